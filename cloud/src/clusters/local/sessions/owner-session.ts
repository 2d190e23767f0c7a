/** A connection of a project's owner for the platform's own work inside its database: what it reaches runs as the owner. */
import { cloudUnavailable } from "../../refusals.ts";
import type pg from "pg";
import { BoundedClient } from "../../../backend/bounded-client.ts";
import { optionsText, statedSettings } from "../../../backend/stated-settings.ts";

/** An owner's own objects may run for ever. Applying schema changes or emptying a copy takes a second. */
const MAX_MS = 120_000;
const CONNECT_MS = 5000;

export interface OwnerPlace {
  /** Folder of the socket. */
  host: string;
  /** Absent where the server asks for none. */
  password?: string;
  /**
   * Bounds all the work. Beyond it the connection is given up, whatever it is doing, and AppError `cloud_unavailable`
   * thrown.
   */
  maxMs?: number;
  isReadOnly?: boolean;
}

/** The search path makes names mean the server's own. */
export async function withOwner<T>(
  { host, password, maxMs = MAX_MS, isReadOnly = false }: OwnerPlace,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new BoundedClient({
    host,
    database: "postgres",
    user: "postgres",
    ...(password === undefined ? {} : { password }),
    options: optionsText({ ...statedSettings({ login: "postgres", isReadOnly }), search_path: "pg_catalog" }),
    connectionTimeoutMillis: CONNECT_MS,
  });
  client.on("error", () => undefined);
  await client.connect();
  const over = { isOver: false };
  const timer = setTimeout(() => {
    over.isOver = true;
    client.connection.stream.destroy();
  }, maxMs);
  try {
    return await work(client);
  } catch (error) {
    throw over.isOver ? cloudUnavailable(error) : error;
  } finally {
    clearTimeout(timer);
    // A connection that does not end by itself ends with the server.
    if (!over.isOver) await client.end();
  }
}
