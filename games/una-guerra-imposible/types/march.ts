/** The vocabulary of actions and movement (8, 10 to 14), and of what follows when units have moved. */
import type { Block } from '../data/blocks.ts';
import type { Place } from '../data/places.ts';
import type { Region } from '../data/regions.ts';
import type { Road } from '../data/roads.ts';
import type { SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { Token, Unit } from '../data/units.ts';
import type { GunKind } from './turn.ts';

export interface MarchDeeds {
  /** 10.1-a */
  activatePlace: Place;
  /** 10.2-a, 10.3-a The block that builds or demolishes, where it stands. */
  build: Token;
  demolish: Token;
  /** 10.4-a */
  bank: null;
  /** 10.5-a */
  replace: null;
  /** 10.6-a, 10.7-a */
  recruit: Region;
  suppress: Region;
  /** 23.4-b Who takes part; 23.4-c who loses strength. */
  partake: Token[];
  loseOne: Token;
  /** 13.1-a, 13.2-a From where. */
  sail: Place;
  land: Place;
  aboard: Unit[];
  ashore: Place;
  /** 5.4-o */
  shelve: Unit;
  /** 14-b The fewer of the two parts. */
  divide: { counter: Unit; points: number };
  /** 10-g */
  endActions: null;

  /** 12.1-a */
  concentrate: Unit[];
  /** 11-a */
  group: Unit[];
  /** 11.1-f, 11.2-a, 12.3-a */
  go: Road;
  force: Road;
  countermarch: Road;
  /** 23.1-h */
  cross: Region;
  /** 23.1-g The group makes for the North. */
  north: null;
  /** 11-b */
  drop: Unit[];
  stop: null;
  /** 12.3-d */
  enter: null;
  stay: null;
  /** 11.6-g, 11.6-j */
  intercept: Unit[];
  settleFirst: Space;
  /** 12.2-a */
  evade: null;
  standFast: null;
  /** 12.2-d Who stays in the fortress. */
  remain: Unit;

  /** 14.3-b, 14.3-c */
  bringOut: { kind: GunKind; at: Place };
  hide: { counter: Unit; points: number };
}

/** 11.6-j An attempt that has been announced. */
export interface Attempt {
  from: Space;
  units: Unit[];
  /** A card makes it certain. */
  sure: boolean;
}

type Chapter<Given extends object, Keeps extends object, Steps extends string, Asks extends string, Gives = undefined> = {
  given: Given;
  keeps: Keeps;
  gives: Gives;
  steps: Steps;
  asks: Asks;
};

export interface MarchContents {
  deployOrHide: Chapter<object, { hidden: number[]; deployed: boolean }, never, 'hiddenGuns'>;
  actions: Chapter<{ side: SideName }, object, 'again', 'action'>;
  replacements: Chapter<{ side: SideName }, object, 'cards' | 'roll', never>;
  suppression: Chapter<{ region: Region }, { units: Token[]; loses: boolean }, 'roll' | 'settled', 'partake' | 'suffer'>;
  /** Gives how many blocks have sailed. */
  transport: Chapter<
    { from: Place; free: number },
    { units: Unit[]; blocks: number },
    'settled' | 'sailed',
    'aboard' | 'ashore',
    number
  >;
  landing: Chapter<{ from: Place }, { units: Unit[] }, 'settled', 'aboard' | 'ashore'>;
  activation: Chapter<
    { side: SideName; place: Place; limit: number },
    { gathered: boolean },
    'begin' | 'gatheredAll' | 'groups' | 'end',
    'gather' | 'group'
  >;
  march: Chapter<
    /** `bound`: C32 It goes into a region beside it, and nowhere else. */
    { side: SideName; units: Unit[]; from: Place; gathered: boolean; bound: boolean },
    {
      at: Place;
      points: number;
      spent: number;
      die: number;
      road: Road;
      moved: boolean;
      forced: boolean;
      tried: boolean;
      halted: boolean;
      /** Places where units were dropped. */
      left: Place[];
    },
    'begin' | 'cards' | 'roll' | 'rollCards' | 'allowance' | 'entered' | 'interceptions' | 'reaction' | 'evasion' | 'met' | 'end',
    'course' | 'step' | 'failed' | 'beyond'
  >;
  interceptions: Chapter<
    { side: SideName; into: Space; group: Unit[] },
    { attempts: Attempt[]; success: boolean },
    'played' | 'settle',
    'announce' | 'which',
    boolean
  >;
  /** 12.2-d Whether somebody has stayed behind in the fortress. */
  evasion: Chapter<
    { space: Space; group: Unit[] },
    { units: Unit[]; stayed: boolean },
    'gone' | 'over',
    'choose' | 'remain',
    boolean
  >;
  settle: Chapter<object, object, 'works' | 'sieges' | 'alone' | 'again' | 'control', never>;
}

export interface MarchFacts {
  pointsSpent: { side: SideName; halves: number; left: number };
  expeditionPointSpent: { left: number };
  activated: { side: SideName; place: Place };
  builds: { side: SideName; space: Space };
  demolished: { side: SideName; space: Space; built: boolean };
  worksDestroyed: { side: SideName; space: Space };
  banked: { side: SideName };
  replacementRoll: { side: SideName; die: number; modifier: number; points: number };
  recruited: { region: Region; points: number };
  suppression: { region: Region; units: number; die: number; level: number; falls: number; loss: boolean };
  sailed: { units: Unit[]; from: Place; to: Place };
  landed: { units: Unit[]; from: Place; to: Space };
  shelved: { side: SideName; block: Block | -1; place: Place };
  gunDivided: { side: SideName; kind: 0 | 1 | 2; place: Place; points: number; rest: number };
  concentrated: { units: Unit[]; place: Place };
  setOut: { side: SideName; units: Unit[]; from: Place };
  movementRoll: { die: number };
  allowance: { side: SideName; points: number };
  marched: { side: SideName; units: Unit[]; from: Place; to: Place };
  dropped: { units: Unit[]; place: Place };
  forcedMarch: { side: SideName; place: Place; dice: number[]; losses: number };
  waits: { side: SideName; space: Space; sea: boolean };
  countermarchRoll: { space: Space; blocks: number; die: number; success: boolean };
  countermarchSure: { space: Space };
  announced: { side: SideName; from: Space; into: Space; units: Unit[] };
  interceptionRoll: { side: SideName; from: Space; into: Space; blocks: number; die: number; success: boolean };
  interceptionSure: { from: Space };
  evasionRoll: { space: Space; blocks: number; die: number; success: boolean };
  evasionSure: { space: Space };
  stoodFast: { space: Space };
  remained: { space: Space };
  siegeLifted: { space: Space };
  pursuitMarker: { region: Region; value: number };
  expeditionDestroyed: { region: Region };
  gunDeployed: { kind: GunKind; place: Place };
  gunHidden: { kind: GunKind; points: number; from: Place };
}
