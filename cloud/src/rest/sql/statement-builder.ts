/** Text of a statement and its values. Values never become text: `bind` is the only way in. */

export class StatementBuilder {
  readonly values: unknown[] = [];

  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** NUL cannot be in a name; Postgres would cut the statement there. */
export function identifier(name: string): string {
  if (/^\w+$/.test(name)) return `"${name}"`;
  return `"${name.replace(/\0/g, "").replace(/"/g, '""')}"`;
}

export const qualified = ({ schema, name }: { schema: string; name: string }): string =>
  `${identifier(schema)}.${identifier(name)}`;

/** An array as text: for one parameter in place of many, so that statements stay the same. */
export const arrayLiteral = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/[\\"]/g, "\\$&")}"`).join(",")}}`;
