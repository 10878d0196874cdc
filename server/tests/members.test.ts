/** Hostile members: what they try with two accounts, as organisers, as moderators, with a session that is not theirs. */
import type { Client } from '@cuartel/client';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../config/time.ts';
import { MOST_PROOFS } from '../people/accounts.ts';
import { onBothStores, PASSWORD } from './both.ts';
import { playedGame } from './local-game.ts';
import { pairUp } from './playing.ts';

const SIX = { game: 'six-spaces', scenario: 'short' } as const;

onBothStores({ MODERATORS: 'Guard One, Guard Two', NEWCOMERS_PER_TOURNAMENT: '2', ENTRIES_PER_PERSON: '4' }, club => {
  const idOf = async (client: Client): Promise<string> => (await client.me())!.id;
  /** Somebody who has been here for longer than a day. */
  const settled = async (name: string): Promise<Client> => {
    const client = await club().member(name);
    await club()
      .server.house.store.db.updateTable('people')
      .set({ created_at: club().server.house.now() - 2 * DAY })
      .where('id', '=', await idOf(client))
      .execute();
    return client;
  };
  let made: Promise<readonly [Client, Client]> | null = null;
  const guards = () => (made ??= (async () => [await settled('Guard One'), await settled('Guard Two')] as const)());

  test('what another moderator has published, written or said is not for a moderator to remove; his own is', async () => {
    const [one, two] = await guards();
    const film = await two.publish({ save: playedGame('a guard plays') });
    const study = await two.beginStudy(film.id, 'Of my own');
    const pair = await pairUp(two, await club().member('Guarded'));
    await two.command(pair.id, { is: 'chat', text: 'well played' });
    await two.report({
      person: (await pair.north.me())!.id === (await idOf(two)) ? await idOf(pair.south) : await idOf(pair.north),
      match: pair.id,
      kind: 'other',
    });
    const [line] = await one.moderation.chat(pair.id);
    const text = 'I do not like it';
    const deeds = [
      { is: 'remove-study', study: study.id, text },
      { is: 'remove-chat', match: pair.id, seq: line!.seq, text },
      { is: 'remove-film', film: film.id, text },
    ] as const;
    for (const deed of deeds) await expect(one.moderation.do(deed)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await two.film(film.id)).id).toBe(film.id);
    expect((await two.study(study.id)).id).toBe(study.id);
    expect((await one.moderation.log()).map(deed => deed.text)).not.toContain(text);
    for (const deed of deeds) if (deed.is !== 'remove-chat') await two.moderation.do(deed);
    await expect(two.film(film.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('an account that is closed keeps nobody waiting: neither by a challenge nor in a tournament', async () => {
    const [guard] = await guards();
    const [bad, good, third] = [await settled('Closed Bad'), await settled('Closed Good'), await settled('Closed Third')];
    const { match } = await bad.create({ ...SIX, side: 'north' });
    const { info } = await good.announce({ name: 'Without him', ...SIX, format: 'robin' });
    const his = await bad.announce({ name: 'His own', ...SIX });
    for (const one of [bad, good, third]) await one.enterTournament(info.id);
    await good.beginTournament(info.id);
    await guard.moderation.do({ is: 'close', person: await idOf(bad), text: 'three warnings' });
    expect((await good.challenges()).map(one => one.id)).not.toContain(match.id);
    await expect(good.join(match.id)).rejects.toMatchObject({ code: /taken|not-found/ });
    const page = await good.tournament(info.id);
    expect(page.entrants.find(e => e.person.name === 'Closed Bad')!.until).toBe(1);
    expect((await good.tournament(his.info.id)).info.status).toBe('cancelled');
    await club().server.chores.tournaments();
    const games = (await good.tournament(info.id)).games.filter(g => [g.first.name, g.second?.name].includes('Closed Bad'));
    expect(games.every(g => g.kind !== 'game' || g.score !== null)).toBe(true);
  });

  test('an organiser wins no game by taking his opponent out; whoever withdraws himself gives his up', async () => {
    const [host, rival, quitter, other] = [
      await settled('Org Host'),
      await settled('Org Rival'),
      await settled('Org Quitter'),
      await settled('Org Other'),
    ];
    const { info } = await host.announce({
      name: 'My cup',
      ...SIX,
      format: 'robin',
      clock: { is: 'live', minutes: 30, increment: 0 },
    });
    for (const one of [host, rival, quitter, other]) await one.enterTournament(info.id);
    await host.beginTournament(info.id);
    for (const out of [rival, quitter, other]) await host.withdraw(info.id, await idOf(out));
    await club().server.chores.tournaments();
    let page = await host.tournament(info.id);
    expect(page.entrants.filter(e => e.takenOut).map(e => e.until)).toEqual([1, 1, 1]);
    const running = page.games.filter(g => g.match !== null);
    expect(running.map(g => g.score)).toEqual([null, null]);
    // The second leg of the round is his too; it goes by the board, not by the organiser.
    const mine = running.find(g => [g.first.name, g.second?.name].includes('Org Host'))!;
    await host.command(mine.match!, { is: 'resign' });
    await club().server.chores.tournaments();
    page = await host.tournament(info.id);
    const second = page.games.find(g => g.board === mine.board && g.leg === 2)!;
    expect(second).toMatchObject({ kind: 'game', score: null });
    expect(second.match).not.toBeNull();
    // He may still leave of his own will.
    const his = page.games.find(
      g => g.match !== null && [g.first.name, g.second?.name].includes('Org Quitter') && g.score === null,
    )!;
    await quitter.withdraw(info.id);
    await club().server.chores.tournaments();
    expect((await host.tournament(info.id)).entrants.find(e => e.person.name === 'Org Quitter')!.takenOut).toBe(false);
    expect((await host.match(his.match!)).status).toBe('over');
    await expect(quitter.withdraw(info.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('of newcomers of one address two enter a tournament that is open to all; nobody enters without end', async () => {
    const host = await settled('Crowd Host');
    const { info } = await host.announce({ name: 'Open to all', ...SIX });
    const crowd = [await club().member('Crowd A'), await club().member('Crowd B'), await club().member('Crowd C')] as const;
    for (const one of crowd.slice(0, 2)) await one.enterTournament(info.id);
    await expect(crowd[2].enterTournament(info.id)).rejects.toMatchObject({ code: 'newcomers' });
    await host.enterTournament(info.id);
    // By its link a tournament lets in whom its organiser has given it to.
    const friends = await host.announce({ name: 'Evening', ...SIX, open: false });
    for (const one of crowd) await one.enterTournament(friends.info.id, { invite: friends.invite! });
    for (let i = 0; i < 3; i++) await host.enterTournament((await host.announce({ name: `Cup ${i}`, ...SIX })).info.id);
    await expect(host.enterTournament(friends.info.id)).rejects.toMatchObject({ code: 'limit' });
    await expect(host.announce({ name: 'For years', ...SIX, format: 'robin', most: 41 })).rejects.toMatchObject({
      code: expect.stringMatching(/bad-message|limit/),
    });
    expect(friends.info.most).toBe(64);
  });

  test('a rating that is withheld is not told by entering a tournament', async () => {
    const [ann, ben] = [await settled('Withheld Ann'), await settled('Withheld Ben')];
    const pair = await pairUp(ann, ben, { rated: true, spectators: { is: 'delayed', minutes: 60 } });
    await ben.command(pair.id, { is: 'resign' });
    const { info } = await ben.announce({ name: 'What is his rating', ...SIX });
    await ann.enterTournament(info.id);
    expect((await ben.tournament(info.id)).entrants[0]!.rating).toBe(1500);
    club().pass(61 * MINUTE);
    const later = await ben.announce({ name: 'Now it is known', ...SIX });
    await ann.enterTournament(later.info.id);
    expect((await ben.tournament(later.info.id)).entrants[0]!.rating).toBeGreaterThan(1500);
  });

  test('a code is guessed at twenty times an hour, by whomever and from wherever; so is the password of an open session', async () => {
    const ida = await club().member('Factor Ida');
    const { secret } = await ida.beginFactor(PASSWORD);
    const totp = new TOTP({ secret, digits: 6, period: 30 });
    const code = (): string => totp.generate({ timestamp: club().server.house.now() });
    // Two confirmations at once: one of them has the spare codes, and these count.
    const both = await Promise.allSettled([ida.confirmFactor(code()), ida.confirmFactor(code())]);
    expect(both.filter(one => one.status === 'fulfilled')).toHaveLength(1);
    const [spare] = (both.find(one => one.status === 'fulfilled') as PromiseFulfilledResult<string[]>).value;
    // A passkey opens without a code: so it is not added without one.
    await expect(ida.beginPasskey(PASSWORD)).rejects.toMatchObject({ code: 'code-needed' });
    await expect(ida.beginPasskey(PASSWORD, 'ffffffffffff')).rejects.toMatchObject({ code: 'wrong-code' });
    expect(await ida.beginPasskey(PASSWORD, spare)).toHaveProperty('challenge');
    const enter = (given: string) => club().server.newcomer().signIn('Factor Ida', PASSWORD, given);
    for (let i = 1; i < MOST_PROOFS; i++) await expect(enter('ffffffffffff')).rejects.toMatchObject({ code: 'wrong-code' });
    club().pass(MINUTE);
    await expect(enter(code())).rejects.toMatchObject({ code: 'too-many' });
    await expect(ida.removeFactor(PASSWORD, code())).rejects.toMatchObject({ code: 'too-many' });
    club().pass(61 * MINUTE);
    expect((await enter(code())).name).toBe('Factor Ida');
    for (let i = 0; i < MOST_PROOFS; i++) {
      const tries = [
        () => ida.deleteAccount('not my password'),
        () => ida.beginFactor('not my password'),
        () => ida.beginPasskey('not my password'),
        () => ida.changePassword('not my password', 'a much longer walk upstream'),
      ];
      await expect(tries[i % tries.length]!()).rejects.toMatchObject({ code: 'wrong-password' });
    }
    await expect(ida.deleteAccount(PASSWORD)).rejects.toMatchObject({ code: 'too-many' });
    club().pass(61 * MINUTE);
    const all = (await ida.exportAll()) as { factor: unknown[]; announced: unknown[] };
    expect([all.factor.length, all.announced.length]).toEqual([1, 0]);
    expect(JSON.stringify(all)).not.toContain(secret);
    await ida.deleteAccount(PASSWORD);
  });
});
