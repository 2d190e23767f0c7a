/** One project's realtime on this machine: its sockets, topics and feed. */
import type { Backend } from "../backend/port.ts";
import { ChangeFeed } from "./changes/feed.ts";
import { Rate } from "../backend/rate.ts";
import type { RealtimeSettings } from "./settings.ts";
import { Topics } from "./topics.ts";

/** A socket, as far as its project has to look after it. */
export interface ProjectSocket {
  /** Ends channels whose token has run out, and the socket when it fell silent. */
  look(now: number): void;
  close(reason: string): void;
}

const LOOK_MS = 1000;
/** Bound on the wishes of all of a project's channels: their tables, filters and column names as written. */
const MAX_WANTED_CHARACTERS = 8 * 1_048_576;
const CLEAR_MS = 3_600_000;
/** Stored broadcasts are for those who were away for a moment. */
const KEPT = "3 days";

export class ProjectRealtime implements AsyncDisposable {
  readonly backend: Backend;
  readonly settings: RealtimeSettings;
  readonly topics = new Topics();
  readonly feed: ChangeFeed;
  readonly sockets = new Set<ProjectSocket>();
  readonly #joins: Rate;
  readonly #timer: NodeJS.Timeout;
  #nextBinding = 1;
  #wanted = 0;
  #clearedAt = -Infinity;
  #wasUnused = false;

  constructor(backend: Backend, settings: RealtimeSettings) {
    this.backend = backend;
    this.settings = settings;
    this.#joins = new Rate(settings.max_joins_per_second, Date.now());
    this.feed = new ChangeFeed({
      database: backend.database,
      log: backend.log,
      onMessage: ({ topic, event, payload, private: isPrivate }) => {
        // As much as a client may send, whatever SQL wrote.
        const bytes = Buffer.byteLength(payload);
        if (bytes > settings.max_payload_bytes) {
          backend.log.warn("a stored broadcast is too large and was not sent", { bytes });
          return;
        }
        this.topics.broadcast(topic, isPrivate, { event, payload: { json: payload } });
      },
    });
    this.#timer = setInterval(() => {
      const now = this.backend.clock.now();
      for (const socket of this.sockets) socket.look(now);
      if (this.feed.isOpen && Date.now() - this.#clearedAt > CLEAR_MS) void this.#forgetOldMessages();
    }, LOOK_MS).unref();
  }

  /** Whether it had no socket at this look and at the one before. */
  isUnused(): boolean {
    const before = this.#wasUnused;
    this.#wasUnused = this.sockets.size === 0;
    return before && this.#wasUnused;
  }

  /** Whether one more channel may be joined in this second. */
  takeJoin(): boolean {
    return this.#joins.take(Date.now());
  }

  /** For as long as a channel wants so much. Null where all of them want too much already. */
  holdWanted(characters: number): Disposable | null {
    if (this.#wanted + characters > MAX_WANTED_CHARACTERS) return null;
    this.#wanted += characters;
    return { [Symbol.dispose]: () => void (this.#wanted -= characters) };
  }

  bindingId(): number {
    return this.#nextBinding++;
  }

  /** As the project's owner, who may: triggers of theirs on this table run as themselves. */
  async #forgetOldMessages(): Promise<void> {
    this.#clearedAt = Date.now();
    await this.backend.database
      .as("postgres")
      .query(`delete from realtime.messages where inserted_at < now() - interval '${KEPT}'`)
      .catch((error: unknown) => this.backend.log.warn("old broadcasts were not deleted", { error }));
  }

  close(reason: string): void {
    for (const socket of this.sockets) socket.close(reason);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    this.close("Realtime is shutting down");
    await this.feed[Symbol.asyncDispose]();
  }
}
