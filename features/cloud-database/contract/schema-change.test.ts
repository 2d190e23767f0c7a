/** SQL of changed tables, in text; that Postgres takes it is shown by the server's test. */
import { nameProblem } from "./changes/names.ts";
import { describe, expect, it } from "vitest";
import { changeName, defaultSql, schemaChangeSchema, schemaSql, takesAway } from "./schema-change.ts";

const column = { name: "price", type: "numeric", is_nullable: true, default_value: null } as const;

describe("a new column", () => {
  it("has a quoted name, one of the 14 types, null and a default, as text alone [C5.13] [T7.36] [DB5]", () => {
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

describe("a policy", () => {
  const policy = {
    name: "own rows",
    command: "ALL",
    roles: ["authenticated"],
    is_restrictive: false,
    using: "user_id = (select auth.uid())",
    check: "true",
  } as const;
  const parsed = (change: object) =>
    schemaChangeSchema.safeParse({ kind: "create_policy", table: "todos", policy: { ...policy, ...change } });
  const problemOf = (change: object): string | undefined => parsed(change).error?.issues[0]?.message;

  it("is written with quoted names, its command, roles and conditions [C2.17]", () => {
    const made = schemaChangeSchema.parse({
      kind: "create_policy",
      table: 'odd "one',
      policy: { ...policy, roles: ["public", "anon"], is_restrictive: true },
    });
    expect(schemaSql(made)).toBe(
      `create policy "own rows" on public."odd ""one" as restrictive
  for all to public, "anon"
  using (user_id = (select auth.uid()))
  with check (true);`,
    );
    expect(changeName(made)).toBe('add policy own rows to odd "one');
  });

  it("is changed by making it anew, because Postgres changes no command and takes no condition away", () => {
    const change = schemaChangeSchema.parse({ kind: "change_policy", table: "todos", name: "old", policy });
    expect(schemaSql(change).split("\n").slice(0, 2)).toEqual([
      'drop policy "old" on public."todos";',
      'create policy "own rows" on public."todos"',
    ]);
  });

  it.each([
    [{ using: "true) with check (true" }, "A bracket is closed that was not opened."],
    [{ check: "true; drop table todos" }, "It has a semicolon. Write one expression."],
    [{ using: "true --" }, "It has a comment. Write one expression."],
    [{ using: null }, "USING is required."],
    [{ command: "INSERT" }, "INSERT has no USING."],
    [{ command: "INSERT", using: null, check: null }, "WITH CHECK is required."],
    [{ command: "SELECT" }, "SELECT has no WITH CHECK."],
    [{ command: "DELETE" }, "DELETE has no WITH CHECK."],
    [{ roles: [] }, "Choose who it is for."],
    [{ name: "a".repeat(64) }, "Policy name has at most 63 bytes"],
  ])("with %j is refused: %s", (change, problem) => expect(problemOf(change)).toBe(problem));
});

describe("indexes, references and enums", () => {
  it.each([
    [
      { kind: "add_index", table: "t", columns: ["a", 'b"'], is_unique: true },
      'create unique index on public."t" ("a", "b""");',
    ],
    [{ kind: "drop_index", table: "t", index: "i", is_constraint: false }, 'drop index public."i";'],
    [
      { kind: "drop_index", table: "t", index: "i", is_constraint: true },
      'alter table public."t" drop constraint "i";',
    ],
    [
      {
        kind: "add_reference",
        table: "t",
        column: "a",
        references: "u",
        referenced_column: "id",
        on_delete: "set null",
      },
      'alter table public."t" add foreign key ("a") references public."u" ("id") on delete set null;',
    ],
    [
      { kind: "add_reference", table: "t", column: "a", schema: "auth", references: "users", referenced_column: "id" },
      'alter table public."t" add foreign key ("a") references auth."users" ("id");',
    ],
    [{ kind: "drop_reference", table: "t", constraint: "c" }, 'alter table public."t" drop constraint "c";'],
    [
      { kind: "create_enum", enum_name: "mood", values: ["sad", "it's"] },
      `create type public."mood" as enum ('sad', 'it''s');`,
    ],
    [
      { kind: "add_enum_value", enum_name: "mood", value: "ok", before: "sad" },
      `alter type public."mood" add value 'ok' before 'sad';`,
    ],
    [
      { kind: "rename_enum_value", enum_name: "mood", value: "sad", name: "blue" },
      `alter type public."mood" rename value 'sad' to 'blue';`,
    ],
    [{ kind: "drop_enum", enum_name: "mood" }, 'drop type public."mood";'],
    [
      { kind: "add_column", table: "t", column: { name: "m", type: { enum_name: "mood" }, default_value: "sad" } },
      `alter table public."t" add column "m" public."mood" default 'sad';`,
    ],
  ])("%j is %s", (change, sql) => expect(schemaSql(schemaChangeSchema.parse(change))).toBe(sql));
});
