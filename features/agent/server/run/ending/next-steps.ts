/** The chips under an answer: three, each once, each something that can be done now. Pure. (Product page, item 14.) */

/** Longer ones do not fit on a chip. */
const MAX_CHARACTERS = 32;
const CHIPS = 3;

/** Whoever asks for the same repair again and again is better off where they were. */
export const UNDO = "Undo the last change";

/** Every model has the files to answer these from, and none changes anything. */
const QUESTIONS = ["What can I change?", "What pages are there?", "Where is my data kept?", "What is missing?"];

export interface TurnSoFar {
  /** What the model proposed. */
  proposed: readonly string[];
  /** What the person asked: it is done, or was tried. */
  message: string;
  isStuck: boolean;
  /** There is a change that can be taken back. */
  hasChanged: boolean;
  /** Of the files as they are: `accessibility`, `security`. */
  foundBy: readonly string[];
  /** A model that can be asked for any repair; the embedded one knows its own changes only. */
  isFree: boolean;
}

export function nextSteps(turn: TurnSoFar): string[] {
  const candidates = [
    ...(turn.isStuck ? [UNDO] : []),
    ...turn.proposed.filter((text) => text.trim() !== "" && text.trim().length <= MAX_CHARACTERS),
    ...(turn.isFree ? turn.foundBy.map((review) => `Fix what ${review} found`) : []),
    ...(turn.hasChanged ? [UNDO] : []),
    ...QUESTIONS,
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
