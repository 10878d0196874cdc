/** Passwords: argon2id. Whoever has none, or does not exist, costs as much time as anybody else. */
import { hash, verify } from '@node-rs/argon2';

/** argon2id is what the library does unless told otherwise. */
const HOW = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const seal = (password: string): Promise<string> => hash(password.normalize('NFKC'), HOW);

let nobodys: Promise<string> | null = null;
export const matches = async (sealed: string | null, password: string): Promise<boolean> => {
  nobodys ??= seal('nobody has this password');
  const right = await verify(sealed ?? (await nobodys), password.normalize('NFKC'));
  return right && sealed !== null;
};
