/** Studies: remarks, marks and variations of finished games; nothing of a running match gets into one, or out of one. */
import { act, actionsAt, branch, load, machineOf, question } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { MINUTE } from '../config/time.ts';
import { shelf } from '../shelf/games.ts';
import { onBothStores } from './both.ts';
import { playedGame } from './local-game.ts';
import { chooser, pairUp, playOut, stepByHttp } from './playing.ts';

const KEY = 'ab'.repeat(32);

onBothStores({}, club => {
  test('a study is written by its author, read by whoever has the link once it is open, and removed', async () => {
    const [ann, bob] = [await club().member('Study Ann'), await club().member('Study Bob')];
    const pair = await pairUp(ann, bob);
    await playOut(pair, 31);
    const stranger = club().server.newcomer();
    const study = await ann.beginStudy(pair.id, 'How I lost');
    expect(study).toMatchObject({ mine: true, open: false, by: 'Study Ann', about: { id: pair.id }, body: { remarks: [] } });
    await expect(stranger.study(study.id)).rejects.toMatchObject({ code: 'not-found' });
    const remark = { at: 2, text: 'Here, see [6.1-e].', arrows: [{ from: 'space:1', to: 'space:2' }], circles: ['space:3'] };
    const written = { title: 'How I really lost', open: true, body: { remarks: [remark], variations: [] } };
    await expect(bob.writeStudy(study.id, written)).rejects.toMatchObject({ code: 'not-found' });
    await ann.writeStudy(study.id, written);
    expect(await stranger.study(study.id)).toMatchObject({ mine: false, title: written.title, body: { remarks: [remark] } });
    for (const wrong of [
      { ...remark, circles: ['<script>'] },
      { ...remark, at: -1 },
      { ...remark, text: 'x'.repeat(4001) },
    ])
      await expect(ann.writeStudy(study.id, { ...written, body: { remarks: [wrong], variations: [] } })).rejects.toMatchObject({
        code: 'bad-message',
      });
    expect(await ann.studies()).toMatchObject([{ id: study.id }]);
    expect(((await ann.exportAll()) as { studies: unknown[] }).studies).toHaveLength(1);
    await expect(bob.removeStudy(study.id)).rejects.toMatchObject({ code: 'not-found' });
    await ann.removeStudy(study.id);
    await expect(stranger.study(study.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('no moment has two remarks: pages find them by it', async () => {
    const twin = await club().member('Study Twin');
    const film = await twin.publish({ save: playedGame('twice') });
    const { id } = await twin.beginStudy(film.id, 'Twice');
    const remark = { at: 3, text: 'one', arrows: [], circles: [] };
    const body = { remarks: [remark, { ...remark, text: 'two' }], variations: [] };
    await expect(twin.writeStudy(id, { title: 'Twice', open: true, body })).rejects.toMatchObject({ code: 'bad-message' });
  });

  test('a variation goes only where the rules lead', async () => {
    const [cat, dan] = [await club().member('Study Cat'), await club().member('Study Dan')];
    const pair = await pairUp(cat, dan);
    await playOut(pair, 17);
    const loaded = load(JSON.stringify(await cat.record(pair.id)), slug => shelf.get(slug));
    if (!loaded.ok) throw new Error('the record does not load');
    const at = 4;
    const gone = branch(loaded.match, actionsAt(loaded.match, null, at), 'north', KEY);
    const actions: { by: string; do: string; with: unknown }[] = [];
    for (let i = 0; i < 3; i++) {
      const [by] = machineOf(gone.game).asked(gone.position);
      if (by === undefined) break;
      const option = question(gone, by, 'en')!.options.at(-1)!;
      actions.push({ by, do: option.do, with: option.with });
      act(gone, actions.at(-1)!);
    }
    expect(actions.length).toBeGreaterThan(0);
    const study = await cat.beginStudy(pair.id, 'What if');
    const write = (variation: object) =>
      cat.writeStudy(study.id, {
        title: 'What if',
        open: true,
        body: { remarks: [], variations: [{ at, as: 'north', key: KEY, text: '', actions, ...variation }] },
      });
    expect((await write({})).body.variations[0]!.actions).toEqual(actions);
    for (const wrong of [
      { actions: [...actions, { by: 'north', do: 'nothing-at-all', with: null }] },
      { actions: [{ ...actions[0]!, by: actions[0]!.by === 'north' ? 'south' : 'north', do: 'cheat' }] },
      { as: 'east' },
      { at: 9_999_999 },
    ])
      await expect(write(wrong)).rejects.toMatchObject({ code: 'bad-message' });
  });

  test('there is no study of a running match, nor of one that is nobody’s business, nor earlier than its end is known', async () => {
    const [eva, fay] = [await club().member('Study Eva'), await club().member('Study Fay')];
    const spy = await club().member('Study Spy');
    const running = await pairUp(eva, fay, { spectators: { is: 'delayed', minutes: 0 } });
    await stepByHttp(running, chooser(2));
    for (const member of [eva, fay, spy])
      await expect(member.beginStudy(running.id, 'Spying')).rejects.toMatchObject({
        code: expect.stringMatching(/not-over|not-found/),
      });
    const hidden = await pairUp(eva, fay, { spectators: { is: 'never' } });
    await hidden.north.command(hidden.id, { is: 'resign' });
    const late = await pairUp(eva, fay, { spectators: { is: 'delayed', minutes: 30 } });
    await late.north.command(late.id, { is: 'resign' });
    // Its players may write one; by its link nobody learns what he could not see.
    for (const id of [late.id, hidden.id]) {
      const study = await eva.beginStudy(id, 'Ours');
      await eva.writeStudy(study.id, { title: 'Ours', open: true, body: { remarks: [], variations: [] } });
      for (const reader of [spy, club().server.newcomer()])
        await expect(reader.study(study.id)).rejects.toMatchObject({
          code: expect.stringMatching(/not-over|not-found|not-watched/),
        });
      expect((await fay.study(study.id)).title).toBe('Ours');
      await expect(spy.beginStudy(id, 'Theirs')).rejects.toMatchObject({ code: expect.stringMatching(/not-/) });
      club().pass(31 * MINUTE);
      if (id === late.id) expect((await spy.study(study.id)).about.result.by).toBe('resigned');
      else await expect(spy.study(study.id)).rejects.toMatchObject({ code: 'not-found' });
    }
    const guest = await club().server.guest();
    await expect(guest.beginStudy(late.id, 'Guests')).rejects.toMatchObject({ code: 'guests-cannot' });
    await running.north.command(running.id, { is: 'resign' });
  });
});
