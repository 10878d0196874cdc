/** Manners: reports, moderators and their log, muted talk, deserters, the second factor. */
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../config/time.ts';
import { onBothStores, PASSWORD } from './both.ts';
import { chooser, pairUp, stepByHttp } from './playing.ts';

onBothStores({ MODERATORS: 'Mod One, mod.two', DESERT_DAYS: '10' }, club => {
  const idOf = async (client: { me(): Promise<{ id: string } | null> }): Promise<string> => (await client.me())!.id;
  let made: ReturnType<typeof makeMods> | null = null;
  const makeMods = async () => ({ one: await club().member('Mod One'), two: await club().member('Mod Two') });
  const mods = () => (made ??= makeMods());

  test('what was said at a table is reported by who sat there, read by moderators and removed for everybody', async () => {
    const { one } = await mods();
    const [rud, sam] = [await club().member('Rude Fellow'), await club().member('Sam Civil')];
    const pair = await pairUp(rud, sam);
    await rud.command(pair.id, { is: 'chat', text: 'something rude' });
    await expect(one.moderation.chat(pair.id)).rejects.toMatchObject({ code: 'not-found' });
    const outsider = await club().member('Out Sider');
    const about = { person: await idOf(rud), match: pair.id, kind: 'abuse' as const };
    await expect(outsider.report(about)).rejects.toMatchObject({ code: 'not-found' });
    await sam.report({ ...about, text: 'look at that' });
    const [waiting] = (await one.moderation.reports()).filter(report => report.match === pair.id);
    expect(waiting).toMatchObject({ by: { name: 'Sam Civil' }, about: { name: 'Rude Fellow' }, text: 'look at that' });
    const [line] = await one.moderation.chat(pair.id);
    expect(line).toMatchObject({ text: 'something rude' });
    await one.moderation.do({ is: 'remove-chat', match: pair.id, seq: line!.seq, text: 'rude' });
    expect((await sam.state(pair.id)).chat.map(chat => chat.text)).toEqual(['']);
    await club().server.house.matches.visit(pair.id, (_, open) => club().server.house.matches.cache.putAway(open));
    expect((await sam.state(pair.id)).chat.map(chat => chat.text)).toEqual(['']);
    await one.moderation.do({ is: 'warn', person: about.person, text: 'Be civil.' });
    await one.moderation.do({ is: 'settle', report: waiting!.id, text: 'warned' });
    expect((await one.moderation.reports()).some(report => report.id === waiting!.id)).toBe(false);
    expect((await one.moderation.reports(true)).some(report => report.id === waiting!.id)).toBe(true);
    // He is told what, and not by whom he was reported.
    const told = await rud.warnings();
    expect(told.map(warning => warning.text)).toEqual(['rude', 'Be civil.']);
    expect(JSON.stringify(told)).not.toContain('Sam');
    // Nor does what he takes along say so: that a report of this match was settled names whoever else sat at it.
    const { moderation } = (await rud.exportAll()) as { moderation: { deed: string }[] };
    expect(moderation.map(({ deed }) => deed)).toEqual(['remove-chat', 'warn']);
    await rud.warningsRead(told.at(-1)!.id);
    expect(await rud.warnings()).toEqual([]);
    const log = await one.moderation.log();
    expect(log.slice(0, 3).map(deed => [deed.deed, deed.moderator.name, deed.person?.name])).toEqual([
      ['settle', 'Mod One', 'Rude Fellow'],
      ['warn', 'Mod One', 'Rude Fellow'],
      ['remove-chat', 'Mod One', 'Rude Fellow'],
    ]);
    await rud.command(pair.id, { is: 'resign' });
  });

  test('for everybody else there is no such page; moderators do not judge each other or their own games', async () => {
    const { one, two } = await mods();
    const plain = await club().member('Plain Soul');
    for (const ask of [
      () => plain.moderation.reports(),
      () => plain.moderation.log(),
      () => plain.moderation.chat('a'.repeat(16)),
      async () => plain.moderation.do({ is: 'close', person: await idOf(one), text: 'mine' }),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'not-found' });
    await expect(club().server.newcomer().moderation.log()).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(one.moderation.do({ is: 'close', person: await idOf(two), text: 'no' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    const own = await pairUp(one, plain);
    // Nor does he empty what was said to him there, or lay complaints about himself aside.
    await plain.command(own.id, { is: 'chat', text: 'you moved twice' });
    await one.report({ person: await idOf(plain), match: own.id, kind: 'abuse' });
    await plain.report({ person: await idOf(one), match: own.id, kind: 'cheating' });
    const [line] = await two.moderation.chat(own.id);
    const hush = { is: 'remove-chat', match: own.id, seq: line!.seq, text: 'hush' } as const;
    await expect(one.moderation.do(hush)).rejects.toMatchObject({ code: 'forbidden' });
    for (const { id } of (await one.moderation.reports()).filter(({ match }) => match === own.id)) {
      const settle = { is: 'settle', report: id, text: 'nothing in it' } as const;
      await expect(one.moderation.do(settle)).rejects.toMatchObject({ code: 'forbidden' });
      await two.moderation.do(settle);
    }
    const deed = { is: 'forfeit', match: own.id, person: await idOf(plain), text: 'I want to win' } as const;
    await expect(one.moderation.do(deed)).rejects.toMatchObject({ code: 'forbidden' });
    await two.moderation.do(deed);
    expect((await plain.match(own.id)).result).toEqual({ winner: 'north', by: 'forfeit' });
    await expect(two.moderation.do(deed)).rejects.toMatchObject({ code: 'over' });
    expect((await one.me())!.moderator).toBe(true);
    expect((await plain.me())!.moderator).toBe(false);
  });

  test('a closed account has no session and no entry until it is opened again', async () => {
    const { one } = await mods();
    const bad = await club().member('Bad Apple');
    const person = await idOf(bad);
    await one.moderation.do({ is: 'close', person, text: 'three warnings' });
    expect(await bad.me()).toBeNull();
    await expect(club().server.newcomer().signIn('Bad Apple', PASSWORD)).rejects.toMatchObject({ code: 'closed' });
    // Only whoever knows the password learns that it is closed.
    await expect(club().server.newcomer().signIn('Bad Apple', 'another password')).rejects.toMatchObject({
      code: 'wrong-password',
    });
    await one.moderation.do({ is: 'reopen', person, text: 'promised' });
    expect((await club().server.newcomer().signIn('Bad Apple', PASSWORD)).name).toBe('Bad Apple');
  });

  test('a report is about somebody there is, never about oneself, and not without end', async () => {
    const [ann, ben] = [await club().member('Report Ann'), await club().member('Report Ben')];
    await expect(ann.report({ person: await idOf(ann), kind: 'other' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(ann.report({ person: 'a'.repeat(16), kind: 'other' })).rejects.toMatchObject({ code: 'not-found' });
    const about = { person: await idOf(ben), kind: 'name' as const };
    for (let i = 0; i < 3; i++) await ann.report(about);
    await expect(ann.report(about)).rejects.toMatchObject({ code: 'limit' });
    await ann.mute(about.person);
    expect(await ann.mutes()).toEqual([about.person]);
    const all = (await ann.exportAll()) as { reports: unknown[]; mutes: unknown[] };
    expect([all.reports.length, all.mutes.length]).toEqual([3, 1]);
    await ann.unmute(about.person);
    expect(await ann.mutes()).toEqual([]);
  });

  test('a match without a clock that somebody deserts is judged by rule; one that goes on is not, nor one against a bot', async () => {
    const [cat, dog] = [await club().member('Desert Cat'), await club().member('Desert Dog')];
    const left = await pairUp(cat, dog, { rated: true });
    // Both have bid; from then on one side alone is asked.
    for (let i = 0; i < 40; i++) {
      const asked = (await cat.match(left.id)).asked;
      if (asked.length === 1) break;
      await stepByHttp(left, chooser(i));
    }
    const [loser] = (await cat.match(left.id)).asked;
    const both = await pairUp(cat, dog, { rated: true });
    const { match: solo } = await cat.create({ game: 'six-spaces', scenario: 'short', side: 'north', bot: 'recruit' });
    const before = (await cat.profile('Desert Cat')).ratings;
    club().pass(9 * DAY);
    const alive = await pairUp(cat, dog);
    await club().server.chores.deserters();
    expect((await cat.match(left.id)).status).toBe('playing');
    club().pass(2 * DAY);
    // Talk is no decision.
    await cat.command(left.id, { is: 'chat', text: 'are you there?' });
    await club().server.chores.deserters();
    const winner = loser === 'north' ? 'south' : 'north';
    expect((await cat.match(left.id)).result).toEqual({ winner, by: 'deserted' });
    expect((await cat.match(both.id)).result).toEqual({ winner: null, by: 'deserted' });
    expect((await cat.match(solo.id)).status).toBe('playing');
    expect((await cat.match(alive.id)).status).toBe('playing');
    // What both deserted is rated for none.
    expect((await cat.profile('Desert Cat')).ratings.map(r => r.games)).toEqual([(before[0]?.games ?? 0) + 1]);
    for (const id of [solo.id, alive.id]) await cat.command(id, { is: 'resign' });
  });

  test('with a second factor a password alone opens nothing; a code is good once, a spare code too', async () => {
    const ina = await club().member('Ina Factor');
    await expect(ina.beginFactor('not my password')).rejects.toMatchObject({ code: 'wrong-password' });
    const { secret, uri } = await ina.beginFactor(PASSWORD);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Cuartel:Ina%20Factor\?/);
    const clock = () => club().server.house.now();
    const code = (): string => new TOTP({ secret, digits: 6, period: 30, algorithm: 'SHA1' }).generate({ timestamp: clock() });
    const enter = (given?: string) => club().server.newcomer().signIn('Ina Factor', PASSWORD, given);
    // Until it is confirmed it does not count.
    expect((await enter()).name).toBe('Ina Factor');
    await expect(ina.confirmFactor('000000')).rejects.toMatchObject({ code: 'wrong-code' });
    const elsewhere = club().server.newcomer();
    await elsewhere.signIn('Ina Factor', PASSWORD);
    const first = code();
    const spare = await ina.confirmFactor(first);
    expect(new Set(spare).size).toBe(10);
    expect(await elsewhere.me()).toBeNull();
    expect(await ina.hasFactor()).toBe(true);
    await expect(enter()).rejects.toMatchObject({ code: 'code-needed' });
    await expect(enter(first)).rejects.toMatchObject({ code: 'wrong-code' });
    await expect(club().server.newcomer().signIn('Ina Factor', 'wrong words', code())).rejects.toMatchObject({
      code: 'wrong-password',
    });
    club().pass(MINUTE);
    const next = code();
    const tries = await Promise.allSettled([enter(next), enter(next), enter(next)]);
    expect(tries.filter(one => one.status === 'fulfilled')).toHaveLength(1);
    expect((await enter(spare[0]!.toUpperCase())).name).toBe('Ina Factor');
    await expect(enter(spare[0])).rejects.toMatchObject({ code: 'wrong-code' });
    expect(JSON.stringify(await ina.exportAll())).not.toContain(secret);
    await expect(ina.removeFactor(PASSWORD, 'zzzzzz')).rejects.toMatchObject({ code: 'wrong-code' });
    await ina.removeFactor(PASSWORD, spare[1]!);
    expect((await enter()).name).toBe('Ina Factor');
  });
});
