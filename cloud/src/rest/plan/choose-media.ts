/** Chooses the media type of an answer among those the resource offers. */
import { negotiate, type CustomMedia, type Media } from "../request/media.ts";
import type { QueryParameters } from "../request/query-parameters.ts";
import type { UnansweredContext } from "../rest-context.ts";
import type { MediaHandler } from "../schema/media-handlers.ts";
import type { Routine } from "../schema/schema-cache.ts";
import type { Table } from "../schema/tables.ts";

export interface Asked {
  /** The table whose rows are answered, if there is one. */
  table: Table | null;
  routine: Routine | null;
  query: QueryParameters;
}

/** Custom media types take whole rows of a table. */
function showsWholeRows({ select }: QueryParameters): boolean {
  if (select === null) return true;
  const [only] = select;
  return select.length === 1 && only!.kind === "field" && only!.field.name === "*" && only!.aggregate === null;
}

const custom = (handler: MediaHandler | undefined): CustomMedia | null =>
  handler === undefined ? null : { form: handler.form, handler };

/** Throws RestError PGRST107. */
export function chooseMedia({ accept, cache, role }: UnansweredContext, { table, routine, query }: Asked): Media {
  const { byTable, any, geoJson } = cache.handlers;
  const own = table !== null && showsWholeRows(query) ? byTable.get(table.id) : undefined;
  const returned = routine?.media ?? null;
  return negotiate(accept, {
    mayPlan: role.allowsPlan,
    own: (name) => (returned?.name === name ? { form: returned.form, handler: null } : custom(own?.get(name))),
    // Single values have no columns to make rows of.
    any: (name) => (routine !== null && !routine.isComposite ? null : custom(any.get(name))),
    hasGeoJson: geoJson !== null,
  });
}
