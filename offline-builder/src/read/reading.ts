/** What has been read so far: lists by their lexemes, and the list that was spoken of last. */
import type { Ask, AskField, AskList, Span } from "./ask.ts";
import { fieldsOf } from "./fields/fields.ts";
import type { HeadClass, LanguageTable } from "./languages/table.ts";
import type { Node } from "./words/levels.ts";
import { isPlural } from "../parse/records/grammatical-number.ts";
import { manyOf, nounOf, setOf, type Noun } from "./words/nouns.ts";
import { headOf } from "./frame.ts";
import { written, type Token } from "./words/tokens.ts";

/** More is no request any more, but a text about one. */
const MAX_LISTS = 20;
const MAX_FIELDS = 40;

/** Far into a text nobody says any more what it is about. */
const MAX_SAID = 2_000;
const entries = { en: "Entries", de: "Einträge", es: "Entradas" };

export class Reading {
  readonly lists: AskList[] = [];
  readonly pages: string[] = [];
  readonly rules: string[] = [];
  readonly facts: string[] = [];
  readonly look: string[] = [];
  readonly unread: Span[] = [];
  /** Charts and roles are understood once all lists are known. */
  readonly charts: Token[][] = [];
  readonly roles: Token[][] = [];
  readonly words = new Map<string, Noun>();
  kind: Ask["kind"] | null = null;
  head: HeadClass | null = null;
  subject: string | undefined;
  /** What the frame is about, for the block below it. */
  target: { noun: Noun | null; isHeld: boolean } | null = null;
  /** Things that somebody says to have: what fields without a list belong to. */
  about: Noun | null = null;
  isHeading = false;
  /** The items that are read stand beside others that are lists. */
  isListed = false;
  /** What closes the sentence that is read. */
  closed = "";
  last: AskList | null = null;
  readonly text: string;
  readonly table: LanguageTable;

  constructor(text: string, table: LanguageTable) {
    this.text = text;
    this.table = table;
  }

  /** The list that the noun names, made where there is none yet. Null where it names nothing that is kept. */
  list(noun: Noun, from: AskList["from"] = "said"): AskList | null {
    const own = this.#held(this.#bare(noun));
    const key = own.lexeme.replace(/[^\p{L}\p{N}]+/gu, "-");
    const found = this.find(own);
    if (found) return (this.last = found);
    if (this.lists.length >= MAX_LISTS || key === "") return null;
    const list: AskList = { key, label: own.label, fields: [], from, said: written(noun.tokens, this.text) };
    this.lists.push(list);
    this.words.set(key, own);
    return (this.last = list);
  }

  /** A list that only its fields speak of, called after what is done. */
  implied(): AskList | null {
    if (this.about) return this.list(this.about);
    const { kept } = this.table;
    const words =
      this.text
        .slice(0, MAX_SAID)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [];
    const said = words.find((word) => Object.hasOwn(kept, word));
    const label = said === undefined ? entries[this.table.language] : kept[said]!;
    const token: Token = { text: label, low: label.toLowerCase(), is: "word", at: 0, end: 0 };
    const noun = nounOf([token], this.table);
    return noun ? this.list(noun, "implied") : null;
  }

  find({ lexeme, head, plural }: Noun): AskList | undefined {
    const key = lexeme.replace(/[^\p{L}\p{N}]+/gu, "-");
    const { headFirst } = this.table;
    return (
      this.lists.find((list) => list.key === key) ??
      this.lists.find(
        (list) =>
          !plural &&
          (headFirst ? list.key.split("-")[0] : list.key.split("-").at(-1)) === head &&
          !lexeme.includes(" "),
      )
    );
  }

  /** "Gastos del edificio" are expenses. */
  #bare(noun: Noun): Noun {
    const { table } = this;
    const of = table.headFirst ? noun.tokens.findIndex(({ is }) => is === "of") : -1;
    const [mark, next] = [noun.tokens[of], noun.tokens[of + 1]];
    if (!mark || !next || (mark.low !== "del" && next.at <= mark.end + 1)) return noun;
    return nounOf(noun.tokens.slice(0, of), table) ?? noun;
  }

  /** "Asset list" keeps assets, "flight log" flights: what holds entries is called after them. */
  #held(noun: Noun): Noun {
    const { table } = this;
    const at = table.headFirst ? 0 : noun.tokens.length - 1;
    const token = noun.tokens[at]!;
    const found = headOf(token, table);
    if (found?.head !== "container") return noun;
    const rest = noun.tokens.filter((one, place) => place !== at && one.is !== "of");
    if (found.before !== "") {
      // A "Kranbuch" is one thing, a "Fahrtenbuch" holds trips.
      if (found.before.length < 3 || !isPlural(found.before, table.language)) return noun;
      const before = { ...token, text: found.before, low: found.before.toLowerCase() };
      return severalOf(nounOf([...rest, before], table), table) ?? noun;
    }
    return rest.length > 0 && !rest.at(-1)!.low.endsWith("ing")
      ? (severalOf(nounOf(rest, table), table) ?? noun)
      : noun;
  }

  add(list: AskList, nodes: readonly Node[]): void {
    for (const node of nodes) this.put(list, fieldsOf(node, this));
  }

  put(list: AskList, fields: readonly AskField[]): void {
    const known = new Set(list.fields.map(({ label }) => label.toLowerCase()));
    for (const field of fields) {
      if (
        !/[\p{L}\p{N}]/u.test(field.label) ||
        known.has(field.label.toLowerCase()) ||
        list.fields.length >= MAX_FIELDS
      )
        continue;
      known.add(field.label.toLowerCase());
      list.fields.push(field);
    }
  }

  leave(tokens: readonly Token[]): void {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (first && last) this.unread.push({ at: first.at, end: last.end });
  }

  isVague(noun: Noun): boolean {
    return (noun.tokens.length === 1 && setOf(this.table.clauses.vague).has(noun.head)) || noun.head.length < 2;
  }
}

/** Entries are called as several: "asset list" holds assets. */
function severalOf(noun: Noun | null, table: LanguageTable): Noun | null {
  if (!noun || noun.plural) return noun;
  const head = noun.tokens[table.headFirst ? 0 : noun.tokens.length - 1]!;
  if (table.language === "de") return noun;
  const many = manyOf(head.low, table.language);
  const label =
    noun.label.toLowerCase() === head.low
      ? many.charAt(0).toUpperCase() + many.slice(1)
      : noun.label.replace(head.text, many);
  return { ...noun, label, plural: true };
}
