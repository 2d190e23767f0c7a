/** Takes everything of one project from the operator's server: its databases, then its logins. */
import type { Log } from "@slipway/platform/log/port";
import { databaseName, drop } from "./databases.ts";
import { loginNames } from "./roles.ts";
import type { ManagedServer } from "./server.ts";

/** Something elsewhere was granted to it. */
const STILL_NAMED = "2BP01";

async function removeLogin(server: ManagedServer, name: string, log: Log): Promise<void> {
  if ((await server.run("select from pg_roles where rolname = $1", [name])).length === 0) return;
  try {
    await server.run(`drop role ${name}`);
  } catch (error) {
    if ((error as { code?: unknown }).code !== STILL_NAMED) throw error;
    // A copy of the database for a remix may grant it something: nobody can log in as it, and it owns nothing.
    await server.run(`alter role ${name} nologin password null`);
    log.info("a login stays because another database names it", { role: name });
  }
}

/** No effect where nothing is left. */
export async function removeEverything(server: ManagedServer, ref: string, log: Log): Promise<void> {
  const names = await server.run<{ name: string }>(
    "select datname as name from pg_database where datname = $1 or starts_with(datname, $1 || '_')",
    [databaseName(ref)],
  );
  for (const { name } of names) await drop(server, name);
  for (const name of loginNames(ref)) await removeLogin(server, name, log);
}
