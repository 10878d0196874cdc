/** The ledger of rules in English. Its keys are the ids that code and tests cite. */
export const rules = {
  '1.1-a':
    'One player leads the Americans, the other the British, through the years 1775 to 1782. Both want the American colonies in their hands.',
  '1.1-b': 'France and Spain, once they are at war, lend their units to the American player, who runs them with his own.',
  '1.2-a': 'A turn is a year, a brigade two to four battalions, an inch of the map 75 miles.',
  '1.3-a': 'Every chart stands on the map itself.',
  '1.4-a':
    'When the optional rules are not in use, leave out the fortress, siege and partisan markers and read the rules as if they did not mention them.',
  '2.1-a': 'Units stand in locations and go from one to the next along the routes drawn between them.',
  '2.2-a':
    "A town's number is its political value. It says how many political points its occupier collects each turn, and victory counts it too. Ruling: where the text calls these points campaign markers it means political points.",
  '2.2-b':
    'The colour of a town tells where it leans: dark blue American, red British, green neutral, light blue French, purple Spanish.',
  '2.3-a': 'Wilderness is all but unsettled land and has no political value.',
  '2.4-a': 'An Indian location is the seat of one of the great tribes; its political value is nil.',
  '2.5-a': 'A town marked with an anchor is a port.',
  '2.6-a': 'A route is a road, a trail, a lake or river, or high seas.',
  '2.7-a':
    'There are eleven regions: New England, Mid-Atlantic, Virginia, Deep South, West, Florida, Canada, West Indies (Jamaica and the Bahamas belong to it), New Spain, Cuba and Hispaniola.',
  '2.7-b':
    'The borders of regions bind militia, which is raised and moved inside them, and bound loyalty, forage and enlistment.',
  '2.8-a': 'Along the eastern edge lie three holding boxes: Great Britain, France and Spain.',
  '2.9-a': 'A unit is either a leader or a combat formation.',
  '2.10-a':
    'Leaders come in three kinds: generals, militia commanders (marked M) and admirals (marked with an anchor). The number in brackets is the leadership value.',
  '2.11-a':
    'The combat formations are regulars (a brigade), detachments (one battalion of regulars), grenadiers (picked regulars), light troops, militia, Indians and fleets.',
  '2.11-b': 'Marines are a formation of their own: regulars with some advantages [24.12-a].',
  '2.12-a': 'Each combat formation bears a combat factor and its historical name.',
  '2.13-a':
    'Colours tell units apart: American regulars dark blue, American militia light blue, British regulars dark red, Tories light red, Hessians orange, French white, Spanish purple, Indians green.',
  '2.14-a':
    'Units carry abbreviations. American: Cont, Leg, Rif, Sep, USMC. British: Dr, GD, GR, Lt. Hessian: Brunsw, Hesse, Jaeger. French: Agen, Antil, Bourb, CRIM, CV, LL, Soiss, Tour, WG. Spanish: CM, Fusil, Habn, Guadal, Luisn.',
  '2.15-a':
    'The markers are fortresses, sieges, massacres and partisans; American partisans are Rebels, British ones Tories. Ruling: massacres are dealt with in 37.0, not in 38.0.',
  '3.1-a':
    'Whoever meets his military and his political condition together in the victory check of some turn wins on the spot: sudden death.',
  '3.1-b': 'Military condition of either side: its units occupy towns worth 36 points or more in all.',
  '3.1-c':
    'Ruling: the printed values are added up, without the doubling of [11.6-b]. A town with an enemy partisan or with any massacre marker is worth 0 to a player, boxes are worth nothing, and French and Spanish units count for the American while their nation is at war.',
  '3.1-d':
    'Ruling: the side with a combat unit in a town occupies it. Where both have land combat units, as in a siege, neither does. A fleet occupies a port only if it holds no land combat unit of the enemy.',
  '3.1-e':
    'American political condition: Progress stands on Articles of Confederation and at least four of the seven colonial regions have a loyalty of 2 or more towards the Americans.',
  '3.1-f':
    'British political condition: Progress has not gone beyond Continental Congress and at least four of the seven colonial regions have a loyalty of 2 or more towards the British.',
  '3.1-g': 'The colonial regions are New England, Mid-Atlantic, Virginia, Deep South, West, Florida and Canada.',
  '3.1-h':
    'Ruling: units aboard a fleet do not occupy the port where it lies, though the fleet may [3.1-d]. The two political conditions exclude each other, so both sides can never reach sudden death together.',
  '3.2-a': 'The game is over in the victory check in which somebody reaches sudden death.',
  '3.2-b':
    'Progress never goes back, so from Declaration of Independence on the British player can no longer win by sudden death.',
  '3.3-a':
    'Ruling: when the last turn has passed without sudden death, a player who meets his military or his political condition wins a partial victory, provided that his opponent meets neither of his own.',
  '3.4-a': 'Ruling: if both have met a condition, or nobody has, the game is drawn.',
  '3.4-b':
    'In the last check look first for sudden death, then for a partial victory or a draw; in the shorter scenario for its own test [3.5-b]. Only the position of that moment matters.',
  '3.5-a': 'The shorter scenario begins with the same set-up and ends after the turn of 1778.',
  '3.5-b':
    'It goes to the American if three things hold together: four or more colonial regions lean to him, by however little; Progress has reached Declaration of Independence; the European Balance has reached French Alliance.',
  '3.5-c': 'If one of the three is missing the British player has won; it cannot be drawn.',
  '3.5-d': 'Ruling: sudden death can also end the shorter scenario, in any of its four victory checks.',
  '4.1-a': 'All campaign markers go into one opaque container, except those that belong to an optional rule not in use.',
  '4.2-a': 'The British player places his units before the American.',
  '4.2-b': 'Boston: Gage, three regulars, one light unit, one fleet, one fortress.',
  '4.2-c':
    'Quebec and Halifax: a fortress each. Ruling: they need no garrison; they stay until somebody enters, or until a garrison they have had is gone.',
  '4.2-d': 'Canada: Carleton, one regular and two militia. Ruling: anywhere on land in the region, together or apart.',
  '4.2-e': 'Ticonderoga: one detachment and one fortress.',
  '4.2-f': 'New York: one detachment.',
  '4.2-g': 'Yorktown: one militia.',
  '4.2-h': 'Camden or Charlotte, as the British player likes: one militia.',
  '4.2-i': 'Detroit: Hamilton and one detachment.',
  '4.2-j': 'Florida: two detachments and one militia. Ruling: anywhere on land in the region, together or apart.',
  '4.2-k': 'Bahamas, West Indies and Jamaica: one detachment each.',
  '4.2-l': 'The British hand of campaign markers starts empty.',
  '4.2-m': 'Great Britain: Clinton, William Howe, Richard Howe, two regulars, one light unit, one fleet.',
  '4.2-n': 'The British leader pool holds every British leader not yet named, Cornwallis excepted.',
  '4.3-a':
    'The American player places second. Ruling: his units may not share a location with British ones, but his partisans may.',
  '4.3-b': 'New England: Ward and five militia.',
  '4.3-c': 'Mid-Atlantic: Arnold, Allen and three militia.',
  '4.3-d': 'Virginia: three militia.',
  '4.3-e': 'Deep South: two militia.',
  '4.3-f': 'Boonesboro: one militia.',
  '4.3-g': 'Boston and Richmond: a Rebel partisan each.',
  '4.3-h': "Six campaign markers, drawn unseen, are the American player's first hand.",
  '4.3-i': 'The American leader pool holds every American leader not yet named, Washington excepted.',
  '4.3-j':
    'The American begins when the last British unit stands. The six markers are drawn at the very end, once those of unused options are out of the container.',
  '4.4-a':
    'The French begin neutral and the American player places them. Hispaniola: one regular, one fortress. France: Rochambeau, de Grasse, five regulars, one marine, two fleets.',
  '4.5-a':
    'The Spanish begin neutral and the American player places them. New Orleans: Gálvez, one regular, one militia. St. Louis: one militia. Havana: one regular, one militia, one fleet, one fortress. Santiago: one militia. Spain: three regulars, one marine.',
  '4.5-b':
    'Ruling: the garrison that the text puts in Louisville belongs to Upper Louisiana; it stands in St. Louis, in New Spain.',
  '4.6-a':
    "The three agitation tables start in their marked boxes: Progress on Don't Tread on Me, Europe on Neutral, each region at its printed loyalty.",
  '4.7-a': 'In turn 1 the initiative is American; nobody bids.',
  '4.8-a':
    'In turn 1 the British player pays twice the price of units and campaign markers. Ruling: so he does for all he buys in that Mobilization Phase, leaders, fortresses, partisans and upgrades too; siege markers keep their price and exchanges stay free.',
  '4.9-a':
    'Set aside as British special reinforcements: Cornwallis, one grenadier, six regulars, one light unit, one marine, one fleet.',
  '4.9-b':
    'When Progress reaches Declaration of Independence, which happens in the Agitation Phase, they come to Great Britain at once and free of charge.',
  '4.9-c':
    'Until then nothing brings them into play. Once they have come, what is lost of them can be replaced like any other unit.',
  '4.9-d': 'They stand there before the next contest is settled and may move in the first campaign phase of that turn.',
  '4.10-a':
    'Washington is set aside. As soon as Progress reaches Continental Congress the American player puts him with an American unit anywhere on the map; he comes into play in no other way.',
  '4.10-b':
    'Ruling: this must be a combat unit of the American nation, wherever it is; if there is none he waits for the first to appear. Where such units are only aboard or fleets, he joins them aboard [24.4-j]. Having once been in play he is like any leader: if he escapes [21.4-a] he goes to the pool and may be drawn again.',
  '4.11-a': 'Whatever the set-up does not name is available as a reinforcement.',
  '5.1-a': 'I. Initiative Phase: settle who is first player this turn.',
  '5.1-b': 'II. Political Phase: the first player collects political points, then the second.',
  '5.1-c': 'III. Mobilization Phase: the first player spends points on markers and units, then the second.',
  '5.1-d': 'IV. Agitation: both assign agitation markers to the three tables.',
  '5.1-e': 'V. Campaign Phases. In each of them the first player moves and fights, and then the second player moves and fights.',
  '5.1-f':
    'Ruling: a turn has three campaign phases, though the printed sequence lists two. Any force may move in the first; in the second and third only forced marches move.',
  '5.1-g':
    'VI.A Forage Phase: each player, the first before the second, looks to the supply of his units and rolls for those without.',
  '5.1-h': 'VI.B Enlistment Phase: each player, the first before the second, checks the enlistments of his units.',
  '5.1-i':
    'VI.C Point and Marker Adjustment Phase: both lose the political points they have left and put half their campaign markers back.',
  '5.1-j':
    'VII. End of Turn Phase: check for victory, then move the turn marker on. When no turn is left the game is over and the winner is found.',
  '5.1-k':
    'Ruling: where both could act at one moment the first player comes first, then the second, turn about, until both have passed in a row. Bids, agitation, tactical markers and markers to put back are chosen in secret by both before anything is shown; of bids and of markers put back only the number is shown [7.2-b].',
  '5.1-l':
    'Ruling: an optional act without a legal object is not to be had, and a duty that cannot be done is passed over. Units that should go to the nearest legal location when there is none leave the map: combat units to the counter mix, leaders to the pool.',
  '6.1-a': 'Political points (PP) pay for units and campaign markers. Everybody may know how many each player has.',
  '6.2-a': 'The Political Phase pays each player for the towns that his forces occupy.',
  '6.3-a': 'It takes a combat unit in the town: leaders or markers alone collect nothing.',
  '6.3-b':
    'Ruling: who occupies a town is judged as for victory [3.1-d, 3.1-h]. Land units of both sides: nobody collects. A fleet in a port without enemy land units: its owner does.',
  '6.4-a': 'A town in which an enemy partisan stands yields you nothing, whatever units of yours are there.',
  '6.4-b': 'Your own partisan alone does not collect either.',
  '6.5-a': 'A location of value 0 never yields points; only Indian sovereignty [30.1-a] makes an exception.',
  '6.6-a':
    'Boxes need no units. Great Britain always pays the British player; France and Spain pay the American while they are at war.',
  '6.6-b': 'Roll the dice shown for the box; their total is the points received.',
  '6.6-c': 'A neutral France or Spain pays nobody, neither from its box nor from the places where its units stand.',
  '6.7-a': 'The American player also rolls the dice of the box in which Progress stands now, not those of the boxes before it.',
  '6.7-b': 'Once the Declaration of Independence is reached, a further die is added to the British roll of every turn.',
  '6.7-c':
    'Ruling: the phase runs as follows. First come the free draws that the European table grants the American. Then both may play Debate in Parliament and Speculators, and the American Indians, turn about [5.1-k]. Then the first player counts his towns and rolls his dice, and then the second. British dice: those of the box, +1 from the Declaration on, +1 at the left end of the European table, +1 or -1 by Debate, never fewer than 0. American dice: those of the Progress box, less the European effect yet at least 1, and those of his allies at war.',
  '6.8-a':
    'Points are good for the turn in which they are received. Ruling: until VI.C they can be saved, to pay for siege markers for instance.',
  '7.1-a': 'Campaign markers come out of the container unseen.',
  '7.1-b':
    'A player may buy draws at the price in the Mobilization Table. Ruling: he does so in his step of the Mobilization Phase.',
  '7.1-c': 'Battles give draws as [18.11-a] says.',
  '7.2-a': 'In VI.C each player puts back half the markers in his hand, rounded down; which ones, he decides.',
  '7.2-b':
    "Ruling: a marker that leaves a hand unplayed, be it as a bid, in the half of [7.2-a] or through Mutiny & Treason or Speculators, goes back face down. Both see how many, only the owner sees which. Of a draw the opponent learns the number. Nobody is given a list of the container's contents.",
  '7.3-a': 'A hand has no other limit.',
  '7.3-b': 'From an empty container nothing is drawn until something has been put back; the draws missed are lost.',
  '7.3-c': 'Ruling: fifteen bought markers per player and turn are the most.',
  '7.3-d': 'Only draws that the container can meet may be bought; how many markers it holds is public.',
  '7.4-a': 'You may look at your own markers whenever you like; the opponent may not, unless he plays Spy.',
  '7.5-a': 'A marker can be used in the very phase in which it was gained, unless its own text forbids it.',
  '7.6-a': 'Markers are of three kinds: action, agitation and tactical.',
  '7.7-a':
    'A played marker goes straight back into the container unless its text says otherwise; one that may be used once per game leaves the game.',
  '7.7-b': 'Ruling: it is laid aside until its effect is over and goes back then, so its own effect cannot draw it.',
  '7.8-a':
    'Some markers serve one side only. The other may sit on such a marker for as long as it likes; it counts in [7.2-a] like any other.',
  '7.8-b': 'A marker whose optional rule is not in use is set aside at the start.',
  '7.8-c':
    "Out without its option: Bait without 29.0, Engineers without 28.0. In all the same: Committee of Correspondence without 29.0, for forced marches only; Tarleton's Quarter without 37.0, with its doubled draw; tactical markers always.",
  '7.9-a':
    'Bait the Redcoats/Bluecoats, in your own Movement Phase: name a location with a partisan of yours and enemy combat units and roll a die. On a 1 the enemy draws as many markers as another die of his shows; on a 2 or 3 he commits a massacre there; a 4 is nothing; on a 5 or 6 the draw of a die is yours.',
  '7.9-b':
    'Ruling: the massacre works as in 37.2, and the baited enemy is its author. Nothing happens if a massacre marker lies there already or option 37.0 is not in use.',
  '7.9-y':
    'Ruling: Bait is played between two moves of forces. In its massacre the partisan of whoever baited is removed and he draws as many markers as the printed value of the place; no battle is needed, unlike [37.5-a].',
  '7.9-c':
    'Committee of Correspondence, first use: in your 2nd or 3rd Movement Phase one force of yours marches by forced march without a leader and without a tactical marker.',
  '7.9-d':
    'Committee of Correspondence, second use: in any phase try for a free partisan in a colonial region favourable to you. Ruling: all that 29.2 asks, its roll of 4 to 6 included, still holds.',
  '7.9-z':
    "Ruling: the first use serves any force, fleets too; a leader with it may command; attrition [17.2-a] applies. It does not stand in for the leader and marker of a siege attack or sortie. The second use comes between two acts of either player's phase, never inside a battle or an unfinished move.",
  '7.9-e':
    'Debate in Parliament, in the Political Phase: played by the British player it gives him one die more this turn, played by the American one die fewer.',
  '7.9-aa': 'It must be played before the British dice are rolled, in the window of [6.7-c].',
  '7.9-f':
    "Drillmaster, in the Mobilization Phase: name a location with a leader of yours. The American raises there regulars at 2 PP each, no more than the leader's value; the British player turns a militia there into a regular or light unit without paying. Ruling: the American takes as many as he likes, from one up to that value.",
  '7.9-ab':
    'Ruling: it is played in your own step. Any kind of leader will do and his printed value counts. He must be on land on the map, not aboard and not in a box, and no enemy combat unit may be with him. The American gets units of the American nation, the British player a British unit, not a Hessian one.',
  '7.9-g':
    'Engineers, when one of your Movement Phases ends: a free fortress or siege marker on a land combat unit of yours. Ruling: a fortress may go to any kind of location without a fortress and without enemy land combat units; a siege marker needs all that 28.6 asks except the price.',
  '7.9-h':
    'Hessians, in the Mobilization Phase. British: one Hessian unit free in Great Britain. American: no Hessian is recruited this turn. Ruling: the draw of [27.1-a] is still due, and the American may also play it in the British step.',
  '7.9-ac':
    'Ruling: an American whose step comes first may play it then. If he comes second, or has waited, he is asked when the British step begins and again before each recruitment of a Hessian. Those raised by then stay, and a British Hessians marker is of no more use that turn.',
  '7.9-i':
    'Indians. British, in the Mobilization Phase: one Indian unit free in an Indian location; limits and draw of 27.2 apply. American, in the Political Phase. Ruling: he draws one marker for each Indian unit on the map at that moment.',
  '7.9-j':
    "Leader Arises, in the Mobilization Phase, on a combat unit of yours: a leader of value 1, general or admiral. Ruling: it goes back to the container in that turn's Enlistment Phase, after the checks.",
  '7.9-ad':
    "Ruling: land unit or fleet, own step or the other's: it may be put on either in either. It moves and is hit like a leader. Among troops ashore it is a general, among ships an admiral. In a port it serves the troops ashore, or, where there are none or it is aboard, the ships; when a force sets out its owner may take it along with either. When eliminated it returns to the container, without the roll of [21.4-a] and never by way of a leader pool. Drillmaster, Pulaski, forced marches, interceptions and expeditions take it for a leader.",
  '7.9-k':
    'Master Plan, whenever no combat is being resolved. Ruling: roll again one die that you yourself have just rolled; the second result stands.',
  '7.9-ae':
    'Ruling: combat is being resolved from [18.4-j] to the last thing of [18.11-c]. At all other times you may roll again any die of yours, one out of several, before its result takes effect.',
  '7.9-l':
    'Minutemen, when one of your Movement Phases begins: a free militia in a colonial region favourable to you, in a town or wilderness that holds no enemy combat unit and no enemy partisan.',
  '7.9-af':
    'No force may have moved in that phase yet. The militia, American or Tory, must have a counter left; it may move straight away.',
  '7.9-m':
    'Mutiny & Treason, at the start of VI.C: roll a die. The opponent loses that many markers from his hand, taken unseen, on top of what [7.2-a] asks; then he receives this marker.',
  '7.9-n': 'A Spy played in answer cancels it, and both go into the container.',
  '7.9-ag':
    "Ruling: the first player has the first chance to play it. Who holds fewer markers than the die shows loses all. The marker handed over cannot be played in the same turn, but counts in its new owner's hand for [7.2-a].",
  '7.9-o':
    'Politicking Among Generals, in the End of Turn Phase: choose an enemy leader in play, Washington excepted, and roll a die. A 1 takes him out of the game, a 2 or 3 sends him back to his leader pool, a 4 to 6 leaves him alone.',
  '7.9-ah':
    'Ruling: after the victory check, first player first, and not after the last turn. Everybody knows who is in play, not where. An ally at war has leaders who can be named, with the American pool for theirs; a neutral nation has none.',
  '7.9-p':
    'Privateers, in an enemy Movement Phase when a naval move begins: the move ends where it started. Ruling: the land units it was to carry cannot move for the rest of the turn.',
  '7.9-ai':
    'Ruling: the chance comes when fleets and cargo have been declared, before the movement die. The fleets have then moved for that phase, the marker of a forced march is gone, there is no roll for attrition, and cargo that was still on the quay remains there. Until the turn ends the land units concerned, and the generals meant to travel with them, stay where they are: no march, no landing, no voyage. A fleet that has them aboard therefore lies still. Other fleets and admirals may try again later by forced march. Landing without leaving port [24.4-k] is no naval move.',
  '7.9-q':
    'Pulaski, American only, in the Mobilization Phase: one free regular or light unit in a location with a leader of his.',
  '7.9-aj': 'Ruling: the unit is of the American nation; it comes on land, on the map, where no enemy combat unit is.',
  '7.9-r':
    'Shot Heard Round the World: the American, and he alone, may double his draw of markers after a battle. The marker then leaves the game.',
  '7.9-ak':
    'Victory or defeat, he may use it before the markers of [18.11-a] are drawn. Where a battle gives none [38.3-a] it is of no use.',
  '7.9-s':
    'Speculators, in the Political Phase: roll a die. 1 or 2: roll another and put back that many markers taken at random from your hand. 3 to 6: roll another and draw that many free.',
  '7.9-al': 'With fewer in hand than the second die asks, all go back.',
  '7.9-t': "Spy, at any time: look at every enemy unit in one colonial region or one box, or at the opponent's whole hand.",
  '7.9-u': "Or play it straight after the opponent's Spy or Mutiny & Treason, which it cancels.",
  '7.9-am':
    'Ruling: it shows, to its player alone, what is there at that moment; sea areas are in no colonial region. Before it shows anything the opponent may cancel it, and a cancelling Spy may in turn be cancelled. He learns that a Spy was played and what for; whether an opponent who let it pass held one is never known. It comes between two acts, never inside a battle.',
  '7.9-v':
    "Tarleton's Quarter, at the start of any battle: +1 to your initiative roll, but if you win the enemy draws twice his markers.",
  '7.9-w':
    'With option 37.0 you must, if you win, carry out a massacre instead of that doubled draw. Ruling: it cannot be played where a massacre marker lies.',
  '7.9-an':
    'Ruling: a naval battle, or one against leaders alone [37.5-a], allows no massacre, so there the draw is doubled even with option 37.0. The duty binds only the winner who used the marker.',
  '7.9-x':
    "Ruling: Shot Heard and Tarleton's Quarter each add the base amount once; together, for one player, they make it three times, not four.",
  '7.10-a': 'An agitation marker is worth 1 or 3 in the Agitation Phase.',
  '7.10-b': 'Adams, Franklin, Jefferson and Paine are worth 3 in American hands and 1 in British hands.',
  '7.11-a': 'A tactical marker, in a 2nd or 3rd Movement Phase, sets a force with a leader on a forced march.',
  '7.11-b': 'In an enemy Movement Phase it pays for an interception. Ruling: only with option 32.0.',
  '7.11-c': 'Assigned to a battle it gives further fire dice, within the limits of 18.4 and 18.5.',
  '7.11-d': 'The marker of a forced march is played when that force sets out; not all marches need be named beforehand.',
  '8.1-a':
    'In the Initiative Phase, except in turn 1, both assign in secret any number of campaign markers of any kind. Only the numbers are shown.',
  '8.1-b': 'The larger number makes its owner first player of the turn.',
  '8.1-c': 'All markers so assigned, of both players, go back into the container.',
  '8.2-a':
    'If the numbers are equal, zero included, both roll a die and the higher wins; ties are rolled again. The markers go back all the same.',
  '9.1-a':
    'With agitation markers the American can advance Progress, either player can shift the loyalty of regions and the European Balance, and either can help to pay for partisans (option 29.0).',
  '9.1-c': 'The British player too may assign markers to Progress, but he can only hold it where it is.',
  '9.1-b':
    'Ruling: in his Mobilization step a player may pay for a partisan, wholly or in part, with agitation markers, each for what it is worth to him. They go back into the container.',
  '9.2-a': 'A marker gives agitation points equal to its value for whoever uses it.',
  '9.3-a':
    'In the Agitation Phase both secretly assign as many agitation markers as they like to the contests and show them at the same time. Nobody has to assign any.',
  '9.3-b': 'Ruling: there are nine contests, one for Progress, one for Europe and one for each colonial region.',
  '9.3-c': 'Ruling: the first player says in which order the three tables are settled.',
  '9.3-f':
    'He says so after the markers are shown. Regions follow the order of [3.1-g], which changes nothing. What a moved marker brings about holds at once for the contests still to come, as [12.5-a] does.',
  '9.3-d':
    'In a contest each player with a marker in it rolls a die and adds his points. The higher total wins; equal totals win nothing.',
  '9.3-e': 'All assigned markers go back into the container.',
  '9.4-a':
    'Without a marker in a contest there is no roll: the other player wins it if he has one there, and if he has none nothing happens.',
  '10.1-a': "Progress starts on Don't Tread on Me.",
  '10.2-a': 'When the American wins the contest the marker goes one box to the right at once.',
  '10.3-a': 'A British win or a tie leaves it where it is.',
  '10.4-a': 'It never goes left and goes no farther than Articles of Confederation.',
  '10.5-a':
    'The effects of all boxes reached hold together, except the American dice for political points: those are of the present box alone, 4 at Articles and not 13.',
  '10.5-b':
    "The boxes and their dice, from left to right: Don't Tread on Me 1, Continental Congress 2, Declaration of Independence 3, Professionalization of the Continental Army 3, Articles of Confederation 4.",
  '10.5-c': 'Continental Congress brings Washington [4.10-a].',
  '10.5-d':
    'Declaration of Independence brings the British special reinforcements [4.9-b] and their further die [6.7-b], gives the American two dice in the contest for Europe [12.5-a] and ends British sudden death [3.2-b].',
  '10.5-e':
    'Professionalization makes American regulars cost 3 [13.4-a] and frees American regulars and light troops from enlistment checks [20.2-a].',
  '11.1-a':
    'Each colonial region has a loyalty marker between 3 towards the British and 3 towards the Americans, with 0 in the middle.',
  '11.1-b': 'Markers are assigned to each colonial region, and its contest is settled, apart from the others.',
  '11.2-a': 'An American win moves the marker of that region one box to the right, the American side.',
  '11.3-a': 'A British win moves it one box to the left, the British side.',
  '11.4-a': 'A tie leaves it where it is.',
  '11.5-a': 'A marker may move to and fro all game long, but not beyond its last box on either side.',
  '11.6-a': 'The price of militia and partisans in a region depends on its loyalty: see the Mobilization Table.',
  '11.6-b': "At 3 in a player's favour, every town of the region pays him double political points.",
  '11.6-c': 'A region is favourable to the side towards which it stands at 1, 2 or 3; at 0 it is neutral.',
  '11.6-d':
    "For prices a region is friendly at 1 to 3 on the buyer's side, neutral at 0 and hostile at 1 to 3 on the other side.",
  '12.1-a': 'The European marker starts on Neutral.',
  '12.2-a': 'An American win moves it one box to the right.',
  '12.3-a': 'A British win moves it one box to the left.',
  '12.4-a': 'On a tie it does not move.',
  '12.5-a': 'Once the Declaration of Independence is reached, the American adds up two dice in this contest instead of one.',
  '12.6-a': 'In an end box it goes no farther that way, but can come back.',
  '12.7-a': 'The boxes have the effects shown in the table. Ruling: within each half they add up.',
  '12.7-b': 'From French Alliance on, France is at war; on Spanish Alliance, Spain too [26.1-b].',
  '12.7-c':
    'Ruling: an alliance begins or ends with the move of the marker. A nation that has just joined campaigns in that same turn, while its box first pays in the next Political Phase.',
  '12.7-d':
    'Ruling: an effect lasts while the marker is on its box or farther out on the same side. One left: Hessians cost 1 less, at least 1, before turn 1 doubles it. Two left: one American Progress die fewer, at least 1. Three left: one British die more. One and two right: one free American draw each when the Political Phase begins, also during an alliance.',
  '13.1-a': 'PP buy new units in the Mobilization Phase, at the prices of the Mobilization Table.',
  '13.1-b': 'Ruling: where the text does not say where a unit arrives, the places in the Mobilization Table hold.',
  '13.1-c':
    "A player may buy in whatever order he likes. Each thing is paid and placed or drawn at once, and so are the draws it gives the opponent. The second player's step begins when the first player's is over.",
  '13.2-a': 'Each side has a pool of leaders. One who comes into play is drawn from it at random.',
  '13.2-b':
    'Ruling: French and Spanish leaders are in no pool at the start. Should one of them go there later, and come up while his country is neutral, draw another; he belongs with troops of his own nation or in its box.',
  '13.2-c': 'Ruling: nobody can buy a leader from an empty pool.',
  '13.2-d':
    'Ruling: a general is placed with a land combat unit of his side; an admiral with a fleet or in a port that his side occupies; a militia commander with a land combat unit inside a colonial region. Except for militia commanders, those of Britain, France and Spain may go to their own box instead; the Americans have none. If nothing fits, any combat unit of the side will do; if there is none, he returns to the pool and the price is given back.',
  '13.2-e':
    'Ruling: the name of a leader drawn is called out. So everybody can tell which leaders are in play and which are left in the pools; where he goes, [22.1-a] covers.',
  '13.3-a': 'The owner picks the combat units he brings into play.',
  '13.3-b':
    'A unit without a counter left can be neither bought nor received, and a marker that would bring nothing else cannot be played. What was eliminated earlier in the turn is at hand again at once.',
  '13.4-a': 'An American regular costs 4 PP, and 3 once Professionalization of the Continental Army has been reached.',
  '13.5-a': 'Eliminated combat units can be bought again at their usual price, Hessians excepted; leaders cannot be bought back.',
  '13.5-b':
    'Ruling: a Hessian counter taken off in an exchange was not eliminated, but only an exchange brings it back. Hessian detachments can become a regular only if a Hessian regular is off the map for that reason.',
  '13.6-a':
    'The grenadiers, light troops and militia of Britain, France and Spain may be raised on the map itself; their regulars only in the box of their nation.',
  '13.7-a':
    'Ruling: the British player may, in his Mobilization step and at no cost, turn a British or Hessian regular of factor 2 into detachments, or detachments into a regular, without changing location.',
  '13.7-b':
    'Ruling: a regular makes two detachments of its nation; its owner may take a single one, and must where only one counter is left. A pair of detachments of the same nation, in one location, makes a regular.',
  '13.7-c': 'Detachments come into play in no other way except the set-up, where they stand as listed.',
  '13.7-d':
    'Ruling: exchanges are made on land or in the British box, not aboard. The Guards, with factor 3, and grenadiers are not exchanged, and detachments of the two nations do not combine.',
  '13.8-a': 'American and British militia and partisans are raised only in the seven colonial regions.',
  '13.8-b': 'Spanish militia is raised in any Spanish colony, that is in New Spain or Cuba. The French have no militia.',
  '13.9-a': 'Grenadiers and Hessians are for the British player alone.',
  '13.10-a': 'There are no more units of a kind than counters. Fortress, siege, partisan and massacre markers never run out.',
  '13.11-a': 'There are campaign markers and events that bring units outside the Mobilization Phase, or without payment.',
  '14.1-a': 'All three campaign phases go alike: the first player moves and attacks, then the second.',
  '14.2-a': 'In the first campaign phase all units may act; in the second and third only what the rules of forced marches allow.',
  '15.1-a':
    'Friendly units together in a location are a force. It may be as large as one likes, but forage [19.2-a] judges it at the end of the turn.',
  '15.2-a':
    'Of fortress, siege, partisan and massacre markers a location holds no more than one each, whichever side they belong to.',
  '15.2-b': 'Where one side has a fortress the other cannot build one; it can only try to take it.',
  '15.3-a': 'Entering a location with enemy units is allowed, but it means battle. Ruling: sieges (28.0) are the exception.',
  '15.3-b':
    "Ruling: only in four cases do both sides share a location in peace: in a siege; fleets of the one with land units of the other; leaders without troops against leaders without troops [21.3-d]; and Indians raised where Americans stand, until somebody's Combat Phase comes.",
  '16.1-a': 'In his Movement Phase a player moves all, some or none of the forces that may move.',
  '16.1-b':
    'Ruling: a force that starts its move beside enemy units may leave; what stays must fight in the Combat Phase. For besieged units see [28.16-b].',
  '16.2-a': 'Units move along routes only, and a move begins and ends in a location.',
  '16.3-a': 'First choose units of one location as the moving force; those left may form forces of their own.',
  '16.3-b': 'Second, if the force has a leader, name one as its commander.',
  '16.3-c': "Third, roll a die and add the commander's value, as far as it applies: so many MP has the force.",
  '16.3-d': 'Fourth, carry the whole move out.',
  '16.3-e':
    'Ruling: who goes and who commands is fixed before the die, the way is chosen step by step after it. Staying put is allowed then, but the force has had its move.',
  '16.4-a': 'One force ends its move before another begins.',
  '16.5-a': 'No unit or leader moves twice in a Movement Phase, and no leader commands two forces in it.',
  '16.5-b': 'Units left on the way, landed from ships or held by Privateers have had their move.',
  '16.6-a': 'Except in a forced march no leader is needed. MP may be left unspent and nobody has to move.',
  '16.7-a': 'A force may leave units on its way; they move no more in that phase.',
  '16.7-b':
    'Ruling: the commander goes with the moving force to the end, other leaders may be left. A force never divides into two that both go on.',
  '16.8-a': 'A moving force picks nobody up.',
  '16.9-a': 'Fleets use no land route, lakes and rivers included; land units use sea routes only aboard fleets.',
  '16.9-b':
    'In a port, land units and fleets are separate forces. A naval force is fleets, the admirals with them and what they carry.',
  '16.10-a':
    'Ruling: a force that enters a location with enemy units stops there and fights in the next Combat Phase. Sieges (28.0), overruns (34.0) and fleets (24.0) have rules of their own.',
  '16.10-b':
    'Enemy leaders without troops also stop a force, which has to fight them. An empty enemy fortress does not stop it [28.5-c]. Places of a neutral nation cannot be entered.',
  '16.11-a': 'A finished move is taken back only if the opponent lets you.',
  '16.12-a': 'Routes cost MP: road, lake or river and high seas 1, trail 2.',
  '16.12-b':
    'A trail costs 1 if the force has nothing in it but leaders, light troops and Indians. Ruling: this is judged at each route by who is still in the force.',
  '16.12-c': 'One move may mix all the kinds of route that are open to the force.',
  '16.13-a': 'MP not used are lost; no force can hand them to another.',
  '17.1-a':
    'A force moves in a 2nd or 3rd Movement Phase by forced march: declare it and play a tactical marker. There must be a leader in the force to command it; the rest is as in 16.3.',
  '17.1-b': 'Ruling: fleets need an admiral, land forces a general or militia commander; Leader Arises will do for either.',
  '17.2-a': 'After a forced march roll a die for every combat unit that moved: a 6 eliminates it. Leaders do not roll.',
  '17.2-b': 'Ruling: in a naval forced march only fleets roll, and what is aboard a lost fleet is lost with it.',
  '17.2-c':
    'Ruling: all combat units of the force roll, those left on the way too, as soon as the march ends and before anything else. A leader whose fleet is lost goes to another fleet of the force, or else to his leader pool.',
  '17.3-a': 'No unit or leader makes two forced marches in one 2nd or 3rd Movement Phase.',
  '17.4-a':
    'A forced march that ends among enemy units must attack them in the Combat Phase that follows, fortresses and sieges excepted.',
  '17.5-a': 'Moving in the first Movement Phase is no bar to forced marches later in the turn.',
  '18.1-a':
    'In your Combat Phase every force of yours in a location with enemy units attacks them; it must. Ruling: sieges are the exception, and fleets and land units cannot attack one another.',
  '18.1-b': 'The attacker is the player whose Combat Phase it is.',
  '18.2-a':
    'All his units in the location attack. There is one attack per location and Combat Phase, and no unit attacks twice in it.',
  '18.2-b':
    'Ruling: when there is more than one fight in a location, begin with fleets against fleets, go on with a relief force, then all other land units and whatever assaults from the sea, then a siege attack, and end with sorties.',
  '18.3-a':
    'All enemy units in the location defend. Ruling: in a land battle the ships in the port look on, whosever they are; they fight other ships [24.8-a] or support an assault [24.6-b].',
  '18.4-a': 'Battles are fought out one by one, in the order the attacker likes; attacks by relief forces come first [28.12-b].',
  '18.4-j':
    "When a battle begins both forces are laid open. Then Tarleton's Quarter may be declared, by the attacker first; then comes step 1.",
  '18.4-b':
    'Step 1: each player secretly assigns tactical markers to the battle, at most as many as the leadership values that apply add up to, and both show them.',
  '18.4-c':
    'Ruling: each rolls a die and adds that sum of leadership, which may be 0, and whatever else modifies it. Whoever has more fires first in every round; ties are rolled again.',
  '18.4-d':
    'Step 2, fire round of the winner of the initiative: a die for each combat factor of his units that are not dispersed, and one for each tactical marker he spends in this round.',
  '18.4-e':
    'A 6 eliminates an enemy unit, a 5 disperses one, which is turned over. Each die is dealt with by itself, and the side that is hit says which of its units suffers.',
  '18.4-k':
    'Ruling: the dice of a round fall one after another and each takes effect before the next. None is spared because every enemy is dispersed already: each 5 or 6 still to come then eliminates a dispersed unit. Dice left when nobody is left are void. Whether the battle is over is asked only at the end of a round.',
  '18.4-f': 'A dispersed unit fires no more in this battle.',
  '18.4-g': 'Step 3: now the other player fires in the same manner, and so they go on in turn.',
  '18.4-h': 'A side whose units are all eliminated or dispersed has lost; what survives of it retreats.',
  '18.4-l':
    'Ruling: leaders count as units here, so a side with a leader not dispersed is not beaten yet. Without dice it can only pass its round or declare a retreat. Fleets count only in naval battles.',
  '18.4-i':
    'Or a player declares a retreat when one of his fire rounds begins: the other has a last fire round, and then the one who declared retreats without firing and has lost.',
  '18.4-m':
    'A retreat may be declared with nowhere to go, and [18.8-b] then eliminates the force; it may not be declared by a force that [28.2-c] or [38.3-a] holds. If the last fire eliminates everybody, nobody retreats.',
  '18.5-a':
    'A tactical marker assigned in step 1 gives one more die in any one of your fire rounds and then goes back into the container.',
  '18.5-b': 'Nobody has to spend any, and in a round nobody spends more than the printed combat factors that fire in it.',
  '18.5-c': 'What was assigned and not spent goes back into the container after the battle.',
  '18.5-d':
    'Ruling: the printed factors firing are those of units not dispersed, those of assaulting fleets and that of a fortress; the +1 of terrain or of marines is not among them.',
  '18.6-a': 'Units have no steps: an eliminated regular does not become a detachment.',
  '18.7-a': 'A dispersed unit that is dispersed once more is eliminated.',
  '18.7-b': 'After the battle the dispersed units of both sides that survive rally.',
  '18.8-a': 'The loser moves all that survives of his force, together, along a route to one adjacent location.',
  '18.8-b':
    'Forbidden locations are out of the question, and so are those with enemy units, be it a lone leader; partisan and massacre markers do not matter. A force with nowhere to go is eliminated to the last unit, and all of it counts for the battle.',
  '18.8-c':
    'Ruling: land units retreat over land routes, or by sea [18.9-a]. Enemy partisans do not bar the way, an enemy fortress does. Attacker and defender alike may take any legal adjacent location.',
  '18.8-d':
    'The loser chooses. Regions closed by neutrality and the boxes of other nations are forbidden; a place under siege has enemy units in it and never will do.',
  '18.8-e': 'Ships in the port do not share the defeat of a land force and may stay, unless they carry it off [18.9-a].',
  '18.9-a':
    'A land force can take to the sea when a fleet of its side lies in the location and has room. Ships and troops leave together for a connected sea area without enemy fleets. Ruling: this holds for every land force beaten ashore that did not come by assault.',
  '18.9-b':
    'Ruling: whoever finds no room aboard is eliminated, and so is all militia with its commanders; they count for [18.11-a]. The owner says who goes. All go by land or all by sea, except in [24.6-g]. The survivors are then embarked.',
  '18.10-a': 'The winner stays where he is until a later Movement Phase of his.',
  '18.11-a':
    'After a battle each player, the winner first, draws as many campaign markers as enemy units he eliminated in it. So the loser draws as well.',
  '18.11-b':
    'Ruling: leaders hit by an elimination, units trapped without a retreat, militia that a border stops and whatever sinks with a fleet are all units eliminated.',
  '18.11-c':
    "Ruling: what follows a battle comes in this order. The loser retreats or is eliminated, with all that costs; leaders roll [21.4-a] as they come up; units rally; the fate of the fortress is rolled [28.5-b] and siege markers go; assigned tactical markers return to the container; Shot Heard may be played; the winner draws, then the loser; last comes a massacre, owed to Tarleton's Quarter, rolled for Indians or chosen, and the draws for it.",
  '18.12-a': 'In a wilderness or Indian location each light or Indian unit fires with one factor more.',
  '19.1-a': 'In the Forage Phase each player finds out which of his units are supplied.',
  '19.2-a': 'In a region favourable to him a player feeds in each location as many units as twice its political value.',
  '19.2-b': 'In a neutral or hostile region he feeds as many as the value itself.',
  '19.2-c':
    "Ruling: a town in a region without a loyalty marker is favourable if its printed colour is the player's: red for the British player, light blue or purple for the American while that nation is at war. Otherwise it is not.",
  '19.2-d': 'Ruling: the owner says which units are fed. Leaders do not count.',
  '19.2-e': 'Ruling: the doubling of [11.6-b] does not touch forage.',
  '19.2-f':
    'In one location each player has a limit of his own. Fleets, leaders and units supplied automatically do not use it up. Name all the units fed, then roll for the others.',
  '19.3-a': 'Roll a die for each unit out of supply: 1 to 3 eliminates it, 4 to 6 lets it live.',
  '19.4-a':
    'Nothing ever has to feed leaders, land units in a port where a friendly fleet lies, Indians in Indian locations, units in holding boxes, or fortress, siege and partisan markers: they are always supplied.',
  '19.4-b': "What is supplied automatically does not count against the location's limit.",
  '19.5-a': 'Fleets are always supplied.',
  '19.5-b':
    'Ruling: land combat units aboard at sea are out of supply and roll, marines excepted; leaders never do. In a port [19.4-a] feeds them.',
  '20.1-a': 'Enlistments are checked by each player in the Enlistment Phase, once forage is over.',
  '20.2-a':
    'Until Professionalization of the Continental Army all American regulars and light troops check, the USMC among them.',
  '20.2-b': 'They check wherever they are, aboard ship too. French and Spanish troops never do so under 20.2.',
  '20.3-a':
    "If a region is free of enemy units, the militia in it checks, whichever side it is on; a single enemy anywhere in the region spares it. Each player's own step decides, after whatever was lost before it.",
  '20.3-b':
    'Ruling: for this a leader is as good an enemy as a combat formation, in any location of the region; partisans and other markers are not.',
  '20.3-c': 'Ruling: while Spain is at war its militia checks too.',
  '20.3-d':
    "Ruling: ships of the enemy in a port of the region count, ships at sea do not. To Tory militia the French and Spanish are enemies while at war; neutral units are nobody's enemies.",
  '20.4-a': 'Indian units outside Indian locations check.',
  '20.5-a':
    'Roll a die for each unit and add the leadership of a leader in its force: with 4 or less it is eliminated, with 5 or more it stays.',
  '20.5-b': 'Ruling: one leader, the best whose value applies, helps every unit in his location.',
  '20.5-c':
    'In a siege the besieged and the besiegers of a location are separate forces with leaders of their own. A unit checks once a turn.',
  '21.1-a': 'Leaders are units, except for what follows.',
  '21.2-a': 'Leadership helps movement and forced marches, the initiative in battle and enlistment checks.',
  '21.2-b': 'Ruling: a leader may command units of any nation of his side and lend them his value, within 21.6 and 21.7.',
  '21.3-a': 'A leader may be chosen to suffer an elimination or a dispersal.',
  '21.3-b':
    'A dispersed leader is worth 0 until the battle ends. Ruling: markers already assigned stay good, and the initiative already rolled stands.',
  '21.3-c': 'Leaders without troops fall only to the fire of enemy combat units; leaders themselves never fire.',
  '21.3-d':
    'Ruling: where neither side has a combat unit there is no battle, not of a relief force either. A force of leaders alone loses once all are dispersed or eliminated, and may declare a retreat like any other.',
  '21.4-a':
    'A leader eliminated in combat rolls a die. Not above his printed value: he escapes to his leader pool. Above it: he is out of the game.',
  '21.4-b':
    'Ruling: whether he was hit, was trapped for want of a retreat [18.8-b], had to cross a border [23.1-b] or went down with a fleet in battle, he rolls. Escaped or not, each is a unit eliminated.',
  '21.5-a': 'Neither forced marches nor want of supply harm leaders.',
  '21.6-a':
    "A militia commander's value applies only to a force wholly of militia, light troops and militia commanders; in any other he is worth 0.",
  '21.6-b': 'Militia commanders move under the limits of militia [23.1-a].',
  '21.6-c':
    'Ruling: when a force moves, look at that force; in battle, interception and enlistment, at every land unit the side has in the location.',
  '21.7-a':
    'Admirals lend their value only to the movement and forced marches of fleets, to naval combat and to amphibious assaults.',
  '21.7-b': 'An admiral may go ashore and move inland; he is worth 0 there.',
  '21.7-c': "A general's value never applies to fleets or amphibious assaults.",
  '21.7-d':
    'Ruling: where a friendly fleet lies, in port or box, an admiral belongs to it, takes part in its naval battles and may be hit in them. Where there is none he is ashore, a leader of value 0.',
  '22.1-a':
    'Of an enemy stack you see the top unit only, unless a battle begins there, which lays both forces open, or you play Spy.',
  '22.1-b': 'Ruling: the table shows the top unit, which the owner chooses, and how many units there are.',
  '22.1-c':
    'Ruling: fortress, siege, partisan and massacre markers are always in view. Stacks at sea, in ports and in boxes are covered like those on land: the top unit and one number for fleets, leaders and cargo together, so neither how many are fleets nor what is aboard can be seen. After a battle stacks are covered again.',
  '22.1-d':
    'Nothing a player is shown or offered, not even a refusal, may depend on enemy units that he cannot see. If a hidden unit stands in the way of what he tries, all he learns is that it will not do, and nothing is spent.',
  '22.2-a': "The opponent's hand and the container are secret, but for Spy.",
  '23.1-a': 'Militia and militia commanders do not cross the borders of regions.',
  '23.1-b': 'If a retreat forces them over one, they are eliminated.',
  '23.1-c': 'They never move at sea.',
  '23.2-a': 'Borders hold nobody else, whatever region a counter is named after.',
  '24.1-a': 'Fleets move only among ports, sea areas and boxes, never over land, lake or river routes.',
  '24.1-b': 'In all else they follow the rules of movement and forced marches.',
  '24.1-c': 'Several fleets of a location may sail together: one die, one commanding admiral, and all their cargo.',
  '24.2-a': 'A fleet that enters a port with any enemy combat unit ends its move there.',
  '24.2-b':
    'Enemy land units never drive a fleet out: it may lie in such a port, enter and leave it. Outside assaults an enemy fortress does not touch it.',
  '24.3-a': 'Enemy fleets in a sea area neither stop fleets nor keep them out. Nobody fights at sea.',
  '24.4-a': 'Transport: fleet and land units must start that Movement Phase in the same port or box.',
  '24.4-b': 'At sea, in a port, in a box: a transport may end in any of them.',
  '24.4-c': 'Land units carried make no other move in that phase.',
  '24.4-d':
    'Ruling: a fleet that lands some or all of its units ends its move for the phase. Nobody is ever forced to land; units may stay aboard as long as they like.',
  '24.4-e': 'Nobody goes aboard or lands in a port with an enemy fleet; that rules out assaults too.',
  '24.4-f':
    'Ruling: where the only enemies are land units, land units may go aboard, and may land, which is then an amphibious assault.',
  '24.4-g': 'Ruling: troops found aboard at the start of a Movement Phase may go on with their fleet and land, wherever it is.',
  '24.4-h': 'Ruling: whatever goes aboard is assigned to one fleet [24.10-a].',
  '24.4-i':
    'Ruling: a naval move begins with the declaration of fleets, admirals and cargo. Then Privateers may strike. Then the die is rolled, the fleet sails step by step, and in its last port it may land what it carries. Nobody comes aboard on the way, and landing costs no MP.',
  '24.4-j':
    "Ruling: to be aboard in a port is not to be ashore. Such units do not fight on land, defend, occupy or forage there, land units cannot attack them, and they share the fate of their fleet. They go ashore only in their owner's Movement Phase.",
  '24.4-k':
    'Ruling: cargo may also be landed in the very port where the fleet lies. This uses up its move; in the 2nd and 3rd phase it is a forced march, with marker and admiral, and its fleets roll [17.2-a]. Among enemy land units it is an assault.',
  '24.4-l': 'Units that land in a port with nothing in it but an enemy fortress take the fortress without a battle.',
  '24.5-a': 'A fleet has room for four land combat units; leaders take up none.',
  '24.6-a':
    'An amphibious assault is a landing where enemy land units hold the port. It is an ordinary battle with the additions below.',
  '24.6-b': "Ruling: each assaulting fleet adds as many dice to the attacker's fire as its combat factor.",
  '24.6-c': 'If the defender loses, the assault force occupies the port, its fleet too.',
  '24.6-d': 'If the attacker loses, his survivors go back aboard and the fleet retreats with them to a connected sea area.',
  '24.6-e':
    'Under option 28.0 the fortress of the defender may turn its factor on the ships. Nothing else on land can harm them.',
  '24.6-f': 'Only admirals lend leadership to an assault; generals add nothing.',
  '24.6-g':
    'Ruling: land units that came to the port overland fight in one battle with those that land. In defeat the ones leave by land, the others by sea.',
  '24.6-h':
    'Ruling: an assault is lost when no undispersed unit is left ashore, landed or come overland; leaders count as in [18.4-l], fleets not at all. The ships lend their dice only while some combat unit ashore is not dispersed. They and their admirals are hit only by fortress dice aimed at them.',
  '24.6-i':
    "Ruling: where some land and others come by road, the leadership of those who came by road counts as usual, that of generals and militia commanders who landed is 0, and the admirals of the fleets count. The defender's generals count as usual.",
  '24.6-j':
    'Ruling: when each of his fire rounds begins the defender says which the fortress fires at, ships or troops. Ships suffer the usual results: 5 disperses, 6 sinks. A dispersed fleet adds no more dice in this battle but can still carry.',
  '24.6-k':
    'Ruling: of a beaten assault force as many go back aboard as the remaining fleets can take; the others are eliminated and count. Enemy fleets do not close a sea area to it [24.9-a].',
  '24.6-l': 'At least one land combat unit must land in an assault; leaders alone cannot land among enemy land units.',
  '24.6-m':
    'Ruling: whoever lands among enemy land units assaults them. Two cases are different: where his side lays siege he joins the siege force [28.15-a], and in a besieged port of his own he joins the garrison [28.16-b]. So only a force that came by land can begin a siege, and none of its side may have landed there to assault in that phase.',
  '24.7-a': 'By themselves fleets never attack land units; they do so in support of a landing, as 24.6 says.',
  '24.8-a':
    'Fleets attack enemy fleets in ports. Fleets alone take part, no land units and no fortress; for the rest it is ordinary combat.',
  '24.8-b':
    'Ruling: fleets of both sides in a port fight when the player whose phase it is comes to his Combat Phase, and before anything is fought out on land there.',
  '24.8-c':
    'Ruling: every fleet in the port fights, and of the leaders only the admirals. What a fleet carries cannot be hit, but sinks with it; an admiral is lost only with the last fleet of his side. Whatever sinks counts for [18.11-a], and its leaders roll [21.4-a]. A player may assign as many tactical markers as his admirals are worth together. The loser picks a sea area, and his fleets go there with what they carry.',
  '24.9-a':
    'A fleet that must retreat takes a connected sea area, whether or not enemy fleets are in it. Ruling: so does one that takes a beaten assault back aboard; one that carries off other beaten troops is bound by [18.9-a].',
  '24.10-a': 'Land units aboard a fleet that is sunk are lost; in an assault the assaulting land force is ashore already.',
  '24.10-b':
    'If the fleets of an assault force are sunk, only another friendly fleet can save it after a defeat; without one it is eliminated.',
  '24.10-c': 'When one of several fleets is sunk, in a port or at sea, cargo cannot be shifted: what was assigned to it is lost.',
  '24.11-a': 'Fleets have no use of friendly fortresses and no part in sieges.',
  '24.12-a':
    'Marines are regulars. Aboard ship they are always supplied, and in an amphibious assault they have one factor more.',
  '25.1-a': 'Only fleets, and what they carry, enter and leave a box.',
  '25.2-a': 'Great Britain is for the British player alone.',
  '25.3-a': 'France is for French units alone, and only while France is at war.',
  '25.4-a': 'Spain is for Spanish units alone, and only while Spain is at war.',
  '25.4-b':
    'With cargo of a foreign nation aboard, be it a single leader, no fleet enters its box. British, Tory, Hessian and Indian units are one nation here.',
  '25.5-a': 'A box holds any number of units.',
  '25.6-a': 'Boxes are ports.',
  '25.7-a': 'A box supplies without limit.',
  '25.8-a':
    'Each box gives PP by dice: Great Britain to the British player always, France and Spain to the American, each on its own, while at war.',
  '25.9-a': 'Boxes are held without units.',
  '26.1-a':
    'Both nations begin neutral. Their units stay where they are; regions and boxes of theirs are not in play. Nothing is built there, and a fortress there supplies nobody outside.',
  '26.1-b': 'While the European marker is on the box of a nation, or to the right of it, that nation is in play.',
  '26.1-c': 'They join the American side only; the British player never has them.',
  '26.1-d': 'Ruling: units of a neutral nation check neither supply nor enlistment, and can be neither attacked nor entered.',
  '26.1-e': "A nation's units are bought only while it is at war; otherwise its counters and its box are frozen.",
  '26.2-a': 'They are set up as 4.4 and 4.5 say.',
  '26.3-a':
    'Ruling: until France is allied only French units may enter Hispaniola; until Spain is allied only Spanish units may enter Cuba or New Spain.',
  '26.3-b': 'Neutral towns and boxes give points to nobody.',
  '26.3-c':
    'Nobody comes into a closed region in any way: not by moving, retreating, intercepting or being displaced, nor by being bought there. The sea is never closed.',
  '26.4-a':
    'Ruling: when a nation turns neutral again, each player clears its regions of all his units that are not its own, those of the other ally too. They go to the nearest location outside that is free of enemy units.',
  '26.4-b':
    'Units of the nation that are away from home are then put by the American, one at a time, wherever he likes in its regions or in its box.',
  '26.4-c': 'Then the nation is wholly neutral again.',
  '26.4-d':
    "Ruling: the strangers leave first, those of the American before those of the British player; then the nation's units go home. Near is what is few routes away, of whatever kind, and between equals the owner chooses. Troops must come to land, ships to a port or the sea; borders do not hold militia here. Foreign cargo on ships that go home counts as if it were in the regions. Leaders go with their nation. Where a fortress is left without units of its side it is removed, and a siege that lacks one of its parties is over. Nobody pays back points already received.",
  '26.5-a': 'There is no limit to how often a nation joins the war and leaves it.',
  '27.1-a': 'Hessians are raised by the British player alone. Each one mobilized gives the American a marker.',
  '27.1-b': 'Hessians are treated as British regulars, but one that has been eliminated never comes back.',
  '27.1-c': 'Free or paid for, every Hessian or Indian unit raised gives the American his draw; an exchange (13.7) does not.',
  '27.2-a': 'Only the British player raises Indians, in Indian locations, and no more than one in each per turn.',
  '27.2-b': 'For each Indian unit mobilized the American draws a marker.',
  '27.2-c': 'American units in the location do not prevent Indians from being raised there.',
  '27.2-e': 'The limit of one per location and turn counts those raised by marker. Eliminated Indian units can be raised again.',
  '27.2-d': 'For the rest Indians are British units.',
  'O-a': 'Before the game the players settle which optional rules they use, some or all.',
  '28.1-a': 'With this option the fortresses of the set-up are placed, and more can be mobilized later.',
  '28.2-a': 'In battle a fortress gives its owner 1 more for initiative.',
  '28.2-b': 'Against land units in the location of their fortress, fire of 1 to 5 does nothing and a 6 disperses.',
  '28.2-c':
    'Land units that fight in the location of their fortress cannot retreat, except as in 28.13. Ruling: if they lose, all that are left are eliminated, dispersed ones too, and count for [18.11-a].',
  '28.2-d': 'Land units in the location of a friendly fortress, or in one joined to it by a route, are supplied, however many.',
  '28.2-e': 'Ruling: for this the route must be road, trail, lake or river; the sea does not carry it.',
  '28.2-f':
    'These protections are for units attacked in their fortress; relief attacks and sorties are fought without them [28.2-a, 28.2-b, 28.2-c].',
  '28.3-a':
    'A fortress has a combat factor, good only in defence and only with a friendly land unit in the location. It is never a target.',
  '28.3-b':
    'Ruling: a lone leader will do as the land unit of [28.3-a] and of [28.4-a]. He is no combat unit, so [28.6-b] is not met: nobody can besiege him, and he is attacked as usual. Fleets and units aboard neither use nor keep a fortress, nor does an admiral whom a fleet joins [21.7-d].',
  '28.4-a':
    "A fortress is removed when all friendly units have left the location or been eliminated, or by its owner's will as the last step of a Supply Phase.",
  '28.4-b':
    'Ruling: a garrison eliminated in battle leads to the roll of [28.5-b]; lost in any other way, its fortress is removed.',
  '28.5-a': 'To move into a location with nothing but an enemy fortress is to capture it.',
  '28.5-b':
    'Whoever wins a battle against a force in its fortress rolls a die: 1 to 3 he captures the fortress, 4 to 6 it is removed.',
  '28.5-c':
    'Ruling: a force that takes an empty fortress need not stop. If it goes on without leaving a unit behind, [28.4-a] removes the fortress on the spot. Ships by themselves take none.',
  '28.5-d': 'A captured fortress changes owner and keeps its factor; siege markers there are removed.',
  '28.6-a':
    'When the Movement Phase ends, a player whose land force came in it to a location with an enemy fortress may lay siege: 3 PP put a siege marker on that force.',
  '28.6-b': 'Ruling: there must be an enemy land combat unit in the fortress, and a regular in the force that lays siege.',
  '28.6-c':
    'Ruling: all own land units in the location are one force for this; marines, grenadiers and detachments are regulars. The 3 PP come from points not yet spent this turn. Who cannot or will not pay attacks [28.11-a]. Later turns cost nothing.',
  '28.7-a': 'A siege force takes the advantages of [28.2-a] and [28.2-b] from the besieged.',
  '28.8-a':
    'Ruling: besides what 19.2 gives, a siege marker feeds as many units of its force as the location has political value.',
  '28.8-b': 'A besieged fortress supplies no adjacent location, and units in it are supplied from none.',
  '28.8-c': 'Besieged units lose automatic supply and live on the ordinary forage of the location.',
  '28.9-a': 'A siege force never has to attack.',
  '28.10-a':
    'A siege force attacks in a 2nd or 3rd Combat Phase only on the terms of a forced march. Ruling: with a leader in it and a tactical marker spent; nobody rolls for attrition, since nobody moves.',
  '28.10-b':
    'Against a siege attack the garrison cannot retreat either, and its fortress fires as before. A siege force that is beaten retreats from the location and the siege is over.',
  '28.11-a': 'Who enters a garrisoned enemy fortress without laying siege has to attack it by the ordinary rules.',
  '28.12-a': 'The owner of a besieged fortress may move units from outside into the location: a relief force.',
  '28.12-b':
    'Its attack on the siege force is a duty and comes before all others in the next Combat Phase. The ordinary rules apply; the siege marker has no say in it.',
  '28.12-c': 'The besieged do not join that attack.',
  '28.12-d':
    'Victory of the relief drives off or destroys the besiegers and makes it part of the garrison. In defeat it is driven off or destroyed itself, and the siege goes on.',
  '28.12-e': 'Ruling: a beaten relief force retreats to another location [18.8-a], never into the fortress.',
  '28.13-a':
    'In their own Combat Phase the besieged, all or a part of them, may come out and attack the siege force. They fight as if fortress and siege marker were not there.',
  '28.13-b': 'A beaten sortie may fall back into the fortress.',
  '28.13-c': 'Ruling: a sortie and a relief attack may both take place in one Combat Phase, the relief first.',
  '28.13-d':
    'Ruling: in a 2nd or 3rd Combat Phase a sortie is bound like a siege attack: leader in the force, tactical marker spent.',
  '28.13-e':
    'Ruling: the whole siege force defends. A sortie that wins lifts the siege and goes back inside. After a defeat the survivors, dispersed or not, slip back into the fortress unharmed, or retreat by [18.8-a] if the owner prefers.',
  '28.14-a':
    'Two things end a siege and take its marker off: the siege force is gone, by death, retreat or march, or the fortress is, by removal or capture. Nobody can capture the marker itself.',
  '28.14-b':
    'What [28.6-b] asks is asked only when the marker is placed: the loss of the last regular, or a garrison of leaders alone, changes nothing. Should the garrison disappear entirely without a battle, fortress and siege marker go too [28.4-b].',
  '28.15-a':
    'Who comes later to the besieging side strengthens the siege force; who comes to the side of the fortress is a relief force.',
  '28.16-a': 'Into and out of a besieged port the units of its side may go by sea, under 24.0.',
  '28.16-b': 'Ruling: the besieged cannot leave by land. What reaches them by sea is garrison, not relief.',
  '28.16-c':
    "If the besieger has a fleet in the port it is closed [24.4-e]: until that fleet is beaten the garrison's side can neither land nor sail away. Ships of the garrison's side in the port are not under siege themselves, and they stay if it falls.",
  '29.1-a': 'American partisans are Rebels, British partisans Tories.',
  '29.2-a':
    'In the Mobilization Phase name a colonial region. A favourable one costs 2 PP, a neutral one 3, one that favours the enemy 4.',
  '29.2-b':
    'Roll a die. From 4 to 6 a partisan is placed in the region, in whatever location you like; from 1 to 3 there is none. The price is gone either way.',
  '29.2-c':
    'You may try as often as you can pay. The place is chosen after the roll, and where the region offers no legal place there is no try.',
  '29.3-a':
    'Enemy units may be in the location, a friendly partisan may not. An enemy partisan there is taken off and yours takes its place.',
  '29.3-b': 'There are partisans only in the seven colonial regions.',
  '29.4-a': 'An enemy partisan makes the location worth 0 to you, for forage too; one of your own does not.',
  '29.4-b':
    'A force that enters a location with an enemy partisan stops there for that Movement Phase; one that starts there leaves as usual.',
  '29.4-d': 'Ruling: only land forces are stopped, not fleets; and there is nobody to fight.',
  '29.4-c': 'Ruling: partisans do not fight, are no targets and bar no retreat.',
  '29.5-a':
    'Ruling: only [29.3-a] or a massacre removes a partisan; that brings no points and is no battle. (The text numbers this 28.5.)',
  '30.1-a':
    'In each Political Phase, for each Indian location that non-Indian units of one player occupy, the other player receives 1 PP.',
  '30.1-b':
    "Ruling: only land combat units occupy for this; lone leaders, ships and markers do not. The point is part of the receiver's income in his own step.",
  '30.2-a': 'If both have non-Indian units there, nobody receives it.',
  '31.1-a':
    'For 2 PP the British player may promote a militia unit in his Mobilization step. It must share its location with a British regular or light unit, and becomes a British regular or light unit of which a counter is left.',
  '31.1-b':
    'Ruling: its companion may be any land unit of Britain or Hesse that is not militia: regular, light, grenadier, marine or detachment. What it becomes is British, a regular or light unit. Turn 1 doubles the price.',
  '31.2-a': 'No more than one upgrade per location and Mobilization Phase.',
  '31.3-a': 'From the following turn the militia counter so freed can be mobilized once more.',
  '32.1-a': 'A force may break into an enemy Movement Phase at the cost of a tactical marker.',
  '32.2-a':
    'When the enemy moves into a location one route away from a force of yours that has a leader, that force may try to intercept; this costs a tactical marker.',
  '32.2-b':
    'Roll a die: up to the value of the intercepting commander, as far as it applies, it succeeds, and he goes to where the enemy is with as much of his force as he likes. Success or not, the marker is gone.',
  '32.2-c':
    'Ruling: the interceptors must be able to use the route: land units a land route, fleets with an admiral a sea route, and only into a port. The borders bind militia, without the tries of 33.0 [33.1-c].',
  '32.2-d':
    'Ruling: every entry of a force into a location gives this chance, and it is settled before an overrun or a further step; of a chance not used the mover learns nothing [22.1-d]. Forces are named singly, also after one has succeeded. A combat unit must be among those who go. There is no attrition for them, and their own next phase is not affected. An overrun then has to reckon with all enemies present.',
  '32.2-e':
    'Ruling: landing is entering too: interceptors who reach the port turn the landing into an assault, or strengthen those who defend against one.',
  '32.3-a': "An intercepted force ends its move there. The battle is fought in the mover's Combat Phase, with him as attacker.",
  '32.3-b': 'The mover may bring other forces to the place that have not moved yet.',
  '32.4-a':
    'No force intercepts that shares its location with enemy units, is besieged or besieges; and none intercepts into a location with an enemy fortress.',
  '32.5-a': 'A force tries once per enemy Movement Phase. Several forces try one after another, each for a marker of its own.',
  '33.1-a':
    "Under a commander, militia in a moving force may try to cross a border. Each unit rolls a die. If it does not exceed the commander's value the unit crosses; if it does, the unit stays behind; and a 6 sends it home, off the map.",
  '33.1-b':
    "Ruling: the commander's value counts as far as it applies [21.6-a]; militia commanders in the force cross without a roll. Land routes only, at the usual MP, and every border asks for new dice. Units that stop are left there, the rest may go on.",
  '33.1-c': 'Ruling: militia tries this when its owner moves in his own phase and when it retreats; an interceptor may not.',
  '33.2-a': 'Retreating militia may try as well; a failure eliminates it.',
  '33.2-b': 'Ruling: in a retreat the best leader whose value applies is the commander; without a leader there is no try.',
  '34.1-a':
    'Ten to one is an overrun: a force that comes in with ten times the combat factors of the enemies there, or more, may wipe them all out on the spot and go on.',
  '34.1-b':
    'One overrun per force and Movement Phase; after it the force may still run into other enemies and fight them in the ordinary way.',
  '34.1-c': 'Against leaders without troops it takes 10 factors.',
  '34.1-d':
    'Ruling: add up the printed factors of the land units that move, and of every land combat unit of the enemy in the place; terrain and leaders add nothing. Fleets and units aboard do not count and are not touched. Landing forces cannot overrun. What is eliminated is available again.',
  '34.1-e':
    'Ruling: the odds are looked at only when the force is in and the chance to intercept is over; nothing is said of them before. If they fall short the force has stopped there and fights an ordinary battle, and its owner learns no more than that.',
  '34.2-a': 'An overrun is no battle: no leaders, no tactical markers, no draws, no massacre.',
  '34.2-b': 'Ruling: leaders who are overrun leave the game without the roll of [21.4-a].',
  '34.3-a':
    'A fortress or siege marker with the enemy force rules an overrun out; so does an enemy partisan in the location, and so do Indians defending in an Indian location. Ships never overrun.',
  '34.4-a': 'The mover may do without it, stop and fight an ordinary battle.',
  '35.1-a': 'In a battle the side with more light and Indian units adds 1 to its initiative, leaders or no leaders.',
  '35.1-b': 'Ruling: a fortress or siege marker with either of the two forces cancels this.',
  '35.2-a':
    'A force may slip away without the last enemy fire round if four things are true. The place is wilderness or Indian. The force is made up of light units, Indians and leaders, and not of leaders alone. The enemy has fewer light and Indian units. No fortress or siege marker of its own is there.',
  '35.2-b': 'Ruling: surviving units are counted, dispersed ones too, when the retreat is declared.',
  '35.3-a': 'It then leaves at once, and the other side has won the battle.',
  '36.1-a': 'Ruling: in wilderness or Indian locations a light or Indian unit out of supply is lost on a 5 or 6.',
  '36.2-a': 'Ruling: a regular out of supply there is lost on a 3 to 6.',
  '36.3-a': 'For all other units and places [19.3-a] holds.',
  '37.1-a': 'Whoever has won a battle in a land location may carry out a massacre there.',
  '37.2-a': 'Enemy partisans in the location are removed.',
  '37.2-b': 'The opponent draws as many markers as the printed political value of the location.',
  '37.2-c': 'A massacre marker is laid there, and makes the place worth 0 as long as it lies.',
  '37.2-d': 'A massacre marker in an Indian location keeps Indians from being mobilized there.',
  '37.2-e': 'Where a massacre marker lies there is no second massacre.',
  '37.3-a':
    'A victorious attacker with Indians in his force must roll a die: up to the number of Indian units in it the massacre happens of itself, above it he may still choose one.',
  '37.3-b': 'Indian units that survived are counted, and only the attacker rolls. Where a massacre marker lies nobody does.',
  '37.4-a':
    'At the end of each Supply Phase massacre markers are removed, except those in Indian locations, which stay for good.',
  '37.5-a': 'A massacre takes a battle won, in that place, against combat units of the enemy.',
  '37.5-b': 'Ruling: naval battles give no massacre.',
  '38.1-a':
    'Honors of war may be offered to the besieged at the start of a Combat Phase, provided that the siege force could attack in it.',
  '38.1-b':
    "Ruling: he who besieges may offer once in each Combat Phase for each siege. In a 2nd or 3rd there must be a leader in the siege force and a tactical marker in its owner's hand; he shows it with the offer and spends it only on an attack.",
  '38.2-a':
    'If it is accepted, the besieged units leave the fortress to the besieger and go to the nearest location that has no enemy units or markers. This counts as no battle. Ruling: the nearest is fewest routes away that the units can use; a die decides between equals.',
  '38.2-b':
    'Ruling: leaders leave too; ships and what is aboard stay; militia may end up abroad. The besieger has the fortress, his siege marker comes off, and no markers are drawn.',
  '38.3-a':
    'After a refusal the besieger may attack. He may not choose to retreat from that battle, and units eliminated in it give nobody a draw.',
  '38.3-b': 'A refusal does not oblige him to attack.',
  '38.4-a': 'A force with Indians neither offers nor receives honors of war.',
} as const;

export type RuleId = keyof typeof rules;
