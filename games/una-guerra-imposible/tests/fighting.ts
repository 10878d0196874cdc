/** Words for scenes of combat: a combat step, its skirmishes and battles, and how its blocks go by name. */
import { type BlockName, blockNamed } from '../data/blocks.ts';
import { type PlaceName, placeNamed } from '../data/places.ts';
import type { SideName } from '../data/sides.ts';
import type { SpaceName } from '../data/spaces.ts';
import { type Scened, scene } from './scene.ts';

export const six = (n: number): number[] => Array.from({ length: n }, () => 6);
const isBlock = (unit: string): boolean => /-(inf|cav)-/.test(unit) && !/ (from|inside|sea)/.test(unit);
const nameIn = (unit: string): string => unit.split(' ')[0]!;
const ownerOf = (name: BlockName): SideName => (name.startsWith('l-') ? 'Liberal' : 'Carlist');

interface Fought extends Scened {
  /** Where, and by which spaces the attacker came. */
  at: SpaceName;
  by: readonly PlaceName[];
  liberal: readonly string[];
  carlist: readonly string[];
}
/** The combat step of a phase in which one side has come into a space where the other stands. */
export const combatAt = (active: SideName, { at, by, liberal, carlist, units = {}, ...rest }: Fought) => {
  const s = scene.section(
    'combat',
    {},
    {
      active,
      units: { [at]: [...liberal, ...carlist], ...units },
      entries: by.map(from => [from, at] as const),
      ...rest,
    },
  );
  const engage = (side: SideName, token: string, target: string | -1, how: object = {}) =>
    s.does(side, 'engage', { token, target, support: false, counterBattery: 0, named: false, ...how });
  return {
    ...s,
    strength: (name: BlockName): number => s.own[ownerOf(name)].strength[blockNamed[name]]!,
    where: (name: BlockName): PlaceName | null => {
      const token = s.own[ownerOf(name)].token[blockNamed[name]]!;
      return token < 0 ? null : (Object.keys(placeNamed) as PlaceName[])[s.pub.at[token]!]!;
    },
    line: (name: BlockName): number => s.pub.line[s.own[ownerOf(name)].token[blockNamed[name]]!]!,
    post: (name: BlockName): number => s.pub.post[s.own[ownerOf(name)].token[blockNamed[name]]!]!,
    /** Both pick these, or all there are, and the dice fall. */
    skirmish(
      dice: readonly number[],
      liberals = liberal.filter(isBlock).map(nameIn),
      carlists = carlist.filter(isBlock).map(nameIn),
    ) {
      s.does('Liberal', 'pickToFire', liberals)
        .dice(...dice)
        .does('Carlist', 'pickToFire', carlists);
      return this;
    },
    formed(liberals = liberal.filter(isBlock).map(nameIn), carlists = carlist.filter(isBlock).map(nameIn)) {
      s.does('Liberal', 'formUp', liberals).does('Carlist', 'formUp', carlists);
      return this;
    },
    fires(side: SideName, token: BlockName, dice: readonly number[], how: object = {}) {
      s.dice(...dice);
      engage(side, token, -1, how);
      return this;
    },
    charges(side: SideName, token: BlockName, target: BlockName, dice: readonly number[] = []) {
      s.dice(...dice);
      engage(side, token, target);
      return this;
    },
    /** Whoever is asked to activate holds back, until the round is over. */
    held() {
      for (let i = 0; i < 2 && s.place() === 'activations.act'; i++) s.does(s.machine.asked(s.pos)[0]!, 'holdBack');
      return this;
    },
    ways: (side: SideName): string[] =>
      s
        .offered(side, 'retreatAll')
        .map(way => (way.by === 'gate' ? 'gate' : `${way.by} ${(Object.keys(placeNamed) as PlaceName[])[way.to]}`))
        .sort(),
    goes(side: SideName, to: PlaceName) {
      const way = s.offered(side, 'retreatAll').find(one => one.by === 'road' && one.to === placeNamed[to]);
      if (way === undefined) throw new Error(`${side} cannot go to ${to}`);
      s.does(side, 'retreatAll', way);
      return this;
    },
  };
};
