/** The ledger of rules in English. Its keys are the ids that code and tests cite. */
export const rules = {
  '1-a': 'One player leads the Union as Lincoln, the other the Confederacy as Davis.',
  '2.1-a':
    'The players pick a scenario: 1861, 1862, 1863, 1864 or the full campaign. All of them are laid out by the same general notes [S-b].',
  '2.1-b':
    'Whatever the scenario, the players may settle on an earlier or later end: after any fall turn, judged by the conditions of that year, or after spring 1865, judged by those of the campaign.',
  '2.2-a':
    'The strategy cards are shuffled. Confederate pieces go on the map before Union ones, and the turn marker goes to the first turn of the scenario.',
  '2.3-a':
    'In 1861 the Confederacy holds every space of VA, NC, SC, GA, TN, FL, AL, MS, LA, AR and TX in which no Union control marker lies.',
  '2.3-b': 'What the rules do not name, the rules do not permit: events and circumstances combine only where that is said.',
  '2.4-a':
    'In 1861 the Union holds every space of IL, IN, OH, MD, PA, NJ and DE. In Washington stand its capital, a fort, McDowell and the Army of the Potomac with 5 SP.',
  '2.5-a':
    'The game opens in spring 1861 with the turn marker on its side without emancipation and with blockade and amphibious assault modifier at 0.',
  '2.6-a':
    "KY, WV and MO are the border states. At the start nobody holds their spaces, save that St. Louis is the Union's and Columbus KY and New Madrid are the Confederacy's. Both sides may march in and place control markers from the first turn on.",
  '2.7-a':
    "In 1861 both sides begin with a political will of 100, the Confederate marker on its plus side and the Union's on its minus side.",
  '2.8-a':
    'A game that begins in 1861 has no reinforcement phase on turn 1, and on turn 3 leaves out step a: only strategic movement and generals.',
  '3-a':
    'Each side works to wear down the political will of the other as far as the scenario asks. Play stops after the last turn of the scenario or at an automatic victory.',
  '3-b':
    'A turn has six phases. 1 Reinforcements: a placing, b strategic movement, c generals. 2 Cards. 3 Strategy rounds. 4 Political control: a capitals; b spaces under own SP, then states, then the fall penalties. 5 Attrition. 6 End of turn.',
  '3.1-a':
    "Step a: first the Union, then the Confederacy places new SP. The Union's fixed number shrinks by enemy-held state capitals and by Foreign Intervention; the Confederacy's by states lost, by a Union Mississippi and by the blockade.",
  '3.1-b': 'Step b: strategic movement, the Union before the Confederacy [10.2.1-a].',
  '3.1-c':
    "Step c: all generals now available are placed, the Union's first [10.6.1-a]: those whose arrival turn it is, those who went to the turn track last turn, and cavalry generals whose time of absence is over.",
  '3.1-d': 'The first turn of the 1862, 1863 and 1864 scenarios has step c only.',
  '3.2-a': 'Each player is dealt 4 cards on turn 1, 5 on turn 2, 6 on turn 3 and 7 on every later turn.',
  '3.2-b':
    'When the deck is empty, or a special event calls for it [4.4.1-c], discards and undrawn cards together make a new deck. Cards removed from the game never come back.',
  '3.2-c':
    'Cards are dealt one by one beginning with the Union. Ruling: if the deck gives out in mid-deal, the discard pile alone is shuffled and dealing goes on; if that too runs out, the hands stay short.',
  '3.2-d':
    "Of the enemy's hand one knows the number of cards only, and of the deck's order nobody knows anything. Ruling: discards, removed cards, the map, the army boxes, the turn track, political will and operations queues lie open to both.",
  '3.3.1-a':
    'The Confederacy may open the rounds only with a Major or Minor Campaign card, which must then be its first play and be played as event. Without such a card, or without the wish, the Union begins.',
  '3.3.1-b': 'One strategy card played makes one strategy round.',
  '3.3.2-a':
    'The players take turns to play a card until both hands are empty. Once one hand is empty, the other player goes on alone.',
  '3.3.2-b':
    'A played card may be interrupted by the enemy with a card made for it. That is not his round: he takes his own afterwards if he still has a card.',
  '3.3.2-c':
    "Nothing shown to one player may betray the other's hand. Ruling: every interrupt window opens alike whether or not a fitting card is held, a Confederate who lets the Union begin gives no reason, a compulsory card is seen only when it is played or discarded, and a die falls only when the choice behind it is final.",
  '3.4.1-a':
    'A side whose capital was taken by enemy SP must set it up again in a space it controls [11.2.3-a], with the loss of political will for the flight [12.6-a] and perhaps a further one for the new place.',
  '3.4.2-a':
    "Each side places its control marker wherever it has supplied infantry SP. An enemy marker there is flipped. Ruling: where the space is of the side's own colour the enemy marker is simply taken off.",
  '3.4.2-b':
    'A Union control marker laid on an intact Confederate resource centre destroys it on the spot, with its effect on political will [12.2-a].',
  '3.4.2-c':
    "Then control of border and Confederate states is settled, and the Union's penalty for Confederate markers in its states [12.1.2-a]. A state needs at least the printed number of controlled spaces [12.1.4-a].",
  '3.4.2-d': 'Control of the whole Mississippi pays the Union political will, once in the game [12.8-a].',
  '3.4.2-e': 'In fall turns war weariness and remorse are paid [12.9-a].',
  '3.4.2-f': 'Forts waiting on the turn track return to stock at this moment [6.8.6-b].',
  '3.5-a': 'Every space with three or more SP of a side suffers attrition [9.1-a].',
  '3.6-a':
    'After the last turn of the scenario the game is over. After any other it ends if somebody has an automatic victory [17.2.1-a]; if not, the turn marker advances.',
  '4-a': 'A card serves either for its operations value or as its event, as a rule never for both.',
  '4.1-a':
    'Operations of value 1 to 3 do one of six things: (A) move an army, corps, division or cavalry brigade; (B) with 2 or 3, create an army [5.2.1-a]; (C) relieve an army commander [5.6.1-a]; (D) reorganise generals [5.6.5-a]; (E) build a fort, the Confederacy with a 3 only [6.8.6-a]; (F) place control markers [11.3-a].',
  '4.2-a':
    "The ring around a card's number tells whose event it is: grey the Confederacy's, blue the Union's, two-coloured anybody's. Nobody else may use the event.",
  '4.2.1-a':
    "The card's text decides who may play the event, when, and what it does. A card that is to be removed leaves the game only when played as event; after operations it is discarded like any other.",
  '4.2.2-a': 'A card with an enemy event can always be played for operations; its event does not happen then.',
  '4.2.3-a': 'A player with cards must play or discard one when his round comes. A discard is a round in which nothing happens.',
  '4.2.3-b':
    'The special event cards are never discarded by choice. Ruling: nor may the Union so discard Red River Campaign (14), which it can only use for the 3-point operation printed on it, at the price of 5 political will unless a Union SP then stands in or next to Grand Ecore.',
  '4.2.4-a':
    "Events that take SP take infantry, never cavalry, and may take the last SP of an army. Ball's Bluff (one SP near a Confederate SP) and Union Arms Production Delayed (two from two spaces, never a space's last) let the Confederacy choose; 90-Day Enlistments (three), Draft Riots (three, first from PA, MD, NJ and DC) and Contraband of War (two Confederate SP from two spaces) let the Union; Dysentery (one, where two or more stand) its player; Emancipation (three) the Confederacy among its own.",
  '4.2.5-a': 'What an interrupting card says prevails over the card it interrupts. Its player then takes his round as usual.',
  '4.2.5-b':
    "When one move of a campaign is interrupted, the other moves are still made before the interrupter's round. Each of them can be interrupted on its own.",
  '4.2.5-c': 'Naval moves are safe from interruption unless the event says otherwise.',
  '4.2.5-d':
    "Ruling: there are four windows: activation (force named, not moved yet: cards 1, 7, 89, 107), interception (next land space announced: 8, 102, 103), naval move (route announced: 112) and start of battle (before the modifiers: 28 for the Confederacy, 105, 130). Each player may use one card in a window, and an interrupt is not interrupted. Cards at the start of battle serve in anybody's round and never use up a round.",
  '4.2.6-a':
    "A card lost to an event is drawn blindly from the hand and discarded; its owner goes on with his round. Ruling: after the Confederacy has so used Forward to Richmond (3), the Union's next round must be that very event, played with that card and not with one of its hand.",
  '4.2.6-b':
    'Ruling: a discard event cannot be played against an empty hand, Forward to Richmond needs an eligible Union army whoever plays it, and an event that could do nothing at all cannot be played as event.',
  '4.2.7-a': 'Events never put new SP into a space with enemy SP or an enemy fort, said or unsaid.',
  '4.3.1-a':
    'A Major Campaign gives three moves and a Minor Campaign two, each of an army, corps, division or cavalry brigade. One move is finished, battles included, before the next begins.',
  '4.3.1-b': 'Under one campaign card no SP, no general and no army moves twice: each move takes another force.',
  '4.3.1-c':
    'A force whose move is cancelled by an interrupt stays out of that campaign event: its army, its generals and its SP may not be activated in any other shape either.',
  '4.3.1-d':
    'There is no limit to the campaign events a player may play in a turn. The deck has two Major and six Minor Campaigns.',
  '4.3.2-a':
    'At most one move of a campaign may be naval. Instead the Union may spend all the moves of the card on one naval move of an army [6.1.5-a].',
  '4.4-a':
    'Emancipation Proclamation and Foreign Intervention leave the game once they have taken effect. Drawn from a hand by a discard event they still take effect if their condition holds, without any reshuffle; if it does not hold, they are discarded and [4.4.1-c] applies.',
  '4.4.1-a':
    'The holder of Emancipation, whoever he is, must play it as event in the first of his rounds after the Union has won a medium or large battle in the current turn. The Confederacy loses 10 political will and three infantry SP of its choice, the Union 5 political will, and the turn marker goes to its Emancipation side.',
  '4.4.1-b':
    "As long as its condition fails, Emancipation can be played for operations only, as its holder's last card. A victory won by that very play does not bring the event about.",
  '4.4.1-c':
    'If it was discarded or used for operations, the deck is reshuffled at the end of the strategy rounds, before the next turn.',
  '4.4.1-d':
    "Whoever holds both special cards and cannot play either as event plays Foreign Intervention last but one and Emancipation last, unless Emancipation's condition arises before.",
  '4.4.2-a':
    "Foreign Intervention must be played as event in one of its holder's rounds in which its condition holds, but he may wait. Ruling: until his last card, or the last but one if he also holds Emancipation.",
  '4.4.2-b':
    'If its condition fails it is never an event and may be used for operations only in that same last place. Discarded or so used, it also brings the reshuffle at the end of the phase [4.4.1-c].',
  '4.4.2-c':
    'Its effects: the blockade drops by 1 and may never again exceed 4; the Union receives 2 SP fewer in every reinforcement phase, where it likes; the Union loses 10 political will.',
  '4.4.2-d': 'Its condition is a Confederate political will of 110 or more, also when a discard event draws it.',
  '4.4.2-e':
    'Ruling: Emancipation does not put an end to Foreign Intervention. A hand of nothing but special cards without their conditions is played for operations, Foreign Intervention first; before that neither may be chosen.',
  '4.5-a':
    'Five cards gather troops and then activate a general who must try to attack. An empty enemy fort will do. Ruling: Shiloh, Chickamauga and Western Concentration Block gather up to 5 SP from anywhere; First Manassas up to 2 from one space over at most 5 rail links; Seven Days/Chattanooga up to 2 from one space over at most 10. Western Concentration Block may relieve a commander instead [5.6.4-a]; the two last may be interception cards instead [5.8.4-a].',
  '4.5.1-a':
    'The SP travel by rail only and without generals. The space where they gather needs a rail connection and must lie in one of the eleven Confederate states, also when the Union plays the card.',
  '4.5.1-b':
    'The gathering may be left out and a general simply activated to attack; no railway is needed then. Ruling: he may stand anywhere on the map.',
  '4.5.1-c': 'With Seven Days/Chattanooga the Union may use the Baltimore & Ohio connection.',
  '4.5.1-d': 'Cavalry brigades are not gathered, but one that is already in the space may be activated with the rest.',
  '4.5.2-a':
    'A general in the gathering space is activated and must try to attack an enemy force, or an empty enemy fort, by ordinary land movement. How many SP go with him is up to the player.',
  '4.5.2-b': 'If the force aimed at slips away before battle, the duty is done and the general moves on as he likes.',
  '4.5.2-c':
    'An interrupt that stops or changes the activation lifts the duty to attack; the troops already gathered stay where they are.',
  '4.5.2-d':
    'Ruling: SP are gathered from any own spaces, armies too (an army that gives its last SP is eliminated), over rail through own spaces free of enemy SP and forts; neutral spaces do not serve, nor for the Confederacy crossings of rivers under Union naval control. For First Manassas and Seven Days/Chattanooga all come from one space.',
  '4.6.1-a': 'Forward to Richmond makes the Union activate an army and try to take Richmond.',
  '4.6.2-a':
    "An army that meets the card's terms marches toward Richmond by a shortest way, the Union choosing among equal ones, and tries to take it.",
  '4.6.2-b':
    'It neither takes up nor leaves SP or generals on the way, except that one SP may stay behind in a starting space with a fort.',
  '4.6.2-c':
    'It may spend movement points on converting Confederate spaces as it goes, even if it then falls short of Richmond. If it can attack and try to take the city, it must.',
  '4.6.2-d': 'Its move is over when it has entered Richmond and, if it can, converted it.',
  '4.6.3-a': 'An army under a generic general is not touched by the event.',
  '4.6.4-a': "The event works in the same way if Richmond is already the Union's.",
  '4.6.5-a': 'The Confederacy cannot play it as event while the Union has no card to discard.',
  '5.1.1-a': 'Land moves follow roads and railways; each step to an adjacent space costs 1 MP, whichever of the two it uses.',
  '5.1.1-b': 'A force that enters an enemy-occupied space must stop and fight [7.1-a].',
  '5.1.1-c': 'Any number of SP may stand in a space.',
  '5.1.1-d':
    'Ruling: each step goes thus: the mover names the next space; the enemy may try to intercept, by die or card; if he does not or fails, he may retreat before battle; then comes the overrun, the taking of an empty fort or the battle; then the mover goes on or stops. The MP is spent on entering, even if the enemy slips away.',
  '5.1.2-a':
    'SP move only in a formation. Army: its commander is activated and the marker moves with what its box holds. Corps: a general on the map with SP, or one of an army [5.3.6-a], takes 1 to 6 SP. Division: 1 to 3 SP of one space or army without a general. Cavalry brigade: the one counter that is a cavalry general and his SP, from the map or an army.',
  '5.1.2-b':
    'Ruling: own SP and generals in the space of an own army belong to it, up to 15 SP; SP beyond that are loose but fight with it. A moving army decides what it takes, and what it leaves is loose. Whatever arrives or is placed there joins at once.',
  '5.1.3-a':
    'Army: 6 MP, up to 15 SP (brigades count) and its generals. Corps: 8 MP, up to 6 SP, its general and one more general or a brigade, which counts as that general and as an SP. Division: 5 MP, 1 to 3 SP, no general. Cavalry brigade: 10 MP, nobody else.',
  '5.1.4-a':
    'A card activates a general if its value is at least his strategy rating. One card activates one general, campaigns apart; the same general may be activated in every round.',
  '5.1.5-a':
    'A moving army or corps may pick up and drop SP on its way, also such as it dropped before, but never exceed its size. A division may only drop; a brigade does neither.',
  '5.1.5-b':
    'Generals are picked up and dropped in the same way within the limits for generals [5.2.9-a, 5.3.4-b]. The one who was activated is never dropped.',
  '5.2.1-a':
    'An army is created with a card of 2 or 3 in a controlled space with LOC that holds a general and five or more supplied SP, brigades counted. Its generals, brigades and SP go into its box.',
  '5.2.1-b':
    'An army without SP is eliminated that moment, even in a fort. This comes before retreats, so it cannot save itself by falling back on friends.',
  '5.2.1-c':
    'Its surviving generals go to the turn track and return next turn, Confederate cavalry generals after three turns. Ruling: the political price [12.7-a] is paid at once, whatever took the last SP: battle, event, a corps or division that left, a concentration.',
  '5.2.1-d':
    "There are four army markers a side. Ruling: creation takes in every general and brigade and up to 15 SP of the space, with any free marker; without one no army can be made. An eliminated army's marker is free again next turn.",
  '5.2.2-a': 'The general of highest political influence commands a new army; its owner breaks ties.',
  '5.2.2-b':
    'Creating an army costs 2 political will, once, if an own general on the map and outside army boxes has more influence than the new commander.',
  '5.2.2-c':
    'The first general free to do so who comes into the space of an army under a generic general takes its command. Ruling: any general but a cavalry one is free; the price, if due, is that of [5.2.2-b], and placement in step c costs nothing [10.6.3-a].',
  '5.2.2-d': 'Only relief replaces a commander [5.6.1-a].',
  '5.2.2-e':
    "The general next in influence to an army's commander may not leave it by being dropped, by leading a corps away or by reorganisation; events, casualties and reliefs can change who he is. Ruling: on ties the owner names him; brigades are disregarded and leave as they like.",
  '5.2.3-a': 'When its commander is activated an army moves with up to 15 SP and all its generals and brigades.',
  '5.2.4-a':
    "An army may pass through the space of another of its side. If a move, interception or retreat leaves two in one space, one is removed at once, before any battle: its generals leave until next turn (Confederate cavalry for three), its side pays [12.7-a] and as much again as its commander's influence, and its infantry joins the other army up to 15 SP, the rest staying loose.",
  '5.2.4-b':
    'Ruling: the owner chooses which of the two goes, before anybody takes command of one that has a generic general [5.2.2-c]. A brigade of that army leaves the map, its general for one turn (Union) or three (Confederacy), its SP until next turn as in [5.5.4-a].',
  '5.2.5-a':
    'An army never has the rail bonus [5.9.1-a] and moves by water only with the two special moves [6.1.5-a] or in a naval retreat [7.6.2-a].',
  '5.2.6-a':
    'A moving army with infantry may, for 1 MP a space, turn an enemy marker to its own side or place its own marker in a neutral or enemy space. One of cavalry alone cannot.',
  '5.2.6-b':
    'An army that starts in an enemy-controlled space may convert it with its first MP; for Mud March that is the one point it has.',
  '5.2.6-c': 'From 1861 to 1863 the army must be in supply to convert; from 1864 on neither side needs to be.',
  '5.2.6-d':
    'Ruling: an army may convert the space it stands in at any time of its move while it has MP: where it starts, where it arrives, and where it has just won a battle, even if it may not move on. It has none left where its move has ended: with its commander fallen [7.7.4-a], or on ground it holds after a lost battle [7.3.3-b].',
  '5.2.7-a': "A battle does not of itself end an army's move [5.7.3-a].",
  '5.2.8-a':
    'If an army loses its commander, the general left with the most influence commands at once, its owner breaking ties. With none left a generic general does, strategy 3 and ratings 0-0: turn the army marker over.',
  '5.2.8-b':
    "Under a generic general an army neither moves nor intercepts by its own will. It may try to retreat before battle with his defence of 0, which needs a brigade in the army and a 1 or 2, whatever that brigade's own rating.",
  '5.2.9-a':
    'At the start and end of a strategy round an army may have at most three generals more than there are SP in the space, a brigade counting as a general. The enemy picks whom to send to the turn track until next turn, never a brigade. Ruling: he may pick the commander, who is then replaced without price [5.2.8-a].',
  '5.3-a':
    'Every general begins and ends each round in command of troops or under somebody who is. No device for hiding poor generals is legal.',
  '5.3.1-a':
    'Generals and SP in a space without an army marker are a corps. The active general commands it; if none is active, the one of most influence does, its owner breaking ties. It matters for interception, retreat before battle and battle.',
  '5.3.2-a':
    'Any general of the space may be activated to move a corps, at the price of his strategy rating. A second general who leaves the space of activation with him may not have more influence.',
  '5.3.2-b':
    'Once it has left that space the corps may pick up and drop SP and one further general, of more influence too, but the active general commands throughout. At the end of the round [5.3.4-b] must hold.',
  '5.3.2-c': 'A cavalry general cannot be the one activated for a corps.',
  '5.3.2-d':
    'The active general may set out alone and pick up SP later, even back where he began. When the activation is over the most influential general of the space commands again.',
  '5.3.2-e':
    'Ruling: while he has no SP the active general obeys [5.6.6-b]; a corps that drops its last SP goes on as a lone general, who may not fight, intercept or enter enemy-controlled spaces.',
  '5.3.3-a':
    'A corps moves at most 6 SP, its general and one more; a brigade counts as 1 SP and as that one more. It may use rail and naval movement, and a battle does not of itself end its move [5.7.3-a].',
  '5.3.3-b': 'An infantry general who moves with nothing but a brigade is still a corps.',
  '5.3.4-a':
    'An inactive general is never left without SP. A fort counts as zero SP, so a general may stand alone in one; an empty space does not do.',
  '5.3.4-b':
    'At the start and end of a round every general is in an army [5.2.9-a] or in a space with at most one general more than SP.',
  '5.3.4-c':
    "Generals in excess at the end of a round, brigades apart, go to the turn track until next turn at the enemy's choice. Within a round the limit may be broken for a while.",
  '5.3.4-d':
    'The enemy may insist on these limits or let things stand until the rounds are over. Ruling: here they are enforced at the end of every round, and before the first of a turn.',
  '5.3.5-a':
    'A corps may pass through any friendly stack. If it ends a move or retreat in the space of an own army it becomes part of it at once.',
  '5.3.6-a':
    'A corps may leave an army under any of its generals except the commander and the next in influence. If it takes the last SP the army is eliminated, with its price.',
  '5.4.1-a':
    'An operations card moves a division of as many SP of one space as its value, a campaign move one of 1 to 3. A battle ends its move. At its end the limits for generals must hold [5.2.9-a, 5.3.4-b].',
  '5.4.1-b':
    'Ruling: a division is infantry only. It may use neutral border spaces and own spaces everywhere, and joins an own army where it ends.',
  '5.4.2-a':
    'A division never picks up SP, and never enters an enemy-controlled space of a neutral border state or of a state under enemy control.',
  '5.4.2-b':
    'So it may enter own-controlled spaces anywhere and enemy-controlled ones in states of its own side. Union divisions may always enter Confederate-marked spaces of the Union states; Confederate ones never Union-controlled spaces there, nor in a Confederate state won by the Union.',
  '5.4.3-a':
    'SP sailing without a general count as a corps and may enter an enemy-controlled port; ashore they are a division again. However few they are, the move needs a 3-card or an event.',
  '5.4.4-a':
    "A division may leave an army or corps. Taking an army's last SP eliminates it, with its price; breaking [5.3.4-b] is illegal unless mended by the end of the move.",
  '5.4.5-a':
    "Ruling: with Belmont (19), Wilson's Creek (66) and Big Bethel (104) one or two infantry SP of one space move as a corps without a general: 8 MP, rail bonus, enemy-controlled spaces and attacks allowed, an imagined leader rated 0-0; they may be dropped, and pick nobody up.",
  '5.5.1-a':
    'A cavalry general is placed where an own SP stands; the two become his brigade, which its owner never splits. It is always one general and one SP. A cavalry general stands alone on the turn track only, has no political influence and commands no army or corps.',
  '5.5.2-a':
    'A brigade is activated by its printed strategy rating and has 10 MP, 12 with the rail bonus. A battle always ends its move.',
  '5.5.3-a':
    'Raid. Ruling: when a card is used to place control markers, each brigade may spend one of its markers to take off the enemy marker where it stands, if the space is of its own colour (which holds it again) or of a border state (then neutral). No supply is needed; once for each brigade and card.',
  '5.5.3-b':
    'A brigade never places a control marker of its own, nor flips one in the political phase, but may take off an enemy one there [11.1-b].',
  '5.5.4-a':
    "If a cavalry general is killed in battle or by an event, his brigade leaves the map: 1 SP waits on the turn track for next turn's reinforcements, he himself for one turn (Union) or three (Confederacy: killed on turn 4, back on 7). If it was an army's last SP the army is eliminated.",
  '5.5.4-b':
    'A brigade lost as an SP loses the SP for good, and its general returns next turn (Union) or after three (Confederacy). Where there is a choice the owner decides whether infantry or cavalry is lost.',
  '5.5.4-c':
    'When a cavalry general dies in battle his SP may be counted against the losses of that battle; then it does not come back [5.5.4-a].',
  '5.5.5-a':
    'With infantry and no other general a brigade moves and intercepts alone only. If the space is attacked and he is the only own general there, its general lends his defence; it may try a retreat before battle that takes the whole force along [7.2.3-a].',
  '5.5.6-a':
    'Option, replacement cavalry generals: an original cavalry general who falls is out for good and his substitute goes to the turn track: Pegram for Forrest, Armstrong for Morgan, F. Lee for Stuart, Wharton for Wheeler, Kilpatrick for Pleasonton, Mitchell for Stoneman. Van Dorn has none and is gone; Sheridan has none and returns. A substitute who falls returns as usual.',
  '5.6-a':
    'Generals come in on the turns the turn track shows [10.6.1-a]. They leave the map when their force is eliminated, when relieved, or by events. Ruling: the arrival turns are those of the data; Sheridan and Hardee come on turn 11, Thomas and Early on turn 12.',
  '5.6.1-a':
    "Only relief replaces an army's commander. It takes a card of any value and another general of the army, not of cavalry. A card relieves one commander, and a second if the first is reassigned. The relieved man is reassigned [5.6.2-a], demoted [5.6.3-a] or removed [5.6.4-a].",
  '5.6.1-b':
    "Relief costs the man's political influence, or half of it rounded up if his army has lost a large battle. Ruling: since the start of his owner's last round, be it in the turn before.",
  '5.6.1-c':
    'Any other general of the army may take over, at 2 political will for each general left in the space who has more influence than he.',
  '5.6.1-d': 'The price for creating an army [5.2.2-b] is not asked of a relief.',
  '5.6.2-a':
    'A relieved commander may take over another army if both are in supply with a LOC between them. Its commander is relieved by this, at the same price.',
  '5.6.2-b':
    'Ruling: the second commander can only be demoted or removed. The 2 points for each general of that army with more influence than its new commander are paid.',
  '5.6.3-a': "A relieved commander may be demoted: he goes to the turn track and returns with next turn's generals.",
  '5.6.4-a':
    'Or he may be removed from the game. Ruling: cards 74, 76, 78 and, for an army outside VA, NC, SC and FL, 75 relieve a commander without his influence being paid; he is removed or demoted (76: removed only), never reassigned, and the 2 points of [5.6.1-c] are due. 74, 76 and 78 may instead remove an own general who commands no army.',
  '5.6.5-a':
    'Reorganisation: a card of any value moves any number of generals without SP, but of an army neither its commander nor the next in influence (the owner names one on ties), and no brigades.',
  '5.6.5-b': 'Each goes up to 10 spaces by road, or any distance by rail, or from port to port by water, without mixing these.',
  '5.6.5-c':
    'Ruling: by road they pass own or neutral spaces without enemy SP or fort, by rail own spaces, by water (Union only) from one Union port to another and not past a Confederate fort or ironclad. Confederates do not cross rivers under Union naval control; rough connections need a 3-card. Where they end there must be an own SP or fort, and the limits for generals must hold at the end of the round.',
  '5.6.6-a':
    'A moving army may drop a general, with or without SP, and pick one up; so may a corps. A division may start beside a general. The limits for generals must hold [5.2.9-a, 5.3.4-b]. Brigades do none of this.',
  '5.6.6-b':
    'A general moving without SP enters no enemy-controlled space, even if own troops or an own fort are there, and no space with enemy SP or an enemy fort; nor does a Union general going by water.',
  '5.6.6-c': 'Whatever is not said about generals moving without SP is forbidden to them.',
  '5.6.7.A-a':
    'Option, McClellan: +5 political will, once a game, when he is given an army within four spaces of the Union capital.',
  '5.6.7.A-b':
    'Option, McClellan: +1 Union SP in each reinforcement phase, put into his army, while he commands one with LOC in or next to the Union capital, by river too [G-b]. His naval move [6.1.5-b] is no option.',
  '5.6.7.B-a':
    'Option, Van Dorn: when activated and moving alone with 1 SP he may be changed for his brigade, for the rest of the game. Killed, he never returns.',
  '5.6.7.C-a':
    'Option, Forrest: his brigade may take in an own SP of its space and be worth 2 SP; it does not shrink by choice. Losing one SP in combat leaves an ordinary brigade, which may grow again. Back from the turn track he may do so again; Pegram may not.',
  '5.6.7.D-a':
    "Option, Sheridan: he may be placed as a corps general of influence 1. When activated and moving alone with 1 SP he may be changed for good for his brigade, which may grow to 2 SP like Forrest's. He returns with these abilities.",
  '5.7.1-a':
    'An army, corps, division or brigade with an SP may try to enter a space with enemy SP. A general without SP never enters one with an enemy general, fort or SP.',
  '5.7.2-a':
    'Overrun: at 10 to 1 or better and without a fort in the space there is no battle; the smaller force is eliminated and the mover goes on. The enemy may still retreat before battle. Where there is a fort a battle is fought all the same.',
  '5.7.2-b':
    'Ruling: only the moving force overruns. One that moves in at 1 to 10 fights, and so does everybody after a successful interception.',
  '5.7.2-c':
    'A space with nothing but an empty fort is taken without battle; a fort counter is removed, a coastal fort stays, and the mover goes on.',
  '5.7.2-d':
    'An overrun, the taking of an empty fort included, counts as a medium battle won for Emancipation, however small the force. So does a fort taken in a battle of any size, with a garrison or without.',
  '5.7.3-a':
    "A moving army or corps that wins a battle may go on if before it its SP were at least twice the defender's, as often as its MP allow.",
  '5.7.4-a': 'An enemy general alone in a space that is entered goes to the turn track until next turn.',
  '5.8.1-a':
    "A force with a general and an SP may try to intercept an active enemy force about to enter a space next to it by road or rail. Ruling: not if SP or a fort of the interceptor's enemy are already there; a space with its own SP will do.",
  '5.8.1-b':
    "It succeeds on a die not above its commander's defence rating; subtract 2 from the die for a brigade or a force with one.",
  '5.8.1-c':
    'If it succeeds, the interceptor is in the space before the enemy and battle follows without retreat before it. If it fails, the enemy enters and may be met by a retreat before battle; if that fails too there is a battle and no further interception. Who has retreated may intercept later.',
  '5.8.1-d':
    "The whole force goes, except: SP beyond the formation's limit stay; 1 SP may stay in a fort; as few SP as the limits for generals need may stay. If the fort's SP is the only one the fort is left empty. A brigade with nothing but infantry may intercept alone.",
  '5.8.1-e':
    'Ruling: the interceptor must be able to make that step himself: river bars, forts and naval control count, and rough, Baltimore & Ohio and harbour connections do not serve; the limit of coastal forts holds. The space may be enemy-controlled. Armies under a generic general, lone generals and SP without general do not intercept.',
  '5.8.1-f':
    'Ruling: a Union naval move may be intercepted in its port of arrival from a space next to it by land. The battle is an amphibious assault with the interceptor among the defenders.',
  '5.8.1-g':
    'Ruling: the interceptor and own troops already there fight as one force, under the army commander if there is an army (two armies: [5.2.4-a] first), else under the general of most influence. The +2 is for all of them, and nobody there retreats before battle.',
  '5.8.2-a':
    'Each player has one attempt for each enemy move, and for each move of a campaign. Nothing takes it away: not a lost battle, not retreats before battle, not even for the force that retreated.',
  '5.8.3-a': 'The successful interceptor is the defender and has +2.',
  '5.8.4-a':
    'Ruling: cards 8 (either side), 102 (Confederacy) and 103 (either side) replace the die: one force at most two spaces away intercepts for certain. The space between must be own-controlled and without enemy SP, even if the mover has just left it, and nothing is picked up or dropped there. It is the one attempt of [5.8.2-a].',
  '5.9.1-a':
    'A corps, division or brigade, never an army, moves two spaces more if it goes by rail all the way between own-controlled spaces, neither enemy nor neutral. This is not strategic movement.',
  '5.9.1-b':
    'Ruling: the starting space must be own-controlled too. A force that is intercepted while using the bonus fights as usual and stops.',
  '5.9.2-a': 'A force with the bonus does not enter enemy-occupied spaces, even under an own control marker.',
  '5.9.3-a':
    'Meridian–Demopolis and Greensboro–Danville are roads until the spring of 1864 and railways from then on, whoever holds them.',
  '5.10-a':
    'The two dashed connections of Jacksonville AL, to Decatur and to Kingston, are for Confederate generals only, with or without SP, activated by a 3-card or a campaign.',
  '5.10-b':
    'They carry no LOC, no interception and no retreat before battle. Ruling: so whoever attacks over them has no LOC in that battle [8.3-b].',
  '6.1.1-a':
    'By sea the Union moves, and the Confederacy hardly at all [6.5.1-a]: from any Union-controlled port or coastal fort, which is a port and needs no LOC, to any other, whoever holds it, river ports included.',
  '6.1.1-b':
    'It takes an event for it or a 3-card. The force goes straight to its port and stops; naval and land movement are never joined in one activation. What goes by river obeys [6.2.2-a].',
  '6.1.1-c': 'A Union force beaten in its port of arrival goes back to the port it left.',
  '6.1.1-d':
    'Ruling: the route is announced with the move. The sea joins all coastal ports and forts; a river is entered by its mouth, the Mississippi at Forts St. Philip/Jackson and the Potomac at Aquia Creek.',
  '6.1.2-a':
    'Up to 3 SP and one general may sail, a brigade being the general and one of the SP. No general is needed, not even for an assault.',
  '6.1.3-a':
    'No naval move goes past a Confederate coastal fort, except with Farragut, though it may end there. The Union passes a coastal fort to its port only with its control marker on it; an SP in a fort still marked Confederate is not enough.',
  '6.1.4-a': 'Passing any other Confederate fort means running the guns [6.3.1-a].',
  '6.1.5-a': 'An army sails only under a Major or Minor Campaign, and uses up all its moves.',
  '6.1.5-b': 'First way: under McClellan, Grant or Sherman, between any two of Washington, Aquia Creek, Urbanna and Fort Monroe.',
  '6.1.5-c':
    'Second way: with at most 9 SP under Grant or Sherman, a river move from river port to river port along navigable rivers, running the guns at most once.',
  '6.1.6-a': 'The Union may retreat from a port by water [6.3.2-a, 7.6.2-a].',
  '6.2-a':
    'A port with a letter lies on that river: A Arkansas, C Cumberland, M Mississippi, O Ohio, P Potomac, R Red, T Tennessee, W Wabash, Y Yazoo; arrows point downstream. Ruling: Charleston WV is a port on the Kanawha, with neither letter nor bar.',
  '6.2-b':
    'Who enters or leaves a river space across a side with a blue bar crosses the river. Forts matter for entering across the bar, Union naval control for entering and leaving. Entering a space without a bar is never a crossing.',
  '6.2.1-a': 'River ports serve like others, but the way must run along navigable rivers, through any number of river ports.',
  '6.2.2-a':
    'A Union river move goes on to its goal or to a space with a Confederate coastal fort or ironclad, which it may enter but not pass. Another Confederate fort is passed by running the guns. Confederate SP, control markers and torpedoes do not stop it (torpedoes make the run harder), nor does nullified naval control.',
  '6.2.3-a': 'An ironclad in a coastal fort blocks no more than the fort does.',
  '6.2.4-a':
    'Union forces may cross a river into any space without a Confederate fort. Neither nullified naval control nor an ironclad stops them.',
  '6.2.5-a': 'Confederates cross a river into a space only where Union naval control is nullified and no Union fort stands.',
  '6.2.5-b':
    'Nobody crosses a river into an enemy fort. So Dover falls only to an assault from the water or from Franklin or Clarksville, and the Confederacy cannot go from Manassas to Washington while a fort stands there.',
  '6.2.6.A-a':
    'Cairo and Paducah are joined twice. The north route has a bar at Paducah and none at Cairo, the south route one at Cairo and none at Paducah.',
  '6.2.6.A-b':
    'A river matters only to who crosses it in entering or leaving a river port. Confederates never cross where the Union has naval control, the Union always may. A fort stops only entry across the bar, never exit.',
  '6.2.6.A-c':
    "Hence the Union can always go between Cairo and Paducah by one of the routes. The Confederacy gets from Paducah to Cairo only with a fort at Paducah or with naval control there nullified otherwise, by the north route if Cairo has a Union fort. A Confederate fort in a river port always nullifies control of that port's bars.",
  '6.2.6.B-a':
    "Dover lies on the Tennessee and the Cumberland; the bar on its west side is the Tennessee's. A railway leads west to McKenzie.",
  '6.2.6.B-b':
    'A Confederate fort or ironclad at Dover frees the Confederacy there and upstream on both rivers. A fort, not an ironclad, keeps the Union from entering out of McKenzie and Paducah; out of Clarksville and Franklin it always may.',
  '6.2.6.B-c':
    "With neither at Dover the Cumberland is as a rule the Union's: no Confederate crosses Dover–Clarksville, Nashville–Clarksville or Nashville–Bowling Green, and Dover is a port under Union naval control for supply and all else.",
  '6.2.6.B-d':
    "With neither at Paducah nor at Dover the Tennessee is the Union's too, unless nullified farther up at Pittsburg Landing, Tuscumbia or Decatur.",
  '6.2.6.B-e':
    "With a Confederate fort or ironclad at Paducah and none at Dover the Tennessee is nullified, Dover's west bar with it: Confederates may go Paducah–Dover, McKenzie–Dover and Pittsburg Landing–Waynesboro. Otherwise Dover stays a Union port by the Cumberland. Naval control belongs to rivers and bars, not to spaces alone.",
  '6.3.1-a':
    'Running the guns: a die of 4 to 6 succeeds; if it fails the force is back where it began. Once in a move. −1 with torpedoes in the space of the fort, +2 if Foote, Porter or Farragut moves it; the figures add up.',
  '6.3.2-a':
    'A force that has passed a Confederate fort, by running the guns or with Farragut, and loses its assault, returns to its start with 1 SP less.',
  '6.4.1-a':
    'A naval move into an enemy-occupied space is an amphibious assault. The defenders have +2 for an ironclad (one at most), +2 for a fort, +1 for the Hunley, +1 for torpedoes; the Union has its assault modifier, and +2 with Foote or Porter.',
  '6.4.1-b':
    "The lower sum is taken from the higher; what is left counts, +3 at most. All other battle modifiers apply on top, as the +4 against an empty fort. The fort's +2 counts in this sum only, not a second time by [7.5-a].",
  '6.4.2-a':
    'If the Union wins and has SP left they stay, and the move is over. If it loses, even though no Confederate SP survives, it goes back where it came from, against [7.3.3-b].',
  '6.5.1-a':
    'No Confederate unit crosses a river under Union naval control. Where there is none, a card of any value lets a division of 1 SP move by river; the Confederacy has no other naval movement.',
  '6.5.2-a':
    'It never enters or passes a space with Union SP or a Union fort. It can be intercepted, which makes an amphibious battle. It ends on arrival.',
  '6.5.3-a': 'By river movement 1 Confederate SP may go from a coastal fort to its port or back.',
  '6.5.3-b':
    'Ruling: like a corps it may enter enemy-controlled ports; every space it passes must be free of Union SP and forts and not under Union naval control on that river.',
  '6.5.3-c':
    'Ruling: between fort and port both ends must be Confederate-controlled, and the limit of 1 SP in a coastal fort holds.',
  '6.6-a':
    'Picture Union naval control as pressure from the north edge down Ohio, Wabash and Mississippi and from the sea on every coastal port, until Confederate forts or ironclads stop it.',
  '6.6.1-a':
    'The Union has naval control of every port unless Confederate forts or ironclads nullify it, or an uncaptured Confederate coastal fort covers the port.',
  '6.6.1-b':
    'Naval control stops Confederate river crossings [6.5.1-a], river moves [6.5.2-a] and LOC, and makes a Union-held port a source of Union supply [8.2-a].',
  '6.6.2-a':
    'First case: a Confederate fort or ironclad nullifies control in its own space; Confederates may cross any bar that leads there, as from Vicksburg to Monroe.',
  '6.6.2-b':
    'Second case: it does so too for every space upstream on the same river if that rises in a Confederate state: Tennessee, Cumberland, Arkansas, Red, Yazoo.',
  '6.6.2-c':
    'Third case: two such spaces nullify all between them, traced upstream from the lower to the upper, both included, with the rivers that come in between under the second case. Ruling: only if no pressure enters between them by another river; above the mouth of the Ohio the Ohio and the Wabash must be shut as well.',
  '6.6.2-d':
    "Fourth case: a coastal fort still Confederate covers its port: Fort Morgan Mobile, Forts St. Philip/Jackson New Orleans, Fort Pickens Pensacola, Fort Gadsden Columbus GA, Fort Pulaski Savannah, Fort Sumter Charleston, Fort Fisher Wilmington, Fort Monroe Norfolk. Ruling: it keeps out pressure from the sea only; New Orleans is the Union's all the same if pressure comes down the river.",
  '6.6.2-e':
    'In 1861 all Confederate stretches of Mississippi, Tennessee, Cumberland, Yazoo, Arkansas and Red are nullified. If Columbus or St. Philip/Jackson falls the Union has them all but Tennessee and Cumberland, which Dover holds; a new Confederate fort at New Madrid or New Orleans about mends it; the loss of Dover gives away Cumberland and Tennessee. Ruling: Forts St. Philip/Jackson are the lower end of the third case on the Mississippi.',
  '6.6.3-a':
    'The Potomac has two spaces, Washington and Aquia Creek. With a Confederate fort at Aquia Creek the Union must run the guns to assault out of Washington or to come in by water; Washington is no port of supply; and no strategic move goes there or leaves by sea.',
  '6.7-a':
    "Ironclads, torpedoes and the Hunley come by events whose cards may serve again: at most 3 ironclads (any of the three, whatever the card's title), 6 torpedoes and 1 Hunley in play, in Confederate-controlled ports or coastal forts even without LOC, never moved, one torpedo and one ironclad at most in a space. Card 51 places up to three torpedoes.",
  '6.7-b':
    'An ironclad gives +2 against assaults and bars the river to Union moves. Torpedoes give +1 against assaults and −1 to running the guns. The Hunley gives +1 once and is gone.',
  '6.7-c':
    'They are lost when, all retreats done, a Union SP ends its move in their space, opposed or not, and when a Union control marker is put on the coastal fort they lie in. USS Monitor too removes an ironclad.',
  '6.8.1-a':
    'Forts are counters or printed on the coast; with an SP they are garrisoned. An empty one entered by land is removed if a counter, captured if coastal.',
  '6.8.1-b':
    'Against an amphibious assault an empty fort defends with 0 SP and loses every tie if the attacker has SP left after losses. The attacker always has +4 against it.',
  '6.8.2-a':
    "A coastal fort belongs to the side whose marker lies on it and is never destroyed. Held by the Union it opens its port to Union ships; held by the Confederacy it shuts the port (save to Farragut) but may itself be assaulted. A Union SP in one still marked Confederate, as may happen at Fort Monroe, does not open the port but fights with the fort's bonus. Ruling: whoever comes to a coastal fort in which his own SP already stand meets nobody, though the enemy's marker lies on it.",
  '6.8.2-b':
    "The Confederacy never retakes a coastal fort, except Fort Monroe by land or by Galveston (115): 1 SP crosses from a blockade-runner port into its Union-held coastal fort without Union SP and a Confederate marker goes on it at once. Ball's Bluff may take an SP out of a coastal fort.",
  '6.8.3-a':
    'A coastal fort holds at most 1 Confederate SP and any number of Union ones. For the Confederacy Fort Monroe is an ordinary space.',
  '6.8.4-a': 'An empty Confederate coastal fort goes to the Union together with its port.',
  '6.8.5-a':
    'When the Union plays Ship Island/Key West it puts a marker on Forts St. Philip/Jackson at once, unless a Confederate SP or ironclad is there.',
  '6.8.6-a':
    'A fort is built with a 3-card (Confederacy) or any card (Union) in an own-controlled, supplied space without enemy SP and without a fort, a printed one included. At most 12 Union and 6 Confederate forts are in play, and none is given up by choice. Events build too: 24 and 109 up to two Confederate forts with LOC, 113 up to three Union forts near the capital or two anywhere without LOC, 117 one in St. Marks.',
  '6.8.6-b':
    "An eliminated fort counter goes to the turn track; the loss of a Confederate one touches political will [12.11-a]. Ruling: it may be built again from the next turn's strategy rounds on.",
  '6.8.7-a':
    'A garrisoned fort gives its defender +2 in a land battle. Any fort, garrisoned or not, gives +2 against an assault. A Union force in a coastal fort marked Confederate also has the +2 in a land battle.',
  '7.1-a':
    'A battle is fought when an army, corps, division or brigade enters an enemy-occupied space and the enemy is not overrun [5.7.2-a] and cannot or will not retreat [7.2.4-a]. Generals alone cause none. It is fought at once; the mover is the attacker, and an interceptor always the defender.',
  '7.1-b':
    'Ruling: a battle runs thus. 1 Battle cards, attacker then defender. 2 Subordinates and elite units named, in that order. 3 Supply and ratio, modifiers. 4 Both dice. 5 Winner. 6 General casualties, active player first. 7 SP losses chosen by their owners; elite unit and Hunley taken off. 8 Armies without SP eliminated. 9 Political will: loser and winner of a large battle, then armies. 10 Retreat or surrender, two armies in a space, further SP, with the fort and ironclads of the space still standing. 11 In a space won: capital, then fort, with their political will. 12 On or stop.',
  '7.2.1-a':
    'A brigade alone in a space may always retreat before battle, even from a force with cavalry. With infantry beside it, it has to try [7.2.3-a].',
  '7.2.2-a':
    "An army or corps that has already lost a battle during the enemy's present move may retreat before battle without a die until that move ends, but not in later moves of a campaign, nor while it is with own forces whose general has more influence.",
  '7.2.3-a':
    "Otherwise an army or corps may try: a die not above its commander's defence succeeds; subtract 2 if a brigade is in the force. A brigade with infantry alone uses its own general's defence and the 2. A general rated 0 with cavalry succeeds on 1 or 2. Without a general there is no attempt.",
  '7.2.4-a':
    'The whole force goes to one adjacent own or neutral space without enemy SP that is not the one the attacker came from. If there is none, or the attempt fails, there is a battle. The Union may also leave a port by water [7.6.2-a].',
  '7.2.4-b':
    'Ruling: such a retreat does not enter an enemy fort, uses no rough, Baltimore & Ohio or harbour connection, does not overfill a coastal fort and, for the Confederacy, crosses no river under Union naval control. The attacker then takes the space, a fort counter left behind is eliminated, and he goes on with the MP he has left.',
  '7.2.5-a': 'Enemy generals without SP in a space that is entered go to the turn track for the next reinforcement phase.',
  '7.3.1-a': 'The SP of both sides together make the battle small (5 or fewer), medium (6 to 19) or large (20 or more).',
  '7.3.1-b':
    "Each side adds up its modifiers [7.5-a], rolls a die and reads the enemy's losses: the attacker's modified die under the defender's losses, the defender's under the attacker's, in the columns for the size of the battle [7.10-a].",
  '7.3.1-c': 'Nobody inflicts more losses than twice his own SP; an empty coastal fort, having none, at most one.',
  '7.3.2-a':
    "The side with the higher figure in the table against it loses, whatever its real losses. On a tie the defender wins, unless the attacker's result has a star that counts [7.10-b] or the defender is an empty fort [6.8.1-b].",
  '7.3.2-b':
    "The loser retreats [7.6.1-a] and the winner has the space. A winning army or corps that attacked with at least twice the loser's SP may go on; otherwise it stays.",
  '7.3.3-a':
    'A winner may be wiped out and has won all the same. If it was the attacker the defender stays. If a Union assault on an empty Confederate coastal fort is wiped out, the fort stays Confederate.',
  '7.3.3-b':
    "If the defender wins but is wiped out: with a fort in the space the attacker must retreat; without one, if the defender had a general, the attacker takes the space and his move is over; without fort and general the attacker goes on if he had more than twice the defender's SP. Ruling: here exactly twice is not enough.",
  '7.3.3-c': 'An assault that loses in a space without a fort goes back even if it wiped the defenders out [6.4.2-a].',
  '7.3.4-a':
    'If in a small or medium battle both sides would be wiped out, the one that inflicted the higher figure wins and keeps 1 SP, a star counting as higher than the same figure without. On a tie without a star both keep 1 SP and the attacker has lost.',
  '7.3.4-b': 'Ruling: a star that is void in a resource centre or capital [7.10-b] is void here too.',
  '7.3.5-a':
    "An eliminated army's marker goes to the turn track and is free again next turn. Generals of an eliminated army or corps who did not fall go there for one turn, Confederate cavalry generals for three.",
  '7.4.1-a':
    "Commanders count: the attacker's by offence, the defender's and interceptor's by defence. Without an army the attacker's active general commands, or the defender's inactive general of most influence, the owner breaking ties.",
  '7.4.2-a':
    "Army against army: the Confederacy adds its commander and any two subordinates, at most one of them a cavalry general. The Union adds the same if its commander's rating, the lack of cavalry reckoned on both sides [7.5.2-a], is not below the other's; else its commander and one subordinate. Owners choose.",
  '7.4.3-a':
    'Army against anything else: the army adds its commander and any two subordinates, at most one a cavalry general. Ruling: a lone brigade is no army.',
  '7.4.4-a': 'Forces that are no armies use their commander only; a cavalry general counts only if he is the sole general there.',
  '7.4.4-b':
    'Ruling: a battle is between armies if an army marker is in it on each side; an army with loose SP is an army. A side without any general has rating 0.',
  '7.5-a':
    "Modifiers add up: +2 interception; +2 defending in a garrisoned fort; the commander's rating; his subordinates' (armies); +1 for each elite unit used; −2 without cavalry (army against army); the force ratio; +2 if the enemy is out of supply, which he may not trace through the space the attacker left. None may be waived but the elite units'.",
  '7.5.1-a':
    'Elite units come by three cards, two a side at most. Each gives +1 if its owner wishes and belongs to its army for good. If any was used and the force loses 2 or more SP, one elite unit goes, on top of the losses; the event may bring it back.',
  '7.5.1-b': 'Ruling: when its army is eliminated or removed an elite unit returns to the stock.',
  '7.5.2-a':
    "Only army against army: an army without a brigade lowers its commander's rating by 2, not below 0. Ruling: Detached Cavalry (105) does the same to an army that has one, in any battle; its cavalry generals then lend no rating and cannot fall. Never 4 in all.",
  '7.5.3-a':
    'Force ratio for the larger side: +2 from 3:1, +3 from 4:1, +4 from 5:1. A Union assault on an empty Confederate fort always has +4.',
  '7.5.3-b': 'Ruling: ratios are exact, by the SP in the battle before losses, brigades counted.',
  '7.6.1-a': 'After all losses the loser retreats one space as a whole, leaving nothing behind.',
  '7.6.1-b':
    'An attacker retreats to the space he came from, and loses 1 more SP there if it is enemy-controlled. A beaten assault goes back to its start.',
  '7.6.1-c':
    "A defender never retreats to where the attacker came from. He goes, in this order of preference, to an own space with LOC, a neutral one with LOC, an own one without, a neutral one without, an enemy-controlled one with LOC, one without. LOC is traced from that space and not through the attacker's origin. Ruling: spaces with enemy SP or an enemy fort are closed to him, not those with an enemy marker.",
  '7.6.1-d': 'Among spaces of the same preference the winner chooses if they are enemy-controlled, else the loser.',
  '7.6.1-e':
    'The Confederacy does not retreat across a river under Union naval control. Ruling: a fort or ironclad of the battle space still counts for this. With no way left the force surrenders.',
  '7.6.1-f':
    'A retreat that ends on an enemy marker costs 1 SP more, after joining own troops there, so that a force may live on among them. Two armies in the space: [5.2.4-a] first. Generals in excess go after that loss, all who are there being eligible.',
  '7.6.1-g':
    'Ruling: what [7.2.4-b] forbids is forbidden after battle too. A force with no SP left does not retreat; its generals go to the turn track. Infantry, brigades and generals all go to the same space.',
  '7.6.2-a':
    'A Union force may retreat by water from its port to a Union-controlled port with LOC in a Union state. On rivers it follows the river rules and may pass Confederate-held spaces under Union naval control, but never an ironclad or fort.',
  '7.6.2-b':
    'It counts as the first preference and so comes before all lower ones; it may be refused only for another space of the first. It also serves for any retreat before battle. Beaten assaults follow [6.3.2-a] and [6.4.2-a] instead.',
  '7.6.2-c':
    'Confederates never retreat by water, except 1 SP on a river move that lost an amphibious battle and lived [6.4.2-a].',
  '7.6.3-a':
    'A force that cannot retreat surrenders and is removed. Its generals go to the turn track for one turn, Confederate cavalry generals for three.',
  '7.7-a':
    'If a modified die is 10, generals may fall. Ruling: or more. All present are eligible, used or not, cavalry too, except the commander of an army; Chickamauga, Shiloh and Western Concentration Block put him at risk as well.',
  '7.7-b': 'A general who falls leaves the game; cavalry generals follow [5.5.4-a, 5.5.6-a].',
  '7.7.1-a': 'If the attack was at 1:3 or worse, or the attacker was out of supply, only the attacker checks.',
  '7.7.2-a': 'If it was at 3:1 or better, or the defender was out of supply, only the defender checks.',
  '7.7.2-b': 'Ruling: where both [7.7.1-a] and [7.7.2-a] apply they cancel out, and both check.',
  '7.7.3-a':
    'Each side that checks rolls a die: the one whose battle die came to 10 loses a general on 1 to 3, the other on 1; if both came to 10, both on 1 to 3.',
  '7.7.3-b':
    'The commander of an army falls only if he is the sole general there or by a concentration card; the commander of a corps is like any other. Among several, chance decides.',
  '7.7.3-c':
    'Ruling: the machine draws evenly among those eligible. Under Shiloh, Chickamauga and Western Concentration Block the army commanders of both sides are eligible. A force without generals does not check.',
  '7.7.4-a': "The fall of an army's commander or of a corps' active general ends that force's move, after any retreat.",
  '7.8.1-a':
    "The figure in the table is the SP the enemy loses, at most twice one's own; a force of 0 SP, as an empty coastal fort, inflicts 1 if the table gives at least 1.",
  '7.8.2-a': 'Elite units that were used are lost as [7.5.1-a] says.',
  '7.9-a': 'The modified die gives the row, from 1 to 10. Ruling: below 1 read row 1, above 10 row 10.',
  '7.10-a':
    'Losses of attacker/defender in large, medium and small battles. 1: 1/1, 1/0, 0/0. 2: 2/2, 1/1, 1/0. 3: 3/2, 1/1, 1/0. 4: 3/3, 1/1, 1/1. 5: 3/3, 1/1, 1/1. 6: 4/3, 1/2, 1/1. 7: 4/4*, 2/2*, 1/1*. 8: 4/4*, 3/2*, 1/1*. 9: 5/5*, 3/2*, 1/1*. 10: 6/5*, 3/3*, 2/1*.',
  '7.10-b':
    'A star makes the defender lose a tie, except in resource centres, destroyed ones too, and in capitals, national and of Union states.',
  '8.1-a':
    'A unit is in supply if it has a line of communication (LOC): a path of spaces to a source, each of them, its own space apart, own-controlled or neutral and without enemy SP or fort, rivers under Union naval control excepted. Without LOC it forages in the attrition phase.',
  '8.1.1-a':
    'A Confederate LOC crosses no river under Union naval control, but may follow a navigable river where that is nullified, through own or neutral spaces without Union SP or fort.',
  '8.1.2-a':
    'A Union LOC may follow navigable rivers through own or neutral spaces, nullified or not, and through enemy-held river spaces, with or without enemy SP, where it has naval control; never through a Confederate fort or ironclad. Torpedoes do not matter.',
  '8.1.2-b':
    'A Union force with LOC that makes an amphibious assault is supplied for the battle. One without LOC may assault, but is out of supply in it.',
  '8.2-a':
    "Union sources: railways leaving the map by the north edge; Union-held coastal ports whose coastal fort, if any, is the Union's; ports under Union naval control. A port without a Union marker supplies only a force in that very space.",
  '8.2-b':
    'Confederate sources: resource centres not destroyed and open blockade-runner ports, each good only with a LOC to another such centre or port, as Richmond by Wilmington or Fayetteville.',
  '8.2-c':
    'When every Confederate resource centre is destroyed and every blockade-runner port closed, the Union has won [17.2.2-a].',
  '8.2-d':
    "Ruling: the Confederacy's net is its own and neutral spaces without Union SP or fort, joined by road, rail, harbour connections with both ends its own, and nullified river stretches, never across a bar under Union naval control. A centre is a source if its part of the net holds another intact centre it controls or an open port; an open port [10.5.2-a] always is. A unit is supplied if its space, whosever, reaches a source. A centre or port occupied by Union SP is none.",
  '8.2-e':
    "Ruling: a north-edge exit serves the Union while it controls the exit space and no Confederate SP is there. An exit or port that is the unit's own space always serves it.",
  '8.3-a': 'Armies without LOC receive neither reinforcements nor generals.',
  '8.3-b':
    'A force without LOC at the moment of battle gives its enemy +2, and both sides may. The attacker traces through the space he came from, which must then be own or neutral: a force supplied in an enemy-held space is out of supply when it attacks out of it. The defender never traces through it.',
  '8.3-c':
    'Brigades moving alone and SP in coastal forts do not suffer from lack of supply. Ruling: neither in battle nor by foraging; and a Union force in any coastal fort counts as supplied, also for placing its marker.',
  '8.3-d': 'Every other unit without LOC forages and may suffer attrition again [9.2-a].',
  '8.3-e': 'An assault out of a supplied port is supplied for its battle even where the port of arrival has no LOC.',
  '8.4.1-a': 'The Shenandoah Valley is Winchester, Strasburg and Staunton in Virginia.',
  '8.4.2-a':
    'While the Confederacy holds all three, an army or corps with a LOC to one of them counts as supplied for attrition, not for battle. Ruling: Valley Devastation (126) ends this for good; the spaces do not become resource centres.',
  '8.4.3-a':
    'Each Valley space counts as two toward Union control of Virginia, so that the three leave eight to go. Virginia cannot be controlled before Richmond is destroyed and Norfolk closed.',
  '9.1-a':
    'In the attrition phase a space loses 1 SP of a side that has 3 to 6 there, cavalry counted, and 2 of one that has more.',
  '9.2-a':
    'Then a force without LOC forages: the same again on what is left of it, so that 3 become 2 and stay 2, and 7 become 5 and then 4.',
  '9.2-b':
    'Ruling: first the Union, then the Confederacy; all own SP of a space count together; the owner picks what is lost, a brigade as in [5.5.4-b]; all attrition comes before any foraging.',
  '10.1-a':
    'In every reinforcement phase both sides receive SP, in own-controlled spaces with LOC only, and generals: step a SP, b strategic movement, c generals, each time the Union first, with the exceptions of [2.8-a] and [3.1-d].',
  '10.2.1-a':
    'After placement each side may move supplied infantry, new or old, any distance by rail through own spaces, not neutral ones. One SP does not mix rail and water unless it goes to an army. Generals and brigades do not move so.',
  '10.2.1-b':
    'An army in supply may receive SP from anywhere it has a LOC to, through own or neutral spaces by any connection, mixing land and water. Each counts against the limit.',
  '10.2.2-a':
    'At most 15 Union and 7 Confederate SP move so in a turn; unused moves are not saved, and the rail bonus of the rounds does not count.',
  '10.2.2-b':
    'Ruling: the way may not pass enemy SP or forts, nor for the Confederacy cross a river under Union naval control; both ends must be own-controlled, the space of an army receiving SP apart. Any number may use one line.',
  '10.2.3-a':
    'The Union may also move SP from its ports to its ports by sea within the same limit, not past enemy forts and never running the guns. For this an army has LOC from port to port.',
  '10.2.4-a':
    "The Baltimore & Ohio joins Harper's Ferry and Grafton for the Union alone: for strategic movement, for Washington's tie to the north edge, for Union LOC at any time and for the concentration of Seven Days/Chattanooga. Nobody moves over it in the rounds otherwise.",
  '10.3.1-a':
    'The Union places first, 1 SP less, where it likes, for each state capital the Confederacy controls, not merely occupies. Pennsylvania has two, Harrisburg and Philadelphia; Washington is none.',
  '10.3.1-b':
    "East: 8 SP in Washington if it is the Union's and has a rail LOC to the north edge; if not, 4 in controlled spaces of PA, DE or NJ without Confederate SP, or lost.",
  '10.3.1-c':
    'Centre: 6 SP in controlled spaces of OH or IN without Confederate SP and with a road or rail LOC to the north edge, or lost.',
  '10.3.1-d': 'West: 4 SP in controlled spaces of IL or in St. Louis, on the same terms, or lost.',
  '10.3.1-e': 'After Foreign Intervention it is 2 SP less every time [4.4.2-c].',
  '10.4.1-a':
    'The Confederacy receives at most 15 SP a turn: up to 9 from its states, 1 each from MO and KY, up to 4 through the blockade.',
  '10.4.2-a':
    'The 9 shrink by 1 for each of the eleven states under Union control and by 1 if the Union has the whole Mississippi, not below 0. The SP of brigades waiting on the turn track come on top.',
  '10.4.3-a':
    'At most 1 SP a state, in those of the eleven the Confederacy controls, in a space with LOC and without Union SP, fort or marker, never in a pro-Union space; coastal forts will do. Cards too keep off pro-Union spaces, except Southern Religious Revival (80), which puts three SP into one space with LOC for 3 Confederate will.',
  '10.4.3-b':
    'The SP of a disbanded brigade keeps to one a state if it can; if not, it goes to any Confederate-controlled space with LOC.',
  '10.4.4-a':
    'Missouri and Kentucky give 1 SP each while the Confederacy controls them, in a space of that state it controls; no LOC is needed.',
  '10.4.4-b':
    'Ruling: the Confederacy first rolls for the blockade zones one by one in the order it likes, each change of will at once, then places SP of runners, states, brigades and border states. A state without a legal space gives nothing; if states outnumber SP the Confederacy chooses.',
  '10.5.1-a':
    "There are four zones: North Atlantic, South Atlantic, Eastern Gulf, Western Gulf. The Confederacy rolls for each with an open blockade-runner port and loses 2 political will for each without. On a scenario's first turn and on turn 3 there are neither rolls nor losses.",
  '10.5.2-a':
    'A blockade-runner port is open if it and its coastal fort, if any, are Confederate-controlled and it has a LOC to a resource centre. Ruling: to one elsewhere and not destroyed.',
  '10.5.2-b':
    'North Atlantic: Norfolk, Morehead City, Wilmington. South Atlantic: Charleston, Savannah, Fernandina, Jacksonville FL. Eastern Gulf: Columbus GA, Pensacola, St. Marks (only after card 117), Mobile. Western Gulf: New Orleans, Sabine City.',
  '10.5.2-c': 'Fort Pickens begins every scenario in Union hands, so Pensacola is closed then.',
  '10.5.3-a':
    'The blockade runs from 0 to 5 (4 after Foreign Intervention) and is raised by cards 61, 63, 68, 69, 71, 98 and 127 and lowered by 82 and 128. Cards 69 and 71 may raise the assault modifier by 2 instead; 67, 70 and 72 raise it by 2, 129 lowers it by 1, and so does 116 if a die beats it.',
  '10.5.4-a':
    'For each zone: a die above the blockade gives 1 SP in an open port of the zone; one not above it gives none and costs 2 political will.',
  '10.6.1-a':
    'Step c: name a space with LOC and an own SP, then draw a general at random among those due and lay him there face down. Where more than one lies face down there must be an SP for every general, those already there counted. All are turned up together when both sides have done.',
  '10.6.2-a':
    'A supplied army without a general receives one before any other space does, and the first laid there commands whatever his influence. If lack of LOC prevents it, other placements are free.',
  '10.6.3-a': 'To take command of a leaderless army by placement costs no political will, against [5.2.2-c].',
  '10.6.4-a': 'A cavalry general takes in 1 SP of his space and becomes his brigade [5.5.1-a].',
  '10.6.4-b':
    'Ruling: infantry and cavalry generals, whose backs differ, are drawn from two pools; with the space the player names the pool. Who they are shows only when all are turned up, and then the brigades are formed. Who has no legal space waits on the turn track. The limits for generals hold in placing.',
  '10.7-a': 'In fall 1861 nobody receives SP; strategic movement and generals are as usual.',
  '11.1-a':
    'In the political phase each side must place its marker in every space with own infantry in supply, flipping an enemy one. Conversions chain: each may carry the LOC to the next. An army of cavalry alone places none.',
  '11.1-b':
    'Brigades neither place nor flip markers then, but may take off an enemy one in spaces of their own colour or of border states. Ruling: with or without LOC.',
  '11.1-c':
    'Ruling: the Union converts first, then the Confederacy, each until nothing changes. A marker that takes a coastal fort or destroys a resource centre has its effect on will in that step; a port converted takes its empty Confederate coastal fort along [6.8.4-a]. Removal by brigades is optional and comes last.',
  '11.2.1-a':
    'The capitals are Washington and Richmond at first. A player needs his on the map to place markers with operations cards; events and armies need it not. Capitals never move by choice.',
  '11.2.2-a':
    'When a force enters the enemy capital, or wins the battle for it, the capital goes to its box at once, with the loss of [12.6-a], and stays there until the political phase.',
  '11.2.3-a':
    'Then its owner must set it in a space he controls, with LOC, in a state that began the 1861 campaign as his. The Confederacy loses 10 political will if that is neither a resource centre nor a blockade-runner port, the Union if it is not Harrisburg, Trenton, Dover DE, Annapolis, Columbus OH, Indianapolis, Springfield IL or Philadelphia.',
  '11.2.3-b':
    'Ruling: without a legal space it waits in its box for the first political phase that offers one; until then operations cards place no markers. It may return to its old space if that is controlled and has LOC.',
  '11.3-a': "An event places as many markers as it says; operations place as many as the card's value.",
  '11.3-b':
    'With operations a marker goes to a space with own supplied infantry, or to a border space still neutral, without marker and without enemy SP or fort, whoever controls the state. Brigades: [5.5.3-a].',
  '11.3-c':
    'No markers by operations while the own capital is off the map, taken this turn; events and armies may still place them.',
  '11.3-d': 'A space holds one control marker at most.',
  '11.3-e':
    "An event never places a marker that would destroy a resource centre, displace a national capital, take a coastal fort, directly or by its port, or destroy a fort counter; Union state capitals are allowed. Exceptions: Farragut, Wilson's Raid, and card 61 at its forts [6.8.5-a]. Ruling: Wilson's Raid keeps out of spaces with Confederate SP or fort, so that it takes a coastal fort only by its port; a capital taken goes to its box. Crittenden Compromise (29) flips Confederate markers in KY, MO and WV only.",
  '11.3-f': "Ruling: markers are unlimited, and a space of a side's own colour shows none while that side holds it.",
  '12-a': 'In 1861 both begin at 100, the Confederacy on plus and the Union on minus.',
  '12.1.1-a':
    "The Union controls a Confederate state if in the political phase it holds at least the state's number of spaces and no intact resource centre and no open blockade-runner port is left there. The Confederacy loses the state's value, for good: it never comes back. Union divisions may enter its Confederate-marked spaces.",
  '12.1.2-a':
    'For each original Union state in which the Confederacy holds three or more spaces, the Union loses 5 and the Confederacy gains 5 every turn. Won Confederate and border states do not count.',
  '12.1.2-b': 'Each Union state capital the Confederacy holds costs the Union 1 SP of reinforcements [10.3.1-a].',
  '12.1.3-a':
    "Nobody controls the border states at first. The first to do so gains the state's value, takes off all enemy markers there except with enemy SP or forts, and may then place its own in every empty space.",
  '12.1.3-b':
    'If the Union is first it is a Union state for good. If the Confederacy is, the Union may win it later like a Confederate state: then the Confederacy loses the value and the Union gains it, and for [17.3-b] it is no Union state.',
  '12.1.3-c':
    'Ruling: border states are tested by markers after the placing of step i, and both sides never reach the number. States are taken one by one, each player ordering his own changes of will.',
  '12.1.4-a':
    'Value and spaces: MO 10/7, KY 10/7, WV 5/4; TN 10/13, MS 7/10, AL 7/9, GA 15/12, FL 5/5, NC 7/10, SC 7/9, VA 15/14, AR 5/6, TX 7/3, LA 7/6. Ruling: the last three space counts come from the published table; in Virginia, where Valley spaces count double, exactly 14 is enough.',
  '12.2-a':
    'A Union marker on a Confederate resource centre destroys it for good: the Confederacy loses its value and the Union gains it. Cavalry cannot. Ruling: thirteen centres are worth 51 together.',
  '12.3-a': 'A large battle: winner +3, loser −5. Others change nothing.',
  '12.4-a':
    'Fates of war: after a gain the marker shows plus, after a loss minus. A turn from minus to plus adds 2 more, one from plus to minus takes 3 more. In the political phase the player concerned orders his effects of one step.',
  '12.4-b':
    'Ruling: each cause is one change with its own sign; a change of 0 turns no marker. Political will stays between 0 and 199.',
  '12.5-a': 'The Confederacy loses 2 for each blockade zone that brings no SP, by a failed roll or for want of an open port.',
  '12.6-a':
    'A capital driven out costs the Union 30 and the Confederacy 15 as its counter is removed, and 10 more if set up off the list of [11.2.3-a].',
  '12.7-a':
    'An army marker removed costs the Union 10 and the Confederacy 5, in defeat, in retreat, or for two armies in a space. Ruling: or by the loss of its last SP in any way. What [5.6.7.A-a] gives for McClellan comes apart from it.',
  '12.8-a':
    'The Union gains 10, once, in a political phase in which no Confederate fort or ironclad stands in any port of the Mississippi system: Wheeling, Parkersburg, Cincinnati, Evansville, Louisville, Paducah, Columbus KY, Cairo, Alton, Memphis, Clarksville, Dover TN, Nashville, Pittsburg Landing, Vicksburg, Grand Gulf, Port Hudson, New Orleans, Forts St. Philip/Jackson, Baton Rouge, Tuscumbia, Decatur, New Madrid, St. Louis. The Hunley, torpedoes and markers do not count; the gain is kept.',
  '12.8-b':
    'Ruling: Forts St. Philip/Jackson count as a Confederate fort while the Confederacy holds them. The same test decides the SP of [10.4.2-a].',
  '12.9-a':
    'In the political phase of fall turns the Union loses 5, and so does the Confederacy once Emancipation has been played.',
  '12.9-b': 'Ruling: Emancipation itself is two changes, Confederacy −10, then Union −5 [4.4.1-a].',
  '12.10-a': 'Relief of generals and creation of armies cost what [5.6.1-b], [5.6.1-c] and [5.2.2-b] say.',
  '12.11-a':
    'Each Confederate fort eliminated or coastal fort captured: Confederacy −1, Union +1. Ruling: a coastal fort is captured when the marker is placed.',
  '12.11-b':
    'Ruling: a fort counter is eliminated when enemy SP enter or win its space. The loss of a Union fort changes no political will.',
  'S-a': 'A game may begin with one scenario and run on to the end of a later one: 3, 6, 9, 12 or 13 turns.',
  'S-b':
    "In the set-up lists an underlined general commands his army, a marker or fort named is the side's own, army names do not matter, the sign of the will gives the marker's side, the capitals are Washington and Richmond, and a cavalry general listed with an SP or in an army is put down as his brigade with 1 SP less.",
  '13.2-a':
    'The 1861 scenario ends after fall 1861. The Union wins with MO, KY and WV or if Confederate will is below 80, the Confederacy with MO and KY or if Union will is below 85. Anything else is a draw. Ruling: so it is if both sides meet a condition.',
  '14-a':
    '1862: the Confederacy holds its eleven states where no Union marker lies, the Union its states and all of MO, KY and WV but New Madrid and Springfield MO. Ruling: Manassas, where the Army of the Potomac stands, is still Confederate.',
  '14-b': '1862 begins in spring without emancipation, blockade 2, assault modifier 2, Nashville destroyed.',
  '14-c': 'Out of the 1862 deck: 24, 26, 29, 42, 43, 44, 47, 48, 52, 68, 90, 91.',
  '14-d': '1862: Union will 115 on minus, Confederate 94 on plus; step c only in the first reinforcement phase.',
  '14-e': 'It ends after fall 1862. The Union wins if its will is the higher, otherwise the Confederacy, also on a tie.',
  '15-a':
    "1863: Grant is placed in Memphis in step c. On the first turn the Union makes no naval moves but by river, and nobody reorganises generals, though events may relieve them. Ruling: if a player's first card is a campaign, each of its moves must start in another state.",
  '15-b':
    '1863: a Union that at any time holds a blockade card and does not raise the blockade by one in the scenario loses 10 political will at its end, without fates of war. Of several such cards one played is enough. Cards 69 and 71 used for the assault modifier do not count.',
  '15-c':
    '1863: the Confederacy holds its states where no Union marker lies, the Union its own and the border states; Tennessee is under Union control. Out of the game: A.S. Johnston and Van Dorn; McClellan, Buell and Pope.',
  '15-d': '1863 begins in spring with emancipation, blockade 3, assault modifier 3, Nashville and Memphis destroyed.',
  '15-e': 'Out of the 1863 deck: 24, 26, 29, 31, 42, 43, 44, 47, 48, 52, 68, 76, 81, 90, 91, 116.',
  '15-f': '1863: Union will 85 on plus, Confederate 80. Ruling: on minus. Step c only in the first reinforcement phase.',
  '15-g':
    'It ends after fall 1863. The Union wins if its will, adjusted for the difference of SP [15-h], is the higher; otherwise the Confederacy, also on a tie.',
  '15-h':
    'Union SP less Confederate SP on the map, compared with 35: for each full 5 below it the Confederacy gains 10 political will, for each full 5 above it the Union gains 5, without fates of war.',
  '16-a':
    '1864: control as in 1863, with Tennessee and Florida under Union control. Out of the game: Jackson, Van Dorn, A.S. Johnston, Pemberton, Bragg; McClellan, Pope, Buell, Reynolds. Ruling: west of the Mississippi the Confederacy begins without a valid source of supply.',
  '16-b':
    '1864 begins in summer with emancipation, blockade 4, assault modifier 4, Nashville, Memphis, Little Rock and Jackson MS destroyed.',
  '16-c': 'Out of the 1864 deck: 24, 26, 29, 31, 42, 43, 44, 47, 48, 52, 68, 76, 81, 90, 91, 110.',
  '16-d':
    '1864: Union will 65 on plus, Confederate 50. Ruling: on minus. The Mississippi bonus has been taken. Step c only in the first reinforcement phase.',
  '16-e':
    'It ends after spring 1865 with the victory conditions of the campaign, the Confederate win after fall 1864 included [17.2.1-a].',
  '17.1-a': 'The campaign is set up as 1861 and runs thirteen turns, to spring 1865, unless somebody wins before.',
  '17.2.1-a':
    "The Union wins at once when Confederate will reaches 0. The Confederacy wins at the end of fall 1864 if Union will is below 50, or at the end of any turn if its own is more than double the Union's. If both reach 0 in the same phase the Union wins.",
  '17.2.1-b':
    'Ruling: this is tested at the end of every turn but the last of the 1861, 1862 and 1863 scenarios; in the campaign and in 1864 also on the last turn, before [17.3-a]. Confederate will 0 and [17.2.2-a] end any game at once; Union will 0 matters only by the doubling.',
  '17.2.2-a':
    'The Union wins when all Confederate resource centres are destroyed and all blockade-runner ports closed. Ruling: at once.',
  '17.3-a':
    'After spring 1865 the Union wins with ten Confederate or border states under its control, otherwise the Confederacy.',
  '17.3-b':
    'Each original Union state, or border state the Union won first, with three or more Confederate markers cancels one of them. A border state the Confederacy won first does not.',
  '17.3-c': 'Every full 25 by which Union will exceeds Confederate will counts as a state for the Union: 51 more make two.',
  '17.3-d':
    "Ruling: states controlled, less those cancelled, plus those equivalents; ten or more win. An earlier stop is agreed at set-up and judged by that year's conditions.",
  '18-a':
    "Assault on an empty fort, attacker's and defender's losses: 1-0 fails and costs 1 SP; 0-1 succeeds; 0-0 succeeds [6.8.1-b]; 1-1 and 1-1* fail with 1 SP and succeed with 2 or more; 2 against the attacker always fails.",
  '18-b':
    'Assault on a garrisoned fort: 1-0 fails; 0-1 succeeds; 0-0 fails; 1-1 fails, the fort living on with 0 SP; 1-1* fails with 1 SP and succeeds with 2 or more; 2 against the attacker always fails.',
  '18-c':
    "A lone Union SP that is lost never takes a fort. Ruling: nothing is won without dice; against an empty fort two or more SP fail only if the fort's figure is 2.",
  '18-d': 'A failed assault on a space without a fort always goes back, even if the last defender died [6.4.2-a].',
  '19-a': 'Option, rail logistics (all its parts together): an army can be created only with a rail LOC.',
  '19-b':
    'An own-controlled space has a rail LOC if a railway leads from it through own spaces, not neutral ones, to a source of supply, or for the Union to a port it controls and supplies.',
  '19-c':
    'Entering an own space with rail LOC, or any space next to one, costs 1 MP; any other entry 2. Who has too few does not enter.',
  '19-d':
    'For attrition a force neither in nor next to a space with rail LOC is out of supply and forages, the Valley excepted [8.4.2-a].',
  '19-e': 'The moves of SP to armies [10.2.1-b] are limited to 3 SP a side and turn.',
  '19-f': 'Ruling: the rail bonus still holds; the further point is paid for each space entered, and converting stays at 1.',
  '20-a':
    "Option, operations queue: a player may open a queue for one general with an operations card, one queue at a time and never changed; in each later round he adds a card, and once the sum reaches the general's strategy rating he must activate him, the excess being lost.",
  '20-b':
    "Any other play in his round, forced or not, Forward to Richmond included, loses the queue; interrupts in the enemy's round and cards lost from the hand do not. It is also lost if the general fights a battle, and at the end of the turn.",
  '20-c': 'It serves only to activate a general for a land move.',
  '20-d':
    'Ruling: the general is activated with the card that completes the sum, in that round; interrupts apply, and the cards are discarded. His activation by a campaign or event, or his leaving the map, breaks the queue.',
  'G-a':
    "A space that begins under a side's control counts as bearing its marker unless an enemy one lies there. Border spaces are neutral until a marker is placed. Troops never change control by being there.",
  'G-b': 'Connections are road, rail or river; a rail connection is a road as well. Spaces joined by any line are adjacent.',
  'G-c':
    'Coastal ports have an imagined river connection with one another and with their coastal forts; it matters for strategic movement.',
  'G-d': 'Pro-Union spaces are Confederate grey with a blue band. No Confederate reinforcements are placed there.',
  'G-e': 'An empty fort has 0 SP, but like an SP it keeps enemy reinforcements and LOC out and counts in battles.',
  'G-f': 'A fort stands on even if its space comes under enemy control.',
  'G-g':
    'Moving generals use offence; others use defence, for interception and retreat before battle. In battle the attacker uses offence and the defender defence, also after an interception.',
  'G-h': 'A cavalry general is always a subordinate. His own counter lies on the turn track only.',
  'G-i': 'SP counters are small change and may be exchanged at any time; cavalry SP exist only in their brigades.',
  'G-j': 'The two special events must happen when they can.',
  'G-k': 'The box: a map, two sheets of counters, 130 cards, two dice.',
  'G-l':
    'The cards have a number, an operations value and an owner: either side, Confederacy or Union. 34-36 are elite units, 83 and 84 Major Campaigns, 85-88, 99 and 121 Minor Campaigns, 93-96 Strategy Boards.',
} as const;
export type RuleId = keyof typeof rules;
