import type { RuleId } from './rules.en.ts';

/** Rules with nothing to execute, each with the reason. */
export const definitional: Partial<Record<RuleId, string>> = {
  '1-a': 'Introduces the two players; who plays which side is settled before the game.',
  '2.3-b': 'Tells how to read the rules: the engine offers nothing but what a rule names.',
  '3-a': 'Sums up what the game is about; each victory has its own rule from 13.2-a on.',
  '4.2.2-a': 'Follows from 4-a and 4.2-a: operations never look at the event, and only its owner is offered it.',
  '4.3.1-d': 'States that a limit does not exist; nothing counts the campaigns of a turn.',
  '4.6.1-a': 'Says in one sentence what 4.6.2-a to 4.6.2-d carry out.',
  '5.1.1-c': 'States that a limit does not exist; no rule counts the SP of a space against one.',
  '5.2.7-a': 'Points to 5.7.3-a, which says when an army may go on.',
  '5.3-a': 'Gives the purpose of 5.2.9-a and 5.3.4-b, which are what is enforced.',
  '5.6.6-c': 'Forbids whatever 5.6.5-c and 5.6.6-b do not allow; the engine offers only those moves.',
  '6.1.6-a': 'Points to 6.3.2-a and 7.6.2-a, where the naval retreats are.',
  '6.2.6.B-d': 'A consequence of naval control as 6.6-a and 6.6.2-b work it out.',
  '7.8.2-a': 'Points to 7.5.1-a, where elite units are lost.',
  '12.1.2-b': 'Points to 10.3.1-a, where the reinforcement is lost.',
  '12.10-a': 'Points to 5.2.2-b, 5.6.1-b and 5.6.1-c, where these prices are paid.',
  'G-i': 'Says that strength points are interchangeable; the state counts them and keeps no counters.',
  'G-j': 'Points to 4.4.1-a and 4.4.2-a, which compel the special events.',
  'G-k': 'Lists what is in the box.',
};
