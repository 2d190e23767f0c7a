/** A list that a team shares: who reads, adds, changes and deletes, tried in a real database by its members and by strangers. */
import { openTestApp, type TestApp } from "@slipway/cloud/testing/test-app";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../model.ts";
import type { DraftPlan } from "../plan/plan.ts";
import { prepareBuild } from "../turn/build.ts";
import { runTurn, type Files } from "../testing.ts";
import { typeCheck } from "../type-check.ts";
import { migrationBetween } from "./migration.ts";
import { storedPlan } from "./stored-app.ts";
import { wishIn } from "./wish.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
  home.settle({ mailer_autoconfirm: true });
}, 60_000);
afterAll(() => home[Symbol.asyncDispose]());

const base = prepareBuild("a to-do app for our family", "en")!.plan;
const own = storedPlan(base, "own");
const shared = storedPlan(base, "shared");
const run = (sql: string): Promise<void> =>
  home.project.backend.database.as("postgres").transaction((tx) => tx.script(sql));
const apply = (before: DraftPlan | null, after: DraftPlan) => run(migrationBetween(before, after)!.sql);

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
const join = (user: string) => as(user, `insert into app_members (user_id, name) values ('${user}', 'x')`);
const setRole = (by: string, user: string, role: string) =>
  as(by, `update app_members set role = '${role}' where user_id = '${user}'`);
const refused = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code: "42501" });

it("lets the first account in as owner, and others as what the owner says", async () => {
  await apply(null, shared);
  const [ada, bob, eve, vic] = [await newUser(), await newUser(), await newUser(), await newUser()];
  for (const user of [ada, bob, eve, vic]) await join(user);
  expect(await as(ada, "select from app_members where role = 'owner'")).toBe(1);
  const published =
    "select from pg_publication_tables where pubname = 'supabase_realtime' and tablename = 'app_members'";
  expect((await home.project.backend.database.as("postgres").query(published)).rows).toHaveLength(1);
  await as(ada, "insert into todos (id, title) values ('t1', 'Buy a ladder')");

  // Who is not let in reads and writes nothing, and is not the one who changes that.
  expect(await as(eve, "select from todos")).toBe(0);
  expect(await as(eve, "select from app_members")).toBe(1);
  await refused(as(eve, "insert into todos (title) values ('x')"));
  expect(await as(eve, "update todos set title = 'x'")).toBe(0);
  expect(await as(eve, "delete from todos")).toBe(0);
  expect(await setRole(eve, eve, "owner")).toBe(0);
  expect(await as(eve, "delete from app_members")).toBe(0);
  await refused(as(eve, `insert into app_members (user_id, name, role) values ('${await newUser()}', 'x', 'owner')`));
  await refused(join(crypto.randomUUID()).catch(() => as(eve, `insert into app_members (user_id) values ('${ada}')`)));
  await refused(as(null, "select from todos"));
  await refused(as(null, "select from app_members"));
  await refused(as(null, "select private.app_role()"));

  expect(await setRole(ada, bob, "editor")).toBe(1);
  expect(await setRole(ada, vic, "viewer")).toBe(1);
  expect(await as(bob, "select from todos")).toBe(1);
  expect(await as(bob, "update todos set title = 'Buy a long ladder'")).toBe(1);
  await as(bob, "insert into todos (title) values ('Paint the shed')");
  await refused(as(bob, `insert into todos (title, user_id) values ('x', '${ada}')`));
  expect(await setRole(bob, bob, "owner")).toBe(0);
  expect(await as(vic, "select from todos")).toBe(2);
  await refused(as(vic, "insert into todos (title) values ('x')"));
  expect(await as(vic, "update todos set title = 'x'")).toBe(0);
  expect(await as(vic, "delete from todos")).toBe(0);
  expect(await as(bob, "delete from todos where title = 'Paint the shed'")).toBe(1);

  // A list is never without an owner, and an address is that of the account.
  await expect(setRole(ada, ada, "viewer")).rejects.toMatchObject({ code: "PT409" });
  await expect(as(ada, `delete from app_members where user_id = '${ada}'`)).rejects.toMatchObject({ code: "PT409" });
  expect(await setRole(ada, bob, "owner")).toBe(1);
  expect(await setRole(ada, ada, "viewer")).toBe(1);
  await refused(as(bob, "update app_members set email = 'boss@mail.example'"));
  expect(await as(bob, "select from app_members where email like '%@%'")).toBe(4);
  await apply(null, shared);
  expect(await as(bob, "select from app_members")).toBe(4);

  // Each sees the own ones again, and no row is lost.
  await apply(shared, own);
  expect(await as(ada, "select from todos")).toBe(1);
  expect(await as(bob, "select from todos")).toBe(0);
  await apply(own, shared);
  expect(await as(bob, "select from todos")).toBe(1);
  expect(await as(eve, "select from todos")).toBe(0);
}, 60_000);

it("keeps the access of accounts that shared a list before there were roles, and lets nobody into what was private", async () => {
  const { roles: _, ...options } = shared.options;
  await run("drop table public.todos, public.companions, public.app_members cascade");
  await apply(null, { ...shared, options });
  const later = await newUser();
  await as(later, "insert into todos (title) values ('Old')");
  await apply({ ...shared, options }, shared);
  expect(await as(later, "update todos set title = 'Still mine'")).toBe(1);
  await run("drop table public.todos, public.companions, public.app_members cascade");
  await apply(null, own);
  await apply(own, shared);
  expect(await as(later, "select from todos")).toBe(0);
  expect(await as(later, "select from app_members where role = 'waiting'")).toBe(1);
}, 60_000);

describe("words about a team", () => {
  it.each([
    ["with sign-in for my team", "shared"],
    ["store it in the database for our staff", "shared"],
    ["Everyone in my team should see the same asset list", "shared"],
    ["Share it with my team", "shared"],
    ["Mit meinem Team teilen", "shared"],
    ["alle im Team sollen dieselbe Liste sehen", "shared"],
    ["Anmeldung für mein Team", "shared"],
    ["Wir sind acht Kollegen und teilen eine Liste der Messgeräte, mit Anmeldung", "shared"],
    ["Wir sind zu fünft im Büro, Aufgaben mit Login", "shared"],
    ["Die Kolleginnen tragen Schichten ein, mit Anmeldung", "shared"],
    ["Somos ocho compañeros, turnos con contraseña", "shared"],
    ["Wir sind eine Praxis, Termine mit Anmeldung", "own"],
    ["Compartirlo con mi equipo", "shared"],
    ["que todos en mi equipo vean la misma lista", "shared"],
    ["my team signs in, each person sees only their own entries", "own"],
    ["add sign-in", "own"],
  ])("%s: %s", (text, sharing) => expect(wishIn(text)?.sharing).toBe(sharing));

  it("offer a button that shares, and the list is shared afterwards, also one that was stored as own", async () => {
    const model = createOfflineBuilder();
    const executed: string[] = [];
    const check = (tool: string, input: Record<string, unknown>) => {
      if (tool === "db_schema") return { state: "ready", tables: [] };
      if (tool !== "execute_sql") return undefined;
      executed.push(String(input["sql"]));
      return { state: "succeeded" };
    };
    const made = await runTurn(
      model,
      "Asset tracker for our team: assets with name, serial number and due back on",
      {},
    );
    expect(made.finish?.replies).toContain("Share it with my team");
    const done = await runTurn(model, "Share it with my team", { ...made, files: new Map(made.files) as Files, check });
    expect(executed[0]).toContain("create table if not exists public.app_members");
    expect(done.files.get("src/components/account/People.tsx")).toContain("setRole");
    expect(done.finish!.did.join()).toContain("lets others in");
    const mine = await runTurn(model, "each person sees only their own", {
      ...done,
      files: new Map(done.files) as Files,
      check,
    });
    expect(executed[1]).toContain("using ((select auth.uid()) = user_id)");
    expect(mine.files.get("src/components/account/People.tsx")).toBeUndefined();
    // A version is named after what became different, which is not where the list is stored.
    expect(mine.finish!.did).toEqual([expect.stringContaining("each sees their own entries only")]);
    const again = await runTurn(model, "Everyone in my team should see the same asset list", {
      ...mine,
      files: new Map(mine.files) as Files,
      check,
    });
    expect(executed[2]).toContain("private.app_role()");
    expect(again.finish!.did).toEqual([expect.stringContaining("Everybody signs in to the same list")]);
    expect(typeCheck([done.files, mine.files, again.files])).toBe("");
  }, 120_000);
});
