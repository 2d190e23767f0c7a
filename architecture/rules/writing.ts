/** Rules of docs/writing.md that can be checked. Breaches that were there before are counted by room, and may only become fewer. */
import type { SourceTree, Rule, Violation } from "../source-tree.ts";
import { placeOf } from "../places.ts";
import type { SourceFile, TextLine } from "../source-file.ts";

export const WRITING_LEFT = "architecture/writing-left.json";

/** Frozen until it is rewritten. */
const FROZEN_ROOM = "offline-builder";
const MAX_TITLE_LENGTH = 100;

/** These words begin half a sentence whose subject the reader has to guess. */
const RIDDLES =
  /^(Of|What|Whose|In this order:|(?:After|Between|By|For|From|In|On|Through|To|Under|With) (?:what|which|whom))(?!\w)/;
const TAGS = /\s*\[[A-Z]{1,3}\d{1,2}(\.\d\d)?\]/g;

type Check = (file: SourceFile) => Omit<Violation, "path">[];

const inLines =
  (lines: (file: SourceFile) => readonly TextLine[], messageFor: (text: string) => string | null): Check =>
  (file) =>
    lines(file).flatMap(({ text, line }) => {
      const message = messageFor(text);
      return message === null ? [] : [{ line, message }];
    });

const writingChecks = {
  comments: inLines(
    (file) => file.comments,
    (text) => {
      const opening = RIDDLES.exec(text)?.[1];
      return opening === undefined ? null : `a comment begins with "${opening}": begin with its subject`;
    },
  ),
  names: inLines(
    (file) => file.names,
    (name) => (/^(MOST(_|$)|most(?![a-z]))/.test(name) ? `${name}: the word for a most is max` : null),
  ),
  titles: inLines(
    (file) => file.testTitles,
    (title) => {
      const { length } = title.replace(/\s+/g, " ").replace(TAGS, "").trim();
      return length > MAX_TITLE_LENGTH
        ? `a test's title has ${length} characters; the limit is ${MAX_TITLE_LENGTH}, tags aside`
        : null;
    },
  ),
} satisfies Record<string, Check>;

export type WritingCheck = keyof typeof writingChecks;
/** Number of breaches of a check in each room; rooms without any are left out. */
export type WritingLeft = Partial<Record<WritingCheck, Record<string, number>>>;

const checkNames = Object.keys(writingChecks) as WritingCheck[];

function breachesByRoom(tree: SourceTree, check: WritingCheck): Map<string, Violation[]> {
  const rooms = new Map<string, Violation[]>();
  for (const file of tree.files) {
    const room = placeOf(file.path).room || "the root";
    if (room === FROZEN_ROOM) continue;
    const found = writingChecks[check](file).map((breach) => ({ path: file.path, ...breach }));
    if (found.length > 0) rooms.set(room, [...(rooms.get(room) ?? []), ...found]);
  }
  return rooms;
}

const leftIn = (tree: SourceTree): WritingLeft =>
  tree.exists(WRITING_LEFT) ? (JSON.parse(tree.read(WRITING_LEFT)) as WritingLeft) : {};

/** The counts of today, no higher than those written down: a fall is taken over, a rise stays a breach. */
export function loweredLeft(tree: SourceTree): WritingLeft {
  const left = leftIn(tree);
  return Object.fromEntries(
    checkNames.map((check) => {
      const rooms = [...breachesByRoom(tree, check)]
        .map(([room, found]) => [room, Math.min(found.length, left[check]?.[room] ?? 0)] as const)
        .filter(([, count]) => count > 0)
        .toSorted(([one], [other]) => one.localeCompare(other));
      return [check, Object.fromEntries(rooms)];
    }),
  );
}

export const writingOnlyImproves: Rule = (tree) => {
  const left = leftIn(tree);
  return checkNames.flatMap((check) => {
    const found = breachesByRoom(tree, check);
    const rooms = new Set([...found.keys(), ...Object.keys(left[check] ?? {})]);
    return [...rooms].flatMap((room): Violation[] => {
      const breaches = found.get(room) ?? [];
      const allowed = left[check]?.[room] ?? 0;
      if (breaches.length > allowed) {
        const message = `${room} has ${breaches.length} breaches of "${check}", ${allowed} may be left:`;
        return [{ path: room, line: 1, message }, ...breaches];
      }
      if (breaches.length === allowed) return [];
      const message = `says ${allowed} breaches of "${check}" are left in ${room}, there are ${breaches.length}: ./slipway fix lowers it`;
      return [{ path: WRITING_LEFT, line: 1, message }];
    });
  });
};
