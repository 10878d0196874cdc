import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copy } from '../../index.ts';
import { lasting, lay, lift, sweep } from '../lasting.ts';

type Until = 'roll' | 'battle' | 'turn' | 'year';
type Effect =
  | { readonly what: 'mud'; readonly n: number; readonly until: Until }
  | { readonly what: 'truce'; readonly side: number; readonly until: Until };
const ORDER: readonly Until[] = ['roll', 'battle', 'turn', 'year'];
const untils = fc.constantFrom(...ORDER);
const effects: fc.Arbitrary<Effect[]> = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('mud' as const), n: fc.nat(3), until: untils }),
    fc.record({ what: fc.constant('truce' as const), side: fc.nat(1), until: untils }),
  ),
);

test('effects are found by kind, in the order in which they were laid', () => {
  fc.assert(
    fc.property(effects, given => {
      const list: Effect[] = [];
      for (const effect of given) lay(list, effect);
      expect(list).toEqual(given);
      expect(lasting(list, 'mud')).toEqual(given.filter(e => e.what === 'mud'));
      expect(lasting(list, 'mud', ({ n }) => n > 1)).toEqual(given.filter(e => e.what === 'mud' && e.n > 1));
    }),
  );
});
test('an end takes away what lasted so long, and with an order of ends all that lasted less; the rest stays in its order', () => {
  fc.assert(
    fc.property(effects, untils, (given, until) => {
      const one = copy(given);
      expect(sweep(one, until)).toEqual(given.filter(e => e.until === until));
      expect(one).toEqual(given.filter(e => e.until !== until));
      const all = copy(given);
      const over = (e: Effect): boolean => ORDER.indexOf(e.until) <= ORDER.indexOf(until);
      expect(sweep(all, until, ORDER)).toEqual(given.filter(over));
      expect(all).toEqual(given.filter(e => !over(e)));
      expect(sweep(all, until, ORDER)).toEqual([]);
    }),
  );
});
test('an effect can be lifted before its end, and only that one', () => {
  fc.assert(
    fc.property(effects, fc.nat(1), (given, side) => {
      const list = copy(given);
      const gone = lift(list, 'truce', effect => effect.side === side);
      expect(gone).toEqual(given.filter(e => e.what === 'truce' && e.side === side));
      expect(list).toEqual(given.filter(e => !(e.what === 'truce' && e.side === side)));
    }),
  );
});
