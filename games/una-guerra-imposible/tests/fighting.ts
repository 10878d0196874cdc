/** Words for scenes of combat: a combat step, its skirmishes and battles, and how its blocks go by name. */
import { type BlockName, blockNamed } from '../data/blocks.ts';
import type { PlaceName } from '../data/places.ts';
import type { SideName } from '../data/sides.ts';
import type { SpaceName } from '../data/spaces.ts';
import { about, type Scened, scene } from './scene.ts';

/** Three battalions and a squadron of each side: enough for a battle. */
export const ARMY = {
  liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-lin-cav-1'],
  carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'c-nav-cav-1'],
} as const;
/** The combat step of a side's phase, as the table lies. */
export const combatStep = (active: SideName, laid: Scened) => {
  const s = scene.section('combat', {}, { active, ...laid });
  return { ...s, ...about(s) };
};

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
    ...about(s),
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
    goes(side: SideName, to: PlaceName) {
      s.does(side, 'retreatAll', about(s).way(side, to));
      return this;
    },
  };
};

/**
 * A phase from its actions on: a group sets out (a Liberal one with its die), and the scene goes on from there to the combat and
 * the supply of the same phase.
 */
export const marching = (side: SideName, laid: Scened, from?: PlaceName, group: readonly string[] = [], die?: number) => {
  const s = scene.actions(side, laid);
  const goOn = (name: 'combat' | 'supply' | 'phase', given: object): void => {
    const page = s.machine.pages[name]!;
    s.takeUp(name, page.begin, { ...given, ...page.keeps() });
  };
  const words = {
    ...about(s),
    goes<Self>(this: Self, of: SideName, to: PlaceName): Self {
      s.does(of, 'retreatAll', about(s).way(of, to));
      return this;
    },
    /** The combat step of the phase. */
    combat<Self>(this: Self): Self {
      goOn('combat', {});
      return this;
    },
    supply<Self>(this: Self): Self {
      goOn('supply', { side, winter: false });
      return this;
    },
    /** The next phase of the same side, with the first chit of its cup. */
    nextPhase<Self>(this: Self): Self {
      s.draws(0);
      goOn('phase', { side });
      return this;
    },
    /** The combat step with a skirmish in it: everybody fires who may, and the dice fall. */
    fought<Self>(this: Self, dice: readonly number[], ...named: (readonly BlockName[])[]): Self {
      goOn('combat', {});
      for (const of of ['Liberal', 'Carlist'] as const) {
        const chosen = named.flat().filter(name => ownerOf(name) === of);
        const all = s.members(of, 'pickToFire').map(token => (Object.keys(blockNamed) as BlockName[])[s.own[of].block[token]!]!);
        if (of === 'Carlist') s.dice(...dice);
        s.does(of, 'pickToFire', chosen.length > 0 ? chosen : all);
      }
      return this;
    },
  };
  if (from !== undefined) {
    s.does(side, 'activatePlace', from);
    if (s.place() === 'activation.gather') s.does(side, 'pass');
    s.dice(...(die === undefined ? [] : [die])).does(side, 'group', group);
  }
  return { ...s, ...words };
};
