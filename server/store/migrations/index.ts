/**
 * The migrations, in order, forward only. What has been released is never edited: add another. They are run in the order of the
 * alphabet: from ten on their names begin with an n, which comes after every digit.
 */
import type { Migration } from 'kysely/migration';
import { people } from './1-people.ts';
import { matches } from './2-matches.ts';
import { aids } from './3-aids.ts';
import { notices } from './4-notices.ts';
import { bots } from './5-bots.ts';
import { brought } from './6-brought.ts';
import { manners } from './7-manners.ts';
import { dice } from './8-dice.ts';
import { orders } from './9-orders.ts';
import { club } from './10-club.ts';
import { tournaments } from './20-tournaments.ts';
import { films } from './21-films.ts';
import { moderation } from './22-moderation.ts';
import { studies } from './23-studies.ts';
import { away } from './24-away.ts';
import { passkeys } from './25-passkeys.ts';
import { takenOut } from './26-taken-out.ts';
import { shown } from './27-shown.ts';
import { drawings } from './28-drawings.ts';
import { reported } from './29-reported.ts';

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '1-people': people,
  '2-matches': matches,
  '3-aids': aids,
  '4-notices': notices,
  '5-bots': bots,
  '6-brought': brought,
  '7-manners': manners,
  '8-dice': dice,
  '9-orders': orders,
  'n10-club': club,
  'n20-tournaments': tournaments,
  'n21-films': films,
  'n22-moderation': moderation,
  'n23-studies': studies,
  'n24-away': away,
  'n25-passkeys': passkeys,
  'n26-taken-out': takenOut,
  'n27-shown': shown,
  'n28-drawings': drawings,
  'n29-reported': reported,
};
