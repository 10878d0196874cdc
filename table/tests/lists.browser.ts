import assert from 'node:assert/strict';
import { TOKENS_OF, UNITS_OF } from '../../games/una-guerra-imposible/data/units.ts';
import { bring, firstAsked } from './bring.ts';
import { test } from './tests.ts';
import { visit, weighed } from './visit.ts';

interface Lying {
  readonly at: readonly number[];
  readonly post: readonly number[];
  readonly fortress: readonly number[];
}
test('Una Guerra Imposible: a list that is put together says what it loses, guns that stay alone when all others set out', () =>
  visit({}, async ({ page }) => {
    const guarded = (pub: Lying, place: number, side: 0 | 1): boolean => {
      const here = (units: readonly number[]) => units.filter(unit => pub.at[unit] === place && pub.post[unit] === 0).length;
      return (
        place < pub.fortress.length &&
        pub.fortress[place] === 0 &&
        here(TOKENS_OF[side]) > 1 &&
        here(UNITS_OF[side]) > here(TOKENS_OF[side])
      );
    };
    await bring(
      page,
      await firstAsked('una-guerra-imposible', ({ section, step, my, view: { me, pub } }) => {
        const { place } = my as { place?: number };
        return section === 'activation' && step === 'group' && guarded(pub as Lying, place ?? -1, me === 'Liberal' ? 0 : 1);
      }),
    );
    const members = page.locator('.ask .set[data-set="group"] [data-member]');
    const guns = page.locator('.ask .set [data-member]', { hasText: /Artillery|Backpack|Train/ });
    assert.ok((await guns.count()) > 0 && (await members.count()) > (await guns.count()));
    for (const member of await members.all()) {
      if (/Artillery|Backpack|Train/.test(await member.innerText())) continue;
      await member.click();
      await weighed(page);
    }
    const warned = page.locator('.ask .set .warned');
    await warned.waitFor();
    assert.match(await warned.innerText(), /stays alone .* is lost/);
    // With the guns along nothing is lost, and nothing is said.
    for (const gun of await guns.all()) {
      await gun.click();
      await weighed(page);
    }
    assert.equal(await warned.count(), 0);
  }));
