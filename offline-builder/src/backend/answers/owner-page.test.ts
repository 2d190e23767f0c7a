/** What visitors send, and who reads it: through the chat, in the files, and in a real database. */
import { restService } from "@slipway/cloud/rest/rest-service";
import { openTestProject, TEST_URL, type TestProject } from "@slipway/cloud/testing/test-project";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { parsePlan, planPath } from "../../plan/plan-file.ts";
import type { AnswerList } from "../../plan/plan.ts";
import { prepareBuild } from "../../turn/build.ts";
import { runTurn, type Files, type LoopOptions, type LoopResult } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";
import { answersMigration } from "./answers-migration.ts";

const model = createOfflineBuilder();
const ENABLE = "Enable Cloud for this project";

function database(state: "ready" | "not_enabled"): { check: NonNullable<LoopOptions["check"]>; executed: string[] } {
  const executed: string[] = [];
  return {
    executed,
    check: (tool, input) => {
      if (tool === "db_schema") return { state, tables: [] };
      if (tool !== "execute_sql") return undefined;
      executed.push(String(input["sql"]));
      return { state: "succeeded" };
    },
  };
}

async function say(before: LoopResult | null, text: string, check?: LoopOptions["check"]): Promise<LoopResult> {
  const known = before ? { files: new Map(before.files) as Files, messages: [...before.messages] } : {};
  return runTurn(model, text, { ...known, ...(check ? { check } : {}) });
}

const planOf = ({ files }: LoopResult) => parsePlan(files.get(planPath) ?? "")!;

const changed: Files[] = [];

describe("a site whose forms are to reach its owner", () => {
  it.each([
    ["a website for a bakery with a contact form", "store the answers of the contact form", ["messages"]],
    ["eine Website für unser Hotel", "speichere die Anfragen in der Datenbank", ["stays"]],
    ["una web para nuestra boda con confirmación de asistencia", "guárdalo en la base de datos", ["replies"]],
    ["an online shop for mugs", "store the orders", ["orders"]],
    ["job board for nurses", "store the applications", ["applications"]],
    ["a blog about hiking", "store it in the database", ["subscribers"]],
    ["a blog about hiking with comments", "store the comments", ["subscribers", "comments"]],
  ])(
    "%s: %s",
    async (request, wish, tables) => {
      const { check, executed } = database("ready");
      const before = await say(null, request);
      const after = await say(before, wish, check);
      expect(planOf(after).answers?.map(({ table }) => table)).toEqual(expect.arrayContaining(tables));
      expect(executed).toHaveLength(1);
      expect(after.finish?.did.join(" ")).toContain("/admin");
      const code = [...after.files].filter(([path]) => path.startsWith("src/"));
      for (const { path } of planOf(after).answers!) expect(after.files.get(path)).toMatch(/(?:Answers|Published)</);
      expect(code.some(([path, text]) => path.startsWith("src/pages/Admin") && text.includes("noindex"))).toBe(true);
      for (const [, text] of code) expect(text).not.toMatch(/\$\$\(|__\(/);
      const unsent = /this form does not reach us|erreicht uns noch nicht|aún no nos llega/;
      expect([...before.files].some(([, text]) => unsent.test(text))).toBe(true);
      for (const [path, text] of code) expect(text, path).not.toMatch(unsent);
      for (const [path, text] of code.filter(([file]) => !file.endsWith("AnswerState.tsx")))
        expect(text, path).not.toMatch(/on this device only|Nur auf diesem Gerät|solo en este dispositivo\./);
      changed.push(after.files);
    },
    60_000,
  );

  it("an order carries what was ordered, and where it goes; a comment is shown once it was let through", async () => {
    const { check } = database("ready");
    const shop = await say(await say(null, "an online shop for mugs"), "store the orders", check);
    const columns = planOf(shop).answers![0]!.fields.map(({ key }) => key);
    expect(columns).toEqual(["number", "name", "email", "street", "postcode", "city", "lines", "total"]);
    const blog = await say(await say(null, "a blog about hiking with comments"), "store the comments", check);
    expect(blog.files.get("src/data/comments.ts")).toContain("createPublished<Comment>");
    expect(blog.finish?.did.join()).toContain("Comments appear on the site once you have let them through");
    expect(blog.files.get("src/components/blog/Comments.tsx")).toContain("We read comments before they appear here.");
  });

  it("is code without a fault, whichever forms it has", () => expect(typeCheck(changed)).toBe(""), 120_000);
});

it("asks for Cloud first, changes nothing until then, and goes on after the button", async () => {
  const before = await say(null, "a website for a bakery with a contact form");
  const first = await say(before, "store the messages of the form", database("not_enabled").check);
  expect(first.calls.find(({ tool }) => tool === "ask_user")?.input).toMatchObject({ options: [ENABLE] });
  expect([...first.files]).toEqual([...before.files]);
  const { check, executed } = database("ready");
  const done = await say(first, ENABLE, check);
  expect(executed).toHaveLength(1);
  expect(done.files.get("src/components/sections/ContactForm.tsx")).toContain("<AnswerState of={messages} />");
  const again = await say(done, "store the messages of the form", check);
  expect(again.texts.join(" ")).toMatch(/already.*\/admin.*I changed nothing/);
  expect(executed).toHaveLength(1);
});

it("the database follows when a form gets a field, and when the site gets another form", async () => {
  const { check, executed } = database("ready");
  let now = await say(null, "a website for a bakery with a contact form");
  now = await say(now, "store the messages of the form", check);
  now = await say(now, "add a phone field to the contact form", check);
  expect(executed.at(-1)).toContain("alter table public.messages add column if not exists phone text");
  expect(now.files.get("src/data/messages.ts")).toContain('"phone"');
  expect(now.files.get("src/content/answers.ts")).toContain('column: "phone"');
  now = await say(now, "add a waiting list page where people leave their name, phone and birthday", check);
  expect(executed.at(-1)).toMatch(/create table if not exists public\.waiting_list/);
  expect(executed).toHaveLength(3);
  expect(planOf(now).answers).toHaveLength(2);
  expect(typeCheck([now.files])).toBe("");
}, 120_000);

it("forms that sent before an answer could be given up get the words for it, in the file as it was made", async () => {
  const path = "src/components/AnswerState.tsx";
  const { check } = database("ready");
  const made = await say(await say(null, "a website for a bakery with a contact form"), "store the messages", check);
  const now = made.files.get(path)!;
  const before = now
    .replace(/^ *case "given-up":\n.*?(?=^ *case )/ms, "")
    .replace(/^const choice = .*\n\n/m, "")
    .replaceAll("className={choice}", 'className="underline"')
    .replace("Thank you. It has reached us.", "Got it!");
  expect(before).not.toContain("given-up");
  const files = new Map(made.files).set(path, before);
  const after = await say({ ...made, files }, "add a phone field to the contact form", check);
  const text = after.files.get(path)!;
  expect(text.match(/case "given-up":/g)).toHaveLength(1);
  expect(text).toContain("Delete it here");
  expect(text).toContain("Got it!");
  expect(typeCheck([after.files])).toBe("");
  const again = await say(after, "add a company field to the contact form", check);
  expect(again.files.get(path)).toBe(text);
}, 60_000);

it.each([
  [
    "who receives this?",
    "a website for a bakery with a contact form",
    /Nobody receives it yet.*Store it in the database/s,
  ],
  ["where do I see who wrote?", "a website for a bakery with a contact form", /Nobody receives it yet/],
  ["wer bekommt die Nachrichten?", "eine Website für eine Bäckerei mit Kontaktformular", /Noch bekommt es niemand/],
  [
    "¿quién recibe los mensajes?",
    "una web para una panadería con formulario de contacto",
    /Todavía no lo recibe nadie/,
  ],
])("%s", async (question, request, answer) => {
  const before = await say(null, request);
  const { texts } = await say(before, question);
  expect(texts.join(" ")).toMatch(answer);
  const wish = {
    en: "store it in the database",
    de: "speichere das in der Datenbank",
    es: "guárdalo en la base de datos",
  };
  const stored = await say(before, wish[planOf(before).language], database("ready").check);
  expect((await say(stored, question)).texts.join(" ")).toMatch(/\/admin.*Cloud/s);
});

describe("in a real database", () => {
  let home: TestProject;
  const rest = restService();
  let owner: string;
  let other: string;
  const list: AnswerList = {
    table: "messages",
    path: "src/data/messages.ts",
    label: "Messages",
    fields: [
      { key: "name", label: "Name", kind: "text" },
      { key: "guests", label: "Guests", kind: "number" },
      { key: "items", label: "Items", kind: "list" },
    ],
  };
  const plan = { ...prepareBuild("a website for a bakery", "en")!.plan, answers: [list] };
  const run = (text: string) => home.backend.database.as("postgres").transaction((tx) => tx.script(text));
  const newUser = async (): Promise<string> => {
    const id = crypto.randomUUID();
    await run(`insert into auth.users (id, email) values ('${id}', '${id}@mail.example')`);
    return id;
  };
  /** A statement as somebody: null is a visitor who has not signed in. */
  async function as(user: string | null, text: string): Promise<number> {
    const role = user === null ? "anon" : "authenticated";
    const caller = { role, claims: user === null ? { role } : { role, sub: user } };
    return (await home.backend.database.as("authenticator").queryAs(caller, { text })).count;
  }
  const refused = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code: "42501" });

  beforeAll(async () => {
    home = await openTestProject([rest]);
    await run(answersMigration(null, plan)!.sql);
    [owner, other] = [await newUser(), await newUser()];
    await run(`insert into public.site_owners (user_id) values ('${owner}')`);
  }, 60_000);
  afterAll(async () => {
    rest[Symbol.dispose]();
    await home[Symbol.asyncDispose]();
  });

  it("anybody adds an answer, and nobody but the owner reads, marks or deletes one", async () => {
    await as(null, `insert into messages (id, name, guests, items) values ('12345678', 'Ada', 2, '[]')`);
    await as(other, `insert into messages (name) values ('Bob')`);
    await refused(as(null, "select from messages"));
    await refused(as(null, "insert into messages (name, seen_at) values ('x', now())"));
    await refused(as(null, "insert into messages (name, created_at) values ('x', now() - interval '1 day')"));
    await refused(as(null, "update messages set name = 'x'"));
    await refused(as(null, "delete from messages"));
    expect(await as(other, "select from messages")).toBe(0);
    expect(await as(other, "update messages set seen_at = now()")).toBe(0);
    expect(await as(other, "delete from messages")).toBe(0);
    await refused(as(other, "insert into messages (name, created_at) values ('x', now() - interval '1 day')"));
    await refused(as(owner, "update messages set name = 'x'"));
    expect(await as(owner, "update messages set seen_at = now() where id = '12345678'")).toBe(1);
    expect(await as(owner, "delete from messages where id = '12345678'")).toBe(1);
    const again =
      "insert into messages (id, name, created_at, seen_at) values ('12345678', 'Ada', '2026-01-01', now())";
    await as(owner, again);
    expect(await as(owner, "select from messages")).toBe(2);
  });

  it("nobody makes himself an owner, and who is none any more reads nothing", async () => {
    await refused(as(other, `insert into site_owners (user_id) values ('${other}')`));
    await refused(as(null, `insert into site_owners (user_id) values ('${other}')`));
    await refused(as(owner, `update site_owners set user_id = '${other}'`));
    await refused(as(null, "select from site_owners"));
    expect(await as(other, "select from site_owners")).toBe(0);
    expect(await as(owner, "select from site_owners")).toBe(1);
    await run("delete from public.site_owners");
    expect(await as(owner, "select from messages")).toBe(0);
    await run(`insert into public.site_owners (user_id) values ('${owner}')`);
  });

  it("is sent as the site sends it, with an end to how much comes in a minute and how long it is", async () => {
    const send = async (values: object): Promise<{ status: number; code: string | null }> => {
      const { anonKey } = home.keys;
      const answer = await home.fetch(`${TEST_URL}/rest/v1/messages`, {
        method: "POST",
        headers: { apikey: anonKey, "content-type": "application/json", prefer: "return=minimal" },
        body: JSON.stringify(values),
      });
      const { code = null } = JSON.parse((await answer.text()) || "{}") as { code?: string };
      return { status: answer.status, code };
    };
    const first = { id: "abcdefgh", name: "Ada", guests: 1, items: [{ name: "Bread", count: 2 }] };
    expect(await send(first)).toEqual({ status: 201, code: null });
    expect((await send(first)).code).toBe("23505");
    expect((await send({ name: "x".repeat(10_001) })).status).toBe(400);
    expect((await send(Array.from({ length: 100 }, () => ({ name: "again" })))).status).toBe(429);
    expect(await as(owner, "select from messages where name = 'again'")).toBe(0);
  });

  it("shows everybody what an owner let through, and no column that marks it", async () => {
    const comments: AnswerList = {
      ...{ table: "comments", path: "src/data/comments.ts", label: "Comments", kind: "published" },
      fields: [{ key: "text", label: "Text", kind: "text" }],
    };
    await run(answersMigration(plan, { ...plan, answers: [list, comments] })!.sql);
    await as(null, "insert into comments (id, text) values ('comment-1', 'We were there')");
    await as(null, "insert into comments (id, text) values ('comment-2', 'Buy my pills')");
    expect(await as(null, "select id, text from comments")).toBe(0);
    await refused(as(null, "select published_at from comments"));
    await refused(as(null, "insert into comments (text, published_at) values ('x', now())"));
    await refused(as(null, "update comments set published_at = now()"));
    await refused(as(other, "insert into comments (text, published_at) values ('x', now())"));
    expect(await as(other, "update comments set published_at = now()")).toBe(0);
    expect(await as(owner, "update comments set published_at = now() where id = 'comment-1'")).toBe(1);
    expect(await as(null, "select id, text, created_at from comments")).toBe(1);
    await as(owner, "update comments set published_at = null");
    expect(await as(null, "select id from comments")).toBe(0);
  });

  it("may run again, and takes a field that comes later without losing an answer", async () => {
    const count = await as(owner, "select from messages");
    await run(answersMigration(null, plan)!.sql);
    const later = {
      ...plan,
      answers: [{ ...list, fields: [...list.fields, { key: "order", label: "Order", kind: "text" as const }] }],
    };
    await run(answersMigration(plan, later)!.sql);
    expect(answersMigration(later, later)).toBeNull();
    expect(await as(owner, `select from messages where "order" = ''`)).toBe(count);
  });
});
