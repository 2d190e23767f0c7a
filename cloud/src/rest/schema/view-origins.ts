/** Which column of which table each column of a view shows, read from the view's stored query. */
import { takingTurns } from "@slipway/platform/jobs/turns";
import type { ViewRow } from "./catalog.ts";
import type { Table } from "./tables.ts";

/** View -> base table -> its column -> the view's columns that show it. */
export type ViewOrigins = ReadonlyMap<number, ReadonlyMap<number, ReadonlyMap<string, readonly string[]>>>;

interface Origin {
  column: string;
  relation: number;
  position: number;
}

type Turn = () => Promise<void>;
/** Characters of a stored query between two looks at the time. */
const PIECE = 65_536;

/** Text directly inside an entry of the outermost query's target list; deeper nodes are left out. */
async function outermostEntries(rule: string, turn: Turn): Promise<string[]> {
  const entries: string[] = [];
  let depth = 0;
  let text = "";
  let pieceEnd = PIECE;
  for (let at = 0; at < rule.length; at += 1) {
    if (at >= pieceEnd) {
      pieceEnd += PIECE;
      await turn();
    }
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

const numberAfter = (name: string, entry: string): number =>
  Number(new RegExp(`:${name} (\\d+)`).exec(entry)?.[1] ?? 0);

/** By the view's column. */
function originsOf(entries: readonly string[], view: Table | undefined): Map<string, Origin> {
  const origins = new Map<string, Origin>();
  for (const entry of entries) {
    const column = view?.byPosition.get(numberAfter("resno", entry));
    const relation = numberAfter("resorigtbl", entry);
    if (column === undefined || relation === 0) continue;
    origins.set(column, { column, relation, position: numberAfter("resorigcol", entry) });
  }
  return origins;
}

const MAX_NESTED_VIEWS = 20;

export async function viewColumns(views: readonly ViewRow[], tables: ReadonlyMap<number, Table>): Promise<ViewOrigins> {
  const turn = takingTurns();
  const direct = new Map<number, Map<string, Origin>>();
  for (const { relation, rule } of views) {
    direct.set(relation, originsOf(await outermostEntries(rule, turn), tables.get(relation)));
    await turn();
  }
  const follow = (origin: Origin, level = 0): Origin | null => {
    const deeper = direct.get(origin.relation);
    if (deeper === undefined) return origin;
    const name = tables.get(origin.relation)?.byPosition.get(origin.position);
    const next = name === undefined ? undefined : deeper.get(name);
    return next === undefined || level > MAX_NESTED_VIEWS
      ? null
      : follow({ ...next, column: origin.column }, level + 1);
  };
  const result = new Map<number, Map<number, Map<string, string[]>>>();
  for (const [view, origins] of direct) {
    const shown = new Map<number, Map<string, string[]>>();
    for (const origin of origins.values()) {
      const base = follow(origin);
      const name = base === null ? undefined : tables.get(base.relation)?.byPosition.get(base.position);
      if (base === null || name === undefined) continue;
      const columns = shown.get(base.relation) ?? new Map<string, string[]>();
      const names = columns.get(name);
      if (names === undefined) columns.set(name, [origin.column]);
      else names.push(origin.column);
      shown.set(base.relation, columns);
    }
    result.set(view, shown);
    await turn();
  }
  return result;
}
