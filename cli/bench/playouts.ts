/** A game at full speed: random playouts with every option worked out, clones and views of positions met on the way. */
import {
  type AnyGame,
  type AnyTypes,
  keyFromSeed,
  machineOf,
  type Option,
  type Position,
  startOf,
  viewOf,
} from '@cuartel/engine';

/** Keeps what is measured from being thought useless and left out. */
let sink: unknown = null;
export const sunk = (): unknown => sink;

/** Choices that cost next to nothing and come out alike on every machine. */
const chooser = (): ((n: number) => number) => {
  let x = 0x9e3779b9;
  return n => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % n;
  };
};

export const playouts = (game: AnyGame): (() => number) => {
  const machine = machineOf(game);
  const agreed = { scenario: game.scenarios[0]!, options: [] };
  const pick = chooser();
  let n = 0;
  return () => {
    let actions = 0;
    const pos = startOf(game, agreed, keyFromSeed(`bench ${n++ % 64}`));
    for (let asked = machine.asked(pos); asked.length > 0; asked = machine.asked(pos)) {
      const side = asked[pick(asked.length)]!;
      machine.apply(pos, machine.sample(pos, side, pick) as Option);
      actions++;
    }
    return actions;
  };
};

/** Positions from the middle of a few games. */
const met = (game: AnyGame): Position<AnyTypes>[] => {
  const machine = machineOf(game);
  const pick = chooser();
  return Array.from({ length: 8 }, (_, g) => {
    const pos = startOf(game, { scenario: game.scenarios[0]!, options: [] }, keyFromSeed(`bench ${g}`));
    let kept = machine.clone(pos);
    for (let i = 0; i < 40 * (g + 1) && machine.asked(pos).length > 0; i++) {
      kept = machine.clone(pos);
      const side = machine.asked(pos)[0]!;
      const options = machine.options(pos, side);
      machine.apply(pos, options[pick(options.length)] as Option);
    }
    return kept;
  });
};
const BATCH = 2_000;
export const clones = (game: AnyGame): (() => number) => {
  const { clone } = machineOf(game);
  const positions = met(game);
  return () => {
    for (let i = 0; i < BATCH; i++) sink = clone(positions[i & 7]!);
    return BATCH;
  };
};
export const views = (game: AnyGame): (() => number) => {
  const positions = met(game);
  const { sides } = game;
  return () => {
    for (let i = 0; i < BATCH; i++) sink = viewOf<AnyTypes>(positions[i & 7]!.table, sides[i % sides.length]!);
    return BATCH;
  };
};
