/** Use of a backend in past hours, as it was recorded. Asks the platform's database only: nothing wakes. */
import { and, asc, eq, gte } from "drizzle-orm";
import type { Needs } from "../../../services.ts";
import { cloudUse } from "../cloud-tables.ts";

export interface UsageHour {
  /** Its start, in epoch milliseconds. */
  hour: number;
  /** Null: nobody measured in this hour, because the platform was off. */
  databaseBytes: number | null;
  fileBytes: number | null;
  egressBytes: number;
  requests: number;
  /** Answers with a status of 500 and above. */
  failedRequests: number;
  functionCalls: number;
}

/** Recorded hours from this moment on, oldest first. Hours without a record are left out. */
export async function usageHours(
  { database }: Needs<"database">,
  projectId: string,
  since: number,
): Promise<UsageHour[]> {
  const { hour, measured, databaseBytes, fileBytes, egressBytes, requests, failedRequests, functionCalls } = cloudUse;
  const rows = await database.sql
    .select({ hour, measured, databaseBytes, fileBytes, egressBytes, requests, failedRequests, functionCalls })
    .from(cloudUse)
    .where(and(eq(cloudUse.projectId, projectId), gte(hour, since)))
    .orderBy(asc(hour));
  return rows.map(({ measured: isMeasured, ...row }) =>
    isMeasured ? row : { ...row, databaseBytes: null, fileBytes: null },
  );
}
