/** The chips under an answer: three different ones, each possible now. Pure. (Product page, item 14.) */
import { languageOf, type SpokenLanguage } from "@slipway/kernel/chat/language-of";

/** Longer texts do not fit on a chip. */
const MAX_CHARACTERS = 32;
const CHIPS = 3;

/** Offered to people who keep asking for the same repair: going back is better. */
const undo: Record<SpokenLanguage, string> = {
  en: "Undo the last change",
  de: "Rückgängig machen",
  es: "Deshacer el último cambio",
};

export const undoIn = (answer: string, before: SpokenLanguage): string => undo[languageOf(answer) ?? before];

/** Questions that every model can answer from the files without changing anything. */
const questions: Record<SpokenLanguage, readonly string[]> = {
  en: ["What can I change?", "What pages are there?", "Where is my data kept?", "What is missing?"],
  de: ["Was kann ich ändern?", "Welche Seiten gibt es?", "Wo liegen meine Daten?", "Was fehlt?"],
  es: ["¿Qué puedo cambiar?", "¿Cuántas páginas hay?", "¿Dónde están mis datos?", "¿Qué falta?"],
};

const repairs: Record<SpokenLanguage, (review: string) => string> = {
  en: (review) => `Fix what ${review} found`,
  de: (review) => `Behebe, was ${review} fand`,
  es: (review) => `Arregla lo que vio ${review}`,
};

export interface TurnSoFar {
  /** Next steps that the model proposed. */
  proposed: readonly string[];
  /** The person's request, which is done or was tried. */
  message: string;
  /** The answer above the chips, whose language they speak. */
  answer: string;
  /** The language of the conversation, where the answer says too little. */
  before: SpokenLanguage;
  isStuck: boolean;
  /** There is a change that can be undone. */
  hasChanged: boolean;
  /** Checks with findings in the present files: `accessibility`, `security`. */
  foundBy: readonly string[];
  /** The model can be asked for any repair; the embedded one knows only its own changes. */
  isFree: boolean;
}

export function nextSteps(turn: TurnSoFar): string[] {
  const language = languageOf(turn.answer) ?? turn.before;
  const candidates = [
    ...(turn.isStuck ? [undo[language]] : []),
    ...turn.proposed.filter((text) => text.trim() !== "" && text.trim().length <= MAX_CHARACTERS),
    ...(turn.isFree ? turn.foundBy.map(repairs[language]) : []),
    ...(turn.hasChanged ? [undo[language]] : []),
    ...questions[language],
  ];
  const known = new Set([keyOf(turn.message)]);
  const fresh = candidates.filter((text) => known.size < known.add(keyOf(text)).size);
  return fresh.slice(0, CHIPS).map((text) => text.trim());
}

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, " ")
    .trim();
