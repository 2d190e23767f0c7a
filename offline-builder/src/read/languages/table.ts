/** A language's tables: its closed words by class, heads of kinds, and how number shows. Data only. */
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

/** The kind of the whole, by the noun that is asked for. `container`: something that holds entries of what stands beside it. */
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
  /** Names of periods in a chart: "month monthly". */
  periods: Readonly<Record<"Day" | "Week" | "Month" | "Year", string>>;
  /** As people read it. */
  periodLabels: Readonly<Record<"Day" | "Week" | "Month" | "Year", string>>;
  /** Nouns of doing, and what is kept by doing it: "track what I eat" keeps meals. */
  kept: Readonly<Record<string, string>>;
  /** Deeds of visitors, with the list that keeps them: "book a table with name and date". */
  acts: Readonly<Record<string, string>>;
  /** Endings of words for forms, those for writing to somebody, and the list that they fill. */
  forms: Readonly<{ of: RegExp; contact: RegExp; sent: string }>;
  /** Head nouns behind which "of" belongs to the name: "number of guests". */
  relational: string;
  /** Everyday words that are often misspelled. */
  common: string;
  /** Verbs of tools, where no noun names one. */
  computes: string;
  /** Denied, they say that nothing is kept. */
  unsaved: string;
  /** Parts that sites have, and words of play: two of them say what is asked for where no noun does. */
  siteParts: string;
  /** Parts of sites that may be lists as well. */
  shownParts: string;
  /** Verbs that a site calls upon its visitors with. */
  calls: string;
  /** Who has a site, besides the trades of the lexicon. German: also as the end of a compound. */
  venues: string;
  play: string;
  /** Words of those who organise games: what is played there is kept in lists. */
  contests: string;
  /** A verb of keeping stands behind its object: "um Bienen zu verwalten". */
  verbLast: boolean;
  /** The head of a compound noun stands first: "fecha de entrega". */
  headFirst: boolean;
  /** The last part of a word written as one may be its head: "Mitgliederliste". */
  compounds: boolean;
}
