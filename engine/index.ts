export type { Key } from './chance/chacha.ts';
export * from './chance/chance.ts';
export { bindingOf, isPart, lotOf, type Part } from './chance/mix.ts';
export * from './game.ts';
export * from './journal/journal.ts';
export * from './machine/contents.ts';
export {
  eyesOf,
  type Frame,
  type Machine,
  type Mute,
  machine,
  type Outcome,
  type Position,
  positionOf,
  stackFor,
} from './machine/machine.ts';
export { memo, memoSeen, reading } from './machine/memo.ts';
export { memoOn } from './machine/memo-on.ts';
export * from './machine/modify.ts';
export type { Offered, OpenSet, Option } from './machine/options.ts';
export { sampleList } from './machine/sets.ts';
export * from './machine/trail.ts';
export * from './machine/why.ts';
export * from './machine/write.ts';
export * from './orders/ahead.ts';
export * from './orders/give.ts';
export * from './orders/menu.ts';
export * from './orders/mute.ts';
export * from './orders/obey.ts';
export * from './orders/order.ts';
export * from './orders/ready.ts';
export * from './orders/words.ts';
export { type AskedPlayer, atRandom, type Decide } from './play/decide.ts';
export * from './play/lesson.ts';
export * from './play/match.ts';
export type { Mistake } from './play/mistake.ts';
export * from './play/question.ts';
export { type Branch, keyIn, keyOfDice, layDice, machineOf, type Record as GameRecord, startOf } from './play/record.ts';
export * from './play/save.ts';
export * from './play/truth.ts';
export * from './play/verify.ts';
export * from './state/drawers.ts';
export * from './state/hash.ts';
export * from './state/plain.ts';
export * from './text/catalogue.ts';
export { english } from './text/english.ts';
export { type Grammar, grammar, type Noun } from './text/grammar.ts';
export type { EverySectionHeaded, Heading, Keyword } from './text/ledger.ts';
export * from './text/says.ts';
export * from './text/sentence.ts';
export { type Gender, type SpanishNoun, spanish } from './text/spanish.ts';
export * from './text/things.ts';
