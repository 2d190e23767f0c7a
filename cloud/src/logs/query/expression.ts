/** The syntax tree of a log query, before it becomes SQL. */

export type Expression =
  | { type: "column"; path: string[]; at: number }
  | { type: "text"; value: string }
  | { type: "number"; value: string }
  | { type: "constant"; value: "true" | "false" | "null" }
  | { type: "call"; name: string; args: Expression[]; distinct: boolean; at: number }
  | { type: "star"; at: number }
  | { type: "interval"; count: Expression; unit: string; at: number }
  | { type: "binary"; operator: string; left: Expression; right: Expression; at: number }
  | { type: "not"; inner: Expression }
  | { type: "in"; value: Expression; list: Expression[]; negated: boolean }
  | { type: "between"; value: Expression; low: Expression; high: Expression; negated: boolean }
  | { type: "isNull"; value: Expression; negated: boolean }
  | { type: "case"; branches: { when: Expression; value: Expression }[]; otherwise: Expression | null }
  | { type: "cast"; value: Expression; to: string; at: number };

export interface SelectItem {
  value: Expression;
  name: string | null;
}

export interface LogQuery {
  items: SelectItem[];
  source: string;
  sourceAt: number;
  sourceAlias: string | null;
  /** Aliases of a part of a record's attributes: `unnest(metadata) as m`. */
  parts: { alias: string; path: string[]; at: number }[];
  where: Expression | null;
  groupBy: Expression[];
  having: Expression | null;
  orderBy: { value: Expression; descending: boolean }[];
  limit: number | null;
  offset: number;
}
