/** BOBBY LEE: both sides, all scenarios. */
import { anyGame, type Frame } from '@cuartel/engine';
import { byDoctrine } from '@cuartel/engine/mind/levels.ts';
import type { Mind, Pick } from '@cuartel/engine/mind/mind.ts';
import { bobbyLee } from '../index.ts';
import { imagine } from '../state/imagine.ts';
import type { Table, View } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';
import type { Asked } from './asked.ts';
import { doctrine } from './doctrine.ts';
import { evaluate } from './evaluate.ts';
import { type Belief, recall } from './memory.ts';
import { carryOn, operations } from './operations.ts';
import { scripted } from './scripted.ts';
import { temperOf } from './temper.ts';

export const mind = {
  game: anyGame(bobbyLee),
  recall,
  // What was read of the enemy makes some tables likelier than others.
  imagine: (view: View, belief: Belief, pick: Pick, frames: Frame[]): Table => imagine(view, frames, pick, belief),
  doctrine: (asked: Asked, school?: string) => doctrine(asked, temperOf(school, asked.view.me)),
  operations: (asked: Asked, school?: string) => operations(asked, temperOf(school, asked.view.me)),
  follow: (asked: Asked, plan: string, school?: string) => carryOn(asked, plan, temperOf(school, asked.view.me)),
  // An operation once begun is carried out; what the dice bring is for the battles.
  calm: (): boolean => true,
  evaluate,
  /**
   * The operations of both sides are searched; battles are left to the doctrine of the level's school, which the search has not
   * beaten there. Whether to move at all is the doctrine's.
   */
  routine: (asked: Asked, school?: string): boolean =>
    asked.step !== 'activate' || scripted(asked, temperOf(school, asked.view.me)).do === 'pass',
  // To the end of the Campaign Turn, battles and all; over the end of a month to its first turn, when replacements have come. The
  // North waits for the answer: what it leaves open is raided in the South's next turn.
  horizon:
    ({ me, pub: { turn, month } }: Asked['view']) =>
    (pub: Asked['view']['pub']): boolean =>
      pub.month === month ? pub.turn > turn + (me === 'USA' ? 1 : 0) : pub.turn > 0,
  levels: [
    byDoctrine('recruit', { en: 'Recruit', es: 'Recluta' }, 35),
    byDoctrine('brigadier', { en: 'Brigadier', es: 'Brigadier' }, 0),
    {
      id: 'corps-commander',
      name: { en: 'Corps commander', es: 'Comandante de cuerpo' },
      method: { is: 'flat', candidates: 4, caution: 0 },
      nodes: 400,
      routine: 500,
      plan: 1500,
    },
    {
      id: 'marse-robert',
      name: { en: 'Marse Robert', es: 'Marse Robert' },
      school: 'marse-robert',
      foe: 'marse-robert',
      method: { is: 'flat', candidates: 6, caution: 1 },
      nodes: 1500,
      routine: 1500,
      plan: 5000,
    },
  ],
} satisfies Mind<BobbyLee, Belief>;
