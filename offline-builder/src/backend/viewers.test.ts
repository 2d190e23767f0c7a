/** A viewer of a shared list who tries to change it. */
import { stripTypeScriptTypes } from "node:module";
import { beforeAll, describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../model.ts";
import { runTurn, type Files } from "../testing.ts";

interface App {
  list: {
    add(values: object): unknown;
    update(id: string, values: object): void;
    remove(id: string): void;
    replace(rows: readonly object[]): void;
    all(): readonly object[];
  };
  open(role: string): Promise<void>;
  told: string[];
  window: EventTarget;
  sent: object[];
}

const REFUSAL = "You may read here and not change anything. The owner can make you an editor.";
let files: Files;

beforeAll(async () => {
  const model = createOfflineBuilder();
  const check = (tool: string): unknown => {
    if (tool === "db_schema") return { state: "ready", tables: [] };
    return tool === "execute_sql" ? { state: "succeeded" } : undefined;
  };
  const made = await runTurn(model, "Asset tracker for our team: assets with name and serial number", {});
  const before = { files: new Map(made.files), messages: made.messages, check };
  files = (await runTurn(model, "Share it with my team", before)).files;
});

/** The roles and the stored list of the app as a browser runs them, in front of a database that stores everything. */
async function open(role: string): Promise<App> {
  const modules = ["src/data/roles.ts", "src/lib/stored-collection.ts"].map((path) =>
    files
      .get(path)!
      .replace(/^import [^;]*;$/gmu, "")
      .replace(/^export /gmu, ""),
  );
  const code = `
    const told = [], sent = [];
    const toast = (text) => told.push(text);
    const window = new EventTarget();
    let given;
    const answer = { data: [], error: null };
    const own = { maybeSingle: async () => ({ data: { role: given }, error: null }) };
    const select = () => ({ eq: () => own, order: () => ({ range: async () => answer }) });
    const upsert = async (rows) => (sent.push(...rows), answer);
    const backend = { from: () => ({ select, upsert, update: () => ({ eq: async () => answer }) }) };
    ${modules.join("\n")}
    const list = createStoredCollection({ name: "assets", fields: ["name"], before: { key: "a", samples: [] } });
    const open = async (role) => { given = role; await joinTeam({ id: "1", name: "Vic" }); };
    export { list, open, told, sent, window };
    // ${crypto.randomUUID()}`;
  const app = (await import(`data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(code))}`)) as App;
  await app.open(role);
  return app;
}

describe("a viewer of a shared list", () => {
  it.each([
    ["adds", (list: App["list"]) => list.add({ name: "Drill" })],
    ["changes", (list: App["list"]) => list.update("1", { name: "Drill" })],
    ["deletes", (list: App["list"]) => list.remove("1")],
    ["imports", (list: App["list"]) => list.replace([{ id: "1", name: "Drill" }])],
  ])("%s nothing, and the page gets no further than the refusal", async (_, act) => {
    const { list, sent } = await open("viewer");
    const page = (): void => {
      act(list);
      throw new Error("The page went on and said that it was saved.");
    };
    expect(page).toThrow(REFUSAL);
    expect([list.all(), sent]).toEqual([[], []]);
  });

  it("reads why, and the refusal is reported as no fault of the app", async () => {
    const { list, told, window } = await open("viewer");
    let thrown: unknown;
    try {
      list.add({ name: "Drill" });
    } catch (error) {
      thrown = error;
    }
    const event = Object.assign(new Event("error", { cancelable: true }), { error: thrown });
    window.dispatchEvent(event);
    expect([told, event.defaultPrevented]).toEqual([[REFUSAL], true]);
    const other = Object.assign(new Event("error", { cancelable: true }), { error: new Error("a fault") });
    window.dispatchEvent(other);
    expect([told.length, other.defaultPrevented]).toEqual([1, false]);
  });
});

it("tells a viewer on every page before anything is tried, and hides what would change entries", () => {
  const gate = files.get("src/components/app/AccountGate.tsx")!;
  expect(gate).toContain(`{!canChange() && (`);
  expect(gate).toContain(REFUSAL);
  expect(gate).toContain(`<div className={canChange() ? "contents" : onlyReads}>{children}</div>`);
});

/** The session as a browser runs it, in front of a database whose answer may change. */
async function openSession() {
  const code = files
    .get("src/data/session.ts")!
    .replace(/^(?:import|export \{) [^;]*;$/gmu, "")
    .replace(/^export /gmu, "");
  const stubs = `
    let role = "viewer", tell, sign, loads = 0, forgotten = 0, state;
    const useSyncExternalStore = (_, read) => read();
    const document = { visibilityState: "visible", addEventListener() {} };
    const window = { setTimeout: (work) => (queueMicrotask(work), 1) };
    const storedCollections = [{ load: async () => { loads += 1; }, forget: () => { forgotten += 1; } }];
    const inTurn = async (work) => work();
    const joinTeam = async () => role;
    const channel = { on: (_, __, heard) => ((tell = heard), channel), subscribe() {} };
    const backend = { getChannels: () => [], channel: () => channel, removeAllChannels() {}, auth: { onAuthStateChange: (heard) => { sign = heard; } } };`;
  const last = `
    const settled = () => new Promise((done) => setImmediate(done));
    export const signIn = async () => { sign("SIGNED_IN", { user: { id: "1", email: "v@x", user_metadata: {} } }); await settled(); };
    export const setRole = async (next) => { role = next; tell?.(); await settled(); };
    export const look = () => ({ phase: session.phase, loads, forgotten });
    // ${crypto.randomUUID()}`;
  const source = stripTypeScriptTypes(stubs + code + last);
  return (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    signIn(): Promise<void>;
    setRole(role: string): Promise<void>;
    look(): { phase: string; loads: number; forgotten: number };
  };
}

it("shows nothing any more to who is no longer let in, as soon as the owner says so", async () => {
  const session = await openSession();
  await session.signIn();
  expect(session.look().phase).toBe("ready");
  const { forgotten } = session.look();
  await session.setRole("editor");
  expect(session.look()).toMatchObject({ phase: "ready", forgotten });
  await session.setRole("waiting");
  expect(session.look()).toMatchObject({ phase: "waiting", forgotten: forgotten + 1 });
});

it("opens the entries by itself to who waited, as soon as the owner lets them in", async () => {
  const session = await openSession();
  await session.setRole("waiting");
  await session.signIn();
  expect(session.look()).toMatchObject({ phase: "waiting", loads: 0 });
  await session.setRole("viewer");
  expect(session.look()).toMatchObject({ phase: "ready", loads: 1 });
});

it("lets an editor change the list", async () => {
  const { list, told } = await open("editor");
  list.add({ name: "Drill" });
  expect([list.all().length, told]).toEqual([1, []]);
});
