/** A guide for the battery: armies that seek battle and do not leave it, so that days of fighting, routs and nights are reached. */
import type { Decide } from '@cuartel/engine';

/** What ends a battle early or lets a chance go by; chosen only where nothing else is open. */
const TIMID: readonly string[] = [
  'fallBack',
  'fallBackAll',
  'leave',
  'letGo',
  'ceaseFire',
  'endReinforcement',
  'pass',
  'endSearch',
];
/** What brings armies together and keeps them there. */
const BOLD: readonly string[] = [
  'attack',
  'invade',
  'cross',
  'payDay',
  'remain',
  'pursue',
  'reinforce',
  'rollOver',
  'standFast',
  'envelop',
];

export const stubborn: Decide = ({ options, pick }) => {
  const bold = options.filter(option => BOLD.includes(option.do));
  if (bold.length > 0 && pick(4) > 0) return bold[pick(bold.length)]!;
  const open = options.filter(option => !TIMID.includes(option.do));
  const from = open.length > 0 ? open : options;
  return from[pick(from.length)]!;
};
