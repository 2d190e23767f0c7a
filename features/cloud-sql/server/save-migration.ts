/** Runs a person's SQL as a migration, and commits its file. */
import { invalidRequest } from "@slipway/kernel/errors";
import type { Needs } from "../../services.ts";
import { requireConsent } from "./consent.ts";
import { hasSecret } from "./history.ts";

const AFTERWARDS = "A restore point is made first, so it can be undone.";

export interface Author {
  userId: string;
  displayName: string;
  email: string;
}

export interface MigrationWanted {
  name: string;
  sql: string;
  isConfirmed: boolean;
}

/** AppErrors: 409 `confirmation_needed`, 400 `invalid_request` for a text with a secret, and those of `cloud.migrate`. */
export async function saveMigration(
  { cloud, log }: Needs<"cloud" | "log">,
  { projectId, author }: { projectId: string; author: Author },
  { name, sql, isConfirmed }: MigrationWanted,
): Promise<{ path: string; version: number | null }> {
  // Everybody who may read the project's code reads the file, also in a copy of the project.
  if (hasSecret(sql))
    throw invalidRequest("The text holds a password or a key, which a file of the project must not. Run it instead.", {
      field: "sql",
      rule: "no_secret",
    });
  if (!isConfirmed) await requireConsent({ cloud }, projectId, { sql, afterwards: AFTERWARDS });
  const run = await cloud.migrate(projectId, { name, sql });
  const committed = await cloud.commitMigrations(projectId, { ran: [run], author }).catch((error: unknown) => {
    log.error("the file of a migration could not be committed", { projectId, path: run.path, error });
    return null;
  });
  return { path: run.path, version: committed?.version ?? null };
}
