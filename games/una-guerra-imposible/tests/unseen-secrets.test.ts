/** 5.2-a Whatever a side chooses among its own hidden things, the other sees and reads the same. */
import { readBy, viewOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { cardNamed } from '../data/cards.ts';
import { regionNamed } from '../data/regions.ts';
import type { SideName } from '../data/sides.ts';
import type { War } from '../types.ts';
import { combatAt, six } from './fighting.ts';
import { block } from './lay.ts';
import { scene, stage, tableOf } from './scene.ts';

type Played = Pick<ReturnType<typeof stage.from>, 'table' | 'log'>;
/** All that a side sees and has read. */
const across = (s: Played, side: SideName): string =>
  JSON.stringify([viewOf<War>(s.table, side), s.log.map(fact => readBy(fact, side))]);

test('7.3-a which card lies face down: the other knows only that one does', () => {
  const laid = (card: 'L5' | 'L6') => {
    const s = combatAt('Liberal', {
      at: 'durango',
      by: ['villarreal'],
      liberal: ['l-lin-inf-1', 'l-lin-cav-1'],
      carlist: ['c-viz-inf-1'],
      hands: { Liberal: [cardNamed('L5'), cardNamed('L6')], Carlist: [cardNamed('C5')] },
    });
    s.does('Liberal', 'pickToFire', ['l-lin-inf-1', 'l-lin-cav-1']).does('Carlist', 'pickToFire', ['c-viz-inf-1']);
    return s.does('Liberal', 'lay', cardNamed(card)).asks('Carlist', '7.3-a', 'lay', 'layNone');
  };
  expect(laid('L5').pub.lying).toEqual([true, false]);
  expect(across(laid('L5'), 'Carlist')).toBe(across(laid('L6'), 'Carlist'));
});
test('5.2-e, 19.2-h which block goes hungry', () => {
  const starved = (who: string) =>
    stage
      .from(
        'supply',
        { side: 'Liberal', winter: false },
        tableOf({ active: 'Liberal', units: { viana: ['l-lin-inf-1', 'l-pro-inf-1', 'l-lin-cav-1'] } }),
      )
      .does('Liberal', 'starve', [who]);
  expect(across(starved('l-lin-inf-1'), 'Carlist')).toBe(across(starved('l-lin-cav-1'), 'Carlist'));
});
test('21.1-a, 5.2-f which block of a place is restored', () => {
  const restored = (who: string) =>
    stage
      .from(
        'spend',
        { side: 'Carlist', halves: 4, recruiting: -1, yearEnd: false },
        tableOf({ units: { segura: ['c-nav-inf-1 2', 'c-nav-cav-1 2'] } }),
      )
      .does('Carlist', 'restore', who);
  expect(across(restored('c-nav-inf-1'), 'Liberal')).toBe(across(restored('c-nav-cav-1'), 'Liberal'));
});
test('5.2-f, 20.1-a what came out of the bag', () => {
  const came = (name: 'l-rea-inf-3' | 'l-lig-cav-2') => {
    const t = tableOf({ bags: { Liberal: ['l-rea-inf-3', 'l-lig-cav-2'] } });
    t.dark.chance.loaded!.draws.push(block(name));
    return stage.from('reinforce', { side: 'Liberal', blocks: 1 }, t).does('Liberal', 'put', 'vitoria');
  };
  expect(across(came('l-rea-inf-3'), 'Carlist')).toBe(across(came('l-lig-cav-2'), 'Carlist'));
});
test('5.2-e, 23.4-c which of those who put a region down lost a point', () => {
  const lost = (who: string) => {
    const s = scene.actions('Liberal', { units: { galicia: ['l-lin-inf-1', 'l-lin-cav-1'], vitoria: ['l-pro-inf-1'] } });
    s.pub.uprising[regionNamed.galicia] = 3;
    s.does('Liberal', 'suppress', 'galicia').dice(2).does('Liberal', 'partake', ['l-lin-inf-1', 'l-lin-cav-1']);
    return s.does('Liberal', 'loseOne', who);
  };
  expect(across(lost('l-lin-inf-1'), 'Carlist')).toBe(across(lost('l-lin-cav-1'), 'Carlist'));
});
test('16-c whom the other has picked, until both have', () => {
  const picked = (who: string[]) =>
    combatAt('Liberal', {
      at: 'salvatierra',
      by: ['vitoria'],
      liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-cav-1', 'l-pro-inf-1'],
      carlist: ['c-nav-inf-1', 'c-par-inf-1'],
    }).does('Liberal', 'pickToFire', who);
  expect(across(picked(['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1']), 'Carlist')).toBe(
    across(picked(['l-lin-inf-1', 'l-lin-cav-1', 'l-pro-inf-1']), 'Carlist'),
  );
});
test('17.1-c who stands in front and who in reserve, until both have deployed', () => {
  const formed = (who: string[]) =>
    combatAt('Liberal', {
      at: 'durango',
      by: ['villarreal'],
      liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-pro-inf-2'],
      carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1'],
    }).does('Liberal', 'formUp', who);
  expect(across(formed(['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1']), 'Carlist')).toBe(
    across(formed(['l-lin-inf-1', 'l-pro-inf-2', 'l-pro-inf-1']), 'Carlist'),
  );
});
test('17.1-c what stands in reserve stays hidden though the front lies open', () => {
  const reserved = (reserve: 'l-rea-inf-1' | 'l-pro-inf-3 1') =>
    combatAt('Liberal', {
      at: 'durango',
      by: ['villarreal'],
      liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', reserve],
      carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1'],
    }).formed(['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1']);
  const shown = (s: ReturnType<typeof reserved>): number => s.pub.shown.filter(one => one >= 0).length;
  expect([shown(reserved('l-rea-inf-1')), shown(reserved('l-pro-inf-3 1'))]).toEqual([6, 6]);
});
test('5.2-c after a skirmish the survivors are upright again and nobody knows which of them bled', () => {
  const s = combatAt('Liberal', {
    at: 'durango',
    by: ['villarreal'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2'],
    carlist: ['c-viz-inf-1', 'c-viz-inf-2'],
  });
  s.skirmish([1, ...six(7), ...six(7)]).does('Liberal', 'takeHits', ['l-lin-inf-1']);
  expect([s.pub.shown.every(one => one === -1), s.pub.shownStrength.every(one => one === 0)]).toEqual([true, true]);
});
test('EX-7, 5.3-a, 5.4-b a block of strength 3 rolls three dice; E1 hits on a 1, E2 on 1 and 2', () => {
  const s = combatAt('Carlist', {
    at: 'haro',
    by: ['miranda'],
    liberal: ['l-pro-inf-1 3', 'l-pro-inf-2', 'l-pro-inf-3'],
    carlist: ['c-nav-inf-1 3', 'c-nav-inf-2', 'c-nav-inf-3'],
  }).formed();
  s.fires('Liberal', 'l-pro-inf-1', [2, 3, 4]).fires('Carlist', 'c-nav-inf-1', [2, 3, 6]);
  expect(s.told('fired').map(({ shot }) => [shot.on, shot.dice])).toEqual([
    [1, [2, 3, 4]],
    [2, [2, 3, 6]],
  ]);
});
test('EX-7, 5.4-c morale 8 stands with an 8 and breaks with a 9', () => {
  const hit = (dice: [number, number]) => {
    const s = combatAt('Carlist', {
      at: 'haro',
      by: ['miranda'],
      liberal: ['l-rea-inf-1', 'l-pro-inf-2', 'l-pro-inf-3'],
      carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3'],
    }).formed();
    s.does('Liberal', 'holdBack').fires('Carlist', 'c-nav-inf-1', [1, 6, 6, 6]);
    s.dice(...dice).does('Liberal', 'takeHits', ['l-rea-inf-1']);
    return s.told('morale')[0]!;
  };
  expect(hit([4, 4])).toMatchObject({ number: 8, passed: true });
  expect(hit([4, 5])).toMatchObject({ number: 8, passed: false });
});
test('5.2-e, 11.2-f which of a group has died of its forced march is told, though its arms were not known', () => {
  // The lancers pay the road that the others force; a 1 finishes the band. Which of the tokens is which nobody else knows.
  const died = (swapped: boolean) => {
    const t = tableOf({
      active: 'Carlist',
      units: { maeztu: ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-nav-cav-1', 'c-par-inf-1'] },
      pub: { points: 8, command: [0, 0] },
    });
    const [horse, band] = [block('c-nav-cav-1'), block('c-par-inf-1')];
    const { own } = t;
    if (swapped) {
      [own.Carlist.block[horse], own.Carlist.block[band]] = [band, horse];
      [own.Carlist.token[horse], own.Carlist.token[band]] = [band, horse];
    }
    const s = stage.from('actions', { side: 'Carlist' }, t).does('Carlist', 'activatePlace', 'maeztu');
    s.does('Carlist', 'group', ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-nav-cav-1', 'c-par-inf-1']);
    s.does('Carlist', 'go', 'maeztu amescoas').does('Carlist', 'go', 'amescoas santa-cruz');
    s.dice(6, 6, 6, 1).does('Carlist', 'force', 'santa-cruz los-arcos');
    return { gone: [horse, band].map(token => s.pub.at[token]! < 0), told: s.heard('Liberal', 'eliminated') };
  };
  const [one, other] = [died(false), died(true)];
  expect([one.gone, other.gone]).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(one.told.map(({ block: what }) => what)).toEqual(other.told.map(({ block: what }) => what));
  expect(one.told).not.toEqual(other.told);
});
