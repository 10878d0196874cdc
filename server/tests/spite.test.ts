/** What hostile members try with words, numbers, saves and hurry; and what is left of somebody when he has gone. */
import { rmSync } from 'node:fs';
import type { Client, ModeratorDeed } from '@cuartel/client';
import { canonical, keyOfDice, keyToHex, type Match, save } from '@cuartel/engine';
import { sha256Hex } from '@cuartel/engine/chance/sha256.ts';
import { TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { faultsIn } from '../chaos/recount.ts';
import { DAY } from '../config/time.ts';
import { MOST_PROOFS } from '../people/accounts.ts';
import { Publish } from '../protocol/films.ts';
import { NewPasskey } from '../protocol/people.ts';
import { ChangeStudy, NewStudy } from '../protocol/studies.ts';
import { NewTournament } from '../protocol/tournaments.ts';
import { onBothStores, PASSWORD } from './both.ts';
import { DRAWN, drawingOf } from './drawing.ts';
import { localGame, playedGame } from './local-game.ts';
import { chooser, pairUp, playOut, stepByHttp } from './playing.ts';

const SIX = { game: 'six-spaces', scenario: 'short' } as const;
const drawing = drawingOf(DRAWN);
afterAll(() => rmSync(drawing, { recursive: true, force: true }));

/** A save file with something more in it, sealed like any other. */
const sealed = (text: string, more: object): string => {
  const { seal: _, ...saved } = { ...JSON.parse(text), ...more };
  return JSON.stringify({ ...saved, seal: sha256Hex(canonical(saved)) });
};

onBothStores({ MODERATORS: 'Spite Judge, Spite Second', DESERT_DAYS: '10', PICTURES_DIR: drawing }, club => {
  const idOf = async (client: Client): Promise<string> => (await client.me())!.id;
  let made: Promise<readonly [Client, Client]> | null = null;
  const judges = () =>
    (made ??= (async () => [await club().member('Spite Judge'), await club().member('Spite Second')] as const)());

  test('what no store can keep is a wrong request like any other', async () => {
    const [judge] = await judges();
    const nil = '\u0000';
    const asked = (method: string, path: string, body?: object) =>
      fetch(`${club().server.url}/api/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${judge.token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const answers = [
      asked('POST', '/sign-in', { name: `a${nil}b`, password: PASSWORD }),
      asked('POST', '/sign-in', { name: `a${nil}@example.org`, password: nil }),
      asked('POST', '/forgot', { name: nil }),
      asked('POST', '/matches', { ...SIX, to: `a${nil}` }),
      asked('GET', '/people/%00'),
      asked('GET', '/people/%00/games'),
      asked('GET', '/people/Spite%20Judge/games?opponent=%00'),
      asked('GET', '/people/Spite%20Judge/games?before=9007199254740991&beyond=%00'),
      asked('GET', '/people/Spite%20Judge/games?before=9007199254740991&side=%00'),
      asked('GET', '/people/Spite%20Judge/against/%00'),
      asked('GET', '/people?name=%00%00%00'),
      asked('DELETE', '/me/sessions/%00'),
      asked('DELETE', '/me/passkeys/%00', { password: PASSWORD }),
      asked('POST', '/passkey', { response: { id: nil, response: {} } }),
      asked('DELETE', '/me/push', { endpoint: 'https://example.org/%00' }),
      asked('GET', '/moderation/log?before=9007199254740991'),
      asked('GET', '/tournaments?before=9007199254740991'),
      asked('POST', '/me/warnings/read', { upTo: 10_000_000 }),
      asked('GET', `/matches/${'a'.repeat(16)}/why?thing=%00`),
    ];
    const states = await Promise.all(answers.map(async one => [(await one).url, (await one).status]));
    expect(states.filter(([, status]) => Number(status) >= 500)).toEqual([]);
  });

  test('names and titles can be seen, are one line, and hide nothing', async () => {
    const zed = await club().member('Words Zed');
    const wrong = [
      '\u200b\u200b\u200b',
      'one\ntwo',
      '\u3164\u3164\u3164',
      `z${'\u0301'.repeat(30)}`,
      '\u2800\u2800\u2800',
      'a\u200ebc',
    ];
    for (const text of wrong) {
      const body = { remarks: [], variations: [] };
      for (const read of [
        NewTournament.safeParse({ ...SIX, name: text }),
        Publish.safeParse({ save: '', title: text }),
        Publish.safeParse({ save: '', players: { north: text } }),
        NewStudy.safeParse({ film: 'a'.repeat(16), title: text }),
        ChangeStudy.safeParse({ title: text, open: true, body }),
        NewPasskey.safeParse({ response: { id: 'a', response: {} }, name: text }),
      ])
        expect(read.success, JSON.stringify(text)).toBe(false);
    }
    for (const blank of ['', '   ']) {
      expect(NewTournament.safeParse({ ...SIX, name: blank }).success).toBe(false);
      // A film needs none.
      expect(Publish.parse({ save: '', title: blank }).title).toBe('');
    }
    // What people write with is left to them.
    for (const name of ['Copa de la Ñ', '  Winter cup ', 'Đặng Thị', 'نیم‌فاصله', 'Cup 👩‍👩‍👧', 'Ελλάς']) {
      expect(NewTournament.parse({ ...SIX, name }).name).toBe(name.trim());
    }
    await expect(zed.announce({ ...SIX, name: wrong[0]! })).rejects.toMatchObject({ code: 'bad-message' });
    const long = await zed.announce({ ...SIX, name: 'Lines', about: 'one\n\ntwo\tthree' });
    expect(long.info.about).toBe('one\n\ntwo\tthree');
  });

  test('an hour that no calendar has is no beginning', async () => {
    const max = await club().member('Words Max');
    for (const startsAt of [9e15, 8.64e15 + 1, Date.now() + 3 * 366 * DAY])
      await expect(max.announce({ ...SIX, name: 'Some day', startsAt })).rejects.toMatchObject({ code: 'bad-message' });
    await max.announce({ ...SIX, name: 'Next week', startsAt: club().server.house.now() + 7 * DAY });
  });

  test('what is published is a game and nothing else: nobody keeps his own goods here', async () => {
    const pia = await club().member('Goods Pia');
    const text = playedGame('goods');
    const laden = `${' '.repeat(10_000)}${sealed(text, { goods: 'x'.repeat(50_000) })}`;
    const film = await pia.publish({ save: laden });
    const kept = await (await fetch(`${club().server.url}/api/v1/films/${film.id}/record`)).text();
    expect(kept).not.toContain('goods');
    expect(kept).toBe(text);
  });

  test('a match of this server is not published under another name, even with its dice written down plainly', async () => {
    const [ann, ben] = [await club().member('Stripped Ann'), await club().member('Stripped Ben')];
    const open = await ann.create({ ...SIX, side: 'north', spectators: { is: 'never' } });
    const taken = await fetch(`${club().server.url}/api/v1/matches/${open.match.id}/join`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ben.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ part: 'a'.repeat(64) }),
    });
    expect(taken.status).toBe(200);
    await playOut({ id: open.match.id, north: ann, south: ben }, 31);
    const { mix, ...record } = (await ben.record(open.match.id)) as unknown as Match['record'] & { position: string };
    expect(mix).toBeDefined();
    const plain = sealed(JSON.stringify(record), {
      format: 1,
      key: keyToHex(keyOfDice({ key: record.key, mix: mix! })),
    });
    await expect(ben.publish({ save: plain })).rejects.toMatchObject({ code: 'bad-save' });
  });

  test('offers keep no deserted match alive', async () => {
    const [cat, dog] = [await club().member('Offers Cat'), await club().member('Offers Dog')];
    const left = await pairUp(cat, dog);
    for (let i = 0; i < 40 && (await cat.match(left.id)).asked.length !== 1; i++) await stepByHttp(left, chooser(i));
    const [idle] = (await cat.match(left.id)).asked;
    const lazy = idle === 'north' ? left.north : left.south;
    for (let i = 0; i < 3; i++) {
      club().pass(4 * DAY);
      await lazy.command(left.id, { is: 'offer-draw' });
      const { standing } = await lazy.state(left.id);
      await lazy.command(left.id, { is: 'answer', offer: standing.offers[0]!.seq, yes: false });
    }
    await club().server.chores.deserters();
    expect((await cat.match(left.id)).result).toEqual({ winner: idle === 'north' ? 'south' : 'north', by: 'deserted' });
  });

  test('no moderator gains a game by closing his opponent’s account, or learns who complained of him', async () => {
    const [judge, second] = await judges();
    const foe = await club().member('Judged Foe');
    const pair = await pairUp(judge, foe, { clock: { is: 'days', days: 1 } });
    const close = { is: 'close', person: await idOf(foe), text: 'I am losing' } as const;
    await expect(judge.moderation.do(close)).rejects.toMatchObject({ code: 'forbidden' });
    await foe.report({ person: await idOf(judge), match: pair.id, kind: 'cheating', text: 'he closes accounts' });
    expect(JSON.stringify(await judge.moderation.reports())).not.toContain('he closes accounts');
    const [waiting] = (await second.moderation.reports()).filter(report => report.match === pair.id);
    expect(waiting).toMatchObject({ by: { name: 'Judged Foe' }, about: { name: 'Spite Judge' } });
    await second.moderation.do({ is: 'settle', report: waiting!.id, text: 'talked to him' });
    expect(JSON.stringify(await judge.moderation.reports(true))).not.toContain('he closes accounts');
    expect(JSON.stringify(await second.moderation.reports(true))).toContain('he closes accounts');
    await foe.command(pair.id, { is: 'resign' });
    await judge.moderation.do({ ...close, text: 'rude everywhere' });
    expect(await foe.me()).toBeNull();
  });

  test('what an organiser wrote is removed by a moderator, and he is told', async () => {
    const [judge, second] = await judges();
    const org = await club().member('Foul Organiser');
    const { info } = await org.announce({ ...SIX, name: 'Something foul', about: 'and fouler still' });
    const deed: ModeratorDeed = { is: 'remove-tournament-text', tournament: info.id, text: 'foul words' };
    await expect(org.moderation.do(deed)).rejects.toMatchObject({ code: 'not-found' });
    await judge.moderation.do(deed);
    const page = await club().server.newcomer().tournament(info.id);
    expect([page.info.name, page.info.about]).toEqual(['-', '']);
    expect((await org.warnings()).map(one => one.text)).toEqual(['foul words']);
    expect((await judge.moderation.log())[0]).toMatchObject({
      deed: 'remove-tournament-text',
      person: { name: 'Foul Organiser' },
    });
    const his = await second.announce({ ...SIX, name: 'Of the other judge' });
    await expect(judge.moderation.do({ ...deed, tournament: his.info.id })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(judge.moderation.do({ ...deed, tournament: 'a'.repeat(16) })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('a film, a study or a tournament is complained of with its maker, and only with him', async () => {
    const [judge] = await judges();
    const [ada, bea, cyd] = [await club().member('Made Ada'), await club().member('Made Bea'), await club().member('Made Cyd')];
    const film = await ada.publish({ save: playedGame('complained of') });
    const study = await ada.beginStudy(film.id, 'Of hers');
    const { info } = await ada.announce({ ...SIX, name: 'Her cup' });
    expect([film.author, study.author]).toEqual([await idOf(ada), await idOf(ada)]);
    for (const made of [{ film: film.id }, { study: study.id }, { tournament: info.id }, { film: 'a'.repeat(16) }])
      await expect(cyd.report({ person: await idOf(bea), kind: 'title', ...made })).rejects.toMatchObject({ code: 'not-found' });
    await cyd.report({ person: await idOf(ada), kind: 'title', film: film.id });
    await cyd.report({ person: await idOf(ada), kind: 'title', study: study.id, tournament: info.id });
    const told = (await judge.moderation.reports()).filter(report => report.about.name === 'Made Ada');
    expect(told.map(report => [report.film, report.study, report.tournament])).toEqual([
      [film.id, null, null],
      [null, study.id, info.id],
    ]);
    const { reports } = (await cyd.exportAll()) as { reports: object[] };
    expect(reports).toHaveLength(2);
  });

  test('a session that somebody else began is not carried into an account', async () => {
    const { url } = club().server;
    const planted = await club().server.guest();
    const cookie = `cuartel=${planted.token}`;
    const me = (await (await fetch(`${url}/api/v1/me`, { headers: { cookie } })).json()) as { csrf: string };
    const claimed = await fetch(`${url}/api/v1/me/claim`, {
      method: 'POST',
      headers: { cookie, origin: new URL(url).origin, 'x-csrf-token': me.csrf, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Fixed Vic', password: PASSWORD }),
    });
    expect(claimed.status).toBe(200);
    // Whoever planted it has nothing; the page has another, with a token of its own for changes.
    expect(await planted.me()).toBeNull();
    const [fresh = ''] = (claimed.headers.get('set-cookie') ?? '').split(';');
    expect(fresh).toMatch(/^cuartel=[A-Za-z0-9_-]{32}$/);
    const now = (await (await fetch(`${url}/api/v1/me`, { headers: { cookie: fresh } })).json()) as {
      name: string;
      csrf: string;
    };
    expect(now.name).toBe('Fixed Vic');
    expect(now.csrf).toBe(((await claimed.json()) as { csrf: string }).csrf);
    expect(now.csrf).not.toBe(me.csrf);
    // A program has its token from the answer that made the session: nobody planted it.
    const program = await club().server.guest();
    await program.claim({ name: 'Fixed Pro', password: PASSWORD });
    expect((await program.me())!.name).toBe('Fixed Pro');
  });

  test('many codes at once are no more tries than one after another', async () => {
    const eli = await club().member('Codes Eli');
    const { secret } = await eli.beginFactor(PASSWORD);
    const code = (): string => new TOTP({ secret }).generate({ timestamp: club().server.house.now() });
    const [spare] = await eli.confirmFactor(code());
    const { accounts } = club().server.house;
    const [person, from] = [await idOf(eli), { address: '192.0.2.7', agent: '' }];
    const tries = await Promise.allSettled(
      [...Array.from({ length: 3 * MOST_PROOFS }, (_, i) => `${i}`.padStart(12, 'f')), spare].map(one =>
        accounts.proveCode(person, one, from),
      ),
    );
    expect(tries.at(-1)!.status).toBe('rejected');
  });

  test('a challenge that was made to somebody is nobody else’s business after it was called off, either', async () => {
    const [ida, jon] = [await club().member('Off Ida'), await club().member('Off Jon')];
    const { match } = await ida.create({ ...SIX, to: 'Off Jon' });
    const stranger = club().server.newcomer();
    await expect(stranger.match(match.id)).rejects.toMatchObject({ code: 'not-found' });
    await jon.decline(match.id);
    await expect(stranger.match(match.id)).rejects.toMatchObject({ code: 'not-found' });
    expect((await jon.match(match.id)).status).toBe('cancelled');
  });

  test('of a tournament that is called off and begun at once one is true; of one whose organiser leaves meanwhile he is out', async () => {
    const host = await club().member('Hurry Host');
    for (let i = 0; i < 6; i++) {
      const [org, rival, third] = [
        await club().member(`Hurry Org ${i}`),
        await club().member(`Hurry Rival ${i}`),
        await club().member(`Hurry Third ${i}`),
      ];
      const { tournaments } = club().server.house;
      const person = await idOf(org);
      const info = await tournaments.create({ id: person, guest: false }, NewTournament.parse({ ...SIX, name: `Hurry ${i}` }));
      for (const one of [org, rival]) await one.enterTournament(info.id);
      // Both look at it while it is open.
      await Promise.allSettled(
        i % 2 === 0
          ? [tournaments.leave(person, info.id), tournaments.begin(person, info.id), third.enterTournament(info.id)]
          : [third.enterTournament(info.id), tournaments.begin(person, info.id), tournaments.leave(person, info.id)],
      );
      const page = await rival.tournament(info.id);
      const his = page.entrants.find(e => e.person.id === person);
      if (page.info.status === 'cancelled') expect(page.games).toEqual([]);
      else expect([page.info.status, his?.until]).toEqual([expect.stringMatching(/running|over/), 1]);
    }
    // Nor does hurry make more of them than one may have.
    const me = { id: await idOf(host), guest: false };
    const many = await Promise.allSettled(
      Array.from({ length: 12 }, (_, i) =>
        club().server.house.tournaments.create(me, NewTournament.parse({ ...SIX, name: `Many ${i}` })),
      ),
    );
    expect(many.filter(one => one.status === 'fulfilled')).toHaveLength(5);
  });

  test('nobody’s name is an address of the house', async () => {
    for (const name of ['here', 'Here', 'h.e.r.e'])
      await expect(club().member(name)).rejects.toMatchObject({ code: 'name-reserved' });
  });

  test('everybody withdraws, or the organiser closes his account in mid-tournament: it comes to its end by itself', async () => {
    const all = [await club().member('Alone A'), await club().member('Alone B'), await club().member('Alone C')] as const;
    const begun = async (): Promise<string> => {
      const { tournaments } = club().server.house;
      const { id } = await tournaments.create(
        { id: await idOf(all[0]), guest: false },
        NewTournament.parse({ ...SIX, name: 'Nobody stays', rounds: 3, lateUntil: 2 }),
      );
      for (const one of all) await one.enterTournament(id);
      await all[0].beginTournament(id);
      return id;
    };
    const left = await begun();
    for (const one of all.slice(0, 2)) await one.withdraw(left);
    // With one alone it is over: there is nothing to withdraw from.
    await expect(all[2].withdraw(left)).rejects.toMatchObject({ code: 'not-found' });
    const last = await begun();
    await all[0].deleteAccount(PASSWORD);
    for (let i = 0; i < 8; i++) {
      const page = await all[1].tournament(last);
      const mine = await idOf(all[1]);
      for (const { match, score, first, second } of page.games)
        if (match !== null && score === null && [first.id, second?.id].includes(mine))
          await all[1].command(match, { is: 'resign' });
      await club().server.chores.tournaments();
    }
    for (const id of [left, last]) {
      const page = await all[1].tournament(id);
      expect([page.info.status, page.info.name === '-', page.standings.map(s => s.place)]).toEqual(['over', true, [1, 2, 3]]);
      expect(page.games.every(g => g.kind !== 'game' || g.score !== null)).toBe(true);
      // The two who stay have nobody else to meet.
      expect(faultsIn(page).filter(fault => !fault.endsWith('meet again'))).toEqual([]);
      const later = await club().member(`Late ${id.slice(0, 8)}`);
      await expect(later.enterTournament(id)).rejects.toMatchObject({ code: 'too-late' });
    }
  });

  test('both withdraw between two legs: nobody has the second', async () => {
    const all = [
      await club().member('Legs A'),
      await club().member('Legs B'),
      await club().member('Legs C'),
      await club().member('Legs D'),
    ];
    const [host] = all as [Client];
    const { info } = await host.announce({
      ...SIX,
      name: 'Two legs',
      rounds: 1,
      clock: { is: 'live', minutes: 30, increment: 0 },
      spectators: { is: 'delayed', minutes: 30 },
    });
    for (const one of all) await one.enterTournament(info.id);
    const { games } = await host.beginTournament(info.id);
    const ids = new Map(await Promise.all(all.map(async one => [await idOf(one), one] as const)));
    for (const { match, first } of games) if (match !== null) await ids.get(first.id)!.command(match, { is: 'resign' });
    // The result is not for everybody yet, so the second leg waits; meanwhile both of one board go.
    const board = games.find(g => g.leg === 1)!;
    for (const person of [board.first.id, board.second!.id]) await ids.get(person)!.withdraw(info.id);
    club().pass(31 * 60_000);
    await club().server.chores.tournaments();
    const page = await host.tournament(info.id);
    expect(page.games.filter(g => g.board === board.board).map(g => g.leg)).toEqual([1]);
    const points = (id: string): number => page.standings.find(s => s.person.id === id)!.points;
    // The other board is still being played.
    expect(faultsIn(page).filter(fault => !/^it is|without a result$/.test(fault))).toEqual([]);
    // The winner of the first leg has that game and no more.
    expect([points(board.first.id), points(board.second!.id)]).toEqual([0, 100]);
  });

  test('whoever leaves takes the pictures of his films along, and what waits for him is told', async () => {
    const [kai, lea] = [await club().member('Gone Kai'), await club().member('Gone Lea')];
    const film = await kai.publish({ save: save(localGame('gone')) });
    expect((await fetch(`${club().server.url}/api/v1/films/${film.id}/picture.jpg`)).status).toBe(200);
    const { db } = club().server.house.store;
    const pictures = () => db.selectFrom('drawings').select('film_id').where('film_id', '=', film.id).execute();
    expect(await pictures()).toHaveLength(1);
    const { match } = await kai.create({ ...SIX, side: 'north' });
    const person = await idOf(kai);
    await kai.beginPasskey(PASSWORD);
    // Somebody takes his challenge up while he goes: either it was off before, or he has resigned.
    const [, joined] = await Promise.allSettled([kai.deleteAccount(PASSWORD), lea.join(match.id)]);
    expect(await pictures()).toEqual([]);
    if (joined!.status === 'fulfilled')
      expect((await db.selectFrom('matches').select('status').where('id', '=', match.id).executeTakeFirst())!.status).not.toBe(
        'playing',
      );
    const { challenges } = {
      challenges: await db.selectFrom('challenges').select('id').where('person_id', '=', person).execute(),
    };
    expect(challenges).toEqual([]);
  });
});
