/** Chapters of the rulebook, in order. */
export const headings: readonly { readonly id: string; readonly en: string; readonly es: string }[] = [
  { id: '1', en: 'Sequence of play', es: 'Secuencia de juego' },
  { id: '2', en: 'Actions', es: 'Acciones' },
  { id: '3', en: 'Marching', es: 'Marcha' },
  { id: '4', en: 'Interception', es: 'Intercepción' },
  { id: '5', en: 'Avoiding battle', es: 'Evitar la batalla' },
  { id: '6', en: 'Battle', es: 'Batalla' },
  { id: '7', en: 'Victory', es: 'Victoria' },
  { id: '8', en: 'Optional rules', es: 'Reglas opcionales' },
];
