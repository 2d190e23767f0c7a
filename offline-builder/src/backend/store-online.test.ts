import { describe, expect, it } from "vitest";
import { appendAll, arrange } from "../../blueprints/backend/positions.ts";
import { createOfflineBuilder } from "../model.ts";
import { parsePlan, planPath } from "../plan/plan-file.ts";
import { runTurn, type Files, type LoopOptions, type LoopResult } from "../testing.ts";
import { typeCheck } from "../type-check.ts";
import { wishIn } from "./wish.ts";

const model = createOfflineBuilder();
const ENABLE = "Enable Cloud for this project";

type Database = "ready" | "not_enabled" | "denied";

/** The agent's tools around a database in this state; what was executed is kept. */
function database(state: Database): { check: NonNullable<LoopOptions["check"]>; executed: string[] } {
  const executed: string[] = [];
  return {
    executed,
    check: (tool, input) => {
      if (tool === "db_schema") return { state: state === "denied" ? "ready" : state, tables: [] };
      if (tool !== "execute_sql") return undefined;
      if (state === "denied") throw new Error("ToolDenied: The person did not allow Run SQL. Do not try it again.");
      executed.push(String(input["sql"]));
      return { state: "succeeded" };
    },
  };
}

const built = new Map<string, Promise<LoopResult>>();
function app(request: string): Promise<LoopResult> {
  const known = built.get(request) ?? runTurn(model, request, { check: database("not_enabled").check });
  built.set(request, known);
  return known;
}

async function say(before: LoopResult, text: string, check?: LoopOptions["check"]): Promise<LoopResult> {
  const files: Files = new Map(before.files);
  return runTurn(model, text, { files, messages: [...before.messages], ...(check ? { check } : {}) });
}

const changedPaths = (before: Files, after: Files): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
const asked = ({ calls }: LoopResult) => calls.find(({ tool }) => tool === "ask_user")?.input;
const optionsOf = ({ files }: LoopResult) => parsePlan(files.get(planPath) ?? "")?.options;

describe("words that ask for a database or accounts", () => {
  it.each([
    ["store it in the database", "own"],
    ["save it online", "own"],
    ["sync it between my devices", "own"],
    ["add sign-in", "own"],
    ["I want user accounts", "own"],
    ["each person sees only their own", "own"],
    ["Everyone should only see their own tasks", "own"],
    ["make it shared between users", "shared"],
    ["everybody sees the same list", "shared"],
    ["speichere das in der Datenbank", "own"],
    ["füge eine Anmeldung hinzu", "own"],
    ["jeder sieht nur seine eigenen Aufgaben", "own"],
    ["alle sehen dieselben Einträge", "shared"],
    ["guárdalo en la base de datos", "own"],
    ["añade inicio de sesión", "own"],
    ["cada persona ve solo sus tareas", "own"],
    ["que sea compartida entre usuarios", "shared"],
  ])("%s: %s", (text, sharing) => expect(wishIn(text)?.sharing).toBe(sharing));

  it.each(["a list of my bank accounts", "a customer database", "to-do app without login", "make the header blue"])(
    "%s: neither",
    (text) => expect(wishIn(text)).toBeNull(),
  );
});

describe("an app of lists that is to be stored in the database", () => {
  const request = "a to-do app for our family";

  it("asks for Cloud and changes nothing, and goes on with what was asked after the button", async () => {
    const before = await app(request);
    const first = await say(before, "store it in the database", database("not_enabled").check);
    expect(asked(first)).toMatchObject({ options: [ENABLE] });
    expect(changedPaths(before.files, first.files)).toEqual([]);

    const { check, executed } = database("ready");
    const done = await say(first, ENABLE, check);
    expect(executed).toHaveLength(1);
    for (const table of ["todos", "companions"]) {
      expect(executed[0]).toContain(`alter table public.${table} enable row level security;`);
      for (const command of ["select", "insert", "update", "delete"])
        expect(executed[0]).toContain(
          `create policy ${table}_${command} on public.${table} for ${command} to authenticated`,
        );
    }
    expect(done.files.get("src/data/todos.ts")).toContain("createStoredCollection<Todo>");
    expect(done.files.get("src/App.tsx")).toContain("<AccountGate>");
    expect(done.finish!.did.join()).toMatch(/stored in the project's database.*sign in/);
    expect(done.finish!.did.join()).toContain("import this browser's data");
    expect(optionsOf(done)).toMatchObject({ backend: "own" });
    // The database first: an app that is written knows tables that are there.
    const order = done.calls.map(({ tool }) => tool);
    expect(order.indexOf("execute_sql")).toBeLessThan(order.indexOf("write_file"));
  });

  it("is as it was when the SQL is not allowed", async () => {
    const before = await app(request);
    const after = await say(before, "add sign-in", database("denied").check);
    expect(changedPaths(before.files, after.files)).toEqual([]);
    expect(after.texts.join(" ")).toMatch(/I changed nothing/);
    expect(after.texts.join(" ")).not.toContain("not applied");
    expect(after.texts.join(" ")).not.toMatch(/ToolDenied|try it again/);
    expect(after.finish!.did).toEqual([]);
  });

  it("takes a new field, a renamed value and a new list to the database as well, and never drops what is in it", async () => {
    const { check, executed } = database("ready");
    let now = await say(await app(request), "store it in the database", check);
    now = await say(now, "add a field effort to the to-dos", check);
    expect(executed.at(-1)).toContain("alter table public.todos add column if not exists effort");
    now = await say(now, 'rename the status "Done" to "Finished"', check);
    expect(executed.at(-1)).toContain("update public.todos set status = 'Finished' where status = 'Done';");
    now = await say(now, "add a list of rooms with name and floor", check);
    expect(executed.at(-1)).toMatch(/create table if not exists public\.rooms[\s\S]*enable row level security/);
    now = await say(now, "remove the field effort", check);
    expect(executed).toHaveLength(4);
    expect(executed.join()).not.toMatch(/drop (?:table|column)/);
    expect(now.files.get("src/data/todos.ts")).not.toContain("effort");
  });

  it("only changes who sees what when it is stored already", async () => {
    const { check, executed } = database("ready");
    const stored = await say(await app(request), "save it online", check);
    const again = await say(stored, "store it in the database", check);
    expect(again.texts.join(" ")).toContain("I changed nothing");
    const shared = await say(again, "everybody sees the same list", check);
    expect(executed).toHaveLength(2);
    expect(executed[1]!.match(/create table if not exists \S+/g)).toEqual([
      "create table if not exists public.app_members",
    ]);
    expect(executed[1]).toContain(
      "todos for select to authenticated using ((select private.app_role()) in ('owner', 'editor', 'viewer'))",
    );
    expect(shared.files.get("src/pages/Account.tsx")).toContain("One list for the whole team.");
  });

  it("is asked for in the first request: stored at once where there is a database, offered where there is none", async () => {
    const words = "to-do list with login where each person sees only their own tasks";
    const { check, executed } = database("ready");
    const stored = await runTurn(model, words, { check });
    expect(executed).toHaveLength(1);
    expect(stored.files.get("src/data/browser-accounts.ts")).toBeUndefined();
    expect(stored.finish!.did.join()).toContain("database with row-level security");

    const waiting = await app(words);
    expect(waiting.finish!.replies).toEqual([ENABLE]);
    expect(waiting.files.get("src/data/browser-accounts.ts")).toBeDefined();
    const next = database("ready");
    const done = await say(waiting, ENABLE, next.check);
    expect(next.executed).toHaveLength(1);
    expect(done.files.has("src/data/browser-accounts.ts")).toBe(false);
    expect(typeCheck([stored.files, done.files])).toBe("");
  }, 120_000);

  it("speaks the language of the app", async () => {
    const { check } = database("ready");
    const done = await say(await app("Aufgabenliste mit Terminen"), "speichere das in der Datenbank", check);
    expect(done.finish!.did.join()).toContain("in der Datenbank des Projekts");
    const account = done.files.get("src/pages/Account.tsx");
    for (const words of ["nur Ihnen gezeigt", "Für neue Konten ist kein Platz mehr.", "Diese Seite ist veraltet."])
      expect(account).toContain(words);
    const asks = await say(
      await app("lista de tareas con fecha"),
      "guárdalo en la base de datos",
      database("not_enabled").check,
    );
    expect(asked(asks)).toMatchObject({
      options: [ENABLE],
      question: expect.stringContaining("base de datos") as string,
    });
  });
});

describe("a board", () => {
  it("is stored with its people for the whole team, and takes what cards get later to the database", async () => {
    const { check, executed } = database("ready");
    const before = await app("kanban board for a small team with due dates");
    const stored = await say(before, "store it in the database", check);
    for (const table of ["cards", "team_members"])
      expect(executed[0]).toContain(`alter table public.${table} enable row level security;`);
    expect(executed[0]).toContain("using ((select private.app_role()) in ('owner', 'editor'))");
    expect(stored.files.get("src/data/cards.ts")).toContain("createStoredCollection<Card>");
    expect(stored.files.get("src/App.tsx")).toContain("<AccountGate>");
    expect(stored.finish!.did.join()).toMatch(/Board, Team are stored.*Everybody signs in to the same list/);
    const field = await say(stored, "add a priority field with low, medium and high", check);
    expect(executed.at(-1)).toContain("alter table public.cards add column if not exists priority text");
    expect(field.files.get("src/data/cards.ts")).toMatch(/fields: \[.*"priority"/);
    const labels = await say(field, "add labels to cards", check);
    expect(executed.at(-1)).toContain("add column if not exists labels jsonb");
    // Columns of the board are no values of the database: none of these changes what is stored.
    const column = await say(labels, "delete the review column", check);
    expect(executed).toHaveLength(3);
    expect(typeCheck([column.files])).toBe("");
  }, 60_000);

  it("takes the fields along that its cards got before", async () => {
    const { check, executed } = database("ready");
    const before = await app("kanban board for a small team with due dates");
    const archive = await say(before, "archive cards instead of deleting them", check);
    const stored = await say(archive, "each person sees only their own, store it in the database", check);
    expect(executed[0]).toContain("archived boolean not null default false");
    expect(executed[0]).toContain("using ((select auth.uid()) = user_id)");
    expect(stored.files.get("src/data/cards.ts")).toMatch(/fields: \[.*"archived"/);
  });

  it("writes as few rows as it can when a card gets another place", () => {
    const positions = new Map<string, number>();
    const rows = (order: string): { id: string }[] => [...order].map((id) => ({ id }));
    const stored = (): string =>
      [...positions.keys()].toSorted((a, b) => positions.get(a)! - positions.get(b)!).join("");
    appendAll(rows("abcdef"), positions);
    for (const order of ["abecdf", "fabecd", "abecdf"]) {
      expect(arrange(rows(order), positions).size).toBe(1);
      expect(stored()).toBe(order);
    }
    const order = [..."abecdf"];
    for (let round = 0; round < 60; round += 1) {
      order.splice(1, 0, order.pop()!);
      arrange(rows(order.join("")), positions);
      expect(stored()).toBe(order.join(""));
    }
  });
});

it("is honest where no database is offered, and where an app has no lists", async () => {
  const before = await app("a to-do app for our family");
  const tools = ["list_files", "read_file", "write_file", "search_replace", "typecheck", "build", "render", "finish"];
  const none = await runTurn(model, "store it in the database", {
    files: new Map(before.files),
    messages: [...before.messages],
    tools,
  });
  expect(none.texts.join(" ")).toMatch(/does not offer.*I changed nothing/);
  const bakery = await app("a landing page for a bakery with menu and contact form");
  const site = await say(bakery, "add a login");
  expect(asked(site)?.["question"]).toMatch(
    /Visitors use this site without signing in.*reach you yet.*I changed nothing/,
  );
  expect(changedPaths(bakery.files, site.files)).toEqual([]);
});
