import type { AnyGame, AnyTypes, Fact, Position } from '@cuartel/engine';
import { checkCopies } from '@cuartel/engine/battery/copies.ts';
import { chooserFrom } from '@cuartel/engine/battery/index.ts';
import { checkOffers } from '@cuartel/engine/battery/offers.ts';
import { checkSecrets } from '@cuartel/engine/battery/secrets.ts';
import { checkSilence } from '@cuartel/engine/battery/silence.ts';
import { checkFacts, checkQuestion } from '@cuartel/engine/battery/words.ts';
import { expect, test } from 'vitest';
import { SIDES } from '../data/sides.ts';
import { conserved, redeal } from '../state/hidden.ts';
import { clone } from '../state/table.ts';
import { battle as en } from '../text/battle.en.ts';
import { battle as es } from '../text/battle.es.ts';
import { campaign as campaignEn } from '../text/campaign.en.ts';
import { campaign as campaignEs } from '../text/campaign.es.ts';
import { rules as rulesEn } from '../text/rules.en.ts';
import { rules as rulesEs } from '../text/rules.es.ts';
import { battleBook, battles, start } from './battle-random.ts';

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
const game = {
  slug: 'bobby-lee-battles',
  version: '1',
  sides: SIDES,
  book: battleBook,
  first: 'scene',
  clone,
  redeal,
  conserved,
  things: () => [],
  text: { en: words(en, campaignEn, rulesEn), es: words(es, campaignEs, rulesEs) },
} as unknown as AnyGame;

/** Plays the battles of one table at random, watching every so many actions; gives how often another truth really differed. */
const play = (seed: string, every: number): { actions: number; different: number } => {
  const pick = chooserFrom(seed);
  let pos = start(seed);
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
      checkOffers(game, any, side, options);
      checkCopies(game, any, action);
      different += checkSecrets(game, any, action, pick);
      checkSilence(game, any, action, pick);
      checkQuestion(game, any, side);
      pos = battles.clone(pos);
    }
    pos.table.log = facts;
    battles.apply(pos, action);
    checkFacts(game, facts);
  }
};

test('6.1-a random battles end, are never stuck and leave a clean table', () => {
  let actions = 0;
  for (let i = 0; i < 250; i++) actions += play(`b${i}`, 1_000_000).actions;
  expect(actions).toBeGreaterThan(3000);
}, 20_000);
test('0-b random battles hide what is hidden, offer what they can do, copy and speak', () => {
  let different = 0;
  for (let i = 0; i < 60; i++) different += play(`w${i}`, 6).different;
  expect(different).toBeGreaterThan(100);
}, 40_000);
