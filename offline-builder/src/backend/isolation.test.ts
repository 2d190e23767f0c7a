/** What the migrations are worth: a real database, two accounts and a stranger. */
import { openTestApp, type TestApp } from "@slipway/cloud/testing/test-app";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DraftPlan } from "../plan/plan.ts";
import { prepareBuild } from "../turn/build.ts";
import { migrationBetween } from "./migration.ts";
import { storedPlan } from "./stored-app.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
  home.settle({ mailer_autoconfirm: true });
}, 60_000);
afterAll(() => home[Symbol.asyncDispose]());

const plan = storedPlan(prepareBuild("a to-do app for our family", "en")!.plan, "own");
const apply = (before: DraftPlan | null, after: DraftPlan): Promise<void> =>
  home.project.backend.database.as("postgres").transaction((tx) => tx.script(migrationBetween(before, after)!.sql));

/** A statement as somebody: null is a visitor who has not signed in. */
async function as(user: string | null, text: string): Promise<number> {
  const caller = {
    role: user === null ? "anon" : "authenticated",
    claims: user === null ? { role: "anon" } : { role: "authenticated", sub: user },
  };
  return (await home.project.backend.database.as("authenticator").queryAs(caller, { text })).count;
}

async function newUser(): Promise<string> {
  const { data, error } = await home.client().auth.signUp(home.someone());
  if (error) throw error;
  return data.user!.id;
}

it("keeps the rows of two accounts apart, may run again, and takes changes without losing a row", async () => {
  await apply(null, plan);
  const published = await home.project.backend.database
    .as("postgres")
    .query("select from pg_publication_tables where pubname = 'supabase_realtime' and tablename = 'todos'");
  expect(published.rows).toHaveLength(1);
  const [ada, bob] = [await newUser(), await newUser()];
  await as(ada, "insert into companions (id, name) values ('c1', 'Ines')");
  await as(ada, "insert into todos (id, title, assignee_id) values ('t1', 'Buy a ladder', 'c1')");
  await as(bob, "insert into todos (title) values ('Paint the shed')");
  expect(await as(ada, "select from todos")).toBe(1);
  expect(await as(bob, "select from todos where title = 'Buy a ladder'")).toBe(0);
  expect(await as(bob, "update todos set title = 'mine' where id = 't1'")).toBe(0);
  expect(await as(bob, "delete from todos where id = 't1'")).toBe(0);
  // In the name of somebody else, and as nobody.
  await expect(as(bob, `insert into todos (title, user_id) values ('x', '${ada}')`)).rejects.toMatchObject({
    code: "42501",
  });
  await expect(as(null, "select from todos")).rejects.toMatchObject({ code: "42501" });
  await expect(as(null, "insert into todos (title) values ('x')")).rejects.toMatchObject({ code: "42501" });
  await expect(as(ada, "insert into todos (title, status) values ('x', 'Perhaps')")).rejects.toMatchObject({
    code: "23514",
  });
  await as(ada, "delete from companions where id = 'c1'");
  expect(await as(ada, "select from todos where assignee_id is null")).toBe(1);

  await apply(null, plan);
  const [todo, companion] = plan.entities;
  const fields = todo!.fields.map((field) =>
    field.key === "status"
      ? {
          ...field,
          options: ["Open", "Waiting", "Finished"],
          initial: "Waiting",
          renamed: [["Done", "Finished"] as [string, string]],
        }
      : field.key === "note"
        ? { ...field, type: "number" as const }
        : field,
  );
  const later: DraftPlan = {
    ...plan,
    entities: [
      {
        ...todo!,
        fields: [
          ...fields,
          { key: "order", label: "Order", type: "number" },
          { key: "seenBy", label: "Seen by", type: "relation", to: "companion" },
        ],
      },
      companion!,
    ],
  };
  await as(ada, "update todos set status = 'Done' where id = 't1'");
  await apply(plan, later);
  expect(migrationBetween(later, later)).toBeNull();
  expect(await as(ada, `select from todos where status = 'Finished' and "order" = 0 and note = 0`)).toBe(1);
  expect(await as(bob, "select from todos")).toBe(1);
  await as(bob, "insert into todos (title) values ('Next')");
  expect(await as(bob, "select from todos where status = 'Waiting'")).toBe(1);

  await apply(later, storedPlan(later, "shared"));
  expect(await as(ada, "select from todos")).toBe(3);
  // Bob's own list was private: Ada, whose account is the oldest, lets him in.
  expect(await as(bob, "select from todos")).toBe(0);
  await as(ada, `update app_members set role = 'editor' where user_id = '${bob}'`);
  expect(await as(bob, "update todos set title = 'Buy a long ladder' where id = 't1'")).toBe(1);
  await expect(as(bob, `insert into todos (title, user_id) values ('x', '${ada}')`)).rejects.toMatchObject({
    code: "42501",
  });
  await expect(as(null, "select from todos")).rejects.toMatchObject({ code: "42501" });
}, 60_000);
