/** The end of a match that counts: what it did to each player's rating stands beside what decided it. */
import assert from 'node:assert/strict';
import { newClient } from '@cuartel/client';
import { axe } from './axe.ts';
import { enter, goTo, LOST, online, PASSWORD, quiet } from './online.ts';
import { test } from './tests.ts';

test('online: after a rated match the debrief shows by how much the rating of each has changed', () =>
  online(async ({ address, comeIn }) => {
    const url = address.replace(/\/$/, '');
    const [ana, ben] = [newClient({ url, program: true }), newClient({ url, program: true })];
    await ana.signUp({ name: 'Ana Pun', password: PASSWORD });
    await ben.signUp({ name: 'Ben Pun', password: PASSWORD });
    const rated = { game: 'six-spaces', scenario: 'short', side: 'north', rated: true } as const;
    // Both have a rating already: one match before.
    const first = await ana.create(rated);
    await ben.join(first.match.id);
    await ben.command(first.match.id, { is: 'resign' });
    const ratingOf = async (name: string) =>
      Math.round((await ana.profile(name)).ratings.find(one => one.game === 'six-spaces')?.rating ?? 0);
    const before = { ana: await ratingOf('Ana Pun'), ben: await ratingOf('Ben Pun') };
    assert.ok(before.ana > before.ben, 'the first match was rated');

    const { match } = await ana.create(rated);
    await ben.join(match.id);
    const here = await comeIn({ theme: 'dark' });
    const { page } = here;
    await enter(page, address, 'Ana Pun');
    await goTo(page, address, `/match/${match.id}`, '.ask [data-choice]');
    await ana.command(match.id, { is: 'resign' });
    await page.locator('.ask .after').waitFor();
    const note = page.locator('.ask .note');
    await note.waitFor();
    const after = { ana: await ratingOf('Ana Pun'), ben: await ratingOf('Ben Pun') };
    assert.ok(after.ana < before.ana && after.ben > before.ben, 'the second match was rated');
    const said = await note.innerText();
    assert.ok(said.includes(`Ana Pun ${before.ana} › ${after.ana} (−${before.ana - after.ana})`), said);
    assert.ok(said.includes(`Ben Pun ${before.ben} › ${after.ben} (+${after.ben - before.ben})`), said);
    await axe(page, 'the end of a rated match');

    // Who opens it later is told what this match did, whatever was played since.
    const third = await ana.create(rated);
    await ben.join(third.match.id);
    await ben.command(third.match.id, { is: 'resign' });
    assert.notEqual(await ratingOf('Ana Pun'), after.ana, 'the third match was rated');
    await page.reload();
    await note.waitFor();
    assert.equal(await note.innerText(), said);
    quiet(here, LOST);
  }));
