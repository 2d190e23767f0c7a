/**
 * The throwaway copy of the project's backend that the looks of one turn share. It is made when a page first needs it,
 * made anew when a look has changed its rows or the project its tables, and ends with the turn.
 */
import { AppError } from "@slipway/kernel/errors";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { SITE_ORIGIN, type SiteBackend } from "@slipway/platform/browser/looking/site-backend";
import type { PageSession } from "@slipway/platform/browser/port";
import type { CheckCopy } from "../../../../cloud/server/index.ts";
import type { Needs } from "../../../../services.ts";
import { BACKEND } from "./render-pages.ts";
import { changesRows, copiedFiles, sessionKeys } from "./copied-site.ts";

const BACKEND_PATH = "/~backend";
export const SEED = "supabase/seed.sql" as ProjectPath;
const CODE = /^(?:src\/.*\.[cm]?[jt]sx?|index\.html)$/;
const USES_BACKEND = /@supabase\/|VITE_SUPABASE/;
/** A turn may wait for a person for an hour; the copy is not kept for that. */
const IDLE_MS = 120_000;

type Files = ReadonlyMap<string, Uint8Array>;

export interface ProjectFiles {
  paths(): readonly ProjectPath[];
  peek(path: ProjectPath): string | null;
}

export interface CheckBackendInput {
  services: Needs<"cloud" | "log">;
  projectId: string;
  /** The app's public variables, as they are in its build. */
  environment: () => Promise<Readonly<Record<string, string>>>;
}

/** One look's share of the copy. */
export interface OpenBackend {
  readonly people: readonly string[];
  readonly strongest: string;
  readonly seedProblem: string | null;
  /** The built app with the copy's address and key in place of the project's. */
  siteOf(built: Files): { files: Files; backend: SiteBackend };
  /** Signs somebody in afresh. */
  session(built: Files, name: string, when: PageSession["when"]): Promise<PageSession>;
}

/** Null: the app asks no backend. Else why it could not be copied. */
export interface NotOpened {
  reason: string | null;
}

export type Opened = OpenBackend | NotOpened;

export const isOpen = (opened: Opened): opened is OpenBackend => "people" in opened;

interface Made {
  key: string;
  copy: Promise<CheckCopy>;
  isChanged: boolean;
}

export class CheckBackend implements AsyncDisposable {
  readonly #input: CheckBackendInput;
  #made: Made | null = null;
  #idle: NodeJS.Timeout | undefined;
  #isOver = false;
  /** Looks take turns: each begins with the rows of the seed. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(input: CheckBackendInput) {
    this.#input = input;
  }

  /** Makes the copy while types and build run. Never rejects. */
  async prepare(files: ProjectFiles): Promise<void> {
    await this.use(files, () => Promise.resolve()).catch(() => undefined);
  }

  /** Runs one look. */
  use<T>(files: ProjectFiles, look: (opened: Opened) => Promise<T>): Promise<T> {
    if (!usesBackend(files)) return look({ reason: null });
    const used = this.#turn.then(async () => {
      clearTimeout(this.#idle);
      try {
        return await look(await this.#open(files));
      } finally {
        if (!this.#isOver) this.#idle = setTimeout(() => void this.#end(), IDLE_MS).unref();
      }
    });
    this.#turn = used.catch(() => undefined);
    return used;
  }

  async #open(files: ProjectFiles): Promise<Opened> {
    const environment = await this.#input.environment();
    if (environment[BACKEND] === undefined || this.#isOver) return { reason: null };
    try {
      const made = await this.#current(files);
      return openBackend(await made.copy, { environment, changed: () => (made.isChanged = true) });
    } catch (error) {
      await this.#end();
      if (!(error instanceof AppError)) {
        const { projectId } = this.#input;
        this.#input.services.log.warn("a backend was not copied for checks", { projectId, error });
      }
      return { reason: error instanceof AppError ? error.userMessage : "It could not be copied for the checks." };
    }
  }

  async #current(files: ProjectFiles): Promise<Made> {
    const { services, projectId } = this.#input;
    const seed = files.peek(SEED);
    const ran = (await services.cloud.migrations(projectId)).filter(({ state }) => state === "succeeded");
    const key = JSON.stringify([ran.map(({ version }) => version), seed]);
    if (this.#made !== null && this.#made.key === key && !this.#made.isChanged) return this.#made;
    await this.#end();
    const copy = services.cloud.openCopy(projectId, { url: `${SITE_ORIGIN}${BACKEND_PATH}`, seed });
    this.#made = { key, copy, isChanged: false };
    return this.#made;
  }

  async #end(): Promise<void> {
    const made = this.#made;
    this.#made = null;
    const copy = await made?.copy.catch(() => null);
    await copy?.[Symbol.asyncDispose]();
  }

  /** Waits for a look that is under way. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true;
    await this.#turn;
    clearTimeout(this.#idle);
    await this.#end().catch((error: unknown) => {
      const { projectId } = this.#input;
      this.#input.services.log.warn("a copy for checks was not removed", { projectId, error });
    });
  }
}

const usesBackend = (files: ProjectFiles): boolean =>
  files.paths().some((path) => CODE.test(path) && USES_BACKEND.test(files.peek(path) ?? ""));

function openBackend(
  copy: CheckCopy,
  { environment, changed }: { environment: Readonly<Record<string, string>>; changed: () => void },
): OpenBackend {
  const { people, strongest, seedProblem, socketPath, anonKey } = copy;
  const onRequest: SiteBackend["onRequest"] = (request) => {
    if (changesRows(request)) changed();
  };
  const instead = { url: `${SITE_ORIGIN}${BACKEND_PATH}`, anonKey };
  return {
    ...{ people, strongest, seedProblem },
    siteOf: (built) => ({
      files: copiedFiles(built, environment, instead),
      backend: { path: BACKEND_PATH, socketPath, onRequest },
    }),
    async session(built, name, when) {
      const session = await copy.signIn(name);
      return { when, storage: Object.fromEntries(sessionKeys(built).map((key) => [key, session])) };
    },
  };
}
