/** Passwords that would be guessed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newStrength } from '../people/strength.ts';
import { type Trial, trial } from './running.ts';

let server: Trial;
beforeAll(async () => {
  server = await trial();
});
afterAll(() => server.end());

const WEAK = [
  'password',
  '12345678',
  'qwertyui',
  'aaaaaaaa',
  'contraseña',
  'Contraseña1',
  'sevilla123',
  'madrid2024',
  'iloveyou1',
  'abcdefgh',
  '11111111',
];
const GOOD = ['a long way round the ford', 'kJ8#mq2zT', 'caballo rampa lechuga', 'puente-Niebla-44-sable'];

test('what is on every list is refused wherever a password is chosen; good ones are taken', async () => {
  for (const password of WEAK)
    await expect(
      server.newcomer().signUp({ name: `Weak ${WEAK.indexOf(password)} one`, password }),
      password,
    ).rejects.toMatchObject({
      code: 'weak-password',
    });
  const client = server.newcomer();
  await client.signUp({ name: 'Strong one', password: GOOD[0]! });
  for (const [i, password] of GOOD.slice(1).entries()) await client.changePassword(GOOD[i]!, password);
  await expect(client.changePassword(GOOD.at(-1)!, 'password1')).rejects.toMatchObject({ code: 'weak-password' });
  await expect((await server.guest()).claim({ name: 'Claimed one', password: 'barcelona' })).rejects.toMatchObject({
    code: 'weak-password',
  });
  // Signing in is never refused for it: an old password still opens.
  await expect(client.signIn('Strong one', 'password1')).rejects.toMatchObject({ code: 'wrong-password' });
});

test('one’s own name or address is no password', async () => {
  await expect(server.newcomer().signUp({ name: 'Wenceslao Ruibarbo', password: 'wenceslaoruibarbo' })).rejects.toMatchObject({
    code: 'weak-password',
  });
  await expect(
    server.newcomer().signUp({ name: 'Somebody', password: 'zarzaparrilla9', email: 'zarzaparrilla9@example.org' }),
  ).rejects.toMatchObject({ code: 'weak-password' });
});

test('long and odd ones are weighed in time, beside everything else', async () => {
  const strength = newStrength();
  let turns = 0;
  const ticking = setInterval(() => turns++, 5);
  const odd = ['4@8({[<369!1|0$5+7%2'.repeat(9), 'p4ssw0rd'.repeat(25), 'x'.repeat(200), 'aA1!'.repeat(50)];
  const found = await Promise.all(odd.map(password => strength.isWeak(password, [])));
  clearInterval(ticking);
  expect(found[2]).toBe(true);
  expect(turns).toBeGreaterThan(3);
  await strength.close();
  // After a rest it starts again by itself.
  expect(await strength.isWeak('password', [])).toBe(true);
  await strength.close();
});

test('a thread that does not come back is given up, and nobody waits for it', async () => {
  const crowded = newStrength();
  const crowd = Array.from({ length: 40 }, () => crowded.isWeak('caballo rampa lechuga', []));
  expect((await Promise.all(crowd.slice(30))).every(found => found === null)).toBe(true);
  await crowded.close();
  const hasty = newStrength(1, 1);
  const all = ['caballo rampa lechuga', 'aaaaaaaaaaaa', 'puente niebla sable'].map(password => hasty.isWeak(password, []));
  expect(await Promise.all(all)).toEqual([false, true, false]);
  await hasty.close();
});
