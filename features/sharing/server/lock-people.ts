/** The lock that changes of a project's people take: after those of workspaces' members, and before any row. */
import type { Transaction } from "@slipway/platform/database/port";

/** Somebody may be in more projects than the database has room for locks, so projects share them. */
const LOCKS = 512;

function lockOf(projectId: string): number {
  let hash = 0;
  for (const character of projectId) hash = (hash * 31 + character.codePointAt(0)!) % 1_000_003;
  return hash % LOCKS;
}

/** Changes of one project's people wait for each other. */
export async function lockPeople(tx: Pick<Transaction, "lock">, projectIds: readonly string[]): Promise<void> {
  const locks = [...new Set(projectIds.map(lockOf))].toSorted((one, other) => one - other);
  for (const each of locks) await tx.lock(`people of projects ${each}`);
}
