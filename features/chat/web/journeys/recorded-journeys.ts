/** The journeys of the newest turn that made a version, as the publish menu tells them. Pure. */
import type { TrajectoryDocument } from "../../contract/index.ts";

export interface RanJourney {
  /** `Journey "Book a time"` */
  name: string;
  /** Null: it did not run. */
  ok: boolean | null;
  /** The step it reached, the one that broke, or why it did not run. */
  detail: string;
}

export interface RecordedJourneys {
  ran: readonly RanJourney[];
  /** The version whose checks ran them; null: no turn has made one. */
  version: number | null;
  /** The newest version of the project. */
  newest: number;
}

const versionOf = (document: TrajectoryDocument): number =>
  "version" in document && typeof document.version === "number" ? document.version : 0;

/** `documents` oldest first. */
export function recordedJourneys(documents: readonly TrajectoryDocument[]): RecordedJourneys {
  const newest = Math.max(0, ...documents.map(versionOf));
  const answer = documents.findLast(
    (document) =>
      (document.tag === "ai-message" || document.tag === "instant-mode-message") &&
      document.version !== null &&
      document.evidence !== null,
  );
  if (answer === undefined || !("evidence" in answer)) return { ran: [], version: null, newest };
  const ran = (answer.evidence?.checks ?? [])
    .filter(({ steps, name }) => steps !== undefined || name.startsWith("Journey "))
    .map(({ name, ok, detail, reason }) => ({ name, ok, detail: reason ?? detail }));
  return { ran, version: versionOf(answer), newest };
}

/** Null: there are none. */
export function journeysInWords(ran: readonly RanJourney[]): string | null {
  if (ran.length === 0) return null;
  const broken = ran.filter(({ ok }) => ok === false).map(({ name }) => name.replace(/^Journey /, ""));
  const unrun = ran.filter(({ ok }) => ok === null).length;
  if (broken.length > 0)
    return `${broken.length} of ${ran.length} fail${broken.length === 1 ? "s" : ""}: ${broken.join(", ")}`;
  if (unrun > 0) return `${ran.length - unrun} of ${ran.length} passed, ${unrun} not run`;
  return `${ran.length === 1 ? "1 journey" : `All ${ran.length} journeys`} passed`;
}
