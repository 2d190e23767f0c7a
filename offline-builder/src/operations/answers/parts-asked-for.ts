/** Wishes that an app meets in another way already, or cannot meet: said with what there is instead. */
import type { Plan } from "../../plan/plan.ts";
import { operation, type Operation } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";
import { askedOften } from "./asked-often.ts";
import { keptAlready } from "./kept-already.ts";
import { thereAlready } from "./there-already.ts";
import { contains, type PartAnswer } from "./part-answer.ts";

const isGame = ({ archetype }: Plan): boolean => archetype === "game";
const answers: readonly PartAnswer[] = [
  ...keptAlready,
  ...thereAlready,
  ...askedOften,
  {
    id: "has-timer",
    asks: (text) =>
      has(text, "timer|countdown|time limit|zeitlimit|temporizador|cronómetro|límite de tiempo") && !/\d/.test(text),
    fits: contains("setLeft(seconds)"),
    understood: { en: "A time for each question.", de: "Eine Zeit je Frage.", es: "Un tiempo por pregunta." },
    says: {
      en: "Each question has a time already, which runs down beside it. Another one: “30 seconds per question”. I changed nothing.",
      de: "Jede Frage hat schon ihre Zeit, die daneben abläuft. Eine andere: „30 Sekunden pro Frage“. Ich habe nichts geändert.",
      es: "Cada pregunta ya tiene su tiempo, que corre al lado. Otro: «30 segundos por pregunta». No he cambiado nada.",
    },
  },
  {
    id: "is-shuffled",
    asks: (text) =>
      has(
        text,
        "shuffle\\p{L}*|mix(?:ed)? up|random(?:ly|i[sz]e)?(?: order)?|different order|misch\\p{L}*|zufällig\\p{L}*|gemischt\\p{L}*|baraja\\p{L}*|mezcla\\p{L}*|aleatori\\p{L}*",
      ) && !has(text, "called|named|channels?|namens|kanal|kanäle|llamad[oa]|canal(?:es)?"),
    fits: contains("shuffled(all)"),
    understood: {
      en: "A new order each time.",
      de: "Jedes Mal eine neue Reihenfolge.",
      es: "Un orden nuevo cada vez.",
    },
    says: {
      en: "Questions and answers come in a new order every time already. I changed nothing.",
      de: "Fragen und Antworten kommen schon jedes Mal in neuer Reihenfolge. Ich habe nichts geändert.",
      es: "Las preguntas y respuestas ya salen cada vez en otro orden. No he cambiado nada.",
    },
  },
  {
    id: "shows-solution",
    asks: (text) =>
      has(text, "right|correct|solution|richtige\\p{L}*|lösung\\p{L}*|correct[oa]s?|solución") &&
      has(text, "answers?|solution|antworten?|lösung\\p{L}*|respuestas?|solución") &&
      has(text, "show|tell|display|reveal|zeige?\\p{L}*|sag\\p{L}*|anzeigen|muestra|enseña|di"),
    fits: contains("The answer is ${current.question.answer}"),
    understood: { en: "The right answer.", de: "Die richtige Antwort.", es: "La respuesta correcta." },
    says: {
      en: "After a wrong answer the right one is shown already. I changed nothing.",
      de: "Nach einer falschen Antwort steht schon die richtige da. Ich habe nichts geändert.",
      es: "Tras una respuesta equivocada ya se muestra la correcta. No he cambiado nada.",
    },
  },
  {
    id: "limit-second-player",
    asks: (text) =>
      has(
        text,
        "(?:two|2|second|more|another) players?|multi-?player|2p|play (?:against|with) (?:a )?(?:friend|each other|someone)|zwei spieler\\p{L}*|zweite[rnms]? spieler\\p{L}*|zu zweit|mehrspieler\\p{L}*|gegeneinander|dos jugadores|segundo jugador|multijugador|contra un amigo",
      ),
    fits: ({ plan }) => isGame(plan),
    understood: { en: "A second player.", de: "Ein zweiter Spieler.", es: "Un segundo jugador." },
    says: {
      en: "This game is played by one person at a time; I cannot add a second player to it. What is there: players take turns and compare their best results. A game that two play on one screen is tic-tac-toe, in a new project. I changed nothing.",
      de: "Dieses Spiel spielt einer allein; einen zweiten Spieler kann ich nicht einbauen. Was geht: sich abwechseln und die besten Ergebnisse vergleichen. Zu zweit an einem Bildschirm spielt man Tic-Tac-Toe, in einem neuen Projekt. Ich habe nichts geändert.",
      es: "A este juego juega una persona; no puedo añadir un segundo jugador. Lo que hay: turnarse y comparar los mejores resultados. Un juego de dos en una pantalla es el tres en raya, en un proyecto nuevo. No he cambiado nada.",
    },
  },
  {
    id: "limit-confirm-delete",
    asks: (text) =>
      has(text, "delet\\p{L}*|remov\\p{L}*|lösch\\p{L}*|entfern\\p{L}*|borrar?|borre|eliminar?") &&
      has(
        text,
        "confirm\\p{L}*|are you sure|ask (?:me|us|before|first)|double[- ]check|bestätig\\p{L}*|nachfragen|rückfrage|sicher|vorher fragen|confirma\\p{L}*|pregunta\\p{L}*|seguro",
      ),
    fits: contains("removeWithUndo("),
    understood: {
      en: "A question before deleting.",
      de: "Eine Frage vor dem Löschen.",
      es: "Una pregunta antes de borrar.",
    },
    says: {
      en: "Deleting by mistake costs nothing here: “Undo” stands at the edge of the screen after each deletion and brings the entry back. A question before every deletion is not something I can add. I changed nothing.",
      de: "Ein versehentliches Löschen ist hier nicht schlimm: Danach steht „Rückgängig“ am Rand und holt den Eintrag zurück. Eine Frage vor jedem Löschen kann ich nicht einbauen. Ich habe nichts geändert.",
      es: "Borrar por error no es grave aquí: después aparece «Deshacer» y recupera la entrada. No puedo añadir una pregunta antes de cada borrado. No he cambiado nada.",
    },
  },
];

/** Read only where the plan has what they are about. */
export const partsAskedFor: readonly Operation[] = answers.map(({ id, asks, fits, understood, says }) =>
  operation<null>({
    id,
    words: "",
    match: ({ text, language }) =>
      asks(text) ? { confidence: 0.5, values: null, understood: understood[language] } : null,
    reads: sourcePaths,
    change: (project, _, { language }) => ({ say: fits(project) ? says[language] : "" }),
  }),
);
