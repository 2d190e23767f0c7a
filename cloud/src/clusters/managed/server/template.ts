/** A database with all schemas, made once per version of them on the operator's server; every project's begins as its copy. */
import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { randomText } from "@slipway/kernel/ids";
import { baseSchema, type SchemaFile } from "../../../schema/schema-migrations.ts";
import { close, drop, exchange, exists, open } from "./databases.ts";
import { OWNER } from "./roles.ts";
import type { ManagedServer } from "./server.ts";

/** Changes with what is done here beside the files. */
const MAKING = 1;
const ROLES_FILE = "10-roles.sql";

/** Roles are the server's and made apart; what the files say of `postgres` holds for the owner of projects' tables. */
export const onSharedServer = (sql: string): string =>
  sql
    .replaceAll(/^(create|alter) role [^;]*;$/gm, "")
    .replaceAll(/^grant (?!.* on )[^;]*;$/gm, "")
    .replaceAll(/\bpostgres\b/g, OWNER);

async function templateFiles(migrations: readonly SchemaFile[]): Promise<SchemaFile[]> {
  const folder = join(import.meta.dirname, "../../../schema/managed");
  const roles = { name: ROLES_FILE, sql: await readFile(join(folder, ROLES_FILE), "utf8") };
  const shared = (await baseSchema()).filter(({ name }) => name !== ROLES_FILE);
  return [roles, ...[...shared, ...migrations].map(({ name, sql }) => ({ name, sql: onSharedServer(sql) }))];
}

async function runFiles(server: ManagedServer, database: string, files: readonly SchemaFile[]): Promise<void> {
  // Nobody has used this database yet, so all of it is ours.
  const client = await server.connect({ database, settings: { search_path: "public" } });
  try {
    for (const { name, sql } of files) {
      await client.query(sql.replaceAll(":database", database)).catch((cause: Error) => {
        throw new Error(`${name}: ${cause.message}`, { cause });
      });
    }
  } finally {
    await client.end();
  }
}

/** Answers its name: nobody is in it, and nobody enters. */
export async function ensureTemplate(server: ManagedServer, migrations: readonly SchemaFile[]): Promise<string> {
  const files = await templateFiles(migrations);
  const name = `slipway__template_${hash("sha256", JSON.stringify([MAKING, files])).slice(0, 16)}`;
  if (await exists(server, name)) return name;
  const staging = `slipway__new_${randomText(12)}`;
  try {
    await server.run(
      `create database ${staging} template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' locale 'C' allow_connections false`,
    );
    await server.run(`revoke all on database ${staging} from public`);
    await open(server, staging);
    await runFiles(server, staging, files);
    await close(server, staging);
    await exchange(server, { incoming: staging, name, aside: null });
  } catch (error) {
    await drop(server, staging);
    // Another process finished first; its template is as good.
    if (!(await exists(server, name))) throw error;
  }
  return name;
}
