/** 3. THE SEQUENCE OF PLAY */
import { goto, next, over, write } from '@cuartel/engine';
import { hasStep } from '../queries/reinforcements.ts';
import { endsAtOnce, endsTurn, judged } from '../queries/victory.ts';
import type { People } from '../types.ts';
import { endGame } from '../verbs/ending.ts';
import { tell } from '../verbs/pen.ts';

const { call, interrupt, section, step } = write<People>();

export const game = section('game', () => ({}), {
  turn: step('3-b', () => call('turn', {})),
  // 3.6-a, 17.2.1-b Automatic victory after any turn; after the last one, the scenario's own conditions.
  close: step('3.6-a', t => {
    const ends = endsTurn(t.pub);
    if (ends !== null) {
      endGame(t, '17.2.1-a', ends);
      return over;
    }
    if (t.pub.turn === t.pub.end) return next;
    t.pub.turn++;
    return goto('turn');
  }),
  judge: step('3-a', t => {
    endGame(t, '3-a', judged(t.pub));
    return over;
  }),
});

export const turn = section('turn', () => ({}), {
  begin: step('3-b', t => {
    const { pub } = t;
    tell(t, '3-b', 'turn', { turn: pub.turn });
    pub.trail.push(pub.will[0], pub.will[1]);
    pub.victory = false;
    pub.strategic = [0, 0];
    pub.transfers = [0, 0];
    return next;
  }),
  // 2.8-a, 3.1-d, 10.7-a
  placing: step('3.1-a', t => (hasStep(t.pub, 'a') ? call('placing', {}) : next)),
  strategic: step('3.1-b', t => (hasStep(t.pub, 'b') ? call('strategic', {}) : next)),
  generals: step('3.1-c', t => (hasStep(t.pub, 'c') ? call('generals', {}) : next)),
  deal: step('3.2-a', () => call('deal', {})),
  // 5.2.9-a, 5.3.4-b Trains may have left generals alone; nobody begins a round so.
  limits: step('5.3.4-b', () => call('limits', {})),
  rounds: step('3.3.2-a', () => call('rounds', {})),
  political: step('3.4.2-a', () => call('political', {})),
  attrition: step('3.5-a', () => call('attrition', {})),
});

/** 17.2.1-a, 17.2.2-a Confederate will at 0, or nothing left to live on: at once, however deep in the rules. */
export const atOnce = interrupt(
  '17.2.1-b',
  pub => endsAtOnce(pub) !== null,
  () => call('ended', {}),
);
export const ended = section('ended', () => ({}), {
  announce: step('17.2.1-b', t => {
    const result = endsAtOnce(t.pub);
    if (result !== null) endGame(t, result.ending === 'will' ? '17.2.1-a' : '17.2.2-a', result);
    return over;
  }),
});
