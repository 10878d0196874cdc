/** Every atomic rule of the game under its id, in rulebook order. [x.y-z] inside a text refers to another rule. */
export const rules = {
  '1.0-a': "This is a game for one. You lead Mosby's band; the Union army is run entirely by the rules and the dice.",
  '1.0-b': "The game covers the first months of Mosby's war, roughly January to April 1863, in at most eight turns.",
  '1.0-c': 'One combat factor stands for 25 men and one Round for about three hours. On the map an inch is about four miles.',
  '1.0-d':
    'Each turn opens with Preparation. After that Mosby Operations and Rounds alternate as often as it takes, until the band disbands or is made to.',
  '2.0-a': 'The game consists of a map, 193 counters, 120 cards and a six-sided die.',
  '2.2-a': 'The map is a web of spaces. Every counter lies in a space, in a box or on a track, never between two places.',
  '2.3-a':
    "A Union unit has two faces. The hidden face means deactivated; the other shows what it is (a combat factor, or a blank, picket, courier or sutler's wagon) and its reinforcement code, an S or a number.",
  '2.3-b':
    "Many markers have two faces: a leader is free or kidnapped; the Wagon Train, a bridge or a depot is intact or demolished, and a demolished depot shows its points; a space is unrevealed (?) or Revealed; the Initiative is Mosby's or the Union's. Other pairs share a counter only to save cardboard.",
  '2.3-c':
    'Ruling: only Space Status markers [7.1-g], depots and Large Union Force markers (one for each card that places them) are limited in number. Markers for demolished rail, Devastation, strength, retreat and pending checks never run out.',
  '2.4-a':
    'Mosby has six actions: Scout, Move, Combat, Demolish, Kidnap and Disband. Union units have one, Move, and their combats follow from it.',
  '2.4-b':
    'Ten performance points (PP) make one Notoriety. When a loss must be paid, one Notoriety can be broken back into ten PP [4.0-b].',
  '2.4-c': 'Ordinary spaces are circles; the Large Union Forces printed on the map are hexagons.',
  '2.4-d': 'Two spaces are adjacent when a road or a pike joins them. A railway never makes spaces adjacent.',
  '2.4-e': 'Ruling: a pike is a turnpike, the better surface; a road is an ordinary country road.',
  '2.4-f':
    "At the start the Union lines hold everything east of the line from Rappahannock Station to Great Falls, and everything north of the line from Park's Gap to Lovettsville and of the Potomac. The blue-ringed frontier spaces belong to the lines.",
  '2.4-g':
    'Union units may be found in any space behind their lines. Events can push the lines outwards, and what they gain they keep for the rest of the game.',
  '2.4-h':
    "The grey-ringed spaces are Mosby's Confederacy. Mosby begins each turn in one of them that is not devastated, not inside the Union lines and free of Union units.",
  '2.4-i': 'A Large Union Force can send out any number of units. Events may add more Large Union Forces to those printed.',
  '2.4-j':
    'A status marker shows Revealed once its space has been scouted or entered, or a unit has been activated in it. Its ? face marks spaces added to the lines, and those same spaces again when the lines are restored.',
  '3.0-a': 'Shuffle the Action cards and the Event cards into two separate decks.',
  '3.0-b':
    'Union units with code S go into the cup. All the others wait in the box of the Reinforcement Track that bears their number.',
  '3.0-c': 'Every track starts at its lowest number: turn 1, Awareness 1, 0 PP, Notoriety 1.',
  '3.0-d': 'Place an intact bridge at Union Mills, Occoquan, Dumfries, Alexandria, Farmwell Station and Harpers Ferry.',
  '3.0-e': 'The map starts empty of Union units: they appear only as they are scouted, met or activated.',
  '4.0-a': 'As soon as Mosby has 10 PP they turn into 1 Notoriety. The Performance Track keeps what is left over, 0 to 9.',
  '4.0-b':
    'If a loss is larger than the PP in hand, lower Notoriety by 1, add 10 PP and then pay; do so again if once is not enough.',
  '4.0-c':
    'Notoriety never drops below 1. Ruling: at Notoriety 1, a loss larger than the PP in hand leaves 0 PP and the rest is forgiven.',
  '4.0-d':
    "The Performance and Awareness Summary lists what each deed is worth: courier or sutler 1, rail 3, bridge or Wagon Train 5, depot its own value, leader brought out 10, combat won 1 plus the enemy's strength, each Union factor destroyed 3. It costs 2 to lose a combat or to skedaddle, and 5 for each factor lost in combat, for a wound, or for being caught in Preparation. Event cards add or take points of their own.",
  '4.1-a':
    'The game lasts eight turns. After the eighth, Mosby wins with Notoriety 9 or more; loose PP count for nothing. With advanced victory conditions [8.1-a] the mark is 10 instead of 9, here and in [4.2-c] and [4.2-e].',
  '4.1-b': 'Reaching 9 early does not end the game: Mosby must still hold it after the eighth turn.',
  '4.2-a': 'If Mosby dies the game is lost on the spot.',
  '4.2-b': 'The game is lost at the end of any turn in which Notoriety is lower than the number of that turn.',
  '4.2-c': 'The game is lost if turn 8 ends with Notoriety 8 or less.',
  '4.2-d':
    "The game is lost at the end of a turn when no space of Mosby's Confederacy is left to him: Devastation, the Union lines or an occupying combat unit has closed every one. The reason may differ from space to space.",
  '4.2-e': 'If turn 8 ends with Notoriety 9 or more, Mosby wins even if he has lost his whole Confederacy.',
  '4.2-f':
    'Ruling: a Large Union Force marker in a Confederacy space puts it inside the lines. For [4.2-d] the game itself looks at hidden units there; a blank or non-combat unit closes nothing.',
  '4.2-g':
    'End-of-turn checks come in this order: first Notoriety against the turn number; then, on turn 8, Notoriety alone decides; then the loss of the Confederacy. They judge the board as it stands after any random moves of a skedaddle and before units are turned face down [5.D-b].',
  '5.A1-a':
    'With Notoriety 2 or more, empty into the cup every Reinforcement box whose number is not above the current Notoriety.',
  '5.A1-b':
    'Next, the blanks, pickets, couriers and sutlers in the Holding Box go back into the cup. Combat units that were destroyed never come back.',
  '5.A2-a':
    'Set Union Awareness by current Notoriety. Ruling: Notoriety 1 to 3 gives 1, 4 or 5 gives 2, 6 to 8 gives 3, 9 or more gives 4; level 5 is reached only by raising it during a turn.',
  '5.A2-b':
    'During a turn only deeds, events and cards move Awareness. A change of Notoriety is not felt there before the next turn, although the reaction modifier in combat [6.5-l] uses the new Notoriety at once.',
  '5.A3-a':
    'Place Mosby in any space of his Confederacy that is outside the Union lines, holds no Union unit and is not devastated.',
  '5.A3-b':
    'Ruling: if there is no such space, the Union units outside the lines move first [5.A4-a], and Mosby is placed if that leaves one free. If it does not, he is not placed and the turn ends at once.',
  '5.A3-c': 'A turn cut short during Preparation still goes through the whole end of turn, with all its checks.',
  '5.A4-a': 'Every Union unit found outside the lines wanders one space, chosen at random [7.4-a].',
  '5.A4-b':
    "If such a unit walks into Mosby's space, turn it up. If it is a combat unit, make a casualty check, take Mosby off the map and lose 5 PP; the turn ends whatever the check says.",
  '5.A4-c':
    'If it is a non-combat unit, it is eliminated to the Holding Box, with 1 PP for a courier or sutler, and the turn goes on.',
  '5.A4-d':
    'Ruling: these units move one at a time in a fixed order, space by space and counter by counter, and stop as soon as the turn ends. A unit that enters a Large Union Force returns to the cup; one that enters the lines stays there deactivated, and no status marker is placed.',
  '5.A4-e': 'Only units standing outside the lines move. Extended spaces and Large Union Force spaces are inside.',
  '5.A5-a':
    'Roll a die for recruits; it fixes the strength of the band for the turn, in combat factors. Notoriety 1: a 1 gives 0, anything else 1. Notoriety 2: 1-2 gives 1, 3-6 gives 2. Notoriety 3: 1-3 gives 2, 4-6 gives 3. Notoriety 4-5: 1 gives 2, 2-4 gives 3, 5-6 gives 4. Notoriety 6-8: 1-3 gives 3, 4 gives 4, 5-6 gives 5. Notoriety 9 or more: 1 gives 3, 2-4 gives 4, 5 gives 5, 6 gives 6.',
  '5.A5-b': 'If nobody answers the call (a result of 0) the turn ends.',
  '5.A6-a':
    'Draw Action cards: 3 at Notoriety 1 to 3, 4 at 4 or 5, 5 at 6 to 8, 6 at 9 or more. A wounded Mosby draws one card fewer. Permanent cards kept from before are extra.',
  '5.A7-a': 'Roll a die and set that many Event cards aside unseen. Then turn them up and resolve them one after another.',
  '5.A7-b': 'If events eliminate the band the turn ends; if they kill Mosby the game is lost.',
  '5.A7-c': 'If an event cuts the turn short, put the cards still face down back on the deck without looking at them.',
  '5.A7-d':
    'Ruling: once the Event deck is empty no more events are drawn. Resolved events leave the game, and neither deck is ever reshuffled.',
  '5.A7-e':
    'The die alone fixes how many events there are. A card without effect, such as one whose Notoriety is not reached or the second card of a leader already gone, still counts as one.',
  '5.B-a':
    "While no Union unit is activated Mosby may take any actions, in any order and as many times as he likes, as long as each action's own rules are met.",
  '5.B-b':
    'Operations end when the band disbands, which ends the turn, or when any Union unit is activated, which begins Rounds.',
  '5.B-c':
    'When every Union unit is deactivated or eliminated, Operations resume. A turn may swing between Operations and Rounds many times.',
  '5.C1-a': 'Initiative is settled once, when a series of Rounds begins, and stays with its owner until that series ends.',
  '5.C1-b':
    'Either play Gain Initiative, and Mosby has it, or roll on the Initiative Table. Once the die is rolled it is too late for the card.',
  '5.C1-c':
    "Ruling: Mosby gets the Initiative on 2 or more at Awareness 1, on 3 or more at Awareness 2 or 3, and on 4 or more at Awareness 4 or 5; otherwise the Union has it. Mosby's Reputation can add 1 to the die [C-d].",
  '5.C2-a':
    'Every Round opens with Activation checks, and so does the first, before anybody acts. They reach the spaces adjacent to each Union combat unit already activated, and deactivated units sharing a space with one.',
  '5.C2-b':
    'In those spaces check the garrison of an unrevealed space inside the lines, each deactivated unit inside or outside the lines, and one unit for each Large Union Force, be it adjacent or in the same space.',
  '5.C2-c': 'Units activated in this step spread no further alarm within the same step.',
  '5.C2-d':
    'A space is checked once per step however many activated units are near it, but each deactivated counter in it has a roll of its own.',
  '5.C2-e':
    'Ruling: if an activated combat unit stands in a space not yet revealed, the garrison of that space is checked as well.',
  '5.C2-f':
    'A combat unit under a retreat marker still raises the alarm. If only non-combat units or the Wagon Train are active, this step makes no checks, apart from those for escorts [7.8-g].',
  '5.C3-a': 'The side with the Initiative acts first, then the other.',
  '5.C3-b':
    'In each Round Mosby takes one action or passes. Every activated Union unit takes exactly one action and never passes.',
  '5.C3-c': 'In Rounds, for either side, moving into a space and fighting there is one single action.',
  '5.C3-d': 'Mosby may always pass. A Move of no spaces is the same as passing.',
  '5.C4-a': 'If the band falls to 0, loses a combat or disbands, the Rounds and the turn are over at once.',
  '5.C4-b':
    'As soon as no Union unit is activated, Rounds end and Operations resume. This is looked at after each single action of Mosby or of a Union unit, and the rest of that Round is not played.',
  '5.C4-c':
    'Otherwise, once both sides have acted, start a new Round with its Activation checks. The Initiative stays where it was.',
  '5.D-a':
    'Ruling: first award points due at the end of the turn (Lee Needs Information), then check victory and defeat. The rail repairs of [8.4-a] follow those checks.',
  '5.D-b': 'Turn every Union unit on the map to its deactivated face. Units in Large Union Force spaces go to the cup instead.',
  '5.D-c': 'Discard every Action card that is not Permanent.',
  '5.D-d': 'Take Mosby and his strength marker off the map.',
  '5.D-e': 'A wound received this turn stays with Mosby through the next turn. An older wound heals now.',
  '5.D-f': 'Move the turn marker on.',
  '5.D-g': 'A demolished Wagon Train leaves the map now.',
  '5.1-a':
    'Action cards can be played during events, in Operations and in Rounds, as each card allows. Several may be combined on one die roll.',
  '5.1-b': 'A played card is discarded, unless it is Permanent.',
  '5.1-c':
    'No more than 6 Action cards may be held, Permanent ones included. Draw the full number first and look at them. Ruling: you then choose which to discard down to 6, and a Permanent card may be one of them.',
  '5.1-d': 'The five Permanent cards stay in hand from turn to turn. You may discard one whenever you wish.',
  '5.1-e': 'When Mosby is wounded, discard at once one Permanent card of your choice, if you hold any.',
  '5.2-a': 'Every Event card drawn is resolved, in the order in which it is turned up, as its own text says.',
  '5.2-b': 'When an event brings a Union combat unit to where Mosby is, they fight there and then.',
  '5.2-c':
    'Ruling: in an event combat the Union attacks and the full combat procedure applies, with skedaddling, cards and Counterattack. No neighbours are checked, nobody retreats and no retreat marker is placed.',
  '5.2-d':
    'Ruling: winning an event combat brings points and raises Awareness as usual, but causes no Activation checks and no Rounds. A beaten unit goes back into the cup whole; a destroyed one goes to the Eliminated Box.',
  '5.2-e':
    'Ruling: Hide played in an event combat calls it off: its unit is returned to the cup and you turn to the next event. After a skedaddle or a defeat the unit goes to the cup as well and the turn ends, with the remaining events handled by [5.A7-c].',
  '5.2-f':
    'Ruling: when a space joins the lines with Mosby in it, it becomes Revealed if he is still there after the event. If he has gone, beaten or in a skedaddle, it keeps its ?, for its garrison holds it.',
  '6.0-a': 'Finish one action before you begin the next. An action can be taken only if all its requirements are met.',
  '6.0-b': 'Each action brings the Activation checks named in its rules, in Operations and in Rounds alike.',
  '6.1-a':
    'Only Mosby scouts. He picks one adjacent space that is unrevealed inside the lines, or holds deactivated Union units inside or outside them, or both.',
  '6.1-b': 'The same space may be scouted again and again.',
  '6.1-c': 'Ruling: a Large Union Force is no target for scouting; there is nothing to find out.',
  '6.1-d': 'With Local Information a Scout succeeds without a die.',
  '6.1-e': 'Otherwise roll a die, adding 1 with the Scout card. A total above Awareness succeeds; equal or lower fails.',
  '6.1-f':
    'Success on an unrevealed space: mark it Revealed, draw a unit, look at it and leave it there deactivated, non-combat units included. A blank goes to the Holding Box.',
  '6.1-g': 'If it holds deactivated units, a success shows you all of them. Nothing is drawn for them.',
  '6.1-h': 'Outside the Union lines no status marker is ever placed.',
  '6.1-i':
    'Failure: make Activation checks for the units in that space. Ruling: if it was unrevealed, first mark it Revealed, draw its unit face down and check that unit too. A blank drawn this way goes to the Holding Box whatever the die, and activates nothing.',
  '6.1-j':
    'If a failure activates nothing you still get your look, as after a success. If it activates something, Rounds begin or go on.',
  '6.1-k': "In Rounds, scouting uses up Mosby's action.",
  '6.1-l':
    'A space may be unrevealed and hold wandering units as well. Success then brings both the draw [6.1-f] and the look [6.1-g]; failure checks the new unit and every deactivated one, with a die for each.',
  '6.1-m': 'The Scout card helps the scouting die, not the checks that follow a failure.',
  '6.1-n': 'Ruling: if a failure activates only some of the units, the others in that space stay unseen.',
  '6.2-a': 'Movement goes from space to adjacent space, along roads and pikes.',
  '6.2-b':
    'In Operations Mosby may move any distance, but he halts for Activation checks on entering an unrevealed space inside the lines or any space with Union units. If nothing is activated he sees what is there and may go on.',
  '6.2-c': 'In Rounds Mosby may move up to 3 spaces.',
  '6.2-d': 'A Revealed space without Union units is entered freely, with no checks.',
  '6.2-e':
    'If entering an unrevealed space activates nothing, mark it Revealed and draw its unit. A blank goes to the Holding Box; a picket, courier or sutler is eliminated to the same box, with 1 PP for a courier or sutler; a combat unit is placed deactivated. In each case Mosby may go on.',
  '6.2-f':
    'If the check for an unrevealed space activates it, mark it Revealed and draw the unit. If it is a blank, it goes to the Holding Box and nothing is activated after all.',
  '6.2-g':
    "If Mosby's entry activates a combat unit in Operations, Rounds begin and Initiative is settled. With it, Mosby may slip away or stay and fight; without it, the Union acts first.",
  '6.2-h':
    "Ruling: when Mosby's own entry opened the Rounds and the Union has the Initiative, the combat units activated in his space attack in that first Union part without a movement roll. In all other cases such a unit rolls for movement as usual: 3-6 it attacks, 2 it leaves, 1 it deactivates.",
  '6.2-i': "If Mosby's move in Rounds activates a combat unit, he stops there and must fight, as the attacker.",
  '6.2-j':
    'In Rounds, entering a space with an activated combat unit means stopping and fighting. Units that carry a retreat marker are no exception.',
  '6.2-k':
    'If the only activated units in a space are non-combat, and were activated before he came, Mosby eliminates them as he enters, without a check, takes any points due and may go on.',
  '6.2-l':
    'Entering a space with deactivated units takes one check for each. Any activation stops Mosby; otherwise he may look at them and go on, or fight.',
  '6.2-m': 'If Mosby ends a move among deactivated units he may look at them, and fights only if he wants to.',
  '6.2-n': 'Whoever moves into a space held by the enemy is the attacker.',
  '6.2-o':
    'Entering a Large Union Force space takes one check for the Force, besides one for each unit there. Status markers are never placed in such spaces.',
  '6.2-p':
    "In Rounds a non-combat unit that Mosby's entry activates stops him like any other [6.2-l]. Ruling: if he has the Initiative he eliminates it on the spot; if the Union has it, it stays and acts first [7.7-d].",
  '6.2-q':
    "In Operations, a non-combat unit activated by Mosby's entry starts Rounds. With the Initiative he eliminates it, and if nothing else is activated the Rounds end at once. Without it, the unit moves first.",
  '6.2-r': 'Crossing the Potomac by pike has no effect on movement.',
  '6.2-s':
    'In Rounds, crossing the Potomac by road takes a whole Move. Ruling: the unit must begin its action on one bank and stops on the other, one space away. This binds Mosby and the Union alike, and a pursuer that comes to the bank stops there; it never applies in Operations, in Preparation, or to retreats and random moves. Routes are measured in spaces as if the river were not there.',
  '6.2-t':
    'Fast Horses add 1 space in Rounds. Ruling: at least one step of that move must follow a pike, and the extra step may be the one.',
  '6.2-u': 'Each Spur Horses card adds 1 space to the current move, and may be played at any point of it.',
  '6.2-v': 'The Cannon costs 2 spaces of movement in Rounds. Discard it and the penalty ends.',
  '6.2-w': "A kidnapped leader costs 1 space of movement in Rounds, on top of the Cannon's penalty.",
  '6.2-x': "Ruling: Mosby's allowance never falls below 0. At 0 he cannot move unless cards raise it.",
  '6.2-y': 'A Union combat unit gains 1 space on a movement roll of 6, whatever the surface. Non-combat units never do.',
  '6.2-z': 'Demolished bridges and rails never hinder movement.',
  '6.2-aa':
    'Ruling: an entry is resolved in this order: points for a leader brought out [6.3-f]; one check for the garrison if unrevealed, one for each deactivated unit and one for a Large Union Force; the draw of a garrison not activated [6.2-e]; elimination of non-combat units; then fight, stop or go on. Neither a blank nor a unit already activated is ever checked.',
  '6.2-ab':
    'Ruling: when Mosby enters a space with an activated combat unit in Rounds, the other units and the garrison are checked first. Then he attacks all the combat units there, activated or not.',
  '6.2-ac':
    'Cards that spare the entry checks, Local Guide and French Dulaney, do not spare the fight with an activated combat unit. Only Sergeant Ames does.',
  '6.2-ad':
    'Ruling: in Rounds, attacking deactivated units where a Move ends is part of that same action. A combat ends the Move.',
  '6.2-ae': 'In Operations Mosby moves one space per decision, so after each entry any other action is open to him.',
  '6.3-a':
    'The targets are Colonel Dulaney at Alexandria and General Stoughton at Fairfax Court House. Each comes onto the map with the first of his two event cards.',
  '6.3-b': 'When his second card appears, a leader still on the map departs and never returns.',
  '6.3-c': "Mosby must be in the leader's space. The kidnap then succeeds without a die.",
  '6.3-d':
    'Turn the leader over and put him with Mosby; raise Awareness by 2, to 5 at most; then check every unit in that space, and once its Large Union Force. Neighbouring spaces are not checked.',
  '6.3-e': 'If anything is activated, Rounds begin or go on. If nothing is, play continues as before.',
  '6.3-f':
    'When Mosby enters a space outside the Union lines with a captive, the captive leaves the map and Mosby gains 10 PP at once, before any check or combat there.',
  '6.3-g':
    'If the band disbands in any way, or loses a combat, inside the lines, the captive escapes: he is removed and no points are gained.',
  '6.3-h': 'You may release a captive at any time. He is removed, no points are gained, and the movement penalty ends.',
  '6.3-i':
    "A leader who was kidnapped, escaped or was released never returns. If his second card turns up it does nothing, yet it is one of the turn's events.",
  '6.3-j': "A Kidnap is free in Operations and Mosby's one action in a Round.",
  '6.3-k':
    'Mosby may kidnap with activated Union units in the space. Ruling: he may hold both leaders at once, and then moves 2 spaces less in Rounds.',
  '6.4-a':
    'In his space Mosby may demolish an intact bridge, an undamaged rail line or an intact depot, if it lies inside the Union lines, and the Wagon Train anywhere.',
  '6.4-b':
    'Beyond the lines, bridges and rails are safe from him. Once an extension has put a status marker on a space, its rail and bridge become targets. Ruling: the same is true where a Large Union Force marker brought the space into the lines.',
  '6.4-c': 'No die is needed. The Wagon Train has a condition of its own [7.8-i].',
  '6.4-d': 'Demolition strikes the space: all the rail lines in it are one target, with one award.',
  '6.4-e': 'Rail, bridge and depot in the same space are separate targets, each needing its own action.',
  '6.4-f':
    'Place or turn the marker, gain the points, raise Awareness by 1 (by 2 for the Wagon Train), to 5 at most, and then make the checks.',
  '6.4-g':
    'Check the units in the space and its Large Union Force; then, in each adjacent space, the garrison if it is unrevealed inside the lines, the deactivated units whether inside or outside, and the Large Union Force.',
  '6.4-h': 'One activation is enough to begin Rounds, or keep them going.',
  '6.4-i': 'A rail line is worth 3 PP, a bridge 5, the Wagon Train 5, and a depot the value on the back of its marker.',
  '6.4-j':
    'Bridges and rails stay wrecked until a repair event, after which they can be demolished again. A burnt depot or Wagon Train is gone for good.',
  '6.4-k': 'Mosby may demolish with activated Union units in his space, but not the Wagon Train.',
  '6.4-l':
    'What is already wrecked is no target. In Operations Mosby may demolish several targets in one space in succession, each raising Awareness and bringing its own checks.',
  '6.5-a':
    'Combat can occur during events, in Operations as an action of its own, and in Rounds as an action or as part of a Move.',
  '6.5-b':
    "In Operations, if Mosby's entry activated nothing, he may attack the deactivated units there. They are turned up and activated by the combat; those that survive retreat activated and Rounds begin, unless nothing is left activated once the final checks are made.",
  '6.5-c':
    "When Mosby attacks he takes on every Union combat unit in the space, activated or not, as a single force. Non-combat units take no part and are not checked; they fall when the attack is announced in Operations, but only after Mosby's victory in Rounds [7.7-d].",
  '6.5-d': 'In a Union attack deactivated units stay out of it: only activated combat units in the space fight.',
  '6.5-e':
    "Union attacks wait until all activated units have moved. All those in Mosby's space then fight together, in one combat.",
  '6.5-f': "An activated Union combat unit that ends its move in Mosby's space must attack.",
  '6.5-g':
    "Ruling: when Mosby's action comes and an activated combat unit shares his space, everything is open to him, even passing, except to Disband.",
  '6.5-g1': 'Only counters on the map fight. Nobody can attack a garrison not yet drawn, nor a Large Union Force itself.',
  '6.5-h': 'Step 1: turn up the Union units involved.',
  '6.5-i': 'Step 2: if the Union is attacking, Mosby may skedaddle [6.6-d].',
  '6.5-j':
    "Step 3A: work out the odds of attacker to defender and round them in the defender's favour. Five against two is 2:1; two against five is 1:3.",
  '6.5-k':
    "Step 3B: even odds change nothing. Each step of odds in Mosby's favour adds 1 to the die, up to +5 at six to one, and each step against him takes 1 away, down to -5; so 3:1 is +2 when Mosby attacks and -2 when the Union does. Odds beyond six to one count as six to one.",
  '6.5-l':
    "Step 3C: add Notoriety and Awareness for the Union's reaction. A sum of 2 to 4 gives +2, 5 to 7 gives +1, 8 to 11 nothing, 12 or more -1.",
  '6.5-m':
    'Step 3D: add the Action cards. Ruling: every card for this roll, Permanent ones aside, must be laid before the die, and several of one kind may be used together. Hide may be played now to call the combat off.',
  '6.5-n':
    'Step 4: roll, add all modifiers and read the result: -1 is D2; 0 or 1 is D1; 2 or 3 is D; 4 is R; 5 or 6 is R1; 7 is R2; 8 is R3. Ruling: below -1 counts as -1, above 8 as 8.',
  '6.5-o':
    'Step 5: Counterattack cards may follow, one after another; each rolls again with the same odds, reaction, Permanent-card and surprise modifiers, and the last roll stands. Cards spent on an earlier roll, Stratagem included, do not count again. Ruling: you may support the new roll with fresh cards from your hand, Hide excepted.',
  '6.5-p':
    "Step 6: apply the result in this order: points, Awareness, Union losses and retreat or Mosby's losses, and then casualty checks. An R result is a win for Mosby, with points and Awareness +1, to 5 at most; a D result is a defeat and ends the turn.",
  '6.5-q':
    'If a combat die, first roll or counterattack, shows a natural 1, Mosby makes a casualty check when the combat is over. Ruling: several natural 1s mean several checks.',
  '6.5-r':
    'Step 7: if Mosby is still in play, check each deactivated unit and the Large Union Force of the space, and the unrevealed spaces, deactivated units and Large Union Forces next to it. These checks are extra to those that open a Round.',
  '6.5-s':
    "Units activated by the checks after Mosby's attack act in the same Round if the Union's part is still to come. Those activated after a Union attack first act in the next Round.",
  '6.5-s1':
    "Ruling: there is never a second combat in one Union part. Units activated in Mosby's space by the checks after a Union attack must wait for the next Round to attack.",
  '6.5-t': 'D: the band disbands, Mosby loses 2 PP and the turn ends.',
  '6.5-u':
    'D1 and D2: as D, and the band loses 1 or 2 combat factors, at 5 PP each. Ruling: only factors really lost cost points.',
  '6.5-v': 'When Mosby loses a combat a captive leader escapes and the Cannon is lost.',
  '6.5-w':
    'R: the Union units retreat one space and receive retreat markers. Mosby gains 1 PP plus their combined strength. Ruling: strength means that at the start of this combat, so a unit already reduced counts what it had left.',
  '6.5-x':
    'R1 to R3: as R, and the Union loses that many combat factors, though never more than it has. Each factor removed is worth 3 PP.',
  '6.5-y':
    "The Union's losses fall on its units as equally as can be. Ruling: take one factor at a time from the surviving unit that has lost fewest in this combat, with ties decided by die.",
  '6.5-z': 'A weakened unit carries a strength marker. Down to 0, it is put in the Eliminated Box and never returns.',
  '6.5-aa': 'If the Union attacked, each beaten unit goes back to the space it came from.',
  '6.5-ab':
    'If Mosby attacked outside the lines, each beaten unit goes one space by the shortest way towards the lines, a Large Union Force counting as lines. Ties are diced for unit by unit.',
  '6.5-ac': 'If Mosby attacked inside the lines, each beaten unit retreats one space at random.',
  '6.5-ad':
    'Ruling: an attacking unit that did not come into the space during this Round has nowhere to go back to, so it retreats as though Mosby had attacked.',
  '6.5-ae':
    'Units that retreat stay activated, even those that were deactivated when Mosby struck, and still alarm their neighbours. Their next action is spent removing the marker instead of moving.',
  '6.5-af': 'Ruling: a unit that retreats into a Large Union Force space stays on the map, activated.',
  '6.5-af1':
    'Ruling: no space is closed to a retreat, whatever its status or whoever is in it; and retreating fights nobody, draws nothing and places no marker. An attacker with no known space of origin retreats by [6.5-ad].',
  '6.5-ag':
    'A deactivated non-combat unit in the space of a combat that Mosby wins is eliminated, with its points, whoever attacked. If Mosby loses, it stays.',
  '6.5-c1':
    "A casualty check is called for by a natural 1 in combat, a skedaddle, the event Mosby Trapped, a combat unit that walks into Mosby's space during Preparation [5.A4-b], and the card Mosby's Heroics.",
  '6.5-c2': 'Roll a die: on 1 or 2 Mosby is wounded, on 3 to 6 he is unharmed.',
  '6.5-c3':
    'You may answer a check with Mosby Escapes either before rolling or once you know the result, and the check is void. A wound from an earlier turn is beyond its help.',
  '6.5-c4':
    'A wound costs 5 PP and one Permanent card of your choice. Its marker stays for the rest of this turn and all of the next.',
  '6.5-c5': 'If Mosby is wounded while already wounded he dies, and the game is lost.',
  '6.5-c6': 'The turn goes on after a wound. Mosby can be wounded and still win the fight.',
  '6.5-c7':
    'Ruling: a wound taken in any part of a turn lasts to the end of the following turn. In the early steps of Preparation the hand holds only Permanent cards, so Mosby Escapes cannot answer the check of [5.A4-b].',
  '6.5-c8':
    'Ruling: a check cancelled before its die was never made, so Mosby Reported Dead cannot follow it; cancelled after its die, it was made. Each Mosby Escapes cancels one check.',
  '6.5-c9':
    'When a combat calls for several checks, make them in succession. A second wound in the same combat kills, and death loses the game at once, even after a victory.',
  '6.6-a': 'Disbanding always ends the turn.',
  '6.6-b': 'In Operations, simply take Mosby off the map. It costs no points.',
  '6.6-c':
    'In Rounds Mosby may disband as his action, unless an activated Union combat unit shares his space. It costs no points, and the Union units deactivate where they stand. Ruling: he may do so in any Round, but as his own action; by the optional reading also before any Union unit acts, while no such unit is in his space.',
  '6.6-d':
    'Skedaddle: only when about to be attacked. Make a casualty check; if Mosby lives, take him off the map and lose 2 PP. The activated units of that space move one space at random and deactivate, all others deactivate in place, a captive escapes, the Cannon is lost and the turn ends.',
  '6.6-e': 'Once Mosby has attacked he must see it through: an attacker cannot skedaddle.',
  '6.6-f':
    'The choice to skedaddle comes after seeing the attackers and before any combat card. A wound suffered in it costs its own 5 PP besides. Every activated unit in the space moves away at random, non-combat units too; deactivated ones stay.',
  '7.1-a':
    "Extend Union Lines: roll a die, again if that result has come before; mark its spaces with a ?; from now on they belong to the lines. 1: Winchester, Stephenson's Depot, Summit Point, Berryville. 2: Waterford, Wheatland, Hillsborough, Hamilton, Purcellville. 3: Farmwell Station, Guilford Station, Herndon Station, Dranesville, Leesburg. 4: Sudley Church, Gum Spring, Aldie, Middleburg. 5: Buckland, New Baltimore, Warrenton, Auburn, Fayetteville. 6: only the stops of the Manassas Gap Railroad, namely Gainesville, Hay Market, White Plains, Salem, Rectortown, Piedmont Station, Markham Station, Linden and Front Royal.",
  '7.1-b':
    'When the extension catches Mosby in one of its spaces, draw a unit. A blank or picket goes to the Holding Box; so does a courier or sutler, for 1 PP; a combat unit fights him at once, without a surprise modifier, and returns to the cup if he wins. The marker is settled by [5.2-f].',
  '7.1-b1':
    'Listed spaces that are already Large Union Forces get no marker. Deactivated units and Devastation in the new spaces stay, and those units now count as inside the lines. With five cards and six results there is always a new result left.',
  '7.1-c':
    "Place Large Union Force: put the marker in its space, which joins the lines for good, and remove any status marker there. Ruling: any deactivated unit standing there is returned to the cup. None of the four sites is in Mosby's Confederacy, so Mosby can never be on one at that moment.",
  '7.1-d':
    'Each ordinary space inside the lines holds exactly one undrawn unit, perhaps a blank, until it is revealed. A Large Union Force space holds as many as are called for.',
  '7.1-e':
    'Three things put a status marker on a space: Mosby scouts it, Mosby enters it, or a unit is activated in it. None is ever placed in a Large Union Force space or outside the lines.',
  '7.1-f': 'A unit that wanders into an unmarked space puts no marker there. That space still has its own undrawn unit.',
  '7.1-g':
    'The lines are restored when a status marker is needed and all 35 are on the map, when a unit must be drawn and the cup is empty, or when an event says so. This does not end the turn.',
  '7.1-h':
    'On a restoration all deactivated Union units on the map, and all pickets, couriers and sutlers there, return to the cup and their losses are forgotten. Large Union Forces, demolished targets and the Holding and Eliminated Boxes are left alone.',
  '7.1-i': 'On a restoration remove the status markers of the original lines. Those of extended spaces stay, turned to ?.',
  '7.1-j':
    'Ruling: combat units that are activated are not moved by a restoration. Then the draw or marker that was interrupted is carried out; if the cup is still empty, the draw counts as a blank.',
  '7.1-k': 'Ruling: the cup heals: whatever goes back into it regains its full strength.',
  '7.1-l':
    "Restored lines make no exception: the space Mosby stands in, and those where activated units stand, lose their markers too, or turn to ? if extended, and each hides a fresh undrawn unit. By the optional reading Mosby's own space stays Revealed, with no unit.",
  '7.1-m':
    'Ruling: a restoration comes once, before the marker or draw that called for it. The same goes for an extension that runs out of markers.',
  '7.2-a':
    'An Activation check is one die for each unit. Equal to or below Awareness, the unit is activated; above it, it is not.',
  '7.2-b': 'The same unit may be activated any number of times in a turn.',
  '7.2-c':
    'An activated unit is turned up. If it is a blank it goes to the Holding Box: a false alarm. Any other unit starts Rounds or keeps them going, and stays active until deactivated, eliminated or the turn ends.',
  '7.2-d':
    'One die checks an unrevealed space. If it activates, mark the space Revealed, draw the unit and place it activated; a blank goes to the Holding Box and the space is Revealed all the same. Ruling: if it does not, and the cause was neither an entry nor a scouting, nothing is drawn and the space stays unrevealed.',
  '7.2-e':
    'When a check activates a Large Union Force, draw one unit and place it there activated. A blank goes to the Holding Box.',
  '7.2-f': 'You may not peek at a deactivated unit: scouting it or entering its space is the only way.',
  '7.2-g':
    "Checks are brought on by a failed Scout, an entry, a Kidnap, a Demolish, a Combat and the opening of each Round. Scouting checks the space aimed at, entry and Kidnap Mosby's space, the other three also the neighbouring spaces.",
  '7.2-h':
    'Deactivation, first way: a movement roll of 1 deactivates the unit where it stands. In each of the four ways, and in [5.A4-d], a unit that deactivates in a Large Union Force space, or whose random move ends in one, returns to the cup.',
  '7.2-i': 'Deactivation, second way: Mosby hides [7.2-m].',
  '7.2-j':
    'Deactivation, third way: Mosby disbands in Rounds. All Union units deactivate where they stand; those in Large Union Force spaces return to the cup.',
  '7.2-k':
    'Deactivation, fourth way: the turn ends, with the same effect. After a skedaddle the units of that space first move one space at random.',
  '7.2-l': "Of the non-combat units only pickets activate others. Couriers, sutlers' wagons and the Wagon Train do not.",
  '7.2-m':
    'Hide: Mosby passes every Round while Union units roll, move and raise the alarm as usual. Ruling: when an activated combat unit is in his space after all Union movement, then at once every activated Union unit on the map, non-combat ones too, moves one space at random and deactivates; Rounds end and Operations resume.',
  '7.2-n': 'While Mosby is hidden, non-combat units entering his space are not eliminated, nor do they set off the release.',
  '7.2-o':
    'There is no hiding in a Large Union Force space. Anywhere else it does not matter whether Union combat units are present, and even in a combat it is not too late until the card step is over [6.5-m].',
  '7.2-p': 'If a hidden Mosby does anything but pass, he is hidden no longer.',
  '7.2-q':
    "When Hide is played as an action, Mosby has thereby passed. In the card step of a Union attack all movement is already done, so the release follows at once. Ruling: in the card step of Mosby's own attack his action ends there; the units he faced are turned up and activated, Rounds begin (with Initiative settled) if it was Operations, and he waits hidden for the next Union part.",
  '7.2-r':
    "While Mosby is hidden, a combat unit already in his space still rolls: 1 it deactivates, 2 it leaves, 3-6 it stays, but it does not attack. A unit that the release sends at random into Mosby's space simply deactivates there.",
  '7.2-s':
    'If all units are deactivated in some other way, Rounds and hiding both end and the card is spent. A hidden Mosby may disband under [6.6-c].',
  '7.2-t':
    'Ruling: the game remembers for you what you have lawfully seen. What you know about a counter you keep until it goes back into the cup.',
  '7.2-u':
    'Ruling: when several things are checked, dice are rolled for the space of the deed first, then for its neighbours in the order of its exits; in the opening step of a Round, space by space in a fixed order. Within a space the garrison comes first, then the deactivated units, then the Large Union Force. The list is fixed before the first die, and whatever has gone meanwhile is skipped.',
  '7.3-a': 'Union units move only in Preparation (wanderers and events) and in Rounds.',
  '7.3-b': 'In a Round all non-combat units move before any combat unit. Ruling: within each group you choose the order.',
  '7.3-c': 'Roll one die for each unit, and complete its move before rolling for the next.',
  '7.3-d':
    'Combat unit: on 1 it deactivates; on 2 it moves 1 space away from Mosby; on 3 to 5 it moves 3 spaces towards him; on 6, 4 spaces towards him.',
  '7.3-e':
    'Non-combat unit: on 1 it deactivates; on 2 it moves 1 space towards Mosby; on 3 to 6 it moves 3 spaces towards the nearest Union unit or Large Union Force.',
  '7.3-f':
    "Towards Mosby means by the shortest route in spaces, measured anew from each space, with a die at each fork. Occupied spaces, Large Union Forces and unrevealed spaces can all be passed. A unit that enters Mosby's space stops.",
  '7.3-g': "A combat unit already in Mosby's space that rolls 3 to 6 stays and attacks.",
  '7.3-g1': 'A combat unit under a retreat marker does not attack in the action that removes it, even if Mosby is within reach.',
  '7.3-h':
    "Ruling: away from Mosby means to a random adjacent space farther from him; failing that, to one that is not nearer; failing that, the unit stays. From Mosby's own space every exit leads away.",
  '7.3-i':
    "A non-combat unit that enters Mosby's space on a 2 is eliminated, with its points, unless he is hidden. If it is already there, it stays.",
  '7.3-j':
    'A non-combat unit that reaches the unit or Large Union Force it was making for returns to the cup, even if Mosby is there.',
  '7.3-k':
    'Ruling: a non-combat unit that begins its action with an activated Union combat unit or in a Large Union Force space returns to the cup without a roll, though a picket first does its work [7.7-g]. If the only combat units there are deactivated, a courier or sutler rolls and moves, and a picket wakes them [7.7-h].',
  '7.3-l':
    "A non-combat unit goes round Mosby if he is in its way. With no way round it waits, unless its goal is in Mosby's own space, which it may then enter. It does not avoid a hidden Mosby.",
  '7.3-m':
    "Ruling: the nearest Union unit means another activated combat unit, any other deactivated counter, or a Large Union Force, with ties by die. Other activated non-combat units, undrawn garrisons and the unit's own space do not count.",
  '7.3-n': 'A unit under a retreat marker spends its action removing it.',
  '7.3-o': 'Union units may enter any space, revealed or not, without changing its status.',
  '7.3-p':
    'A non-combat unit that enters a space with an activated Union combat unit or a Large Union Force, even on its way elsewhere, stops there and returns to the cup. A picket first does its work [7.7-f], [7.7-g].',
  '7.3-q':
    'Ruling: a unit that a picket activates during the Union part takes its full action in that part; one activated by the checks after a combat does not [6.5-s]. No unit acts twice in a Round.',
  '7.4-a':
    'Each space has an exit numbered 1. Roll a die and count the exits clockwise from that one, round and round if need be; the unit leaves by the exit where the count ends.',
  '7.4-b': 'A random move of several spaces takes a new die for each space.',
  '7.4-c': 'Ruling: this count is used everywhere, with no shortcuts for spaces of two or three exits.',
  '7.4-d': 'When several shortest routes are equal, an even die roll picks among them.',
  '7.5-a':
    'The Union fights by the same combat rules. After each combat check the space, its Large Union Force, and the adjacent units, unrevealed spaces and Large Union Forces.',
  '7.6-a':
    'At the start of each turn every Reinforcement box numbered at or below Notoriety is emptied into the cup, so boxes skipped by a quick rise arrive together.',
  '7.7-a': 'Blanks leave for the Holding Box when entered, scouted or activated.',
  '7.7-b':
    'When Mosby enters a space with only deactivated non-combat units, make one check for each. Those that are not activated are seen and eliminated.',
  '7.7-c':
    "Ruling: if a combat unit shares the space, activated or not, Mosby's entry alone does not eliminate deactivated non-combat units; only [6.5-c] and [6.5-ag] do. A garrison just drawn that turns out non-combat is treated the same way.",
  '7.7-d':
    'If both kinds are activated on entry: if Mosby has the Initiative the non-combat unit is lost; if not, it slips back into the cup while the combat unit attacks. If only the non-combat unit is: with the Initiative he eliminates it, otherwise it moves first. If only the combat unit is: the other dies if Mosby stays and wins, and remains if he leaves.',
  '7.7-e':
    "Ruling: at the start of Mosby's action in Rounds, and when Operations resume, activated non-combat units in his space are eliminated at no cost, and the deactivated ones as well if no combat unit is there. This does not happen while he is hidden.",
  '7.7-f':
    'A picket that enters a space with deactivated units is removed and activates them all; turn them up, and send any blanks to the Holding Box. If all the units there are already active it is just removed. Either way the picket goes to the cup.',
  '7.7-g':
    'A picket in a Large Union Force space, or reaching one, activates one combat unit there and is removed. Ruling: keep drawing until you find a combat unit.',
  '7.7-h':
    'A picket activated beside deactivated units wakes them when its own action comes, and is then removed. Ruling: the units it wakes act in that same Union part.',
  '7.7-i': 'A picket is worth no points; a courier or a sutler is worth 1 PP.',
  '7.7-j':
    'What Mosby eliminates among non-combat units waits in the Holding Box. Those that reach Union units or Large Union Forces go to the cup.',
  '7.7-k': 'Draws for a sweep or an escort take combat units only. Blanks and non-combat units drawn are put back.',
  '7.7-l':
    'Pickets cannot wake a garrison that has not been drawn. Ruling: when a draw calls for a combat unit and the cup has none left, restore the lines and try again; failing that, there is no draw.',
  '7.8-a':
    'Its event places the Wagon Train at Harpers Ferry. After all events the turn opens with Rounds, Initiative being settled as usual. If events end the turn, the train is out of the game.',
  '7.8-b': "As a non-combat unit, the train raises no alarm wherever it goes. Mosby's own actions still do.",
  '7.8-c':
    'In each Union part, along with the non-combat units and without a roll, the train moves 1 space by the shortest route, with ties by die. Ruling: it is bound for Middletown in the Valley, and leaves the map in the Round after it arrives.',
  '7.8-d': 'The train stands still while Mosby is in its space, and moves on when he leaves.',
  '7.8-e':
    'Two combat units escort the train. They stay off the map until activated and are drawn from the cup at that moment; blanks and non-combat units are drawn again.',
  '7.8-f':
    'The moment Mosby and the train come together, whichever of them moved, both halt and each of the two escorts is checked. Local Guide or a like card spares Mosby these checks. The checks do not oblige Mosby to fight.',
  '7.8-f1':
    "Ruling: if the meeting activates an escort, the action step of the Round starts afresh with the side that has the Initiative, and each unit then acts once; the Round's opening checks are not repeated. If the Initiative is Mosby's he acts before the escorts, to fight, wait or ride off; if not, they strike first. If both escorts sleep on, the Round continues and his next action may be the demolition.",
  '7.8-g':
    'Escort checks are made again at the opening of each Round while Mosby and the train are together, after a combat there, and after the demolition. Leaving and coming back counts as a new meeting.',
  '7.8-h':
    'An activated escort keeps beside the train, moving as it moves. Beaten, it needs an action to rally. Ruling: it then goes up to 3 spaces a Round by the shortest way back to the train, without a roll, and attacks Mosby only if it ends in his space.',
  '7.8-h1':
    'Ruling: an escort deactivated while with the train, through Hide or the end of Rounds, goes back off the map but keeps its identity and losses; a later check brings back the same counter. Destroyed escorts are not replaced, and if the cup has no combat unit that escort does not exist.',
  '7.8-i':
    "If no activated Union unit is in the train's space, Mosby may demolish it as his next action. An escort that was driven off does not prevent it.",
  '7.8-j':
    'Demolishing the train raises Awareness by 2 and brings 5 PP. Then check both escorts, the other deactivated units and the Large Union Force of the space, and the adjacent deactivated units, unrevealed spaces and Large Union Forces. If none is activated, Rounds end.',
  '7.8-j1':
    'Only the Demolish action destroys the train, inside or outside the lines. It is one single target and it binds Mosby to nothing: he is free to ride away, or to wait until the train has left.',
  '7.8-k': 'If Mosby attacks the escorts he faces both, activated or not. If the Union attacks, only activated escorts fight.',
  '7.8-l': 'After the demolition the escorts are ordinary units. Those not activated are placed on the map deactivated.',
  '7.8-m':
    'Ruling: while the train is on the map Rounds go on, even with no other unit activated. If it leaves or is demolished with nothing activated, Rounds end. If Hide scatters the pursuit with the train still on the map, hiding ends and the Rounds continue with the same Initiative.',
  '7.8-n':
    'Ruling: if the turn ends with the train on the map, it leaves the game together with any escorts not yet placed. Those already on the map remain, as deactivated units like any other.',
  '7.8-o':
    'Ruling: activated escorts count as activated combat units for the opening checks of a Round and for whether Rounds end.',
  '7.8-p':
    "Ruling: activated escorts with the train do not roll for movement. They go where it goes, and if Mosby is there when the Union's part comes they attack.",
  '7.8-q': 'Ruling: while Mosby is hidden there is no meeting. The train rolls past him and its escorts are not checked.',
  '8.1-a':
    'Advanced victory conditions: less than Notoriety 10 loses. 10 is a marginal victory, 11 tactical, 12 substantial, 13 decisive, 14 or more overwhelming.',
  '8.1-b':
    "Above Notoriety 10 every table is read as at 10, the Union's reaction included [6.5-l], and neither Awareness nor the number of turns changes. Notoriety must still match the turn number at the end of each turn.",
  '8.2-a': 'Additional events: add 2 to the die for the number of Event cards. If the deck runs out, [5.A7-d] applies.',
  '8.3-a':
    "Hide may fail: after a Union part in which a unit entered a hidden Mosby's space, roll a die. On 1-2 inside the lines, or 1 outside, he is found: the card is void, combat units there attack at once in one combat and non-combat units are eliminated. Otherwise Hide works as usual, and with only non-combat units about he stays hidden. Ruling: an activated combat unit that stayed in the space searches like one that entered. Hide played against a Union attack is diced for there and then, all movement being over, and if it fails the combat goes on; played in Mosby's own attack it is diced for only after the next Union part.",
  '8.3-b':
    "Hiding the Cannon: it may be hidden in an undevastated space of Mosby's Confederacy, in any of them when the card is drawn, later only where Mosby stands. Hiding it costs no action, nor does fetching it, if you wish, when Mosby enters the space. Ruling: while hidden it gives and slows nothing, does not count in the hand, and is not lost through wounds, skedaddling or defeat.",
  '8.3-c':
    'Devastation of its space destroys the hidden Cannon. Each time a Union unit enters or is placed there, roll a die: on 1-2 it is found and lost.',
  '8.4-a':
    'Rail repair: at the end of the turn roll for each demolished rail; on 1-3 it is repaired. A Revealed marker there turns to ?, for the space has a new undrawn unit, and units already there stay. The repair events work as before.',
  '8.5-a':
    'North of the Potomac: from turn 5 each space beyond the river that Mosby reveals is worth 1 PP, or 2 if it is adjacent to a Large Union Force, printed or placed. It does not matter whether scouting, entry or activation turned the space to Revealed, and after a restoration it can be earned anew.',
  '8.5-b':
    'Mosby may neither disband of his own will nor skedaddle north of the Potomac. Take Lee Needs Information out of the deck before play.',
  '8.6-a':
    'Demolition may fail: roll a die for each attempt, the Wagon Train included. It fails on 1, and on 2 as well if an activated combat unit or a Large Union Force is in the space. A failure still spends the action, raises Awareness and brings every check.',
  '8.7-a':
    'Interrogation, in Operations only: each non-combat unit eliminated may be questioned at once, besides its points. Courier: 1 loses 2 PP, 2 loses 1, 3 nothing, 4-5 reveals one space, 6 two. Sutler: 1 loses 2 PP, 2-4 nothing, 5 reveals one space, 6 two. Picket: 1-2 loses 1 PP, 3 nothing, 4 reveals one space, 5 two, 6 all. Ruling: spaces are picked at random among adjacent ordinary spaces inside the lines that are unrevealed or hold unseen units, and revealed as by a successful scouting; if there are too few, all of them. Units met during events are not questioned.',
  '8.8-a':
    'Entering unrevealed spaces: an entry that activates nothing places a ? marker and draws nothing, and units already there stay unseen; only scouting identifies them. Ruling: Mosby may scout the space he is in, as a normal Scout; non-combat units found there with no combat unit beside them are eliminated.',
  '8.8-b':
    'Entering such a space again brings a new check, and once activated its marker turns to Revealed. Ruling: the undrawn unit where Mosby stands is checked like a deactivated one when he demolishes, kidnaps or fights there, and at the opening of a Round; he cannot attack what has not been drawn or seen. Local Guide and Sergeant Ames still reveal as they say. These ? markers count among the 35 and leave on a restoration.',
  '8.9-a':
    'Depot contents: when a depot is demolished roll a die. 1-2: lose 1 PP; 3: nothing; 4-5: food, worth 2 PP on leaving the lines, with 1 space less movement in Rounds until then, and it may be dropped at any time; 6: Fast Horses, if not held. Ruling: the card is taken from wherever it is, even if out of the game, discarding down to 6 cards if needed. Each load of food is worth 2 PP but the penalty is 1 in all; if the turn ends inside the lines all food is lost. A failed demolition [8.6-a] brings no roll.',
  'C-a': 'There are 60 Action cards and 60 Event cards.',
  'C-b':
    'Cannon: +1 to every combat die, 2 spaces less movement in Rounds. It is lost by a skedaddle or a defeat, event combats included.',
  'C-c':
    'Scout: +1 to scouting. Ruling: its +1 to the checks of a space being entered works in Operations only, never in a space Mosby already occupies and never after a failed scouting.',
  'C-d': "Mosby's Reputation: +1 to the Initiative die at Notoriety 4 or more, so that a natural 1 counts as 2.",
  'C-e':
    "Ambush! gives +2 when the Union attacks, Surprise Attack +2 when Mosby attacks, Mosby's Heroics +2 either way with an extra casualty check. Each Stratagem adds 1 factor for the odds; losses still come from the true strength.",
  'C-f': 'Mosby Reported Dead: play it when Mosby has survived a casualty check, and Awareness drops to 1.',
  'C-g':
    'French Dulaney: provided no combat unit is activated in Alexandria, Mosby enters it unchecked. The checks for a kidnap or a demolition are made as usual.',
  'C-h':
    'Local Guide: enter any one space without checks. If it is unrevealed, draw its unit and proceed as in [6.2-e]; deactivated units there are seen without being checked, and deactivated non-combat ones are eliminated if no combat unit is with them.',
  'C-i':
    "Sergeant Ames in Operations covers any three entries that would need a check; others do not use him up. The card is gone once some other action of Mosby's activates a combat unit, and in any case when the turn ends. Rounds opened by a non-combat unit only suspend him.",
  'C-j':
    'Sergeant Ames in Rounds covers three entries within one Move of normal length, and passing through activated units is free. Ruling: Mosby may end that Move among activated units and neither side attacks; in that Round only units that enter his space fight him. From the next Round on all is normal. If the Rounds end during that Move, the entries left serve in Operations [C-i].',
  'C-k': 'Gilmor Raids the B&O. Ruling: Awareness always rises by 1; the 2 PP come only at Notoriety 6 or more.',
  'C-k1':
    'Notoriety conditions on events look at Notoriety as the card is resolved, and points lost follow [4.0-b]. Factors that events take from the band are not combat losses and cost no points.',
  'C-l':
    'Lee Needs Information, from turn 4: at the end of this turn Mosby gains 2 PP for each Revealed marker north of the Potomac, however and whenever it was placed.',
  'C-m':
    'Place Depot: take a marker at random from those left. Its value stays unknown until it is demolished, and it stays on the map all game.',
  'C-n':
    'Union Sweep: roll for its first space: 1 Goose Creek, 2 Salem, 3 White Plains, 4 Hopewell, 5 Aldie, 6 Mountsville. Draw until a combat unit comes, put the others back, and devastate the space. If Mosby is there he fights at -2; if not, the unit makes 3 random moves, devastating each Confederacy space it enters and fighting Mosby at -2 if it finds him, and returns to the cup. Lines, Large Union Forces and other units do not affect it. Ruling: a combat ends the sweep, and the unit goes to the cup or the Eliminated Box without further moves.',
  'C-o': 'One Devastation marker per space is the limit. Mosby cannot be placed on one.',
  'C-p': 'When Sickness or the like takes the band to 0, the turn ends with no change of points.',
  'C-q':
    'Union Reorganization: roll a die for each Union counter on the map; on 1-3 it returns to the cup at full strength, on 4-6 it stays.',
  'C-r':
    "Union Burns the Valley devastates every Confederacy space with a Union counter in it, seen or unseen. Ruling: a garrison still undrawn under a ? is not such a counter. Mosby's Confederacy Rebuilds removes all Devastation.",
  'C-s':
    "Local Information is used as a Scout action, so in Rounds it is Mosby's action. Instead of rolling, Mosby simply succeeds, and nothing is checked.",
} as const;

export type RuleId = keyof typeof rules;
