/** Lists what an SQL file would do here, before anything runs. */
import type { SqlPlan } from "../../contract/index.ts";
import { linesOf, type Spooled } from "../spool.ts";
import { judgeStatement } from "./judge-statement.ts";
import { MAX_LINE_BYTES, readStatements } from "./read-statements.ts";
import { countTuples, rowsTarget } from "./rows-target.ts";

/** A list for people; what is beyond stands in the sums. */
const MAX_LISTED = 500;

class Counts extends Map<string, number> {
  add(name: string, count = 1): void {
    this.set(name, (this.get(name) ?? 0) + count);
  }
}

export interface PlanInput {
  body: Spooled;
  available: ReadonlySet<string>;
  /** Names of the tables that the project has, as `public.notes`. */
  tables: ReadonlySet<string>;
}

/** AppError 400 for a file that cannot be read. */
export async function planSql({ body, available, tables }: PlanInput): Promise<SqlPlan> {
  const [takes, rows] = [new Counts(), new Counts()];
  const skips = new Map<string, SqlPlan["skips"][number]>();
  const existing = new Set<string>();
  let [statements, users] = [0, 0];
  for await (const statement of readStatements(linesOf(body.read(), MAX_LINE_BYTES))) {
    const verdict = judgeStatement(statement, available);
    if (verdict.take === null) {
      const { what, reason } = verdict;
      const known = skips.get(what);
      if (known !== undefined) known.count += 1;
      else skips.set(what, { what, reason, count: 1, line: statement.line });
      continue;
    }
    statements += 1;
    if (verdict.take === "statement") {
      takes.add(verdict.what);
      if (verdict.table !== null && tables.has(verdict.table)) existing.add(verdict.table);
      continue;
    }
    const table = verdict.table!;
    let count = 0;
    if (statement.rows === null) count = countTuples(rowsTarget(statement.text)?.rest ?? "");
    else for await (const _row of statement.rows) count += 1;
    if (table === "auth.users") users += count;
    else if (verdict.take === "rows") rows.add(table, count);
    else takes.add(verdict.what, count);
  }
  return {
    sha256: body.sha256,
    ...{ statements, users },
    takes: [...takes].map(([what, count]) => ({ what, count })),
    rows: [...rows].slice(0, MAX_LISTED).map(([table, count]) => ({ table, rows: count })),
    skips: [...skips.values()].slice(0, MAX_LISTED),
    existing: [...existing].slice(0, MAX_LISTED),
  };
}
