/** 5.1-a A card may be offered at every window of a turn; standing orders answer for the player. */
import {
  act,
  anyGame,
  giveOrder,
  keyFromSeed,
  type Match,
  machineOf,
  type Order,
  obey,
  open,
  orderedAnswer,
  orderInWords,
  orderMenu,
  orderReader,
  stillStanding,
} from '@cuartel/engine';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import { type Asked, scripted } from '../bot/scripted.ts';
import { type CardId, idOf } from '../data/cards.ts';
import { spaceOf } from '../data/spaces.ts';
import { mosbysRaiders } from '../index.ts';
import { type Placed, scene } from './scene.ts';

const game = anyGame(mosbysRaiders);
const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };
type Scene = ReturnType<typeof scene>;
const THIS_TURN = (s: Scene): Order['lasts'] => ({ is: 'clock', clock: 'turn', shows: s.pub.turn });
const at = (moment: string, answer: Order['answer'], lasts: Order['lasts'], unless: Order['unless'] = []): Order => ({
  id: moment,
  at: { moment },
  answer,
  unless,
  lasts,
});
const answer = (s: Scene, ...orders: Order[]) => orderedAnswer(game, s.pos, 'mosby', orders)?.action ?? null;
const card = (s: Scene, id: CardId): number => s.own.mosby.hand.find(held => idOf(held) === id) ?? -1;
const PASS = { by: 'mosby', do: 'pass', with: null };

test('5.C1-b, 5.1-a Gain Initiative is let pass this turn and asked for in the next', () => {
  const s = scene({ phase: 'opening', turn: 1, mosby: 'linden', hand: ['act-gain-initiative'], units: [FAR] });
  const order = at('initiative', { is: 'pass' }, THIS_TURN(s));
  expect(answer(s.asks('@moment.initiative'), order)).toEqual(PASS);
  s.pub.turn = 2;
  expect(answer(s, order)).toBeNull();
});
test('7.8-f, 5.1-a a Local Guide that is never to be played at the escort checks is still there for entering', () => {
  const s = scene({ phase: 'rounds', mosby: 'newtown', train: 'newtown', hand: ['act-local-guide'] });
  s.does('wait').asks('@moment.escortChecks');
  const never = at('escortChecks', { is: 'never', do: 'play', things: null }, THIS_TURN(s));
  expect(answer(s, never)).toEqual(PASS);
  s.dice(6, 6).does('pass').asks('mosbyPart.action');
  expect([answer(s, never), s.hand()]).toEqual([null, ['act-local-guide']]);
});
const attacked = (hand: CardId[]) =>
  scene({ mosby: 'hopewell', strength: 6, hand, units: [{ at: 'hopewell', is: 'combat 3' }] })
    .does('attack')
    .asks('@moment.combatCards');
test('6.5-m, 5.1-a a card that is never to be laid leaves the others to be asked about', () => {
  const s = attacked(['act-ruse', 'act-ruse', 'act-heroics']);
  const never = (id: CardId): Order =>
    at('combatCards', { is: 'never', do: 'play', things: [`card:${card(s, id)}`] }, THIS_TURN(s));
  expect(answer(s, never('act-ruse'))).toBeNull();
  expect(answer(s, never('act-ruse'), never('act-heroics'))).toEqual(PASS);
});
test('6.5-m windows are about the space of the fight, and figures are what the player knows', () => {
  const s = attacked(['act-heroics']);
  const pass = (...unless: Order['unless']) => answer(s, at('combatCards', { is: 'pass' }, { is: 'game' }, unless));
  expect(pass({ about: [`space:${spaceOf('hopewell')}`] })).toBeNull();
  expect(pass({ about: [`space:${spaceOf('aldie')}`] })).toEqual(PASS);
  expect(pass({ figure: 'strength', least: { times: 2, figure: 'enemies' } })).toBeNull();
  expect(pass({ figure: 'strength', least: { times: 3, figure: 'enemies' } })).toEqual(PASS);
  expect([pass({ figure: 'hand', least: 1 }), pass({ figure: 'hand', least: 2 })]).toEqual([null, PASS]);
  expect([pass({ figure: 'awareness', least: 1 }), pass({ figure: 'awareness', least: 2 })]).toEqual([null, PASS]);
  expect(pass({ figure: 'total', least: -9 })).toEqual(PASS);
});
test('6.5-o a Counterattack is played by itself when the roll is bad enough, and only then', () => {
  const rolled = (die: number) =>
    attacked(['act-counterattack', 'act-heroics']).dice(die).does('pass').asks('@moment.combatRolled');
  const order = (s: Scene) =>
    answer(s, at('combatRolled', { is: 'do', do: 'play' }, { is: 'game' }, [{ figure: 'total', least: 6 }]));
  expect(order(rolled(2))).toMatchObject({ do: 'play' });
  expect(order(rolled(4))).toBeNull();
});

/** A table at which the player is asked at a window. */
const asked = (moment: string): Match => {
  for (let n = 0; ; n++) {
    const match = open(game, { scenario: 'standard', options: [] }, keyFromSeed(`orders|${n}`));
    while (machineOf(game).asked(match.position).length > 0) {
      if (match.position.stack.at(-1)?.step === moment) return match;
      act(match, scripted(askedOf(game, match.position, 'mosby') as Asked));
    }
  }
};
test('5.1-a an order for the turn is offered at a window, is obeyed, and goes with the turn', () => {
  const match = asked('initiative');
  const menu = orderMenu(orderReader(match, 'mosby'), 'es');
  expect(menu?.lasts.map(({ text }) => text)).toContain('este turno');
  expect(menu?.figures.map(({ text }) => text)).toContain('la fuerza de mi guerrilla');
  const order = giveOrder(match, 'mosby', 'o', {
    at: { moment: 'initiative' },
    answer: { is: 'pass' },
    unless: [],
    lasts: { is: 'clock', clock: 'turn' },
  }) as Order;
  expect(obey(match, { mosby: [order] }).map(({ action }) => action)).toEqual([PASS]);
  expect(stillStanding(match, 'mosby', [order], [])).toEqual([order]);
  match.position.table.pub.turn++;
  expect(stillStanding(match, 'mosby', [order], [])).toEqual([]);
});
test.each(['en', 'es'] as const)('5.1-a what can be ordered has words in %s, a place by its bare name', language => {
  const reader = orderReader(asked('combatCards'), 'mosby');
  const menu = orderMenu(reader, language);
  const [place] = menu?.unless ?? [];
  expect(place?.text).toMatch(language === 'en' ? /^it is about [A-Z][^:]*$/ : /^se trate de [A-Z][^:]*$/);
  expect(place?.text).not.toContain('Mosby');
  for (const { is, text } of menu?.figures ?? []) expect(text).not.toBe(is);
  const order = at('combatCards', menu!.answers.find(({ is }) => is.is === 'never')!.is, { is: 'game' }, [place!.is]);
  const { when, ...said } = orderInWords(reader, order, language);
  expect(when).toBe(''); // it has no condition
  expect(Object.values(said).every(text => text.length > 4)).toBe(true);
});
