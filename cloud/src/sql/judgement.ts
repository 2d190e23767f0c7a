/** The result of judging SQL by its text alone, before it runs. */

/** Data or an object that would be removed, as far as the text names it plainly: tables in `public`. */
export type Loss =
  | { kind: "table"; table: string }
  | { kind: "column"; table: string; column: string }
  /** `all`: no condition limits the rows. */
  | { kind: "rows"; table: string; all: boolean }
  | { kind: "values"; table: string };

/** Reasons why the text does not tell what it does. */
export type Doubt =
  /** A function or procedure that exists already: its body is not part of the text. */
  | { kind: "calls"; name: string }
  /** It runs text that is built at run time. */
  | { kind: "builds" }
  /** An update whose condition may match every row. */
  | { kind: "rows"; table: string | null }
  /** `cascade` removes whatever depends on it. */
  | { kind: "cascade" }
  /** An unknown statement, setting or language. */
  | { kind: "unknown"; what: string }
  /** The text is no SQL of this Postgres, or too long or too deep to be parsed. */
  | { kind: "unread" };

export interface SqlJudgement {
  takesAway: boolean;
  /**
   * Losses of statements that run at once, in the order of the text; empty where it removes something that it does not
   * name plainly.
   */
  losses: readonly Loss[];
  /** Empty when all of the text is understood. */
  doubts: readonly Doubt[];
  /**
   * The parser's own words and line when the text is no SQL at all: Postgres answers the same, so there is nothing to
   * ask about.
   */
  refusal: string | null;
  /** Whether the text is one `vacuum` and nothing else. */
  isVacuum: boolean;
}

export const UNREAD: SqlJudgement = {
  takesAway: false,
  losses: [],
  doubts: [{ kind: "unread" }],
  refusal: null,
  isVacuum: false,
};

/** A doubt counts as yes: SQL that removes something, or may, needs a confirmation each time. */
export const mayTakeAway = ({ takesAway, doubts }: SqlJudgement): boolean => takesAway || doubts.length > 0;
