/** Rewrites the database's refusal of an extension, and lists the extensions that can be created. */
import type { Queries } from "@slipway/cloud/backend/port";
import pg from "pg";
import { sqlFailed } from "../refusals.ts";

const SAID = /^(?:permission denied to create extension|extension) "([^"]{1,63})"(?: is not available)?$/;

/** Runs as the caller. */
const CREATABLE = `
  select distinct name::text as name from pg_catalog.pg_available_extension_versions
  where trusted and name <> 'plpgsql' order by 1`;

/** Returns other errors unchanged. */
export async function extensionRefusal(error: unknown, database: Queries): Promise<unknown> {
  if (!(error instanceof pg.DatabaseError)) return error;
  const [, extension] = SAID.exec(error.message) ?? [];
  if (extension === undefined || !["42501", "0A000"].includes(error.code ?? "")) return error;
  const { rows } = await database.query<{ name: string }>(CREATABLE);
  const message = `The extension ${extension} cannot be created here. These can: ${rows.map(({ name }) => name).join(", ")}.`;
  return sqlFailed({ message, sqlstate: error.code ?? null, line: null }, error);
}
