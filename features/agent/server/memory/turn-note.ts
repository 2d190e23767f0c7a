/** How a turn ended, as later turns read it. Pure. */
import type { RunOutcome } from "../run/run-request.ts";

export interface TurnNote {
  version: number | null;
  title: string | null;
  /** Files that the turn's version changed, or its draft holds. */
  changed: string[];
  /** Changed files that are not named. */
  more_changed: number;
  not_done: string[];
  checks: string | null;
  /** The app's own last words, such as why nothing was kept. */
  closing: string | null;
  is_draft: boolean;
}

const MAX_FILES = 60;
const MAX_SENTENCES = 20;
const SENTENCE_CHARACTERS = 500;

export const turnNote = (outcome: RunOutcome, changed: readonly string[]): TurnNote => ({
  version: outcome.edit?.version ?? null,
  title: outcome.edit?.title ?? null,
  changed: changed.slice(0, MAX_FILES),
  more_changed: Math.max(0, changed.length - MAX_FILES),
  not_done: outcome.notDone.slice(0, MAX_SENTENCES).map((sentence) => sentence.slice(0, SENTENCE_CHARACTERS)),
  checks: outcome.evidence?.summary.slice(0, SENTENCE_CHARACTERS) ?? null,
  closing: outcome.closing?.slice(0, SENTENCE_CHARACTERS) ?? null,
  is_draft: outcome.draft !== null,
});

/** Tagged, so that it is not taken for the person's words; no text inside can end the tag. */
export function noteWords({ closing, is_draft: isDraft, more_changed: more, ...note }: TurnNote): string {
  const facts = {
    ...note,
    ...(more === 0 ? {} : { more_changed: more }),
    ...(closing === null ? {} : { closing }),
    ...(isDraft ? { files: "kept as a draft, which is in the project only once it is continued or kept" } : {}),
  };
  return `<turn>${JSON.stringify(facts).replaceAll("<", "\\u003c")}</turn>`;
}
