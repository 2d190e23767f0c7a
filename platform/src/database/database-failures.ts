/** Why a database cannot be used, in a sentence that names the setting and never the password. */
import { type AppError, unavailable } from "@slipway/kernel/errors";
import { placeOf, type DatabasePlace } from "./connection-string.ts";

interface Failure {
  /** A code of Postgres (`28P01`), Node (`ECONNREFUSED`) or TLS (`DEPTH_ZERO_SELF_SIGNED_CERT`). */
  code: string;
  message: string;
}

function readFailure(error: unknown): Failure {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return { code: typeof code === "string" ? code : "", message: typeof message === "string" ? message : "" };
}

const TLS_CODES = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/;

/** Starting up, or shutting down for a restart. */
export const isStarting = (error: unknown): boolean => readFailure(error).code === "57P03";

function sentence({ code, message }: Failure, { host, database, user }: DatabasePlace): string {
  if (/pg_hba\.conf/.test(message) && /no encryption|SSL off/.test(message))
    return `The database at ${host} admits ${user} over TLS only. Add sslmode=require to DATABASE_URL.`;
  if (code.startsWith("28") || /no password|SASL|SCRAM/i.test(message))
    return `The database at ${host} refuses the user ${user}. Check the user and the password in DATABASE_URL.`;
  if (code === "3D000")
    return `There is no database ${database} at ${host}. Create it for ${user}, or check DATABASE_URL.`;
  if (code === "42501") return `The user ${user} may not use the database ${database}. Check DATABASE_URL.`;
  if (code === "53300") return `The database at ${host} has no connection left for Slipway, which needs about 30.`;
  if (/does not support SSL/.test(message))
    return `The database at ${host} does not speak TLS. Remove sslmode from DATABASE_URL, or turn TLS on there.`;
  if (TLS_CODES.test(code) || /certificate|sslmode|sslrootcert/i.test(message))
    return `The certificate of the database at ${host} was not accepted (${code || "sslmode"}). Check sslmode and sslrootcert in DATABASE_URL.`;
  if (code === "ENOENT") return "A file that DATABASE_URL names (sslrootcert, sslcert, sslkey) cannot be read.";
  return `The database at ${host} does not answer${code === "" ? "" : ` (${code})`}. Check DATABASE_URL and that it runs.`;
}

export function databaseFailure(error: unknown, url: string, engine: "embedded" | "external"): AppError {
  const said =
    engine === "external"
      ? sentence(readFailure(error), placeOf(url))
      : "The embedded Postgres does not answer. Its reason is in the log.";
  return unavailable("database_unavailable", said, error);
}

export const databaseRefused = (userMessage: string): AppError => unavailable("database_unavailable", userMessage);
