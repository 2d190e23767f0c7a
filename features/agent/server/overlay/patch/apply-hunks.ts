/** Applies the hunks of one file, if each matches exactly one place. Pure. */
import { EXACT_LINES, FORGIVING_LEVELS, placesOf, type MatchLevel, type Place } from "../text/line-windows.ts";
import { nearestLines } from "../text/nearest-lines.ts";
import type { Hunk } from "./patch-file.ts";

export type HunksOutcome =
  | { ok: true; content: string; levels: MatchLevel[] }
  | { ok: false; code: "NO_MATCH" | "AMBIGUOUS" | "ALREADY_APPLIED"; message: string };

type Refusal = Extract<HunksOutcome, { ok: false }>;

export function applyHunks(content: string, hunks: readonly Hunk[]): HunksOutcome {
  let lines = content.split("\n");
  const levels: MatchLevel[] = [];
  for (const [index, hunk] of hunks.entries()) {
    const found = placeOf(lines, hunk);
    if ("code" in found) return { ...found, message: `Hunk ${index + 1} of ${hunks.length}: ${found.message}` };
    const { place, level } = found;
    lines = [...lines.slice(0, place.start), ...place.replacement, ...lines.slice(place.start + place.length)];
    levels.push(level);
  }
  const result = lines.join("\n");
  return result === content
    ? refused("ALREADY_APPLIED", "The patch changes nothing.")
    : { ok: true, content: result, levels };
}

interface Found {
  place: Place;
  level: MatchLevel;
}

const refused = (code: Refusal["code"], message: string): Refusal => ({ ok: false, code, message });

function placeOf(lines: readonly string[], hunk: Hunk): Found | Refusal {
  if (hunk.old.every((line) => line.trim() === "")) return insertionPlace(lines, hunk);
  for (const level of [EXACT_LINES, ...FORGIVING_LEVELS]) {
    const all = placesOf(lines, hunk, level);
    if (all.length === 0) continue;
    const places = all.length === 1 ? all : narrowed(lines, hunk, all);
    if (places.length === 1)
      return isThereAlready(lines, hunk, places[0]!)
        ? refused("ALREADY_APPLIED", "what it adds already stands there.")
        : { place: places[0]!, level: level.name };
    const at = all
      .map((place) => place.start + 1)
      .slice(0, 10)
      .join(", ");
    return refused("AMBIGUOUS", `its lines stand in ${all.length} places (lines ${at}). Add lines of context.`);
  }
  const isApplied =
    hunk.new.some((line) => line.trim() !== "") &&
    placesOf(lines, { old: hunk.new, new: [] }, EXACT_LINES).length === 1;
  if (isApplied) return refused("ALREADY_APPLIED", "its old lines are not in the file, and its new ones already are.");
  return refused("NO_MATCH", `its lines are not in the file.${nearestLines(lines.join("\n"), hunk.old.join("\n"))}`);
}

/** Picks the places that agree with the hunk's position: at the end, or below one certain line. */
function narrowed(lines: readonly string[], hunk: Hunk, places: readonly Place[]): readonly Place[] {
  if (hunk.atEnd) {
    const end = lastLine(lines);
    return places.filter((place) => place.start + place.length === end);
  }
  const from = certainLineBelow(lines, hunk.below);
  return from === null ? places : places.filter((place) => place.start > from);
}

/** An inserted block may match again where it has already been inserted. Only added lines count. */
function isThereAlready(lines: readonly string[], hunk: Hunk, place: Place): boolean {
  const added = place.replacement.length - place.length;
  if (added <= 0 || hunk.new.join("").trim().length - hunk.old.join("").trim().length < 4) return false;
  const keptInOrder = isSubsequence(hunk.old, hunk.new);
  if (!keptInOrder) return false;
  const lead = hunk.new.indexOf(hunk.old[0]!);
  const around = lines.slice(place.start - lead, place.start - lead + place.replacement.length);
  return lead <= place.start && around.join("\n") === place.replacement.join("\n");
}

function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const line of whole) if (line === part[at]) at += 1;
  return at === part.length;
}

/** The index after the last line of text: a file that ends in a line end has an empty last line. */
const lastLine = (lines: readonly string[]): number => (lines.at(-1) === "" ? lines.length - 1 : lines.length);

function insertionPlace(lines: readonly string[], hunk: Hunk): Found | Refusal {
  const from = certainLineBelow(lines, hunk.below);
  const replacement = hunk.new.slice(hunk.old.length);
  const carriageReturn = lines.length > 1 && lines.slice(0, -1).every((line) => line.endsWith("\r"));
  const written = carriageReturn ? replacement.map((line) => `${line}\r`) : replacement;
  const start = hunk.atEnd || lines.join("").trim() === "" ? lastLine(lines) : from === null ? null : from + 1;
  if (start === null)
    return refused("NO_MATCH", "it has no line of context, so its place is not certain. Add the lines around it.");
  if (lines.slice(start, start + written.length).join("\n") === written.join("\n"))
    return refused("ALREADY_APPLIED", "what it adds already stands there.");
  return { place: { start, length: 0, replacement: written }, level: "exact" };
}

/** The line that the hunk's position refers to, if it is unique. Each further line is searched below the one before. */
function certainLineBelow(lines: readonly string[], below: readonly string[]): number | null {
  if (below.length === 0) return null;
  let from = -1;
  for (const words of below) {
    const wanted = words.trim();
    const hits = [...lines.keys()].filter((index) => index > from && lines[index]!.trim() === wanted);
    const loose =
      hits.length > 0
        ? hits
        : [...lines.keys()].filter((index) => index > from && lines[index]!.trim().startsWith(wanted));
    if (loose.length !== 1) return null;
    from = loose[0]!;
  }
  return from;
}
