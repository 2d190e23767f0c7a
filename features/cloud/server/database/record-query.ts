/** Who looked at or changed rows of a project's database through the app, for the log of its workspace. */
import { type AuditActor, recordRead } from "../../../audit/server/index.ts";
import { getProject } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";

const NAME = String.raw`(?:"((?:[^"]|"")+)"|([a-z_][\w$]*))`;
/** A quoted name or text, which may hold the word itself, or the word with what follows it. One reading a character: no input is slow. */
const PART = new RegExp(String.raw`\bfrom\s+${NAME}(?:\s*\.\s*${NAME})?|"(?:[^"]|"")*"|'(?:[^']|'')*'`, "giu");
/** The beginning of a text is read: statements of the screens are shorter. */
const MAX_READ = 20_000;
/** Tables of Postgres itself, which the screens ask for names and types. */
const CATALOG = /^(pg_|information_schema$)/i;

/** The table that a query reads first: `public.orders` as `orders`; null for one without. */
export function tableRead(query: string): { table: string; isCatalog: boolean } | null {
  const found = [...query.slice(0, MAX_READ).matchAll(PART)].find((part) => (part[1] ?? part[2]) !== undefined);
  if (found === undefined) return null;
  const unquoted = (quoted?: string, plain?: string): string | undefined => quoted?.replaceAll('""', '"') ?? plain;
  const [first, second] = [unquoted(found[1], found[2])!, unquoted(found[3], found[4])];
  const table = second === undefined ? first : first === "public" ? second : `${first}.${second}`;
  return { table, isCatalog: CATALOG.test(first) };
}

/** Before the query runs. The text itself is not kept, because it may hold what people entered. */
export async function recordQuery(
  services: Needs<"database">,
  { projectId, actor, query, readOnly }: { projectId: string; actor: AuditActor; query: string; readOnly: boolean },
): Promise<void> {
  const read = readOnly ? tableRead(query) : null;
  if (read?.isCatalog === true) return;
  const project = await getProject(services, projectId);
  if (read !== null) await recordRead(services, project, { actor, action: "table.read", table: read.table });
  else
    await recordRead(services, project, {
      actor,
      action: "database.queried",
      what: readOnly ? "reads" : "may change rows",
    });
}
