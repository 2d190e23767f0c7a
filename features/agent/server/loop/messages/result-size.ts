/**
 * Bounds the size of one tool result in a model's prompt, because every later step pays for it again. Tools that can
 * read on from a position cut their own results; all others are cut here, with a note of how much was left out. Pure.
 */

/** Room for names, counts and a hash around a result that a tool has cut itself. */
const FRAME_CHARACTERS = 500;
const NOTE_CHARACTERS = 60;

/** Counts characters as a person does, without JSON's escapes. */
export function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length + 2;
  if (Array.isArray(value)) return 2 + value.reduce((sum: number, item) => sum + sizeOf(item) + 1, 0);
  if (typeof value === "object" && value !== null)
    return 2 + Object.entries(value).reduce((sum, [name, item]) => sum + name.length + 4 + sizeOf(item), 0);
  return String(value).length;
}

/** The whole result, or its beginning in the same shape with `left_out`. */
export function withinSize(output: unknown, max: number): unknown {
  const size = sizeOf(output);
  const room = max + FRAME_CHARACTERS;
  if (size <= room) return output;
  const cut = fit(output, room - 2 * NOTE_CHARACTERS);
  const leftOut = `${size - sizeOf(cut)} of ${size} characters are left out. Ask for less at a time.`;
  if (typeof cut === "string") return `${cut}\n(${leftOut})`;
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

/** The first items, in order. The item that crosses the bound is cut. */
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

/** Small fields stay whole, and large ones share the rest. */
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
