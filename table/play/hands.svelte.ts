/** The player's hands: what is aimed at, held and put together, and how a click on a thing becomes a decision. */
import type { Thing } from '@cuartel/engine';
import { flushSync } from 'svelte';
import { settings } from '../page/settings.svelte.ts';
import type { ChoiceInWords } from '../worker/protocol.ts';
import { type DeskRow, timesOn } from './entries.ts';
import type { OpenGame } from './game.svelte.ts';
import { hasOdds } from './odds.ts';

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const thingsOf = (row: DeskRow | undefined): readonly Thing[] => {
  if (row === undefined) return [];
  if (row.is === 'fold') return row.things;
  return row.is === 'option' ? row.option.things : (row.set.members[row.n]?.things ?? []);
};

/** How a click came: the second of two quick ones, by a finger, with Shift or held long. */
export interface Click {
  readonly twice?: boolean;
  readonly touch?: boolean;
  readonly more?: boolean;
}
export const clickOf = (event: MouseEvent): Click => ({
  twice: event.detail > 1,
  touch: (event as PointerEvent).pointerType === 'touch',
  more: event.shiftKey,
});

export class Hands {
  readonly #game: () => OpenGame;
  /** Do odds stand on the desk? */
  readonly #saysOdds: () => boolean;
  /** The question that was clicked at last. */
  #clicked = -1;
  /** The choice under the pointer, the focus or the arrow keys, by its place on the desk; -1: none. */
  aimed = $state(-1);
  /** Things of a line that is pointed at. */
  pointed = $state.raw<readonly Thing[]>([]);
  /** Several choices are meant by what was clicked: which? */
  which = $state.raw<{ thing: Thing; options: readonly ChoiceInWords[] } | null>(null);
  /** The choice that has been warned of once. */
  sure = $state.raw<ChoiceInWords | null>(null);
  /** By touch nothing can be looked at before it is tapped: the choice whose odds a first tap brought. */
  looked = $state.raw<ChoiceInWords | null>(null);
  /** The choice whose odds are shown: the one looked at, else the first that a die decides, in a lesson what the example does. */
  weighed = $derived.by((): ChoiceInWords | null => {
    const game = this.#game();
    const entry = game.entries[this.aimed];
    // What has no odds changes nothing in their place: a button may not move away from under the pointer.
    if (entry?.is === 'option' && (game.face.odds === undefined || hasOdds(game, entry.option))) return entry.option;
    return this.looked ?? this.#first;
  });
  #first = $derived.by((): ChoiceInWords | null => {
    const game = this.#game();
    const { face, options, sight } = game;
    const chancy = (face.odds ?? []).flatMap(deed => options.filter(option => option.do === deed && hasOdds(game, option)));
    const next = sight.lesson?.proposed;
    return chancy.find(one => one.do === next?.do && alike(one.with, next.with)) ?? chancy[0] ?? null;
  });
  /** Units that go along with the one in hand. */
  group = $state.raw<readonly Thing[]>([]);
  /** A thing that was clicked while several choices have it: the other things of those choices are asked for next. */
  inHand = $state.raw<Thing | null>(null);
  withHeld = $derived.by(() => {
    const { inHand } = this;
    return inHand === null ? [] : this.#game().options.filter(option => option.things.includes(inHand));
  });
  /** Members of a list that are pointed at by what is in hand and another thing, as far as they may still be added. */
  #membersHeld = $derived.by((): readonly DeskRow[] => {
    const { inHand } = this;
    const game = this.#game();
    return inHand === null
      ? []
      : game.entries.filter(row => row.is === 'member' && thingsOf(row).includes(inHand) && game.mayAdd(row));
  });
  /** In a lesson only what the example does next is lit. */
  proposed = $derived.by((): readonly Thing[] | null => {
    const game = this.#game();
    const wanted = game.sight.lesson?.proposed;
    if (!wanted) return null;
    const option = game.options.find(one => one.do === wanted.do && alike(one.with, wanted.with));
    if (option !== undefined && option.things.length > 0) return option.things;
    const list: unknown[] = Array.isArray(wanted.with) ? wanted.with : [];
    const members = game.sets.find(set => set.do === wanted.do)?.members ?? [];
    return members.filter(member => list.some(one => alike(one, member.with))).flatMap(member => member.things);
  });
  glow = $derived.by(() => {
    const held = [...this.withHeld.flatMap(option => option.things), ...this.#membersHeld.flatMap(thingsOf)];
    return new Set(this.proposed ?? (held.length === 0 ? this.#game().open : held));
  });
  chosen = $derived.by(() => new Set(this.#game().chosen));
  aim = $derived.by(() => {
    const held = this.inHand === null ? [] : [this.inHand];
    return new Set<Thing>([
      ...thingsOf(this.#game().entries[this.aimed]),
      ...this.pointed,
      ...this.chosen,
      ...held,
      ...this.group,
    ]);
  });

  constructor(game: () => OpenGame, saysOdds: () => boolean) {
    this.#game = game;
    this.#saysOdds = saysOdds;
  }
  /** What the game itself has in hand. */
  get taken(): readonly Thing[] {
    const { face, sight } = this.#game();
    return face.inHand?.(sight.view) ?? [];
  }
  /** Another question: nothing of the one before is held any more. */
  empty(): void {
    this.aimed = -1;
    this.letGo();
    if (!this.#game().busy && this.taken.length === 0) this.group = [];
  }
  letGo(): void {
    this.which = null;
    this.sure = null;
    this.inHand = null;
    this.looked = null;
  }
  choose(option: ChoiceInWords): boolean {
    const game = this.#game();
    const { face, sight } = game;
    this.which = null;
    const warning = sight.question === null ? null : face.warn?.(sight.view, option, sight.question, settings.language);
    if (warning?.grave && !sight.lesson && this.sure !== option && !game.busy && !game.unread) {
      this.sure = option;
      return true;
    }
    this.sure = null;
    const done = game.choose(option);
    if (done && face.group?.go.includes(option.do) && this.group.length > 0) void this.#lead(option);
    return done;
  }
  /** They go the same way one after another, each by the rules; who cannot go stays where it is. */
  async #lead({ do: deed, with: what }: ChoiceInWords): Promise<void> {
    const game = this.#game();
    const along = this.group;
    this.group = [];
    for (const thing of along) {
      await game.answered();
      const pick = game.options.find(option => option.do === game.face.group?.pick && option.things.includes(thing));
      if (pick === undefined || !game.choose(pick, true)) continue;
      await game.answered();
      const same = game.options.find(option => option.do === deed && alike(option.with, what));
      if (same === undefined) game.undo();
      else game.choose(same, true);
    }
  }
  /** A tap decides only what odds stand there for: the first tap on another choice brings them. */
  #looksFirst(option: ChoiceInWords, touch = false): boolean {
    const game = this.#game();
    if (!touch || !hasOdds(game, option) || (this.looked ?? this.#first) === option) return false;
    flushSync(() => {
      this.looked = option;
      this.aimed = game.entries.findIndex(entry => entry.is === 'option' && entry.option === option);
    });
    return this.#saysOdds();
  }
  /** The second of two quick clicks was meant for the question before. */
  #late(twice = false): boolean {
    const { asking } = this.#game();
    const late = twice && this.#clicked !== asking;
    if (!late) this.#clicked = asking;
    return late;
  }
  /** The odds that the first of two quick taps brought have moved another choice under the second. */
  #slipped(row: DeskRow, twice = false): boolean {
    return twice && this.looked !== null && !(row.is === 'option' && row.option === this.looked);
  }
  /** Decides by the desk: an option at once, a member of a set by toggling. False: it was not taken. */
  enter(index: number, { twice, touch }: Click = {}): boolean {
    const game = this.#game();
    const entry = game.entries[index];
    if (entry === undefined || this.#late(twice) || this.#slipped(entry, twice)) return false;
    if (entry.is === 'option') return this.#looksFirst(entry.option, touch) || this.choose(entry.option);
    if (entry.is === 'fold') {
      this.#open(entry.do);
      return true;
    }
    game.toggle(entry.set, entry.n);
    return true;
  }
  /** A thing was clicked, or (null) the ground. */
  click(thing: Thing | null, { more = false, touch, twice }: Click): void {
    const game = this.#game();
    if (this.#late(twice)) return;
    this.which = null;
    if (thing === null) {
      if (game.refusal !== null) game.dismiss();
      return;
    }
    if (game.looking) return;
    if (more && this.#goesAlong(thing)) {
      this.group = this.group.includes(thing) ? this.group.filter(one => one !== thing) : [...this.group, thing];
      return;
    }
    const pointed = game.entries.filter(entry => thingsOf(entry).includes(thing));
    const here = pointed.filter(entry => entry.is !== 'fold');
    const [fold] = pointed;
    if (here.length === 0 && fold?.is === 'fold') {
      this.#open(fold.do);
      return;
    }
    const options = here.flatMap(entry => (entry.is === 'option' ? [entry.option] : []));
    if (here.length > 0 && options.length === 0) {
      this.#put(thing, here);
      return;
    }
    const { inHand, withHeld } = this;
    this.inHand = null;
    if (thing === inHand && !more) return; // put back
    const both = options.filter(option => withHeld.includes(option));
    const meant = both.length > 0 ? both : options;
    if (meant.length === 0) void game.whyNot(thing);
    else this.#settle(thing, meant, { more, touch: touch === true });
  }
  #open(deed: string): void {
    this.letGo();
    this.#game().unfold(deed);
  }
  /** Puts on a list, or takes off it, what was pointed at; where two things name a member (what, and where to) the first is held, as long as it serves. */
  #put(thing: Thing, members: readonly DeskRow[]): void {
    const game = this.#game();
    const { inHand } = this;
    if (thing === inHand) {
      this.inHand = null;
      return;
    }
    const isOn = (row: DeskRow): boolean => row.is === 'member' && timesOn(game.half, row.set, row.n) > 0;
    const both = inHand === null ? [] : members.filter(row => thingsOf(row).includes(inHand) && (game.mayAdd(row) || isOn(row)));
    const meant = both.length > 0 ? both : members;
    const others = meant.map(row =>
      thingsOf(row)
        .filter(other => other !== thing)
        .join(' '),
    );
    const apart = new Set(others).size === meant.length && !others.includes('');
    const free = meant.filter(row => game.mayAdd(row));
    const listed = meant.filter(isOn);
    if (meant.length > 1 && apart && free.length > 0) {
      this.inHand = thing;
      return;
    }
    const [member] = meant.length > 1 && apart ? listed : meant;
    if (member?.is === 'member' && (this.glow.has(thing) || this.chosen.has(thing))) game.toggle(member.set, member.n);
    else void game.whyNot(thing);
  }
  /** Held with Shift, or long: it goes along with the unit in hand. */
  #goesAlong(thing: Thing): boolean {
    const kind = (one: Thing) => one.split(':')[0];
    const leads = this.taken.some(held => held !== thing && kind(held) === kind(thing));
    return this.#game().face.group !== undefined && leads && !this.glow.has(thing);
  }
  /** Decides by what was pointed at, if only one choice is meant; else asks for the other thing of it, or for which. */
  #settle(thing: Thing, options: readonly ChoiceInWords[], { more, touch }: Click): void {
    const game = this.#game();
    const common = options.filter(option => !game.face.rarer?.includes(option.do));
    // What is meant by this thing alone comes before what is pointed at by another one too (an attack from here on there).
    const alone = common.filter(option => option.things.length === 1);
    const [only] = options.length === 1 ? options : more ? [] : common.length === 1 ? common : alone.length === 1 ? alone : [];
    game.refusal = null;
    if (only !== undefined) {
      if (!this.#looksFirst(only, touch)) this.choose(only);
      return;
    }
    const others = options.map(option => option.things.filter(other => other !== thing));
    const apart = new Set(others.map(things => things.join(' ')));
    if (!more && apart.size === options.length && others.every(things => things.length > 0)) this.inHand = thing;
    else this.which = { thing, options };
  }
}
