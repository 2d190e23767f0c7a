/** The publication of a project's tables, which its own SQL may make again: migrations written for Supabase begin with that. */
import type { Queries } from "../../backend/port.ts";

/** As the publication's owner. One of somebody else's stays as it is. */
const PUBLISH = `do $slipway$
begin
  if exists (select from pg_catalog.pg_publication
    where pubname operator(pg_catalog.=) 'supabase_realtime' and pubgencols operator(pg_catalog.<>) 's') then
    alter publication supabase_realtime set (publish_generated_columns = stored);
  end if;
exception when insufficient_privilege then
  null;
end $slipway$`;

/**
 * Stored generated columns are part of what is told. A publication leaves them out unless it is told otherwise, and then Postgres refuses
 * every update of a table that has one and `replica identity full` (42P10). `queries`: the project's owner.
 */
export async function publishGeneratedColumns(queries: Queries): Promise<void> {
  await queries.query(PUBLISH);
}

/** Texts without the word make no publication, unless they put it together while they run: then the next stream of changes sees to it. */
export const maySpeakOfPublications = (sql: string): boolean => /publication/i.test(sql);
