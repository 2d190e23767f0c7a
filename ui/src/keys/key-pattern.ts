/**
 * Key patterns: `mod+k` (Cmd on Apple, else Ctrl), `shift+f2`, `?`, and sequences with a space: `g p`.
 * A pattern of printable characters without `mod` never fires while the person types in a field.
 */
export interface KeyPress {
  key: string;
  /** The key's place. */
  code?: string;
  metaKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** With Shift a sign is another one: its key is told by its place. */
const PLACES: Readonly<Record<string, string>> = { "\\": "Backslash" };

const isApple = (): boolean => typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.platform);

function matchesChord(chord: string, press: KeyPress, apple: boolean): boolean {
  const parts = chord.split("+");
  const key = parts.at(-1)!;
  const wants = new Set(parts.slice(0, -1));
  const mod = apple ? press.metaKey : press.ctrlKey;
  if (wants.has("mod") !== mod || wants.has("alt") !== press.altKey) return false;
  if (apple ? press.ctrlKey : press.metaKey) return false;
  const place = wants.has("shift") ? PLACES[key] : undefined;
  if (place !== undefined) return press.shiftKey && press.code === place;
  // A sign such as "?" already needs Shift on most layouts, so Shift is only compared for letters and named keys.
  const comparesShift = key.length > 1 || /[a-z0-9]/i.test(key);
  if (comparesShift && wants.has("shift") !== press.shiftKey) return false;
  return press.key.toLowerCase() === key;
}

export interface Typed {
  /** The chords of a sequence that came before. */
  pending: readonly string[];
  press: KeyPress;
}

/** `next`: the press continues a sequence. */
export function matchKeys(keys: string, { pending, press }: Typed, apple = isApple()): "no" | "next" | "hit" {
  const chords = keys.toLowerCase().split(" ");
  if (pending.length >= chords.length) return "no";
  if (!pending.every((earlier, at) => earlier === chords[at])) return "no";
  if (!matchesChord(chords[pending.length]!, press, apple)) return "no";
  return pending.length + 1 === chords.length ? "hit" : "next";
}

const APPLE_SIGNS: Record<string, string> = { mod: "⌘", shift: "⇧", alt: "⌥" };
const SIGNS: Record<string, string> = { mod: "Ctrl", shift: "Shift", alt: "Alt" };
const NAMES: Record<string, string> = { enter: "Enter", escape: "Esc", arrowup: "↑", arrowdown: "↓", tab: "Tab" };

export function keyLabels(keys: string, apple = isApple()): string[] {
  return keys
    .toLowerCase()
    .split(/[ +]/)
    .map((part) => (apple ? APPLE_SIGNS : SIGNS)[part] ?? NAMES[part] ?? part.toUpperCase());
}
