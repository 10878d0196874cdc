/** What is a person's own: he is told when what opens his account changes, and what names him goes when he does. */
import type { Client } from '@cuartel/client';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { DAY } from '../config/time.ts';
import { mailboxOf } from '../tournaments/alike.ts';
import { onBothStores, PASSWORD } from './both.ts';
import { letters } from './letters.ts';
import { playedGame } from './local-game.ts';
import { until } from './running.ts';

const SIX = { game: 'six-spaces', scenario: 'short' } as const;

test('letters to one box are known by the box: what follows a plus, and dots where they do not count', () => {
  expect(new Set(['Ann.Lee@gmail.com', 'annlee+two@googlemail.com', 'a.n.n.lee@GMAIL.com'].map(mailboxOf)).size).toBe(1);
  expect(mailboxOf('ann+x@example.org')).toBe(mailboxOf('Ann@example.org'));
  expect(new Set(['ann.lee@example.org', 'annlee@example.org', 'annlee@example.com'].map(mailboxOf)).size).toBe(3);
});

onBothStores({}, club => {
  const idOf = async (client: Client): Promise<string> => (await client.me())!.id;
  const confirmed = async (name: string, email: string): Promise<Client> => {
    const client = await club().member(name, email);
    await club()
      .server.house.store.db.updateTable('people')
      .set({ email_confirmed: 1, email_key: email.toLowerCase() })
      .where('id', '=', await idOf(client))
      .execute();
    return client;
  };
  const told = (address: string): string[] => letters(club().server.folder, address);
  const hears = (address: string, words: RegExp): Promise<void> =>
    until(() => told(address).some(letter => words.test(letter)), `a letter to ${address} about ${words}`);

  test('whoever has confirmed an address is told when password, second factor, passkeys or the address change', async () => {
    const mail = 'told@example.org';
    const client = await confirmed('Told Member', mail);
    await client.changePassword(PASSWORD, 'another way round the ford');
    await hears(mail, /password has been changed/);
    const { secret } = await client.beginFactor('another way round the ford');
    const code = () => new TOTP({ secret }).generate({ timestamp: club().server.house.now() });
    await client.confirmFactor(code());
    await hears(mail, /now needs a code/);
    await club()
      .server.house.store.db.insertInto('passkeys')
      .values({
        id: `key-${await idOf(client)}`,
        person_id: await idOf(client),
        public_key: 'AAAA',
        counter: 0,
        transports: '[]',
        name: 'phone',
        created_at: 1,
        used_at: null,
      })
      .execute();
    await client.removePasskey(`key-${await idOf(client)}`, 'another way round the ford');
    await hears(mail, /passkey of your account has been removed/);
    await client.change({ email: 'new@example.org', password: 'another way round the ford' });
    await hears(mail, /no longer the address of your account/);
    // The new one nobody has confirmed: it is asked to be, and told nothing else.
    await client.changePassword('another way round the ford', 'a third way round the ford');
    await until(() => told('new@example.org').some(letter => /Confirm your address/.test(letter)));
    expect(told('new@example.org').filter(letter => /password has been changed/.test(letter))).toEqual([]);
  });

  test('whoever leaves takes along what he wrote about tournaments, and his name where others wrote it beside a game', async () => {
    const [eve, abel] = [await club().member('Eve Leaves'), await club().member('Abel Stays')];
    const before = await abel.publish({
      save: playedGame('named before'),
      players: { north: 'Eve Leaves', south: 'Somebody Else' },
    });
    const { info } = await eve.announce({ name: 'The cup of Eve', about: 'Write to eve@example.org', ...SIX });
    await eve.enterTournament(info.id);
    await abel.enterTournament(info.id);
    await eve.beginTournament(info.id);
    await eve.deleteAccount(PASSWORD);
    const page = await abel.tournament(info.id);
    expect(JSON.stringify(page)).not.toMatch(/Eve|example\.org/);
    expect([page.info.name, page.info.about]).toEqual(['-', '']);
    expect((await abel.film(before.id)).players).toEqual({ north: { name: '-' }, south: { name: 'Somebody Else' } });
    // A name that was written before there was such a member is somebody else's.
    const late = await club().member('Somebody Else');
    await late.deleteAccount(PASSWORD);
    expect((await abel.film(before.id)).players.south).toEqual({ name: 'Somebody Else' });
  });

  test('the organiser is told which entrants may be one person; nobody else is, and nothing follows from it', async () => {
    const [host, one, two, far] = [
      await club().member('Hint Host'),
      await confirmed('Hint One', 'same.box@gmail.com'),
      await confirmed('Hint Two', 'samebox+second@gmail.com'),
      await club().member('Hint Far'),
    ];
    const { db } = club().server.house.store;
    const from = async (client: Client, address: string) =>
      db
        .updateTable('audit')
        .set({ address })
        .where('person_id', '=', await idOf(client))
        .execute();
    await from(host, '192.0.2.1');
    await from(one, '192.0.2.2');
    await from(two, '192.0.2.2');
    await from(far, '192.0.2.4');
    const { info } = await host.announce({ name: 'With hints', ...SIX });
    for (const client of [one, two, far]) await client.enterTournament(info.id);
    const hints = await host.alike(info.id);
    expect(hints.map(({ one: a, other: b, why }) => [[a.name, b.name].sort(), why])).toEqual([
      [
        ['Hint One', 'Hint Two'],
        ['mail', 'network'],
      ],
    ]);
    expect(JSON.stringify(hints)).not.toMatch(/192\.0|gmail/);
    for (const client of [one, far]) await expect(client.alike(info.id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(club().server.newcomer().alike(info.id)).rejects.toMatchObject({ code: 'not-signed-in' });
    // They are paired like everybody else.
    await host.beginTournament(info.id);
    expect((await host.tournament(info.id)).games.length).toBeGreaterThan(0);
    // A network that many come from says nothing, nor does what lies long back.
    await from(far, '192.0.2.2');
    const crowd = [await club().member('Hint Five'), await club().member('Hint Six')];
    const again = await host.announce({ name: 'With a crowd', ...SIX });
    for (const client of [one, two, far, ...crowd]) {
      await from(client, '192.0.2.2');
      await client.enterTournament(again.info.id);
    }
    expect((await host.alike(again.info.id)).map(({ why }) => why)).toEqual([['mail']]);
    club().pass(61 * DAY);
    expect((await host.alike(info.id).catch(() => [])).every(({ why }) => !why.includes('network'))).toBe(true);
  });
});
