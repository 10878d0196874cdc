/** 19. SUPPLY AND ATTRITION, with the foraging of expeditions (23.3) */
import { die, done, goto, next, write } from '@cuartel/engine';
import { isRegion, isSpace, PLACE_COUNT, type Place, regionAt } from '../data/places.ts';
import { IN_THE_OPEN, INSIDE, type Post } from '../data/posts.ts';
import { CARLIST, numberOf, type Side } from '../data/sides.ts';
import { BACKPACK, TOKENS_OF, type Token } from '../data/units.ts';
import { isBesieged } from '../queries/fortresses.ts';
import { foragingCalms, losesForaging } from '../queries/regions.ts';
import { losesBesieged, siegeModifier } from '../queries/siege.ts';
import { depots, type Fed, generalLimit, needy, overLimit, placeSupplies, supplyAt, trainsAt } from '../queries/supply.ts';
import { countersAt, isFighter, pointsOf, tokensAt } from '../queries/units.ts';
import type { Owned, Seen, Table, View } from '../state/table.ts';
import type { War } from '../types.ts';
import { setPoints } from '../verbs/guns.ts';
import { tell } from '../verbs/pen.ts';
import { changeUprising, destroyIfGone } from '../verbs/spain.ts';
import { eliminate, loseStrength } from '../verbs/units.ts';

const { call, decide, moment, section, step } = write<War>();

/** 19.2-e Who has to be fed at a place stands in the open, or inside if the place is besieged. */
const postOf = (pub: Seen, side: Side, place: Place): Post =>
  isSpace(place) && isBesieged(pub, side, place) ? INSIDE : IN_THE_OPEN;
const fedAt = (pub: Seen, own: Owned, side: Side, place: Place): Fed => {
  const fed = supplyAt(pub, own, side, place, postOf(pub, side, place));
  const cared = pub.standing.some(one => one.what === 'supplied' && one.side === side && one.n === place);
  return cared ? { ...fed, short: 0, starving: 0 } : fed;
};
/** 19.1-a Infantry and cavalry of a place, inside and out. */
const fightersAt = ({ pub, own }: Pick<View, 'pub' | 'own'>, side: Side, place: Place): Token[] =>
  [...tokensAt(pub, side, place), ...tokensAt(pub, side, place, INSIDE)].filter(token => isFighter(own.block[token]!));
const fed = new Uint8Array(PLACE_COUNT);
/** 19.2-j, 24.5-a Places where units are too many or too hungry; in winter only the besieged are looked at. */
const inWant = (pub: Seen, drawer: Owned, side: Side, winter: boolean): Place[] => {
  // 19.2-b, 19.2-c Nobody can be in want where fewer stand than the place feeds in any case.
  fed.fill(0);
  for (const token of TOKENS_OF[side]) if (pub.at[token]! >= 0) fed[pub.at[token]!]!++;
  const places: Place[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) {
    const besieged = place < pub.siege.length && pub.siege[place]! > 0 && isBesieged(pub, side, place);
    if (
      besieged ||
      (fed[place]! > 0 && (fed[place]! > placeSupplies(pub, side, place) || fed[place]! > generalLimit(side, place)))
    )
      places.push(place);
  }
  return places
    .filter(place => !winter || (isSpace(place) && isBesieged(pub, side, place)))
    .filter(place => (!winter && overLimit(pub, drawer, side, place) > 0) || fedAt(pub, drawer, side, place).short > 0);
};

export const supply = section('supply', () => ({ open: [], place: -1, hungry: 0, falls: false }), {
  cards: step('7.1-b', (_, my) => moment('cards', { window: 'own-supply', by: my.side, on: { side: numberOf(my.side) } })),
  // 5.2-d Whoever is in want says so; nobody else is looked at.
  begin: step('19-a', (t, my) => {
    my.open = inWant(t.pub, t.own[my.side], numberOf(my.side), my.winter);
    if (my.open.length === 0) return done;
    tell(t, '19.2-j', 'inWant', { side: my.side, places: my.open });
    return next;
  }),
  place: decide('19.2-j', my => my.side, {
    feed: {
      of: (_, my) => my.open,
      do(t, my, place) {
        my.open = my.open.filter(other => other !== place);
        my.place = place;
        my.hungry = 0;
        my.falls = false;
        const over = my.winter ? 0 : overLimit(t.pub, t.own[my.side], numberOf(my.side), place);
        if (over === 0) return goto('space');
        tell(t, '19.1-a', 'overLimit', { side: my.side, place, over });
        my.hungry = over;
        return next;
      },
    },
  }),
  disband: decide(
    '19.1-a',
    my => my.side,
    {
      eliminateOver: {
        among: (v, my) => fightersAt(v, numberOf(my.side), my.place),
        size: ['19.1-a', (_, my) => [my.hungry, my.hungry]],
        do(t, _, tokens) {
          for (const token of tokens) eliminate(t, '19.1-a', token);
          return next;
        },
      },
    },
    { always: true },
  ),
  space: step('19.2-h', (t, my) => {
    const fed = fedAt(t.pub, t.own[my.side], numberOf(my.side), my.place);
    tell(t, '19.2-h', 'supplied', { side: my.side, place: my.place, need: fed.need, given: fed.given });
    my.hungry = fed.starving;
    return fed.short === 0 ? goto('fallen') : depots(fed).length === 0 ? goto('hunger') : next;
  }),
  depot: decide(
    '19.2-g',
    my => my.side,
    {
      depot: {
        of: (v, my) => depots(fedAt(v.pub, v.own, numberOf(my.side), my.place)),
        do(t, my, depot) {
          const [side, post] = [numberOf(my.side), postOf(t.pub, numberOf(my.side), my.place)];
          if (depot !== 'backpack') {
            tell(t, '19.2-g', 'depotUsed', { side: my.side, place: my.place, depot: 'train' });
            loseStrength(t, '5.3-b', trainsAt(t.pub, t.own[my.side], side, my.place, post)[0]!);
          }
          if (depot !== 'train') {
            const [counter] = countersAt(t.pub, side, BACKPACK, my.place, post);
            tell(t, '5.3-d', 'depotUsed', { side: my.side, place: my.place, depot: 'backpack' });
            setPoints(t, counter!, pointsOf(t.pub, counter!) - 1);
          }
          return next;
        },
      },
    },
    { always: true },
  ),
  hunger: step('19.3-a', (t, my) => {
    if (my.hungry === 0) return goto('fallen');
    tell(t, '19.3-a', 'hungerTook', { side: my.side, place: my.place, points: my.hungry });
    return next;
  }),
  // 19.2-h Who goes without; where everybody does there is nothing to choose.
  starve: decide('19.2-h', my => my.side, {
    starve: {
      among: (v, my) => needy(v.pub, v.own, numberOf(my.side), my.place, postOf(v.pub, numberOf(my.side), my.place)),
      size: [
        '19.2-h',
        (v, my) => {
          const most = needy(v.pub, v.own, numberOf(my.side), my.place, postOf(v.pub, numberOf(my.side), my.place)).length;
          return [Math.min(my.hungry, most), Math.min(my.hungry, most)];
        },
      ],
      do(t, my, tokens) {
        const side = numberOf(my.side);
        if (postOf(t.pub, side, my.place) === INSIDE) my.falls = starveBesieged(t, side, my, tokens);
        // 19.3-b
        else if (isRegion(my.place) && side === CARLIST) forage(t, my.place, tokens);
        else for (const token of tokens) loseStrength(t, '19.3-a', token);
        return next;
      },
    },
  }),
  losses: step('18.1-b', (_, my) => (my.falls ? call('fall', { space: my.place }) : next)),
  // 19.3-e What follows from it follows at once.
  fallen: step('19.3-e', () => call('settle', {})),
  next: step('19.2-j', (_, my) => (my.open.length > 0 ? goto('place') : done)),
});

/** 19.3-c, 19.3-d, 18.1-c A die for each of the besieged without supply, and for a garrison that is alone. Gives whether the garrison is lost. */
const starveBesieged = (
  t: Table,
  side: Side,
  my: { side: 'Liberal' | 'Carlist'; place: Place; hungry: number },
  tokens: readonly Token[],
): boolean => {
  const modifier = siegeModifier(t.pub, side, my.place);
  const garrison = my.hungry > tokens.length;
  const dice = Array.from({ length: tokens.length + (garrison ? 1 : 0) }, () => die(t));
  const losses = dice.filter(roll => losesBesieged(roll, modifier)).length;
  tell(t, '19.3-c', 'besiegedRolls', { side: my.side, space: my.place, dice, modifier, losses, garrison });
  tokens.forEach((token, i) => {
    if (losesBesieged(dice[i]!, modifier)) loseStrength(t, '19.3-c', token);
  });
  return garrison && losesBesieged(dice[dice.length - 1]!, modifier);
};
/** 23.3-b */
const forage = (t: Table, place: Place, tokens: readonly Token[]): void => {
  const region = regionAt(place);
  const dice = tokens.map(() => die(t));
  const calms = foragingCalms(dice);
  tell(t, '23.3-b', 'foraged', { region, dice, losses: dice.filter(losesForaging).length, calms });
  tokens.forEach((token, i) => {
    if (losesForaging(dice[i]!)) loseStrength(t, '23.3-b', token);
  });
  if (calms) changeUprising(t, '23.3-b', region, -1);
  destroyIfGone(t, region);
};
