/** Finds a part of a line whose quotes, dashes, blanks or accents are written differently. Pure. */
import { unicodeForm } from "./line-windows.ts";

export interface Span {
  start: number;
  end: number;
}

/** A letter with the marks that follow it: they compose to one. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gsu;
/** Longer files are not searched this way. */
const MAX_CHARACTERS = 400_000;

/** Every place of the text in its plain form, as offsets of the content; overlapping ones too. */
export function inlineUnicodePlaces(content: string, text: string): Span[] {
  const wanted = unicodeForm(text);
  if (wanted.trim().length < 3 || content.length > MAX_CHARACTERS) return [];
  const starts: number[] = [];
  let plain = "";
  for (const { 0: cluster, index } of content.matchAll(CLUSTER)) {
    const form = unicodeForm(cluster);
    for (let at = 0; at < form.length; at += 1) starts.push(index);
    plain += form;
  }
  starts.push(content.length);
  const found: Span[] = [];
  for (let at = plain.indexOf(wanted); at !== -1; at = plain.indexOf(wanted, at + 1)) {
    const start = starts[at]!;
    const end = starts[at + wanted.length]!;
    // Half of a character that has two letters in its plain form is no place.
    const cutsCluster =
      (at > 0 && starts[at - 1] === start) || (starts[at + wanted.length - 1] === end && end !== start);
    if (!cutsCluster) found.push({ start, end });
  }
  return found;
}
