/** The words of a mind are the engine's: games write theirs in them, and cannot see this wing. */
export type { Asked, Horizon, Level, Memory, Method, Mind, Operation, Pick, Seat } from '@cuartel/engine/mind/mind.ts';
