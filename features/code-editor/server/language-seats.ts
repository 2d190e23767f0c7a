/** Language servers by project: few at once, shared by the people of a project, ended when nobody types. */
import { unavailable, type AppError } from "@slipway/kernel/errors";
import type { LanguageServer } from "@slipway/sandbox/port";

const IDLE_MS = 5 * 60_000;
/** One that was used within it makes no room for another project. */
const BUSY_MS = 30_000;
const MOST_WAITING = 16;
const MOST_OPEN = 12;

export interface Asked {
  projectId: string;
  /** Texts of one person are not seen by another. */
  userId: string;
  path: string;
  text: string;
}

interface Seat {
  server: Promise<LanguageServer>;
  usedAt: number;
  waiting: number;
  /** Questions are answered one after the other: each comes with a text of its own. */
  turn: Promise<unknown>;
  userId: string | null;
  /** path -> text the server holds. */
  open: Map<string, { text: string; version: number }>;
  idle: NodeJS.Timeout | undefined;
}

export interface SeatsOptions {
  most: number;
  start: (projectId: string) => Promise<LanguageServer>;
  now: () => number;
}

const busy = (): AppError =>
  unavailable("language_server_busy", "TypeScript is busy with other projects. The editor works without it.");
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

  constructor(options: SeatsOptions) {
    this.#options = options;
  }

  /** Runs with a server that holds exactly this text. Throws AppError 503 where there is no place. */
  async ask<T>(asked: Asked, work: (server: LanguageServer, uri: string) => Promise<T>): Promise<T> {
    const seat = this.#seats.get(asked.projectId) ?? this.#take(asked.projectId);
    if (seat.waiting >= MOST_WAITING) throw busy();
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

  /** A new version, where a server runs: in turn with the questions, and no text of the old one stays open. */
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
  }

  #take(projectId: string): Seat {
    const { most, now, start } = this.#options;
    if (most === 0) throw off();
    if (this.#seats.size >= most) this.#makeRoom();
    const seat: Seat = {
      server: start(projectId),
      usedAt: now(),
      waiting: 0,
      turn: Promise.resolve(),
      userId: null,
      open: new Map(),
      idle: undefined,
    };
    this.#seats.set(projectId, seat);
    const forget = (): void => {
      if (this.#seats.get(projectId) !== seat) return;
      clearTimeout(seat.idle);
      this.#seats.delete(projectId);
    };
    // One that ends by itself (memory) is started again with the next question.
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

  #makeRoom(): void {
    const [oldest] = [...this.#seats].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    const [projectId, seat] = oldest!;
    if (seat.waiting > 0 || this.#options.now() - seat.usedAt < BUSY_MS) throw busy();
    void this.end(projectId);
  }

  async [Symbol.asyncDispose](): Promise<void> {
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

/** Makes the server hold the text; answers the file's address. */
function hold(server: LanguageServer, seat: Seat, { userId, path, text }: Asked): string {
  if (seat.userId !== userId) closeAll(server, seat);
  seat.userId = userId;
  const uri = uriOf(server, path);
  const held = seat.open.get(path);
  const version = (held?.version ?? 0) + 1;
  // The longest untouched stands first.
  seat.open.delete(path);
  seat.open.set(path, { text, version });
  if (held === undefined) {
    const textDocument = { uri, languageId: languageOf(path), version, text };
    server.notify("textDocument/didOpen", { textDocument });
  } else if (held.text !== text) {
    server.notify("textDocument/didChange", { textDocument: { uri, version }, contentChanges: [{ text }] });
  }
  for (const oldest of [...seat.open.keys()]) if (seat.open.size > MOST_OPEN) close(server, seat, oldest);
  return uri;
}
