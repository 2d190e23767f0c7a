/** The schema cache of each backend: read at the first request, read again after the schema changed. */
import type { Backend } from "../../backend/port.ts";
import { isTooLarge, readCatalog, weightOf } from "./catalog.ts";
import { buildSchemaCache, type SchemaCache } from "./schema-cache.ts";

/** Beyond it, the schema cache of the backend used least recently is dropped. */
const MAX_BACKENDS = 200;
/** The bound of all pictures together; the one that was read last stays whatever it takes. */
const MAX_BYTES = 192 * 1_048_576;

interface Kept {
  cache: Promise<SchemaCache>;
  bytes: number;
  /** Cleans up when the cache is given up. */
  end: () => void;
}

export class CacheKeeper implements Disposable {
  readonly #kept = new Map<string, Kept>();
  /** Key of the last entry in `#kept`. */
  #newest = "";
  #bytes = 0;

  /** Waits for the newest cache, so that no request after a migration is planned with the old one. */
  of(backend: Backend, schemas: readonly string[]): Promise<SchemaCache> {
    const key = `${backend.ref} ${schemas.join(" ")}`;
    const known = this.#kept.get(key);
    if (known !== undefined) {
      if (this.#newest !== key) {
        // Moves the entry to the end: the least recently used is dropped first.
        this.#kept.delete(key);
        this.#kept.set(key, known);
        this.#newest = key;
      }
      return known.cache;
    }
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size < MAX_BACKENDS) break;
      this.#forget(oldest);
    }
    return this.#read(key, backend, schemas);
  }

  #read(key: string, backend: Backend, schemas: readonly string[]): Promise<SchemaCache> {
    let ear: Disposable | null = null;
    let ended = false;
    const kept: Kept = {
      cache: read(),
      bytes: 0,
      end: () => {
        ended = true;
        ear?.[Symbol.dispose]();
      },
    };
    const forget = (): void => {
      if (this.#kept.get(key) === kept) this.#forget(key);
    };
    const weigh = (bytes: number): void => this.#weigh(key, kept, bytes);
    async function read(): Promise<SchemaCache> {
      // Listens before reading, so that a change during the read is not missed.
      ear = await backend.database.onSchemaChange(() => forget());
      if (ended) ear[Symbol.dispose]();
      const transaction = backend.database.as("authenticator").transaction((tx) => readCatalog(tx, schemas));
      const catalog = await transaction;
      weigh(weightOf(catalog));
      return buildSchemaCache(catalog);
    }
    this.#kept.set(key, kept);
    this.#newest = key;
    // A schema that is too large is not read again before it changed.
    kept.cache.catch((error: unknown) => (isTooLarge(error) ? undefined : forget()));
    return kept.cache;
  }

  #weigh(key: string, kept: Kept, bytes: number): void {
    if (this.#kept.get(key) !== kept) return;
    kept.bytes = bytes;
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MAX_BYTES) return;
      if (oldest !== key) this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const kept = this.#kept.get(key);
    this.#bytes -= kept?.bytes ?? 0;
    kept?.end();
    this.#kept.delete(key);
  }

  [Symbol.dispose](): void {
    for (const key of this.#kept.keys()) this.#forget(key);
  }
}
