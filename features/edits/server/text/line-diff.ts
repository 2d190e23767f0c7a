/** Finds the lines that differ between two texts: Myers' greedy algorithm (1986), bounded. */

/** Lines `[aStart, aEnd)` of the first text became `[bStart, bEnd)` of the second. */
export interface Hunk {
  aStart: number;
  aEnd: number;
  bStart: number;
  bEnd: number;
}

/** Above this many differing lines the middle counts as one replaced block: exact figures would cost quadratic time. */
const MAX_DISTANCE = 500;

/** Each line with its line feed. */
export function linesOf(text: string): string[] {
  const lines: string[] = [];
  let at = 0;
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", at)) {
    lines.push(text.slice(at, end + 1));
    at = end + 1;
  }
  if (at < text.length) lines.push(text.slice(at));
  return lines;
}

export function diffLines(a: readonly string[], b: readonly string[]): Hunk[] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail])
    tail += 1;
  const middleA = a.slice(head, a.length - tail);
  const middleB = b.slice(head, b.length - tail);
  if (middleA.length === 0 && middleB.length === 0) return [];
  const hunks = middleA.length === 0 || middleB.length === 0 ? null : hunksOf(middleA, middleB);
  const whole = [{ aStart: 0, aEnd: middleA.length, bStart: 0, bEnd: middleB.length }];
  return (hunks ?? whole).map((hunk) => ({
    aStart: hunk.aStart + head,
    aEnd: hunk.aEnd + head,
    bStart: hunk.bStart + head,
    bEnd: hunk.bEnd + head,
  }));
}

export function countChangedLines(before: string, after: string): { added: number; removed: number } {
  let added = 0;
  let removed = 0;
  for (const hunk of diffLines(linesOf(before), linesOf(after))) {
    added += hunk.bEnd - hunk.bStart;
    removed += hunk.aEnd - hunk.aStart;
  }
  return { added, removed };
}

function hunksOf(a: readonly string[], b: readonly string[]): Hunk[] | null {
  const numbers = new Map<string, number>();
  const trace = forward(numbered(a, numbers), numbered(b, numbers));
  return trace === null ? null : joined(backward(trace, a.length, b.length));
}

/** Furthest position on the diagonals `-MAX_DISTANCE - 1 .. MAX_DISTANCE + 1`. */
type Reach = Int32Array;
const ORIGIN = MAX_DISTANCE + 1;

/** Equal lines get equal numbers, which compare faster than texts. */
function numbered(lines: readonly string[], numbers: Map<string, number>): Int32Array {
  return Int32Array.from(lines, (line) => {
    const known = numbers.get(line) ?? numbers.size;
    numbers.set(line, known);
    return known;
  });
}

/** One snapshot of the furthest positions per edit distance; null if the distance is too great. */
function forward(a: Int32Array, b: Int32Array): Reach[] | null {
  const reach = new Int32Array(2 * ORIGIN + 1);
  const trace: Reach[] = [];
  for (let distance = 0; distance <= Math.min(MAX_DISTANCE, a.length + b.length); distance += 1) {
    trace.push(reach.slice());
    for (let k = -distance; k <= distance; k += 2) {
      let x = stepsDown(reach, distance, k) ? reach[ORIGIN + k + 1]! : reach[ORIGIN + k - 1]! + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      reach[ORIGIN + k] = x;
      if (x >= a.length && x - k >= b.length) return trace;
    }
  }
  return null;
}

/** Whether diagonal `k` is reached by a line of the second text rather than by one of the first. */
const stepsDown = (reach: Reach, distance: number, k: number): boolean =>
  k === -distance || (k !== distance && reach[ORIGIN + k - 1]! < reach[ORIGIN + k + 1]!);

/** The single steps that lead from one text to the other, walked from the end of both to their beginning. */
function backward(trace: readonly Reach[], lengthA: number, lengthB: number): Hunk[] {
  const steps: Hunk[] = [];
  let x = lengthA;
  let y = lengthB;
  for (let distance = trace.length - 1; distance > 0; distance -= 1) {
    const reach = trace[distance]!;
    const k = x - y;
    const down = stepsDown(reach, distance, k);
    const previousK = down ? k + 1 : k - 1;
    const previousX = reach[ORIGIN + previousK]!;
    const previousY = previousX - previousK;
    steps.push(
      down
        ? { aStart: previousX, aEnd: previousX, bStart: previousY, bEnd: previousY + 1 }
        : { aStart: previousX, aEnd: previousX + 1, bStart: previousY, bEnd: previousY },
    );
    x = previousX;
    y = previousY;
  }
  return steps.reverse();
}

/** Neighbouring single steps as one hunk. */
function joined(steps: readonly Hunk[]): Hunk[] {
  const hunks: Hunk[] = [];
  for (const step of steps) {
    const last = hunks.at(-1);
    if (last !== undefined && last.aEnd === step.aStart && last.bEnd === step.bStart) {
      last.aEnd = step.aEnd;
      last.bEnd = step.bEnd;
    } else hunks.push({ ...step });
  }
  return hunks;
}
