/** Lo que dice la propia mesa, en español. */
import type { Words } from './en.ts';

export const es: Words = {
  motto: 'Viejas guerras sobre una mesa',
  nav: { home: 'Todos los juegos', rules: 'Reglamentos', settings: 'Ajustes', about: 'Acerca de', skip: 'Ir al contenido', menu: 'Menú', close: 'Cerrar', back: 'Volver' },
  language: { name: 'Idioma', en: 'English', es: 'Español' },
  newer: { text: 'Hay una mesa más nueva.', use: 'Usarla' },
  home: {
    going: 'Partidas en curso', fresh: 'Nueva partida', finished: 'Partidas terminadas', playNow: 'Jugar ahora', options: 'Opciones', yourTurn: 'Te toca',
    waits: side => `Decide ${side}`, turnOf: side => `Turno: ${side}`, over: 'Terminada', branch: 'Partida hipotética',
    open: 'Seguir', replay: 'Repetición', export: 'Guardar en un archivo', remove: 'Borrar', import: 'Abrir un archivo guardado', sure: '¿Borrar esta partida para siempre?',
    yes: 'Borrarla', no: 'Dejarla', actions: n => (n === 1 ? '1 decisión' : `${n} decisiones`), more: 'Más sobre esta partida',
    weight: n => `Dificultad ${n} de 5`, bad: 'El archivo no se ha abierto', noDisk: 'Este navegador no guarda partidas', starting: 'Preparando…',
    noDiskText: 'El almacenamiento está bloqueado o lleno. Puedes jugar, pero la partida dura lo que dure esta página: guárdala en un archivo.',
  },
  start: {
    title: 'Nueva partida', scenario: 'Escenario', side: 'Tu bando', optional: 'Reglas opcionales', opponent: 'Contrincante', hotSeat: 'Dos personas en esta pantalla',
    hotSeatAbout: 'Entre turnos cae un telón.', bot: 'La mesa, al azar', botAbout: 'Hace cualquier cosa legal. Sirve para aprender.',
    begin: 'Empezar', needs: names => `Necesita: ${names}`, none: 'Este juego no tiene reglas opcionales.',
  },
  play: {
    undo: 'Deshacer', layers: 'Capas', fit: 'Ver todo el tablero', nearer: 'Acercar', farther: 'Alejar', locate: 'Mostrar lo que se pregunta', help: 'Teclas',
    yourDecision: 'Decides tú', decides: side => `Decide ${side}`, thinking: side => `${side} está pensando…`,
    whyNot: '¿Por qué no?', whyNotOf: what => `${what}, ¿por qué no?`, seals: 'No se podrá deshacer', sealsShort: 'sin deshacer', choices: 'Opciones',
    board: 'Tablero', boardHint: 'El dibujo del tablero. La pestaña «En palabras» lo cuenta en palabras; cada opción es un botón de la pregunta.',
    more: n => `${n} más`, fewer: 'Menos', which: '¿Cuál?', trail: 'Dónde está la partida', finished: 'La partida ha terminado',
    again: 'Jugar otra vez', watch: 'Verla de nuevo', past: (n, of) => `Tras la decisión ${n} de ${of}`, now: 'Volver al presente', missing: 'Esta partida no está aquí.',
    missingText: 'Puede que se borrara o que se jugara en otro navegador.', broken: 'Esta partida no se puede abrir.', opponents: 'Quién juega',
    person: 'Una persona', bot: 'La mesa', following: 'Esta partida está abierta en otra pestaña. Aquí la miras.', takeOver: 'Jugar aquí', memory: 'No se guarda: el almacenamiento está lleno o bloqueado. Guarda la partida en un archivo.',
    rulebook: 'Reglamento', branchHere: '¿Y si…? Seguir desde aquí', branchNote: 'Es otra partida; la verdadera queda como está.', opening: 'Desplegando el tablero…',
  },
  tabs: { journal: 'Diario', words: 'En palabras', rules: 'Reglamento' },
  journal: { empty: 'Todavía no ha pasado nada.', setUp: 'Preparación', secret: 'Solo lo sabes tú', see: 'Ver el tablero entonces', step: 'Con las flechas se recorre la partida.', die: 'Dado', total: 'Total' },
  recap: { title: 'Desde tu última decisión', go: 'Seguir', step: 'Paso a paso' },
  curtain: { title: side => `${side}, toma asiento`, text: 'Quien no juegue ahora, que mire a otro lado.', go: side => `Soy ${side}`, undo: 'Deshacer la última decisión' },
  keys: {
    title: 'Teclas', choose: 'elegir', digits: '1–9, a–z', digitsText: 'la opción con esa marca', arrows: 'Flechas', arrowsText: 'recorrer las opciones',
    enter: 'Intro', enterText: 'tomar la opción señalada', u: 'deshacer', f: 'ver todo el tablero', l: 'mostrar lo que se pregunta', j: 'diario; después las flechas recorren el tiempo',
    esc: 'Esc', escText: 'cerrar lo abierto, volver al presente', help: 'esta lista', zoom: '+ −', zoomText: 'acercar, alejar', pan: 'Mayús + flechas', panText: 'mover el tablero',
  },
  rules: {
    title: 'Reglamentos', search: 'Buscar en las reglas', found: n => (n === 1 ? '1 regla' : `${n} reglas`), none: 'Ninguna regla tiene esas palabras.',
    tested: 'Se cumple y está probada', untested: 'Ninguna prueba la nombra aún', coverage: (n, of) => `${n} de ${of} reglas tienen una prueba que pasa`, rule: id => `Regla ${id}`,
    choose: 'Elige un reglamento', whole: 'Abrir en el reglamento', link: id => `Regla ${id}, abrirla`, contents: 'Contenido',
  },
  replay: { title: 'Repetición', first: 'Al principio', back: 'Una atrás', play: 'Reproducir', pause: 'Parar', on: 'Una adelante', last: 'Al final', at: 'Decisión', eyes: 'Visto por', everybody: 'Lo que todos ven', table: 'A la mesa' },
  settings: {
    title: 'Ajustes', theme: 'Luz', day: 'De día', lamp: 'Luz de lámpara', motion: 'Movimiento', full: 'Las piezas se mueven', less: 'Nada se mueve', size: 'Letra',
    normal: 'Normal', large: 'Grande', larger: 'Mayor', sound: 'Sonido', soundText: 'La mesa es silenciosa.', keys: 'Marcas de teclas en las opciones', on: 'Visibles', off: 'Ocultas',
  },
  about: {
    title: 'Acerca de Cuartel',
    what: 'Cuartel es una mesa para juegos de guerra históricos en la que corre el propio reglamento: ofrece lo que es legal, rechaza lo demás y dice qué regla lo impide.',
    free: 'Es software libre con licencia MIT. Funciona sin red y tus partidas se quedan en este navegador.',
    owners: 'Los juegos son de sus autores y editores, y también sus títulos. Cuartel no lo hacen ni lo avalan ellos. Todas las palabras y los dibujos de aquí son nuestros o de licencia libre; si puedes, ten el juego en caja.',
    games: 'Los juegos', credits: 'Agradecimientos',
    fonts: 'Letras: EB Garamond, de Georg Duffner y Octavio Pardo; IM Fell, de Igino Marini; Source Sans, de Paul D. Hunt para Adobe; todas con la SIL Open Font License 1.1.',
    code: 'Hecho con Svelte y Vite (MIT). Los iconos están dibujados para Cuartel.',
  },
  fault: { title: 'Algo ha ido mal', text: 'Tu partida está guardada como quedó tras tu última decisión.', reload: 'Cargar la página otra vez' },
};
