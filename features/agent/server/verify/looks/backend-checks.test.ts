/** Checks of an app behind sign-in: its pages run in a real browser, with a real copy of its backend. */
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createChromium } from "@slipway/platform/browser/chromium";
import { closeGracefully, listen } from "@slipway/platform/http/listening";
import { createScriptedModel, type ScriptedStep } from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enableBackend } from "../../../../cloud/testing.ts";
import type { AiMessage } from "../../../../chat/contract/index.ts";
import { answerWithin, send } from "../../../../chat/testing.ts";
import { newVersion } from "../../../../edits/testing.ts";
import { newProject } from "../../../../projects/testing.ts";
import { finishCall, markedSandbox, writeCall } from "../../../testing.ts";

const model = createScriptedModel([]);
let app: TestApp;
let maya: TestPerson;
let folder: string;

/** Serves the files as they are, with the app's variables and the client library as a build has them. */
async function servingSandbox(): Promise<ReturnType<typeof markedSandbox>> {
  const marked = markedSandbox();
  const client = await readFile(createRequire(import.meta.url).resolve("@supabase/supabase-js/dist/umd/supabase.js"));
  return {
    ...marked,
    async build(input) {
      const built = await marked.build(input);
      const files = new Map(built.files).set("client.js", client);
      const page = Buffer.from(files.get("index.html") ?? []).toString();
      const { VITE_SUPABASE_URL: url = "", VITE_SUPABASE_ANON_KEY: key = "" } = input.environment ?? {};
      files.set("index.html", Buffer.from(page.replace("VITE_SUPABASE_URL", url).replace("ANON_KEY", key)));
      return { ...built, files };
    },
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "checks-"));
  // Sandboxes run as users of their own and must be able to pass through.
  await chmod(folder, 0o711);
  const browser = await createChromium({ dataDir: folder });
  app = await createTestApp({ model, sandbox: await servingSandbox(), browser });
  maya = await app.signUp("Maya");
}, 240_000);
afterAll(async () => {
  await app?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const TABLES = `
create table public.orders (id bigint generated always as identity primary key, title text not null);
alter table public.orders enable row level security;
create policy staff on public.orders for all to authenticated using (true) with check (true);
grant select, insert on public.orders to authenticated;
create table public.secrets (id bigint primary key);
alter table public.secrets enable row level security;
revoke all on public.secrets from anon, authenticated;`;

const SEED = "insert into public.orders (title) values ('Oak table'), ('Walnut chair');\n";

const ROUTES = `import Index from "./pages/Index"; import Admin from "./pages/Admin";
export default () => <Routes><Route path="/" element={<Index />} /><Route path="/admin" element={<Admin />} /></Routes>;
`;

/** `/` is public; `/admin` shows its rows to those who are signed in, and a form to others. */
const page = (onAdmin: string, onStart = "show('<p>Fine furniture</p>');"): string => `<!doctype html>
<html lang="en"><head><title>Shop</title><script src="/client.js"></script></head><body>
<main id="root"></main>
<script type="module">
const client = supabase.createClient("VITE_SUPABASE_URL", "ANON_KEY");
const root = document.getElementById("root");
const show = (html) => { root.innerHTML = "<h1>Shop</h1>" + html; };
const form = () => show('<form><label>Email <input type="email"></label><label>Password <input type="password"></label><button>Sign in</button></form>');
const list = (rows) => show('<ul>' + rows.map(({ title }) => '<li>' + title + '</li>').join("") + '</ul><button id="add">Add</button>');
const { data: { session } } = await client.auth.getSession();
if (location.pathname === "/admin") {
  if (session === null) form();
  else { ${onAdmin} }
} else { ${onStart} }
</script></body></html>`;

const LISTS = `const load = async () => {
  const { data, error } = await client.from("orders").select("title").order("id");
  if (error) show("<p>Sorry: " + error.message + "</p>"); else list(data);
  document.getElementById("add")?.addEventListener("click", async () => {
    await client.from("orders").insert({ title: "New stool" }); await load();
  });
};
await load();`;

const render = (input: object) => ({ name: "render", input });
const journey = (input: object) => ({ name: "journey", input });
type Calls = NonNullable<ScriptedStep["toolCalls"]>;

async function shop(): Promise<string> {
  const { id } = await newProject(maya.call);
  await enableBackend(maya.call, id);
  await app.services.cloud.migrate(id, { name: "orders", sql: TABLES });
  await newVersion(app.services, id, { files: { "src/App.tsx": ROUTES, "supabase/seed.sql": SEED } });
  return id;
}

/** Plays one step after the other, and answers with what each step was told about the one before. */
async function turn(projectId: string, ...steps: Calls[]): Promise<{ answer: AiMessage; told: string[] }> {
  const told: string[] = [];
  model.play(
    steps.map((toolCalls) => ({ prompt }) => {
      told.push(JSON.stringify(prompt.at(-1)).replaceAll("\\", ""));
      return { toolCalls };
    }),
  );
  const sent = await send(maya.call, projectId, { message: "Work on the shop" });
  const answer = await answerWithin(180_000)(app.services, projectId, sent.ai_message_id);
  return { answer, told };
}

const rowsOf = async (projectId: string): Promise<number> =>
  (await app.services.cloud.query(projectId, { query: "select from public.orders", readOnly: true })).length;

it("opens a page behind sign-in signed in, with the sample rows, and leaves nothing behind", async () => {
  const id = await shop();
  const { answer, told } = await turn(
    id,
    [writeCall("index.html", page(LISTS)), render({ routes: ["/admin"], viewport: "desktop", as: "anon" })],
    [render({ routes: ["/admin"], viewport: "desktop", as: "user" })],
    [render({ routes: ["/admin"], as: "user", actions: [{ kind: "click", target: { role: "button", text: "Add" } }] })],
    [render({ routes: ["/admin"], as: "owner" })],
    [finishCall()],
  );
  expect(told[1]).toContain("/admin at 1440: only the sign-in form was seen");
  expect(told[2]).toContain(`"as":"user"`);
  expect(told[2]).not.toContain("could_not_see");
  expect(told[3]).toContain(`"appeared":["New stool"]`);
  expect(told[4]).toContain(`Nobody is called "owner". There are: anon, user.`);
  expect(answer).toMatchObject({ version: 2, pipeline_errors: [] });
  expect(answer.evidence!.summary).toContain("2 pages at 2 widths, 0 console errors. Seen signed in as user: /admin");
  // The rows of the project, its people and its mails are as they were.
  expect(await rowsOf(id)).toBe(0);
  expect(await app.services.cloud.query(id, { query: "select from auth.users", readOnly: true })).toEqual([]);
  expect(await app.services.clusters.refs()).not.toContainEqual(expect.stringMatching(/^check/));
}, 240_000);

it("fails a page whose request is refused, and tells status, method and path without keys", async () => {
  const id = await shop();
  const asks = `await client.from("secrets").select("*"); show("<p>Nothing</p>");`;
  const { answer, told } = await turn(
    id,
    [writeCall("index.html", page(LISTS, asks)), finishCall()],
    [writeCall("index.html", page(LISTS)), finishCall()],
  );
  expect(told[1]).toContain("GET /rest/v1/secrets: status 401, permission denied for table secrets");
  expect(told[1]).not.toMatch(/eyJ|select=/);
  expect(answer).toMatchObject({ version: 2, pipeline_errors: [] });
}, 240_000);

it("says of functions that checks run none, and holds their absence against no page", async () => {
  const id = await shop();
  const calls = `const { error } = await client.functions.invoke("send-mail", { body: {} }); if (error) console.error("not sent"); show("<p>Hello</p>");`;
  const { answer } = await turn(id, [writeCall("index.html", page(LISTS, calls)), finishCall()]);
  expect(answer).toMatchObject({ version: 2, pipeline_errors: [] });
  expect(answer.evidence!.summary).toContain("Not checked: functions/send-mail, because checks run no functions");
  expect(answer.evidence!.summary).toContain("it asks for functions/send-mail");
}, 240_000);

it("runs a journey signed in, each with the rows of the seed, and keeps the others' sign-in", async () => {
  const id = await shop();
  const adds = { at: "/admin", as: "user", steps: [`click "Add"`, `see "New stool"`] };
  const { answer, told } = await turn(
    id,
    [writeCall("index.html", page(LISTS)), journey({ title: "Add an order", ...adds })],
    [
      journey({
        title: "See the orders",
        at: "/admin",
        as: "user",
        steps: [`see "Oak table"`, `do not see "New stool"`],
      }),
    ],
    [journey({ title: "Stay outside", at: "/admin", steps: [`see "Password"`] })],
    [journey({ title: "Rule", at: "/admin", as: "owner", steps: [`see "Oak table"`] })],
    [finishCall()],
  );
  expect(told.slice(1, 4).map((text) => text.includes(`"ok":true`))).toEqual([true, true, true]);
  expect(told[4]).toContain("nobody is called owner; there are user");
  const journeys = answer.evidence!.checks.filter(({ name }) => name.startsWith("Journey"));
  expect(journeys.map(({ name, ok }) => `${name} ${ok}`)).toEqual([
    'Journey "Add an order" true',
    'Journey "Rule" null',
    'Journey "See the orders" true',
    'Journey "Stay outside" true',
  ]);
  expect(journeys[0]!.steps![0]).toEqual({ text: "at /admin, signed in as user", ok: true });
}, 240_000);

it("reaches nothing but the copy: no other backend, not the product, no port of this machine", async () => {
  const [id, other] = [await shop(), await shop()];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end("reached");
  });
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  const [own, theirs] = await Promise.all([app.services.cloud.connect(id), app.services.cloud.connect(other)]);
  // The real address, as code that does not read the variables could name it.
  const places = [
    ...[own!.url, theirs!.url, app.services.addresses.appUrl],
    ...[`http://127.0.0.1:${port}`, `http://localhost:${port}`, "http://[::1]:8080", "http://169.254.169.254"],
  ];
  const codes = places.map((place) => [...place].map((letter) => letter.charCodeAt(0)));
  const tries = `const out = [];
for (const codes of ${JSON.stringify(codes)}) {
  const place = String.fromCharCode(...codes);
  const said = await fetch(place + "/rest/v1/orders").then((answer) => answer.text(), () => "refused");
  out.push(said);
}
const escape = await fetch("/~backend/../~backend/../etc/passwd").then((answer) => answer.text());
show("<p>" + out.join(",") + "</p><p>Outside " + (escape.includes("root" + ":x:") ? "yes" : "no") + "</p>");`;
  const { told } = await turn(
    id,
    [
      writeCall("index.html", page(LISTS, tries)),
      journey({
        title: "Reach",
        at: "/",
        steps: [`see "${places.map(() => "refused").join(",")}"`, `see "Outside no"`],
      }),
    ],
    [finishCall()],
  );
  await closeGracefully(server);
  expect(told[1]).toContain(`"ok":true`);
  expect(asked).toEqual([]);
}, 240_000);
