/** What the reader knows of a language: its closed words by class, heads of kinds, and how number shows. Data only. */
import type { Language } from "../../plan/plan.ts";

export type WordClass =
  | "and"
  | "or"
  | "with"
  | "like"
  | "of"
  | "for"
  | "each"
  | "det"
  | "poss"
  | "has"
  | "keep"
  | "enter"
  | "show"
  | "want"
  | "modal"
  | "deed"
  | "be"
  | "neg"
  | "rel"
  | "where"
  | "when"
  | "whether"
  | "who"
  | "which"
  | "howmany"
  | "prep"
  | "per"
  | "in"
  | "by"
  | "to"
  | "pron"
  | "filler"
  | "called"
  | "whose";

/** What the noun that is asked for makes of the whole. `container`: something that holds entries of what stands beside it. */
export type HeadClass = "app" | "site" | "tool" | "game" | "container";

/** Nouns that name no list: what a clause with one of them at its head asks for. */
export type ClauseClass = "chart" | "page" | "feature" | "look" | "vague";

export interface LanguageTable {
  language: Language;
  /** Words of each class, blanks between them; "_" stands in phrases. */
  words: Readonly<Record<WordClass, string>>;
  heads: Readonly<Record<HeadClass, string>>;
  clauses: Readonly<Record<ClauseClass, string>>;
  /** People who do something with the app. */
  people: string;
  /** What a period is called in a chart: "month monthly". */
  periods: Readonly<Record<"Day" | "Week" | "Month" | "Year", string>>;
  /** As people read it. */
  periodLabels: Readonly<Record<"Day" | "Week" | "Month" | "Year", string>>;
  /** Nouns of doing, and what is kept by doing it: "track what I eat" keeps meals. */
  kept: Readonly<Record<string, string>>;
  /** What visitors do, and what is kept of it: "book a table with name and date". */
  acts: Readonly<Record<string, string>>;
  /** What ends like a form, which of them are for writing to somebody, and what those send. */
  forms: Readonly<{ of: RegExp; contact: RegExp; sent: string }>;
  /** Head nouns behind which "of" belongs to the name: "number of guests". */
  relational: string;
  /** Everyday words that are often misspelled. */
  common: string;
  /** What a tool does, where no noun says that it is one. */
  computes: string;
  /** Denied, they say that nothing is kept. */
  unsaved: string;
  /** Parts that sites have, and words of play: two of them say what is asked for where no noun does. */
  siteParts: string;
  play: string;
  /** A verb of keeping stands behind its object: "um Bienen zu verwalten". */
  verbLast: boolean;
  /** The head of a compound noun stands first: "fecha de entrega". */
  headFirst: boolean;
  /** The last part of a word written as one may be its head: "Mitgliederliste". */
  compounds: boolean;
}
