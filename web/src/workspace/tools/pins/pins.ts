/** The tools a person has pinned on this device, and how that is kept across versions of the app. */

/** [T5.08] [T9.10] */
export const MAX_PINS = 6;

export type PinChange = { pin: string } | { unpin: string } | { move: string; to: number };

/** The pins after a change; the same array when it changes nothing (one pin too many, an unknown id, the same place). */
export function changePins(pins: readonly string[], change: PinChange): readonly string[] {
  if ("pin" in change) return pins.includes(change.pin) || pins.length >= MAX_PINS ? pins : [...pins, change.pin];
  if ("unpin" in change) return pins.includes(change.unpin) ? pins.filter((id) => id !== change.unpin) : pins;
  const from = pins.indexOf(change.move);
  const to = Math.max(0, Math.min(pins.length - 1, change.to));
  return from === -1 || from === to ? pins : pins.toSpliced(from, 1).toSpliced(to, 0, change.move);
}

/** [T2.09] */
const KEY = "slipway-pinned-tools-2.2";
const KEY_BEFORE = "slipway-pinned-tools-2.1";

export interface PinnableTools {
  /** Every tool that may be pinned. */
  known: readonly string[];
  /** Tools that are pinned before anybody chose. [T2.03] */
  pinnedAtFirst: readonly string[];
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    // Whatever stood there was not ours: as good as nothing.
    return null;
  }
}

function ids(value: unknown, known: readonly string[]): string[] | null {
  if (!Array.isArray(value)) return null;
  return [...new Set(value)].filter((id): id is string => known.includes(id as string)).slice(0, MAX_PINS);
}

/** The stored pins that still exist. The format before (a bare list) is read once, then replaced. [WB2] */
export function readPins(storage: Storage, { known, pinnedAtFirst }: PinnableTools): readonly string[] {
  const stored = parsed(storage.getItem(KEY)) as { pinned?: unknown } | null;
  const now = ids(stored?.pinned, known);
  if (now !== null) return now;
  const before = ids(parsed(storage.getItem(KEY_BEFORE)), known);
  if (before === null) return pinnedAtFirst;
  writePins(storage, before);
  storage.removeItem(KEY_BEFORE);
  return before;
}

export const writePins = (storage: Storage, pinned: readonly string[]): void =>
  storage.setItem(KEY, JSON.stringify({ pinned }));
