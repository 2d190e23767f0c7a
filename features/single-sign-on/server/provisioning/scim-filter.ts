/** The filters that providers look people up with: one comparison by `eq`. RFC 7644, section 3.4.2.2. */
import { eq, type SQL, sql } from "drizzle-orm";
import { isStorable } from "@slipway/kernel/text/storable-text";
import { scimRefusal } from "./scim-refusals.ts";
import { scimUsers } from "./scim-tables.ts";

const MAX_FILTER = 600;
const COMPARISON = /^\s*([a-z.]+)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i;

/** The whole text is one comparison, and its value is a parameter of the query. */
export function whereOf(filter: string | null): SQL | undefined {
  if (filter === null || filter.trim() === "") return undefined;
  const match = filter.length > MAX_FILTER ? null : COMPARISON.exec(filter);
  const value = match === null ? null : unquoted(match[2]!);
  if (value === null) throw unusable();
  // Only ids and external ids are told apart by case.
  switch (match![1]!.toLowerCase()) {
    case "username":
      return sql`lower(${scimUsers.userName}) = lower(${value})`;
    case "emails":
    case "emails.value":
      return eq(scimUsers.email, value.toLowerCase());
    case "externalid":
      return eq(scimUsers.externalId, value);
    case "id":
      return eq(scimUsers.id, value);
    default:
      throw unusable();
  }
}

const unusable = () =>
  scimRefusal(
    400,
    "filter must be userName, externalId, id or emails.value, then eq and a text in quotes.",
    "invalidFilter",
  );

function unquoted(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "string" && isStorable(value) ? value : null;
  } catch {
    return null;
  }
}
