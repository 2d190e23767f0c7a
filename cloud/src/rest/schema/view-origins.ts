/** Finds the table's column that each column of a view shows, from the view's stored query. */
import type { ViewRow } from "./catalog.ts";
import type { Table } from "./schema-cache.ts";

/** View -> base table -> its column -> the view's columns that show it. */
export type ViewOrigins = ReadonlyMap<number, ReadonlyMap<number, ReadonlyMap<string, readonly string[]>>>;

interface Origin {
  column: string;
  relation: number;
  position: number;
}

/** Text directly inside an entry of the outermost query's target list; deeper nodes are left out. */
function outermostEntries(rule: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let text = "";
  for (let at = 0; at < rule.length; at += 1) {
    const character = rule[at]!;
    if (character === "\\") {
      if (depth === 2) text += rule.slice(at, at + 2);
      at += 1;
    } else if (character === "{") {
      depth += 1;
      if (depth === 2) text = "";
    } else if (character === "}") {
      if (depth === 2 && text.startsWith("TARGETENTRY")) entries.push(text);
      depth -= 1;
    } else if (depth === 2) text += character;
  }
  return entries;
}

function originsOf({ relation, rule }: ViewRow, tables: ReadonlyMap<number, Table>): Origin[] {
  const view = tables.get(relation);
  return outermostEntries(rule).flatMap((entry) => {
    const field = (name: string): number => Number(new RegExp(`:${name} (\\d+)`).exec(entry)?.[1] ?? 0);
    const column = view?.byPosition.get(field("resno"));
    const origin = field("resorigtbl");
    return column === undefined || origin === 0 ? [] : [{ column, relation: origin, position: field("resorigcol") }];
  });
}

const MAX_NESTED_VIEWS = 20;

export function viewColumns(views: readonly ViewRow[], tables: ReadonlyMap<number, Table>): ViewOrigins {
  const direct = new Map(views.map((row) => [row.relation, originsOf(row, tables)]));
  const follow = (origin: Origin, level = 0): Origin | null => {
    const deeper = direct.get(origin.relation);
    if (deeper === undefined) return origin;
    const name = tables.get(origin.relation)?.byPosition.get(origin.position);
    const next = deeper.find(({ column }) => column === name);
    return next === undefined || level > MAX_NESTED_VIEWS
      ? null
      : follow({ ...next, column: origin.column }, level + 1);
  };
  const result = new Map<number, Map<number, Map<string, string[]>>>();
  for (const [view, origins] of direct) {
    const shown = new Map<number, Map<string, string[]>>();
    for (const origin of origins) {
      const base = follow(origin);
      const name = base === null ? undefined : tables.get(base.relation)?.byPosition.get(base.position);
      if (base === null || name === undefined) continue;
      const columns = shown.get(base.relation) ?? new Map<string, string[]>();
      columns.set(name, [...(columns.get(name) ?? []), origin.column]);
      shown.set(base.relation, columns);
    }
    result.set(view, shown);
  }
  return result;
}
