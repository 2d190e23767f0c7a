import type { ChangeSpec, Text } from "@codemirror/state";

/**
 * The smallest single change that turns a document into a text, so that cursors, folds and marks outside of it stay.
 * Null if nothing changes.
 */
export function changeTo(doc: Text, text: string): ChangeSpec | null {
  const old = doc.toString();
  if (old === text) return null;
  const max = Math.min(old.length, text.length);
  let start = 0;
  while (start < max && old.charCodeAt(start) === text.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < max - start && old.charCodeAt(old.length - 1 - end) === text.charCodeAt(text.length - 1 - end)) end += 1;
  return { from: start, to: old.length - end, insert: text.slice(start, text.length - end) };
}
