/** The ledger of rules in English. Its keys are the ids that code and tests cite. */
export const rules = {
  '1.1': 'At the start of each turn both sides draw until they hold four cards.',
  '1.2':
    'Each round both sides bid at the same time and in secret: any cards face down, or none. The higher sum goes first, South on a tie. Bid cards are discarded.',
  '1.3': 'The side that goes first takes its action, then the other takes its own.',
  '1.4': 'A turn has three rounds. The short game has two turns, the long game four.',
  '2.1': 'For an action play one card, worth one to three points, or pass.',
  '2.2':
    'Each point marches a group: one or two of your blocks that stand in the same space. Nobody else sees the group before it marches.',
  '2.3': 'Go on until the points are spent or you stop.',
  '3.1': 'A group marches from a space to an adjacent one.',
  '3.2': 'At most three blocks of a side may stand in a space.',
  '4.1':
    'When a group enters a space without enemies, one enemy block adjacent to that space, and not standing where the group came from, may intercept.',
  '4.2': 'Roll a die: on four or more the block moves in and there is battle. A block with two steps adds one.',
  '4.3': 'Before the roll of [4.2] the marching side may jam it: discard a card to subtract one.',
  '5.1':
    'A side whose space is entered may avoid battle by falling back to an adjacent space that is free of enemies and has room, but not towards the space the enemy came from. A block that has just intercepted may not.',
  '6.1': 'Before a battle both sides may stake a card face down, at the same time.',
  '6.2': 'Each side rolls a die and adds the steps of its blocks and its staked card. All blocks in the battle are shown.',
  '6.3': 'The attacker wins only with the higher total.',
  '6.4': 'The loser chooses one of his blocks to lose a step; a block without steps is eliminated.',
  '6.5':
    'The rest of the losing force falls back: an attacker to the space he came from, a defender as in [5.1]. With nowhere to go it is eliminated.',
  '7.1': "A side that stands alone in the enemy's home wins at once.",
  '7.2': 'Otherwise the side that holds more spaces at the end wins; South on a tie.',
  '8.1': 'Optional: a side that fights in its own home adds one in battle.',
  '8.2':
    'Optional: before the first turn both sides arrange their blocks in secret: two blocks exchange their strengths, as often as one likes.',
  '8.3':
    'Optional: three cards carry an event. Instead of using such a card for points you may carry out its event, if any of it can be carried out: that is your action.',
  '8.4': 'Levy: up to twice, one of your blocks on the map gets a lost step back.',
  '8.5': 'Requisition: each side discards a card of its choice, you last. It needs a card in the enemy hand.',
  '8.6':
    'Night march: either every interception of your marches subtracts one until the turn ends, or you draw a card, two if the enemy holds more spaces. It may also be played where [4.3] lets you jam: that interception subtracts two.',
  '8.7':
    'Optional: the first block of each side is its general. For a point he leads a column: himself and up to two blocks of his space. A column goes on for another point each as long as it stands where it went; before each march it may leave blocks and take others along. If he is lost, the block with the lowest number leads it on.',
  '8.8':
    'Each side has two guns in its home. A column may take one along, but leaves none without a block. A side adds one in battle for each of its guns there; guns alone with the enemy are lost.',
  '8.9':
    'Optional: the loser of a battle loses as many steps as the totals differ, at least one. A beaten attacker takes each of them from the block that has most; a beaten defender takes one from every block before any block loses another. The first block of a side loses steps last of all.',
  '8.10':
    'Optional: for a point a block in its own home may go within the walls if nobody is there, or come out where there are no enemies. A block within fights nobody and cannot be attacked; while it is there the enemy does not take the home.',
  '8.11':
    'For a point a block may also leave its space and wait on a road; for another it goes to either end that has no enemies and room for it. A block on a road holds nothing, cannot be attacked and intercepts nobody.',
  '8.12':
    'Optional: an eliminated block comes back to its home with one step at the start of the next turn, or of the first one after in which the home has room and no enemies.',
  '8.13':
    'Optional: a morale marker starts at zero on a track of six boxes for each side. After a battle it moves one box towards the winner, and one more if its last move went the other way. While it is three boxes or more on the side of a player, he adds one in battle.',
  '8.14':
    'Optional: a side subtracts one in a battle where it has no line of supply. A line is one road long and begins in the own home without enemies. Two or more own blocks in a space without enemies are a depot: a depot that has a line hands it on, and two depots that reach each other supply each other.',
} as const;
export type RuleId = keyof typeof rules;
