/** Differences between two texts by line, and their application to a third. */

export interface Hunk {
  /** Lines of the old text that go, from this index. */
  at: number;
  removed: string[];
  added: string[];
}

function diffLines(before: string, after: string): Hunk[] {
  const old = before.split("\n");
  const now = after.split("\n");
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < old.length - head && tail < now.length - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const middle = { old: old.slice(head, old.length - tail), now: now.slice(head, now.length - tail) };
  return hunksOf(middle.old, middle.now, head);
}

/** Longest common subsequence over the part that differs; files here have a few hundred lines. */
function hunksOf(old: string[], now: string[], offset: number): Hunk[] {
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const down = lengths[(i + 1) * width + j]!;
      const right = lengths[i * width + j + 1]!;
      lengths[i * width + j] = old[i] === now[j] ? lengths[(i + 1) * width + j + 1]! + 1 : Math.max(down, right);
    }
  }
  const hunks: Hunk[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      i++;
      j++;
      continue;
    }
    const hunk: Hunk = { at: offset + i, removed: [], added: [] };
    while ((i < old.length || j < now.length) && !(i < old.length && j < now.length && old[i] === now[j])) {
      const takeNew =
        i >= old.length || (j < now.length && lengths[i * width + j + 1]! >= lengths[(i + 1) * width + j]!);
      if (takeNew) hunk.added.push(now[j++]!);
      else hunk.removed.push(old[i++]!);
    }
    hunks.push(hunk);
  }
  return hunks;
}

/**
 * Applies what leads from `before` to `after` to a text that itself went on from `before`. A hunk whose place is gone or
 * no longer certain is left out and counted.
 */
export function applyChanges(current: string, before: string, after: string): { text: string; missed: number } {
  if (current === before) return { text: after, missed: 0 };
  const old = before.split("\n");
  let lines = current.split("\n");
  let missed = 0;
  let searchFrom = 0;
  for (const hunk of diffLines(before, after)) {
    const place = placeOf(hunk, old, { lines, from: searchFrom });
    if (place === null) {
      missed++;
      continue;
    }
    lines = [...lines.slice(0, place), ...hunk.added, ...lines.slice(place + hunk.removed.length)];
    searchFrom = place + hunk.added.length;
  }
  return { text: lines.join("\n"), missed };
}

/** Where the hunk belongs: its own lines with as much of their surroundings as still stands there, in one place only. */
function placeOf(hunk: Hunk, old: string[], { lines, from }: { lines: string[]; from: number }): number | null {
  for (const [above, below] of [
    [3, 3],
    [2, 2],
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
  ] as const) {
    if (hunk.removed.length === 0 && above + below === 0) continue;
    const lead = old.slice(Math.max(0, hunk.at - above), hunk.at);
    const trail = old.slice(hunk.at + hunk.removed.length, hunk.at + hunk.removed.length + below);
    const wanted = [...lead, ...hunk.removed, ...trail];
    const places: number[] = [];
    for (let at = 0; at + wanted.length <= lines.length; at++) {
      if (wanted.every((line, index) => lines[at + index] === line)) places.push(at + lead.length);
    }
    const ahead = places.filter((place) => place >= from);
    if (ahead.length === 1) return ahead[0]!;
  }
  return null;
}

/** Replacements whose `old` stands in exactly one place of the text; null when the file is better written as a whole. */
export function toReplacements(before: string, after: string): { old: string; new: string }[] | null {
  const old = before.split("\n");
  const hunks = diffLines(before, after);
  if (hunks.length === 0 || hunks.length > 40) return null;
  const edits: { old: string; new: string }[] = [];
  let lastEnd = -1;
  for (const hunk of hunks) {
    let from = hunk.at;
    let to = hunk.at + hunk.removed.length;
    let wanted = old.slice(from, to).join("\n");
    while (!standsOnce(before, wanted) || (hunk.added.length === 0 && to - from === hunk.removed.length)) {
      if (from > 0 && from - 1 > lastEnd) from--;
      else if (to < old.length) to++;
      else return null;
      wanted = old.slice(from, to).join("\n");
    }
    if (from <= lastEnd || wanted === "") return null;
    lastEnd = to - 1;
    const lines = [...old.slice(from, hunk.at), ...hunk.added, ...old.slice(hunk.at + hunk.removed.length, to)];
    edits.push({ old: wanted, new: lines.join("\n") });
  }
  return replayed(before, edits) === after ? edits : null;
}

function standsOnce(text: string, part: string): boolean {
  return part !== "" && text.split(part).length === 2;
}

function replayed(before: string, edits: { old: string; new: string }[]): string | null {
  let text = before;
  for (const edit of edits) {
    if (!standsOnce(text, edit.old)) return null;
    text = text.replace(edit.old, () => edit.new);
  }
  return text;
}
