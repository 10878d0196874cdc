/** The cards in English, in the order of data/cards.ts. `choices` name the branches of a card that offers some. */
export type CardText = { readonly title: string; readonly text: string; readonly choices?: readonly string[] };

export const cards: readonly CardText[] = [
  {
    title: 'Quadruple Alliance',
    text: '1 VP and 1 command point for the Liberals.',
  },
  {
    title: 'Chapelgorris',
    text: 'Put the Chapelgorris marker on a Liberal infantry block in Vizcaya, Guipúzcoa or Álava. With it the block fires in skirmishes in abrupt terrain without the -1, and has +1 morale. The marker stays until the year end or until the block is eliminated; if it was in play already it changes blocks.',
  },
  {
    title: 'Informers',
    text: 'One attempt at interception costs no command point. It is rolled as usual.',
  },
  {
    title: 'Flying Column',
    text: 'A group of up to four blocks that has just rolled its movement has 2 points more.',
  },
  {
    title: 'Closed Volley',
    text: 'One of your infantry blocks, named as it fires in this round, throws its misses again, once.',
  },
  {
    title: 'Lancers Forward',
    text: 'All your cavalry has +1 effectiveness in this skirmish or battle round.',
  },
  {
    title: "Rodil's Edicts",
    text: 'Carlist replacement rolls have one more -1 until the end of the year.',
  },
  {
    title: 'Convoy',
    text: 'All your units in one place are supplied in this step; or your trains and backpacks in the Liberal zone regain 2 strength in all.',
    choices: ['Supply a place', 'Restore trains and backpacks'],
  },
  {
    title: 'Urban Militia',
    text: 'A Carlist group has entered a principal town of the Liberal zone that has no Liberal unit and no fortress: a finished Liberal fortress appears there. The group may move on, or stay and besiege it.',
  },
  {
    title: 'Change of Command',
    text: 'You lose all your command points.',
  },
  {
    title: 'British Auxiliary Legion',
    text: 'The four BRI blocks come at full strength to San Sebastián, Bilbao, Portugalete or coastal regions. A besieged port takes them only up to its capacity, and Bilbao none while its port is annulled.',
  },
  {
    title: 'French Foreign Legion',
    text: 'The two FRA blocks and the POL block come at full strength to Cataluña or Aragón.',
  },
  {
    title: 'Eliot Convention',
    text: 'Prisoners go home: the Liberal and then the Carlist receives 2 RP and spends them at once.',
  },
  {
    title: 'War Steamers',
    text: 'Up to four blocks sail by naval transport for nothing; or the landing of this phase, paid as usual, takes up to three blocks.',
    choices: ['Sail for nothing', 'A larger landing'],
  },
  {
    title: 'Revolutionary Juntas',
    text: 'You have 1 action point less this phase, but at least 1. The Carlist puts the mutiny marker on a space or region of the Liberal zone with Liberal infantry or cavalry: no unit there acts this phase.',
  },
  {
    title: 'Army of Operations of the North',
    text: 'The two LIN blocks marked L16 come at full strength as reinforcements, without replacing any PRO, with 2 points of field artillery; and 1 command point.',
  },
  {
    title: 'Portuguese Division',
    text: 'The POR block comes at full strength to Castilla-León, Miranda de Ebro or Vitoria, if friendly and not besieged.',
  },
  {
    title: "Mendizábal's Disentailment",
    text: 'Receive 2 RP and spend them at once. Your replacement rolls have +1 until the end of the year.',
  },
  {
    title: 'Mutiny at La Granja',
    text: '1 VP for the Carlists, who put the mutiny marker on a space or region of the Liberal zone with a REA block (you say where; if there is none, anywhere with your infantry or cavalry): no unit there acts this phase.',
  },
  {
    title: 'Levy of a Hundred Thousand',
    text: 'Draw two blocks from your bag and place them at full strength as reinforcements.',
  },
  {
    title: 'Blockade Lines',
    text: 'One fortress of yours under construction, even from this phase, is complete; or build one this phase for nothing.',
    choices: ['Complete a fortress', 'Build one for nothing'],
  },
  {
    title: 'Night Attack at Luchana',
    text: 'When you attack those who besiege a fortress of yours: the Carlist tactical card has no effect, and your infantry has +1 effectiveness in this skirmish or round.',
  },
  {
    title: 'Espartero Takes Command',
    text: '2 command points. For the rest of the game a Liberal movement roll of 1 gives 3 points. Card L10 is cancelled.',
  },
  {
    title: 'Constitution of 1837',
    text: '1 VP for the Liberals.',
  },
  {
    title: 'Indiscipline',
    text: 'The Carlist names a space or region of the Liberal zone with Liberal infantry: an infantry block there, of your choice, loses 1 strength, and the mutiny marker keeps all units there from acting this phase.',
  },
  {
    title: 'Diego de León',
    text: 'In this round your cavalry has +1 effectiveness, and enemy infantry that it charges tests morale with -2 more.',
  },
  {
    title: 'Reserve Army of Andalucía',
    text: 'The uprising falls by 2 in Andalucía or in Castilla la Nueva, expedition or not.',
  },
  {
    title: 'Relentless Pursuit',
    text: '+3 to one roll to locate an expedition; say so before rolling.',
  },
  {
    title: 'Peace and Charters',
    text: 'The Carlist takes 2 strength from his units in Guipúzcoa, or all he has there. For the rest of the game his replacement rolls have -1. Card C6 is cancelled.',
  },
  {
    title: 'Storming Party',
    text: 'In this assault round your infantry has +1 effectiveness, and the assault may have one round more.',
  },
  {
    title: 'Carlist Exhaustion',
    text: 'If the Carlists besiege a city, their prestige goes back 1; if not, 1 VP for the Liberals.',
  },
  {
    title: "Aviraneta's Intrigues",
    text: "Look at the Carlist's hand and discard one of its cards.",
  },
  {
    title: 'French Intervention',
    text: "Until the end of the year C12 has no effect. In a space connected with France that you name, a Carlist block of the Carlist's choice loses 1 strength.",
  },
  {
    title: 'British Loan',
    text: 'Receive 3 RP and spend them at once.',
  },
  {
    title: 'Espoz y Mina',
    text: 'Until the end of your phase groups that start in Navarra have 6 points without rolling; the modifiers apply.',
  },
  {
    title: 'Fernández de Córdova',
    text: 'In this round the first activation is yours, whoever attacks, and your morale tests have +1.',
  },
  {
    title: 'Arrival of Don Carlos',
    text: '1 VP and 1 command point for the Carlists.',
  },
  {
    title: 'Ambush',
    text: 'In abrupt terrain of the Carlist zone: you fire first, even as the attacker, and your infantry fires without the -1.',
  },
  {
    title: 'News from the Country',
    text: 'One interception costs no command point and succeeds without a roll, with as many units as you like.',
  },
  {
    title: 'Mountain Paths',
    text: 'One evasion succeeds without a roll. The limit of three blocks still holds.',
  },
  {
    title: 'Bayonet Charge',
    text: 'One of your infantry blocks, named as it fires in this round, has +1 effectiveness. In a battle those it hits test morale with -1 more.',
  },
  {
    title: 'Royalist Volunteers',
    text: '+2 to your replacement roll; say so before rolling. L29 cancels this card.',
  },
  {
    title: 'Zumalacárregui',
    text: 'A group that sets out in the Carlist zone has 2 movement points more, and in the combat it starts this phase the Liberal plays no tactical card in the first round. C11 cancels this card.',
  },
  {
    title: 'Buried Cannon',
    text: '1 artillery point of either kind to the hidden artillery box.',
  },
  {
    title: 'Behind the River',
    text: 'As the defender, in round 1: until the battle ends the attacker has one infantry box less in his front line, from where a block of his choice goes to the reserve if need be, and in round 1 his cavalry does not charge, though it may countercharge.',
  },
  {
    title: 'Quarrels at Court',
    text: 'You lose 2 command points. If you have none, you have 1 action point less this phase, but at least 1.',
  },
  {
    title: 'Death of Zumalacárregui',
    text: '1 VP for the Liberals, and you lose all your command points. Card C7 is cancelled.',
  },
  {
    title: 'Smuggling from France',
    text: 'If you control a space connected with France: receive and spend 1 RP for each, up to 2; or put 1 artillery point of either kind in the hidden artillery box.',
    choices: ['Replacements', 'Artillery'],
  },
  {
    title: 'Gun Foundry',
    text: '1 artillery point of either kind to the hidden artillery box, or 2 if you control Azpeitia, Oñate or Éibar.',
  },
  {
    title: 'Lost Trail',
    text: 'An expedition that has just been located, even without a roll, gets away: there is no combat, and the pursuit marker is set to +1.',
  },
  {
    title: 'Parapets',
    text: 'As the defender in abrupt terrain: in this round enemy infantry has -1 effectiveness, though a 1 always hits, and no artillery support.',
  },
  {
    title: 'Powder Shortage',
    text: 'Until the end of your phase your artillery neither fires in skirmishes nor gives artillery points. For assaults and sieges it counts.',
  },
  {
    title: "Gómez's Expedition",
    text: 'With an expedition: +1 to the uprising in the region of one of them and in one beside it, and its pursuit marker goes. Without any: +1 in Asturias-Cantabria, Castilla-León or Aragón.',
  },
  {
    title: 'The Unpaid Legion',
    text: 'Each BRI block on the map loses 1 strength.',
  },
  {
    title: 'Foreign Deserters',
    text: 'The EXT block comes at full strength to a friendly space of the Carlist zone that is not besieged.',
  },
  {
    title: 'Cabrera',
    text: '+1 to the uprising in Valencia-Murcia or in Aragón.',
  },
  {
    title: 'Sappers',
    text: 'Your first two hits in this assault round count whole.',
  },
  {
    title: 'Guides of Navarra',
    text: 'In this round your NAV infantry passes every morale test.',
  },
  {
    title: 'Royal Expedition',
    text: 'With an expedition, draw one chit more this phase; its points serve only to move expeditions or recruit with them. If one is in Castilla la Nueva, prestige advances 1.',
  },
  {
    title: 'Oriamendi',
    text: 'As the defender: the first two infantry blocks you activate in this round fire with one die more.',
  },
  {
    title: 'Pronunciamiento',
    text: 'The Liberal has just drawn his chit: he has 1 action point less, but at least 1, and you put the mutiny marker on a space or region of the Liberal zone with Liberal infantry or cavalry: no unit there acts this phase.',
  },
  {
    title: 'The Bands Rise Again',
    text: 'An eliminated band comes back to a friendly space of the Carlist zone that is not besieged. It does not act this phase.',
  },
  {
    title: 'Orderly Withdrawal',
    text: 'If you retreat of your own will at the end of this round you are not pursued, and lose neither artillery nor strength of your train.',
  },
  {
    title: 'Zaratiegui in Segovia',
    text: '+1 to the uprising in Castilla-León; and with an expedition there, +1 in Castilla la Nueva too.',
  },
  {
    title: 'Maroto',
    text: '2 command points, and 2 RP to be spent at once.',
  },
  {
    title: 'Apostolics against Marotists',
    text: 'You lose a card of your hand at random, and have 1 action point less this phase, but at least 1.',
  },
  {
    title: 'Cabañero in Zaragoza',
    text: '+1 to the uprising in Aragón; if it is at 3 already, prestige advances 1 instead.',
  },
  {
    title: "Negri's Expedition",
    text: 'Move an expedition, or a group of up to four blocks from a space with a connection into its region, for no action points.',
  },
  {
    title: 'Recognition by the Northern Courts',
    text: 'If the Carlists hold or besiege a city: 1 VP, and 2 RP to be spent at once. If not, 1 RP.',
  },
  {
    title: 'Legitimist Loan',
    text: 'Receive 3 RP and spend them at once.',
  },
  {
    title: 'Bruno Villarreal',
    text: 'In this phase concentration costs no movement points.',
  },
  {
    title: 'Infante Don Sebastián',
    text: 'Once in this round you may activate two units in a row.',
  },
];
