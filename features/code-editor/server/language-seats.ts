/** Language servers by project: few at once, shared by the people of a project, ended when nobody types. */
import { AppError, unavailable } from "@slipway/kernel/errors";
import { waitingSentence, type FairQueue } from "@slipway/platform/jobs/fair-queue";
import type { LanguageServer } from "@slipway/sandbox/port";

const IDLE_MS = 5 * 60_000;
/** A server used within this time is not ended for another project. */
const BUSY_MS = 30_000;
const MAX_WAITING = 16;
const MAX_OPEN = 12;
/** A waiting project that stops asking for this long loses its place in the queue. */
const WAITS_MS = 30_000;
const RETRY_SECONDS = 5;

export interface Asked {
  projectId: string;
  /** A person's texts are not shown to others. */
  userId: string;
  path: string;
  text: string;
}

interface Seat {
  server: Promise<LanguageServer>;
  usedAt: number;
  waiting: number;
  /** Questions are answered one after another, because each comes with its own text. */
  turn: Promise<unknown>;
  userId: string | null;
  /** Texts that the server holds, by path. */
  open: Map<string, { text: string; version: number }>;
  idle: NodeJS.Timeout | undefined;
  /** Resolves when its place is free again. */
  gone: PromiseWithResolvers<void>;
}

/** A project without a place yet. It keeps its turn as long as somebody keeps asking. */
interface Waiting {
  ahead: number;
  left: AbortController;
  timer: NodeJS.Timeout | undefined;
}

export interface SeatsOptions {
  /** A queue with no places means no language servers at all. */
  queue: FairQueue;
  /** The project's workspace, which the queue treats as one tenant. */
  tenantOf: (projectId: string) => Promise<string>;
  start: (projectId: string) => Promise<LanguageServer>;
  now: () => number;
}

const busy = (): AppError =>
  unavailable("language_server_busy", "TypeScript is busy with this project. The editor works without it.");
const queued = (ahead: number, places: number): AppError =>
  new AppError({
    code: "language_server_queued",
    status: 503,
    userMessage: `This server is at its limit of ${places} TypeScript places. ${waitingSentence("TypeScript", ahead)}`,
    details: { ahead, places },
    retryAfter: RETRY_SECONDS,
  });
const off = (): AppError => unavailable("language_server_off", "TypeScript is switched off on this server.");

const LANGUAGES: Readonly<Record<string, string>> = {
  tsx: "typescriptreact",
  jsx: "javascriptreact",
  js: "javascript",
};
const languageOf = (path: string): string => LANGUAGES[path.slice(path.lastIndexOf(".") + 1)] ?? "typescript";

export class LanguageSeats implements AsyncDisposable {
  readonly #options: SeatsOptions;
  readonly #seats = new Map<string, Seat>();
  readonly #waiting = new Map<string, Waiting>();

  constructor(options: SeatsOptions) {
    this.#options = options;
  }

  /**
   * Runs with a server that holds exactly this text. AppError 503 `language_server_queued`: ask again, the turn is
   * kept.
   */
  async ask<T>(asked: Asked, work: (server: LanguageServer, uri: string) => Promise<T>): Promise<T> {
    const seat = this.#seats.get(asked.projectId) ?? (await this.#take(asked.projectId));
    if (seat.waiting >= MAX_WAITING) throw busy();
    seat.waiting += 1;
    seat.usedAt = this.#options.now();
    clearTimeout(seat.idle);
    const turn = seat.turn.then(async () => {
      const server = await seat.server;
      return work(server, hold(server, seat, asked));
    });
    seat.turn = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      seat.waiting -= 1;
      if (seat.waiting === 0) seat.idle = setTimeout(() => void this.end(asked.projectId), IDLE_MS).unref();
    }
  }

  /** Brings a new version to a running server, in turn with the questions. Texts of the old version are closed. */
  async update(projectId: string, work: (server: LanguageServer) => Promise<void>): Promise<void> {
    const seat = this.#seats.get(projectId);
    if (seat === undefined) return;
    const turn = seat.turn.then(async () => {
      const server = await seat.server;
      closeAll(server, seat);
      await work(server);
    });
    seat.turn = turn.catch(() => undefined);
    await turn;
  }

  async end(projectId: string): Promise<void> {
    const seat = this.#seats.get(projectId);
    if (seat === undefined) return;
    this.#seats.delete(projectId);
    clearTimeout(seat.idle);
    const server = await seat.server.catch(() => null);
    await server?.[Symbol.asyncDispose]();
    seat.gone.resolve();
  }

  /** Takes the project's place as soon as there is one, else its turn in the queue. */
  async #take(projectId: string): Promise<Seat> {
    const { queue, tenantOf } = this.#options;
    if (queue.load.atOnce === 0) throw off();
    const tenant = await tenantOf(projectId);
    if (!this.#seats.has(projectId) && !this.#waiting.has(projectId)) this.#enter(projectId, tenant);
    if (!this.#seats.has(projectId)) await this.#makeRoom();
    const seat = this.#seats.get(projectId);
    if (seat !== undefined) return seat;
    const waiting = this.#waiting.get(projectId);
    if (waiting === undefined) throw busy();
    this.#keep(waiting);
    throw queued(waiting.ahead, queue.load.atOnce);
  }

  /** Joins the queue. A free place is taken at once. */
  #enter(projectId: string, tenant: string): void {
    const { queue } = this.#options;
    const waiting: Waiting = { ahead: queue.load.running, left: new AbortController(), timer: undefined };
    this.#waiting.set(projectId, waiting);
    const stay = async (signal: AbortSignal): Promise<void> => {
      this.#waiting.delete(projectId);
      clearTimeout(waiting.timer);
      const seat = this.#open(projectId);
      signal.addEventListener("abort", () => void this.#endSeat(projectId, seat), { once: true });
      await seat.gone.promise;
    };
    const onPlace = (ahead: number): void => void (waiting.ahead = ahead);
    // Nobody asks any more, or too many wait: the next question reports it.
    queue.run(stay, { tenant, signal: waiting.left.signal, onPlace }).catch(() => {
      if (this.#waiting.get(projectId) === waiting) this.#waiting.delete(projectId);
      clearTimeout(waiting.timer);
    });
  }

  #keep(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => waiting.left.abort(busy()), WAITS_MS).unref();
  }

  async #endSeat(projectId: string, seat: Seat): Promise<void> {
    if (this.#seats.get(projectId) === seat) await this.end(projectId);
  }

  #open(projectId: string): Seat {
    const { now, start } = this.#options;
    const seat: Seat = {
      server: start(projectId),
      usedAt: now(),
      waiting: 0,
      turn: Promise.resolve(),
      userId: null,
      open: new Map(),
      idle: setTimeout(() => void this.#endSeat(projectId, seat), IDLE_MS).unref(),
      gone: Promise.withResolvers(),
    };
    this.#seats.set(projectId, seat);
    const forget = (): void => {
      clearTimeout(seat.idle);
      if (this.#seats.get(projectId) === seat) this.#seats.delete(projectId);
      seat.gone.resolve();
    };
    // A server that ended by itself (memory) is started again by the next question.
    seat.server.then(
      (server) =>
        server.ended.then(() => {
          forget();
          return server[Symbol.asyncDispose]();
        }),
      forget,
    );
    return seat;
  }

  /** Ends the server that was unused longest, unless it has just been used. */
  async #makeRoom(): Promise<void> {
    const [oldest] = [...this.#seats].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    if (oldest === undefined) return;
    const [projectId, seat] = oldest;
    if (seat.waiting > 0 || this.#options.now() - seat.usedAt < BUSY_MS) return;
    await this.end(projectId);
    // The next project in the queue takes the place before anything else happens.
    await new Promise(setImmediate);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const { left } of [...this.#waiting.values()]) left.abort(busy());
    await Promise.all([...this.#seats.keys()].map((projectId) => this.end(projectId)));
  }
}

const uriOf = (server: LanguageServer, path: string): string =>
  `${server.rootUri}/${path.split("/").map(encodeURIComponent).join("/")}`;

function close(server: LanguageServer, seat: Seat, path: string): void {
  seat.open.delete(path);
  server.notify("textDocument/didClose", { textDocument: { uri: uriOf(server, path) } });
}

function closeAll(server: LanguageServer, seat: Seat): void {
  for (const path of [...seat.open.keys()]) close(server, seat, path);
}

/** Makes the server hold the text, and returns the file's address. */
function hold(server: LanguageServer, seat: Seat, { userId, path, text }: Asked): string {
  if (seat.userId !== userId) closeAll(server, seat);
  seat.userId = userId;
  const uri = uriOf(server, path);
  const held = seat.open.get(path);
  const version = (held?.version ?? 0) + 1;
  // Moves it to the end: the least recently used text comes first.
  seat.open.delete(path);
  seat.open.set(path, { text, version });
  if (held === undefined) {
    const textDocument = { uri, languageId: languageOf(path), version, text };
    server.notify("textDocument/didOpen", { textDocument });
  } else if (held.text !== text) {
    server.notify("textDocument/didChange", { textDocument: { uri, version }, contentChanges: [{ text }] });
  }
  for (const oldest of [...seat.open.keys()]) if (seat.open.size > MAX_OPEN) close(server, seat, oldest);
  return uri;
}
