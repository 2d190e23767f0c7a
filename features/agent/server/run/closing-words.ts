/** The last paragraph of a turn that was not applied, or changed nothing. Pure. (Product page, moments 2 to 4.) */

export const NOTHING_CHANGED = "I changed nothing.";
/** Whether an answer says so already, in one of the languages the offline builder writes. */
export const saysNothingChanged = (answer: string): boolean =>
  /\bchanged nothing\b|\bnichts geändert\b|\bno he cambiado nada\b/i.test(answer);

export const RESTARTED = "Slipway restarted during this turn. It was not applied. Your message is above.";
export const lockLostWords = "Another change took this project over. Nothing from this turn was kept.";

/** The starting project has no number people have seen. */
const standing = (version: number, numbered: (version: number) => string, unchanged: string): string =>
  version === 0 ? unchanged : numbered(version);

export const stoppedWords = (version: number): string =>
  `Stopped. Nothing from this turn was kept${standing(version, (number) => `; you are on version ${number}`, "")}.`;

const backAt = (version: number): string =>
  standing(version, (number) => `Your app is back at version ${number}.`, "Your app is as it was.");

export function failedWords(failure: { problem: string; same: boolean; version: number; repairs?: number }): string {
  const after = (failure.repairs ?? 1) <= 1 ? "a repair" : `${failure.repairs} repairs`;
  const what = failure.same
    ? `I tried twice and hit the same error: \`${failure.problem}\`.`
    : `The checks still fail after ${after}: \`${failure.problem}\`.`;
  return `That did not work. ${what} ${backAt(failure.version)}`;
}

export const repeatedWords = (version: number): string =>
  `That did not work. I made the same step three times without getting further, so I stopped. ${backAt(version)}`;

export const conflictWords = (paths: readonly string[], version: number): string =>
  `While I worked, ${paths.length === 1 ? "a file was" : "files were"} saved that I changed too (${paths.slice(0, 5).join(", ")}). ` +
  `Nothing was overwritten, and nothing from this turn was kept${standing(version, (number) => `; you are on version ${number}`, "")}.`;

/** `reason` is a sentence. */
export const notSavedWords = (reason: string): string =>
  `The changes could not be saved. ${reason.trim()} Nothing from this turn was kept.`;

export const modelFailedWords = (modelLabel: string, reason: string): string =>
  `${modelLabel} did not answer: ${reason.trim().replace(/\.$/, "").slice(0, 300)}. Nothing from this turn was kept.`;

export const stepLimitNote = (steps: number): string =>
  `I stopped after ${steps} steps, so something may be unfinished.`;
