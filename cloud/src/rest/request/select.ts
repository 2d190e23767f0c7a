/** `select=id,name:full_name,data->a->>b::text,count(),author:users!fk!inner(name),...tags(label)` */
import {
  expectField,
  expectName,
  isPassedOver,
  MAX_DEPTH,
  readName,
  readType,
  Scanner,
  type Field,
} from "./scanner.ts";

type Aggregate = "sum" | "avg" | "count" | "max" | "min";

export interface SelectField {
  kind: "field";
  /** `*` for all columns. */
  field: Field;
  alias: string | null;
  cast: string | null;
  aggregate: Aggregate | null;
  aggregateCast: string | null;
}

export interface SelectRelation {
  kind: "relation";
  name: string;
  alias: string | null;
  hint: string | null;
  join: "inner" | "left" | null;
  /** Its columns go into the row around it. */
  isSpread: boolean;
  select: SelectItem[];
}

export type SelectItem = SelectField | SelectRelation;

export const STAR: SelectField = {
  kind: "field",
  field: { name: "*", path: [] },
  alias: null,
  cast: null,
  aggregate: null,
  aggregateCast: null,
};

function readAlias(scanner: Scanner): string | null {
  return scanner.attempt(() => {
    const name = readName(scanner);
    if (name === null || !scanner.sees(":") || scanner.sees("::")) return null;
    scanner.accept(":");
    return name;
  });
}

function readEmbedParameters(scanner: Scanner): Pick<SelectRelation, "hint" | "join"> {
  let hint: string | null = null;
  let join: SelectRelation["join"] = null;
  for (let count = 0; count < 2 && scanner.accept("!"); count += 1) {
    const name = expectName(scanner);
    if (name === "left" || name === "inner") join ??= name;
    else hint ??= name;
  }
  return { hint, join };
}

function readRelation(scanner: Scanner, depth: number): SelectRelation | null {
  const isSpread = scanner.accept("...");
  const head = scanner.attempt(() => {
    const alias = isSpread ? null : readAlias(scanner);
    const name = readName(scanner);
    if (name === null || (name === "count" && !isSpread)) return null;
    const parameters = readEmbedParameters(scanner);
    return scanner.sees("(") ? { name, alias, ...parameters } : null;
  });
  if (head === null) {
    if (isSpread) throw scanner.fail("field name (* or [a..z0..9_$])");
    return null;
  }
  scanner.expect("(");
  const select = readForest(scanner, depth + 1);
  scanner.expect(")");
  return { kind: "relation", ...head, isSpread, select };
}

function readAggregate(scanner: Scanner): Aggregate | null {
  const name = scanner.match(/\.(sum|avg|count|max|min)\(\)/y)?.[1];
  return name === undefined ? null : (name as Aggregate);
}

function readField(scanner: Scanner): SelectField {
  if (scanner.accept("*")) return STAR;
  const alias = readAlias(scanner);
  const readCast = (): string | null => {
    if (!scanner.accept("::")) return null;
    const type = readType(scanner);
    if (type === null) throw scanner.fail("a type");
    return type;
  };
  if (scanner.accept("count()")) {
    return { ...STAR, alias, aggregate: "count", aggregateCast: readCast() };
  }
  const field = expectField(scanner);
  const cast = readCast();
  const aggregate = readAggregate(scanner);
  return { kind: "field", field, alias, cast, aggregate, aggregateCast: aggregate === null ? null : readCast() };
}

function readForest(scanner: Scanner, depth: number): SelectItem[] {
  if (depth > MAX_DEPTH) throw scanner.fail("fewer levels of embedding");
  const items: SelectItem[] = [];
  scanner.spaces();
  if (scanner.isAtEnd || scanner.sees(")")) return items;
  do {
    scanner.spaces();
    items.push(readRelation(scanner, depth) ?? readField(scanner));
    scanner.spaces();
  } while (scanner.accept(","));
  return items;
}

/** Throws RestError PGRST100. */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, `select parameter (${text})`);
  const items = readForest(scanner, 0);
  if (!scanner.isAtEnd && !isPassedOver(scanner)) throw scanner.fail('"::", ".", "," or end of input');
  return items;
}
