import type { Language } from "../../plan/plan.ts";

export interface GameTexts {
  /** With its article, for the first sentence. */
  kind: Record<GameId, string>;
  names: Record<GameId, string>;
  play: string;
  scores: string;
  lead: string;
  claims: Record<GameId, string>;
  scoreClaim: string;
  caveat: string;
  otherTopic: string;
  /** What comes before the names of a memory game's pictures. */
  cards: string;
  otherPictures: string;
  suggestions: string[];
}

export type GameId = "quiz" | "snake" | "tiles" | "three" | "memory" | "blocks" | "bricks";

export const gameTexts: Record<Language, GameTexts> = {
  en: {
    kind: {
      quiz: "a quiz",
      snake: "a snake game",
      tiles: "a 2048 game",
      three: "a tic-tac-toe game",
      memory: "a memory game",
      blocks: "a game of falling blocks",
      bricks: "a game of bricks, ball and paddle",
    },
    names: {
      quiz: "Quick Answers",
      snake: "Long Tail",
      tiles: "Twice Over",
      three: "Three in a Row",
      memory: "Second Glance",
      blocks: "Row by Row",
      bricks: "Brick by Brick",
    },
    play: "Play",
    scores: "High scores",
    lead: "A game for one, played in the browser.",
    claims: {
      quiz: "Questions in random order, 20 seconds each, with the right answer shown after every one",
      snake: "Steered by arrow keys, swipes or buttons, with pause and a score that counts",
      tiles: "Tiles slide and merge by arrow keys, swipes or buttons, the end is noticed",
      three: "Against a computer that never loses, or two people on one device",
      memory: "Sixteen cards in a new order each time, pairs and moves are counted",
      blocks: "Pieces fall, turn and land, full rows disappear, and it gets faster; by arrow keys, swipes or buttons",
      bricks: "A ball, a paddle and walls of bricks, with three balls and faster walls; by arrow keys, mouse or finger",
    },
    scoreClaim: "High scores that survive a reload",
    caveat: "Scores stay in this browser; players on other devices do not see them",
    otherTopic: "I have no questions on that topic: general ones stand in. Add yours on the page Questions",
    cards: "On the cards",
    otherPictures: "I have no pictures of that subject: others stand in, in src/content/pictures.ts",
    suggestions: ["Make the buttons rounder", "Add a page About", "Use a serif font", "Make it more compact"],
  },
  de: {
    kind: {
      quiz: "ein Quiz",
      snake: "ein Snake-Spiel",
      tiles: "ein 2048-Spiel",
      three: "ein Tic-Tac-Toe-Spiel",
      memory: "ein Memory-Spiel",
      blocks: "ein Spiel mit fallenden Steinen",
      bricks: "ein Spiel mit Ziegeln, Ball und Schläger",
    },
    names: {
      quiz: "Schnell geraten",
      snake: "Lange Schlange",
      tiles: "Doppelt gut",
      three: "Drei in einer Reihe",
      memory: "Zweiter Blick",
      blocks: "Reihe um Reihe",
      bricks: "Stein für Stein",
    },
    play: "Spielen",
    scores: "Bestenliste",
    lead: "Ein Spiel für eine Person, im Browser.",
    claims: {
      quiz: "Fragen in zufälliger Folge, je 20 Sekunden, mit der richtigen Antwort danach",
      snake: "Steuerung mit Pfeiltasten, Wischen oder Knöpfen, mit Pause und Punkten",
      tiles: "Kacheln gleiten und verschmelzen mit Pfeiltasten, Wischen oder Knöpfen, das Ende wird erkannt",
      three: "Gegen einen Computer, der nie verliert, oder zu zweit an einem Gerät",
      memory: "Sechzehn Karten in immer neuer Folge, Paare und Züge werden gezählt",
      blocks:
        "Steine fallen, drehen sich und landen, volle Reihen verschwinden, und es wird schneller; mit Pfeiltasten, Wischen oder Knöpfen",
      bricks:
        "Ball, Schläger und Mauern aus Ziegeln, mit drei Bällen und schnelleren Mauern; mit Pfeiltasten, Maus oder Finger",
    },
    scoreClaim: "Eine Bestenliste, die ein Neuladen übersteht",
    caveat: "Punkte bleiben in diesem Browser; andere Geräte sehen sie nicht",
    otherTopic:
      "Zu diesem Thema habe ich keine Fragen: allgemeine stehen dafür. Eigene lassen sich auf der Seite Fragen eintragen",
    cards: "Auf den Karten",
    otherPictures: "Zu diesem Thema habe ich keine Bilder: andere stehen dafür, in src/content/pictures.ts",
    suggestions: [
      "Mach die Knöpfe runder",
      "Füge eine Seite Über uns hinzu",
      "Nimm eine Serifenschrift",
      "Mach es kompakter",
    ],
  },
  es: {
    kind: {
      quiz: "un concurso de preguntas",
      snake: "un juego de la serpiente",
      tiles: "un juego 2048",
      three: "un tres en raya",
      memory: "un juego de memoria",
      blocks: "un juego de bloques que caen",
      bricks: "un juego de ladrillos, bola y pala",
    },
    names: {
      quiz: "A la primera",
      snake: "Cola larga",
      tiles: "El doble",
      three: "Tres en raya",
      memory: "Segunda mirada",
      blocks: "Fila a fila",
      bricks: "Ladrillo a ladrillo",
    },
    play: "Jugar",
    scores: "Récords",
    lead: "Un juego para una persona, en el navegador.",
    claims: {
      quiz: "Preguntas en orden aleatorio, 20 segundos cada una, con la respuesta correcta después",
      snake: "Se dirige con las flechas, deslizando o con los botones, con pausa y puntos",
      tiles: "Las fichas se deslizan y se suman con flechas, deslizando o con botones, se detecta el final",
      three: "Contra un ordenador que nunca pierde, o dos personas en un dispositivo",
      memory: "Dieciséis cartas en un orden nuevo cada vez, se cuentan parejas y jugadas",
      blocks:
        "Las piezas caen, giran y se posan, las filas llenas desaparecen y va cada vez más rápido; con flechas, deslizando o con botones",
      bricks: "Una bola, una pala y muros de ladrillos, con tres bolas y muros más rápidos; con flechas, ratón o dedo",
    },
    scoreClaim: "Récords que sobreviven a una recarga",
    caveat: "Los puntos quedan en este navegador; otros dispositivos no los ven",
    otherTopic: "No tengo preguntas de ese tema: hay generales en su lugar. Añade las tuyas en la página Preguntas",
    cards: "En las cartas",
    otherPictures: "No tengo dibujos de ese tema: hay otros en su lugar, en src/content/pictures.ts",
    suggestions: [
      "Haz los botones más redondos",
      "Añade una página Sobre nosotros",
      "Usa una tipografía con serifa",
      "Hazlo más compacto",
    ],
  },
};
