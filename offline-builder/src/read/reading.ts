/** State of the reading so far: lists by their lexemes, and the list that was spoken of last. */
import type { Ask, AskField, AskList, Span } from "./ask.ts";
import { fieldsOf } from "./fields/fields.ts";
import { typeOfWord } from "./fields/field-words.ts";
import type { HeadClass, LanguageTable } from "./languages/table.ts";
import type { Node } from "./words/levels.ts";
import { isPlural } from "../parse/records/grammatical-number.ts";
import { capital, lastNounOf, manyOf, nounOf, setOf, type Noun } from "./words/nouns.ts";
import { headOf } from "./frame.ts";
import { written, type Token } from "./words/tokens.ts";

/** More is no request any more, but a text about one. */
const MAX_LISTS = 20;
const MAX_FIELDS = 40;

/** A pronoun means what was said shortly before it. */
const MAX_BACK = 40;

const MAX_OBJECT = 6;
const owning = /^(?:tengo|tenemos|hago|vendo|crío|cultivo|colecciono|alquilo|arreglo|[a-zñ]{3,}[aei]mos)$/u;

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
  /** The subject of the frame, for the block below it. */
  target: { noun: Noun | null; isHeld: boolean } | null = null;
  /** The first part of the noun for the whole: the booking of a booking system. */
  of: Noun | null = null;
  /** Things that somebody says to have: what fields without a list belong to. */
  about: Noun | null = null;
  isHeading = false;
  /** The items that are read stand beside others that are lists. */
  isListed = false;
  /** The mark that closes the sentence. */
  closed = "";
  last: AskList | null = null;
  tokens: readonly Token[] = [];
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

  /** The list that keeps a deed, where the sentence says that people do it. */
  deed(tokens: readonly Token[]): AskList | null {
    const { acts } = this.table;
    const done = tokens.find((token) => token.is !== "word" && Object.hasOwn(acts, token.low));
    return done ? this.#called(acts[done.low]!) : null;
  }

  #called(label: string): AskList | null {
    const noun = labelled(label, this.table);
    return noun ? this.list(noun, "implied") : null;
  }

  /** A list that only its fields speak of, called after what is done. */
  implied(): AskList | null {
    if (this.about) return this.list(this.about);
    const them = this.#spokenOf();
    if (them) return this.list(them);
    const { kept } = this.table;
    const words =
      this.text
        .slice(0, MAX_SAID)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [];
    const said = words.map((word) => keptBy(word, kept)).find((label) => label !== undefined);
    const had = said === undefined ? this.#had() : null;
    if (had) return this.list(had);
    const asked = this.tokens.findIndex(
      ({ is, low }, at) =>
        is === "which" && /^(?:which|what|welch|qué|cuál)/.test(low) && this.tokens[at + 1]?.is === "word",
    );
    const noun = said === undefined && asked >= 0 ? nounOf(this.tokens.slice(asked + 1, asked + 2), this.table) : null;
    if (noun && typeOfWord(noun.head, this.table.language) === undefined) {
      const several = severalOf(noun, this.table);
      if (several) return this.list(several, "implied");
    }
    return this.#called(said ?? entries[this.table.language]);
  }

  /** "We breed sheep", "tengo gallinas": several things that somebody says to have or to do something with. */
  #had(): Noun | null {
    for (const [at, token] of this.tokens.entries()) {
      const isOwn = this.table.headFirst ? owning.test(token.low) : /^(?:i|we|ich|wir)$/.test(token.low);
      const from = this.table.headFirst ? at + 1 : at + 2;
      if (!isOwn || !["deed", "has", "keep", "word"].includes(this.tokens[from - 1]!.is)) continue;
      const behind = this.tokens.slice(from, from + MAX_OBJECT);
      const end = behind.findIndex(({ is }) => is === "mark" || is === "and");
      const noun = nounOf(end < 0 ? behind : behind.slice(0, end), this.table);
      if (noun?.plural && !this.isVague(noun) && typeOfWord(noun.head, this.table.language) === undefined) return noun;
    }
    return null;
  }

  /** "A box of cards, and I want to type them in": several things before the pronoun. */
  #spokenOf(): Noun | null {
    const at = this.tokens.findIndex(({ low }) => low === "them" || low === "these");
    const before = this.tokens.slice(Math.max(0, at - MAX_BACK), Math.max(0, at));
    for (let end = before.length; end > 0; end--) {
      const { is, low } = before[end - 1]!;
      if (is !== "word" || !isPlural(low, this.table.language)) continue;
      const noun = lastNounOf(before.slice(0, end), this.table);
      if (noun?.plural && !this.isVague(noun)) return noun;
    }
    return null;
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
    if (table.language === "en") return ownName(noun, table);
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
    const rest = noun.tokens.filter((one, place) => place !== at && one.is !== "of");
    const form = table.forms.of.exec(token.low);
    if (form) return this.#sent(noun, rest, token.low.slice(0, form.index)) ?? noun;
    if (found?.head !== "container") return noun;
    if (/^(?:diary|journal)$/.test(token.low)) return noun;
    if (found.before !== "") {
      // A "Kranbuch" is one thing, a "Fahrtenbuch" holds trips.
      if (found.before.length < 3 || !isPlural(capital(found.before), table.language)) return noun;
      const name = capital(found.before);
      const before = { ...token, text: name, low: found.before.toLowerCase() };
      return severalOf(nounOf([...rest, before], table), table) ?? noun;
    }
    return rest.length > 0 && !isUncounted(rest.at(-1)!, table)
      ? (severalOf(nounOf(rest, table), table) ?? noun)
      : noun;
  }

  /** The list that a form fills: "order form" orders, "Anmeldeformular" the deed that begins like it. */
  #sent(noun: Noun, rest: readonly Token[], before: string): Noun | null {
    const { acts, forms } = this.table;
    if (forms.contact.test(noun.label.toLowerCase())) return labelled(forms.sent, this.table);
    if (before !== "") {
      const deed = before.length < 4 ? undefined : Object.keys(acts).find((key) => key.startsWith(before));
      return deed === undefined ? null : labelled(acts[deed]!, this.table);
    }
    return rest.length > 0 ? severalOf(nounOf(rest, this.table), this.table) : null;
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

  /** Somebody who writes German nouns with capitals means a verb by a word without one. */
  #isVerbal({ tokens }: Noun): boolean {
    if (this.table.language !== "de" || !hasNames.test(this.text.slice(0, MAX_SAID))) return false;
    return tokens.every(({ text }) => /^\p{Ll}/u.test(text)) && germanVerb.test(tokens.at(-1)!.low);
  }

  leave(tokens: readonly Token[]): void {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (first && last) this.unread.push({ at: first.at, end: last.end });
  }

  isVague(noun: Noun): boolean {
    const [only] = noun.tokens;
    if (noun.tokens.length === 1 && only!.is === "deed" && only!.low.endsWith("mos")) return true;
    return (
      this.#isVerbal(noun) ||
      (noun.tokens.length === 1 && setOf(this.table.clauses.vague).has(noun.head)) ||
      noun.head.length < 2
    );
  }
}

const germanVerb = /(?:en|eln|ern|t|e)$/;
const hasNames = /\p{Ll}[\p{Ll},]* \p{Lu}/u;

/** "Maintenance log", "teacher log": what is done, or somebody, and no things that could be counted. */
const isUncounted = ({ low }: Token, { language }: LanguageTable): boolean =>
  language === "en" && (/(?:ing|ance|ence|ment|ware|age|music)$/.test(low) || typeOfWord(low, language) === "person");

/** "Borrowed", "lending" are forms of a deed that the table has. */
function keptBy(word: string, kept: Readonly<Record<string, string>>): string | undefined {
  const forms = [word, word.replace(/(?:ed|s)$/, ""), word.replace(/d$/, ""), word.replace(/ing$/, "")];
  const form = forms.find((one) => Object.hasOwn(kept, one));
  return form === undefined ? undefined : kept[form];
}

const organisations = new Set(
  "church club school team society association company choir orchestra firm hospital clinic parish department office community".split(
    " ",
  ),
);
const participle = /(?:[a-z]{3,}ed|found|sold|lent|made|given|taken|bought|seen|read)$/;

/** Entries without whose they are, and without what was done to them: "clients' pianos", "geocaches found". */
function ownName(noun: Noun, table: LanguageTable): Noun {
  const words = noun.tokens;
  const whose = words.findLastIndex(
    ({ low }, at) =>
      at < words.length - 1 && (/(?:'s|s')$/.test(low) || (organisations.has(low) && at < words.length - 2)),
  );
  const rest = words.slice(whose + 1);
  // "Donors' wall" is about donors.
  const owner = words[whose];
  if (owner?.low.endsWith("s'") && !noun.plural)
    return (
      nounOf(
        [...words.slice(0, whose), { ...owner, text: owner.text.slice(0, -1), low: owner.low.slice(0, -1) }],
        table,
      ) ?? noun
    );
  const last = rest.at(-1)!;
  const before = rest.at(-2);
  if (before && participle.test(last.low) && isPlural(before.low, "en")) rest.pop();
  return rest.length === words.length ? noun : (nounOf(rest, table) ?? noun);
}

const labelled = (label: string, table: LanguageTable): Noun | null =>
  nounOf([{ text: label, low: label.toLowerCase(), is: "word", at: 0, end: 0 }], table);

/** Entries are called as several: "asset list" holds assets. */
export function severalOf(noun: Noun | null, table: LanguageTable): Noun | null {
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
