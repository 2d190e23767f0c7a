/** The last paragraph of a turn that was not applied or changed nothing. Pure. (Product page, moments 2 to 4.) */
import type { ClosingSentences } from "./closing-sentences.ts";

/** Whether an answer already says that nothing was changed, in one of the offline builder's languages. */
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

/** Ends a turn in the words of the person's language. */
export type Closing = (standing: Standing, sentences: ClosingSentences) => string;

const namesOf = ({ names }: StayingDatabase): string => names.join(", ");
const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

/** Follows the text about a turn that was not applied. Empty where no change of the database stays. */
export function databaseStays(database: Standing["database"], sentences: ClosingSentences): string {
  if (database == null) return "";
  const file = database.version === null ? "" : sentences.versionWithIt(database.version);
  return `${sentences.databaseStays(namesOf(database))}${file}.`;
}

export const restartedWords: Closing = ({ database, isDrafted }, sentences) =>
  joined(
    sentences.restarted,
    isDrafted === true ? sentences.draftKeptUntilThen : "",
    databaseStays(database, sentences),
  );

/** The part of the turn that stays, as a sentence without its full stop. */
function remains({ isDrafted, database }: Standing, sentences: ClosingSentences): string {
  if (isDrafted === true) return database == null ? sentences.draftKept : sentences.draftAndDatabase(namesOf(database));
  return database == null ? sentences.nothingKept : sentences.onlyDatabase(namesOf(database));
}

/** The starting project has no version number that people have seen. */
function remainsOn(standing: Standing, sentences: ClosingSentences): string {
  const newest = standing.database?.version ?? standing.version;
  return `${remains(standing, sentences)}${newest === 0 ? "" : sentences.youAreOn(newest)}.`;
}

const remainsOnly: Closing = (standing, sentences) => `${remains(standing, sentences)}.`;

export const lockLostWords: Closing = (standing, sentences) =>
  joined(sentences.lockLost, remainsOnly(standing, sentences));

export const stoppedWords: Closing = (standing, sentences) => joined(sentences.stopped, remainsOn(standing, sentences));

interface Failure {
  problem: string;
  same: boolean;
  repairs?: number;
  /** The app had the error before the turn. */
  wasThere?: boolean;
}

function whatFailed({ problem, same, repairs, wasThere }: Required<Failure>, sentences: ClosingSentences): string {
  if (wasThere) return sentences.hadBefore(problem);
  return same ? sentences.twice(problem) : sentences.stillFails(problem, repairs);
}

export const failedWords =
  ({ problem, same, repairs = 1, wasThere = false }: Failure): Closing =>
  ({ version, database, isDrafted }, sentences) =>
    joined(
      whatFailed({ problem, same, repairs, wasThere }, sentences),
      version === 0 ? sentences.asItWas : sentences.backAt(version),
      isDrafted === true ? `${sentences.draftKept}.` : "",
      databaseStays(database, sentences),
    );

export const conflictWords =
  (paths: readonly string[]): Closing =>
  (standing, sentences) =>
    joined(sentences.conflict(paths.slice(0, 5).join(", "), paths.length), remainsOn(standing, sentences));

/** `reason` is a sentence. The message itself is in the conversation. */
export const notReadWords =
  (reason: string): Closing =>
  (standing, sentences) =>
    joined(reason.trim(), remainsOn(standing, sentences));

/** `reason` is a sentence. */
export const notSavedWords =
  (reason: string): Closing =>
  (standing, sentences) =>
    joined(sentences.notSaved(reason.trim()), remainsOnly(standing, sentences));

export const modelFailedWords =
  (modelLabel: string, reason: string): Closing =>
  (standing, sentences) =>
    joined(
      sentences.notAnswered(modelLabel, reason.trim().replace(/\.$/, "").slice(0, 300)),
      remainsOnly(standing, sentences),
    );

/** Slipway failed, and not the model. `reason` is a sentence; null where it is not for people. */
export const faultWords =
  (reason: string | null): Closing =>
  (standing, sentences) =>
    joined(reason?.trim() ?? sentences.ownFault, remainsOnly(standing, sentences));

/** The model has stated its reason above. */
export const refusedWords =
  (modelLabel: string): Closing =>
  (standing, sentences) =>
    joined(sentences.declined(modelLabel), remainsOnly(standing, sentences), sentences.otherWords);

/** `used`: `60 of 60 steps`. */
export const budgetWords =
  (used: string): Closing =>
  ({ isDrafted, database }, sentences) =>
    joined(
      sentences.budgetUsed(used),
      isDrafted === true ? joined(sentences.draftKeptUntilThen, sentences.goesOnFromDraft) : sentences.sayContinue,
      databaseStays(database, sentences),
    );
