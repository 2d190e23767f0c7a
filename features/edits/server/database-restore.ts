/** The database of a project at an earlier version; supplied by the feature that runs it, which depends on this one. [E4] */
import type { Services } from "../../services.ts";

export interface DatabaseRestored {
  tables: number;
  /** Those that hold as many rows as were counted when the restore point was taken. */
  tablesMatched: number;
}

export interface DatabaseRestore {
  /** The point taken before the first SQL that ran after this moment; null with the reason when there is none. */
  pointAfter(projectId: string, since: Date): Promise<{ id: string } | { id: null; reason: string }>;
  /** Replaces everything in the database by what the point holds. */
  restore(projectId: string, pointId: string): Promise<DatabaseRestored>;
}

const restores = new WeakMap<Services, DatabaseRestore>();

export function provideDatabaseRestore(services: Services, restore: DatabaseRestore): void {
  restores.set(services, restore);
}

export const databaseRestoreOf = (services: Services): DatabaseRestore | null => restores.get(services) ?? null;
