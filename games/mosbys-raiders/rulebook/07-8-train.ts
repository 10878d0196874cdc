/** 7.8 THE WAGON TRAIN: the checks of its escorts. 7.8-b, 7.8-o, 7.8-j1 */
import { done, give, write } from '@cuartel/engine';
import { LOCAL_GUIDE, offered } from '../queries/hand.ts';
import type { Mosby } from '../types.ts';
import { play } from '../verbs/hand.ts';
import { checkEscorts } from '../verbs/train.ts';

const { moment, section, step, window } = write<Mosby>();

export const escorts = section('escorts', () => ({ window: { cancelled: false } }), {
  window: step('7.8-f', ({ pub }) =>
    pub.escort.includes(-2) ? moment('escortChecks', { cancelled: false }, 'window') : give(0),
  ),
  checks: step('7.8-g', (t, my) => give(my.window.cancelled ? 0 : checkEscorts(t))),
});

/** 7.8-f A Local Guide cancels one set of checks. */
export const escortChecks = window('escortChecks', {
  rule: '7.8-f',
  order: () => ['mosby'],
  quiet: true,
  choices: {
    play: {
      of: v => offered(v, [LOCAL_GUIDE]),
      do(t, about, card) {
        play(t, '7.8-f', card);
        about.cancelled = true;
        return done;
      },
    },
  },
});
