/** What is planned when somebody is newly asked: a notice soon, and by correspondence a reminder before his time is up. */
import { DAY, HOUR } from '../config/time.ts';
import type { NewJob } from '../store/append.ts';
import type { Live } from './live.ts';

/** So long before the time is up: a day, or a quarter of a single day. */
const ahead = (days: number): number => (days > 1 ? DAY : 6 * HOUR);

export const noticeFor = (live: Live, side: string, runAt: number): NewJob => {
  const { id } = live.agreed;
  const since = live.askedSince.get(side)?.seq;
  return {
    id: `turn:${id}:${since}:${side}`,
    kind: 'turn',
    body: JSON.stringify({ match: id, person: live.seats[side], side, since }),
    runAt,
  };
};
/** Empty where no days are counted. */
export const reminderFor = (live: Live, side: string, again = ''): NewJob[] => {
  const { id, clock } = live.agreed;
  const mine = live.clocks?.[side];
  if (clock.is !== 'days' || mine === undefined || mine.since === null) return [];
  const since = live.askedSince.get(side)?.seq;
  const deadline = mine.since + mine.left;
  return [
    {
      id: `remind:${id}:${since}:${side}${again}`,
      kind: 'remind',
      body: JSON.stringify({ match: id, person: live.seats[side], side, since, deadline }),
      runAt: deadline - ahead(clock.days),
    },
  ];
};
