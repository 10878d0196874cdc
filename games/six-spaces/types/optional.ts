/** 8. The vocabulary of the optional rules. */
import type { ChapterWith } from '@cuartel/engine';
import type { EffectDeeds, EffectsChapter } from '@cuartel/engine/kit/effects.ts';
import type { Force, Member } from '@cuartel/engine/kit/force.ts';
import type { HitOrder } from '@cuartel/engine/kit/hits.ts';
import type { Place } from '@cuartel/engine/kit/places.ts';
import type { Block, Card, Side, Space } from '../data/board.ts';
import type { Event, SixEffects, Until } from '../data/events.ts';
import type { Posting } from '../queries/posts.ts';

export interface OptionalDeeds extends EffectDeeds<SixEffects> {
  swap: Block[];
  ready: null;
  event: Event;
  restore: Block;
  giveUp: Card;
  hit: Block[];
  post: Posting;
  column: null;
  regroup: Member[];
  halt: null;
}
export interface OptionalContents {
  effects: EffectsChapter<Side, SixEffects>;
  levy: ChapterWith<{ given: { side: Side }; asks: 'block' }>;
  tribute: ChapterWith<{ given: { side: Side }; asks: 'card' }>;
  losses: ChapterWith<{
    given: { side: Side; blocks: Block[]; hits: number; order: HitOrder };
    keeps: { open: number[]; left: number };
    steps: 'forced';
    asks: 'hits';
  }>;
  column: ChapterWith<{
    given: { side: Side; points: number; general: Block; here: Space };
    keeps: { force: Force; from: Space; to: Space };
    gives: number;
    steps: 'begin' | 'after';
    asks: 'order';
  }>;
}
export interface OptionalFacts {
  arranged: { blocks: Block[] };
  event: { side: Side; event: Event };
  restored: { block: Block };
  gaveUp: { side: Side; card: Card };
  covered: { side: Side; n: number; until: Until };
  uncovered: { side: Side };
  posted: { block: Block; to: Place };
  cameBack: { block: Block };
  morale: { value: number };
  regrouped: { side: Side; left: Block[]; joined: Block[]; guns: number };
  tookOver: { block: Block };
  spiked: { side: Side; here: Space; n: number };
}
