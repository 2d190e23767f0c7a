/**
 * Databases of projects on the operator's server: their names, how they are copied from each other, and who may enter.
 */
import { sizeSettings } from "../../sizes.ts";
import type { InstanceType } from "../../port.ts";
import { loginNames, OWNER } from "./roles.ts";
import type { ManagedServer } from "./server.ts";

/** References and ids are lower-case letters and digits: nothing here needs quotes. */
export const databaseName = (ref: string): string => `slipway_${ref}`;
export const pointName = (ref: string, pointId: string): string => `slipway_${ref}_${pointId}`;
/** A database under construction; it is renamed when it is complete. */
export const nextName = (ref: string): string => `slipway_${ref}_next`;
/** The earlier database while another one replaces it. */
export const beforeName = (ref: string): string => `slipway_${ref}_before`;

const LEAVE_MS = 5000;

export interface Dress {
  /** The project whose logins may enter. */
  ref: string;
  size: InstanceType;
  /** Transactions begin read-only. */
  full: boolean;
}

export async function exists(server: ManagedServer, name: string): Promise<boolean> {
  return (await server.run("select from pg_database where datname = $1", [name])).length > 0;
}

/**
 * Closes the database and ends its sessions: for a pause, and for a copy, because Postgres copies only databases
 * without sessions.
 */
export async function close(server: ManagedServer, name: string): Promise<void> {
  await server.run(`alter database ${name} allow_connections false`);
  await endSessions(server, name);
}

export const open = (server: ManagedServer, name: string): Promise<unknown> =>
  server.run(`alter database ${name} allow_connections true`);

async function endSessions(server: ManagedServer, name: string): Promise<void> {
  await server.run(
    `select pg_terminate_backend(pid, ${LEAVE_MS}) from pg_stat_activity
     where datname = $1 and pid <> pg_backend_pid() and pg_has_role(usesysid, 'usage')`,
    [name],
  );
}

/** The copy is closed to everybody at first. The source must have no sessions. */
export async function copy(server: ManagedServer, from: string, to: string): Promise<void> {
  await server.run(`create database ${to} template ${from} allow_connections false`);
}

/** Sets the properties of a project's database that a copy does not take along: who enters, and how many. */
export async function dress(server: ManagedServer, name: string, { ref, size, full }: Dress): Promise<void> {
  await server.run(`
    revoke all on database ${name} from public;
    grant temporary on database ${name} to public;
    grant connect on database ${name} to ${loginNames(ref).join(", ")};
    grant create on database ${name} to ${OWNER};
    alter database ${name} connection limit ${sizeSettings(size).postgres["max_connections"]};
    alter database ${name} ${full ? "set default_transaction_read_only = on" : "reset default_transaction_read_only"};`);
}

export const limitConnections = (server: ManagedServer, name: string, size: InstanceType): Promise<unknown> =>
  server.run(`alter database ${name} connection limit ${sizeSettings(size).postgres["max_connections"]}`);

/** Applies to sessions that begin from now on. */
export const limitWrites = (server: ManagedServer, name: string, full: boolean): Promise<unknown> =>
  server.run(
    `alter database ${name} ${full ? "set default_transaction_read_only = on" : "reset default_transaction_read_only"}`,
  );

/**
 * Renames both databases or neither: one takes the other's name. Neither may have sessions. `aside` is null when there is no
 * earlier one.
 */
export async function exchange(
  server: ManagedServer,
  { incoming, name, aside }: { incoming: string; name: string; aside: string | null },
): Promise<void> {
  const away = aside === null ? "" : `alter database ${name} rename to ${aside}; `;
  await server.run(`${away}alter database ${incoming} rename to ${name}`);
}

/** No effect where there is none. */
export const drop = (server: ManagedServer, name: string): Promise<unknown> =>
  server.run(`drop database if exists ${name} with (force)`);

/** Counts only those that exist. */
export async function bytesOf(server: ManagedServer, names: readonly string[]): Promise<number> {
  const [row] = await server.run<{ bytes: string }>(
    "select coalesce(sum(pg_database_size(oid)), 0) as bytes from pg_database where datname = any($1)",
    [names],
  );
  return Number(row!.bytes);
}
