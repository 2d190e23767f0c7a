/** Texts with the line ends of their file: editors and models write line feeds, and nobody asked for other bytes. */

const LINE_END = /\r\n|\r|\n/g;
const MARK = "\uFEFF";
const hasReturns = (text: string): boolean => text.includes("\r");

export const withLineFeeds = (text: string): string => (hasReturns(text) ? text.replace(/\r\n?/g, "\n") : text);

/** A text as an editor shows it: lines that end in feeds, and no byte order mark that could be typed before. */
export const editableText = (text: string): string => withLineFeeds(text).replace(/^\uFEFF/, "");

interface Line {
  text: string;
  /** Empty at the end of a text. */
  end: string;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const { 0: end, index } of text.matchAll(LINE_END)) {
    lines.push({ text: text.slice(from, index), end });
    from = index + end.length;
  }
  lines.push({ text: text.slice(from), end: "" });
  return lines;
}

/**
 * `after` with the line ends of `before`: a line that stood there keeps its own, a new one has that of the line above it. The byte
 * order mark stays as well. Lines are found by what stands unchanged above and below, and then in their order.
 */
export function keepLineEnds(before: string, after: string): string {
  const marked = before.startsWith(MARK) && !after.startsWith(MARK) ? MARK + after : after;
  if (!hasReturns(before)) return marked;
  const feeds = withLineFeeds(marked);
  if (!/(?:^|[^\r])\n|\r(?!\n)/.test(before)) return feeds.replaceAll("\n", "\r\n");
  return withEndsOf(linesOf(before), linesOf(feeds));
}

function withEndsOf(old: readonly Line[], now: readonly Line[]): string {
  const max = Math.min(old.length, now.length);
  let top = 0;
  while (top < max && old[top]!.text === now[top]!.text) top += 1;
  let bottom = 0;
  while (bottom < max - top && old.at(-1 - bottom)!.text === now.at(-1 - bottom)!.text) bottom += 1;
  const places = placesOf(old, top, old.length - bottom);
  const isPaired = old.length === now.length;
  const parts: string[] = [];
  let end = old.find((line) => line.end !== "")?.end ?? "\n";
  let next = top;
  for (const [at, { text, end: written }] of now.entries()) {
    const isSame = at < top || at >= now.length - bottom;
    const same = at < top ? at : at - now.length + old.length;
    const stands = isSame || (isPaired && old[at]!.text === text);
    const found = stands ? same : firstFrom(places.get(text), next);
    if (found !== undefined) next = Math.max(next, found + 1);
    // As many lines as before: what is new stands where another line stood.
    const like = found ?? (isPaired ? at : undefined);
    if (like !== undefined && old[like]!.end !== "") end = old[like]!.end;
    // A return and a feed with nothing between them would be one line end.
    if (end === "\n" && text === "" && parts.at(-1) === "\r") end = "\r";
    parts.push(text, written === "" ? "" : end);
  }
  return parts.join("");
}

/** Where each line between the two stands. */
function placesOf(lines: readonly Line[], from: number, to: number): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let at = from; at < to; at += 1) {
    const text = lines[at]!.text;
    const known = places.get(text);
    if (known === undefined) places.set(text, [at]);
    else known.push(at);
  }
  return places;
}

/** Halving: a file may hold one line ten thousand times. */
function firstFrom(places: readonly number[] | undefined, least: number): number | undefined {
  if (places === undefined) return undefined;
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return places[low];
}
