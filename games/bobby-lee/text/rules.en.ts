/** The ledger of rules in English. Its keys are the ids that code and tests cite. */
export const rules = {
  '0-a':
    'Two players face each other: the USA with blue blocks along the northern edge of the map, the CSA with grey blocks along the southern edge.',
  '0-b':
    'Blocks stand on edge so that only their owner can read them. The opponent may count the blocks in a hex and see whose they are, but kind and steps stay hidden until some rule lays the block open.',
  '0-c':
    'Play covers the years 1861 to 1864, month by month. Each month begins with a Replacement Turn taken by both players together, followed by Campaign Turns taken one after another until two passes in a row close the month.',
  '0-d':
    "HQ steps are what the game runs on: every activation of an HQ and every extra day of an attacker's battle is paid for with them.",
  '1.1-a':
    "The Potomac divides the map: the land on its northern side is the USA's, that on its southern side the CSA's. Fort Monroe and Western Virginia are the exceptions [8.1-a].",
  '1.2-a': 'Hexes cut by the edge of the map and hexes on the coast are played like any other.',
  '1.2-b':
    'A hex or a hexside has the terrain found at its middle; when the drawing leaves a doubt, take the more restrictive reading. In a coastal hex look at the land only.',
  '1.2-c':
    'Ruling: a hexside without a feature of its own is Forest if one of its two hexes is Forest and Clear if neither is. When several features meet on it, the first of this list decides: sea, mountain, major river without a crossing, gap, swamp, river, forest, clear.',
  '1.21-a': 'The limits of a hexside matter to attacks, retreats and reinforcements. All other movement disregards them.',
  '1.21-b':
    'The Attack Limit is the number of units that may attack across a hexside during a Campaign Turn; the Reinforcement Limit is the number that may join a battle across it during a Battle Turn. Each side has its own count.',
  '1.21-c':
    'Mud lowers both limits, as a rule by half. Where a limit drops to zero the hexside is shut to attacks for as long as the Mud lasts.',
  '1.21-d':
    'Where the table says "DR", roll one die for the hexside before choosing a unit: 4 to 6 admits one unit in this Battle Turn (two at night, [6.31-h]), 1 to 3 admits nobody. A side rolls at most once per hexside and Battle Turn.',
  '1.21-e':
    'Supply, along railways too, supply to adjacent hexes and command radius are never traced over a mountain, sea or uncrossed major-river hexside, nor in Mud over a gap, unless the Turnpike runs through it. Ruling: a railway through a muddy gap still carries units, but no supply.',
  '1.22-a': 'The terrain of a hex fixes how many units can live there without a supply line [11.2-a].',
  '1.23-a':
    'Clear is whatever is neither Forest nor Mountain. Its figures in Dry and in Mud: forage 4 and 2, attack 4 and 2, reinforcement 2 and 1.',
  '1.24-a':
    'Forest, in Dry and in Mud: forage 2 and 1, attack 2 and 1, reinforcement 1 and a die roll. A battle in a Forest hex gives Double Defence [7.36-a].',
  '1.24-b':
    'A unit that enters a Forest hex ends its march there. Ruling: it may go on if a friendly unit stood in that hex when the Campaign Turn began.',
  '1.25-a':
    'Swamps lie only along hexsides. A unit that crosses one stops; attack 2 and 1, reinforcement 1 and a die roll, in Dry and in Mud.',
  '1.26-a': 'Nobody enters a mountain hex or crosses a mountain hexside, except through a named gap.',
  '1.26-b':
    'Across a gap one unit may attack in Dry and reinforcement needs a die roll. Mud closes it to attack, reinforcement, retreat, command and supply, but units may still march through on an ordinary move.',
  '1.27-a':
    'Rivers follow the hexsides. A blue bar across each river marks the change: the hexside with the bar and everything upstream is Minor, everything below it Major.',
  '1.27-b':
    'By land a Major river can be passed only at a bridge or ford, or by River Crossing [10.5-a]. Minor rivers, bridges and fords do not hinder ordinary marches; their limits in Dry and in Mud are attack 2 and 1, reinforcement 1 and a die roll.',
  '1.28-a': 'Only ships cross the sea.',
  '1.3-a':
    'A town or city without walls alters neither marching nor fighting. It feeds extra units, may be worth victory points and is a place to raise cadres.',
  '1.3-b':
    'Ruling: several places may stand in one hex, and naming any of them means that hex. Each keeps its own kind, victory points and cadre allowance; for forage only the best bonus applies.',
  '1.31-a':
    'The four cities are Washington and Baltimore (USA), Richmond and Petersburg (CSA). All are fortresses, feed two units more, and while friendly take up to three new cadres in a Replacement Turn.',
  '1.32-a':
    'A town feeds one unit more and, while friendly, takes one new cadre in a Replacement Turn. It offers no protection in battle.',
  '1.33-a': 'A village does nothing unless it is a port.',
  '1.34-a': 'An anchor marks a port. Ports serve naval movement and naval supply, which belong mostly to the USA.',
  '1.35-a': 'There are six fortresses: the four cities, Alexandria and Fort Monroe. Battles there follow special rules [7.6-a].',
  '1.4-a': 'Railways are of Standard or of Broad gauge; a journey that uses both is penalised [9.4-a].',
  '1.5-a':
    "Each side has three Supply hexes, railway hexes at the edge of the map. They count for victory, rail movement and rail supply, and a friendly one of one's own may receive one new cadre in a Replacement Turn.",
  '1.6-a': 'The Valley Turnpike runs through the Shenandoah Valley from Staunton to Martinsburg.',
  '1.6-b':
    'A unit whose whole ordinary march, from first hex to last, follows the Turnpike moves one hex farther. Ruling: the extra hex may be an attack, a forced march comes on top of it and may leave the road, and a unit with speed 0 in Mud gains the hex as well.',
  '1.6-c':
    'In Mud the hexsides crossed by the Turnpike keep their Dry limits for attack, reinforcement and retreat. Ruling: lower speed and forage apply all the same.',
  '1.6-d':
    'The CSA, and only the CSA, may trace supply along the Turnpike as if it were a railway. Nobody travels on it by rail.',
  '1.7-a':
    "Corrections to the map: the hexside west of Conrad's Store, towards Harrisonburg, is impassable mountain; the one east of Harper's Ferry, towards Frederick, is a bridge over a major river and no gap; the one north-west of Suffolk is the James.",
  '2.1-a': 'Blue blocks belong to the USA, grey blocks to the CSA.',
  '2.2-a':
    'The main kinds of unit are HQ, Infantry, Cavalry and Artillery. Garrisons and Brigades are special Infantry, Heavy Artillery special Artillery.',
  '2.2.1-a': 'Each side owns four HQs: three field HQs and a Supreme HQ.',
  '2.2.1-b':
    'Highest command values: for the CSA Supreme 3, Northern Virginia (ANV) 4, Valley (AV) 3, North Carolina (ANC) 3; for the USA Supreme 4, Potomac (AP) 4, Shenandoah (AS) 3, James (AJ) 3. A set-up may begin with less.',
  '2.2.2-a': 'Cavalry has up to four steps for the CSA and up to three for the USA. It is fast, but its fire in battle is weak.',
  '2.2.3-a': 'Infantry blocks are divisions, with up to four steps for the CSA and up to three for the USA.',
  '2.2.3-b':
    'Three CSA Infantry blocks are Brigades of a single step. They behave as Infantry, but building one costs only 1 Replacement Point.',
  '2.2.4-a':
    'A Garrison is Infantry of low quality. It fires F1 at enemies whom it has engaged by its own move, in either line, and F2 at enemies who have come to engage it; it assaults with F2 and enfilades with F1 at all times. Ruling: when the last enemy of a position is gone it is forgotten who came to whom.',
  '2.2.5-a': 'Field Artillery has up to four steps for the USA and up to three for the CSA.',
  '2.2.6-a': 'Heavy Artillery attacks, reinforces and retreats as field Artillery does, but a rout destroys it.',
  '2.2.6-b': 'Ruling: a Garrison has at most three steps; Heavy Artillery at most three for the USA and two for the CSA.',
  '2.3.1-a':
    'Speed is how many hexes a unit may march in a Campaign Turn. In Dry and in Mud: Infantry, Brigades, Garrisons and field Artillery 2 and 1, Cavalry 3 and 2, Heavy Artillery 1 and 0, CSA HQs 3 and 2, USA HQs 2 and 1; a forced march can add a hex.',
  '2.3.2-a': 'Firepower F1 hits with a 6, F2 with 5 or 6, F3 with 4, 5 or 6.',
  '2.4-a': 'The steps a unit has left are its Combat Value, and that is the number of dice it rolls.',
  '2.4-b': 'Blocks that are engaged lie face up, and their Combat Value can still be read.',
  '2.5-a': 'Battle and attrition take steps away; replacements give them back.',
  '2.5-b':
    'For the price of Artillery and Heavy Artillery and for the fire of Heavy Artillery the present tables hold, not those on older maps.',
  '3.1-a':
    'A single marker moves to and fro on the Victory Track. Whoever has it on his Decisive space when a month ends wins at once.',
  '3.2-a': 'A game of one year lasts six months, May to October; that of 1861 lasts four, July to October.',
  '3.2-b':
    'Two or more years in succession can be joined into one game, which is then played through the winters as well [3.4-a].',
  '3.2.1-a':
    "Place the blocks of the year's Order of Battle by historical or by free deployment and set the victory marker on the space of that year. Blocks without a place on the map form the force pool.",
  '3.2.2-a': 'Historical deployment: every unit begins in the place and with the steps that the Order of Battle gives it.',
  '3.2.3-a':
    'Free deployment: starting from the historical one, each player may swap blocks among the places listed for his side. A block keeps its steps and a place its number of blocks.',
  '3.2.4-a':
    "If October ends without a Decisive victory, the marker's space gives one side a Marginal victory of grade 1, 2 or 3, or a draw. Whoever stands better than the next year's starting space may claim a moral victory.",
  '3.2.4-b':
    'Ruling: after a draw the players may agree to carry on through the winter into the next year, with position, pools and marker as they are and without a new set-up. From then on it is a joined game [3.2-b].',
  '3.2.5-a':
    'Tournament points: a Marginal victory brings 1, 2 or 3 by its grade, a Decisive one 5, and a draw 1 to each player.',
  '3.3-a':
    'A campaign game begins in July 1861 or in May of 1862, 1863 or 1864 and is played through the winters until one side has won.',
  '3.3.1-a': 'If nobody has won when October 1864 ends, the CSA wins provided the marker lies on one of its Marginal spaces.',
  '3.3.1-b':
    'Otherwise play goes on through 1865 and 1866 with the Replacement Points of 1864, and only a Decisive victory can end it. Ruling: if none has come by December 1866, the game is drawn.',
  '3.4-a': 'The winter rules are in force from November to April in every game that is played through those months.',
  '3.41-a': 'Ruling: May to October are Dry, December to March are Mud.',
  '3.41-b':
    'In November and April the player whose Campaign Turn begins rolls a die for the weather before he activates anything: odd means Mud, even means Dry.',
  '3.41-c':
    'November opens Dry and April opens in Mud. As soon as a roll alters the weather, it stays altered for the rest of the month and nobody rolls again.',
  '3.41-e':
    'Ruling: the weather is rolled before the player chooses between acting and passing, and so in pass turns too, the CSA first after two bids of zero. The Replacement Turn is played in the weather with which the month opens.',
  '3.41-d': 'Whoever won the initiative must activate as many HQs as he bid, whatever the weather turns out to be.',
  '3.42-a': 'In Mud units use the lower of their two speeds, and the limits for attack, reinforcement and forage fall.',
  '3.5-a':
    'Every victory point moves the marker one space towards the side that earned it. Political points come in the Replacement Turn and cannot decide the game there and then, since the month is still to be played; military points come during the month or as it ends, before the Victory Check.',
  '3.5-b':
    "The marker goes no farther than a Decisive space; points beyond it are lost. Ruling: points due at the same moment are scored one after another in the order of the rules, the CSA's before the USA's.",
  '3.51-a':
    'A city or town with a victory number gives that many points to the side that gains control of it, every time control passes.',
  '3.51-b': 'A place in enemy territory stays under control only while it is occupied without a break.',
  '3.51-c':
    "Ruling: control for victory points is looked at when each Campaign Turn ends, after the Supply Phase, and again after the siege losses of the month's end. Places held at the start score nothing.",
  '3.52-a':
    'When a month ends the CSA scores 1 victory point for each of the three USA Supply hexes that it occupies; its own bring nothing.',
  '3.52-b': 'When a month ends the CSA scores 1 victory point if Washington is besieged or CSA units occupy it [11.8-d].',
  '3.52-c': 'When a month ends the USA scores 1 victory point if it occupies all three CSA Supply hexes; fewer bring nothing.',
  '3.52-d': 'Points for Supply hexes and for the siege of Washington are never taken back.',
  '3.53-a':
    'The passing of time favours the South: in the Replacement Turn of June, August and October the CSA scores 1 victory point.',
  '3.53-b': 'Ruling: if the first month of a game carries that mark it brings nothing, because its Replacement Turn is left out.',
  '3.54-a':
    'In a Replacement Turn a player may hold a draft and receives free Infantry cadres: the USA half a die rounded up plus one (2 to 4), the CSA half a die rounded up (1 to 3). Ruling: they are never Garrisons or Brigades, and share the placement limits with the cadres that are bought.',
  '3.54-b':
    "A draft pays the opponent in victory points: a player's first draft of a calendar year is worth 1, his second 2, his third 3, each one a point dearer.",
  '3.54-c': 'Ruling: each player may draft once in a Replacement Turn. Cadres for which there is no block or no room are lost.',
  '3.55-a':
    'Once per game, in a Replacement Turn, the USA may proclaim Emancipation if in the month before it won a battle in which six or more CSA units took part, those that came as reinforcements included.',
  '3.55-d':
    'The USA has won a battle when only its units are left in the hex, whether it attacked or defended and however the enemy went. If both sides perish nobody has won [6.1-d].',
  '3.55-b':
    'Emancipation gives the USA 3 victory points, and the CSA receives twice its Replacement Points in that same Replacement Turn.',
  '3.55-c':
    'Scenarios and joined years that begin in 1863 or 1864 have no Emancipation, their starting marker already counts it. A game that begins earlier may use it in any of its years, and so may every campaign game; as an option, not one that begins in 1863 or 1864.',
  '4.1-a': 'A month has four parts: Replacements, Initiative, alternating Campaign Turns, Victory Check.',
  '4.2-a': 'The first month of a game has no Replacement Turn.',
  '4.3-a':
    'Each player secretly bids how many HQs, the Supreme HQ included, he would activate in the first Campaign Turn: from zero up to the number he has on the map, four at most. Without HQs the only bid is zero.',
  '4.3-b':
    'The higher bid moves first and must activate exactly that many HQs; he may not pass, though he need not move anything with them. Equal bids go to the CSA.',
  '4.3-c':
    "When both bid zero, both have passed and the month ends. Ruling: both Supply Phases still take place, the CSA's first.",
  '4.3-d': 'A losing bid binds nobody.',
  '4.4-a':
    'Order of a Campaign Turn: weather roll in November and April, Movement Phase, Combat Phase, Supply Phase, victory points for places. Surrenders fall into the Movement and Supply Phases [11.81-c].',
  '4.41-a':
    'Movement Phase: activate HQs; move the units they command and make the strategic moves; take a step from each active HQ, stand it up and move it at its own speed; last, resolve the forced marches.',
  '4.41-b': 'No battle begins before all movement is over.',
  '4.42-a': 'Every battle is fought to its end; several are fought side by side [6.1-c].',
  '4.43-a':
    "In the Supply Phase only the active player's units are examined. In an unsupplied hex those above the forage limit lose a step each, the largest first, their owner choosing among equals.",
  '4.5-a': 'Instead of acting a player may pass: no HQ, no move and no battle, but his supply is checked as always.',
  '4.5-b':
    'Having passed, a player may act again later in the month. The month ends when the two players pass one directly after the other; nothing else limits the number of Campaign Turns, and a player without HQs can only pass.',
  '4.6-a':
    "Ruling: a month ends in this order: siege losses [11.8-c], points for places that changed hands, the points of the month's end [3.52-a], Victory Check [3.1-a].",
  '5.1-a':
    "An HQ's steps are its command value. Each activation costs one, battle may cost more, and the Replacement Turn restores them; an HQ fires F1, and only at short range.",
  '5.1-b': 'HQs neither engage nor enfilade. An HQ that is engaged defends itself with F1, in an assault too.',
  '5.11-a':
    'At the start of the Movement Phase the player names and reveals all the HQs he activates this turn. Every friendly unit inside the command radius of an active field HQ is then free to move, HQs that are not active among them.',
  '5.11-b': 'Standing within reach of several active HQs gives a unit no second move.',
  '5.11-c':
    'When the commanded and strategic moves are done and before forced marches, each active HQ, the Supreme one included, loses a step, stands up and may march once at its own speed and be marked for a forced march. Ruling: an active HQ moves in no other way that turn.',
  '5.11-d':
    'An HQ on its last step can still command: once its orders have been carried out it is eliminated and makes no move of its own.',
  '5.11-e':
    'Ruling: an HQ may enter a hex held by the enemy only after friendly combat units have moved there this turn, and it counts towards the attack limit.',
  '5.11-f':
    'Commanded moves and strategic moves may be mixed in any order, unit by unit; each unit finishes before the next one starts.',
  '5.12-a': "The command radius is one hex for the USA and two for the CSA; the HQ's own hex is always within it.",
  '5.12-b': 'From June 1862 Lee gives ANV a radius of three hexes; from March 1864 Grant gives AP a radius of two.',
  '5.12-c':
    'Count the radius hex by hex, never over a hexside that is impassable in the present weather [1.21-e] and never through a hex occupied by the enemy. Ruling: it is measured when the HQ is activated, before anything moves.',
  '5.13-a': 'A Supreme HQ has no radius; it gives strategic moves instead [5.4-a].',
  '5.2-a':
    "Any number of units may share a hex, though forage may not feed them all [11.2-a]. Friendly units never stand in each other's way.",
  '5.3-a':
    'A unit marches at most once in a Campaign Turn, up to its speed. Reinforcing or retreating afterwards is not counted as a march.',
  '5.31-a': 'Where terrain does not stop them, units may pass over a hexside and into an empty or friendly hex in any number.',
  '5.31-b': 'To enter a hex that holds enemy units is to attack: the march ends and a battle follows.',
  '5.31-c':
    'Each attacker uses up one unit of the attack limit of the hexside it crosses. Once the limit is spent the hexside is shut to all movement for the rest of the turn, except reinforcement and retreat in that battle.',
  '5.31-d': 'In Mud nobody attacks through a gap, but units may march through it.',
  '5.31-e': 'Units have no effect on the hexes around them: there are no zones of control.',
  '5.32-a':
    'Any unit that has moved this turn, an HQ too, may try by forced march to go one hex farther, even to attack. Nobody reinforces or retreats by forced march.',
  '5.32-b':
    'Only a unit that has used all its speed or was stopped by terrain may force march. Ruling: not a unit with speed 0, nor one that has entered an enemy-occupied hex, nor one that moved by rail, by ship or by River Crossing.',
  '5.32-c':
    'Units are marked as they move, and the dice come after all other movement, HQs included, one unit at a time in the order its owner likes. Ruling: he names the hexes of all of them before the first die; a marked unit must roll unless no legal hex is left, only success uses up an attack limit, and whoever finds his hexside closed when his turn comes stays without loss.',
  '5.32-d':
    'The USA succeeds with 5 or 6, the CSA with 4 to 6, and the unit advances one hex. On failure it stays and loses a step, which eliminates a unit that had only one.',
  '5.32-e':
    'Modifiers, added together: Cavalry +1; Artillery of either kind -1; Mud -1; crossing a hexside that is not Clear -1. Ruling: a Turnpike hexside does not spare the Mud modifier.',
  '5.4-a':
    'An activated Supreme HQ gives as many strategic moves as it has steps at that moment. They serve any friendly units anywhere, inactive HQs included, in supply or not; those left over are lost.',
  '5.4-b': 'Afterwards the Supreme HQ loses a step, stands up and may move as other HQs do.',
  '5.4-c': 'Strategic march, 1 strategic move: one unit makes an ordinary march; it may attack and force march.',
  '5.4-d':
    'Strategic rail move, 1 strategic move: one unit travels along friendly railways [9.3-a]. It cannot attack, but may stop beside a battle and reinforce it later.',
  '5.4-e':
    'Strategic naval move for 1 strategic move, or invasion for 2: the USA sails between friendly ports or lands on a coast or river bank. With Norfolk under its control the CSA may sail the James and Appomattox, nowhere else; it never invades.',
  '5.4-f':
    'River Crossing, 1 or 2 strategic moves: one unit crosses a major river where there is neither bridge nor ford [10.5-a].',
  '5.4-g': 'A unit gets one strategic move in a turn at most, and then cannot also march under a field HQ.',
  '6.1-a':
    'Wherever the active player has moved units onto enemy units there is a battle, and he is the Attacker in all of them. It lasts one day or more, until one side has left or is destroyed.',
  '6.1-b': 'The battle board only makes room for the blocks; the fight takes place in its hex.',
  '6.1-c':
    'Battles run side by side on one clock. A player completes his whole Battle Turn in one battle before he takes up the next, choosing the order himself; when he has been through them all it is the opponent who does so.',
  '6.1-d':
    'The side left alone in the hex has won. Ruling: if the last units of both sides fall in the same assault there is no winner, nobody regroups and the hex is empty.',
  '6.1-e':
    'For every battle keep in mind the hexsides by which each side attacked or reinforced, how much of each limit has been used and when, and which units took part. Retreats, limits and Emancipation depend on it.',
  '6.2-a': "Each side's line has a Left, a Centre and a Right, with a Reserve behind. Left stands opposite the enemy's Right.",
  '6.2-b':
    'The Defender deploys first, with blocks upright. His first combat unit goes to the Centre, the second to a wing, the third to the other wing, and the rest wherever he likes, the Reserve included, in any number.',
  '6.2-c':
    'With a combat unit in the Centre, HQs must begin in the Reserve. Ruling: a side that has nothing but HQs puts them in the Centre.',
  '6.2-d':
    'Heavy Artillery deploys in the Centre and nowhere else. Ruling: it counts as filling the Centre, and if too few other units remain the wings stay empty.',
  '6.2-e':
    'Then the Attacker deploys: at least one combat unit opposite each position the Defender holds, the rest as he pleases. Ruling: if he has too few, the Centre comes first and then wings of his choice; HQs match nothing, save alone in the Centre.',
  '6.2-f': 'Once the Attacker has begun to deploy, the Defender changes nothing.',
  '6.2-g':
    'A block keeps its secret until it fires or becomes engaged. Once laid open it remains so until it goes into the Reserve or night falls.',
  '6.3-a':
    'The Battle Day is made of Dawn, Morning, Afternoon and Dusk; in each of them the Attacker takes a Battle Turn and then the Defender. Night follows, in which the Defender comes first.',
  '6.31-a':
    'At nightfall both sides break contact in every position that does not belong to them, lost units go [7.43-g], disorganised units recover and all blocks stand up.',
  '6.31-b':
    'The side that was last alone in a position counts as its friend; at first that is the side whose line it is. So the old owner must leave a captured wing into which he has fought his way back. Ruling: this is noted when a Battle Turn ends, and an empty position keeps its last holder.',
  '6.31-c':
    "Ruling: units that leave the enemy's line at night go to their own position opposite if no enemy is in it, else to the Reserve; units that leave their own line go to the Reserve. Breaking contact at night never causes a rout.",
  '6.31-d':
    'In each battle the Defender chooses: either all his units retreat, without pursuit and with doubled limits, and the battle is over; or he stays and may bring in adjacent units, those just recovered included, with doubled limits. Ruling: if not all can leave he chooses who goes, as many as can, and the others fight on.',
  '6.31-e':
    'The Defender decides for all battles first, in the order he likes; then the Attacker, likewise, chooses in each between the same two courses, but staying needs a Battle HQ [6.33-a]. If he leaves, the Defender has won and may regroup.',
  '6.31-f':
    "Night reinforcements enter when their owner decides to stay. If both sides stay they are placed freely in friendly positions or the Reserve, the Defender's first, while units already there keep their places; the new day opens with the Attacker's Dawn turn.",
  '6.31-g':
    'Only a rout destroys units that cannot leave. Ruling: the one exception is an Attacker who must leave at night, since he may not fight another day: his units that find no hex within the doubled limits are eliminated.',
  '6.31-h':
    'Ruling: at night reinforcement over Clear rises to four in Dry and two in Mud, one-unit hexsides admit two, a successful die roll admits up to two, and zero stays zero. Retreat is twice the attack limit.',
  '6.31-i':
    'Ruling: a Centre that is empty at Dawn is not yet a rout; its owner may fill it with night reinforcements or with a battle move. Heavy Artillery arriving at night may be placed in the Centre directly.',
  '6.33-a':
    'To fight another day the Attacker must reveal a field HQ that was in the battle when night fell and take a step from it, one for each extra day. If he has none, or will not pay, he must retreat that night.',
  '6.33-b':
    'Several Battle HQs may share the cost over the days, one step per day from one of them. Ruling: an HQ on its last step may pay and is then eliminated.',
  '6.33-c': 'A Supreme HQ is never a Battle HQ. The Defender needs none to stay.',
  '6.33-d': 'The Attacker pays with his Battle HQ first and brings in night reinforcements afterwards.',
  '6.4-a':
    'The winner of a battle may at once regroup: either withdraw any of his units or bring in any adjacent ones, not both, under the usual rules; a winning Attacker withdraws only over hexsides he used. Units that regroup are disorganised to the end of the Battle Day, or until the next day begins if the battle ended at night.',
  '6.4-b': 'Ruling: regrouping uses the daytime limits, or the doubled ones if the battle ended at night.',
  '7.0-a':
    "A Battle Turn has these segments, for the side whose turn it is: Retreat with the enemy's Pursuit, Morale, Combat, Battle Moves, Reinforcement.",
  '7.1-a':
    "Any or all units may retreat, from any position, to permitted adjacent hexes. Ruling: the owner names them first, no more than can legally leave; then come the pursuers' shots; then he chooses hexes for the survivors.",
  '7.11-a':
    'The Attacker retreats only over hexsides that some unit of his used to attack or reinforce this battle, into a hex with no enemy and no battle. Ruling: a hex left empty by the attack will do, but a hexside passed by River Crossing will not.',
  '7.11-b':
    'The Defender retreats over any passable hexside into a hex without enemies. Ruling: it may not be a hex to which the Attacker could retreat, from this battle or from another still being fought.',
  '7.11-c':
    'The Defender may also retreat into an adjacent battle in which he is the Defender again; the units enter its Reserve disorganised.',
  '7.12-a':
    'Over one hexside no more units retreat in a Battle Turn than its attack limit allows, twice as many at night; over a Dry Forest hexside two by day and four by night. A gap in Mud lets nobody out.',
  '7.13-a':
    'Units that retreat or regroup are disorganised and lie face down. They cannot reinforce until the Battle Day ends, when they recover and may come as night reinforcements.',
  '7.13-b':
    'Units that retreat at night are disorganised until the next Battle Day begins, and so cannot reinforce another battle that same night.',
  '7.13-c':
    'Inside a battle disorganised units stay in the Reserve until the day ends. They may retreat, and a rout eliminates them.',
  '7.13-d': 'When the Campaign Turn is over, whoever is still disorganised recovers.',
  '7.14-a':
    'Engaged units that retreat are shot at in Pursuit by each enemy combat unit with which they share the position, even if comrades stay behind. Unengaged units escape it, save as in [7.14-c]; HQs never pursue.',
  '7.14-b':
    'Each pursuer compares its speed, by the table and the weather alone, with that of the slowest unit retreating from the position: a faster one fires F2, an equal one F1, a slower one not at all. It rolls one die per step, and hits fall as usual among those who retreat from there.',
  '7.14-c':
    "Ruling: an unengaged enemy unit in the retreating side's line may pursue units leaving the Reserve or, from a wing, units leaving the Centre, one of the two groups with each shot. As an option the Reserve too is pursued from a wing only. In a fortress battle the Reserve is never pursued.",
  '7.14-d':
    "Pursuit is fired before the units move and does not use up the pursuer's fire in his own turn. It cannot be aimed. Ruling: units that retreat from their own line keep Double Defence.",
  '7.14-e':
    'Disorganised units that retreat are exposed to Pursuit Fire. Ruling: nobody is engaged with them in the Reserve, so they are pursued as in [7.14-c] and in no other way.',
  '7.15-a':
    'A side is routed at once if enemy units stand in its Centre and none of its own does, or if its Centre is vacant and an enemy in its wing, free to enfilade, fires at it.',
  '7.15-b':
    "An enemy may come to hold the Centre alone through losses, a retreat, a disengagement or a move into the empty place. Look for it after every shot, round of assault and move, in either side's turn; breaking contact at night does not count.",
  '7.15-c':
    'Ruling: fire at a vacant Centre needs no dice. Any unit able to enfilade from the wing may spend its fire of the turn on it, and the rout follows.',
  '7.15-d':
    'All routed units must retreat now under the usual rules, and each pursuer fires two separate shots. The battle is over and nothing more of the Battle Turn is played in it.',
  '7.15-e':
    'A rout eliminates units that have no legal hex or exceed the limits, the owner choosing who escapes, and all disorganised units and Heavy Artillery of the routed side. Ruling: these last two are removed before the pursuit.',
  '7.2-a':
    'Every engaged one-step unit of the side whose turn it is rolls a die. With 1 to 3 it may not fire and must use its battle move to disengage; with 4 to 6 it does as it likes. Ruling: if comrades clear the position first there is nobody to disengage from, and it stays where it is.',
  '7.2-b':
    "Ruling: HQs and Brigades roll too; Heavy Artillery that fails loses its fire but stays where it is. A unit forced out of the enemy's line goes to the Reserve if enemies hold its own position opposite, whereas a voluntary disengagement is then impossible.",
  '7.3-a':
    'In its own Battle Turn each engaged unit, each unengaged Artillery unit at long range and each enfilading unit may fire once, in whatever order its owner likes. Whoever fires or assaults gives up his battle move for the turn.',
  '7.3-b': 'Units in the Reserve do not fire and are not fired at, except by Heavy Artillery and by enfilading pursuers.',
  '7.31-a': 'Roll one die for each current step; the firepower tells which faces hit [2.3.2-a].',
  '7.31-b':
    'Infantry and Brigades fire F2 when engaged and F3 in an assault. A unit that engages may fire from its next Battle Turn on.',
  '7.31-c': 'Cavalry fires F1 when engaged and F3 in an assault.',
  '7.31-d':
    'Unengaged in its own line, Artillery fires F1 at the enemy position opposite, at long range; if friends are engaged there, each natural 1 hits one of them. With enemies in its own position it fires F3, and in an assault F1.',
  '7.31-e':
    'Heavy Artillery stands in the Centre, moves only to retreat, and fires at any enemies on the board, the Reserve included but lost units not: F1, or F2 in a fortress battle. Once engaged it fires F3, only at those who engage it. Ruling: natural 1s endanger friends as with field Artillery.',
  '7.31-f':
    'Ruling: arriving as a reinforcement, Heavy Artillery goes to the Reserve first; from there a single battle move, into the Centre, is open to it.',
  '7.32-a':
    'Each hit at once takes a step from the strongest unit of the position; among equals its owner chooses. A unit that loses its last step is eliminated: to the pool, or out of the game for ever if it was besieged [11.81-b]. Hits left over are lost.',
  '7.32-b':
    'Ruling: fire at a position strikes the enemy units in it, engaged or not. A hidden unit that is hit stays hidden [6.2-g]: its owner turns it to its new strength, and the enemy learns neither its kind nor its steps.',
  '7.33-a':
    'Artillery at long range may aim at one revealed enemy Artillery unit, field Artillery only in the position opposite, Heavy Artillery wherever it is; engaged Artillery may be aimed at by whoever is engaged with it. Every hit goes to that unit and the surplus is lost. Ruling: there is no aiming in enfilade, pursuit or assault.',
  '7.34-a':
    "An unengaged unit standing in a battle line may enfilade enemies in the next position of the same line, to its left or right: F1 from its own line, F2 from the enemy's, whatever its kind. Garrisons always use F1; HQs and Heavy Artillery never enfilade.",
  '7.34-b': 'Enfilading moves nobody and engages nobody.',
  '7.34-c':
    "Own wing and own Centre enfilade each other when enemies have entered one of them; a captured wing enfilades the enemy's Centre. Targets may be engaged or not, and friends among them run no risk.",
  '7.35-a':
    'In its Combat segment a side may assault instead of firing, in any position where it is engaged, one position after another in the order it likes. All its units there take part. Ruling: those that failed morale roll no dice but can be hit.',
  '7.35-b': 'Within a Battle Turn nobody fires, at long range either, until all assaults are over.',
  '7.35-c':
    'A round is simultaneous: both sides roll with the steps they had when it began, Infantry, Brigades and Cavalry F3, Garrisons F2, Artillery, Heavy Artillery and HQs F1, and only then take losses.',
  '7.35-d':
    'After the first round the active player, then his opponent, chooses to fight a second one or to disengage all his units there; one refusal is enough to prevent it. Ruling: Heavy Artillery cannot leave and stays behind engaged.',
  '7.35-e':
    'If a second round is fought, the active side has to leave straight afterwards, Heavy Artillery excepted, unless no enemy remains in the position. Units that assaulted have used their fire and their move for the turn; the units they assaulted have not.',
  '7.35-f': "Nobody reinforces an assault. The disengagement that ends it can cause a rout, for instance in one's own Centre.",
  '7.35-g': 'In Forest, units in their own line have Double Defence in an assault too, whoever began it.',
  '7.36-a':
    "Double Defence protects units in their own line: the Defender's in a fortress battle, those of both sides in a Forest battle. In the enemy's line nobody has it.",
  '7.36-b':
    'Such units lose one step for every two hits of a Battle Turn. Ruling: the first hit marks the strongest unit and the next hit on the position takes the step from the marked one; marks last from shot to shot and vanish when the Battle Turn ends, and aimed hits mark only their target.',
  '7.4-a': 'Each unit that has not fired may make one battle move to an adjacent place on the board.',
  '7.4-b':
    "Ruling: adjacent are the Reserve and the three positions of its own line, and each position and the enemy position facing it. There are no sideways or slanting moves along a line, and nobody enters the enemy's Reserve.",
  '7.4-c':
    'HQs move between the Reserve and friendly positions free of enemies, never into a position with enemies. Disorganised units move only to retreat.',
  '7.41-a':
    'To engage is to move into a position that holds enemies, whether or not friends are already there. Infantry, Cavalry and field Artillery may; HQs and Heavy Artillery may not.',
  '7.41-b': 'After the moves of a Battle Turn all engaged units of both sides are laid open.',
  '7.41-c':
    'A unit may enter an empty enemy position and so capture it. An empty enemy Centre entered in this way means a rout [7.15-a].',
  '7.42-a':
    "To disengage is to leave for a friendly place free of enemies: from the enemy's line to one's own position opposite, from one's own line to the Reserve. Nobody pursues.",
  '7.42-b': 'Ruling: disengaging is the only battle move open to an engaged unit; it cannot advance.',
  '7.43-a':
    'Only units in the Reserve may envelop. The goal is a wing of either line that is engaged in the ordinary way, even since this very turn, or a vacant enemy wing. Ruling: enemies in the wing must still be engaged there when the dice are to be rolled; if the friends who held it have left, the units that set out are lost without a roll.',
  '7.43-b':
    'The enveloping unit is put face down outside the wing. After all battle moves it rolls as for a forced march: CSA 4 or more, USA 5 or more; Cavalry +1, Mud -1, Forest battle hex -1, and as an option Artillery -1. HQs and Heavy Artillery never envelop.',
  '7.43-c':
    'With success it joins the position and at once fires, aims or assaults. In a vacant enemy wing it merely takes the ground and may not enfilade this turn.',
  '7.43-d':
    'Ruling: when enveloping units assault, friends in the position who have neither fired nor moved this turn join them, and all enemies there fight back.',
  '7.43-e':
    'Failure costs no step: the unit is lost. It waits face down at the side of the wing for its owner to have another Battle Turn.',
  '7.43-f':
    'In later turns a lost unit does nothing but roll again with the other envelopments, within [7.43-h]. Ruling: with success it enters the wing and fires if the wing may be enveloped then, or goes back to the Reserve, whatever has become of the wing; otherwise it stays lost.',
  '7.43-g':
    'Units still lost at nightfall, or when their side leaves altogether, is routed or has nobody else left, lose a step and must retreat within the limits, without pursuit. Ruling: at night those who find no way out go to the Reserve.',
  '7.43-h':
    "When enemies stand in one's own wing, units of the Reserve may envelop those but may not pass them to reach the enemy's line on that flank.",
  '7.44-a':
    "Cavalry may make two battle moves in a row, such as Reserve to Left and on into the enemy's Right, or from one wing through the Reserve to the other. It may not disengage and engage in the same turn, nor add another move to an envelopment.",
  '7.5-a':
    'Last, friendly units in adjacent hexes, HQs too, may enter the Reserve if they are in no battle and not disorganised, whether they have moved this turn or not; no HQ need command them. They can be used from the next friendly Battle Turn, and every hexside the Attacker uses becomes open to his retreat.',
  '7.51-a':
    'The Reinforcement Limit holds per hexside and Battle Turn; a "DR" hexside needs 4 or more and then admits one unit. Impassable hexsides, major rivers without a crossing and gaps in Mud admit nobody.',
  '7.51-b': 'Nobody reinforces by rail, by ship, by River Crossing or by forced march.',
  '7.52-a':
    'Units that have won a battle and did not regroup may reinforce an adjacent battle, beginning with the Battle Turn after their victory.',
  '7.6-a':
    'A battle in a fortress hex, whoever defends it, uses only Centre and Reserve: no wings, no enveloping, no enfilade. Ruling: each side begins with at least one combat unit in the Centre.',
  '7.6-b': "In a fortress battle the Defender's units have Double Defence in their own Centre, but not in the Attacker's.",
  '7.6-c':
    "In a fortress battle the Attacker may not begin an assault in the Defender's Centre, though he may in his own, against a sortie; as an option, nowhere. The Defender may assault anywhere. Ruling: in an assault he began in his own Centre he has no Double Defence.",
  '8.0-a':
    'Control decides the use of ports and railways and the points for places; it does not change in the course of a phase.',
  '8.1-a':
    "USA home territory is everything north of the Potomac, Fort Monroe, and the eight hexes of Western Virginia on both banks of the South Branch from Franklin to the Potomac. All else, Alexandria and Harper's Ferry included, is CSA home territory.",
  '8.2-a':
    "A hex of one's home territory is friendly unless enemy units occupy it; a hex of enemy territory is friendly only while one occupies it.",
  '8.2-b':
    'Control is judged by the units present when a phase begins (Movement, Combat, Supply); passing through changes nothing. Ruling: in the phase in which it is taken, a railway hex or port does not yet serve its captor and a captured port still bars the water behind it, while a hex left empty still serves the side that left it.',
  '8.2-c': 'When the last unit leaves a place in enemy territory, for whatever reason, control falls back to its owner.',
  '9.1-a': 'Each player controls the railways of his home territory, except in hexes that the enemy occupies.',
  '9.1-b':
    'The CSA never travels on railways of USA home territory nor draws supply along them, Western Virginia and the bridges north of the Potomac included.',
  '9.1-c':
    'The USA may use a CSA railway only through hexes in which a USA unit stands; the line is cut at any hex it leaves or loses.',
  '9.2-a':
    "Each side's three Supply hexes are the sources of its rail supply. One that the enemy occupies cannot be used. Ruling: it does not become a source for the captor.",
  '9.3-a':
    'A rail move takes one unit of any kind any distance along friendly railway hexes, from one such hex to another, for 1 strategic move; nobody attacks or retreats by rail. Ruling: lines that share a hex are joined there.',
  '9.3-b':
    "A unit in one of its side's friendly Supply hexes may travel off the map to another, for 1 strategic move (USA) or 2 (CSA). This cannot be joined to a journey on the map and pays nothing for gauge.",
  '9.4-a':
    'A rail move that uses both gauges costs 2 strategic moves; otherwise the unit stops in the hex where the gauges meet.',
  '9.5-a':
    "The link between Washington and Alexandria opens in January 1862 if USA units held Alexandria at every month's end since July 1861, else after six month ends of occupation in a row; then it stays. A game begun in 1862 or later has it from the first.",
  '9.6-a': 'The Turnpike serves the CSA as a railway for supply but not for travel [1.6-d].',
  '10.1-a':
    'The USA may move and trace supply by water between friendly ports as long as the way passes no port under enemy control.',
  '10.1-b':
    'The CSA moves and traces supply by water only on the James and the Appomattox, only while it controls Norfolk, and not past ports under USA control.',
  '10.2-a':
    'Ships ascend a major river as far as its head of navigation: Washington on the Potomac, Port Royal on the Rappahannock, West Point on the York, Richmond on the James, Petersburg on the Appomattox, Harrisburg on the Susquehanna. Ruling: a river may be Major beyond that, as the James is above Richmond and the Potomac up to Cumberland.',
  '10.2-b':
    "Sailing in from the sea, a ship on the James meets Fort Monroe, then Norfolk, Williamsburg, Harrison's Landing, City Point and Richmond. At City Point the Appomattox leads off to Petersburg.",
  '10.3-a':
    'A naval move takes a unit from one friendly port to another for 1 strategic move, with no other movement that turn and never past an enemy port. The ports where it begins and ends are not passed.',
  '10.3-b':
    "While the CSA controls Norfolk no USA movement, invasion or supply goes past it up the James. Troops that have reached Williamsburg by other means can still be shipped to City Point, provided that Harrison's Landing is in USA hands too.",
  '10.3-c':
    'Aquia Landing in CSA hands cuts the Potomac: no USA ship passes between the bay and Alexandria or Washington. Alexandria in CSA hands cuts off Washington in the same way.',
  '10.3-d':
    'Ruling: bay ports such as Baltimore and Annapolis, and coastal hexes, lie aside of every route and are never passed. A river port bars only its own river, and Petersburg lies beyond City Point.',
  '10.4-a':
    'An invasion carries one USA unit of plain Infantry from a friendly port to any hex on the coast or on a navigable river, enemy-held or not, for 2 strategic moves. The unit does nothing else that turn.',
  '10.4-b': 'An invasion may not pass an enemy port, but the enemy port may itself be the goal.',
  '10.4-c': 'Ruling: hexside limits do not apply to landings; the strategic moves at hand are the limit.',
  '10.4-d': 'Nobody reinforces an invasion by water; reinforcements come from adjacent hexes as usual.',
  '10.41-a':
    'Invaders retreat over hexsides that friends used in this battle or, if not engaged, by sea to the port they came from while it is friendly, without cost or limit, arriving disorganised; at night all may do so. Ruling: a rout eliminates engaged invaders who have no way out by land.',
  '10.42-a':
    'Evacuation takes a unit of any kind from a coastal or river hex without a port to a friendly port, for 2 strategic moves, not past enemy ports. The CSA may evacuate on the James and Appomattox while it controls Norfolk. An evacuated unit cannot invade in the same turn.',
  '10.5-a':
    'River Crossing: a unit that begins its move beside a major-river hexside without bridge or ford crosses it and stops. The price is 1 strategic move if the far hex is friendly and 2 if it is enemy ground, empty or attacked.',
  '10.5-b': 'Ruling: River Crossings attack under the limit of a river, two units per hexside in Dry and one in Mud.',
  '10.5-c': 'Nobody reinforces or retreats by River Crossing.',
  '10.5-d':
    'Below a head of navigation there is no River Crossing: a river is passed there only by ship or over a printed bridge.',
  '11.1-a': "The Supply Phase closes every Campaign Turn, passes too, and concerns only the active player's units.",
  '11.2-a':
    'Forage limit of a hex in units, in Dry and in Mud: Clear 4 and 2, Forest 2 and 1. A city adds 2 and a town 1, in Mud as well, so that a city in the open feeds 6 and 4.',
  '11.2-b': 'Every block counts as one unit for forage, HQs too.',
  '11.3-a': "A side's sources are its own Supply hexes in home territory, while no enemy occupies them.",
  '11.31-a':
    'Baltimore is a USA source for supply by rail and by water. Any other port serves USA supply only by a free line of friendly water to Baltimore. Ruling: a port fed by rail, such as Washington, feeds no other port, and with the enemy in Baltimore the USA has no naval supply.',
  '11.4-a':
    'A hex is supplied if it lies on a friendly supply line or source, or next to one across a hexside that is not impassable at present.',
  '11.41-a':
    'A rail line is an unbroken chain of controlled railway hexes back to a source; for the CSA the Turnpike counts as well. Gauge makes no difference, but a gap in Mud breaks the chain [1.21-e].',
  '11.42-a':
    'A naval line joins friendly ports and passes no enemy port. For the CSA it exists only on the James and Appomattox with Norfolk, and must reach a source by rail; rail and naval lines may be linked.',
  '11.4-b':
    'No CSA supply line runs through USA home territory, where its troops live on forage or HQ supply. Ruling: north of the Potomac the CSA is never supplied, not even beside a line of its own on the southern bank.',
  '11.5-a': 'A supplied hex keeps any number of units; an unsupplied one keeps as many as its forage limit.',
  '11.6-a':
    'If the units in an unsupplied hex exceed the limit by some number, that many of the largest lose a step each, the owner choosing among equals. A unit on its last step is eliminated.',
  '11.7-a':
    'In the Supply Phase a field HQ with two or more steps may be revealed and give one up: no hex within its command radius, its own included, then suffers attrition. The owner decides HQ by HQ before attrition is taken. It does not allow replacements, and Supreme HQs, having no radius, cannot do it.',
  '11.8-a':
    'A hex, or a group of adjoining hexes, is besieged if the enemy occupies every playable hex next to it and it has no naval supply. Ruling: a group consists of adjoining hexes occupied by the besieged side, one empty neighbour breaks the siege, and a port of the group on a valid naval line is naval supply.',
  '11.8-b':
    'Ruling: the adjacent hexes of a siege are all land hexes touching the group, even across impassable hexsides; mountain hexes do not count.',
  '11.8-c': 'When the month ends every unit in a besieged hex loses a step, in addition to any attrition.',
  '11.8-d':
    'The siege of Washington gives the CSA 1 victory point, and so does its occupation. The USA gets nothing for besieging the CSA there.',
  '11.8-e':
    'Ruling: a siege is judged when a phase begins, except that the Combat Phase keeps to what was true when the Movement Phase of the turn began; storming the place therefore does not lift its siege. At the end of the month it is judged anew.',
  '11.81-a':
    'The active player may call on besieged enemies to surrender, and they may refuse. A besieged player may surrender in his own Campaign Turn, and that must be accepted.',
  '11.81-b':
    'Units that surrender go to the pool and can be rebuilt. Besieged units eliminated by attrition or in battle are out of the game for good.',
  '11.81-c':
    'A surrender can be demanded or offered during a Campaign Turn. Ruling: it takes in all units of one besieged hex or group; it is made at any point of the Movement Phase before that hex is attacked, or for a siege closed in this turn when the Supply Phase begins; and each group is called upon once in a turn.',
  '12.1-a':
    'Order of the Replacement Turn, played by both at once: political victory points, Replacement Points, steps, cadres. The CSA is entitled to place its cadres last.',
  '12.1-b':
    'Ruling: both players secretly decide on drafts and Emancipation; these are revealed and scored (date, CSA draft, USA draft, Emancipation) and the draft dice rolled. Then both spend their points in secret at the same time; the cadres of the USA are placed, and those of the CSA after them.',
  '12.2-a':
    'Replacement Points per month, CSA and USA: 8 and 12 in 1861, 10 and 16 in 1862, 12 and 20 in 1863, 10 and 18 from 1864 on. What is not spent is lost. Ruling: January to April count as the new year.',
  '12.3-a':
    'A unit on the map in a supplied hex may receive one to three steps in a Replacement Turn, up to its maximum, each at the step price; forage and HQ supply do not make a hex supplied. Brigades receive none.',
  '12.4-a':
    "Blocks of the pool enter as cadres of one step in friendly cities, towns and Supply hexes of their owner's home territory: for the USA never in captured CSA towns or Alexandria, for the CSA never in the North.",
  '12.41-a':
    'A town or Supply hex takes one cadre in a Replacement Turn, a city three; a hex that is both takes the larger number. The place need not be in supply.',
  '12.41-b': 'No cadre is built at Fort Monroe, but units there may receive steps.',
  '12.42-a':
    'Prices in Replacement Points, cadre and then each step: Cavalry 2 and 1, Infantry 3 and 1, Garrison 2 and 1, Brigade 1 and none, Artillery 4 and 2, Heavy Artillery 5 and 2, USA HQ 6 and 3, CSA HQ 4 and 2.',
  '12.42-b': 'A cadre gets no steps in the Replacement Turn in which it is built, or drafted.',
  '12.42-c': 'There are no more units than blocks, and a block removed for good never comes back.',
  '13-a': "Ruling: where the rulebook's references miss by one number, the headings are followed.",
  '13-b':
    'Ruling: free deployment is arranged in secret by both players and revealed at the same time, showing only the number of blocks in each place.',
} as const;

export type RuleId = keyof typeof rules;
