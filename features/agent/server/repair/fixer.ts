/** One kind of repair: looks at a problem and edits the file, or leaves it alone. */
import type { Diagnostic } from "@slipway/sandbox/port";
import type { ProjectSymbols } from "./project-symbols.ts";
import type { Found, Source } from "./source.ts";

export interface Problem {
  source: Source;
  /** Where the compiler points. */
  offset: number;
  at: Found;
  code: string;
  message: string;
  symbols: ProjectSymbols;
  /** Asks for a package to be added; the person or the settings may say no. */
  wantPackage: (name: string) => void;
}

/** What was done, as it goes on "Repaired: …"; null when nothing was. Must leave the edits alone then. */
export type Fixer = (problem: Problem) => string | null;

export type FixersByCode = Readonly<Record<string, readonly Fixer[]>>;

export const suggestionIn = (message: string): string | null =>
  /Did you mean(?: to (?:write|use))? '"?([^'"]+)"?'\?/.exec(message)?.[1] ?? null;

/** The first name that a message quotes. */
export const quotedIn = (message: string): string | null => /'([^']+)'/.exec(message)?.[1] ?? null;

export type { Diagnostic };
