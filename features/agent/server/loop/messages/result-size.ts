/**
 * What one tool result may weigh in a model's prompt: every later step pays for it again. A tool that can be read on from
 * a place cuts by itself; whatever comes back from any other is cut here, and says how much was left out. Pure.
 */

/** Around what a tool has cut by itself: names, counts, a hash. */
const FRAME_CHARACTERS = 500;
const NOTE_CHARACTERS = 60;

/** Characters as a person counts them: what the wire escapes is not the tool's to answer for. */
export function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length + 2;
  if (Array.isArray(value)) return 2 + value.reduce((sum: number, item) => sum + sizeOf(item) + 1, 0);
  if (typeof value === "object" && value !== null)
    return 2 + Object.entries(value).reduce((sum, [name, item]) => sum + name.length + 4 + sizeOf(item), 0);
  return String(value).length;
}

/** The result as it is, or its beginning with the same shape and `left_out`. */
export function withinSize(output: unknown, most: number): unknown {
  const size = sizeOf(output);
  const room = most + FRAME_CHARACTERS;
  if (size <= room) return output;
  const cut = fit(output, room - 2 * NOTE_CHARACTERS);
  const leftOut = `${size - sizeOf(cut)} of ${size} characters are left out. Ask for less at a time.`;
  return typeof cut === "object" && cut !== null && !Array.isArray(cut)
    ? { ...cut, left_out: leftOut }
    : { result: cut, left_out: leftOut };
}

function fit(value: unknown, room: number): unknown {
  if (sizeOf(value) <= room) return value;
  if (typeof value === "string") return `${value.slice(0, Math.max(0, room - 3))}…`;
  if (Array.isArray(value)) return fitItems(value, room);
  if (typeof value === "object" && value !== null) return fitFields(Object.entries(value), room);
  return value;
}

/** The first ones, in order; the one that crosses the bound is begun. */
function fitItems(items: readonly unknown[], room: number): unknown[] {
  const kept: unknown[] = [];
  let left = room - NOTE_CHARACTERS;
  for (const item of items) {
    const size = sizeOf(item) + 1;
    if (size > left) {
      if (left > NOTE_CHARACTERS) kept.push(fit(item, left - 1));
      break;
    }
    kept.push(item);
    left -= size;
  }
  return kept.length === items.length ? kept : [...kept, `… of ${items.length}`];
}

/** The small ones as they are; what they leave is shared by the large ones. */
function fitFields(entries: readonly [string, unknown][], room: number): Record<string, unknown> {
  let left = room - 2;
  let open = entries.length;
  const fitted = new Map<string, unknown>();
  for (const [name, value] of entries.toSorted((one, other) => sizeOf(one[1]) - sizeOf(other[1]))) {
    const share = Math.floor(left / open) - name.length - 4;
    open -= 1;
    if (share <= 0) continue;
    const kept = fit(value, share);
    fitted.set(name, kept);
    left -= sizeOf(kept) + name.length + 4;
  }
  return Object.fromEntries(entries.flatMap(([name]) => (fitted.has(name) ? [[name, fitted.get(name)]] : [])));
}
