/**
 * WHO MAY BE ONE PERSON: hints for whoever organises a tournament, and for nobody else. Nothing follows from them by itself: two who
 * share a roof share a network, and nobody is kept from playing by what a machine has guessed.
 */
import type { Kysely } from 'kysely';
import { DAY } from '../config/time.ts';
import { originOf } from '../people/origin.ts';
import type { Alike } from '../protocol/tournaments.ts';
import { peopleNamed } from '../store/matches.ts';
import type { Tables } from '../store/tables.ts';

type Db = Kysely<Tables>;
/** What lies further back says little. */
const LATELY = 60 * DAY;
/** A network that more of them come from is a school, a telephone company or a club, and tells nothing. */
const CROWD = 4;
const MOST = 50;

/** The box that letters to an address end up in: what follows a plus is the reader's own affair, and where dots do not count, they do not. */
export const mailboxOf = (address: string): string => {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  const box = name.split('+')[0]!;
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
};

const shared = (people: Iterable<readonly [person: string, what: string]>): [string, string][] => {
  const by = new Map<string, Set<string>>();
  for (const [person, what] of people) by.set(what, (by.get(what) ?? new Set()).add(person));
  return [...by.values()].flatMap(group => {
    const all = group.size > CROWD ? [] : [...group].sort();
    return all.flatMap((one, i) => all.slice(i + 1).map((other): [string, string] => [one, other]));
  });
};

export const alikeIn = async (db: Db, tournament: string, now: number): Promise<Alike[]> => {
  const entrants = db.selectFrom('entrants').select('person_id').where('tournament_id', '=', tournament);
  const mails = await db
    .selectFrom('people')
    .select(['id', 'email'])
    .where('id', 'in', entrants)
    .where('email', 'is not', null)
    .where('email_confirmed', '=', 1)
    .execute();
  const entered = await db
    .selectFrom('audit')
    .select(['person_id', 'address'])
    .distinct()
    .where('person_id', 'in', entrants)
    .where('what', 'in', ['signed-in', 'signed-up', 'claimed', 'reset'])
    .where('at', '>', now - LATELY)
    .where('address', '!=', '')
    .execute();
  const found = new Map<string, { pair: [string, string]; why: Set<'mail' | 'network'> }>();
  const hint = (pair: [string, string], why: 'mail' | 'network'): void => {
    const key = pair.join(' ');
    found.set(key, { pair, why: (found.get(key)?.why ?? new Set()).add(why) });
  };
  for (const pair of shared(mails.map(row => [row.id, mailboxOf(row.email!)]))) hint(pair, 'mail');
  for (const pair of shared(entered.map(row => [row.person_id!, originOf(row.address)]))) hint(pair, 'network');
  const all = [...found.values()].sort((a, b) => b.why.size - a.why.size).slice(0, MOST);
  const people = await peopleNamed(
    db,
    all.flatMap(({ pair }) => pair),
  );
  return all.flatMap(({ pair: [a, b], why }) => {
    const [one, other] = [people.get(a), people.get(b)];
    return one === undefined || other === undefined ? [] : [{ one, other, why: [...why].sort() }];
  });
};
