/** What is known of SQL from its text alone, before anybody runs it. */

/** Something that goes, named as far as the text names it plainly: tables in `public`. */
export type Loss =
  | { kind: "table"; table: string }
  | { kind: "column"; table: string; column: string }
  /** `all`: no condition keeps any. */
  | { kind: "rows"; table: string; all: boolean }
  | { kind: "values"; table: string };

/** Why nobody can tell from the text what it does. */
export type Doubt =
  /** A function or procedure that is there already: its body is not part of the text. */
  | { kind: "calls"; name: string }
  /** It runs text that it puts together itself. */
  | { kind: "builds" }
  /** An update whose condition may match every row. */
  | { kind: "rows"; table: string | null }
  /** `cascade`: whatever depends on it goes, too. */
  | { kind: "cascade" }
  /** A statement, a setting or a language that is not known here. */
  | { kind: "unknown"; what: string }
  /** It is no SQL of this Postgres, or too long or too deep to be read. */
  | { kind: "unread" };

export interface SqlJudgement {
  takesAway: boolean;
  /** In the order of the text, for what runs at once; empty where it takes something away that it does not name plainly. */
  losses: readonly Loss[];
  /** Empty: all of it is understood. */
  doubts: readonly Doubt[];
  /** The parser's own words and line, where it is no SQL at all: Postgres says the same, so there is nothing to ask about. */
  refusal: string | null;
  /** It is one `vacuum` and nothing else. */
  isVacuum: boolean;
}

export const UNREAD: SqlJudgement = {
  takesAway: false,
  losses: [],
  doubts: [{ kind: "unread" }],
  refusal: null,
  isVacuum: false,
};

/** A doubt is a yes: SQL that takes something away, or may, is asked about each time. */
export const mayTakeAway = ({ takesAway, doubts }: SqlJudgement): boolean => takesAway || doubts.length > 0;
