/** The ledger of rules in English. Its keys are the ids that code and tests cite. */
export const rules = {
  '1-a':
    'The war in the North of Spain from 1834 to 1838, for two players: one leads the Liberals in blue, the other the Carlists in red.',
  '2.1-a':
    'In the box: 73 blocks, 48 blue and 25 red; 36 cards for each side; ten wooden artillery points; four dice; two bags; the map of the North, the map of the regions and the battlefield.',
  '2.1-b': 'Ruling: four dice is what fits in the box, not a limit. Every roll uses as many dice as its rule asks for.',
  '2.2-a':
    'One point of strength stands for a battalion of infantry, a squadron of cavalry, or one or two batteries of artillery.',
  '2.2-b':
    'The map of the North shows some 240 by 190 kilometres, with 20 to 30 between neighbouring spaces. Each region of the other map gathers one or several historic regions.',
  '2.3-a': "There are three scenarios: Zumalacárregui's War (1834-36), Espartero's War (1836-38) and the Full War (1834-38).",
  '3-a': 'A year lasts five turns. When the fifth is over the year end is resolved.',
  '3-b':
    'A turn has six phases: reinforcements, Carlist uprising in the rest of Spain, order of play, first player, second player, victory check.',
  '3-c': 'In the reinforcement phase each side receives what the turn table gives it [20-a].',
  '3-d':
    'In the uprising phase the uprising table is rolled first [22.1-a]; afterwards every active expedition may try to raise the level of its region [22.2-a].',
  '3-e':
    'The Carlists hold the initiative through 1836 and the Liberals from 1837 on. The holder says who plays first this turn.',
  '3-f':
    'Once the order is named, the other side may contest the initiative for 1 command point. Unless the holder answers with 1 command point of his own, the contester names the order of this turn instead. There is at most one contest a turn.',
  '3-g':
    'Ruling: when the holder answers, both points are gone and the order he named stands. An initiative lost in this way comes back to its holder next turn.',
  '3-h':
    "A player's phase runs through these steps: draw a card, complete fortresses, draw a chit of action points, deploy or hide artillery (Carlists only), actions, combat (skirmishes, battles, assaults, sorties, in that order), supply of his own units.",
  '3-i': "The second player's phase goes through the very same steps.",
  '3-j':
    'At the victory check prestige and uprisings are scored, the VP marker moves, and automatic victory is tested. If nobody has won, the next turn or the year end follows.',
  '4-a':
    'The whole map of the North (the three Basque provinces, Navarre, and parts of Cantabria, Burgos and La Rioja) is one area of the map of the rest of Spain.',
  '4.1-a': 'A space is a city, a principal town, a Carlist refuge or an other space.',
  '4.1-b':
    'The cities are Bilbao, San Sebastián, Vitoria, Pamplona and Logroño. Each has a permanent fortress and a garrison marker that names its holder; all five begin Liberal.',
  '4.1-c': 'The refuges are Améscoas and Baztán. No side may build a fortress there.',
  '4.1-d':
    'Scenarios that begin in 1834 have a Liberal fortress in Baztán all the same. If the Carlists capture it, or if it is demolished, its marker goes and no other may ever be built there.',
  '4.2-a': 'The terrain of a space is either abrupt (brown) or open (green).',
  '4.3-a': 'Ports serve the Liberals for naval transport, landings and supply. The Carlists have no use of any port.',
  '4.3-b': 'A besieged Liberal fortress with a port supplies those inside, save Bilbao while its port is annulled [4.3-c].',
  '4.3-c':
    "Bilbao's port is annulled for naval transport and supply while the Carlists besiege Bilbao, control Portugalete or Guecho, or besiege a Liberal fortress in either of the two.",
  '4.3-d':
    'Who controls Portugalete or Guecho is settled as for any space: both lie in the Liberal zone, so empty they are Liberal, and a Carlist unit or fortress makes them Carlist [4.9-d].',
  '4.4-a': 'Roads join the spaces. Going along a main road costs 1 movement point, along a secondary road 2.',
  '4.5-a':
    'A connection with a region is a main or secondary road that leaves the map of the North. It costs 1 movement point more than its kind of road.',
  '4.5-b': 'Nobody moves or retreats over a connection with France. Only some events look at it.',
  '4.6-a':
    'The Carlist zone is the part of the map of the North marked in red. The Liberal zone is everything else, all regions included.',
  '4.6-b':
    'A space is adjacent to the Carlist zone if it lies in the Liberal zone and a road joins it to a space of the Carlist zone, as in the case of Valmaseda, Vitoria, Peñacerrada, Lerín or Zubiri.',
  '4.8-a':
    'Cities have their permanent fortresses. Anywhere else a fortress is a marker of one side, under construction on one face and built on the other. A built fortress always has its own garrison [18.1-c].',
  '4.8-b':
    'Ruling: until it is turned over, a fortress under construction is nothing but a marker: no garrison, no room inside, no bearing on movement, interception, retreat, supply, VP, fortress points or control.',
  '4.9-a': 'A space is friendly to whoever controls it. A city belongs to the side its garrison marker shows.',
  '4.9-b': 'Where there is a fortress marker, its side controls the space.',
  '4.9-c': 'A principal town without a fortress belongs to the side that has a unit in it; empty, to the side of its zone.',
  '4.9-d':
    'Any other space, refuges among them, belongs to the side with a unit or a fortress there; empty, to the side of its zone.',
  '4.9-e':
    'Ruling: while both sides have units in a space without a fortress, its control stays as it was until the combat there is over.',
  '4.9-f': 'Ruling: whenever a principal town or a city changes hands, for whatever reason, its new controller has captured it.',
  '4.9-g':
    'Ruling: control is looked at only at certain moments: when a group has ended its whole move by land or sea, when it has been stopped by an interception or a failed evasion, after each combat and its retreats, when a fortress is completed, captured, demolished or placed, and when units come or go in any other way. Marching through changes nothing. VP move at once.',
  '4.9-h':
    'Ruling: a unit, for control, is any block or counter. Counters on their own are dealt with before control is looked at [11.3-c], so they never take or keep a space. Units waiting on a road or at sea are not in the space.',
  '5.1-a': 'Infantry, cavalry and supply trains are blocks. Artillery, field or mountain, and backpacks are counters.',
  '5.2-a':
    'The opponent cannot see what kind a block is nor how strong, until combat reveals it. Counters lie open to both players.',
  '5.2-b': 'Where a rule turns on the kinds of units in a place, their owner says which they are and need not show them.',
  '5.2-c': 'Ruling: once a combat is over, the surviving blocks are stood up again and hidden.',
  '5.2-d':
    'Ruling: whenever a roll or a limit depends on how many blocks there are (interception, evasion, countermarch, size of a group, skirmish or battle, general limit, supply, prestige), that number is stated truly. The table counts it.',
  '5.2-e':
    'Ruling: when strength is lost outside combat, the dice and the number of points lost in that place are public, but not which block lost them nor what it has left. A block that is eliminated is shown.',
  '5.2-f':
    'Ruling: a block that comes onto the map, as a reinforcement, by building or by an event, comes hidden: the opponent sees the place and how many blocks. The exchange of a PRO for a LIN is announced with its place [20.1-c]. A block drawn and put back into the bag is not shown.',
  '5.3-a':
    'A block of infantry or cavalry rolls as many dice as its present strength. A hit costs it one point; with no point left it is eliminated.',
  '5.3-b':
    'A supply train spends one point of strength each time it supplies; with no point left it is eliminated. It rolls no dice in combat.',
  '5.3-c':
    'The strength of artillery is its number of dice in a skirmish and of artillery points in a battle. It takes no hits, but it may be captured or eliminated if its side loses.',
  '5.3-d':
    'A backpack has strength 2 or 1. Each time it supplies it loses 1, and from 1 it is eliminated. It rolls no dice in combat.',
  '5.4-a':
    'No unit has a movement figure of its own: the Carlists move with a fixed allowance, the Liberals roll for theirs [11.1-a].',
  '5.4-b': 'Effectiveness (E): every die that shows E or less is a hit.',
  '5.4-c': 'Morale (M): a test is passed with M or less on two dice.',
  '5.4-d':
    'Supply capacity (S): how many friendly blocks of infantry and cavalry in the same place it can supply. A train has S6, a backpack S2.',
  '5.4-e':
    'Entry: D for blocks deployed in 1834; a year (34, 35, 36); a card number or a flag for blocks brought by events. Bands and regionals bear none.',
  '5.4-f':
    'Trains and backpacks have neither E nor M; artillery has strength and nothing else; garrisons have an E and strength 1.',
  '5.4-g':
    'A band (PAR) is infantry in everything, save where a rule says otherwise. Once eliminated it lies face up in its box until the year end, or until a card brings it back.',
  '5.4-h': 'Bands do not count when it is settled whether a combat is a skirmish or a battle.',
  '5.4-i': 'Bands use up no supply unless they are besieged in a fortress. They do count for the general limit [19.1-a].',
  '5.4-j': 'A band can neither build nor demolish a fortress.',
  '5.4-k':
    'Regional units (REG) wait in their box. They come into play only when an expedition recruits, and go back to the box when eliminated.',
  '5.4-l':
    'The reinforcement pool of a side is a bag with the infantry and cavalry it may receive or build. Blocks are drawn from it blindly; the owner may look at what it holds whenever he likes.',
  '5.4-m':
    'Eliminated infantry and cavalry go into their bag. Foreign units (BRI, FRA, POR, POL; EXT) leave the game for good instead, and bands and regionals go to their boxes.',
  '5.4-n':
    'Trains and backpacks are never in the bag. Eliminated, they lie openly in their box, from where replacement points can build them again.',
  '5.4-o': 'Ruling: in his own phase a player may at any moment take one of his trains or backpacks off the map into its box.',
  '5.5-a':
    'The letters on the blocks: ALA Alavese, BRI British, CAN Cantabrian, CAS Castilian, EXT foreign, FRA French, GUI Guipuzcoan, LIG light, LIN line, NAV Navarrese, PAR band, POL Polish, POR Portuguese, PRO provincial, REA Royal Guard, REG regional, T.S. supply train, VAS Basque, VIZ Biscayan.',
  '6-a':
    "The markers: year, turn, order of play for each side, VP, prestige, prestige -1 and -2, action points, the Carlists' extra action point, command points for each side, siege, battle, battle round, uprising, pursuit; and those of the cards: mutiny, Chapelgorris, river and wall.",
  '6-b': 'The prestige -1 and -2 markers keep the steps that the prestige marker had to go back and could not.',
  '7-a':
    'Each side has a deck of its own, sorted by the years 1834 to 1838. The cards the scenario names are shuffled into its draw deck.',
  '7-b': 'Optional cards are in the game only if the players have agreed on optional rule 30.3.5 or 30.3.6.',
  '7-c': "A player's phase begins with drawing one card. An event happens there and then; any other card joins his hidden hand.",
  '7-d':
    'A hand holds eight cards. Who draws a ninth discards one of them, the new one if he likes, face up. An event never reaches the hand, so it calls for no discard.',
  '7-e': 'A drawn card that has been cancelled earlier leaves the game. No other is drawn for it.',
  '7-f':
    'When the draw deck has run out the discard pile is shuffled into a new one. If there is no card in either, the player gains 1 command point instead.',
  '7-g':
    'A card bears a title (with an asterisk if it leaves the game once played), its text, its number, its year, its type, the year from which it is out of the deck, if any, and whether it is optional.',
  '7-h':
    'Ruling: a cancelled card in a draw deck stays there until it is drawn [7-e] or until the deck is looked through at the year end [24.9-a]; in a hand or a discard pile it leaves the game at once and is not replaced. An event that can do nothing is discarded, or removed if it has the asterisk; one that can do part does that part, in its own order.',
  '7-i':
    'Ruling: if a hand passes eight by any other way its owner discards down to eight at once. A card drawn in exchange at the year end counts too.',
  '7.1-a': 'An event takes effect when it is drawn. Some harm the very side that draws them.',
  '7.1-b':
    "An operational card is played from the hand when what it asks for comes about, in one's own phase or, with some cards, in the opponent's.",
  '7.1-c':
    'A tactical card is played in combat as it says, no more than one by each player in a skirmish, in a battle round or in an assault round.',
  '7.1-d': "A card played goes face up onto its owner's discard pile; with an asterisk it leaves the game instead.",
  '7.1-e':
    'At the year end the discard pile and the cards of the coming year join the draw deck, and it is shuffled. Removed cards, and cards that are out from the coming year on, do not return.',
  '7.1-f':
    'A card in hand that is out from the coming year on leaves the game at the year end, and another is drawn for it [24.9-b].',
  '7.2-a':
    'Units that an event brings come from those not yet in the game. They are taken from the pool only if the card says so.',
  '7.3-a':
    'When a combat begins the player in whose phase it is fought decides first whether to lay a tactical card face down; then the other, who knows only whether one lies there. Both are turned up together, and what has been laid stays laid.',
  '7.3-b': 'The card names the kinds of combat it fits. It works at once, or at the moment of that combat its owner picks.',
  '7.3-c': 'Operational cards with a use in combat are played openly, as many as one likes, besides the tactical card.',
  '7.4-a': 'If two cards clash, the player whose phase it is comes first and his card works first.',
  '7.4-b':
    'Ruling: in a moment when both may react, the player whose phase it is is asked first and the opponent after him, until both have declined one after the other. Tactical cards are turned up together even if one player laid none.',
  '8-a': 'A side keeps at most 5 command points; anything beyond is lost.',
  '8-b': 'A command point buys a contest of the initiative [3-f].',
  '8-c': 'Once in his own phase a player may spend a command point as if it were an action point.',
  '8-d': 'A command point buys one attempt at interception [11.6-a].',
  '9-a':
    'A single VP marker moves toward the side that gains. Its track has ten boxes for each side, and the count may go beyond.',
  '9-b':
    'Automatic victory: a side whose automatic zone holds the marker at the victory check of a turn wins there and then. Ruling: the zone begins at 10.',
  '9-c': 'Decisive victory: a side whose decisive zone holds the marker at the year end wins [24.3-a].',
  '9-d': 'Failing both, the last position of the marker decides, by the figures of the scenario, between victory and draw.',
  '9-e': 'Whatever the marker says, the Carlists win the moment they control two cities.',
  '9-f':
    'Ruling: a turn has one victory check, after prestige and uprisings. VP won or lost later count at the decisive victory, at the end of the scenario or at the next check. Two cities are looked for at every capture.',
  '9.1-a':
    'Capturing a city is worth 3 VP and capturing a principal town 1, to the captor. Each change of hands counts anew, even several in one phase.',
  '9.1-b': 'Winning a battle by a rout is worth 1 VP.',
  '9.1-c': 'Cards may move the VP marker too.',
  '9.1-d':
    'Prestige is worked out at each victory check: one for each city the Carlists besiege, and one more if any expedition is active, however many there are.',
  '9.1-e':
    'From that sum one is taken for each space of the Carlist zone where four or more Liberal blocks of infantry or cavalry stand.',
  '9.1-f':
    'With 1 or 2 the prestige marker advances one box. With 3 or more it advances two if an expedition is active, one if not. With 0 or less it stays.',
  '9.1-g': 'If the Carlists control a city that nobody besieges, prestige advances one box more, whatever the sum.',
  '9.1-h': 'Each box of advance is first used to cancel one point of the -1 and -2 markers; only then does the marker move.',
  '9.1-i':
    'Ruling: the track runs 0, 1, 2, 3 and a scoring box. Reaching that box gives the Carlists 1 VP; the marker goes back to 0 and uses up what it has left to advance.',
  '9.1-j':
    'When all Carlist units of a region are eliminated, by combat or attrition, the expedition is destroyed and prestige goes back two boxes. What cannot be gone back becomes -1 and -2 markers, without limit.',
  '9.1-k':
    'Ruling: at each victory check the Carlists gain 1 VP if three or four regions stand at level 3, and 2 if five or more do.',
  '9.1-l':
    'The year end brings VP of its own: fortress points, the fortress of Baztán from 1835, war weariness from 1836, and a roll when the scenario closes [24.1-a, 24.1-b, 24.2-a, 24.4-a].',
  '10-a':
    'Every year each side fills a cup with six chits of its colour, those that the table sets for that year. One is drawn blindly in each phase of its own and stays out, so that one is left at the end unless an event meddles.',
  '10-b': 'The chit drawn says how many action points the phase has.',
  '10-c':
    'If, when his phase begins, an expedition is active and five or more regions stand at level 2 or 3, the Carlist has one action point more, kept apart. It serves only to move an expedition that exists already, even back to the North, or to recruit with one, never to set out with a new one.',
  '10-d':
    'Points go to any actions in any order. Any action may be repeated, except getting replacements, once a phase, and recruiting, once per expedition and phase. Points left over are lost.',
  '10-e':
    'A unit takes part in one action a phase: moving, coming by concentration, building or demolishing, receiving replacements or being built with them, suppressing, recruiting, sailing or landing. Fighting, intercepting, evading, reinforcing a battle, retreating and regrouping are no actions.',
  '10-f':
    'Ruling: naval transport is paid in half points. A half point that is left over is good for one more unit by sea and nothing else.',
  '10-g':
    'Ruling: one may stop at any time and lose the points that are left. An action, with all its groups, is finished before the next is begun.',
  '10.1-a':
    'Activate a space or region, 1 AP: there must be a friendly block of infantry or cavalry in it that has not acted. All friendly units there that have not acted may move.',
  '10.1-b': 'Ruling: a place may be activated again in the same phase while it holds units that have not acted.',
  '10.1-c': 'Ruling: besieged units do not leave by land. They sail or they fight.',
  '10.2-a':
    'Build a fortress, 1 AP: a marker under construction goes where there is friendly infantry (no band, no cavalry) and no enemy. The block that builds does nothing else this phase; the others there may.',
  '10.2-b':
    'No fortress is built in a region, a refuge or a city, nor a second one in a space. There are 15 Liberal and 10 Carlist markers, and those under construction are among them.',
  '10.2-c': "In its builder's next phase, at the step for it, the fortress is complete.",
  '10.2-d':
    "If enemy infantry or cavalry is in a space with a fortress under construction and none of its owner's units is there to defend it, the marker is taken off.",
  '10.2-e':
    'Ruling: that is looked at in every step of a march, when interceptors and evaders have come or gone, so a group that only passes by destroys the works too. A fortress under construction is never captured and is worth no VP.',
  '10.3-a':
    "Demolish a fortress of one's own, 0 AP: friendly infantry (no band) is needed and no enemy in the space; the block that does it does nothing else this phase. Cities keep theirs. As many may be demolished in a phase as one likes.",
  '10.3-b':
    'Ruling: a fortress under construction may be withdrawn in the same way. If the fortress of Baztán is demolished it is gone for good [4.1-d].',
  '10.4-a': 'Bank command points: each AP spent becomes one command point, up to 5 in all.',
  '10.5-a':
    'Get replacements, 2 AP, once a phase: one die gives 2 RP on 2 or less, 3 on a 3 or 4, and 4 on 5 or more. In 1834 both sides subtract 1; cards may alter the roll. The points are spent by chapter 21.',
  '10.6-a':
    'Recruit with an expedition, Carlists only, 1 AP, once per expedition and phase: it gets as many RP as the level of its region plus one [23.4-e].',
  '10.7-a': 'Suppress an uprising, Liberals only, 1 AP: in any region without an expedition [23.4-a].',
  '11-a':
    'In an activated space the player takes one or more units, which form a group, and moves them together; then he may take another group, and so on. A single unit is a group too.',
  '11-b': 'On its way a group may drop units in any space it leaves or passes. It never picks any up.',
  '11-c':
    'Ruling: a unit that is dropped has acted and goes no farther this phase. A unit that never left the activated space has not, and may still move in a later group or do something else.',
  '11.1-a':
    'A Carlist group has 6 movement points. A Liberal group rolls one die: 2 points on a 1, 3 on a 2, 4 on a 3 or 4, 5 on a 5 or 6.',
  '11.1-b':
    'Size of the group: 1 point more with one or two blocks, 1 less with five or more. Infantry, cavalry and trains are counted; artillery and backpacks are not.',
  '11.1-c':
    'Field artillery has 1 point less than its group and cavalry 1 more, each for itself alone. A group gains reach by leaving its field guns, and cavalry by leaving everybody else.',
  '11.1-d': 'Ruling: the size is that of the group when it sets out. Dropping units on the way does not alter it.',
  '11.1-f':
    'A group goes from space to space by a road that joins them, for 1 point if it is a main road and 2 if it is secondary.',
  '11.1-e': 'A unit without the points for a road cannot take it, save by a forced march.',
  '11.1-g':
    'Ruling: Liberals roll once the group is settled and before its first step. After the roll the group may still stay where it is, but it has acted. Points never go below 0.',
  '11.2-a':
    'Forced march: a unit goes one space more along any road, however many points it has left. It never fails. A unit does it once a phase and moves no farther after it.',
  '11.2-b':
    'As soon as the step is made one die is rolled for each unit that forced its march: a Carlist loses 1 strength on 1 or 2, a Liberal on 1 to 3.',
  '11.2-c':
    'Field artillery cannot force the march. Mountain artillery and trains can, and run the risk. Backpacks can and lose nothing.',
  '11.2-d':
    'There is no forced march from one region to another. Ruling: over a connection, out of the North or into it, it is allowed as on any road and stands in for the cost.',
  '11.2-e': 'Ruling: its losses are rolled before any interception or evasion in the space that was entered.',
  '11.2-f':
    'Ruling: within a group only the units that lack the points force their march and roll; the rest pay as usual and go along. The group stops there. It may be the very first step of a move.',
  '11.2-g':
    'Ruling: mountain guns or a train that fail the roll lose 1 strength and are eliminated if none is left. Counters or a train left by the loss without infantry or cavalry are dealt with when the move is over [11.3-c].',
  '11.3-a':
    'Artillery, trains and backpacks never move, retreat or reinforce by themselves. They go with a block of infantry or cavalry that starts from the same place.',
  '11.3-b': 'They may end a move or a combat only in a friendly fortress or beside friendly infantry or cavalry.',
  '11.3-c':
    'Should they end anywhere else with an enemy unit present, the enemy captures half of all the artillery points, rounded up and of the kinds he likes, and everything else is eliminated. With no enemy all of it is eliminated. Ruling: this is looked at when a group has moved, when a combat is over and when a step of the phase ends.',
  '11.4-a': 'A group that enters a space where there is an enemy unit stops and has to fight in the combat step of this phase.',
  '11.4-b': 'An enemy fortress under siege is no hindrance to movement.',
  '11.4-c':
    'If the space has an enemy fortress that is not besieged and at least one enemy block, the group stops. Who is inside and who outside is said in the combat step.',
  '11.4-d':
    'If only the garrison is there, perhaps with artillery or a backpack, the group may go on, and it may drop units to besiege the place.',
  '11.4-e': 'An empty principal town without a fortress stops nobody, but to take it a unit has to stay.',
  '11.4-f':
    'When a group already faces enemy blocks in a space, inside a fortress or out, groups that enter it later stay on the road they came by. They do not fight at first, but may reinforce a battle [17.7-c].',
  '11.4-g':
    'Units on a road are not in the space for stacking or for telling skirmish from battle. They come in when their side wins or when they reinforce, and then the limits on counters apply; if their side loses they retreat. Their road counts as used to enter, for the retreats of both sides.',
  '11.4-h':
    'Ruling: if no enemy is left outside when the combats are sorted, units waiting on roads or at sea come in at once, to besiege or to occupy. If the first group is destroyed those who wait have lost and retreat.',
  '11.4-i':
    'What stops a group is an enemy block of infantry, cavalry or train that is not besieged. Counters by themselves can only be inside a fortress.',
  '11.4-j':
    'Ruling: a group may set out from a space where enemies are, as besiegers do, and by any road. When the last besieging infantry or cavalry leaves, the siege is over at once.',
  '11.5-a': 'While moving there is no limit to the infantry and cavalry in a place; the general limit comes later [19.1-a].',
  '11.5-b':
    'At the end of the action step, of each skirmish and of each battle round a side may keep in a space one field artillery, one mountain artillery, one train and one backpack.',
  '11.5-c':
    'Units of a kind may be put together into one, up to what it can hold (Liberal field artillery 4, other artillery 2, Liberal train 3, Carlist train 2, backpack 2). What is over is eliminated by its owner. Regions have the same limits.',
  '11.6-a':
    "Interception: when an enemy group enters a space next to units of one's own, one may try to intercept it for 1 command point or by a card.",
  '11.6-b': 'Liberals intercept neither from nor into the Carlist zone.',
  '11.6-c':
    'There is no interception into a space that already holds a unit or a fortress of the moving side, unless it is besieged.',
  '11.6-d': 'Nor from a space where an enemy unit stands, unless that unit is besieged.',
  '11.6-e': 'Nor against movement by sea, retreats, sorties or moves into a region; and never from a region.',
  '11.6-f': 'It is declared the moment the group enters, and the move waits until it is settled.',
  '11.6-g':
    'The interceptor names his group and rolls one die, which has to be higher than its blocks of infantry, cavalry and train. Artillery and backpacks may go along and are not counted.',
  '11.6-h': 'If the die fails, the point is gone and the units stay where they are. A card can make success certain.',
  '11.6-i':
    'Each space has one attempt at each entry of a group, automatic ones included, and the other units there may not try. If the group goes on to another adjacent space, a new attempt is possible.',
  '11.6-j':
    'Attempts from several spaces are all announced first, at 1 point each, and then settled in the order their player likes.',
  '11.6-k': 'Who intercepts is in the space before the group and defends there. The group has to stop and fight.',
  '11.6-l': 'Ruling: an interceptor takes any road between the two spaces and pays no movement. Besieged units cannot intercept.',
  '11.6-m': 'Ruling: to intercept is no action and keeps nobody from acting in his own phase.',
  '11.6-n':
    'From a refuge or into one the Carlists intercept without a roll and with as many units as they like. They still pay the point or the card and keep the other rules.',
  '11.6-o':
    'Ruling: interceptors need no activation and may have intercepted, evaded or retreated before in this phase. If they leave a siege without besiegers it is lifted. An interceptor stands outside any fortress of the space until the combat step asks who is inside.',
  '11.6-p':
    'Ruling: a group that enters a space from a region may be intercepted like any other. A concentration may not, since the Liberals never intercept in the Carlist zone.',
  '12.1-a':
    'Concentration: on activating a space of the Carlist zone, before anyone moves, the Carlist may bring to it one block of infantry or cavalry from each adjacent space, with any train, artillery or backpack that stands with it.',
  '12.1-b':
    'Units that have acted cannot come, and in the end there may be no more than six Carlist blocks of infantry and cavalry in the space.',
  '12.1-c': 'Ruling: the spaces they come from must lie in the Carlist zone as well.',
  '12.1-d':
    'Whoever then moves out of the space in this activation has 2 points less, whether he came or was there, and by whatever roads they came. The usual modifiers apply on top. A later activation without a new concentration pays nothing.',
  '12.1-e':
    'Ruling: those brought in are active with the space, and moving on is part of the same action. When the activation ends they have acted, moved on or not.',
  '12.2-a':
    'Evasion: when an enemy group enters a space of the Carlist zone with one to three Carlist blocks (infantry, cavalry, trains), these may try to slip away: one die higher than their own number, or a card.',
  '12.2-b': 'With four blocks or more there is no evasion, nor if an enemy unit that is not besieged was in the space already.',
  '12.2-c':
    'If it succeeds, all Carlist units of the space retreat one space at once by the rules of retreat and nobody may intercept them. If it fails they will fight.',
  '12.2-d':
    'Where there is a Carlist fortress one unit may stay behind while the rest retreat; then the Liberal group has to stop.',
  '12.2-e': 'If nobody stays, the Liberal group may move on.',
  '12.2-f':
    'A unit may evade several times in one enemy phase. Once it declines or fails, it may not try again in that space against those who come later.',
  '12.2-g': 'If a Carlist interception into the space succeeds, no Carlist there may evade.',
  '12.2-j':
    'Ruling: at each entry interceptions come first, and only if none succeeds may evasion be tried; one that failed does not forbid it. After an evasion, or once the group has been let in, there is no interception of that entry.',
  '12.2-h': 'There is no evading a sortie. Ruling: nor a landing, which is an attack.',
  '12.2-i': 'In a refuge evasion succeeds without a roll, for any number of units.',
  '12.2-k':
    'Ruling: those who evade leave the space as defenders do, though not into its fortress, not by the road the enemy came by and to friendly spaces first, and choose where after the roll. With no retreat open they may try all the same, and success is then a retreat of surrounded units [17.9-n].',
  '12.2-l':
    'Ruling: only the units present when the enemy enters evade, and all of them go but the one, block or counter, that may stay in a Carlist fortress. Carlists besieging a Liberal fortress of their zone may evade those who come to its relief; if none is left, the siege ends.',
  '12.3-a':
    'Countermarch: for 1 movement point more a Carlist group may try to march through a space of the Carlist zone held by enemy units. It must have points for that, for entering, and for one space beyond where there is no enemy unit or fortress, besieged ones apart.',
  '12.3-b': 'Ruling: a forced march gives no points for this.',
  '12.3-c':
    'It is declared before entering: the point is paid and one die rolled, which has to be higher than the blocks of the group. Artillery and backpacks are not counted.',
  '12.3-d':
    'If it fails, the group either enters, stops and fights, or stays where it is without the point it paid and may go on elsewhere, with no other countermarch this phase.',
  '12.3-e':
    'The space beyond may lie outside the Carlist zone. There the Liberals may intercept, and the Carlists may find themselves without a way to retreat.',
  '12.3-f':
    'Through a refuge it succeeds without a roll. The extra point is still paid, and a space without enemies must still be within reach beyond.',
  '12.3-g': 'Ruling: no unit may be dropped in the space marched through.',
  '12.3-h':
    'Ruling: it is needed only where Liberal blocks stand that are not besieged; a garrison alone is passed freely [11.4-d]. After a success the group goes on at once to a space that qualifies. It may countermarch again later if it has the points and has not failed.',
  '13-a': 'To move by sea one activates units, not a place.',
  '13.1-a':
    'Naval transport: half an AP for each block of infantry or cavalry, from a space with a port or a coastal region to another. All regions are coastal but Extremadura, Castilla-León, Castilla la Nueva and Aragón.',
  '13.1-b':
    'The space of arrival may hold no enemy fortress or unit, unless the fortress is besieged or the units are besieging a friendly fortress there. It need not be friendly. Ruling: enemies in a region of arrival make no difference.',
  '13.1-c': 'A block may take along any artillery, train or backpack of its place for nothing. These never sail alone.',
  '13.1-d': 'A besieged friendly fortress with a port may be left or reached by sea, never beyond its capacity.',
  '13.1-e': 'None of this from or to Bilbao while its port is annulled [4.3-c].',
  '13.1-f': 'It cannot be combined with movement by land, nor intercepted.',
  '13.1-g': 'Ruling: a unit must not have acted before it sails, and has acted when it has sailed; so have the counters with it.',
  '13.2-a':
    'Landing, 1 AP, once a phase: one or two blocks of infantry or cavalry go from one space with a port to another that holds an enemy fortress or unit not besieged. Never from a region.',
  '13.2-b':
    'One may land in Bilbao while the Carlists control or besiege it, but not if they control Portugalete or Guecho or besiege a Liberal fortress there.',
  '13.2-c': 'Artillery and backpacks may come along, trains may not. A landing cannot be intercepted.',
  '13.2-d': 'Where enemy units stand it is an attack, and each unit landed fires with one die less, but never with none.',
  '13.2-e': 'Ruling: the missing die is missing for the whole of that combat.',
  '13.2-f': 'Units that landed may retreat by sea to a friendly port, or by a road that friends came by.',
  '13.2-g':
    'If other Liberals came first by land, those who land wait at sea as on a main road, and may reinforce a battle two by two each round.',
  '13.2-i':
    'Ruling: a landing may start from a besieged fortress whose port works. Where only a fortress with its garrison and counters is met nothing is fought, and those who land besiege it.',
  '13.2-j':
    'Ruling: the die less is for every block and artillery unit landed that fires in a skirmish or fires or charges in a battle, after field artillery has been halved; a unit with no die stays without. Artillery points in a battle stay the same.',
  '13.2-h':
    'Ruling: no landing or transport starts from Bilbao while its port is annulled. For landing in Bilbao only its own rule counts [13.2-b].',
  '14-a':
    'An artillery counter has 1 to 4 points if it is Liberal field artillery, and 1 or 2 if it is Carlist field artillery or mountain artillery of either side.',
  '14-b':
    'Counters of one kind may be joined or split at will so long as the points in that place stay the same. There are no more counters than those in the box.',
  '14.1-a': 'Artillery moves and stacks by the rules for units that do not move alone [11.3-a, 11.5-b], in regions too.',
  '14.2-a':
    "Captured artillery becomes the captor's, of the same kind and value, in the same place. It joins what he has there up to the maximum, and the rest is lost.",
  '14.2-b': 'If he has no counter for it the guns are lost; with a smaller counter he keeps what it can show.',
  '14.2-c':
    "Ruling: captured guns stay where they were taken, with the captor's units; if neither a unit nor a fortress of his is there they are lost. The Carlists may hide them only when their next step for it comes.",
  '14.3-a':
    "The Carlists' hidden artillery box takes the guns of reinforcements, of events and from the map, without limit. Ruling: what is in it, and all that goes in or out, is public.",
  '14.3-b':
    'In the step for it the Carlist may take one point from the box to a friendly fortress or to a friendly block of infantry or cavalry, none of them besieged, in the Carlist zone. It joins guns of its kind there up to 2 and may move with a group in this phase.',
  '14.3-c':
    'In the same step he may bring any number of points that are not besieged from the Carlist zone into the box. Points just hidden cannot be taken out in the same phase. He may also hide guns in the redeployment of the year end.',
  '15-a':
    'When all actions are done, combats are settled wherever both sides have units or a fortress is besieged. They cost nothing. Skirmishes and battles must be fought; assaults and sorties are up to the active player.',
  '15-b':
    'It is a battle if each side has three or more blocks of infantry and cavalry in the space and not only cavalry. Otherwise it is a skirmish.',
  '15-c':
    'Artillery, trains, backpacks, bands, units inside a fortress and units on roads are not counted. A side with no infantry but bands has, for this, only its cavalry, or nothing: it is a skirmish.',
  '15-d':
    'The kind of every combat is settled first. Then come all skirmishes, all battles, the assaults and the sorties; within each kind the active player picks the order.',
  '15-e':
    'If units have entered a space with an enemy fortress that is not besieged, its owner says which of his units stay inside.',
  '15-f': 'Ruling: he says so for all such spaces before the kinds of combat are settled.',
  '15-g':
    'The attacker is the side whose phase it is and whose units came in or made the sortie. The other side is the defender.',
  '15-h':
    'Ruling: where besiegers and besieged stand and nobody came in this phase there is neither skirmish nor battle, only an assault or a sortie if the active player wants one.',
  '15-i':
    'Ruling: the kinds, once settled, stay as they are whatever earlier combats do. A side that has no infantry left to deploy loses its battle as a rout; a combat whose defender is gone is not fought.',
  '15-j':
    'Ruling: the combat step goes thus: who is inside and who outside, kinds of combat, skirmishes with the attacks in regions among them, battles, assaults, sorties, and last the sieges that begin or end. Captures and control follow each combat.',
  '16-a':
    'A skirmish is one round: the defender fires and his hits are taken, then what is left of the attacker fires. Nobody tests morale.',
  '16-b':
    'Each side picks at most three blocks to fire: infantry at will, cavalry at most one in abrupt terrain and two in open. All artillery fires. Trains, backpacks and units inside a fortress or on roads do not.',
  '16-c':
    'Ruling: a side has to pick as many as it may, up to three. Both pick in secret and show together; blocks not picked stay hidden.',
  '16-d':
    'In a refuge a Carlist attacker fires first, though he is still the attacker for the result; against a Carlist defender the Liberal fires with one block at most besides his artillery.',
  '16-e':
    'With the blocks shown, each side may play one tactical card, the attacker deciding first and both turned up together. Operational cards are played when they fit.',
  '16-f': 'Each block and artillery unit that fires rolls its strength in dice. A 1 is always a hit.',
  '16-g':
    'In abrupt terrain infantry and cavalry hit with E-1 and artillery on 1; field artillery rolls half its dice, rounded down.',
  '16-h': 'In open terrain infantry hits with E-1, cavalry with E and artillery on 1 or 2.',
  '16-i': 'Hits are taken one at a time by the strongest of the blocks picked to fire; among equals their owner chooses.',
  '16-j': 'Ruling: hits beyond what those blocks can take are lost. A block eliminated before its turn does not fire.',
  '16-k':
    'If after the fire the attacker has more blocks of infantry and cavalry in the space, the defender retreats; if not, even on a tie, the attacker does. Those who did not fire count as well. Bands, artillery, trains, backpacks and units on roads do not.',
  '16-l':
    'Friends besieged in the space count for a side that comes to relieve them. Units that took shelter in a fortress not yet besieged do not count.',
  '16-m':
    'A side with cavalry and no infantry but bands outside the walls must retreat, unless the other side is in the same case; then the numbers decide. Ruling: infantry that did not fire is enough to stay, if it is outside; infantry besieged inside is not.',
  '16-n':
    'Ruling: a side without infantry or cavalry has only counters to lose. If only one side is wiped out the other keeps the space. If both are, the attacker has lost: his waiting groups retreat, counters outside a friendly fortress are eliminated, and control follows the empty space.',
  '16-o': 'The loser retreats by the rules of retreat. After a skirmish there is no pursuit, rout, regrouping or merging.',
  '16-p':
    'Who retreats loses half of his field artillery, rounded up, to the winner, and 1 strength of his train, unless he still has cavalry in the space or is the Carlist leaving abrupt terrain of his zone. Mountain artillery and backpacks are safe. Ruling: units on roads or at sea neither cover nor lose anything.',
  '16-q':
    'Ruling: defenders who must leave a space with their own fortress may go inside while there is room. Their loss of guns and train is worked out first, on what stood outside, even if it then goes in; what was inside from the start is not touched.',
  '17-a':
    'A battle goes thus: deployment; up to three rounds of tactical card, activations and end of round, though the third has no end of round; result, perhaps with rout or pursuit; retreat and merging of the loser; regrouping of the winner.',
  '17.1-a':
    'The defender deploys all his units in the space but those inside a fortress. The attacker deploys only the first group that entered; his later groups stay on their roads.',
  '17.1-b':
    'Both must fill the front line as far as they can: three infantry and one cavalry in abrupt terrain, five and two in open. The rest is the reserve.',
  '17.1-c':
    'Both deploy at once and unseen. Then the front line is laid open while the reserve stays hidden. All units begin fresh.',
  '17.1-d':
    'Artillery gives as many points as its strength, field artillery in abrupt terrain half, rounded down. They begin fresh.',
  '17.1-e': 'Trains and backpacks stand in a box of their own.',
  '17.1-f':
    'Ruling: bands deploy as infantry and have to fill infantry boxes. No box may be left empty to spare a block for the reserve, and neither arm takes the boxes of the other.',
  '17.2-a':
    'There are three rounds at most. A round ends when both sides have activated their whole front line or passed. Rounds 1 and 2 have their end of round; after the third the battle is over.',
  '17.2-b':
    'At the start of a round each side may play one tactical card, the attacker deciding first and both turned up together. Operational cards are free.',
  '17.2-c':
    'The sides take turns, the defender first, activating one fresh unit of the front line each time. One may pass, and must without a fresh unit. Who has passed activates nothing more this round, though his fresh cavalry may still countercharge; the other goes on alone until he passes.',
  '17.2-d':
    'In a refuge, round 1 only: a Carlist attacker activates first; a Carlist defender activates two units before the first Liberal one.',
  '17.3-a': 'A side without infantry in its front line has lost at once: the other wins, gains 1 VP, and a rout follows.',
  '17.3-b': 'Ruling: should both lose their last front-line infantry at the same time, the defender has won.',
  '17.3-c': 'If a side retreats of its own will at the end of a round, the other wins and pursues.',
  '17.3-d': 'After round 3 the defender stays and the attacker retreats, without rout or pursuit.',
  '17.3-e': 'Ruling: bands are infantry in the front line.',
  '17.4-a': 'An infantry or cavalry unit that is activated is spent. With it up to two artillery points may be used.',
  '17.4-b':
    'Infantry fires its strength in dice and hits with E. Whoever is hit spreads the hits as he likes over his front-line infantry; cavalry cannot be hit.',
  '17.4-c': "Cavalry charges one enemy unit of the front line, of its player's choice.",
  '17.4-d':
    'If the target is fresh cavalry it countercharges: both roll their strength and hit with E at the same time, take hits and test morale, and both are spent.',
  '17.4-e':
    'If it is spent cavalry, another fresh one may countercharge in its place. Otherwise it flees to the box of demoralised units, without dice, or it stands: the attacker fires first, hits and morale are settled, and then it fires if it is still in line. The attacker is spent.',
  '17.4-f':
    'If it is infantry, the enemy may countercharge with fresh cavalry of his front line; then it is cavalry against cavalry.',
  '17.4-g':
    'Otherwise the infantry tests morale: -1 if spent; -1 if Carlist in abrupt terrain, -2 in open; +1 at full strength; -1 with 1 strength left. A band is never at full strength but takes the -1.',
  '17.4-h':
    'If it passes, the infantry fires its strength in dice, hitting on 1 only; the cavalry does not attack and is spent. The infantry stays as fresh or spent as it was.',
  '17.4-i': 'If it fails, the cavalry fires with E+1 at that unit alone, the infantry does not fire, and both are spent.',
  '17.4-j':
    "Ruling: any unit of the enemy front line, fresh or spent, may be charged. Fresh cavalry that is charged always countercharges itself. For other targets the countercharge is optional: its owner picks one of his fresh front-line cavalry, which takes the target's place and is spent, and infantry so relieved neither tests nor fires. Hits of cavalry against cavalry stay between the two.",
  '17.5-a':
    'A unit hit during an activation tests morale once when it is over: -1 for each hit after the first in that activation, -1 with 1 strength left. If it fails it goes at once to the box of demoralised units, where both players see it.',
  '17.5-b': 'Morale is tested in battles and nowhere else.',
  '17.5-c':
    'Ruling: eliminated units do not test. A unit that failed against a charge and was hit by it tests again for the hits.',
  '17.5-d':
    'Ruling: modifiers add up, and no roll passes or fails by itself. Units hit by the same activation test in the order their owner likes, and only after all of them is it seen whether the battle has ended.',
  '17.6-a':
    'An activation may use up to two artillery points. Support, one point, once and only with infantry: one die more. Counter-battery, one point, up to twice: one fresh enemy point is spent.',
  '17.6-b': 'Points used are spent, and all come back in the reorganisation.',
  '17.6-c': 'Ruling: artillery points are used only with an activation, never when passing. Ten of them are all there can be.',
  '17.7-a': 'The end of a round has three parts: voluntary retreat, reinforcement, reorganisation.',
  '17.7-b': 'The attacker says whether he retreats; only if he stays is the defender asked.',
  '17.7-c':
    'Reinforcements: first the attacker, with units waiting on roads or at sea and those in a friendly besieged fortress of the space; then the defender.',
  '17.7-d':
    'The defender may bring units from his fortress in the space and from adjacent spaces without an enemy that is not besieged.',
  '17.7-e':
    'Ruling: in each round up to two units may come by each main road, two by sea, two from the fortress, and one by each secondary road.',
  '17.7-f':
    "Each block tests morale, with -1 if the battle is in the enemy's zone. If it passes it joins the reserve; if not it stays and cannot reinforce this battle any more.",
  '17.7-g': 'A block that comes may bring any artillery, train or backpack from its road or space. These never come alone.',
  '17.7-h': 'Ruling: units that retreated earlier in this phase cannot reinforce. To reinforce is no action.',
  '17.7-k':
    'Ruling: adjacent means spaces of the North; nobody comes from a region. Each block is free to try, once in a battle. Besiegers may come, and their siege may lapse.',
  '17.7-l':
    'Ruling: a block just come into the reserve may go to the front line in the same reorganisation, and its artillery adds fresh points. The limits on counters are kept at the end of the round.',
  '17.7-i':
    'Reorganisation, in each part first the attacker and then the defender: (1) units may go from the front line to the reserve; (2) units from the reserve may fill empty boxes of the front line, fresh; (3) all spent units and artillery points are fresh again; (4) each side may try to rally one demoralised unit with plain morale, both at once, and if it passes it goes to the reserve.',
  '17.7-j':
    'Between (1) and (2) the line may be without infantry. A side that has none in it when (2) is over, because it lacks any or by choice, is routed at once.',
  '17.8-a':
    'The winner stays and may regroup. The loser first suffers pursuit or rout, if there is one, on his units in the battlefield; then he retreats and may merge. His units on roads retreat too, untouched.',
  '17.8-b':
    'A loser is covered if he has cavalry in the front line or the reserve, or is the Carlist leaving abrupt terrain of his zone.',
  '17.8-c':
    'Pursuit of a covered loser: the winner rolls one die for each of his infantry and cavalry blocks in the battlefield that is not demoralised, hitting on 1. No artillery, train or backpack is lost.',
  '17.8-d':
    'Pursuit of one who is not: the same dice hit with E; he loses half of his field artillery, rounded up, to the winner, and 1 strength of his train.',
  '17.8-e': 'Rout of a covered loser: as the pursuit of one who is not covered [17.8-d].',
  '17.8-f':
    'Rout of one who is not: each of those blocks rolls its strength and hits with E; all his field artillery and half of his mountain artillery, rounded up, are captured; his train is eliminated; he keeps his backpack. Ruling: blocks inside a fortress or on roads do not fire.',
  '17.8-g':
    'Artillery does not fire. Hits go to the strongest in the battlefield as in a skirmish, those of infantry to infantry only, those of cavalry to cavalry first and then infantry. No morale is tested.',
  '17.8-h': "Ruling: the loser's demoralised units are in the battlefield and may be hit.",
  '17.8-i':
    'Ruling: when the battle is over every block leaves the board, no longer spent or demoralised. Captured artillery is worked out before the retreat.',
  '17.9-a': 'The rules of retreat hold for each unit after a skirmish, a battle or an evasion.',
  '17.9-b':
    'A unit retreats to an adjacent friendly space or one with an enemy fortress under siege. If there is none, to an adjacent space the enemy controls.',
  '17.9-c': 'Never to a space with an enemy unit or fortress, unless it is besieged.',
  '17.9-d':
    'Units may retreat together or apart, except Liberals leaving a space of the Carlist zone: they all go the same way, to one adjacent space or by sea to one port, though some may first go inside a friendly fortress there. Ruling: landed units may sail to one port while those who came by land take their road.',
  '17.9-e':
    'An attacker retreats by a road that some friendly unit used to enter in this phase, those with waiting groups included: Liberals who came from a region, by its connection; landed units, by such a road or by sea.',
  '17.9-f': 'Units that came out of a besieged fortress can only go back into it, and a relief force may not enter it.',
  '17.9-g':
    'A defender retreats by a road that no enemy used to enter in this phase, waiting groups included, unless a friendly unit came by it later as a reinforcement; or into a friendly fortress of the space while there is room.',
  '17.9-h': 'Nobody can intercept units that retreat.',
  '17.9-i':
    'Artillery retreats only with infantry or cavalry. When Carlists retreat from their zone, even by evasion, the guns left after losses may go to the hidden box instead. Ruling: if no block is left to retreat, the guns do not either [11.3-c].',
  '17.9-j':
    'Naval evacuation: Liberals who defended a space with a port, or who landed there, may retreat by sea to another friendly port. Attackers who came by land may not.',
  '17.9-k': 'No evacuation from or to Bilbao if the Carlists control Portugalete or Guecho or besiege a Liberal fortress there.',
  '17.9-l': 'Liberals may retreat to a region by a connection. Carlists may not.',
  '17.9-m':
    'For the rest of the phase units that retreated may not reinforce a battle nearby, assault where they have come to, or sally from the fortress they went back into.',
  '17.9-n':
    'Surrounded: units with no retreat open go all together to one adjacent space, even where enemies are and by a road the enemy used. Ruling: an attacker may also take a road his side did not use, and Liberals a connection with a region.',
  '17.9-o':
    'They take one hit for each enemy block of infantry or cavalry on that road and in that space, and at least one; they lose half of their field artillery, rounded up, to the enemy, and 1 strength of their train. Ruling: cavalry and terrain spare nothing here, and it comes on top of what the combat cost.',
  '17.9-p':
    'Those hits are taken as in a skirmish by all blocks that retreat; the captured guns go to the winner where the combat was. If an enemy unit or fortress, not besieged, is in the space they reach, they retreat one space more by the usual rules, whatever the roads, but not back; Liberals perhaps to a region. Ruling: a region they reach is never left again for the enemies in it.',
  '17.9-q': 'Ruling: if that is impossible too, they are eliminated, and their artillery is treated as left alone [11.3-c].',
  '17.9-s':
    'Ruling: a unit that has a normal retreat must use it. Only those that have none are surrounded, and they go together. Liberals with the sea or a connection open to them are not surrounded.',
  '17.9-r':
    'Merging: after a battle, in each space the loser retreated to that now holds three or more of his blocks of infantry and cavalry, he may eliminate a block and add its strength to another of its arm with equal or lower E, up to the maximum, as often as he likes; the rest is lost. With none to take it he may eliminate a block outright. Ruling: the three are counted once, before merging.',
  '17.10-a':
    'Regrouping: the winner of a battle may move units freely between its space and adjacent ones, both ways, if these held a friendly unit or fortress when it began and no enemy that is not besieged. Ruling: with the enemy gone, whoever was inside the fortress of the battle may go too.',
  '17.10-b':
    'Not into a space where a battle is still to be fought. Counters go with infantry or cavalry. Regrouping may leave no more than six blocks of infantry and cavalry in a space.',
  '17.10-c':
    'Units that won or regrouped may still reinforce another battle of the phase that their side defends next to them, and join an assault where they stand. Regrouping is no action.',
  '18-a':
    'When enemies enter a space with a friendly fortress that is not besieged, units there may stay inside: two blocks of infantry or cavalry in a city, one elsewhere; and besides, one field artillery, one mountain artillery, one train and one backpack.',
  '18-b':
    'Those who do not fit or stay outside fight. In a skirmish those inside do not count for the retreat; in a battle they are not deployed but may come as reinforcements, two a round.',
  '18-c': 'Defenders who retreat may go inside if there is room.',
  '18-d':
    'Ruling: being inside or outside matters only while enemy units are in the space, and ends with the siege or when they leave. The owner chooses in the combat step of the phase in which the enemies came; units already besieged stay inside. Artillery, trains and backpacks may be inside without any block.',
  '18.1-a':
    'A siege begins if, when the combat step ends, infantry or cavalry is in a space with an enemy fortress and every enemy unit there is inside. It ends when no besieging infantry or cavalry is left.',
  '18.1-b':
    'While it lasts the besieged side tests for attrition in its own supply step [19.3-c]. With neither units nor garrison left the fortress surrenders.',
  '18.1-c':
    'A garrison has strength 1, and E2 in a Liberal city, E1 in a Carlist city or any other fortress. It is always supplied unless besieged and takes no part in the supply of the space. It suffers no siege attrition while friendly infantry or cavalry is inside, or while a train, a backpack (each spending 1) or a working port supplies it. It is the last to be hit, and with it the fortress falls. Ruling: each new fortress has a whole garrison, and none ever receives replacements.',
  '18.1-d':
    'Assault: the besieger needs field artillery of any value in the space and a siege begun in an earlier phase and kept up since. It is free, in his combat step. Ruling: once per fortress and phase; units that came this phase other than by retreat may join.',
  '18.1-e':
    "If the defender's field artillery is equal to the attacker's or greater there is one round; otherwise the attacker may fight a second.",
  '18.1-f':
    "All the defender's infantry and cavalry fire, and the garrison. The attacker fires with up to four blocks at a city and two elsewhere, chosen before each round.",
  '18.1-g': 'In each round the attacker may play one tactical card, and operational ones. The defender plays none.',
  '18.1-h':
    'Double defence: it takes two hits to remove one point of the defenders. A half hit is kept for the next round of the same assault and lost afterwards.',
  '18.1-i':
    "The defenders fire first and hit the assaulting units as in a skirmish; then these fire. E is as printed; but if the defender's field artillery is equal or greater, the defenders add 1 to it and the attackers subtract 1, a 1 always hitting. Artillery does not fire. Nobody retreats or tests morale.",
  '18.1-j': 'Cavalry, on either side, hits on 1 only.',
  '18.1-k': 'Hits on the defenders go to the strongest unit first and to the garrison last.',
  '18.1-l':
    'Ruling: field artillery is compared once, before the first round. With no assaulting block left the assault is over.',
  '18.2-a':
    'Sortie: in his combat step the active player may sally, for nothing, with some or all of his besieged infantry and cavalry, not with the garrison. It is a skirmish that the besiegers defend, without the benefits of the walls. Artillery may join at its own risk. Ruling: if every block that came out falls, the guns are inside again.',
  '18.2-b':
    'Ruling: it is a skirmish whatever the numbers, and only the blocks that sally count for the retreat. If the besiegers must go they retreat as defenders and the siege ends; if the sortie fails, its units go back inside. Once per fortress and phase, and not with units that came back into it in this phase.',
  '18.2-c':
    'Relief force: a group that enters a space with a besieged friendly fortress attacks the besiegers. In a skirmish the besieged do not fire but count for the retreat. In a battle they may come as reinforcements, two a round, and can only retreat back inside.',
  '18.3-a':
    'Capture: when besieged infantry, cavalry and garrison are all gone, the besieger has the fortress at once, with half of the artillery points, rounded up. The rest is eliminated, and trains and backpacks with it.',
  '18.3-b':
    'He may demolish it there and then, unless it is a city, or keep it: he puts a marker of his own, or takes it off if he has none left, or turns over the city garrison.',
  '18.3-c': 'Ruling: the half is taken over field and mountain points together, rounded up, and the captor picks which.',
  '18.3-d':
    "Ruling: a fortress that surrenders in its owner's supply step or in winter falls to the besieger at that moment, and he decides at once whether to keep it. His marker is placed already built.",
  '19-a':
    'At the end of his phase a player checks all his infantry and cavalry, first for the general limit and then for supply. Bands and garrisons, unless besieged, artillery, trains and backpacks are left out.',
  '19.1-a':
    'General limit of infantry and cavalry, bands included: six of each side in a space; six Liberals and four Carlists in a region. The owner eliminates what is over and then checks the rest.',
  '19.2-a': 'A region supplies six Liberal units and no Carlist one.',
  '19.2-b':
    'Ruling: a space supplies four Carlist units if it is in the Carlist zone or adjacent to it, and two elsewhere. Whose space it is makes no difference, nor does besieging.',
  '19.2-c':
    'In the Liberal zone a space supplies six Liberal units if it is a friendly city, four if it is a friendly principal town or has a port, else two. In the Carlist zone: two for a friendly principal town or a port, one for a friendly fortress, else none.',
  '19.2-d':
    'Only the best of these counts; they do not add up. A space that is not friendly counts as any other, but a port supplies even so.',
  '19.2-e':
    'Besieged units draw nothing from the space, save in a Liberal fortress with a port, Bilbao with an annulled port excepted.',
  '19.2-f': 'Ruling: a besieged Liberal port supplies its port value, four or two; San Sebastián under siege supplies four.',
  '19.2-i':
    'Ruling: with its port annulled Bilbao loses only what a port gives. Friendly and not besieged it still supplies six as a city. Liberals besieging Bilbao get nothing from an annulled port either.',
  '19.2-g':
    'A train supplies up to six units of infantry and cavalry where it stands, a backpack up to two. Either loses 1 strength if it supplies any.',
  '19.2-h':
    'Space, train and backpack add up. Who can supply his units must; if not all of them can be, he picks who goes without.',
  '19.2-j':
    'Ruling: places are checked one by one in the order their owner likes. In each: general limit, supply of the space, train or backpack only if someone still lacks supply (he picks which, and must use what is needed), then losses. Bands and garrisons draw supply only under siege.',
  '19.3-a': 'Infantry and cavalry without supply lose 1 strength each, without a roll.',
  '19.3-b': 'Carlists without supply in a region forage instead [23.3-b].',
  '19.3-c':
    'Besieged units without supply roll one die each, and so does the garrison if no infantry or cavalry is inside: with 3 or less, modified, 1 strength is lost.',
  '19.3-d':
    "Modifiers: -1 if the fortress is in the enemy's zone; -1 if more field artillery besieges than is besieged; +1 if no field artillery besieges.",
  '19.3-e':
    'Ruling: where supply reaches only some of the besieged, only those left without roll. A surrender, a destroyed expedition or a change of control caused by supply happens at once.',
  '20-a':
    'Reinforcements are those of the turn table, one for 1834-35 and another for 1836-38. The first turn of a scenario has none. The Liberal player places first.',
  '20-b':
    'Ruling: a block with no legal place goes back into the bag; an artillery point with none is lost. Reinforcements have not acted. The table is read by the turn within the year.',
  '20.1-a':
    'Liberal blocks: one or two are drawn blindly, one at a time, and placed at full strength in the Liberal zone, in a friendly city or principal town (besieged only if it has a port, and not Bilbao annulled) or in any region, enemies or not.',
  '20.1-b':
    'Liberal artillery: one or two points, each field or mountain at will, placed one at a time in the Liberal zone, in a friendly fortress (under the same rule of siege and port) or in a region with friendly infantry or cavalry.',
  '20.1-c':
    "If the block drawn is line infantry (LIN), it has to take the place of a provincial regiment (PRO) of its owner's choice in the Liberal zone, in a space or region, though not in a besieged fortress without a working port. The PRO goes into the bag and the LIN stands there at full strength. With no such PRO it is placed as usual. Building with RP is not affected.",
  '20.2-a':
    'Carlist block: one is drawn blindly and placed with 1 strength less than its maximum, but no less than 2 nor more than its maximum, in a friendly space of the Carlist zone that is not besieged.',
  '20.2-b': 'Carlist artillery: one point, field or mountain at will, to the hidden box.',
  '20.2-c':
    'From an empty bag a side gets 2 RP instead and spends them at once, the Liberals at most 2 in a reinforcement phase. Artillery for which there is no counter is lost.',
  '20.2-d': 'Only the trains and backpacks the scenario gives may be used. They are built with RP, never drawn.',
  '21-a':
    'Replacement points (RP) restore strength on the map, build blocks from the pool, and build trains and backpacks. What is not spent is lost.',
  '21.1-a':
    'A point of strength costs 1 RP for infantry or cavalry and half for a train or backpack. Infantry and cavalry gain at most 1 point a phase, trains and backpacks any number. Artillery cannot be restored.',
  '21.1-b': 'A unit that receives RP has acted. Units of an expedition receive them only by recruiting.',
  '21.1-c':
    'Liberals may receive RP in any space or region of the Liberal zone and in a space with a port of the Carlist zone; besieged only with a working port. Besieging is no obstacle.',
  '21.1-d': 'Carlists may receive RP in any space of the North if not besieged. Outside the Carlist zone the cost is double.',
  '21.1-e':
    'Ruling: RP are spent one after another in any order. A block drawn from the bag is looked at before its place is chosen; if it has none it goes back and costs nothing. A half point left over is lost. A unit built or restored has acted.',
  '21.2-a':
    'To build: draw a block blindly from the pool and place it at strength 1 for 1 RP, with no further gain this phase; or take a train or backpack from its box at any strength that is paid for.',
  '21.2-b': 'Carlists cannot build bands with RP, nor regionals other than by recruiting.',
  '21.2-c':
    'What is built goes, if Liberal, to a friendly city or principal town of the Liberal zone (besieged only with a working port) or to any region; if Carlist, to any friendly space of the Carlist zone that is not besieged.',
  '21.2-d':
    'Ruling: a train or backpack may be built where there is no infantry, but if at the end of the step it is neither in a friendly fortress nor with friendly infantry or cavalry it is eliminated [11.3-c].',
  '22-a': 'The rules of the uprising phase are those of the table and of the expeditions, which follow.',
  '22.1-a':
    'The Carlist rolls two dice and the level of a region rises by 1: 2 Asturias-Cantabria, 3 Andalucía, 4 Castilla la Nueva, 5 Castilla-León, 6 none, 7 Valencia-Murcia, 8 Cataluña, 9 Galicia, 10 Aragón, 11 Extremadura, 12 one of his choice.',
  '22.1-b':
    'If that region is at 3 already, an adjacent one below 3 of his choice rises; if all adjacent are at 3, any other; if all are, nothing happens. On a 12 he picks one below 3 if there is any.',
  '22.2-a':
    'Then each expedition with more Carlist than Liberal infantry and cavalry in its region rolls one die: with the difference or less, the level rises by 1, unless it is at 3.',
  '22.2-b': 'Ruling: bands of the expedition count as infantry. Each expedition rolls once, in the order the Carlist likes.',
  '23-a': 'Uprising levels go from 0 to 3, in Valencia-Murcia and Cataluña from 1. Changes beyond that are ignored.',
  '23-b':
    'Liberals may be in the regions at any time. Carlists may not enter them before 1835, may have one active expedition in 1835, and two from 1836.',
  '23-c':
    'All Carlist units in one region are an expedition. Ruling: a move that would make one expedition too many is not allowed; joining one is.',
  '23-f':
    'Ruling: an expedition is active while a Carlist block of infantry or cavalry is in the region. Counters left alone go at once; that is no destruction unless the last block was eliminated there. To leave a region is never destruction.',
  '23-d': 'The North is joined to Asturias-Cantabria, Castilla-León and Aragón. Those roads cost 1 more in both directions.',
  '23-e':
    'Levels rise by the table, by expeditions and by cards, and fall by suppression, foraging and cards. High levels give the Carlists VP, and RP to their expeditions.',
  '23.1-a': 'Enemies may share a region. For 1 AP a side activates all its units in a region.',
  '23.1-b':
    'Carlists of a region move all together to one adjacent region or space, whatever enemies are here or there. If they meet others they become one expedition.',
  '23.1-c': 'Liberals of a region may move together or apart, to any adjacent regions or spaces.',
  '23.1-d': 'Counters need infantry or cavalry; left alone in a region they are captured or eliminated [11.3-c].',
  '23.1-e':
    'Nobody intercepts a move into a region, nor intercepts from a region. A group that enters the North from one may be intercepted.',
  '23.1-f': 'From the North to a region a group pays the road and 1 more, and stops on entering.',
  '23.1-g':
    'From a region to the North it pays the road and 1 more, and goes on if it has points left. A unit that came from a region may not enter one in the same phase. A Liberal group that has rolled for this enters the North or stays.',
  '23.1-h': 'From region to region a unit moves once a phase and needs no movement points.',
  '23.1-i':
    'Ruling: an expedition that goes to the North enters one space all together; from there the usual rules of groups hold and it may drop units. Carlists who move into a region, or are built there, belong to its expedition at once.',
  '23.2-a':
    'In his combat step the Liberal may attack the Carlists of a region with his units there, for nothing. The Carlist never attacks in a region.',
  '23.2-b':
    'First he has to locate them: one die, plus the pursuit marker, of 6 or more. A failure adds 1 to the marker, up to +5, which always succeeds unless a card prevents it. Ruling: one attempt per region and phase.',
  '23.2-c':
    'Then there is a skirmish in open terrain in which all units fire, at the same time: infantry hits with E, cavalry with E+1, artillery on 1 to 3.',
  '23.2-d': 'After each round the Liberal may stop; if he goes on, the Carlist may stop; otherwise there is another round.',
  '23.2-i':
    'Ruling: hits go to the strongest blocks of the whole force, on both sides at once, and both may be destroyed. When a side has no block left the other takes half of its guns if it has a block itself; if not they are lost.',
  '23.2-e':
    'Nobody retreats. Afterwards the pursuit marker gains 1. If every Carlist has been eliminated the expedition is destroyed [9.1-j].',
  '23.2-f': 'The pursuit marker goes when the Carlists leave, or when one side has no unit in the region.',
  '23.2-g': 'Ruling: one tactical card for each side in the whole combat of a region.',
  '23.2-h': 'Ruling: attacks in regions are settled among the skirmishes, in the order the Liberal likes.',
  '23.3-a':
    'Liberals in a region are always supplied, up to six. Carlists only by a train or a backpack; bands and counters need nothing.',
  '23.3-b':
    'Foraging: one die for each Carlist infantry or cavalry without supply, which loses 1 strength on 1 to 3. If any die shows a 1 the level of the region falls by 1, once.',
  '23.4-a': 'Suppressing without units: one die above the level lowers it by 1; otherwise nothing happens.',
  '23.4-b':
    'With infantry or cavalry taking part: +1 to the die for each unit after the first. Below the level, nothing; equal, level -1 and one Liberal unit loses 1 strength; above, -1; with 6 or more, -2.',
  '23.4-c':
    'Ruling: 6 or more comes before the other results. The unit that loses strength is one that took part, picked by the Liberal.',
  '23.4-d': 'It may be repeated in a region for 1 AP each time, but a unit takes part once a phase.',
  '23.4-e':
    'Recruiting: the expedition must have existed when the phase began, and it does not move this phase. RP are the level plus 1, for its infantry and cavalry (1 point each at most), its train and backpack (any number), to build an available train or backpack, or REG blocks at strength 1 for 1 RP each; nothing else, and never at double cost. Ruling: if others joined it this phase it may still recruit, but not for them.',
  '23.4-f': 'Expeditions get nothing from the replacement action, and units in the North nothing from recruiting.',
  '23.4-g':
    'Ruling: half an RP left from recruiting is lost. New REG blocks, train and backpack count for the limits at the end of the phase. With nobody to restore and nothing to build the action cannot be taken.',
  '24.1-a':
    'Fortress points: each Liberal fortress in the Carlist zone is worth 2 in a principal town and 1 elsewhere. With few the Carlists gain 1 VP, with many the Liberals: 1834 and 1838, 3 or fewer and 8 or more; 1835 and 1837, 1 or fewer and 6 or more; 1836, none and 5 or more.',
  '24.1-b': 'From 1835, the Liberals gain 1 VP if they still hold the fortress of Baztán.',
  '24.2-a': 'War weariness: in 1836, 1837 and 1838 the Liberals gain 1 VP.',
  '24.3-a': "If the VP marker is in a side's decisive zone now, that side has won. Ruling: the zone begins at 7.",
  '24.4-a':
    'If the scenario ends with this year, the Carlist takes the box of the prestige marker, less the -1 and -2 markers, plus the regions at level 3, and rolls one die: with that number or less he gains 1 VP. Then the figures of the scenario say who has won. Ruling: the zones and the two cities are not looked at again.',
  '24.5-a':
    'Winter: the uprising table and the expeditions are rolled [22.1-a, 22.2-a]; then both sides check the supply of besieged units and garrisons. Ruling: the Liberal first, and only the besieged, spending trains and backpacks as usual.',
  '24.6-a': 'New units of the scenario come in: infantry and cavalry to the pools, trains and backpacks to their boxes.',
  '24.7-a':
    'Liberal RP: 1 in 1834-35 and 2 in 1836-37 for each region at level 0 or 1 without an expedition. Carlist RP: 1 for each principal town he controls, besieged or not, and 3 more if he controls a city. The Liberal spends first, by chapter 21 but without the limit of 1 point. Ruling: blocks just built may be raised too; expeditions get none.',
  '24.7-b': 'Eliminated bands come back to any friendly space of the Carlist zone that is not besieged.',
  '24.8-a':
    'Redeployment: the Liberal moves as many units as one die says, then the Carlist five and his three bands. Hiding artillery is free, moving it on the map counts.',
  '24.8-b':
    'Only units that are not besieged, or Liberals from a besieged fortress with a port, by sea. Counters may go alone but must end in a friendly fortress or with infantry or cavalry.',
  '24.8-c':
    "Carlists redeploy in the North only, Liberals anywhere. Each must end in its own zone, though it may cross the enemy's. There is no interception.",
  '24.8-d':
    'Redeployment may leave no more than six blocks of infantry and cavalry in a place. Ruling: the Liberal rolls first and may move fewer; units go one after another, each block or counter counting one, and artillery may be split, each counter moved counting one.',
  '24.8-e':
    'By land a unit goes any distance, but into no space with an enemy fortress or unit, unless friends besiege it. Liberals also go from region to region and from one map to the other.',
  '24.8-f':
    'By sea, Liberals go from a port or coastal region to another under the limits of naval transport for the place of arrival and for Bilbao [13.1-b, 13.1-d, 13.1-e], and not by land as well.',
  '24.9-a':
    'Cards: discards and draw deck are put together, cards that are out from the coming year or cancelled are taken out, those of the coming year are added, and all is shuffled.',
  '24.9-b':
    'A card in hand that is out from the coming year leaves the game and another is drawn: events are put aside until some other card comes, and then shuffled back.',
  '24.9-c': 'Ruling: when the deck of 1836 is made, L16 goes at random among its top five cards, and again after a reshuffle.',
  '24.10-a': 'The cups are filled anew with the chits of the coming year. A chit left over gives nothing.',
  '25-a':
    'Ruling: set-up goes in this order: blocks, artillery, fortresses, city garrisons, pools, boxes of trains and backpacks, regional box, uprising levels, command points, prestige, VP; then the decks are shuffled and the hands drawn, and the cups of the first year filled.',
  '25-b':
    'Ruling: for his first hand a player draws until he holds the number of non-events the scenario states, then shuffles back the events drawn. In a deck with L16 this card is put again among the top five.',
  '25-c':
    "Ruling: control at the start gives no VP; the marker's starting box allows for it. The first turn of a scenario has no reinforcements but does have its uprising phase.",
  '25-d':
    'Ruling: blocks the scenario neither deploys nor puts in a pool or box, now or later, are out of the game until their card brings them. Foreign blocks once eliminated never return.',
  '25-e':
    'Ruling: Liberal reinforcements, built blocks and blocks of events may go into a besieged fortress with a port only up to its capacity.',
  '30-a':
    'Ruling: optional rule 30.3.5 adds cards L33, L34, C33 and C34, and 30.3.6 adds L35, L36, C35 and C36. They join the deck of their year, or the first deck of a scenario that starts later if they are not out by then. Both are off unless chosen.',
} as const;

export type RuleId = keyof typeof rules;
