/** Adds to the page's head what links to the site should show, unless the page says it itself. [W3.17] */

export interface ShareImage {
  /** A whole address, because other sites read it. */
  url: string;
  width: number;
  height: number;
}

export interface ShareWords {
  /** Used if the page has no title. */
  title: string;
  /** Null while there is no picture of the site. */
  image: ShareImage | null;
}

interface Head {
  /** `name` and `property` of every meta element, in lower case, with the content as written. */
  metas: ReadonlyMap<string, string>;
  /** As written; null if there is none. */
  title: string | null;
  /** Offset of the head's closing tag. */
  end: number;
}

/** The head is read once, up to this length, because pages may be hostile. */
const MAX_CHARACTERS = 65_536;
/** The text of these is not markup; content of the last two is not part of the head. */
const RAW: ReadonlySet<string> = new Set(["title", "script", "style", "noscript", "template"]);
const OPEN_TAG = /<([a-z][^\s/>]*)/iy;
const ATTRIBUTE = /[\s/]*(?:([^\s=/>]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?|=)/y;
const TAG_END = /[\s/]*>/y;

/** Keeps character references as written, but escapes quotes and brackets, which could end the attribute. */
const attributeText = (written: string): string => written.replace(/"/g, "&quot;").replace(/</g, "&lt;").trim();
const encode = (text: string): string => attributeText(text.replace(/&/g, "&amp;"));

class HeadReader {
  readonly #html: string;
  /** Lower-case copy for finding names in any case. */
  readonly #lower: string;
  readonly #metas = new Map<string, string>();
  #title: string | null = null;
  #at = 0;

  constructor(html: string) {
    this.#html = html.slice(0, MAX_CHARACTERS);
    this.#lower = this.#html.toLowerCase();
  }

  /** Null if the text is not a page with a head. */
  read(): Head | null {
    let inHead = false;
    for (;;) {
      const place = this.#html.indexOf("<", this.#at);
      if (place < 0) return null;
      this.#at = place;
      if (this.#skipped("<!--", "-->") || this.#skipped("<!", ">") || this.#skipped("<?", ">")) continue;
      if (this.#lower.startsWith("</", place)) {
        if (inHead && this.#isName("</head", place)) return { metas: this.#metas, title: this.#title, end: place };
        if (!this.#skipped("</", ">")) return null;
        continue;
      }
      const name = this.#match(OPEN_TAG)?.[1]?.toLowerCase();
      const attributes = name === undefined ? null : this.#attributes();
      if (name === undefined || attributes === null || !this.#opened(name, attributes)) return null;
      if (name === "head") inHead = true;
    }
  }

  /** False: the rest of the page cannot be read. */
  #opened(name: string, attributes: ReadonlyMap<string, string>): boolean {
    if (name === "body") return false;
    if (name === "meta")
      for (const key of [attributes.get("name"), attributes.get("property")])
        if (key !== undefined) this.#metas.set(key.toLowerCase(), attributes.get("content") ?? "");
    if (!RAW.has(name)) return true;
    const from = this.#at;
    const end = this.#endOf(name, from);
    if (end < 0) return false;
    if (name === "title") this.#title ??= this.#html.slice(from, end).trim();
    this.#at = end;
    return true;
  }

  #endOf(name: string, from: number): number {
    let at = this.#lower.indexOf(`</${name}`, from);
    while (at >= 0 && !this.#isName(`</${name}`, at)) at = this.#lower.indexOf(`</${name}`, at + 1);
    return at;
  }

  /** Whether the name ends there: `</header` is not `</head`. */
  #isName(start: string, at: number): boolean {
    return this.#lower.startsWith(start, at) && /[\s/>]/.test(this.#html[at + start.length] ?? "");
  }

  #skipped(start: string, end: string): boolean {
    if (!this.#html.startsWith(start, this.#at)) return false;
    const at = this.#html.indexOf(end, this.#at + start.length);
    this.#at = at < 0 ? this.#html.length : at + end.length;
    return true;
  }

  /** Null if the tag does not end. */
  #attributes(): Map<string, string> | null {
    const found = new Map<string, string>();
    while (this.#match(TAG_END) === null) {
      const match = this.#match(ATTRIBUTE);
      if (match === null) return null;
      const [, name, double, single, bare] = match;
      const key = name?.toLowerCase();
      // The first of duplicate attributes counts.
      if (key !== undefined && !found.has(key)) found.set(key, double ?? single ?? bare ?? "");
    }
    return found;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#html);
    if (match !== null) this.#at = pattern.lastIndex;
    return match;
  }
}

const headOf = (html: string): Head | null => new HeadReader(html).read();

const IMAGES = ["og:image", "og:image:url", "og:image:secure_url", "twitter:image", "twitter:image:src"];

/** Whether the page can take a picture: it has a head and names no picture itself. */
export function takesImage(html: string): boolean {
  const head = headOf(html);
  return head !== null && !IMAGES.some((name) => head.metas.has(name));
}

/** Changes nothing that the page says; a text without a head stays unchanged. */
export function withShareTags(html: string, { title, image }: ShareWords): string {
  const head = headOf(html);
  if (head === null) return html;
  const { metas } = head;
  const added: string[] = [];
  const add = (kind: "name" | "property", name: string, content: string): void => {
    if (content !== "" && !metas.has(name)) added.push(`<meta ${kind}="${name}" content="${content}" />`);
  };
  add("property", "og:type", "website");
  add("property", "og:title", head.title === null || head.title === "" ? encode(title) : attributeText(head.title));
  add("property", "og:description", attributeText(metas.get("description") ?? ""));
  if (image !== null && takesImage(html)) {
    add("property", "og:image", encode(image.url));
    add("property", "og:image:width", String(image.width));
    add("property", "og:image:height", String(image.height));
    add("name", "twitter:card", "summary_large_image");
  }
  if (added.length === 0) return html;
  return `${html.slice(0, head.end)}${added.map((tag) => `  ${tag}\n  `).join("")}${html.slice(head.end)}`;
}
