/**
 * Calls between processes of one installation, over a UNIX socket in a folder that only its user may enter. Values are whatever
 * structured clone takes: dates, bytes, maps. Engine: `socket-rpc.ts`.
 */

/** One connection of a caller, as the methods see it. */
export interface RpcSession {
  /** Sends one value to whoever follows `topic` on this connection; dropped when it has ended. */
  tell(topic: string, value: unknown): void;
  /** Runs once when the caller is gone: what it held is given back. */
  onEnd(work: () => void): void;
}

export type RpcMethod = (args: never, session: RpcSession) => Promise<unknown>;
export type RpcMethods = Readonly<Record<string, RpcMethod>>;

export interface RpcClient extends AsyncDisposable {
  /**
   * Expected failures arrive as the AppErrors they were; a failed statement as pg's DatabaseError. AppError 503
   * `gateway_restarting` when the other process is away for too long, or went away before it answered: whether it did what
   * was asked is unknown then.
   */
  call<T>(method: string, args?: unknown): Promise<T>;
  /** Values told under `topic`, until the returned function is called. A connection that is made anew tells nothing of before. */
  follow(topic: string, listener: (value: unknown) => void): () => void;
  /** Runs whenever the connection was lost: what the other process knew of this one is forgotten. */
  onLost(listener: () => void): () => void;
}
