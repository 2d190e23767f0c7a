/** Asks the project's language server, and knows whether it can be asked. Hints are extras: no failure here is ever shown as one. */
import { AppError } from "@slipway/kernel/errors";
import { api } from "@slipway/ui/api/client";
import { untilAnswerAgain } from "@slipway/ui/api/coming-back";
import { NETWORK_ERROR } from "@slipway/ui/errors/error-texts";
import { create } from "zustand";
import { codeEditorContract, LONGEST_TEXT, type Completion, type Problem } from "../../../contract/index.ts";

export type LanguageState =
  | { state: "starting" | "ready" }
  | { state: "waiting"; ahead: number; places: number }
  | { state: "off"; reason: string };

interface Known {
  language: Readonly<Record<string, LanguageState>>;
  /** Errors of the newest text, by project and path. */
  errors: Readonly<Record<string, number>>;
}

export const useLanguage = create<Known>(() => ({ language: {}, errors: {} }));

const CODE = /\.[jt]sx?$/;
const AGAIN_AFTER_MS = 30_000;
/** Asked often enough that the server keeps the project's turn. */
const TURN_AFTER_MS = 5_000;

export const hasLanguage = (path: string): boolean => CODE.test(path) && !path.startsWith("supabase/");

/** A question carries the whole text. */
export const isAskedAbout = (text: string): boolean => text.length <= LONGEST_TEXT;

const REASONS: Readonly<Record<string, string>> = {
  language_server_busy: "busy",
  language_server_ended: "memory",
  language_server_off: "switched off",
  too_busy: "busy",
};

const textAt = (text: string, at: number) => {
  const lineStart = text.lastIndexOf("\n", at - 1) + 1;
  let line = 0;
  for (let next = text.indexOf("\n"); next !== -1 && next < at; next = text.indexOf("\n", next + 1)) line += 1;
  return { line, character: at - lineStart };
};

export interface LanguageQuestion {
  path: string;
  text: string;
}

/** Calls that would fail again are not made for half a minute. */
export class LanguageClient {
  readonly #projectId: string;
  #restUntil = 0;
  #wait: (() => Promise<void>) | null = null;

  constructor(projectId: string) {
    this.#projectId = projectId;
    if (useLanguage.getState().language[projectId] === undefined) this.#tell({ state: "starting" });
  }

  completions = (
    { path, text }: LanguageQuestion,
    at: number,
  ): Promise<{ items: Completion[]; more: boolean } | null> =>
    this.#ask(text, () =>
      api(codeEditorContract.completions, { ...this.#project, body: { path, text, ...textAt(text, at) } }),
    );

  hover = (
    { path, text }: LanguageQuestion,
    at: number,
  ): Promise<{ code: string | null; text: string | null } | null> =>
    this.#ask(text, () =>
      api(codeEditorContract.hover, { ...this.#project, body: { path, text, ...textAt(text, at) } }),
    );

  definition = async ({ path, text }: LanguageQuestion, at: number) =>
    (
      await this.#ask(text, () =>
        api(codeEditorContract.definition, { ...this.#project, body: { path, text, ...textAt(text, at) } }),
      )
    )?.place ?? null;

  problems = async ({ path, text }: LanguageQuestion): Promise<Problem[]> => {
    const answer = await this.#ask(text, () =>
      api(codeEditorContract.problems, { ...this.#project, body: { path, text } }),
    );
    const problems = answer?.problems ?? [];
    const errors = problems.filter(({ severity }) => severity === "error").length;
    useLanguage.setState((known) => ({ errors: { ...known.errors, [`${this.#projectId}:${path}`]: errors } }));
    return problems;
  };

  /** The language server may answer later: the project waits for its turn, or there was no answer this time. */
  get isWaiting(): boolean {
    return this.#wait !== null;
  }

  /** Resolves when it is time to ask again. */
  again = (): Promise<void> => (this.#wait ?? (() => Promise.resolve()))();

  get #project() {
    return { params: { id: this.#projectId } };
  }

  #tell(language: LanguageState): void {
    useLanguage.setState((known) => ({ language: { ...known.language, [this.#projectId]: language } }));
  }

  async #ask<T>(text: string, call: () => Promise<T>): Promise<T | null> {
    if (!isAskedAbout(text) || Date.now() < this.#restUntil) return null;
    try {
      const answer = await call();
      this.#wait = null;
      this.#tell({ state: "ready" });
      return answer;
    } catch (error) {
      // One failed question tells nothing about the next.
      if (error instanceof AppError && error.code === "language_server_failed") return null;
      this.#failed(error);
      return null;
    }
  }

  #failed(error: unknown): void {
    const { code, status } = error instanceof AppError ? error : { code: "", status: 0 };
    if (code === NETWORK_ERROR) {
      this.#restUntil = 0;
      this.#wait = untilAnswerAgain;
      return this.#tell({ state: "off", reason: "offline" });
    }
    const turn = turnOf(error);
    const wait = turn === null ? AGAIN_AFTER_MS : TURN_AFTER_MS;
    // A refusal stays one.
    this.#wait = code === "language_server_off" || (status >= 400 && status < 429) ? null : later(wait);
    // A moment shorter, so that a caller who waited for `again` may ask.
    this.#restUntil = Date.now() + wait - 500;
    this.#tell(
      turn === null ? { state: "off", reason: REASONS[code] ?? "not available" } : { state: "waiting", ...turn },
    );
  }
}

const later = (ms: number) => (): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const turnOf = (error: unknown): { ahead: number; places: number } | null =>
  error instanceof AppError && error.code === "language_server_queued"
    ? (error.details as { ahead: number; places: number })
    : null;

const waitingWords = ({ ahead, places }: { ahead: number; places: number }): string =>
  `TypeScript waits: ${ahead} ahead, ${places === 1 ? "the only place" : `all ${places} places`} of this server in use`;

/** "TypeScript ready", "TypeScript off (memory)", "TypeScript waits: 2 ahead, all 4 places of this server in use". */
export function languageWords(language: LanguageState | undefined, text: string): string {
  if (!isAskedAbout(text)) return "TypeScript off (long file)";
  if (language?.state === "waiting") return waitingWords(language);
  if (language?.state === "off") return `TypeScript off (${language.reason})`;
  return language?.state === "ready" ? "TypeScript ready" : "TypeScript starting";
}
