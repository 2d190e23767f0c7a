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

it("lets an editor change the list", async () => {
  const { list, told } = await open("editor");
  list.add({ name: "Drill" });
  expect([list.all().length, told]).toEqual([1, []]);
});
