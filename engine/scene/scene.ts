/**
 * THE SCENE: the language in which tests are written. A table in the middle of a game, the dice and draws to come, who does what,
 * what the table asks next. Every word is strict and says what it found instead: a die that was not laid ready, a deed that is not
 * offered, another question, a counter lost on the way are errors.
 *
 *   scene.asks('north', '4.1', 'intercept', 'pass').dice(5).does('north', 'intercept', 3).refuses('south', 'march', 2, '3.2').spent();
 *
 * A game adds its own words: how a scene is set up, and how its pieces go by name (`named`).
 */
import type { Loaded } from '../chance/chance.ts';
import type { AnyTypes } from '../game.ts';
import { type Fact, readBy } from '../journal/journal.ts';
import type { DeedOf, GameTypes } from '../machine/contents.ts';
import type { Frame, Machine, Position } from '../machine/machine.ts';
import type { Option } from '../machine/options.ts';
import { whyNot } from '../machine/why.ts';
import type { Table } from '../state/drawers.ts';
import { same } from '../state/plain.ts';

/** What a deed is done with, as a test says it: nothing for null, a list like any other thing. */
export type WithWhat<Objects, D extends keyof Objects> = Objects[D] extends null | undefined ? [] : [what: Objects[D]];

export interface OnStage<G extends GameTypes> {
  readonly machine: Machine<G>;
  readonly pos: Position<G>;
  /** What play can never change. */
  conserved(table: Table<G>): string;
  /** What a test calls by name, as the rules know it. */
  named(deed: DeedOf<G>, what: unknown, table: Table<G>): unknown;
}

const shown = (what: unknown): string => (what === null || what === undefined ? '' : ` ${JSON.stringify(what)}`);
const listed = (what: readonly string[]): string => (what.length === 0 ? 'nothing' : what.join(', '));
const wrong = (expected: string, found: string): never => {
  throw new Error(`${expected}; but ${found}`);
};

/** The first step of a section, as a call would open it. */
export const frameOf = <G extends GameTypes>(
  machine: Pick<Machine<G>, 'pages'>,
  table: Table<G>,
  section: string,
  given: object,
): Frame => {
  const page = machine.pages[section];
  if (page === undefined) throw new Error(`the rulebook has no section ${section}`);
  const frame: Frame = { section, step: page.begin, into: null, my: { ...given, ...page.keeps() }, wait: null };
  const { mine } = page;
  if (mine !== null) frame.mine = Object.fromEntries(Object.keys(table.own).map(side => [side, mine()]));
  return frame;
};

/** The words of a scene. `Objects`: what each deed is done with, as tests say it. */
export const sceneOf = <G extends GameTypes, Objects extends object = G['deeds']>(running: OnStage<G>) => {
  type Side = G['side'];
  type Deed = DeedOf<G> & keyof Objects;
  const { machine, pos } = running;
  const { table } = pos;
  const kept = running.conserved(table);
  const log: Fact[] = [];

  const place = (): string => {
    const top = pos.stack.at(-1);
    return top === undefined ? 'over' : `${top.section}.${top.step}`;
  };
  const rule = (): string => machine.asking(pos)?.place.rule ?? '';
  /** A test may have changed the table by hand: nothing worked out before counts. */
  const anew = (): Position<G> => {
    pos.offer = null;
    pos.candidates = null;
    pos.memo = null;
    return pos;
  };
  const open = (who: Side): readonly Option[] => machine.options(anew(), who) as readonly unknown[] as readonly Option[];
  const deedsOf = (who: Side): string[] => [...new Set(open(who).map(option => option.do))];
  /** How things stand, for whoever expected something else. */
  const standing = (): string => {
    const asked = machine.asked(pos) as readonly Side[];
    if (asked.length === 0) return 'nobody is asked: it is over';
    const offers = asked.map(who => `${who} may ${listed(open(who).map(option => `${option.do}${shown(option.with)}`))}`);
    return `under ${rule()}, ${place()}, ${offers.join('; ')}`;
  };
  const objectOf = (deed: Deed, said: readonly unknown[]): unknown =>
    said.length === 0 || said[0] === null ? null : running.named(deed, said[0], table);
  const find = (who: Side, deed: Deed, what: unknown): Option | null => machine.allows(anew(), who, deed, what);
  const run = (act: () => void): void => {
    table.log = log;
    act();
    const now = running.conserved(table);
    if (now !== kept) wrong(`play changes nothing of ${kept}`, `it is ${now} now`);
  };
  const loaded = (): Loaded => {
    table.dark.chance.loaded ??= { dice: [], draws: [] };
    return table.dark.chance.loaded;
  };

  run(() => machine.resume(pos));
  return {
    machine,
    pos,
    table,
    pub: table.pub,
    own: table.own,
    /** All that was told, secret versions and all. */
    log,
    /** 'operations.action', '@moment.combatCards', 'over': where the table stands. */
    place,

    /** Whom the table asks (a list: exactly these, at the same time), under which rule or at which place, and, if any are named, for which deeds. */
    asks<Self>(this: Self, who: Side | readonly Side[], where: string, ...deeds: Deed[]): Self {
      const asked = machine.asked(pos) as readonly Side[];
      const fits = typeof who === 'string' ? asked.includes(who) : same([...who].sort(), [...asked].sort());
      if (!fits || (where !== rule() && where !== place())) wrong(`the table asks ${String(who)} under ${where}`, standing());
      if (deeds.length > 0 && !same([...deeds].sort(), deedsOf(typeof who === 'string' ? who : who[0]!).sort()))
        wrong(`the table asks ${String(who)} for ${listed(deeds)}`, standing());
      return this;
    },
    /** The deeds open to a side, each once. */
    deeds: (who: Side): string[] => deedsOf(who),
    /** Nobody is asked any more. */
    over: (): boolean => machine.asked(pos).length === 0,

    /** A side may do this, among other things. */
    offers<Self, D extends Deed>(this: Self, who: Side, deed: D, ...what: WithWhat<Objects, D>): Self {
      const object = objectOf(deed, what);
      if (find(who, deed, object) === null) wrong(`${who} may ${deed}${shown(what[0])}`, standing());
      return this;
    },
    /** Everything a side may do a deed with; of a set, a handful of lists. */
    offered: <D extends DeedOf<G>>(who: Side, deed: D): G['deeds'][D][] =>
      open(who)
        .filter(option => option.do === deed)
        .map(option => option.with as G['deeds'][D]),
    /** Everything that may be on the list a deed is done with. */
    members: <D extends DeedOf<G>>(who: Side, deed: D): (G['deeds'][D] extends readonly (infer M)[] ? M : never)[] =>
      machine.sets(anew(), who).flatMap(set => (set.do === deed ? [...set.members] : [])) as never,
    does<Self, D extends Deed>(this: Self, who: Side, deed: D, ...what: WithWhat<Objects, D>): Self {
      const option = find(who, deed, objectOf(deed, what));
      if (option === null) return wrong(`${who} does ${deed}${shown(what[0])}`, standing());
      run(() => machine.apply(pos, option as never));
      return this;
    },
    /** A side that is asked may not do this; the rule that is in the way, when one is named. */
    refuses<Self, D extends Deed>(this: Self, who: Side, deed: D, what: Objects[D] | null, because?: string): Self {
      const verdict = whyNot(
        machine as unknown as Machine<AnyTypes>,
        pos as unknown as Position<AnyTypes>,
        who,
        deed,
        objectOf(deed, [what]),
      );
      const expected = `${who} may not ${deed}${shown(what)}${because === undefined ? '' : `, because of ${because}`}`;
      if (verdict === null || verdict.offered) return wrong(expected, standing());
      if (because !== undefined && verdict.rule !== because) wrong(expected, `because of ${verdict.rule}`);
      return this;
    },

    /** Dice to come, after those that lie ready. */
    dice<Self>(this: Self, ...dice: readonly number[]): Self {
      loaded().dice.push(...dice);
      return this;
    },
    /** Draws to come: a value, or the number of a choice left to chance. */
    draws<Self>(this: Self, ...draws: readonly (number | string)[]): Self {
      loaded().draws.push(...draws);
      return this;
    },
    /** No die and no draw is left over. */
    spent<Self>(this: Self): Self {
      const { dice, draws } = loaded();
      if (dice.length + draws.length > 0)
        wrong('every die and draw is used', `${listed([...dice, ...draws].map(String))} lie there`);
      return this;
    },

    /** What was told of a kind, whoever may read it. */
    told: <K extends keyof G['facts'] & string>(kind: K): G['facts'][K][] =>
      log.filter(fact => fact.kind === kind).map(fact => fact.about as G['facts'][K]),
    /** What a reader (null: a spectator) has read of a kind. */
    heard: <K extends keyof G['facts'] & string>(reader: Side | null, kind: K): G['facts'][K][] =>
      log.flatMap(fact => {
        const line = readBy(fact, reader);
        return line?.kind === kind ? [line.about as G['facts'][K]] : [];
      }),
    /** Goes on from another place, with what its section has at hand. */
    takeUp<Self>(this: Self, section: string, step: string, my: object): Self {
      pos.stack.splice(0, pos.stack.length, { ...frameOf(machine, table, section, my), step, my: my as Frame['my'] });
      run(() => machine.resume(pos));
      return this;
    },
  };
};
export type Scene<G extends GameTypes, Objects extends object = G['deeds']> = ReturnType<typeof sceneOf<G, Objects>>;
