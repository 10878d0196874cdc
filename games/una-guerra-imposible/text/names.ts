/** What blocks, counters, turns and provinces are called. */
import type { Language } from '@cuartel/engine';
import { ARMS, BLOCKS, type Block, blockArm, blockCode } from '../data/blocks.ts';
import type { CounterKindName } from '../data/units.ts';

type Words = Readonly<Record<Language, string>>;

/** By code and arm. */
const BLOCK_TITLES: Readonly<Record<string, Words>> = {
  'REA infantry': { en: 'Royal Guard Infantry', es: 'Infantería de la Guardia Real' },
  'REA cavalry': { en: 'Royal Guard Cavalry', es: 'Caballería de la Guardia Real' },
  'LIN infantry': { en: 'Line Infantry', es: 'Infantería de Línea' },
  'LIN cavalry': { en: 'Line Cavalry', es: 'Caballería de Línea' },
  'LIG infantry': { en: 'Light Infantry', es: 'Infantería Ligera' },
  'LIG cavalry': { en: 'Light Cavalry', es: 'Caballería Ligera' },
  'PRO infantry': { en: 'Provincial Regiment', es: 'Regimiento Provincial' },
  'BRI infantry': { en: 'British Legion Infantry', es: 'Infantería de la Legión Británica' },
  'BRI cavalry': { en: 'British Legion Lancers', es: 'Lanceros de la Legión Británica' },
  'FRA infantry': { en: 'French Foreign Legion', es: 'Legión Extranjera francesa' },
  'POL cavalry': { en: 'Polish Lancers', es: 'Lanceros polacos' },
  'POR infantry': { en: 'Portuguese Division', es: 'División portuguesa' },
  'NAV infantry': { en: 'Navarrese Infantry', es: 'Infantería navarra' },
  'NAV cavalry': { en: 'Lancers of Navarra', es: 'Lanceros de Navarra' },
  'GUI infantry': { en: 'Guipuzcoan Infantry', es: 'Infantería guipuzcoana' },
  'VIZ infantry': { en: 'Biscayan Infantry', es: 'Infantería vizcaína' },
  'ALA infantry': { en: 'Alavese Infantry', es: 'Infantería alavesa' },
  'CAS infantry': { en: 'Castilian Infantry', es: 'Infantería castellana' },
  'CAN infantry': { en: 'Cantabrian Infantry', es: 'Infantería cántabra' },
  'EXT infantry': { en: 'Foreign Battalion', es: 'Batallón extranjero' },
  'VAS cavalry': { en: 'Basque Cavalry', es: 'Caballería vascongada' },
  'PAR infantry': { en: 'Band', es: 'Partida' },
  'REG infantry': { en: 'Regional Infantry', es: 'Infantería regional' },
  'REG cavalry': { en: 'Regional Cavalry', es: 'Caballería regional' },
  'T.S. train': { en: 'Supply Train', es: 'Tren de Suministro' },
};

/** 'Regimiento Provincial 3'; a block that is the only one of its kind has no number. */
export const blockTitle = (block: Block, language: Language): string => {
  const kind = (other: Block): string => `${BLOCKS[other]![0]} ${blockCode[other]} ${ARMS[blockArm[other]!]}`;
  const title = BLOCK_TITLES[kind(block).slice(2)]![language];
  const alike = BLOCKS.flatMap((_, other) => (kind(other) === kind(block) ? [other] : []));
  return alike.length === 1 ? title : `${title} ${alike.indexOf(block) + 1}`;
};

/** Lancers are many in either language: their verbs too. */
const PLURAL: readonly string[] = ['BRI cavalry', 'POL cavalry', 'NAV cavalry'];
export const manyIn = (block: Block): number => (PLURAL.includes(`${blockCode[block]} ${ARMS[blockArm[block]!]}`) ? 2 : 1);

export const COUNTER_TITLES: Readonly<Record<CounterKindName, Words>> = {
  field: { en: 'Field Artillery', es: 'Artillería de Campaña' },
  mountain: { en: 'Mountain Artillery', es: 'Artillería de Montaña' },
  backpack: { en: 'Backpack', es: 'Mochila' },
};

/** The five turns of a year; the rulebook gives them no names. */
export const TURNS: readonly Words[] = [
  { en: 'March-April', es: 'Marzo-abril' },
  { en: 'May-June', es: 'Mayo-junio' },
  { en: 'July-August', es: 'Julio-agosto' },
  { en: 'September-October', es: 'Septiembre-octubre' },
  { en: 'November-December', es: 'Noviembre-diciembre' },
];
