/** Who may know what, and when: spectators who see late, opponents, those who have left, and a bot's opponent. */
import type { State } from '@cuartel/client';
import { countFor } from '@cuartel/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../config/time.ts';
import { chooser, pairUp, playLive, playOut, stepByHttp } from './playing.ts';
import { open, type Trial, trial, until } from './running.ts';

let server: Trial;
let ahead = 0;
beforeAll(async () => {
  const begun = Date.now();
  server = await trial({}, { now: () => begun + Math.floor(performance.now()) + ahead });
});
afterAll(() => server.end());
const LATE = { spectators: { is: 'delayed', minutes: 10 } };

test('whoever watches late learns of the end as late: not its result, its key, its record, nor when something happened', async () => {
  const pair = await pairUp(await server.guest(), await server.guest(), LATE);
  const stranger = await server.guest();
  ahead += 11 * MINUTE;
  await stepByHttp(pair, chooser(71));
  await pair.north.command(pair.id, { is: 'resign' });
  const { startedAt } = await pair.north.match(pair.id);
  for (const told of [await stranger.match(pair.id), (await stranger.state(pair.id)).match])
    expect(told).toMatchObject({
      status: 'playing',
      result: null,
      key: null,
      plies: 0,
      asked: [],
      updatedAt: startedAt,
      endedAt: null,
    });
  await expect(stranger.record(pair.id)).rejects.toMatchObject({ code: 'not-over' });
  await expect(stranger.verify(pair.id)).rejects.toMatchObject({ code: 'not-over' });
  await expect(stranger.viewAt(pair.id, 1)).rejects.toMatchObject({ code: 'not-found' });
  expect((await pair.south.verify(pair.id)).ok).toBe(true);
  ahead += 11 * MINUTE;
  expect((await stranger.state(pair.id)).standing).toMatchObject({ status: 'over', result: { winner: 'south', by: 'resigned' } });
  expect((await stranger.verify(pair.id)).ok).toBe(true);
  // Talk afterwards takes nothing away again.
  await pair.north.command(pair.id, { is: 'chat', text: 'well played' });
  expect((await stranger.state(pair.id)).standing.status).toBe('over');
});

test('spectators step through what was public, as far as they may know it, and see nobody’s hand', async () => {
  const pair = await pairUp(await server.guest(), await server.guest(), LATE);
  const stranger = await server.guest();
  const pick = chooser(72);
  for (let i = 0; i < 6; i++) await stepByHttp(pair, pick);
  const known = await server.house.matches.visit(pair.id, ({ match }) => countFor(match, null));
  ahead += 11 * MINUTE;
  for (let i = 0; i < 3; i++) await stepByHttp(pair, pick);
  for (const n of [0, 3, known])
    expect(await stranger.viewAt(pair.id, n)).toMatchObject({ at: n, view: { me: null, own: null } });
  expect((await stranger.viewAt(pair.id, known)).view).toEqual((await stranger.state(pair.id)).view);
  await expect(stranger.viewAt(pair.id, known + 1)).rejects.toMatchObject({ code: 'not-found' });
  expect((await server.newcomer().viewAt(pair.id, known)).at).toBe(known);
});

test('who has made a secret choice is told, what it was is not', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  const { question } = await pair.north.state(pair.id);
  const bid = question!.options.find(o => o.do === 'bid')!;
  const told: State[] = [];
  const live = pair.south.live({ words: null, open });
  live.watch(pair.id, ({ state }) => told.push(state));
  await until(() => told.length === 1);
  expect(told[0]!.standing.chosen).toEqual([]);
  const [before, frames] = [await pair.south.state(pair.id), told.length];
  await pair.north.command(pair.id, { is: 'act', at: 0, do: 'bid', with: bid.with });
  await until(() => told.length > frames);
  const after = told.at(-1)!;
  expect(after.standing).toMatchObject({ asked: ['south'], chosen: ['north'] });
  expect(after.view).toEqual(before.view);
  expect(after.journal).toEqual(before.journal);
  expect(after.question).toEqual(before.question);
  live.close();
});

test('a proposed rematch is part of what is told, to those who come later too', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  await pair.north.command(pair.id, { is: 'resign' });
  expect((await pair.south.state(pair.id)).rematch).toBeNull();
  let told: State | null = null;
  const live = pair.south.live({ words: null, open });
  live.watch(pair.id, ({ state }) => {
    told = state;
  });
  await until(() => told !== null);
  await pair.north.command(pair.id, { is: 'rematch' });
  await until(() => (told as State | null)?.rematch != null, 'the proposal');
  const { rematch } = await pair.south.state(pair.id);
  expect(rematch).toEqual({ match: (await pair.south.challenges()).find(c => c.to !== null)?.id, by: 'north' });
  expect((told as State | null)?.rematch).toEqual(rematch);
  expect((await (await server.guest()).state(pair.id)).rematch).toBeNull();
  live.close();
});

test('what somebody said who has left is forgotten by every process', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  const person = (await pair.north.me())!.id;
  await pair.north.command(pair.id, { is: 'chat', text: 'forget me' });
  expect((await pair.south.state(pair.id)).chat).toHaveLength(1);
  // As another process hears it.
  server.house.matches.heard({ is: 'erased', person });
  expect((await pair.south.state(pair.id)).chat.map(c => c.text)).toEqual(['']);
});

test('a bot says why it chose: nothing secret while the match is played, everything once it is over', async () => {
  const [guest, stranger] = [await server.guest(), await server.guest()];
  const { match } = await guest.create({ game: 'six-spaces', scenario: 'short', side: 'north', bot: 'captain' });
  await until(async () => (await guest.state(match.id)).standing.chosen.includes('south'), 'the bid of the bot', 30_000);
  const secret = await guest.thought(match.id);
  expect(secret).toMatchObject({ side: 'south', n: 1 });
  // It has bid in secret: neither its card nor the other cards it holds are named.
  expect(secret!.en).not.toMatch(/Bid|Nothing/);
  expect(secret!.es).not.toMatch(/Pujar|Nada/);
  expect(secret!.en).toMatch(/games|at once|set out/);
  await expect(stranger.thought(match.id)).rejects.toMatchObject({ code: 'not-a-player' });
  await guest.command(match.id, { is: 'resign' });
  const whole = await guest.thought(match.id);
  expect(whole!.en).toMatch(/“.+”/);
  expect(whole!.es).toMatch(/«.+»/);
}, 300_000);

test('a game of a browser is taken over by the server and played on there', async () => {
  const { shelf } = await import('../shelf/games.ts');
  const engine = await import('@cuartel/engine');
  const begun = (slug: string, moves: number) => {
    const game = shelf.get(slug)!;
    const local = engine.open(game, { scenario: game.scenarios[0]!, options: [] }, engine.keyOf(new Uint8Array(32).fill(7)));
    const pick = chooser(74);
    for (let i = 0; i < moves; i++) {
      const [side] = engine.machineOf(game).asked(local.position);
      if (side === undefined) break;
      const options = engine.machineOf(game).options(local.position, side);
      engine.act(local, options[pick(options.length)]! as never);
    }
    return local;
  };
  const [guest, elsewhere] = [await server.guest(), server.newcomer()];
  const local = begun('mosbys-raiders', 25);
  const match = await guest.bring({ save: engine.save(local) });
  expect(match).toMatchObject({
    game: 'mosbys-raiders',
    brought: true,
    rated: false,
    status: 'playing',
    plies: 25,
    yourTurn: true,
  });
  const state = await guest.state(match.id);
  expect(state.at).toBe(25);
  expect(state.view).toEqual(engine.viewOf(local.position.table, local.game.sides[0]!));
  const option = state.question!.options[0]!;
  expect(await guest.command(match.id, { is: 'act', at: 25, do: option.do, with: option.with })).toMatchObject({ at: 26 });
  await guest.command(match.id, { is: 'resign' });
  expect((await guest.verify(match.id)).ok).toBe(true);
  expect(await guest.sideRecords('mosbys-raiders')).toEqual([]);

  // Against a bot, which takes the other seat at once.
  const six = begun('six-spaces', 3);
  const duel = await guest.bring({ save: engine.save(six), side: 'south', bot: 'recruit' });
  expect(duel.seats).toMatchObject({ north: { id: 'bot:recruit' } });
  await playLive(guest, duel.id, 75);
  expect((await guest.verify(duel.id)).ok).toBe(true);

  // What is no game under way is refused with a reason, and nothing is made of it.
  const before = (await guest.myMatches()).length;
  const text = engine.save(local);
  const wrong: [object, string][] = [
    [{ save: 'nonsense' }, 'bad-save'],
    [{ save: text.slice(0, 200) }, 'bad-save'],
    [{ save: text.replace(/"key":"../, '"key":"ff') }, 'bad-save'],
    [{ save: text.replace('"with":', '"with":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]],"x":') }, 'bad-save'],
    [{ save: engine.save(engine.branch(local, 10, local.game.sides[0]!, 'ab'.repeat(32))) }, 'bad-save'],
    [{ save: engine.save(begun('six-spaces', 10_000)), side: 'north', bot: 'recruit' }, 'over'],
    [{ save: engine.save(six) }, 'bad-message'],
    [{ save: engine.save(six), side: 'north' }, 'bad-message'],
    [{ save: engine.save(six), side: 'north', bot: 'nobody' }, 'bad-message'],
  ];
  server.house.log.level = 'silent';
  for (const [given, code] of wrong.slice(0, 5))
    await expect(guest.bring(given as never), JSON.stringify(given).slice(0, 80)).rejects.toMatchObject({ code });
  const strict = await trial();
  const other = await strict.guest();
  for (const [given, code] of wrong.slice(5))
    await expect(other.bring(given as never), JSON.stringify(given).slice(0, 80)).rejects.toMatchObject({ code });
  await expect(elsewhere.bring({ save: text })).rejects.toMatchObject({ code: 'not-signed-in' });
  expect(await guest.myMatches()).toHaveLength(before);
  await strict.end();
}, 300_000);

test('a whole match with a take-back and a reload is still what was promised', async () => {
  const pair = await pairUp(await server.guest(), await server.guest(), { scenario: 'long' });
  const pick = chooser(76);
  for (let i = 0; i < 12; i++) await stepByHttp(pair, pick);
  const asker = (await pair.north.takebacks(pair.id)).length > 0 ? pair.north : pair.south;
  const { to } = (await asker.takebacks(pair.id)).at(-1)!;
  await asker.command(pair.id, { is: 'offer-takeback', to });
  const answerer = asker === pair.north ? pair.south : pair.north;
  const [offer] = (await answerer.state(pair.id)).standing.offers;
  await answerer.command(pair.id, { is: 'answer', offer: offer!.seq, yes: true });
  await server.house.matches.visit(pair.id, (_, open) => server.house.matches.cache.putAway(open));
  await playOut(pair, 77);
  expect((await pair.north.verify(pair.id)).ok).toBe(true);
});
