/** What the supervisor and its children say to each other over Node's own channel. Connections travel with `connection`. */
import type { Config } from "@slipway/platform/config/port";

export type ProcessName = "app" | "gateway";

/** Which listener of the machine a connection arrived at. */
export type Door = "http" | "tls" | "tls-redirect";

/** UNIX sockets between the processes, in a folder that only this user may enter. */
export interface Sockets {
  /** Requests for the app. */
  app: string;
  /** Calls to the gateway process. */
  calls: string;
  /** The gateway's own listeners, one for each door: its connections are handed to it. */
  doors: Record<Door, string>;
}

export interface ChildSetting {
  config: Config;
  /** Of the platform's database. */
  databaseUrl: string;
  /** The port that was bound. */
  port: number;
  sockets: Sockets;
}

/** An end that nobody had asked for. */
export interface ProcessEnd {
  name: ProcessName;
  /** `exit code 1`, `SIGKILL` */
  cause: string;
}

export type ToChild =
  | { type: "begin"; setting: ChildSetting }
  /** The database is migrated: whoever waited for that may use it. */
  | { type: "migrated" }
  | { type: "connection"; door: Door; id: number }
  | { type: "ends"; ends: ProcessEnd[] }
  | { type: "warmUp" }
  | { type: "stop"; signal: string };

export type FromChild =
  | { type: "migrated" }
  | { type: "ready"; appUrl: string }
  /** The connection is this process's from now on: the supervisor lets go of it. */
  | { type: "taken"; id: number }
  /** The sentence was printed; there is no use in starting again. */
  | { type: "refused" };
