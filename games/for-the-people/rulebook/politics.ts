/** The sections of the phases around the strategy rounds, and of the cards. */
import { effects } from '../cards/events.ts';
import {
  dismissing,
  gathering,
  honouring,
  relieving,
  relocating,
  retaking,
  striking,
  stripping,
  wasting,
} from './04-events-forces.ts';
import { arming, fortifying, levying, lifting, marking, sinking } from './04-events-places.ts';
import { attrition } from './09-attrition.ts';
import { deal, generals } from './10-generals.ts';
import { placing } from './10-placing.ts';
import { runners } from './10-runners.ts';
import { journeys, strategic } from './10-strategic.ts';
import { claiming, political } from './11-political.ts';
import { changes } from './12-changes.ts';

export const politics = {
  placing,
  runners,
  strategic,
  journeys,
  generals,
  deal,
  political,
  changes,
  claiming,
  attrition,
  effects,
  levying,
  marking,
  lifting,
  stripping,
  fortifying,
  arming,
  sinking,
  honouring,
  wasting,
  gathering,
  striking,
  dismissing,
  relieving,
  retaking,
  relocating,
};
