/** Messages between the supervisor and its children over Node's own channel. Connections travel with `connection`. */
import type { Config } from "@slipway/platform/config/port";

export type ProcessName = "app" | "gateway";

/** The machine's listener that accepted a connection. */
export type Door = "http" | "tls" | "tls-redirect";

/** UNIX sockets between the processes, in a folder that only this user may enter. */
export interface Sockets {
  /** Requests for the app. */
  app: string;
  /** Calls to the gateway process. */
  calls: string;
  /** The gateway's own listeners, one for each door; accepted connections are handed to it. */
  doors: Record<Door, string>;
}

export interface ChildSetting {
  config: Config;
  /** URL of the platform's database. */
  databaseUrl: string;
  /** The port that was bound. */
  port: number;
  sockets: Sockets;
}

/** An unexpected end. */
export interface ProcessEnd {
  name: ProcessName;
  /** `exit code 1`, `SIGKILL` */
  cause: string;
}

export type ToChild =
  | { type: "begin"; setting: ChildSetting }
  /** The database is migrated and may be used. */
  | { type: "migrated" }
  | { type: "connection"; door: Door; id: number }
  | { type: "ends"; ends: ProcessEnd[] }
  | { type: "warmUp" }
  | { type: "stop"; signal: string };

export type FromChild =
  | { type: "migrated" }
  | { type: "ready"; appUrl: string }
  /** The child has taken the connection, so the supervisor lets go of it. */
  | { type: "taken"; id: number }
  /** The sentence was printed; starting again is of no use. */
  | { type: "refused" };
