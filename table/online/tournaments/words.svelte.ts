/** The words of tournaments, and points as people write them. */
import type { TournamentInfo } from '@cuartel/client';
import { settings } from '../../page/settings.svelte.ts';
import { titleOf } from '../lobby/games.svelte.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';

const CATALOGUES = { en, es };
export const tournamentWords = () => CATALOGUES[settings.language];

/** Hundredths, without noughts at the end. */
export const pointsText = (hundredths: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 }).format(hundredths / 100);

/** Whoever leaves the house takes the name he gave it along. */
export const nameOfTournament = ({ name, game }: Pick<TournamentInfo, 'name' | 'game'>): string =>
  name === '-' ? tournamentWords().nameless(titleOf(game)) : name;
