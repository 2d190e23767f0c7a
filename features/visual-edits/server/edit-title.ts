/** Titles of versions that visual edits make, in words: what changed, and on which page. */
import type { Property, VisualChange } from "../contract/index.ts";

const LOOKS: Record<Property, string> = {
  color: "text colour",
  backgroundColor: "background",
  fontSize: "text size",
  fontWeight: "font weight",
  textAlign: "alignment",
  paddingTop: "spacing",
  paddingRight: "spacing",
  paddingBottom: "spacing",
  paddingLeft: "spacing",
  marginTop: "spacing",
  marginRight: "spacing",
  marginBottom: "spacing",
  marginLeft: "spacing",
  width: "size",
  height: "size",
  borderRadius: "corners",
};

const MAX_QUOTED = 40;
const MAX_LOOKS = 2;

const all = new Intl.ListFormat("en", { type: "conjunction" });

function quoted(text: string): string {
  // Also unpaired surrogates and control characters, which no commit's message can hold.
  const line = text.replace(/[\s\p{C}]+/gu, " ").trim();
  const letters = [...line];
  return `“${letters.length > MAX_QUOTED ? `${letters.slice(0, MAX_QUOTED - 1).join("")}…` : line}”`;
}

/** "MyBookings" -> "my bookings". */
const wordsOf = (name: string): string =>
  name
    .replace(/(?<=[a-z\d])(?=[A-Z])|[-_]+/gu, " ")
    .trim()
    .toLowerCase();

const fileName = (source: string): string => /([^/]+?)(?:\.[a-z]+)?(?::\d+)*$/u.exec(source)?.[1] ?? source;

const isPage = (source: string): boolean => /(?:^|\/)pages\//u.test(source);

function pageName(source: string): string {
  const words = wordsOf(fileName(source)).replace(/ page$/u, "");
  return words === "index" || words === "home" ? "home page" : `${words} page`;
}

/** The outermost page of each change, else the part of the site that it is in. */
function whereOf(changes: readonly VisualChange[]): string {
  const places = new Set<string>();
  let arePages = true;
  for (const { chain } of changes) {
    const page = chain.findLast(({ source }) => isPage(source));
    arePages &&= page !== undefined;
    places.add(page === undefined ? wordsOf(fileName(chain.at(-1)!.source)) : pageName(page.source));
  }
  const [first] = places;
  if (places.size === 1) return arePages ? ` on the ${first}` : ` in the ${first}`;
  return ` in ${places.size} places`;
}

const counted = (count: number, one: string): string => (count === 1 ? `a ${one}` : `${count} ${one}s`);

const looksOf = (changes: readonly VisualChange[]): string[] => [
  ...new Set(changes.flatMap(({ values }) => (Object.keys(values) as Property[]).map((property) => LOOKS[property]))),
];

/** The changes without their place. */
function whatOf(changes: readonly VisualChange[]): string {
  const texts = changes.reduce((sum, { texts: own }) => sum + own.length, 0);
  const pictures = changes.filter(({ image }) => image !== null).length;
  const looks = looksOf(changes);
  const [change] = changes;
  const shown = change?.shown_texts.find((text) => text.trim() !== "");
  if (changes.length === 1 && looks.length === 0 && pictures === 0 && texts === 1) {
    const { index, text } = change!.texts[0]!;
    const before = change!.shown_texts[index] ?? "";
    return before.trim() === "" ? `a text to ${quoted(text)}` : `${quoted(before)} to ${quoted(text)}`;
  }
  const parts = [
    ...(texts > 0 ? [counted(texts, "text")] : []),
    ...(pictures > 0 ? [counted(pictures, "picture")] : []),
    ...(looks.length > MAX_LOOKS ? ["the look"] : looks.map((look) => `the ${look}`)),
  ];
  const styled = changes.filter(({ values }) => Object.keys(values).length > 0).length;
  if (looks.length === 0 || texts + pictures > 0) return all.format(parts);
  if (styled > 1) return `${all.format(parts)} of ${styled} elements`;
  return shown === undefined ? all.format(parts) : `${all.format(parts)} of ${quoted(shown)}`;
}

export const editTitle = (changes: readonly VisualChange[]): string => `Changed ${whatOf(changes)}${whereOf(changes)}`;
