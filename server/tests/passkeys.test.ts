/** Passkeys, as far as no device is needed; table/tests/passkeys.browser.ts has one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Trial, trial } from './running.ts';

let server: Trial;
beforeAll(async () => {
  server = await trial();
});
afterAll(() => server.end());
const PASSWORD = 'five plain brass buttons';
const BOGUS = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};

test('only a member who knows his password may add one, and what a device is asked names this place and him', async () => {
  const client = server.newcomer();
  const { id } = await client.signUp({ name: 'Keyholder', password: PASSWORD });
  await expect(client.beginPasskey('another one')).rejects.toMatchObject({ code: 'wrong-password' });
  await expect((await server.guest()).beginPasskey('')).rejects.toMatchObject({ code: 'guests-cannot' });
  const asked = (await client.beginPasskey(PASSWORD)) as {
    rp: { id: string };
    user: { id: string; name: string };
    authenticatorSelection: object;
  };
  expect(asked.rp.id).toBe('localhost');
  expect(Buffer.from(asked.user.id, 'base64url').toString()).toBe(id);
  expect(asked.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
});
test('what no device has signed is refused, whatever it says, and nobody enters by it', async () => {
  const client = server.newcomer();
  await client.signUp({ name: 'Keyless', password: PASSWORD });
  await client.beginPasskey(PASSWORD);
  await expect(client.addPasskey(BOGUS, 'x')).rejects.toMatchObject({ code: 'wrong-passkey' });
  expect(await client.passkeys()).toEqual([]);
  const stranger = server.newcomer();
  await stranger.beginEntering();
  await expect(stranger.byPasskey(BOGUS)).rejects.toMatchObject({ code: 'wrong-passkey' });
  await expect(stranger.byPasskey({ id: 'AAAA' })).rejects.toMatchObject({ code: 'bad-message' });
  expect(await stranger.me()).toBeNull();
  await expect(client.removePasskey('AAAA', PASSWORD)).rejects.toMatchObject({ code: 'not-found' });
});
test('a key that is kept opens nothing with a signature that is not its own', async () => {
  const client = server.newcomer();
  const { id } = await client.signUp({ name: 'Kept key', password: PASSWORD });
  await server.house.store.db
    .insertInto('passkeys')
    .values({
      id: 'BBBB',
      person_id: id,
      public_key: 'AAAA',
      counter: 0,
      transports: '[]',
      name: 'phone',
      created_at: 1,
      used_at: null,
    })
    .execute();
  const asked = (await client.beginEntering()) as { challenge: string };
  const data = { type: 'webauthn.get', challenge: asked.challenge, origin: 'https://elsewhere.example' };
  const response = {
    clientDataJSON: Buffer.from(JSON.stringify(data)).toString('base64url'),
    authenticatorData: 'AAAA',
    signature: 'AAAA',
  };
  const stranger = server.newcomer();
  await expect(stranger.byPasskey({ ...BOGUS, id: 'BBBB', rawId: 'BBBB', response })).rejects.toMatchObject({
    code: 'wrong-passkey',
  });
  expect(await stranger.me()).toBeNull();
  expect(await client.passkeys()).toMatchObject([{ id: 'BBBB', name: 'phone', usedAt: null }]);
  expect(JSON.stringify(await client.exportAll())).toContain('"name":"phone"');
});
