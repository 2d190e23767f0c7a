/** Reads and edits in place what index.html says about the site in its head. [W3.17] [W5.20] */
import { parser } from "@lezer/html";

/** [W3.17] */
export interface SiteInfo {
  title: string;
  description: string;
  keywords: string;
  /** As written, such as `/favicon.svg`. Null: the page names none. */
  favicon: string | null;
  socialImage: string | null;
}

/** Fields that are left out stay unchanged. */
export interface SiteInfoChange {
  title?: string;
  description?: string;
  favicon?: { href: string; type: string };
  /** A whole address, because other sites read it. */
  socialImage?: string;
}

type Node = ReturnType<typeof parser.parse>["topNode"];
interface Range {
  from: number;
  to: number;
}
interface Tag {
  name: string;
  open: Range;
  /** Null for void elements and unclosed ones. */
  close: Range | null;
  node: Node;
  attributes: ReadonlyMap<string, { value: string; place: Range | null }>;
}

const decode = (text: string): string =>
  text.replace(/&(#\w{1,8}|\w{1,32});/g, (reference) => {
    const page = new DOMParser().parseFromString(reference, "text/html");
    return page.body.textContent ?? reference;
  });

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const encode = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);

function attributesOf(html: string, open: Node): Tag["attributes"] {
  const found = new Map<string, { value: string; place: Range | null }>();
  for (const attribute of open.getChildren("Attribute")) {
    const name = attribute.getChild("AttributeName");
    if (name === null) continue;
    const place = attribute.getChild("AttributeValue") ?? attribute.getChild("UnquotedAttributeValue");
    const text = place === null ? "" : html.slice(place.from, place.to);
    const value = decode(place?.name === "AttributeValue" ? text.slice(1, -1) : text);
    // The first of duplicate attributes counts.
    const key = html.slice(name.from, name.to).toLowerCase();
    if (!found.has(key)) found.set(key, { value, place });
  }
  return found;
}

function tagOf(html: string, element: Node): Tag | null {
  const open = element.getChild("OpenTag") ?? element.getChild("SelfClosingTag");
  const name = open?.getChild("TagName");
  if (open == null || name == null) return null;
  return {
    name: html.slice(name.from, name.to).toLowerCase(),
    open,
    close: element.getChild("CloseTag"),
    node: element,
    attributes: attributesOf(html, open),
  };
}

/** The parser treats `script` and `style` as elements too, but their text is not markup. */
const tagsIn = (html: string, parent: Node): Tag[] =>
  parent.getChildren("Element").flatMap((element) => tagOf(html, element) ?? []);

/** Null if index.html is not a whole page, with html, head and body, each with its end tag. [W5.20] */
function headOf(html: string): { tags: Tag[]; end: number } | null {
  const page = tagsIn(html, parser.parse(html).topNode).find(({ name }) => name === "html");
  if (page?.close == null) return null;
  const parts = tagsIn(html, page.node);
  const head = parts.find(({ name }) => name === "head");
  const body = parts.find(({ name }) => name === "body");
  if (head?.close == null || body?.close == null) return null;
  return { tags: tagsIn(html, head.node), end: head.close.from };
}

const isMeta = (tag: Tag, name: string): boolean =>
  tag.name === "meta" &&
  [tag.attributes.get("name"), tag.attributes.get("property")].some((held) => held?.value.toLowerCase() === name);
const isIcon = ({ name, attributes }: Tag): boolean =>
  name === "link" && (attributes.get("rel")?.value ?? "").toLowerCase().split(/\s+/).includes("icon");

/** Null if the text is not a whole page. [W5.20] */
export function readSiteInfo(html: string): SiteInfo | null {
  const head = headOf(html);
  if (head === null) return null;
  const metaOf = (name: string): string | null =>
    head.tags.find((tag) => isMeta(tag, name))?.attributes.get("content")?.value ?? null;
  const title = head.tags.find(({ name }) => name === "title");
  return {
    title: title?.close == null ? "" : decode(html.slice(title.open.to, title.close.from)).trim(),
    description: metaOf("description") ?? "",
    keywords: metaOf("keywords") ?? "",
    favicon: head.tags.find(isIcon)?.attributes.get("href")?.value ?? null,
    socialImage: metaOf("og:image"),
  };
}

interface Replacement extends Range {
  text: string;
}

class HeadEdit {
  readonly #html: string;
  readonly #tags: readonly Tag[];
  readonly #end: number;
  readonly #replacements: Replacement[] = [];

  constructor(html: string, head: { tags: readonly Tag[]; end: number }) {
    this.#html = html;
    this.#tags = head.tags;
    this.#end = head.end;
  }

  title(text: string): void {
    const title = this.#tags.find(({ name, close }) => name === "title" && close !== null);
    if (title?.close == null) this.#add(`<title>${encode(text)}</title>`);
    else this.#replacements.push({ from: title.open.to, to: title.close.from, text: encode(text) });
  }

  /** `kind`: the attribute that holds the name of a new tag. */
  meta(kind: "name" | "property", name: string, content: string): void {
    const tags = this.#tags.filter((tag) => isMeta(tag, name));
    for (const tag of tags) this.#attribute(tag, "content", content);
    if (tags.length === 0) this.#add(`<meta ${kind}="${name}" content="${encode(content)}" />`);
  }

  metaIfThere(name: string, content: string): void {
    for (const tag of this.#tags.filter((one) => isMeta(one, name))) this.#attribute(tag, "content", content);
  }

  icon({ href, type }: { href: string; type: string }): void {
    const tags = this.#tags.filter(isIcon);
    for (const tag of tags) {
      this.#attribute(tag, "href", href);
      if (tag.attributes.has("type")) this.#attribute(tag, "type", type);
    }
    if (tags.length === 0) this.#add(`<link rel="icon" type="${type}" href="${encode(href)}" />`);
  }

  #attribute({ open, attributes, name: tag }: Tag, name: string, value: string): void {
    const place = attributes.get(name)?.place ?? null;
    const text = `"${encode(value)}"`;
    if (place !== null) this.#replacements.push({ from: place.from, to: place.to, text });
    else {
      const at = open.from + 1 + tag.length;
      this.#replacements.push({ from: at, to: at, text: ` ${name}=${text}` });
    }
  }

  #add(tag: string): void {
    const indent = /[ \t]*$/.exec(this.#html.slice(0, this.#end))![0];
    this.#replacements.push({ from: this.#end, to: this.#end, text: `  ${tag}\n${indent}` });
  }

  done(): string {
    let text = this.#html;
    // From the end, so that earlier offsets stay valid. Insertions at one offset are applied last to first, so they
    // keep their order.
    for (const { from, to, text: next } of this.#replacements.toReversed().sort((one, other) => other.from - one.from))
      text = text.slice(0, from) + next + text.slice(to);
    return text;
  }
}

/** Changes only what is given. Null if the text is not a whole page. [W5.20] [SI1] */
export function writeSiteInfo(html: string, change: SiteInfoChange): string | null {
  const head = headOf(html);
  if (head === null) return null;
  const edit = new HeadEdit(html, head);
  if (change.title !== undefined) {
    edit.title(change.title);
    edit.meta("property", "og:title", change.title);
    edit.metaIfThere("twitter:title", change.title);
  }
  if (change.description !== undefined) {
    edit.meta("name", "description", change.description);
    edit.meta("property", "og:description", change.description);
    edit.metaIfThere("twitter:description", change.description);
  }
  if (change.favicon !== undefined) edit.icon(change.favicon);
  if (change.socialImage !== undefined) {
    edit.meta("property", "og:image", change.socialImage);
    edit.meta("name", "twitter:card", "summary_large_image");
    edit.metaIfThere("twitter:image", change.socialImage);
  }
  return edit.done();
}
