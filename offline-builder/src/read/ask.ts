/** A first request as the reader understood it. A clause resolves in one way or is left in `unread`. */
import type { Language } from "../plan/plan.ts";

export type AskKind = "app" | "site" | "tool" | "game";

export type AskType =
  | "text"
  | "long-text"
  | "date"
  | "time"
  | "datetime"
  | "number"
  | "quantity"
  | "money"
  | "yes-no"
  | "choice"
  | "person"
  | "picture"
  | "file"
  | "link"
  | "email"
  | "phone"
  | "url"
  | "rating";

export interface AskField {
  /** As it is written, without articles. */
  label: string;
  type: AskType;
  options?: string[];
  unit?: string;
  min?: number;
  max?: number;
  /** `link`: the key of the other list. */
  to?: string;
  said: string;
}

export interface AskList {
  /** The lexeme of its label: "honey-harvest". */
  key: string;
  label: string;
  fields: AskField[];
  from: "said" | "implied";
  said: string;
}

export interface AskChart {
  /** Key of the list. */
  of: string;
  /** Label of a field; null counts entries. */
  measure: string | null;
  /** Label of a field, or a period. */
  by: string;
  shape: "bar" | "line" | "pie";
  said: string;
}

export interface AskRole {
  who: string;
  does: string[];
  /** Key of the list; null where it is the whole. */
  on: string | null;
  said: string;
}

/** A stretch of the request, by its offsets. */
export interface Span {
  at: number;
  end: number;
}

export interface Ask {
  kind: AskKind;
  language: Language;
  name?: string;
  subject?: string;
  lists: AskList[];
  pages: string[];
  charts: AskChart[];
  /** Sentences that say what must be, must not be, or has to be told to somebody. */
  rules: string[];
  roles: AskRole[];
  /** Statements about the person or the business; nothing to build. */
  facts: string[];
  look: string[];
  unread: Span[];
}
