/** Lo que dice la página de una película de partida, en español. */
import type { FilmWords } from './en.ts';

export const es: FilmWords = {
  missing: 'Esta partida no se puede mostrar',
  missingText: 'No existe, aún se está jugando o sus jugadores se la guardan para ellos.',
  fetching: 'Trayendo la partida…',
  by: name => `publicada por ${name}`,
  won: side => `Gana ${side}.`,
  wonBy: { resigned: side => `Gana ${side}: el otro bando se rindió.`, time: side => `Gana ${side} por tiempo.` },
  nobody: 'No gana nadie.',
  share: 'Compartir',
  link: 'Enlace',
  linkText: 'Quien lo tenga puede ver la partida, sin cuenta.',
  moment: 'Enlace a este momento',
  embed: 'Para una página tuya',
  file: 'Guardar la partida en un archivo',
  copy: 'Copiar',
  copied: 'Copiado.',
  own: 'Verla en Cuartel',
  publish: 'Publicar esta partida',
  publishText:
    'La partida tendrá un enlace: quien lo tenga podrá ver la película, con todo lo que estaba oculto, sin cuenta. Puedes retirarla cuando quieras.',
  title: 'Título',
  titleHint: 'Puede quedar vacío',
  player: side => `Quién jugó con ${side}`,
  playerHint: 'Puede quedar vacío',
  go: 'Publicarla',
  enterFirst: 'Para publicar una partida necesitas una cuenta en este servidor.',
  mine: 'Lo que he publicado',
  none: 'Nada todavía. En la repetición de una partida terminada hay un botón para ello.',
  take: 'Dejar de publicarla',
};
