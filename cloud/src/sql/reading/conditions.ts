/** Whether a condition keeps rows from an update, as far as its text says. */
import { eachNode, isNode, listOf, namesOf, textOf, typed, type Node } from "./tree.ts";

export type Matches = "some" | "all" | "unclear";

/** Expressions below each other; deeper ones are unclear. */
const MAX_DEPTH = 50;

export interface Judged {
  /**
   * The names of the updated table where its statement names no other: what another name qualifies is a variable of the
   * body around it. Null: unknown.
   */
  onlyTable: string | null;
  depth: number;
}

/** Names of the columns that an expression mentions, with what qualifies them. */
function columnsIn(value: unknown): string[][] {
  const found: string[][] = [];
  eachNode(value, true, (type, node, runs) => {
    if (type === "ColumnRef") found.push(namesOf(node["fields"]));
    return runs;
  });
  return found;
}

function hasQuery(value: unknown): boolean {
  let found = false;
  eachNode(value, true, (type, _node, runs) => {
    found ||= type === "SubLink";
    return runs;
  });
  return found;
}

const READS_ONE_VALUE = new Set(["lower", "upper", "btrim", "date", "date_trunc", "md5", "length"]);

/** A column, or a column's value in another form. */
function isColumn(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  const deeper = (inner: unknown): boolean => isColumn(inner, depth + 1);
  if (typed(value, "ColumnRef") !== null) return true;
  const cast = typed(value, "TypeCast");
  if (cast !== null) return deeper(cast["arg"]);
  const row = typed(value, "RowExpr");
  if (row !== null) return listOf(row["args"]).every(deeper);
  const operator = typed(value, "A_Expr");
  if (operator !== null) return /^->>?$/.test(namesOf(operator["name"]).at(-1) ?? "") && deeper(operator["lexpr"]);
  const call = typed(value, "FuncCall");
  return (
    call !== null && READS_ONE_VALUE.has(namesOf(call["funcname"]).at(-1) ?? "") && listOf(call["args"]).some(deeper)
  );
}

/** `id = id`, and `n.id = id` where both may be the same column. */
function mayBeSame(one: readonly string[], other: readonly string[], onlyTable: string | null): boolean {
  if (one.at(-1) !== other.at(-1)) return false;
  const isElsewhere = (name: readonly string[]): boolean => name.length > 1 && name.at(-2) !== onlyTable;
  if (onlyTable !== null && isElsewhere(one) !== isElsewhere(other)) return false;
  return one.length === 1 || other.length === 1 || one.at(-2) === other.at(-2);
}

/** A column is compared with something that is not made of it. */
function comparesColumn(left: unknown, right: unknown, onlyTable: string | null): boolean {
  if (!isColumn(left)) return false;
  const subselect = typed(right, "SubLink")?.["subselect"];
  // `(select id)` is a column of the row itself.
  if (subselect !== undefined && listOf(typed(subselect, "SelectStmt")?.["fromClause"]).length === 0) return false;
  const others = columnsIn(right);
  // Inside of a query a name may stand for a table of that query.
  const known = hasQuery(right) ? null : onlyTable;
  return columnsIn(left).every((column) => !others.some((other) => mayBeSame(column, other, known)));
}

const EQUALS = new Set(["AEXPR_OP", "AEXPR_OP_ANY", "AEXPR_IN", "AEXPR_NOT_DISTINCT"]);

function comparison({ kind, name, lexpr, rexpr }: Node, onlyTable: string | null): Matches {
  if (kind === "AEXPR_BETWEEN") return comparesColumn(lexpr, rexpr, onlyTable) ? "some" : "unclear";
  if (!EQUALS.has(textOf(kind) ?? "") || namesOf(name).join(".") !== "=") return "unclear";
  const compares = comparesColumn(lexpr, rexpr, onlyTable) || comparesColumn(rexpr, lexpr, onlyTable);
  return compares ? "some" : "unclear";
}

/** `in (select …)` and `exists (select …)` keep rows as far as the inner query does. */
function subquery(link: Node, depth: number): Matches {
  const query = typed(link["subselect"], "SelectStmt");
  if (query === null || query["op"] !== "SETOP_NONE") return "unclear";
  if (query["limitCount"] !== undefined && link["subLinkType"] === "ANY_SUBLINK") return "some";
  return matches(query["whereClause"], { onlyTable: null, depth: depth + 1 }) === "some" ? "some" : "unclear";
}

function combined(boolop: unknown, args: readonly unknown[], { onlyTable, depth }: Judged): Matches {
  if (boolop === "NOT_EXPR") {
    const exists = typed(args[0], "SubLink");
    return typed(args[0], "ColumnRef") !== null || exists?.["subLinkType"] === "EXISTS_SUBLINK" ? "some" : "unclear";
  }
  const each = args.map((arg) => matches(arg, { onlyTable, depth: depth + 1 }));
  const wanted = boolop === "AND_EXPR" ? "some" : "all";
  if (each.includes(wanted)) return wanted;
  const first = each[0] ?? "unclear";
  return each.every((one) => one === first) ? first : "unclear";
}

/** Undefined: there is no condition. */
export function matches(condition: unknown, judged: Judged = { onlyTable: null, depth: 0 }): Matches {
  const { onlyTable, depth } = judged;
  if (condition === undefined) return "all";
  if (depth > MAX_DEPTH || !isNode(condition)) return "unclear";
  if (condition["CurrentOfExpr"] !== undefined) return "some";
  // A condition that reads no column is the same for every row.
  if (columnsIn(condition).length === 0) return "all";
  if (condition["ColumnRef"] !== undefined || condition["BooleanTest"] !== undefined) return "some";
  const bool = typed(condition, "BoolExpr");
  if (bool !== null) return combined(bool["boolop"], listOf(bool["args"]), judged);
  const test = typed(condition, "NullTest");
  if (test !== null) return test["nulltesttype"] === "IS_NULL" ? "some" : "unclear";
  const operator = typed(condition, "A_Expr");
  if (operator !== null) return comparison(operator, onlyTable);
  const link = typed(condition, "SubLink");
  return link === null ? "unclear" : subquery(link, depth);
}
