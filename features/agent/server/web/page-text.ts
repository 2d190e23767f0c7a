/** The readable text of a page: one pass over its characters, without scripts, styles and markup. Pure. */

/** Elements whose content nobody reads. */
const SKIPPED: ReadonlySet<string> = new Set([
  ...["script", "style", "noscript", "template", "svg", "math", "iframe", "object", "head", "nav", "form", "button"],
]);
const VOID: ReadonlySet<string> = new Set(["br", "hr", "img", "input", "link", "meta", "source", "wbr", "col", "area"]);
const INLINE: ReadonlySet<string> = new Set([
  ...["a", "abbr", "b", "bdi", "cite", "code", "em", "i", "kbd", "mark", "q", "s", "small", "span", "strong", "sub"],
  ...["sup", "time", "u", "var", "label", "font"],
]);
const BEFORE: Readonly<Record<string, string>> = {
  ...{ h1: "# ", h2: "## ", h3: "### ", h4: "#### ", h5: "#### ", h6: "#### " },
  ...{ li: "- ", td: "| ", th: "| " },
};
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
/** Characters that hide or reverse text. */
const HIDDEN = /[\p{Cf}\p{Co}\p{Cn}]|(?![\n\t])\p{Cc}/gu;
/** Longer markup is broken on purpose. */
const MAX_TAG_CHARACTERS = 20_000;

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : "";
  });

const plain = (text: string): string => decoded(text).replace(HIDDEN, "");

export const pageTitle = (html: string): string => {
  const begins = /<title[^>]{0,200}>/i.exec(html.slice(0, 200_000));
  if (begins === null) return "";
  const rest = html.slice(begins.index + begins[0].length, begins.index + begins[0].length + 500);
  return plain(rest.split(/<\/title/i)[0]!)
    .replace(/\s+/g, " ")
    .trim();
};

/** Text that is no markup keeps its lines. */
export const plainText = (text: string): string => text.replace(HIDDEN, "");

export function pageText(html: string): string {
  const out: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    out.push(plain(html.slice(at, open === -1 ? html.length : open)).replace(/\s+/g, " "));
    if (open === -1) break;
    at = afterMarkup(html, open, out);
  }
  const lines = out
    .join("")
    .split("\n")
    .map((line) => line.replace(/ {2,}/g, " ").trim());
  return lines
    .filter((line, index) => line !== "" || (index > 0 && lines[index - 1] !== ""))
    .join("\n")
    .trim();
}

/** The place behind the markup at `open`; a `<` that begins none is text. */
function afterMarkup(html: string, open: number, out: string[]): number {
  if (html.startsWith("<!--", open)) {
    const end = html.indexOf("-->", open + 4);
    return end === -1 ? html.length : end + 3;
  }
  const tag = /^<(\/?)([a-z][a-z0-9-]{0,40})/i.exec(html.slice(open, open + 60));
  if (tag === null && !/[!?/]/.test(html[open + 1] ?? "")) {
    out.push("<");
    return open + 1;
  }
  const close = html.indexOf(">", open);
  if (close === -1 || close - open > MAX_TAG_CHARACTERS) return html.length;
  if (tag === null) return close + 1;
  const name = tag[2]!.toLowerCase();
  const isEnd = tag[1] === "/";
  if (!isEnd && SKIPPED.has(name) && html[close - 1] !== "/") return afterElement(html, name, close + 1);
  if (VOID.has(name)) out.push("\n");
  else if (!INLINE.has(name)) out.push(`\n${isEnd ? "" : (BEFORE[name] ?? "")}`);
  return close + 1;
}

/** Nested elements of the same name are rare, and end early: their rest is read as text. */
function afterElement(html: string, name: string, from: number): number {
  const ends = new RegExp(`</${name}[\\s>/]`, "gi");
  ends.lastIndex = from;
  const found = ends.exec(html);
  if (found === null) return html.length;
  const close = html.indexOf(">", found.index);
  return close === -1 ? html.length : close + 1;
}
