/** 8.10, 8.11 WALLS AND ROADS: a block goes within walls, waits on a road, or comes back. */
import { type Choice, next } from '@cuartel/engine';
import { plays } from '../queries/board.ts';
import { postings } from '../queries/posts.ts';
import type { Six } from '../types.ts';
import { takePost } from '../verbs/optional.ts';

export const post: Choice<Six, 'action', 'post'> = {
  of: v => (plays(v.pub, 'walls') ? postings(v.pub, v.me) : []),
  do(t, my, { block, to }, mine) {
    my.points--;
    mine.group = [];
    takePost(t, block, to);
    return next;
  },
};
