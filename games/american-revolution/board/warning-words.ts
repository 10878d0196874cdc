/** The words of the warnings. */
export interface WarningWords {
  points(n: number): string;
  idle(n: number): string;
  readonly nobodyMoved: string;
  readonly fortress: string;
  readonly trapped: string;
  readonly marooned: string;
  border(n: number): string;
  borderRoll(n: number): string;
  swim(n: number): string;
  hungry(n: number): string;
}

export const WARNING_WORDS: Readonly<Record<'en' | 'es', WarningWords>> = {
  en: {
    points: n =>
      n === 1
        ? 'One political point is still unspent; at the end of the year it is lost.'
        : `${n} political points are still unspent; at the end of the year they are lost.`,
    idle: n => (n === 1 ? 'One unit has not moved yet.' : `${n} units have not moved yet.`),
    nobodyMoved: 'None of your forces has moved, and only in this campaign phase do they all move freely.',
    fortress: 'Nobody stays behind: the fortress here will be razed.',
    trapped: 'There is nowhere to retreat to: the whole force would be lost.',
    marooned: 'The garrison has nowhere to march to: all of it would leave the map.',
    border: n => (n === 1 ? 'One militia unit is lost at the border.' : `${n} militia units are lost at the border.`),
    borderRoll: n => (n === 1 ? 'One militia unit must roll at the border.' : `${n} militia units must roll at the border.`),
    swim: n => (n === 1 ? 'One militia unit cannot go to sea and is lost.' : `${n} militia units cannot go to sea and are lost.`),
    hungry: n => (n === 1 ? 'One unit goes hungry and rolls.' : `${n} units go hungry and roll.`),
  },
  es: {
    points: n =>
      n === 1
        ? 'Queda un punto político sin gastar; al acabar el año se pierde.'
        : `Quedan ${n} puntos políticos sin gastar; al acabar el año se pierden.`,
    idle: n => (n === 1 ? 'Una unidad aún no ha movido.' : `${n} unidades aún no han movido.`),
    nobodyMoved: 'No has movido ninguna fuerza, y solo en esta fase de campaña mueven todas libremente.',
    fortress: 'No se queda nadie: la fortaleza de aquí se perderá.',
    trapped: 'No hay adonde retirarse: se perdería la fuerza entera.',
    marooned: 'La guarnición no tiene adonde ir: saldría entera del mapa.',
    border: n =>
      n === 1 ? 'Una unidad de milicia se pierde en la frontera.' : `${n} unidades de milicia se pierden en la frontera.`,
    borderRoll: n =>
      n === 1 ? 'Una unidad de milicia debe tirar en la frontera.' : `${n} unidades de milicia deben tirar en la frontera.`,
    swim: n =>
      n === 1
        ? 'Una unidad de milicia no puede hacerse a la mar y se pierde.'
        : `${n} unidades de milicia no pueden hacerse a la mar y se pierden.`,
    hungry: n => (n === 1 ? 'Una unidad queda sin suministros y tira.' : `${n} unidades quedan sin suministros y tiran.`),
  },
};
