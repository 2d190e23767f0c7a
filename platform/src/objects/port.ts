/** Immutable bytes by key. Engines: files, S3. */
export interface ObjectInfo {
  key: string;
  size: number;
  /** SHA-256 of the bytes, hex. */
  etag: string;
}

export interface Objects {
  /**
   * Durable when it resolves (fsynced, or acknowledged by S3). Replaces an object of the same key atomically. Keys: 1-512 of `[A-Za-z0-9._/-]`, no empty, `.` or `..` part,
   * no part over 200 characters (AppError `invalid_request`).
   */
  put(key: string, bytes: Uint8Array): Promise<ObjectInfo>;
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
