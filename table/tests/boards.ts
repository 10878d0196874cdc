/** The board of every game as links show it: of a match that is given up at its beginning, drawn by the browser of a player. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newClient } from '@cuartel/client';
import { closeBrowser } from './browser.ts';
import { enter, goTo, online, PASSWORD } from './online.ts';

/** With many pieces on the board from the beginning. */
const LIVELY: Readonly<Record<string, string>> = { 'bobby-lee': '1862', 'for-the-people': '1862' };

export const drawBoards = async (folder: string): Promise<void> => {
  await online(async ({ address, comeIn }) => {
    const url = address.replace(/\/$/, '');
    const [ana, ben] = [newClient({ url, program: true }), newClient({ url, program: true })];
    await ana.signUp({ name: 'Ana Pinta', password: PASSWORD });
    await ben.beGuest();
    const { page } = await comeIn();
    await enter(page, address, 'Ana Pinta');
    for (const { slug, scenarios } of await ana.games()) {
      const { match } = await ana.create({ game: slug, scenario: LIVELY[slug] ?? scenarios[0]! });
      if ((await ana.match(match.id)).status === 'waiting') await ben.join(match.id);
      await ana.command(match.id, { is: 'resign' });
      await goTo(page, address, `/match/${match.id}`, '.table');
      while (!(await ana.film(match.id)).painted) await page.waitForTimeout(200);
      const drawn = await fetch(`${url}/api/v1/films/${match.id}/picture.jpg`, {
        headers: { authorization: `Bearer ${ana.token}` },
      });
      writeFileSync(join(folder, `${slug}.jpg`), Buffer.from(await drawn.arrayBuffer()));
      process.stdout.write(`${slug}\n`);
    }
  });
  await closeBrowser();
};
