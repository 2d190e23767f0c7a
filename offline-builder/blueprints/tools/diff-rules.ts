export interface Piece {
  kind: "same" | "removed" | "added";
  text: string;
}

export interface Line extends Piece {
  /** Numbers in the old and the new text, from 1. */
  before?: number;
  after?: number;
  /** Where a line was changed: what of it. */
  pieces?: Piece[];
}

export interface Ways {
  spaces: boolean;
  capitals: boolean;
}

/** Cells of the table of a comparison; beyond it what lies between equal beginnings and ends is taken as replaced. */
const mostCells = 6_000_000;

/** Positions of the longest common sequence. */
function common(before: readonly string[], after: readonly string[]): [number, number][] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const rows = before.length - start - end;
  const columns = after.length - start - end;
  const pairs: [number, number][] = Array.from({ length: start }, (_, at) => [at, at]);
  if (rows > 0 && columns > 0 && rows * columns <= mostCells) {
    const width = columns + 1;
    const lengths = new Uint32Array((rows + 1) * width);
    for (let row = rows - 1; row >= 0; row -= 1)
      for (let column = columns - 1; column >= 0; column -= 1)
        lengths[row * width + column] =
          before[start + row] === after[start + column]
            ? lengths[(row + 1) * width + column + 1]! + 1
            : Math.max(lengths[(row + 1) * width + column]!, lengths[row * width + column + 1]!);
    for (let row = 0, column = 0; row < rows && column < columns; ) {
      if (before[start + row] === after[start + column]) pairs.push([start + row++, start + column++]);
      else if (lengths[(row + 1) * width + column]! >= lengths[row * width + column + 1]!) row += 1;
      else column += 1;
    }
  }
  for (let at = end; at > 0; at -= 1) pairs.push([before.length - at, after.length - at]);
  return pairs;
}

/** `key` says which of them count as equal. */
function piecesOf(before: readonly string[], after: readonly string[], key: (part: string) => string): Piece[] {
  const pieces: Piece[] = [];
  let [old, fresh] = [0, 0];
  for (const [one, other] of [...common(before.map(key), after.map(key)), [before.length, after.length] as const]) {
    while (old < one) pieces.push({ kind: "removed", text: before[old++]! });
    while (fresh < other) pieces.push({ kind: "added", text: after[fresh++]! });
    if (old < before.length && fresh < after.length) pieces.push({ kind: "same", text: after[fresh]! });
    old += 1;
    fresh += 1;
  }
  return pieces;
}

const keyOf = ({ spaces, capitals }: Ways) => (part: string): string => {
  const spaced = spaces ? part : part.trim().replace(/\s+/g, " ");
  return capitals ? spaced : spaced.toLowerCase();
};

/** Lines of both texts in their order; a line that was changed shows which words. */
export function diffOf(before: string, after: string, ways: Ways): Line[] {
  const linesOf = (text: string): string[] => (text === "" ? [] : text.replace(/\r\n?/g, "\n").split("\n"));
  let [old, fresh] = [0, 0];
  const lines = piecesOf(linesOf(before), linesOf(after), keyOf(ways)).map((piece): Line => {
    if (piece.kind === "removed") return { ...piece, before: (old += 1) };
    if (piece.kind === "added") return { ...piece, after: (fresh += 1) };
    return { ...piece, before: (old += 1), after: (fresh += 1) };
  });
  for (let at = 0; at < lines.length; ) {
    const removed = runOf(lines, at, "removed");
    const added = runOf(lines, at + removed, "added");
    for (let step = 0; step < Math.min(removed, added); step += 1) markWords(lines[at + step]!, lines[at + removed + step]!, ways);
    at += Math.max(1, removed + added);
  }
  return lines;
}

function runOf(lines: readonly Line[], from: number, kind: Piece["kind"]): number {
  let count = 0;
  while (lines[from + count]?.kind === kind) count += 1;
  return count;
}

/** Lines that have hardly a word in common are better read whole. */
function markWords(removed: Line, added: Line, ways: Ways) {
  const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? [];
  const pieces = piecesOf(wordsOf(removed.text), wordsOf(added.text), keyOf({ ...ways, spaces: true }));
  const same = pieces.filter(({ kind, text }) => kind === "same" && text.trim() !== "").reduce((sum, { text }) => sum + text.length, 0);
  if (same * 3 < Math.min(removed.text.trim().length, added.text.trim().length)) return;
  removed.pieces = pieces.filter(({ kind }) => kind !== "added");
  added.pieces = pieces.filter(({ kind }) => kind !== "removed");
}

/** As programs exchange changes, with three lines around each. */
export function patchOf(lines: readonly Line[]): string {
  const wanted = lines.map((_, at) => lines.slice(Math.max(0, at - 3), at + 4).some(({ kind }) => kind !== "same"));
  const parts: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (!wanted[at]) continue;
    let end = at;
    while (wanted[end]) end += 1;
    const hunk = lines.slice(at, end);
    const old = hunk.filter(({ kind }) => kind !== "added");
    const fresh = hunk.filter(({ kind }) => kind !== "removed");
    const sign = { same: " ", removed: "-", added: "+" } as const;
    parts.push(
      `@@ -${old[0]?.before ?? 0},${old.length} +${fresh[0]?.after ?? 0},${fresh.length} @@`,
      ...hunk.map(({ kind, text }) => sign[kind] + text),
    );
    at = end;
  }
  return parts.length === 0 ? "" : ["--- a", "+++ b", ...parts, ""].join("\n");
}
