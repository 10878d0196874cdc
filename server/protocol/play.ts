/** Play: what a person may ask for, and what he is told. The same by WebSocket and by HTTP. */
import { z } from 'zod';
import { MatchInfo, Result, STATUSES } from './matches.ts';
import { Count, Hash, Id, Time, typed, Word } from './words.ts';

export const Command = z.discriminatedUnion('is', [
  z
    .strictObject({ is: z.literal('act'), at: Count, do: Word, with: z.unknown().optional() })
    .describe('`at`: how many actions there have been, as the chooser counts: secret steps of others do not count'),
  z.strictObject({ is: z.literal('undo'), at: Count }),
  z.strictObject({ is: z.literal('resign') }),
  z.strictObject({ is: z.literal('offer-draw') }),
  z.strictObject({ is: z.literal('offer-takeback'), to: Count.optional() }),
  z.strictObject({ is: z.literal('answer'), offer: Count, yes: z.boolean() }),
  z.strictObject({ is: z.literal('chat'), text: typed(1, 600) }),
  z.strictObject({ is: z.literal('rematch'), bound: Hash.optional() }).describe('`bound`: binds my part of the dice'),
]);
export type Command = z.input<typeof Command>;

export const Accepted = z.object({ seq: Count, at: Count });
export type Accepted = z.infer<typeof Accepted>;

/** A line of the journal as this reader reads it. The words for it are in the game's texts. */
export const Entry = z.object({ action: Count, rule: z.string(), kind: z.string(), about: z.unknown(), secret: z.boolean() });
export type Entry = z.infer<typeof Entry>;

const option = z.object({ do: z.string(), with: z.unknown() });
/** What is asked. With a language: prompt, trail and options in words, as the engine puts them; without: the frames to make them from. */
export const Question = z.object({
  side: z.string(),
  rule: z.string(),
  section: z.string(),
  step: z.string(),
  options: z.array(option.extend({ text: z.string().optional(), things: z.array(z.string()).optional() })),
  prompt: z.string().optional(),
  trail: z.array(z.object({ section: z.string(), step: z.string(), rule: z.string(), text: z.string() })).optional(),
  sets: z
    .array(
      z.object({
        do: z.string(),
        members: z.array(z.unknown()).describe('with a language: each with its words, as an option has them'),
        least: Count,
        most: Count,
        times: z.array(Count).nullable().describe('how often each member may be chosen; null: once'),
        keys: z
          .array(z.union([z.string(), z.number()]))
          .nullable()
          .describe('of members with the same key one may be chosen'),
      }),
    )
    .describe('choices of a set: the answer is a list of members. `options` has a handful of such lists'),
  frames: z.array(z.object({ section: z.string(), step: z.string(), my: z.unknown(), mine: z.unknown().optional() })).optional(),
});
export type Question = z.infer<typeof Question>;

/** In both languages. */
const Place = z.object({ en: z.string(), es: z.string() });
/** How far back one may ask to go. */
export const Takeback = z.object({
  to: Count.describe('how many actions would be left'),
  back: Count.describe('how many would be taken back'),
  place: Place.describe('where in the rules that is'),
});
export type Takeback = z.infer<typeof Takeback>;
const offered = {
  what: z.enum(['draw', 'takeback']),
  by: z.string(),
  to: Count.nullable(),
  back: Count.nullable().describe('how many decisions would be taken back'),
  place: Place.nullable(),
};
export const Proposal = z.object({ seq: Count, ...offered });
export type Proposal = z.infer<typeof Proposal>;
export const ChatLine = z.object({ seq: Count, person: Id, text: z.string(), time: Time });
export type ChatLine = z.infer<typeof ChatLine>;

/** How the match stands, for everybody who may watch it. */
export const MatchStanding = z.object({
  status: z.enum(STATUSES),
  asked: z.array(z.string()),
  chosen: z.array(z.string()).describe('sides that have made their choice while others still decide at the same time'),
  deadline: Time.nullable(),
  clocks: z.record(z.string(), z.object({ left: z.number(), since: Time.nullable() })).nullable(),
  away: z.record(z.string(), Time).describe('until when sides are on vacation'),
  handovers: Count.describe('how often the game has come to another side'),
  byOrders: Count.nullable().describe('how many answers my own standing orders gave; null for whoever has no seat'),
  offers: z.array(Proposal),
  result: Result.nullable(),
  key: z.string().nullable(),
  now: Time,
});
export type MatchStanding = z.infer<typeof MatchStanding>;

/** Everything one reader may know. `you`: null for a spectator. */
export const State = z.object({
  match: MatchInfo,
  you: z.string().nullable(),
  seq: Count,
  at: Count,
  view: z.unknown(),
  question: Question.nullable(),
  undo: Count.describe('how many of your last actions you may take back at will'),
  standing: MatchStanding,
  journal: z.array(Entry),
  chat: z.array(ChatLine),
  online: z.array(Id),
  rematch: z.object({ match: Id, by: z.string() }).nullable().describe('the match that was proposed to follow this one'),
});
export type State = z.infer<typeof State>;

/** What a bot thought of its last choice, in both languages. */
export const Thought = z.object({ side: z.string(), n: Count, en: z.string(), es: z.string() });
export type Thought = z.infer<typeof Thought>;

export const Event = z.discriminatedUnion('is', [
  z.object({ is: z.literal('start'), seq: Count }),
  z.object({ is: z.literal('act'), seq: Count, n: Count, facts: z.array(Entry) }),
  z.object({ is: z.literal('rewind'), seq: Count, to: Count, by: z.string(), anew: z.boolean().describe('agreed on: new dice') }),
  z.object({ is: z.literal('offer'), seq: Count, ...offered }),
  z.object({ is: z.literal('answer'), seq: Count, offer: Count, yes: z.boolean(), by: z.string() }),
  z.object({ is: z.literal('chat'), seq: Count, person: Id, text: z.string(), time: Time }),
  z.object({ is: z.literal('rematch'), seq: Count, match: Id, by: z.string() }),
  z.object({ is: z.literal('away'), seq: Count, by: z.string(), until: Time }).describe('time stands still; `until` past: back'),
  z
    .object({ is: z.literal('pause'), seq: Count, from: Time })
    .describe('the server was away from then on: that time is on no clock'),
  z.object({ is: z.literal('end'), seq: Count, result: Result }),
]);
export type Event = z.infer<typeof Event>;

/** Where a value changed, and what it is now (undefined: it is gone). */
export const Change = z.tuple([z.array(z.union([z.string(), z.number()])), z.unknown().optional()]);
export type Change = z.infer<typeof Change>;

/** What has happened since `from`. Apply it only on a state whose seq is `from`; otherwise watch again. */
export const Update = z.object({
  from: Count,
  seq: Count,
  at: Count,
  events: z.array(Event),
  /** The View anew, or only what changed in it. */
  view: z.unknown().optional(),
  patch: z.array(Change).optional(),
  question: Question.nullable(),
  undo: Count,
  standing: MatchStanding,
});
export type Update = z.infer<typeof Update>;
