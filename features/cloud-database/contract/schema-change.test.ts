/** SQL of changed tables, in text; that Postgres takes it is shown by the server's test. */
import { describe, expect, it } from "vitest";
import { changeName, defaultSql, nameProblem, schemaChangeSchema, schemaSql, takesAway } from "./schema-change.ts";

const column = { name: "price", type: "numeric", is_nullable: true, default_value: null } as const;

describe("a new column", () => {
  it("has a quoted name, one of the 14 types, null and a default [C5.13] [DB5]", () => {
    expect(schemaSql({ kind: "add_column", table: "products", column })).toBe(
      'alter table public."products" add column "price" numeric;',
    );
    expect(
      schemaSql({
        kind: "add_column",
        table: 'odd "one',
        column: { name: "tags", type: "array", is_nullable: false, default_value: "{}" },
      }),
    ).toBe(`alter table public."odd ""one" add column "tags" text[] not null default '{}';`);
  });

  it.each([
    ["now()", "now()"],
    ["NOW()", "now()"],
    ["gen_random_uuid()", "gen_random_uuid()"],
    ["42", "42"],
    ["-3.5", "-3.5"],
    ["True", "true"],
    ["null", "null"],
    ["open", "'open'"],
    ["it's", "'it''s'"],
    ["1; drop table x", "'1; drop table x'"],
    ["now(); drop table x", "'now(); drop table x'"],
    [String.raw`a\'); drop table x; --`, String.raw`E'a\\''); drop table x; --'`],
  ])("reads the default %s as %s [DB5]", (typed, sql) => expect(defaultSql(typed)).toBe(sql));

  it("says what is wrong with its name [C5.13]", () => {
    expect(nameProblem(" ", "Column")).toBe("Column name is required");
    expect(nameProblem("a".repeat(63), "Column")).toBeNull();
    expect(nameProblem("é".repeat(32), "Column")).toBe("Column name has at most 63 bytes");
    expect(nameProblem("a\0", "Table")).toBe("Table name has a character that Postgres does not take");
    const parsed = schemaChangeSchema.safeParse({ kind: "add_column", table: "t", column: { ...column, name: "" } });
    expect(parsed.error?.issues[0]?.message).toBe("Column name is required");
  });

  it("may be null unless somebody says otherwise [C5.13]", () => {
    const parsed = schemaChangeSchema.parse({ kind: "add_column", table: "t", column: { name: " a ", type: "text" } });
    expect(parsed).toMatchObject({ column: { name: "a", is_nullable: true, default_value: null } });
  });
});

it("names what it does, and knows what takes something away", () => {
  expect(changeName({ kind: "add_column", table: "products", column })).toBe("add price to products");
  expect(takesAway({ kind: "drop_table", table: "a" })).toBe(true);
  expect(takesAway({ kind: "rename_table", table: "a", name: "b" })).toBe(false);
});
