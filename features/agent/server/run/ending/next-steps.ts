/** The chips under an answer: three different ones, each possible now. Pure. (Product page, item 14.) */

/** Longer texts do not fit on a chip. */
const MAX_CHARACTERS = 32;
const CHIPS = 3;

/** Offered to people who keep asking for the same repair: going back is better. */
export const UNDO = "Undo the last change";

/** Questions that every model can answer from the files without changing anything. */
const QUESTIONS = ["What can I change?", "What pages are there?", "Where is my data kept?", "What is missing?"];

export interface TurnSoFar {
  /** Next steps that the model proposed. */
  proposed: readonly string[];
  /** The person's request, which is done or was tried. */
  message: string;
  isStuck: boolean;
  /** There is a change that can be undone. */
  hasChanged: boolean;
  /** Checks with findings in the present files: `accessibility`, `security`. */
  foundBy: readonly string[];
  /** The model can be asked for any repair; the embedded one knows only its own changes. */
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
