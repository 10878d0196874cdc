/** Profiles, finished games, rankings, finding and following: what everybody may know, and what nobody learns too early. */
import { expect, test } from 'vitest';
import { MINUTE } from '../config/time.ts';
import { onBothStores } from './both.ts';
import { chooser, pairUp, playOut, stepByHttp } from './playing.ts';
import { open, until } from './running.ts';

onBothStores({ RANKING_GAMES: '2', RANKING_DEVIATION: '290', RANKING_OPPONENTS: '2' }, club => {
  test('finished games are listed with opponent, side, result, length and change of rating, and can be filtered', async () => {
    const [ann, bob, cid] = [await club().member('Ann Hill'), await club().member('Bob Dale'), await club().member('Cid Moor')];
    const first = await pairUp(ann, bob, { rated: true });
    await playOut(first, 7);
    const second = await pairUp(cid, ann, { rated: true });
    await second.south.command(second.id, { is: 'resign' });
    const third = await pairUp(ann, bob);
    await third.north.command(third.id, { is: 'resign' });
    const running = await pairUp(ann, bob);
    const stranger = await club().server.guest();
    const all = await stranger.history('Ann Hill');
    expect(all.map(game => game.match)).toEqual([third.id, second.id, first.id]);
    expect(all[1]).toMatchObject({
      person: { name: 'Ann Hill' },
      opponent: { name: 'Cid Moor' },
      side: 'south',
      score: 'lost',
      by: 'resigned',
      rated: true,
      film: true,
    });
    expect(all[1]!.rating!.after).toBeLessThan(all[1]!.rating!.before);
    expect(all[2]!.plies).toBeGreaterThan(3);
    expect(all[0]!.rating).toBeNull();
    const ids = async (wanted: Parameters<typeof stranger.history>[1]) =>
      (await stranger.history('ann.hill', wanted)).map(game => game.match);
    expect(await ids({ opponent: 'Bob Dale' })).toEqual([third.id, first.id]);
    expect(await ids({ side: 'south' })).toEqual([second.id]);
    expect(await ids({ score: 'lost', opponent: 'Cid Moor' })).toEqual([second.id]);
    expect(await ids({ game: 'bobby-lee' })).toEqual([]);
    expect(await ids({ against: 'bots' })).toEqual([]);
    expect(await ids({ against: 'people' })).toHaveLength(3);
    expect(await ids({ opponent: 'Nobody at all' })).toEqual([]);
    expect(await ids({ match: second.id })).toEqual([second.id]);
    // The page after the first of them.
    expect((await stranger.history('Ann Hill', {}, all[0])).map(game => game.match)).toEqual([second.id, first.id]);
    await expect(stranger.history('Nobody at all')).rejects.toMatchObject({ code: 'not-found' });
    await running.north.command(running.id, { is: 'resign' });
  });

  test('a game without spectators is in nobody else’s lists; a game against a bot is marked as one', async () => {
    const [ida, jon] = [await club().member('Ida Secret'), await club().member('Jon Secret')];
    const hidden = await pairUp(ida, jon, { spectators: { is: 'never' }, rated: true });
    await hidden.north.command(hidden.id, { is: 'resign' });
    const { match } = await ida.create({ game: 'six-spaces', scenario: 'short', side: 'north', bot: 'recruit' });
    await ida.command(match.id, { is: 'resign' });
    const stranger = await club().server.guest();
    expect((await stranger.history('Ida Secret')).map(game => game.match)).toEqual([match.id]);
    expect((await stranger.history('Ida Secret', { against: 'bots' }))[0]!.opponent!.bot).toBeDefined();
    expect(await stranger.history('Jon Secret')).toEqual([]);
    expect((await stranger.headToHead('Ida Secret', 'Jon Secret')).records).toEqual([]);
    for (const player of [ida, jon]) {
      expect((await player.history('Ida Secret')).map(game => game.match)).toContain(hidden.id);
      expect((await player.headToHead('Jon Secret', 'Ida Secret')).records).toMatchObject([{ side: 'south', won: 1 }]);
    }
  });

  test('what is watched late is listed late: neither game, nor head-to-head, nor rating, nor what could be reckoned back from another’s', async () => {
    const [kay, leo, mia] = [await club().member('Kay Late'), await club().member('Leo Late'), await club().member('Mia Late')];
    const stranger = await club().server.guest();
    const before = await pairUp(kay, mia, { rated: true });
    await before.south.command(before.id, { is: 'resign' });
    const known = async () => ({
      kay: [
        await stranger.history('Kay Late'),
        await stranger.ratingCourses('Kay Late'),
        (await stranger.profile('Kay Late')).ratings,
      ],
      leo: [
        await stranger.history('Leo Late'),
        await stranger.ratingCourses('Leo Late'),
        (await stranger.profile('Leo Late')).ratings,
      ],
      mia: [await stranger.ratingCourses('Mia Late'), (await stranger.profile('Mia Late')).ratings],
      both: await stranger.headToHead('Kay Late', 'Leo Late'),
      ranking: (await stranger.ranking('six-spaces')).filter(place => place.name.endsWith('Late')),
    });
    const then = await known();
    const late = await pairUp(kay, leo, { rated: true, spectators: { is: 'delayed', minutes: 30 } });
    await stepByHttp(late, chooser(3));
    await late.south.command(late.id, { is: 'resign' });
    expect(await known()).toEqual(then);
    // Mia meets Kay in the open: that it was played is known, what it did to ratings is not, for it tells of Kay's.
    const open = await pairUp(kay, mia, { rated: true });
    await open.south.command(open.id, { is: 'resign' });
    const { mia: hers, ranking } = await known();
    expect(hers).toEqual(then.mia);
    expect(ranking).toEqual(then.ranking);
    expect((await stranger.history('Mia Late')).map(game => [game.match, game.rating === null])).toEqual([
      [open.id, true],
      [before.id, false],
    ]);
    expect((await mia.history('Mia Late'))[0]!.rating).not.toBeNull();
    club().pass(31 * MINUTE);
    expect((await stranger.history('Leo Late')).map(game => game.match)).toEqual([late.id]);
    expect((await stranger.history('Mia Late'))[0]!.rating).not.toBeNull();
    expect((await stranger.ratingCourses('Kay Late'))[0]!.points.at(-1)!.rating).toBe(
      (await stranger.profile('Kay Late')).ratings[0]!.rating,
    );
    expect((await stranger.headToHead('Kay Late', 'Leo Late')).records).toMatchObject([{ side: 'north', won: 1, lost: 0 }]);
  });

  test('who plays much against one other, a second account of his perhaps, is no more than provisional', async () => {
    const [one, two] = [await club().member('Sock One'), await club().member('Sock Two')];
    for (let i = 0; i < 4; i++) {
      const pair = await pairUp(one, two, { rated: true });
      await pair.south.command(pair.id, { is: 'resign' });
    }
    const place = async (name: string) => (await one.ranking('six-spaces')).find(other => other.name === name);
    expect(await place('Sock One')).toMatchObject({ games: 4, provisional: true });
    const three = await club().member('Another Soul');
    const pair = await pairUp(one, three, { rated: true });
    await pair.south.command(pair.id, { is: 'resign' });
    expect(await place('Sock One')).toMatchObject({ games: 5, provisional: false });
    const order = (await one.ranking('six-spaces')).map(other => other.provisional);
    expect(order).toEqual([...order].sort((a, b) => Number(a) - Number(b)));
  });

  test('members are found by the beginning of their names; guests and odd letters find nothing', async () => {
    await club().member('Zacarías Peña');
    const guest = await club().server.guest();
    expect((await guest.findPeople('zaca')).map(person => person.name)).toEqual(['Zacarías Peña']);
    expect((await guest.findPeople('Zacarías p')).map(person => person.name)).toEqual(['Zacarías Peña']);
    for (const odd of ['%%', '__', "' or 1=1", 'Guest']) expect(await guest.findPeople(odd)).toEqual([]);
    await expect(guest.findPeople('z')).rejects.toMatchObject({ code: 'bad-message' });
  });

  test('whoever is followed is listed with his games; whoever hides, or has parted, is not seen to be here', async () => {
    const [ned, ola] = [await club().member('Ned Follow'), await club().member('Ola Follow')];
    const her = (await ola.me())!.id;
    await ned.follow(her);
    await ned.follow(her);
    expect(await ned.follows()).toMatchObject([{ name: 'Ola Follow', online: false, followed: true }]);
    expect((await ned.profile('Ola Follow')).followed).toBe(true);
    await expect(ned.follow((await ned.me())!.id)).rejects.toMatchObject({ code: 'not-found' });
    const pair = await pairUp(ola, await club().member('Pam Follow'));
    await pair.north.command(pair.id, { is: 'resign' });
    expect((await ned.gamesOfFollowed()).map(game => [game.match, game.score])).toEqual([[pair.id, 'lost']]);
    const line = ola.live({ words: null, open });
    const seen = async () => (await ned.peopleHere()).people.some(person => person.id === her);
    await until(seen, 'Ola on the list');
    expect((await ned.follows())[0]!.online).toBe(true);
    await ola.change({ showOnline: false });
    expect([await seen(), (await ned.profile('Ola Follow')).online, (await ned.follows())[0]!.online]).toEqual([
      false,
      false,
      false,
    ]);
    expect((await ola.profile('Ola Follow')).online).toBe(true);
    await ola.change({ showOnline: true });
    expect(await seen()).toBe(true);
    await ola.block((await ned.me())!.id);
    expect([await seen(), (await ned.profile('Ola Follow')).online]).toEqual([false, false]);
    expect(await ned.follows()).toEqual([]);
    await expect(ned.follow(her)).rejects.toMatchObject({ code: 'apart' });
    line.close();
    const exported = (await ola.exportAll()) as { follows: unknown[] };
    expect(exported.follows).toEqual([]);
    await expect(club().server.newcomer().follow(her)).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});
