/** What the sampler of a set offers is legal; on small sets nothing legal is left out, and its conditions are what they say. */
import type { AnyGame, AnyTypes } from '../game.ts';
import type { Choosable } from '../machine/compile.ts';
import type { Position } from '../machine/machine.ts';
import type { Option } from '../machine/options.ts';
import { eachList, legalList, normal, type SetOffer, sampleList, setOfferOf } from '../machine/sets.ts';
import { judge, judgingAt } from '../machine/why.ts';
import { machineOf } from '../play/record.ts';
import { canonical, same } from '../state/plain.ts';
import type { Chooser } from './chooser.ts';
import { Broken, insist } from './failure.ts';

const SAMPLES = 4;
/** So many lists at most are tried by brute force. */
const MANY = 512;

const meets = (tests: Choosable['each'], { v, my }: SetOffer, what: unknown): boolean =>
  (tests ?? []).every(([, test]) => test(v, my, what));

/** Every list there could be, by brute force, each member as often as it may. */
const everyList = ({ members, times }: SetOffer): unknown[][] => {
  let lists: unknown[][] = [[]];
  members.forEach((member, i) => {
    const often = times === null ? 1 : times[i]!;
    lists = lists.flatMap(list => Array.from({ length: often + 1 }, (_, n) => [...list, ...Array(n).fill(member)]));
  });
  return lists;
};
const oneOfEachKey = ({ members, keys }: SetOffer, list: readonly unknown[]): boolean => {
  if (keys === null) return true;
  const used = list.map(one => keys[members.findIndex(member => same(member, one))]);
  return new Set(list.map(one => canonical(one))).size === new Set(used).size;
};
const legalByTheBook = (set: SetOffer, list: readonly unknown[]): boolean =>
  list.length >= set.least &&
  list.length <= set.most &&
  oneOfEachKey(set, list) &&
  meets(set.choice.part, set, list) &&
  meets(set.choice.whole, set, list);

const checkSmall = (deed: string, set: SetOffer): void => {
  const { members, times } = set;
  if (members.reduce<number>((n, _, i) => Math.min(MANY + 1, n * (1 + (times?.[i] ?? 1))), 1) > MANY) return;
  const every = everyList(set);
  const legal = every.filter(list => legalByTheBook(set, list)).map(list => canonical(list));
  const found: string[] = [];
  const finished = eachList(set, list => found.push(canonical(list)) > 0, 1_000_000);
  insist('sets', finished, () => `${deed}: the search for lists gave up`);
  const missing = legal.find(list => !found.includes(list));
  insist('sets', missing === undefined, () => `${deed}: the legal list ${missing} is never found`);
  insist('sets', found.length === legal.length, () => `${deed}: ${found.length} lists are found, ${legal.length} are legal`);
  for (const list of every) {
    if (!meets(set.choice.part, set, list)) continue;
    for (let i = 0; i < list.length; i++) {
      const less = list.filter((_, j) => j !== i);
      insist(
        'sets',
        meets(set.choice.part, set, less),
        () => `${deed}: ${canonical(list)} meets \`part\`, ${canonical(less)} of it does not`,
      );
    }
  }
};

export const checkSets = (game: AnyGame, pos: Position<AnyTypes>, side: string, pick: Chooser): void => {
  const machine = machineOf(game);
  const judging = judgingAt(machine, pos, side);
  if (judging === null) return;
  const conserved = game.conserved(pos.table);
  const open = machine.sets(pos, side);
  for (const deed of judging.place.deeds) {
    const choice = judging.place.choices[deed]!;
    if (choice.among === undefined) continue;
    const { v, my } = judging;
    const set = setOfferOf(side, deed, choice, v, my);
    const { members } = set;
    const some = open.find(one => one.do === deed)?.some ?? null;
    members.forEach((member, i) => {
      insist('sets', !members.slice(0, i).some(other => same(other, member)), () => `${deed} offers ${canonical(member)} twice`);
    });
    for (const one of choice.all?.(v, my) ?? [])
      insist(
        'sets',
        !meets(choice.each, set, one) || members.some(member => same(member, one)),
        () => `${deed}: ${canonical(one)} meets every condition but \`among\` leaves it out`,
      );
    checkSmall(deed, set);
    if (some === null) continue;
    for (let i = 0; i < SAMPLES; i++) {
      const list =
        choice.sample === undefined || i > 0 ? sampleList(set, pick, some) : normal(set, choice.sample(v, my, pick, members));
      insist(
        'sets',
        list !== null && legalList(set, list),
        () => `${deed}: the sampler gave ${canonical(list)}, which is not legal`,
      );
      insist('sets', judge(judging, deed, list).offered, () => `${deed}: ${canonical(list)} is sampled but refused`);
      const trial = machine.clone(pos);
      try {
        machine.apply(trial, { by: side, do: deed, with: list } satisfies Option as never);
      } catch (error) {
        throw new Broken(
          'offers',
          `${deed} ${canonical(list)} cannot be done: ${error instanceof Error ? error.message : error}`,
        );
      }
      insist('conserved', game.conserved(trial.table) === conserved, () => `after ${deed} ${canonical(list)}`);
    }
  }
};
