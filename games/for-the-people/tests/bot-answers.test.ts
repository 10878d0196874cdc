/** What a card asks of a march the doctrine keeps to: its answer is one of those that may be given. */
import { anyGame } from '@cuartel/engine';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import type { Asked } from '../bot/counsel.ts';
import { scripted } from '../bot/scripted.ts';
import { CSA, USA } from '../data/sides.ts';
import { ARMY } from '../data/tables.ts';
import { forThePeople } from '../index.ts';
import { infantryIn, type Member } from '../queries/marches.ts';
import { at } from './board.ts';
import { FREE, who } from './forces.ts';
import { scene } from './scene.ts';

const game = anyGame(forThePeople);
test('4.6.2-b of an army in a fort that is sent to Richmond one SP may stay, however much is feared for Washington', () => {
  const play = scene(
    'march',
    {
      side: USA,
      activation: { formation: ARMY, space: at('washington-dc'), leader: who('mcclellan') },
      licence: { ...FREE, toRichmond: true },
    },
    {
      bare: true,
      lay: board =>
        board
          .army('potomac', 'washington-dc', 15, 'mcclellan', 'hooker')
          .fort(USA, 'washington-dc')
          .sp(CSA, 'manassas-va', 12)
          .general('jackson', 'manassas-va'),
    },
  );
  const answer = scripted(askedOf(game, play.pos as never, 'USA') as unknown as Asked);
  expect(play.machine.allows(play.pos, 'USA', answer.do as never, answer.with as never)).not.toBeNull();
  expect(infantryIn(answer.with as Member[])).toBeGreaterThanOrEqual(14);
});
