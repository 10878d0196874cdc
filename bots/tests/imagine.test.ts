import { type AnyTypes, canonical, imaginedStack, machineOf, positionOf, viewOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { randomFrom } from '../index.ts';
import { imagined } from '../search/world.ts';
import { NAMED } from './minds.ts';
import { positions } from './positions.ts';

test.each(NAMED)(
  '%s: an imagined table looks the same to its side, offers the same, and has everything that is in the box',
  (_name, mind) => {
    const { game } = mind;
    const machine = machineOf(game);
    let seen = 0;
    let different = 0;
    positions(
      mind,
      'imagine',
      240,
      8,
      game.options.map(o => o.id),
      ({ pos, side, memory }) => {
        const random = randomFrom(`imagine|${seen++}`);
        const view = viewOf<AnyTypes>(pos.table, side);
        const stack = imaginedStack(game, pos.stack, side);
        const table = imagined(mind, view, memory, random.pick, stack);
        expect(canonical(viewOf<AnyTypes>(table, side))).toBe(canonical(view));
        expect(game.conserved(table)).toBe(game.conserved(pos.table));
        expect(canonical(machine.options(positionOf(table, stack), side))).toBe(canonical(machine.options(pos, side)));
        const hidden = (t: typeof table): string => canonical([t.own, { ...t.dark, chance: null }]);
        if (hidden(table) !== hidden(pos.table)) different++;
        return undefined;
      },
    );
    expect(different).toBeGreaterThan(seen / 2);
  },
);
