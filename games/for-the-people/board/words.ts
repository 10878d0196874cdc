/** The face's own few words. */
interface Words {
  readonly terms: Readonly<Record<string, string>>;
  readonly sides: readonly [string, string];
  readonly hand: string;
  readonly forces: string;
  readonly states: string;
  readonly turn: string;
  readonly will: string;
  readonly intervention: string;
  readonly unspent: string;
  readonly blockade: string;
  readonly amphibious: string;
  readonly control: string;
  readonly supply: string;
  readonly reach: string;
  readonly threat: string;
  readonly counts: string;
  wins(side: string): string;
  /** After a chance that there is no battle. */
  winsIf(side: string): string;
  expected(attacker: string, lostA: string, defender: string, lostD: string): string;
  intercepts(general: string): string;
  readonly plainly: string;
  readonly overrun: string;
  readonly guns: string;
  readonly slips: string;
  readonly ops: (n: number) => string;
  readonly event: string;
  readonly leaves: string;
  readonly deck: (n: number) => string;
  readonly discards: (n: number) => string;
  theirs(side: string, n: number): string;
  when(turn: string, rounds: number): string;
  battleOf(place: string): string;
  readonly sizes: readonly [string, string, string];
  readonly attacks: string;
  readonly defends: string;
  readonly naval: string;
  readonly fold: string;
  readonly unfold: string;
  readonly die: string;
  readonly total: string;
  readonly nobody: string;
  readonly strength: (n: number) => string;
  readonly track: string;
  readonly gone: string;
  readonly held: (usa: number, csa: number, needs: number) => string;
  readonly owner: readonly [string, string, string];
  readonly table: string;
  readonly roll: string;
  readonly lossDefender: string;
  readonly lossAttacker: string;
  readonly star: string;
  readonly battle: string;
  readonly steps: readonly [string, string];
  readonly rolled: string;
  forceOf(side: string, had: number, left: number): string;
  /** By what the table says that each inflicts. */
  beats(side: string, winner: number, loser: number, star: boolean): string;
  readonly detached: string;
}
export const WORDS: Readonly<Record<'en' | 'es', Words>> = {
  en: {
    terms: {
      interception: 'interception',
      fort: 'fort',
      commander: 'commander',
      subordinate: 'subordinate',
      elite: 'elite unit',
      ratio: 'ratio',
      unsupplied: 'enemy without supply',
      assault: 'assault from the water',
      card: 'card',
      roll: '',
    },
    sides: ['Union', 'Confederacy'],
    hand: 'Your hand',
    forces: 'Forces',
    states: 'States',
    turn: 'Turn',
    will: 'Political will',
    intervention: 'intervention',
    unspent: 'What is left of the card is lost.',
    blockade: 'Blockade',
    amphibious: 'Amphibious',
    control: 'Political control',
    supply: 'Lines of communication',
    reach: 'Reach of a force',
    threat: 'Where the enemy may intercept',
    counts: 'State by state',
    wins: side => `${side} wins`,
    winsIf: side => `In battle: ${side} wins`,
    expected: (attacker, lostA, defender, lostD) => `On average ${attacker} ${lostA} SP, ${defender} ${lostD}.`,
    intercepts: general => `${general} intercepts`,
    plainly: 'Cards and elite units not counted.',
    overrun: 'Swept aside without a battle',
    guns: 'Past the guns',
    slips: 'Slips away in time',
    ops: n => `${n} OP`,
    event: 'Event',
    leaves: 'leaves the game when its event is used',
    deck: n => `Deck: ${n}`,
    discards: n => `Discards: ${n}`,
    theirs: (side, n) => `${side}: ${n === 1 ? '1 card' : `${n} cards`}`,
    when: (turn, rounds) => (rounds > 0 ? `${turn}, round ${rounds}` : turn),
    battleOf: place => `Battle of ${place}`,
    sizes: ['small battle', 'medium battle', 'large battle'],
    attacks: 'attacks',
    defends: 'defends',
    naval: 'assault from the water',
    fold: 'See the map',
    unfold: 'See the battle',
    die: 'Die',
    total: 'Modifiers',
    nobody: 'none',
    strength: n => `${n} SP`,
    track: 'To return',
    gone: 'Out of the game',
    held: (usa, csa, needs) => `Union ${usa}, Confederacy ${csa}; ${needs} needed`,
    owner: ['neutral', 'Union', 'Confederate'],
    table: 'Table of results',
    roll: 'Modified roll',
    lossDefender: 'Defender loses',
    lossAttacker: 'Attacker loses',
    star: '* where losses are equal, the star lets the attacker win',
    battle: 'Battle',
    steps: ['Cards and generals', 'Losses and retreat'],
    rolled: 'Modified roll',
    forceOf: (side, had, left) => (left < had ? `${side}, from ${had} to ${left} SP` : `${side}, ${had} SP`),
    beats: (side, winner, loser, star) =>
      winner !== loser
        ? `${side} wins: by the table it inflicts ${winner} and suffers ${loser}.`
        : `${side} wins: ${winner} each by the table, ${star ? 'and the star decides for the attacker' : 'and without a star the defender wins'}.`,
    detached: 'kept out of it by a card',
  },
  es: {
    terms: {
      interception: 'intercepción',
      fort: 'fuerte',
      commander: 'general al mando',
      subordinate: 'subordinado',
      elite: 'unidad de élite',
      ratio: 'proporción',
      unsupplied: 'enemigo sin suministro',
      assault: 'asalto anfibio',
      card: 'carta',
      roll: '',
    },
    sides: ['Unión', 'Confederación'],
    hand: 'Tu mano',
    forces: 'Fuerzas',
    states: 'Estados',
    turn: 'Turno',
    will: 'Voluntad política',
    intervention: 'intervención',
    unspent: 'Lo que queda de la carta se pierde.',
    blockade: 'Bloqueo',
    amphibious: 'Anfibio',
    control: 'Control político',
    supply: 'Líneas de comunicación',
    reach: 'Alcance de una fuerza',
    threat: 'Dónde puede interceptar el enemigo',
    counts: 'Estado por estado',
    wins: side => `Gana la ${side}`,
    winsIf: side => `Batalla: gana la ${side}`,
    expected: (attacker, lostA, defender, lostD) => `De media, ${attacker} ${lostA} UM, ${defender} ${lostD}.`,
    intercepts: general => `${general} intercepta`,
    plainly: 'Sin contar cartas ni unidades de élite.',
    overrun: 'Arrollado sin batalla',
    guns: 'Sortear la artillería',
    slips: 'Se retira a tiempo',
    ops: n => `${n} OP`,
    event: 'Evento',
    leaves: 'se retira de la partida si se usa su evento',
    deck: n => `Mazo: ${n}`,
    discards: n => `Descartes: ${n}`,
    theirs: (side, n) => `${side}: ${n === 1 ? '1 carta' : `${n} cartas`}`,
    when: (turn, rounds) => (rounds > 0 ? `${turn}, ronda ${rounds}` : turn),
    battleOf: place => `Batalla de ${place}`,
    sizes: ['batalla pequeña', 'batalla mediana', 'batalla grande'],
    attacks: 'ataca',
    defends: 'defiende',
    naval: 'asalto anfibio',
    fold: 'Ver el mapa',
    unfold: 'Ver la batalla',
    die: 'Dado',
    total: 'Modificadores',
    nobody: 'ninguno',
    strength: n => `${n} UM`,
    track: 'Por volver',
    gone: 'Fuera de la partida',
    held: (usa, csa, needs) => `Unión ${usa}, Confederación ${csa}; hacen falta ${needs}`,
    owner: ['neutral', 'de la Unión', 'confederado'],
    table: 'Tabla de resultados',
    roll: 'Tirada modificada',
    lossDefender: 'Bajas del defensor',
    lossAttacker: 'Bajas del atacante',
    star: '* el asterisco da el empate al atacante',
    battle: 'Batalla',
    steps: ['Cartas y generales', 'Bajas y retirada'],
    rolled: 'Tirada modificada',
    forceOf: (side, had, left) => (left < had ? `${side}, de ${had} a ${left} UM` : `${side}, ${had} UM`),
    beats: (side, winner, loser, star) =>
      winner !== loser
        ? `Gana la ${side}: según la tabla inflige ${winner} y sufre ${loser}.`
        : `Gana la ${side}: ${winner} cada uno según la tabla, ${star ? 'y el asterisco da la victoria al atacante' : 'y sin asterisco gana el defensor'}.`,
    detached: 'apartado por una carta',
  },
};
