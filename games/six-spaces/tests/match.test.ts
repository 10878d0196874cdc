import {
  act,
  answerWhyNot,
  anyGame,
  branch,
  commitment,
  complain,
  explain,
  hashOf,
  journalFor,
  keyFromSeed,
  keyIn,
  load,
  machineOf,
  open,
  positionAt,
  question,
  recap,
  replay,
  rewind,
  save,
  trail,
  undo,
  undoable,
  verify,
  whyNot,
  whyNotThing,
} from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/index.ts';
import { describe, expect, test } from 'vitest';
import { sixSpaces } from '../index.ts';

const game = anyGame(sixSpaces);
const games = (slug: string) => (slug === 'six-spaces' ? game : undefined);
const fresh = (seed = 'match', scenario = 'short') => open(game, { scenario, options: [] }, keyFromSeed(seed));
/** Plays `n` choices by chance, the same ones each time. */
const played = (n: number, seed?: string) => {
  const match = fresh(seed, 'long');
  const pick = chooserFrom('played');
  for (let i = 0; i < n; i++) {
    const side = machineOf(game).asked(match.position)[0]!;
    expect(act(match, machineOf(game).sample(match.position, side, pick) as never).ok).toBe(true);
  }
  return match;
};
/** North plays a card and picks blocks: deeds that open no hidden drawer. */
const gathering = () => {
  const match = fresh();
  act(match, { by: 'north', do: 'bid', with: match.position.table.own.north.hand.slice(0, 1) });
  act(match, { by: 'south', do: 'nothing', with: null });
  const card = question(match, 'north', 'en')?.options.find(o => o.do === 'play');
  act(match, { by: 'north', do: 'play', with: card?.with });
  act(match, { by: 'north', do: 'gather', with: [0] });
  return match;
};

test('an action is taken only from the side asked, at the right moment, from the options', () => {
  const match = fresh();
  expect(act(match, { by: 'north', do: 'bid', with: [99] })).toMatchObject({
    ok: false,
    mistake: { is: 'not-offered', why: { rule: '1.2' } },
  });
  expect(act(match, { by: 'north', do: 'nothing', with: null }, 7)).toMatchObject({
    ok: false,
    mistake: { is: 'stale', at: 7, now: 0 },
  });
  expect(act(match, { by: 'north', do: 'nothing', with: null }, 0).ok).toBe(true);
  const again = act(match, { by: 'north', do: 'nothing', with: null });
  expect(again).toMatchObject({ ok: false, mistake: { is: 'not-asked', asked: ['south'] } });
  if (!again.ok)
    expect([explain(match, again.mistake, 'en'), explain(match, again.mistake, 'es')]).toEqual([
      'It is not your decision now: South must decide.',
      'Ahora no decides tú: le toca a Sur.',
    ]);
  expect(match.record.actions).toHaveLength(1);
});
test('undo stops where dice were rolled, something was revealed or the other side decided', () => {
  const match = gathering();
  expect(undoable(match, 'north')).toBe(2);
  const before = hashOf(match.position);
  act(match, { by: 'north', do: 'gather', with: [0, 1] });
  expect(undo(match, 'north').ok).toBe(true);
  expect(hashOf(match.position)).toBe(before);
  undo(match, 'north');
  undo(match, 'north');
  expect(undo(match, 'north')).toMatchObject({ ok: false, mistake: { is: 'sealed' } }); // South's bid was turned up
  expect(undo(match, 'south')).toMatchObject({ ok: false, mistake: { is: 'sealed' } });
  expect(undo(fresh(), 'north')).toMatchObject({ ok: false, mistake: { is: 'nothing-to-undo' } });
  rewind(match, 0); // both agree
  expect(hashOf(match.position)).toBe(hashOf(fresh().position));
});
test('why not? answers with the first condition that fails and its rule', () => {
  const match = gathering();
  const machine = machineOf(game);
  const why = (thing: string) => answerWhyNot(match, 'north', thing as 'block:1', 'en');
  expect(why('block:4')).toEqual({ rule: '2.2', text: 'That block belongs to the enemy.' });
  const half = { do: 'gather', with: [0] };
  expect(answerWhyNot(match, 'north', 'block:2', 'en', half)).toEqual({
    rule: '2.2',
    text: 'A group starts from one space, and that block stands elsewhere.',
  });
  expect(answerWhyNot(match, 'north', 'block:1', 'en', half)).toBe(null); // it may join
  expect(answerWhyNot(match, 'north', 'block:0', 'en', half)).toEqual({ rule: '2.2', text: 'That has been chosen already.' });
  expect(answerWhyNot(match, 'north', 'block:0', 'es', { do: 'gather', with: [0, 1] })?.text).toBe('Eso ya está elegido.');
  expect(why('space:5')).toEqual({ rule: '3.1', text: 'A group marches from a space to an adjacent one.' });
  expect(why('block:1')).toBe(null); // offered
  expect(whyNotThing(game, machine, match.position, 'north', 'card:3')).toMatchObject({
    offered: false,
    rule: '2.2',
    deed: null,
  });
  expect(whyNotThing(game, machine, match.position, 'south', 'block:4')).toBe(null); // South is not asked
  expect(whyNot(machine, match.position, 'north', 'march', 1)).toEqual({ offered: true });
  expect(whyNot(machine, match.position, 'north', 'march', 'nowhere')).toMatchObject({ offered: false, rule: '2.2' });
  expect(whyNot(machine, match.position, 'north', 'lose', 1)).toMatchObject({ offered: false, rule: '2.2', deed: null });
  expect(whyNot(machine, match.position, 'south', 'march', 1)).toBe(null);
});
test('where am I? the breadcrumb names the open sections in both languages', () => {
  const match = gathering();
  expect(trail(game, match.position, 'en').map(c => `${c.text} (${c.rule})`)).toEqual([
    'Sequence of play (1.3)',
    "North's action (2.2)",
  ]);
  expect(question(match, 'north', 'es')?.prompt).toBe('Norte 1: ¿adónde?');
  expect(question(match, 'south', 'es')).toBe(null);
});
test('the journal tells each side its own version, and the recap only what is new', () => {
  const match = fresh();
  const kinds = (reader: string | null) => journalFor(match, reader).map(e => e.kind);
  expect([kinds('north'), kinds('south'), kinds(null)]).toEqual([
    ['turn', 'drewCards', 'drew'],
    ['turn', 'drew', 'drewCards'],
    ['turn', 'drew', 'drew'],
  ]);
  act(match, { by: 'north', do: 'nothing', with: null });
  expect([kinds('north').length, kinds('south').length, kinds(null).length]).toEqual([4, 3, 3]);
  act(match, { by: 'south', do: 'nothing', with: null });
  expect(recap(match, 'north').map(e => [e.action, e.kind])).toEqual([
    [1, 'laidBid'],
    [2, 'bids'],
  ]);
});
test('any earlier position can be seen again, and a branch goes its own way without touching the game', () => {
  const match = played(40);
  const again = played(17);
  expect(hashOf(positionAt(match, 17))).toBe(hashOf(again.position));
  const before = hashOf(match.position);
  const what = branch(match, 17, 'north', 'a'.repeat(64));
  expect(what.position.table.own.north).toEqual(again.position.table.own.north);
  expect(what.position.table.dark.chance.key).not.toEqual(again.position.table.dark.chance.key);
  act(what, machineOf(game).options(what.position, machineOf(game).asked(what.position)[0]!)[0] as never);
  expect(hashOf(match.position)).toBe(before);
  const loaded = load(save(what), games);
  expect(loaded.ok && hashOf(loaded.match.position)).toBe(hashOf(what.position));
  expect(hashOf(positionAt(what, 17))).not.toBe(hashOf(again.position));
});
test('the dice of a record are those that were promised', () => {
  const { record } = played(30);
  const promised = commitment(keyIn(record.key));
  expect(verify(game, record, promised)).toMatchObject({ promised: true, illegal: null, actions: 30 });
  expect(verify(game, record)).toMatchObject({ promised: null });
  expect(verify(game, record, commitment(keyFromSeed('other')))).toMatchObject({ promised: false });
  const actions = record.actions.map((a, i) => (i === 4 ? { ...a, with: 77 } : a));
  expect(verify(game, { ...record, actions })).toMatchObject({ illegal: 5, position: null });
  expect(replay(game, { ...record, actions })).toEqual({ failed: 4 });
});

describe('save files', () => {
  const text = save(played(25));
  const refused = (bad: string, wanted?: string) => {
    const loaded = load(bad, games, wanted);
    return loaded.ok ? 'loaded' : [loaded.complaint.is, complain(loaded.complaint, 'en') !== complain(loaded.complaint, 'es')];
  };
  const edited = (change: (saved: Record<string, unknown>) => void) => {
    const saved = JSON.parse(text);
    change(saved);
    return JSON.stringify(saved);
  };
  test('a good one loads to the same position and plays on', () => {
    const loaded = load(text, games, 'six-spaces');
    expect(loaded.ok && hashOf(loaded.match.position)).toBe(hashOf(played(25).position));
    expect(loaded.ok && save(loaded.match)).toBe(text);
  });
  test('cut in half, noise, foreign, empty', () => {
    expect(refused(text.slice(0, text.length / 2))).toEqual(['cut-short', true]);
    for (const bad of ['', 'not JSON', '\u0000\u0001', '<html>']) expect(refused(bad)).toEqual(['not-json', true]);
    for (const bad of ['{}', '[]', 'null', '7', '"text"', '{"cuartel":"other"}']) expect(refused(bad)).toEqual(['foreign', true]);
    expect(refused(`"${'x'.repeat(20_000_001)}"`)).toEqual(['too-long', true]);
  });
  test('every single changed byte is noticed', () => {
    for (let i = 0; i < text.length; i += 7) {
      const byte = text[i] === 'x' ? 'y' : 'x';
      expect(refused(text.slice(0, i) + byte + text.slice(i + 1))).not.toBe('loaded');
    }
  });
  test('other games, other versions, other formats', () => {
    expect(refused(text, 'bobby-lee')).toEqual(['other-game', true]);
    expect(refused(edited(s => (s.game = 'chess')))).toEqual(['unknown-game', true]);
    expect(refused(edited(s => (s.version = '0')))).toEqual(['other-version', true]);
    expect(refused(edited(s => (s.format = 3)))).toEqual(['newer-format', true]);
    expect(refused(edited(s => (s.format = 'x')))).toEqual(['field', true]);
  });
  test('edited by hand', () => {
    expect(refused(edited(s => (s.actions as unknown[]).pop()))).toEqual(['seal', true]);
    expect(refused(edited(s => delete s.actions))).toEqual(['field', true]);
    expect(refused(edited(s => (s.key = 'zz')))).toEqual(['field', true]);
  });
  test('edited and sealed again: the rules still refuse it', async () => {
    const { canonical } = await import('@cuartel/engine');
    const { sha256Hex } = await import('@cuartel/engine/chance/sha256.ts');
    const sealed = (change: (saved: Record<string, unknown>) => void) => {
      const { seal: _, ...saved } = JSON.parse(text);
      change(saved);
      return JSON.stringify({ ...saved, seal: sha256Hex(canonical(saved)) });
    };
    expect(
      refused(sealed(s => ((s.actions as { with: unknown }[])[3] = { by: 'north', do: 'march', with: 5 } as never))),
    ).toEqual(['illegal', true]);
    expect(refused(sealed(s => (s.actions as unknown[]).pop()))).toEqual(['position', true]);
    expect(refused(sealed(s => (s.scenario = 'endless')))).toEqual(['field', true]);
    expect(refused(sealed(s => (s.options = ['cheat'])))).toEqual(['field', true]);
    expect(refused(sealed(s => (s.branch = { at: 99, as: 'north', key: 'a'.repeat(64) })))).toEqual(['field', true]);
  });
});
