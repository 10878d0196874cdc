/** What a bot thought of its last choice, in a sentence or two. */
import type { AnyTypes, Language, View } from '@cuartel/engine';
import type { Decided } from './choose.ts';
import type { Mind } from './mind.ts';
import type { Weighed } from './search/weighed.ts';

interface Says {
  only(deed: string): string;
  doctrine(deed: string): string;
  plan(deed: string): string;
  search(deed: string, chance: string, worlds: number): string;
  against(list: string): string;
  alternative(deed: string, chance: string): string;
}
const SAYS: Readonly<Record<Language, Says>> = {
  en: {
    only: deed => `“${deed}”: there was nothing else to choose.`,
    doctrine: deed => `“${deed}”: what the manual says here, without further thought.`,
    plan: deed => `“${deed}”: on with what it has set out to do.`,
    search: (deed, chance, worlds) => `“${deed}”: it expects to win ${chance} of the games from here (${worlds} imagined).`,
    against: list => ` It also weighed ${list}.`,
    alternative: (deed, chance) => `“${deed}” (${chance})`,
  },
  es: {
    only: deed => `«${deed}»: no había otra cosa que elegir.`,
    doctrine: deed => `«${deed}»: lo que manda el manual en este caso, sin pensarlo más.`,
    plan: deed => `«${deed}»: sigue con lo que se había propuesto.`,
    search: (deed, chance, worlds) => `«${deed}»: desde aquí espera ganar el ${chance} de las partidas (imaginó ${worlds}).`,
    against: list => ` También sopesó ${list}.`,
    alternative: (deed, chance) => `«${deed}» (${chance})`,
  },
};
/** How many alternatives are named. */
const NAMED = 3;

export const explain = (mind: Mind, choice: Decided, view: View<AnyTypes>, language: Language): string => {
  const says = SAYS[language];
  const deeds = mind.game.text[language].deeds as Record<string, ((what: unknown, v: unknown) => string) | undefined>;
  const words = ({ option }: { option: Weighed['option'] }): string => deeds[option.do]?.(option.with, view) ?? option.do;
  const percent = (value: number): string => `${Math.round(value * 100)}${language === 'es' ? ' %' : '%'}`;
  if (choice.by !== 'search') return says[choice.by](words(choice));
  const [best, ...others] = choice.weighed;
  if (best === undefined) return says.doctrine(words(choice));
  const tried = others.filter(w => w.tries > 0).slice(0, NAMED);
  const list = tried.map(w => says.alternative(words(w), percent(w.value))).join(', ');
  return says.search(words(best), percent(best.value), choice.worlds) + (tried.length === 0 ? '' : says.against(list));
};
