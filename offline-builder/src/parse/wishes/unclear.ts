/** Requests that are answered before anything is built: games nobody here can write, and wishes with two readings. */
import type { Language } from "../../plan/plan.ts";

export interface Unclear {
  say: string;
  replies: string[];
}

const knownGames =
  /(?<![\p{L}])(?:tetris|break ?out|arkanoid|bricks?|ziegel\p{L}*|ladrillos|blocks?|blöcke|bloques|snake|schlange\p{L}*|serpiente|2048|sliding|tic[- ]?tac[- ]?toe|noughts|three in a row|drei gewinnt|tres en raya|memory|memoria|memorama|parejas|matching|quiz\p{L}*|trivia|flash ?cards?|ratespiel|preguntas|multiplication|times ?tables?|einmaleins|(?:tablas? de )?multiplicar|maths?|kopfrechnen|rechen\p{L}*|mental arithmetic|cálculo mental|matem[aá]ticas)(?![\p{L}])/iu;
const otherGames =
  /(?<![\p{L}])(?:hangman|bingo|word ?search|crosswords?|rock[, -]+paper[, -]+scissors|schere[, -]+stein[, -]+papier|piedra[, -]+papel[, -]+(?:o |y )?tijeras?|kreuzworträtsel|crucigrama|sopa de letras|chess (?:game|against|board)|play chess|tetris|sudoku|pong|flappy(?: bird)?|minesweeper|solitaire|platformer|(?:first[- ]person )?shooter|racing game|role[- ]?playing game|rpg|wordle|checkers|draughts|poker|blackjack|pac-?man|breakout|connect four|jump and run|space invaders|asteroids|card game|puzzle game|arcade game|video ?game|(?:2d|3d|online|multiplayer|browser|clicker|idle|word|adventure) game|galgenmännchen|schachspiel|mühle|minensuche|autorennen|geschicklichkeitsspiel|jump-and-run|wortspiel|ahorcado|ajedrez|buscaminas|juego de (?:cartas|carreras|disparos|plataformas|palabras))(?![\p{L}])/iu;
const aboutGames =
  /(?<![\p{L}])(?:shop|store|laden|tienda|club|verein|website|blog|tracker|collection|sammlung|colección|inventory|rent\p{L}*|tournaments?|turnier\p{L}*|torneos?|league|liga|scores? of|results|list of|log|night|nights|organi[sz]\p{L}*|café|developer|studio|portfolio)(?![\p{L}])/iu;

const games: Record<Language, Unclear> = {
  en: {
    say: "That game I cannot write, so I built nothing. Some that I can: a quiz, snake, 2048, falling blocks, bricks and ball, tic-tac-toe, memory, hangman and sudoku.",
    replies: ["A quiz game", "A snake game", "A 2048 game", "Hangman", "Sudoku"],
  },
  de: {
    say: "Dieses Spiel kann ich nicht schreiben und habe nichts gebaut. Was ich kann, zum Beispiel: ein Quiz, Snake, 2048, fallende Steine, Ziegel und Ball, Tic-Tac-Toe, Memory, Galgenmännchen und Sudoku.",
    replies: ["Ein Quiz", "Ein Snake-Spiel", "Ein 2048-Spiel", "Galgenmännchen", "Sudoku"],
  },
  es: {
    say: "Ese juego no lo sé escribir y no he construido nada. Algunos que sé hacer: un concurso de preguntas, la serpiente, 2048, bloques que caen, ladrillos y bola, tres en raya, memoria, el ahorcado y sudoku.",
    replies: ["Un juego de preguntas", "El juego de la serpiente", "Un juego 2048", "El ahorcado", "Sudoku"],
  },
};

/** Said as the whole wish; beside other things they are a part of an app, and the report speaks of them. */
const otherTools =
  /^(?:(?:please|i (?:need|want)|make(?: me)?|build(?: me)?|create|bau(?:e)?|mach(?:e)?|ich (?:brauche|will)|haz|crea|quiero|necesito|can (?:yo)?u make)\s+)*(?:an? |the |my |simple |online |einen? |une? |un |una )*(?:stopwatch|metronome|(?:password|qr[- ]?code|name|color palette|colour palette) generator|qr[- ]?code (?:scanner|maker)|dice roller|(?:random (?:name|number) |raffle )(?:picker|generator)|drawing app|paint app|whiteboard|(?:photo|image|video|pdf|audio) editor|screen recorder|url shortener|stoppuhr|metronom|passwortgenerator|qr-?code-?generator|würfel-?app|zeichen-?app|malprogramm|whiteboard|bildbearbeitung|cronómetro|metrónomo|generador de (?:contraseñas|códigos qr|nombres)|pizarra|editor de (?:fotos|vídeo|imágenes))(?: app| tool| website| page)?[.!?]?$/iu;

const tools: Record<Language, Unclear> = {
  en: {
    say: "That tool I cannot write, so I built nothing. What I can: timers, calculators, converters, a password or QR code generator, a drawing sheet, notes, lists of anything, and boards.",
    replies: ["A focus timer", "A tip calculator", "A QR code generator", "A notes app", "A kanban board"],
  },
  de: {
    say: "Dieses Werkzeug kann ich nicht schreiben und habe nichts gebaut. Was ich kann: Timer, Rechner, Umrechner, einen Passwort- oder QR-Code-Generator, ein Zeichenblatt, Notizen, Listen von allem und Boards.",
    replies: [
      "Ein Fokus-Timer",
      "Ein Trinkgeldrechner",
      "Ein QR-Code-Generator",
      "Eine Notizen-App",
      "Ein Kanban-Board",
    ],
  },
  es: {
    say: "Esa herramienta no la sé escribir y no he construido nada. Sé hacer temporizadores, calculadoras, conversores, un generador de contraseñas o de códigos QR, una hoja de dibujo, notas, listas de cualquier cosa y tableros.",
    replies: [
      "Un temporizador pomodoro",
      "Una calculadora de propinas",
      "Una app de notas",
      "Un generador de códigos QR",
      "Un tablero kanban",
    ],
  },
};

const something: Record<Language, RegExp> = {
  en: /^(?:(?:please|i|we|want|need|would like|build|make|create|me|us)\s+)*(?:something|anything|an? (?:thing|idea)|help)\s+for\s+((?:my|our|the)\s+(?:\p{L}+[ -]?){1,3})[.!?]?$/iu,
  de: /^(?:(?:bitte|ich|wir|will|wollen|brauche|brauchen|möchte|möchten|baue?|mache?|mir|uns)\s+)*(?:etwas|was|irgendwas|irgendetwas)\s+für\s+((?:mein|unser|den|die|das)\p{Ll}{0,2}\s+(?:\p{L}+[ -]?){1,3})[.!?]?$/iu,
  es: /^(?:(?:por favor|quiero|queremos|necesito|necesitamos|haz|hazme|crea)\s+)*(?:algo|alguna cosa)\s+para\s+((?:mi|mis|nuestr[oa]s?|el|la)\s+\p{L}+(?: \p{L}+){0,2})[.!?]?$/iu,
};

const readings: Record<Language, (whose: string) => Unclear> = {
  en: (whose) => ({
    say: `Something people look at, or something you work with? The two are different apps, so I built nothing yet.`,
    replies: [`A website for ${whose}`, `A calendar app for ${whose}`, `A task list for ${whose}`],
  }),
  de: (whose) => ({
    say: `Etwas zum Ansehen oder etwas zum Arbeiten? Das sind verschiedene Apps, deshalb habe ich noch nichts gebaut.`,
    replies: [`Eine Website für ${whose}`, `Ein Terminkalender für ${whose}`, `Eine Aufgabenliste für ${whose}`],
  }),
  es: (whose) => ({
    say: `¿Algo para mirar o algo para trabajar? Son aplicaciones distintas y todavía no he construido nada.`,
    replies: [`Una página web para ${whose}`, `Un calendario para ${whose}`, `Una lista de tareas para ${whose}`],
  }),
};

/** Named as a game and as nothing else: what it is called says no more than that it is played. */
const anyGame: Record<Language, RegExp> = {
  en: /^(?:an? |the |my |our |simple |fun |little )*(?:\p{L}[\p{L}'-]* ){1,3}games?(?: (?:app|for (?:my |our |the )?\p{L}+(?: \p{L}+){0,2}))?[.!]?$/iu,
  de: /^(?:ein |das |mein |einfaches |kleines )*(?:\p{L}+-?(?:spiel)|(?:\p{L}+ ){1,2}spiel)(?: für \p{L}+(?: \p{L}+){0,2})?[.!]?$/iu,
  es: /^(?:un |el |mi )?(?:pequeño |sencillo )?juego (?:de|para|sobre) \p{L}+(?: \p{L}+){0,3}[.!]?$/iu,
};
const keptGames =
  /(?<![\p{L}])(?:(?:board|video|computer|card|party|home|away|next|football|basketball|tippen?|tipp|brett|karten|gesellschafts|video|computer|lern|fuß?ball|heim|auswärts)-?(?: )?(?:games?|spiel\p{L}*)|my games|juegos de mesa|videojuegos?|beispiel|testspiel|\p{L}*tippspiel|gewinnspiel|hörspiel|rollenspiel|krippenspiel|theaterspiel|festspiel)(?![\p{L}])/iu;

/** Answers to requests for a game or a tool that nothing here makes. */
export const unbuilt: Readonly<Record<"game" | "tool", Record<Language, Unclear>>> = { game: games, tool: tools };

/** Null where there is one reading, and something that reads it. */
export function unclearRequest(text: string, language: Language): Unclear | null {
  if (anyGame[language].test(text.trim()) && !knownGames.test(text) && !aboutGames.test(text) && !keptGames.test(text))
    return games[language];
  if (otherGames.test(text) && !knownGames.test(text) && !aboutGames.test(text)) return games[language];
  if (otherTools.test(text.trim())) return tools[language];
  const whose = something[language].exec(text.trim())?.[1]?.trim();
  return whose ? readings[language](whose) : null;
}
