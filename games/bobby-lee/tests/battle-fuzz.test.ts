import { type AnyGame, type AnyTypes, type Fact, type Machine, machineOf, type Position } from '@cuartel/engine';
import { checkCopies } from '@cuartel/engine/battery/copies.ts';
import { chooserFrom } from '@cuartel/engine/battery/index.ts';
import { checkOffers } from '@cuartel/engine/battery/offers.ts';
import { checkSecrets } from '@cuartel/engine/battery/secrets.ts';
import { checkSilence } from '@cuartel/engine/battery/silence.ts';
import { checkFacts, checkQuestion } from '@cuartel/engine/battery/words.ts';
import { expect, test } from 'vitest';
import { SIDES } from '../data/sides.ts';
import { conserved } from '../state/conserved.ts';
import { redeal } from '../state/imagine.ts';
import { clone } from '../state/table.ts';
import { battle as en } from '../text/battle.en.ts';
import { battle as es } from '../text/battle.es.ts';
import { campaign as campaignEn } from '../text/campaign.en.ts';
import { campaign as campaignEs } from '../text/campaign.es.ts';
import { rules as rulesEn } from '../text/rules.en.ts';
import { rules as rulesEs } from '../text/rules.es.ts';
import type { BobbyLee } from '../types.ts';
import { battleBook, randomTable } from './battle-random.ts';

const words = (battle: typeof en, campaign: typeof campaignEn, rules: object) => ({
  rules,
  sections: { ...battle.sections, scene: () => 'A battle' },
  prompts: battle.prompts,
  deeds: battle.deeds,
  facts: { ...campaign.facts, ...battle.facts },
  refusals: battle.refusals,
  twin: () => [],
});
/** The battles alone as a game, as far as the battery needs one. */
const gameOf = (book: typeof battleBook) =>
  ({
    slug: 'bobby-lee-battles',
    version: '1',
    sides: SIDES,
    book,
    first: 'scene',
    clone,
    redeal,
    conserved,
    things: () => [],
    text: { en: words(en, campaignEn, rulesEn), es: words(es, campaignEs, rulesEs) },
  }) as unknown as AnyGame;
const game = gameOf(battleBook);

/** Plays the battles of one table at random, watching every so many actions; gives how often another truth really differed. */
const play = (seed: string, every: number, fought: AnyGame = game): { actions: number; different: number } => {
  const pick = chooserFrom(seed);
  const battles = machineOf(fought) as unknown as Machine<BobbyLee>;
  let pos = battles.start(randomTable(seed));
  let different = 0;
  for (let n = 0; ; n++) {
    const side = battles.asked(pos)[0];
    if (side === undefined) {
      expect(pos.table.pub.battles).toEqual([]);
      expect(pos.table.pub.spot.every(spot => spot === -1)).toBe(true);
      expect(pos.table.pub.marks.every(marks => marks === 0)).toBe(true);
      expect(pos.table.pub.shown.every(block => block === -1)).toBe(true);
      expect(conserved(pos.table)).toBe('');
      return { actions: n, different };
    }
    const options = battles.options(pos, side);
    if (options.length === 0) throw new Error(`stuck in ${JSON.stringify(pos.stack.at(-1))}`);
    if (n > 5000) throw new Error(`no end: ${JSON.stringify(pos.stack)}`);
    const action = options[pick(options.length)]!;
    const facts: Fact[] = [];
    if (pick(every) === 0) {
      const any = pos as unknown as Position<AnyTypes>;
      checkOffers(fought, any, side, options);
      checkCopies(fought, any, action);
      different += checkSecrets(fought, any, action, pick);
      checkSilence(fought, any, action, pick);
      checkQuestion(fought, any, side);
      pos = battles.clone(pos);
    }
    pos.table.log = facts;
    battles.apply(pos, action);
    checkFacts(fought, facts);
  }
};

test('6.1-a random battles end, are never stuck and leave a clean table', () => {
  let actions = 0;
  for (let i = 0; i < 150; i++) actions += play(`b${i}`, 1_000_000).actions;
  expect(actions).toBeGreaterThan(2000);
});
test('0-b random battles hide what is hidden, offer what they can do, copy and speak', () => {
  let different = 0;
  for (let i = 0; i < 40; i++) different += play(`w${i}`, 8).different;
  expect(different).toBeGreaterThan(100);
});

/** The chapters with one step spoiled. */
// biome-ignore lint/suspicious/noExplicitAny: faults are planted where the types forbid them
const spoil = (section: string, step: string, how: (place: any) => any): AnyGame => {
  const { sections } = battleBook as unknown as { sections: Record<string, { steps: Record<string, unknown> }> };
  const page = sections[section]!;
  const spoiled = { ...sections, [section]: { ...page, steps: { ...page.steps, [step]: how(page.steps[step]) } } };
  return gameOf({ ...battleBook, sections: spoiled } as never);
};
const caught = (fought: AnyGame): string => {
  for (let i = 0; i < 60; i++)
    try {
      play(`p${i}`, 2, fought);
    } catch (error) {
      return (error as { property?: string }).property ?? String(error);
    }
  return 'nothing';
};
test('0-b a planted leak is found: the first unit of a side, written on public paper', () => {
  const leaky = spoil('fight', 'morale', place => ({
    ...place,
    run: (t: never, my: Record<string, unknown>) => {
      const { own, pub } = t as unknown as {
        own: Record<string, { block: number[] }>;
        pub: { at: number[]; battles: { hex: number }[] };
      };
      my.seen = own.USA!.block[pub.at.findIndex((hex, token) => token > 45 && hex === pub.battles[0]!.hex)] ?? -1;
      return place.run(t, my);
    },
  }));
  expect(caught(leaky)).toBe('silence');
});
