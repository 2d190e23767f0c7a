/** Immutable bytes by key. Engines: files, S3. */
export interface ObjectInfo {
  key: string;
  size: number;
  /** SHA-256 of the bytes, hex. */
  etag: string;
}

/** Bytes that have arrived and stand under no key yet. Disposing drops them unless they were kept. */
export interface ReceivedBytes extends AsyncDisposable {
  readonly size: number;
  /** Stores them, as `put` does. Called once. */
  keep(key: string): Promise<ObjectInfo>;
}

export interface Objects {
  /**
   * Durable when it resolves (fsynced, or acknowledged by S3). Replaces an object of the same key atomically. Keys: 1-512 of `[A-Za-z0-9._/-]`, no empty, `.` or `..` part,
   * no part over 200 characters (AppError `invalid_request`).
   */
  put(key: string, bytes: Uint8Array): Promise<ObjectInfo>;
  /**
   * Takes bytes as they come, to be stored once they are all there: memory stays flat, and the event loop turns between
   * pieces. Rejects with what `chunks` throws, and nothing is left then.
   */
  receive(chunks: AsyncIterable<Uint8Array>): Promise<ReceivedBytes>;
  /** Null when missing. `range` is inclusive bytes. */
  get(key: string, range?: { start: number; end: number }): Promise<Uint8Array | null>;
  head(key: string): Promise<ObjectInfo | null>;
  /** No error when missing. */
  delete(key: string): Promise<void>;
  /** Keys with the prefix in code-unit order. */
  list(prefix: string): AsyncIterable<ObjectInfo>;
}

/** Stores under `prefix/<sha256>`; bytes already there are not written again. */
export type PutContent = (prefix: string, bytes: Uint8Array) => Promise<ObjectInfo>;
