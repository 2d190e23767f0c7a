/** Who looked at or changed rows of a project's database through the app, for the log of its workspace. */
import type { Caller } from "../../../actor.ts";
import { type AuditActor, recordRead } from "../../../audit/server/index.ts";
import type { Needs } from "../../../services.ts";
import { requireEditNow } from "../record-act.ts";

const NAME = String.raw`(?:"((?:[^"]|"")+)"|([a-z_][\w$]*))`;
/** A quoted name or text, which may hold the word itself, or the word with what follows it. One reading a character: no input is slow. */
const PART = new RegExp(String.raw`\bfrom\s+${NAME}(?:\s*\.\s*${NAME})?|"(?:[^"]|"")*"|'(?:[^']|'')*'`, "giu");
/** The beginning of a text is read: statements of the screens are shorter. */
const MAX_READ = 20_000;
/** Tables of Postgres itself, which the screens ask for names and types. */
const CATALOG = /^(pg_|information_schema$)/i;

const unquoted = (quoted?: string, plain?: string): string | undefined => quoted?.replaceAll('""', '"') ?? plain;

/** The table that a query reads first: `public.orders` as `orders`; one of Postgres itself where there is no other. */
export function tableRead(query: string): { table: string; isCatalog: boolean } | null {
  const found = [...query.slice(0, MAX_READ).matchAll(PART)].flatMap((part) => {
    const [first, second] = [unquoted(part[1], part[2]), unquoted(part[3], part[4])];
    if (first === undefined) return [];
    const table = second === undefined ? first : first === "public" ? second : `${first}.${second}`;
    return { table, isCatalog: CATALOG.test(first) };
  });
  return found.find(({ isCatalog }) => !isCatalog) ?? found[0] ?? null;
}

/** A table may hide behind comments, escapes, quoting by dollars, `table orders`, and functions that run a text as a query. */
const UNCLEAR = /--|\/\*|\\|\$\D|\btable\b|_to_xml/iu;
const QUOTED = /'(?:[^']|'')*'|"((?:[^"]|"")*)"/gu;
const INNERMOST = /\(([^()]*)\)/gu;
const SOURCE = /\b(?:from|join)\b/giu;
const SCHEMA_SOURCE = /\b(?:from|join)\s+(?:pg_catalog\s*\.|information_schema\s*\.|pg_\w+\b(?!\s*\.))/giu;
/** A second table behind a comma. */
const SEVERAL = /\bfrom\b(?:(?!\b(?:where|group|order|having|limit|union)\b)[^,])*,/iu;
const MAX_SOURCES = 50;
const MAX_DEPTH = 20;

const hasOtherSource = (part: string): boolean =>
  [...part.matchAll(SOURCE)].length !== [...part.matchAll(SCHEMA_SOURCE)].length || SEVERAL.test(part);

/** Whether the query certainly reads nothing but the tables of Postgres itself. Each level of brackets is looked at alone. */
export function asksSchemaAlone(query: string): boolean {
  if (query.length > MAX_READ || UNCLEAR.test(query)) return false;
  let rest = query.replace(QUOTED, (_all, name?: string) => (/^[a-z_]\w*$/.test(name ?? "") ? name! : " quoted "));
  if (/["']/.test(rest) || [...rest.matchAll(SOURCE)].length > MAX_SOURCES) return false;
  for (let depth = 0; depth < MAX_DEPTH && rest.includes("("); depth += 1) {
    if ([...rest.matchAll(INNERMOST)].some(([, part]) => hasOtherSource(part!))) return false;
    rest = rest.replace(INNERMOST, " brackets ");
  }
  return !/[()]/.test(rest) && !hasOtherSource(rest);
}

interface AskedQuery {
  projectId: string;
  actor: AuditActor & Caller;
  query: string;
  readOnly: boolean;
}

/**
 * Before the query runs. Refuses somebody whose right has ended by now, also for reads, which show people's rows. The text itself is
 * not kept, because it may hold what people entered. AppError 403, 404.
 */
export async function recordQuery(
  { database }: Needs<"database">,
  { projectId, actor, query, readOnly }: AskedQuery,
): Promise<void> {
  const read = readOnly ? tableRead(query) : null;
  const isOfSchema = read?.isCatalog === true && asksSchemaAlone(query);
  await database.transaction(async (tx) => {
    const { project } = await requireEditNow(tx, projectId, actor);
    if (isOfSchema) return;
    if (read?.isCatalog === false) await recordRead(tx, project, { actor, action: "table.read", table: read.table });
    else {
      const what = readOnly ? "reads" : "may change rows";
      await recordRead(tx, project, { actor, action: "database.queried", what });
    }
  });
}
