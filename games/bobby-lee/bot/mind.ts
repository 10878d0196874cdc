/** BOBBY LEE: both sides, all scenarios. */
import { anyGame } from '@cuartel/engine';
import { bobbyLee } from '../index.ts';
import type { Asked } from './asked.ts';
import { doctrine } from './doctrine.ts';
import { evaluate } from './evaluate.ts';
import { imagine } from './imagine.ts';
import { recall } from './memory.ts';

/** Decisions that are worth a search: whom to activate, where to march, when to storm, to go, to stay. */
const WEIGHTY: ReadonlySet<string> = new Set([
  'movement activate',
  'movement destination',
  'volley orders',
  'retreat name',
  'night defender',
  'night attacker',
]);

export const mind = {
  game: anyGame(bobbyLee),
  recall,
  imagine,
  doctrine,
  evaluate,
  routine: ({ section, step }: Asked): boolean => !WEIGHTY.has(`${section} ${step}`),
  // To the end of the Campaign Turn, battles and all.
  horizon:
    ({ pub: { turn, month } }: Asked['view']) =>
    (pub: Asked['view']['pub']): boolean =>
      pub.turn !== turn || pub.month !== month,
  levels: [
    {
      id: 'recruit',
      name: { en: 'Recruit', es: 'Recluta' },
      method: { is: 'doctrine', slips: 35 },
      nodes: 0,
      routine: 250,
      plan: 250,
    },
    {
      id: 'brigadier',
      name: { en: 'Brigadier', es: 'Brigadier' },
      method: { is: 'doctrine', slips: 0 },
      nodes: 0,
      routine: 250,
      plan: 250,
    },
    {
      id: 'corps-commander',
      name: { en: 'Corps commander', es: 'Comandante de cuerpo' },
      method: { is: 'flat', candidates: 4, caution: 0.5 },
      nodes: 400,
      routine: 500,
      plan: 1500,
    },
    {
      id: 'marse-robert',
      name: { en: 'Marse Robert', es: 'Marse Robert' },
      method: { is: 'flat', candidates: 6, caution: 0.5 },
      nodes: 1500,
      routine: 1500,
      plan: 5000,
    },
  ],
} as const;
