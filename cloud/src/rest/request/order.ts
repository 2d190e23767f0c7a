/** `order=age.desc.nullslast,author(name).asc` */
import { expectField, expectName, readName, Scanner, type Field } from "./scanner.ts";

export interface OrderTerm {
  /** An embedded relation whose column it is. */
  relation: string | null;
  field: Field;
  direction: "asc" | "desc" | null;
  nulls: "first" | "last" | null;
}

function readTerm(scanner: Scanner): OrderTerm {
  scanner.spaces();
  const relation = scanner.attempt(() => {
    const name = readName(scanner);
    return name !== null && scanner.accept("(") ? name : null;
  });
  const field = expectField(scanner);
  if (relation !== null) scanner.expect(")");
  const direction = scanner.match(/\.(asc|desc)(?![a-z])/y)?.[1] ?? null;
  const nulls = scanner.match(/\.nulls(first|last)/y)?.[1] ?? null;
  if (nulls !== null && scanner.match(/(?=\p{L})/uy) !== null) throw scanner.fail('"," or end of input', "'");
  scanner.spaces();
  return { relation, field, direction: direction as OrderTerm["direction"], nulls: nulls as OrderTerm["nulls"] };
}

/** Throws RestError PGRST100. */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, `order (${text})`);
  const terms = [readTerm(scanner)];
  while (scanner.accept(",")) terms.push(readTerm(scanner));
  if (!scanner.isAtEnd) throw scanner.fail('"asc", "desc", "nullsfirst", "nullslast", "," or end of input');
  return terms;
}

/** `columns=a,"b c"` and `on_conflict=a,b`. Throws RestError PGRST100. */
export function parseColumns(text: string, what: string): string[] {
  const scanner = new Scanner(text, `${what} parameter (${text})`);
  const names: string[] = [];
  do {
    scanner.spaces();
    names.push(expectName(scanner));
    scanner.spaces();
  } while (scanner.accept(","));
  if (!scanner.isAtEnd) throw scanner.fail('"," or end of input');
  return [...new Set(names)];
}
