/** Somebody who does not play here wants to: a match that is nobody else's business does not even exist for him. */
import { Fault } from '../protocol/fault.ts';
import type { Live } from './live.ts';

export const stranger = ({ agreed }: Live): Fault => new Fault(agreed.spectators.is === 'never' ? 'not-found' : 'not-a-player');
