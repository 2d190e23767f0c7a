/** One kind of repair: examines a problem and edits the file, or leaves it alone. */
import type { Diagnostic } from "@slipway/sandbox/port";
import type { ProjectSymbols } from "./project-symbols.ts";
import type { Found, Source } from "./source.ts";

export interface Problem {
  source: Source;
  /** Position of the compiler's message. */
  offset: number;
  at: Found;
  code: string;
  message: string;
  symbols: ProjectSymbols;
  /** Asks for a package to be added; the person or the settings may refuse. */
  wantPackage: (name: string) => void;
}

/**
 * Returns the repair as it continues "Repaired: …", or null if there was none; then it must not have edited anything.
 */
export type Fixer = (problem: Problem) => string | null;

export type FixersByCode = Readonly<Record<string, readonly Fixer[]>>;

export const suggestionIn = (message: string): string | null =>
  /Did you mean(?: to (?:write|use))? '"?([^'"]+)"?'\?/.exec(message)?.[1] ?? null;

/** The first quoted name in a message. */
export const quotedIn = (message: string): string | null => /'([^']+)'/.exec(message)?.[1] ?? null;

export type { Diagnostic };
