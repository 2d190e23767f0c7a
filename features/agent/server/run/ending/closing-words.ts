/** The last paragraph of a turn that was not applied or changed nothing. Pure. (Product page, moments 2 to 4.) */

export const NOTHING_CHANGED = "I changed nothing.";
/** Whether an answer already says so, in one of the offline builder's languages. */
export const saysNothingChanged = (answer: string): boolean =>
  /\bchanged nothing\b|\bnichts geändert\b|\bno he cambiado nada\b/i.test(answer);

export interface StayingDatabase {
  names: readonly string[];
  /** The version with only the files of the change; null if there is none. */
  version: number | null;
}

/** State of the project after a turn that was not applied. */
export interface Standing {
  /** The newest version before the turn; 0: there was none. */
  version: number;
  /** The turn's database change, which stays. */
  database?: StayingDatabase | null;
  /** The turn's files are a draft. */
  isDrafted?: boolean;
}

/** Follows the reason why a turn was cut off. */
export const DRAFT_KEPT = "What I made until then is kept as a draft.";

export const RESTARTED = "Slipway restarted during this turn. It was not applied. Your message is above.";

const namesOf = ({ names }: { names: readonly string[] }): string => names.join(", ");

/** Follows the text about a turn that was not applied. */
export const databaseStays = (database: Standing["database"]): string => {
  if (database == null) return "";
  const file = database.version === null ? "" : `; version ${database.version} holds only that`;
  return ` The change of the database stays (${namesOf(database)})${file}.`;
};

export const restartedWords = ({ database, isDrafted }: Standing): string =>
  `${RESTARTED}${isDrafted === true ? ` ${DRAFT_KEPT}` : ""}${databaseStays(database)}`;

/** The starting project has no version number that people have seen. */
function youAreOn({ version, database }: Standing): string {
  const newest = database?.version ?? version;
  return newest === 0 ? "" : `; you are on version ${newest}`;
}

const exceptDatabase = (before: string, { database }: Standing): string =>
  database == null ? "" : ` ${before} the change of the database (${namesOf(database)})`;

/** The part of the turn that stays, as a sentence without its full stop. */
const remains = (standing: Standing): string =>
  standing.isDrafted === true
    ? `What I made is kept as a draft${standing.database == null ? "" : `;${exceptDatabase("also", standing)} stays`}`
    : `Nothing from this turn was kept${exceptDatabase("but", standing)}`;

const remainsInside = (standing: Standing): string => {
  const words = remains(standing);
  return words[0]!.toLowerCase() + words.slice(1);
};

export const LOCK_LOST = "Another change took this project over.";
export const lockLostWords = (standing: Standing): string => `${LOCK_LOST} ${remains(standing)}.`;

export const stoppedWords = (standing: Standing): string => `Stopped. ${remains(standing)}${youAreOn(standing)}.`;

const backAt = ({ version, database, isDrafted }: Standing): string => {
  const app = version === 0 ? "Your app is as it was." : `Your app is back at version ${version}.`;
  return `${app}${isDrafted === true ? " What I made is kept as a draft." : ""}${databaseStays(database)}`;
};

export const failedWords =
  /** `wasThere`: the app had the error before the turn, and it was not what the person asked about. */
  (failure: { problem: string; same: boolean; repairs?: number; wasThere?: boolean }) =>
    (standing: Standing): string => {
      if (failure.wasThere === true)
        return `That did not work. Your app had this error before: \`${failure.problem}\`. Repair it first with “Try to fix” or Undo. ${backAt(standing)}`;
      const after = (failure.repairs ?? 1) <= 1 ? "a repair" : `${failure.repairs} repairs`;
      const what = failure.same
        ? `I tried twice and hit the same error: \`${failure.problem}\`.`
        : `The checks still fail after ${after}: \`${failure.problem}\`.`;
      return `That did not work. ${what} ${backAt(standing)}`;
    };

export const conflictWords =
  (paths: readonly string[]) =>
  (standing: Standing): string =>
    `While I worked, ${paths.length === 1 ? "a file was" : "files were"} saved that I changed too (${paths.slice(0, 5).join(", ")}). ` +
    `Nothing was overwritten, and ${remainsInside(standing)}${youAreOn(standing)}.`;

/** `reason` is a sentence. The message itself is in the conversation. */
export const notReadWords =
  (reason: string) =>
  (standing: Standing): string =>
    `${reason.trim()} ${remains(standing)}${youAreOn(standing)}.`;

/** `reason` is a sentence. */
export const notSavedWords =
  (reason: string) =>
  (standing: Standing): string =>
    `The changes could not be saved. ${reason.trim()} ${remains(standing)}.`;

export const modelFailedWords =
  (modelLabel: string, reason: string) =>
  (standing: Standing): string =>
    `${modelLabel} did not answer: ${reason.trim().replace(/\.$/, "").slice(0, 300)}. ${remains(standing)}.`;

/** Slipway failed, and not the model. `reason` is a sentence; null where it is not for people. */
export const faultWords =
  (reason: string | null) =>
  (standing: Standing): string =>
    `${reason?.trim() ?? "Slipway ran into an error of its own; the server's log has the details."} ${remains(standing)}.`;

/** The model has stated its reason above. */
export const refusedWords =
  (modelLabel: string) =>
  (standing: Standing): string =>
    `${modelLabel} declined this request. ${remains(standing)}. Say it in other words, or pick another model.`;

/** A message in these words takes the newest draft up. */
export const GO_ON = "Continue";

/** `used`: `60 of 60 steps`. */
export const budgetWords =
  (used: string) =>
  (standing: Standing): string =>
    `I have used the budget of this turn: ${used}. ` +
    `${standing.isDrafted === true ? `${DRAFT_KEPT} Continue goes on from there` : "Send “Continue” and I go on"}, with a new budget.` +
    databaseStays(standing.database);

export const stepLimitNote = (steps: number): string =>
  `I stopped after ${steps} steps, so something may be unfinished.`;
