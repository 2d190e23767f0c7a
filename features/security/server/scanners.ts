/** The two fast scanners: rules about the code, and access that the database allows. [SE3] */
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { risksIn } from "../../agent/server/index.ts";
import { readProjectFiles } from "../../files/server/index.ts";
import type { Needs } from "../../services.ts";
import type { FoundItem } from "./security-tables.ts";
import { findingsOfTable, type Found } from "./table-findings.ts";

export interface ScanOutcome {
  /** False: there was nothing to scan. */
  isApplicable: boolean;
  items: FoundItem[];
}

/** A project with more findings does not need a longer list. */
const MAX_FINDINGS = 200;
const MAX_FILE_BYTES = 512 * 1024;

function itemOf({ scanner, rule, level, description, details, place = details }: Found): FoundItem {
  const internal_id = createHash("sha256").update([scanner, rule, place].join("\n")).digest("hex").slice(0, 16);
  return { id: internal_id, internal_id, name: nameOf(rule), level, description, details, link: null };
}

/** `text-as-html` and `rls_disabled_in_public`, as a title. */
function nameOf(rule: string): string {
  const words = rule
    .replaceAll(/[-_]/g, " ")
    .replace(/\brls\b/g, "row-level security")
    .replace(/\bhtml\b/g, "HTML");
  return words[0]!.toUpperCase() + words.slice(1);
}

export async function scanCode(services: Needs<"git">, projectId: string, sha: string): Promise<ScanOutcome> {
  const items: FoundItem[] = [];
  for (const [path, bytes] of await readProjectFiles(services, projectId, sha)) {
    if (bytes.length > MAX_FILE_BYTES || bytes.includes(0)) continue;
    // A project may have thousands of files: everybody else has their turn between two of them.
    await setImmediate();
    const times = new Map<string, number>();
    for (const { rule, level, line, says } of risksIn(path, Buffer.from(bytes).toString("utf8"))) {
      const nth = (times.get(rule) ?? 0) + 1;
      times.set(rule, nth);
      // Lines move with every change: the same rule's n-th finding in a file stays the same one.
      const place = `${path} ${nth}`;
      const details = `${path}:${line}`;
      items.push(itemOf({ scanner: "supabase_lov", rule, level, description: says, details, place }));
    }
  }
  return { isApplicable: true, items: items.slice(0, MAX_FINDINGS) };
}

const LINT_LEVELS = { error: "error", warning: "warn", info: "info" } as const;
/** A backend that sleeps is woken for it. */
export async function scanDatabase(services: Needs<"cloud">, projectId: string): Promise<ScanOutcome> {
  const cloud = services.cloud;
  if (!(await cloud.isEnabled(projectId))) return { isApplicable: false, items: [] };
  const lints = await services.cloud.lints(projectId);
  const schema = new Map((await cloud.schema(projectId)).map((table) => [table.name, table.columns]));
  const tables = await services.cloud.proveAccess(projectId);
  const found: Found[] = [
    ...lints.map(({ name, level, object, message }) => ({
      scanner: "supabase" as const,
      rule: name,
      level: LINT_LEVELS[level],
      description: message,
      details: object,
    })),
    ...tables.flatMap((table) => findingsOfTable(table, schema.get(table.table) ?? [])),
  ];
  return { isApplicable: true, items: found.map(itemOf).slice(0, MAX_FINDINGS) };
}
