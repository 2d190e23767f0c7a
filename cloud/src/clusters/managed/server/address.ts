/** The operator's server, and how each login enters one of its databases. */
import { sessionUrl } from "@slipway/platform/database/connection-string";
import type pg from "pg";
import { optionsText } from "../../../backend/stated-settings.ts";

/** A server may be far away, and start slowly after a failure of its machine. */
const CONNECT_MS = 5000;

/** Values are read in these formats; a server's own settings would change their text and the cost of planning. */
const SESSION = {
  extra_float_digits: "1",
  bytea_output: "hex",
  standard_conforming_strings: "on",
  jit: "off",
  idle_in_transaction_session_timeout: "30s",
  // A statement ends when its client is gone.
  client_connection_check_interval: "5s",
};

/** Names mean the server's own, whatever objects the operator's database holds. */
const OF_OPERATOR = { search_path: "pg_catalog" };

export interface Entry {
  database: string;
  /** Default: the operator's own. */
  login?: { user: string; password: string };
  /**
   * Settings of the session, such as role and timeouts. A `reset` by a project's SQL falls back to these, not to what
   * it set for its roles.
   */
  settings?: Readonly<Record<string, string>>;
}

export function entryConfig(url: string, { database, login, settings = {} }: Entry): pg.ClientConfig {
  const parsed = new URL(sessionUrl(url));
  parsed.pathname = `/${encodeURIComponent(database)}`;
  if (login !== undefined) {
    parsed.searchParams.delete("user");
    parsed.searchParams.delete("password");
    parsed.username = encodeURIComponent(login.user);
    parsed.password = encodeURIComponent(login.password);
  }
  const own = optionsText({ ...SESSION, ...(login === undefined ? OF_OPERATOR : {}), ...settings });
  parsed.searchParams.set("options", `${parsed.searchParams.get("options") ?? ""} ${own}`.trim());
  return { connectionString: parsed.href, connectionTimeoutMillis: CONNECT_MS };
}
