/** Words of the board. */
export const words = {
  turn: 'Turn',
  round: 'Round',
  when: (turn: number, of: number): string => `Turn ${turn} of ${of}`,
  sides: { north: 'North', south: 'South' },
  holds: { north: 'North holds', south: 'South holds' },
  cards: ['Scouts', 'Column', 'Army'],
  within: 'within the walls',
  terms: {
    steps: 'steps',
    stake: 'staked card',
    veteran: 'two steps',
    jam: 'jammed',
    homeGuard: 'home guard',
    cover: 'night march',
    guns: 'guns',
    morale: 'morale',
    hungry: 'no supply',
    attack: 'Attack',
    defence: 'Defence',
  } as Readonly<Record<string, string>>,
  battle: (here: string, loser: string): string => `Battle of ${here}: ${loser} loses.`,
  interception: (to: string, success: boolean): string =>
    `Interception in ${to}, 4 needed: ${success ? 'it arrives' : 'too late'}.`,
};
