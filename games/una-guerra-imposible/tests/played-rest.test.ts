import { expect, test } from 'vitest';
import { blockNamed } from '../data/blocks.ts';
import { CARDS, cardName, cardNamed } from '../data/cards.ts';
import { placeNamed } from '../data/places.ts';
import { INSIDE } from '../data/posts.ts';
import { pointsAt } from '../queries/units.ts';
import { firstDeck } from '../state/decks.ts';
import { cards as en } from '../text/cards.en.ts';
import { cards as es } from '../text/cards.es.ts';
import { ARMY, combatAt, six } from './fighting.ts';
import { scene } from './scene.ts';

const { liberal: L, carlist: C } = ARMY;
const plain = { at: 'salvatierra', by: ['vitoria'], liberal: [...L], carlist: [...C] } as const;

test('5.2-d, 15-b both sides state truly what they have where the kind of combat depends on it', () => {
  const s = combatAt('Liberal', { ...plain, liberal: [...L, 'l-ts-ts-1'], carlist: ['c-nav-inf-1', 'c-par-inf-1'] });
  expect(s.heard('Carlist', 'declared')).toEqual([
    { side: 'Liberal', place: placeNamed.salvatierra, infantry: 3, cavalry: 1, trains: 1, bands: 0 },
    { side: 'Carlist', place: placeNamed.salvatierra, infantry: 2, cavalry: 0, trains: 0, bands: 1 },
  ]);
});
test('7-b, 30-a optional cards are in the deck only if their rule has been agreed on', () => {
  const named = (adopted: ('30.3.5' | '30.3.6')[]) => firstDeck(0, 1834, adopted).map(cardName);
  expect([named([]).includes('L35'), named(['30.3.6']).includes('L35'), named(['30.3.5']).includes('L35')]).toEqual([
    false,
    true,
    false,
  ]);
});
test('7-g every card has its title and text in both languages, and words for each branch it offers', () => {
  CARDS.forEach(({ effects }, card) => {
    const branches = effects.flatMap(effect => (effect.op === 'choose' ? [effect.of.length] : []))[0] ?? 0;
    for (const texts of [en, es]) {
      expect(texts[card]!.title.length, cardName(card)).toBeGreaterThan(2);
      expect(texts[card]!.text.length, cardName(card)).toBeGreaterThan(10);
      expect(texts[card]!.choices?.length ?? 0, cardName(card)).toBe(branches);
    }
  });
});
test('7.3-c an operational card is played openly besides the tactical one', () => {
  const s = scene.section(
    'combat',
    {},
    {
      active: 'Liberal',
      year: 1838,
      units: { aragon: ['l-lin-inf-1', 'c-nav-inf-1'] },
      hands: { Liberal: [cardNamed('L28'), cardNamed('L6')] },
    },
  );
  s.does('Liberal', 'search', 'aragon').dice(3).does('Liberal', 'card', cardNamed('L28')); // and no other such card is left
  s.asks('Liberal', '7.3-a', 'lay', 'layNone')
    .dice(...six(8))
    .does('Liberal', 'lay', cardNamed('L6'));
  expect(s.pub.discards[0]).toEqual([cardNamed('L28'), cardNamed('L6')]);
});
test('7.4-a, 7.4-b, 16-e the card of the side whose phase it is works first, though both are turned up together', () => {
  const s = combatAt('Carlist', {
    at: 'durango',
    by: ['eibar'],
    liberal: ['l-lin-inf-1'],
    carlist: ['c-nav-inf-1', 'c-gui-inf-1'],
    year: 1838,
    hands: { Liberal: [cardNamed('L6')], Carlist: [cardNamed('C5')] },
  });
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1']).does('Carlist', 'pickToFire', ['c-nav-inf-1', 'c-gui-inf-1']);
  s.asks('Carlist', '7.3-a')
    .does('Carlist', 'lay', cardNamed('C5'))
    .asks('Liberal', '7.3-a')
    .dice(...six(4))
    .does('Liberal', 'lay', cardNamed('L6'));
  expect(s.told('turnedUp').map(({ side }) => side)).toEqual(['Carlist', 'Liberal']);
  expect(s.pub.tactics.map(({ side }) => side)).toEqual([1, 0, 0]);
});
test('14.2-c, 16-n, 5.3-c guns take no hits and fire on alone; with nobody left on either side they are lost, not captured', () => {
  const s = combatAt('Liberal', {
    at: 'durango',
    by: ['villarreal'],
    liberal: ['l-lin-inf-1 1', 'liberal mountain 2'],
    carlist: ['c-par-inf-1'],
  }).skirmish([1, 1, 6]);
  expect([s.where('l-lin-inf-1'), s.where('c-par-inf-1'), s.told('stays')[0]!.loser]).toEqual([null, null, 'Liberal']);
  expect([s.told('capturedGuns'), s.told('lostGuns'), s.pub.control[placeNamed.durango]]).toEqual([
    [],
    [{ side: 'Liberal', place: placeNamed.durango, kind: 1, n: 2 }],
    1,
  ]);
});
test('16-q defenders beaten before their own fortress lose half of the guns outside first, though they then go in; those inside are safe', () => {
  const s = combatAt('Carlist', {
    at: 'valmaseda',
    by: ['sodupe'],
    liberal: ['l-lin-inf-1', 'liberal field 2', 'liberal mountain 1'],
    carlist: ['c-viz-inf-1', 'c-viz-inf-2'],
    fortresses: { valmaseda: 'Liberal' },
  });
  const [mountain] = s.members('Liberal', 'stayInside').filter(unit => unit >= 81) as [number];
  s.does('Liberal', 'stayInside', [mountain]).skirmish([...six(4), 6, ...six(8)]);
  s.does('Liberal', 'retreatAll', { by: 'gate' });
  expect([pointsAt(s.pub, 0, 0, placeNamed.valmaseda, INSIDE), pointsAt(s.pub, 0, 1, placeNamed.valmaseda, INSIDE)]).toEqual([
    1, 1,
  ]);
  expect(pointsAt(s.pub, 1, 0, placeNamed.valmaseda)).toBe(1);
});
test('17.3-b should both leave their lines without infantry, the defender has won', () => {
  const s = combatAt('Liberal', plain).formed().held().does('Liberal', 'fightOn').does('Carlist', 'fightOn');
  s.does('Liberal', 'toReserve', ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1']).does('Carlist', 'toReserve', [
    'c-nav-inf-1',
    'c-nav-inf-2',
    'c-gui-inf-1',
  ]);
  s.does('Liberal', 'toFront', [])
    .dice(...six(4))
    .does('Carlist', 'toFront', []);
  expect(s.told('beaten')).toEqual([{ side: 'Liberal', space: placeNamed.salvatierra, by: 'rout' }]);
});
test('17.5-b morale is tested in battles and nowhere else', () => {
  const s = combatAt('Liberal', { ...plain, liberal: ['l-lin-inf-1'], carlist: ['c-nav-inf-1', 'c-nav-inf-2'] }).skirmish([
    1, 1, 6, 6, 6, 6, 6, 6, 1, 6,
  ]);
  expect([s.strength('l-lin-inf-1'), s.told('morale')]).toEqual([2, []]);
});
test('17.5-d modifiers add up, and no roll passes by itself', () => {
  const s = combatAt('Liberal', {
    ...plain,
    carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'c-par-inf-1'],
    year: 1838,
    hands: { Liberal: [cardNamed('L26')] },
  }).formed([...L], ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'c-par-inf-1']);
  s.does('Liberal', 'lay', cardNamed('L26')).fires('Carlist', 'c-par-inf-1', [6]);
  // 7: spent -1, Carlist in the open -2, last point -1, card -2 = 1: even a 2 fails.
  s.charges('Liberal', 'l-lin-cav-1', 'c-par-inf-1', [1, 1, 6, 6, 6]);
  expect(s.told('morale')[0]).toMatchObject({ number: 1, passed: false });
});
test('17.6-c artillery points are used with an activation only: passing spends none', () => {
  const s = combatAt('Liberal', { ...plain, liberal: [...L, 'liberal field 2'] }).formed([...L]);
  s.does('Carlist', 'holdBack').does('Liberal', 'holdBack');
  expect(s.pub.battle).toMatchObject({ fresh: [2, 0], spent: [0, 0] });
});
test('17.7-a the end of a round: first who retreats, then who reinforces, then the reorganisation', () => {
  const s = combatAt('Liberal', { ...plain, liberal: [...L, 'l-pro-inf-2 from vitoria'] })
    .formed([...L])
    .held();
  s.asks('Liberal', '17.7-b').does('Liberal', 'fightOn').asks('Carlist', '17.7-b').does('Carlist', 'fightOn');
  s.asks('Liberal', '17.7-c').does('Liberal', 'reinforce', []).asks('Liberal', '17.7-i', 'toReserve');
});
test('17.9-h, 17.9-a whoever retreats is intercepted by nobody', () => {
  const s = combatAt('Liberal', {
    ...plain,
    liberal: ['l-lin-inf-1', 'l-lin-inf-2'],
    carlist: ['c-nav-inf-1'],
    units: { estella: ['l-pro-inf-1'] },
    pub: { command: [5, 5] },
  });
  s.skirmish([...six(4), ...six(8)]).goes('Carlist', 'alsasua');
  expect([s.over(), s.where('c-nav-inf-1')]).toEqual([true, 'alsasua']);
});
test('17.10-c who has won a battle may reinforce another that his side defends beside it', () => {
  const s = scene.section(
    'combat',
    {},
    {
      active: 'Liberal',
      units: {
        salvatierra: [...L, ...C],
        alsasua: ['l-lin-inf-3', 'l-pro-inf-2', 'l-pro-inf-3', 'c-gui-inf-2', 'c-ala-inf-1', 'c-viz-inf-1'],
      },
      entries: [
        ['vitoria', 'salvatierra'],
        ['irurzun', 'alsasua'],
      ],
    },
  );
  s.does('Liberal', 'fightAt', 'salvatierra')
    .does('Liberal', 'formUp', [...L])
    .does('Carlist', 'formUp', [...C]);
  s.does('Carlist', 'holdBack')
    .does('Liberal', 'holdBack')
    .dice(...six(4))
    .does('Liberal', 'withdraw');
  s.does('Liberal', 'retreatAll', s.offered('Liberal', 'retreatAll')[0]!).does('Liberal', 'enough');
  s.does('Liberal', 'formUp', ['l-lin-inf-3', 'l-pro-inf-2', 'l-pro-inf-3']).does('Carlist', 'formUp', [
    'c-gui-inf-2',
    'c-ala-inf-1',
    'c-viz-inf-1',
  ]);
  s.does('Carlist', 'holdBack').does('Liberal', 'holdBack').does('Liberal', 'fightOn').does('Carlist', 'fightOn');
  s.asks('Carlist', '17.7-c', 'reinforce');
  expect(s.members('Carlist', 'reinforce')).toEqual(expect.arrayContaining([blockNamed['c-nav-inf-1']]));
});
test('18.1-l with no assaulting block left the assault is over', () => {
  const s = combatAt('Carlist', {
    at: 'valmaseda',
    by: [],
    liberal: ['l-lin-inf-1 inside'],
    carlist: ['c-par-inf-1', 'carlist field 2'],
    fortresses: { valmaseda: 'Liberal' },
    besieged: ['valmaseda'],
  });
  s.does('Carlist', 'assault', 'valmaseda').dice(1, 6, 6, 6, 6).does('Carlist', 'storm', ['c-par-inf-1']);
  expect([s.told('repelled'), s.told('assault').length, s.over()]).toEqual([[{ space: placeNamed.valmaseda }], 1, true]);
  expect(s.pub.siege[placeNamed.valmaseda]).toBe(0); // nobody besieges it any more
});
test('23.2-h attacks in regions come among the skirmishes, in the order the Liberal likes', () => {
  const s = combatAt('Liberal', {
    ...plain,
    liberal: ['l-lin-inf-1'],
    carlist: ['c-nav-inf-1'],
    units: { salvatierra: ['l-lin-inf-1', 'c-nav-inf-1'], aragon: ['l-lin-inf-2', 'c-gui-inf-1'] },
  });
  s.asks('Liberal', '15-d', 'fightAt', 'search').dice(1).does('Liberal', 'search', 'aragon').asks(['Liberal', 'Carlist'], '16-b');
});
