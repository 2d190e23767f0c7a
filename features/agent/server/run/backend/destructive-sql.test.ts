import { answersMigration } from "@slipway/offline-builder/backend/answers/answers-migration";
import { migrationBetween } from "@slipway/offline-builder/backend/migration";
import { storedPlan } from "@slipway/offline-builder/backend/stored-app";
import { prepareBuild } from "@slipway/offline-builder/turn/build";
import { describe, expect, it } from "vitest";
import { lossesOf, takesAway } from "./destructive-sql.ts";

describe("SQL that can take something away (product page, moment 7)", () => {
  it.each([
    "drop table notes",
    "DROP TABLE notes",
    "drop/* a note */table notes",
    "drop -- a note\n table notes",
    "/* /* nested */ */ drop table notes",
    'drop table "notes"',
    'alter table notes drop "body"',
    "alter table notes drop body",
    "alter table notes drop column if exists body",
    "drop schema public cascade",
    "drop function f()",
    "truncate notes",
    "delete from notes",
    "delete\n\tfrom only notes where id = 1",
    "with gone as (delete from notes returning *) select * from gone",
    "merge into notes n using other o on o.id = n.id when matched then delete",
    "update notes set body = ''",
    "update \"notes\" set body = 'where'",
    "select 1; update notes set body = null; select 1 from notes where true",
    "with one as (select 1) update notes set body = ''",
    "do $$ begin update notes set body = ''; end $$",
    "do $x$ begin execute 'dr' || 'op table notes'; end $x$",
    "create function f() returns void language plpgsql as $f$ begin delete from notes; end $f$",
    "select 'a' || $q$ it's $q$; drop table notes",
    "select E'it\\'s'; drop table notes",
    "select 'it''s'; drop table notes",
    "alter table notes alter column body type int using 0",
    "alter table notes alter body type int using 0",
    "alter table notes disable row level security",
  ])("asks every time: %s", (sql) => expect(takesAway(sql)).toBe(true));

  it.each([
    "create table notes (id uuid primary key, drop_off text, truncated boolean, deleted_from text)",
    "alter table notes enable row level security",
    "drop policy if exists mine on notes; create policy mine on notes for update using (user_id = auth.uid())",
    "drop trigger if exists t on notes; create trigger t after insert or delete on notes for each row execute function f()",
    "alter table notes drop constraint notes_pkey",
    "alter table notes alter column body drop not null",
    "drop index if exists notes_body",
    "insert into notes (body) values ('drop table notes; delete from notes')",
    "comment on table notes is 'truncate me'; -- drop table notes",
    "create table a (b uuid references c (id) on delete cascade on update cascade)",
    "update notes set body = '' where id = 1",
    "insert into notes (id) values (1) on conflict (id) do update set body = excluded.body where true",
    "grant execute on function f() to authenticated",
    "create function f() returns text language sql as $$ select 'x' $$",
    "select * from notes for update",
  ])("asks as often as the person likes: %s", (sql) => expect(takesAway(sql)).toBe(false));

  it("frightens nobody whose first entries or answers get their tables", () => {
    const { plan } = prepareBuild("a website for a bakery", "en")!;
    const app = prepareBuild("a to-do app", "en")!.plan;
    const fields = [{ key: "name", label: "Name", kind: "text" as const }];
    const answers = [{ table: "messages", path: "src/data/messages.ts", label: "Messages", fields }];
    const made = [
      answersMigration(null, { ...plan, answers })!.sql,
      migrationBetween(null, storedPlan(app, "own"))!.sql,
    ];
    for (const sql of made) expect([sql.includes("create table"), takesAway(sql)]).toEqual([true, false]);
  });
});

describe("what goes", () => {
  it.each([
    ["drop table if exists public.notes cascade", [{ kind: "table", table: "notes" }]],
    ['drop/**/table "My notes"', [{ kind: "table", table: "My notes" }]],
    [
      'alter table notes drop column if exists phone, drop "Fax", drop constraint notes_pkey, add mail text',
      [
        { kind: "column", table: "notes", column: "phone" },
        { kind: "column", table: "notes", column: "Fax" },
      ],
    ],
    [
      "delete from notes; truncate table plans",
      [
        { kind: "rows", table: "notes", all: true },
        { kind: "rows", table: "plans", all: true },
      ],
    ],
    ["delete from notes where id = 1", [{ kind: "rows", table: "notes", all: false }]],
    ["update notes set body = ''", [{ kind: "values", table: "notes" }]],
    ["update notes set body = '' where id = 1", []],
    ["drop schema public cascade", []],
    [
      "alter table notes alter body drop not null, drop policy_name",
      [{ kind: "column", table: "notes", column: "policy_name" }],
    ],
  ])("is named: %s", (sql, losses) => expect(lossesOf(sql)).toEqual(losses));
});
