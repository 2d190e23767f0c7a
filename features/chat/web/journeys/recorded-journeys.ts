/** The journeys of the newest turn that made a version, as the publish menu tells them. Pure. */
import type { TrajectoryDocument } from "../../contract/index.ts";

const versionOf = (document: TrajectoryDocument): number =>
  "version" in document && typeof document.version === "number" ? document.version : 0;

/** `documents` oldest first. Null: that turn ran no journey. */
export function recordedJourneys(documents: readonly TrajectoryDocument[]): string | null {
  const newest = Math.max(0, ...documents.map(versionOf));
  const answer = documents.findLast(
    (document) =>
      (document.tag === "ai-message" || document.tag === "instant-mode-message") &&
      document.version !== null &&
      document.evidence !== null,
  );
  if (answer === undefined || !("evidence" in answer)) return null;
  const ran = (answer.evidence?.checks ?? []).filter(
    ({ steps, name }) => steps !== undefined || name.startsWith("Journey "),
  );
  if (ran.length === 0) return null;
  const broken = ran.filter(({ ok }) => ok === false).map(({ name }) => name.replace(/^Journey /, ""));
  const unrun = ran.filter(({ ok }) => ok === null).length;
  const words =
    broken.length > 0
      ? `${broken.length} of ${ran.length} fail${broken.length === 1 ? "s" : ""}: ${broken.join(", ")}`
      : unrun > 0
        ? `${ran.length - unrun} of ${ran.length} passed, ${unrun} not run`
        : `${ran.length === 1 ? "1 journey" : `All ${ran.length} journeys`} passed`;
  const at = versionOf(answer);
  return at < newest ? `${words} (in version ${at}, not run since)` : words;
}
