/**
 * An import that is asked for again, because its answer was lost, is not stored again. Its transaction is noted before it is
 * kept; afterwards the project's database itself says whether it was.
 */
import { and, eq, lt } from "drizzle-orm";
import type { Connections } from "@slipway/cloud/backend/port";
import type { Needs } from "../../../services.ts";
import type { CsvOutcome } from "../../contract/index.ts";
import { importRunning } from "../refusals.ts";
import { cloudImports } from "../transfer-tables.ts";

export interface ImportPlace {
  projectId: string;
  importId: string;
}

/** A request is repeated within minutes. */
const KEPT_MS = 7 * 24 * 3600_000;

const isPlace = ({ projectId, importId }: ImportPlace) =>
  and(eq(cloudImports.projectId, projectId), eq(cloudImports.importId, importId));

/** The outcome of an earlier attempt that was kept; null: there was none. AppError 409 while one is being kept. */
async function storedBefore(
  { database }: Needs<"database">,
  { place, owner }: { place: ImportPlace; owner: Connections },
): Promise<CsvOutcome | null> {
  const [found] = await database.sql.select().from(cloudImports).where(isPlace(place));
  if (found === undefined || found.xid === null) return null;
  const { rows } = await owner.query<{ status: string | null }>(
    "select pg_catalog.pg_xact_status($1::pg_catalog.text::pg_catalog.xid8) as status",
    [found.xid],
  );
  if (rows[0]?.status === "in progress") throw importRunning();
  return rows[0]?.status === "committed" ? found.outcome : null;
}

type Work = (note: (xid: string, outcome: CsvOutcome) => Promise<void>) => Promise<CsvOutcome>;

export async function onceOnly(
  services: Needs<"clock" | "database">,
  at: { place: ImportPlace; owner: Connections },
  work: Work,
): Promise<CsvOutcome> {
  const { database, clock } = services;
  const before = await storedBefore(services, at);
  if (before !== null) return before;
  await database.sql.delete(cloudImports).where(lt(cloudImports.at, clock.now() - KEPT_MS));
  return work(async (xid, outcome) => {
    const row = { ...at.place, xid, outcome: { ...outcome, faults: [] }, at: clock.now() };
    await database.sql
      .insert(cloudImports)
      .values(row)
      .onConflictDoUpdate({ target: [cloudImports.projectId, cloudImports.importId], set: row });
  });
}
