/** The three formats of prompt files, and what is said of a broken line. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCases } from "./cases.ts";
import { compileBuild } from "./builds.ts";
import { featureOracle } from "./features.ts";
import { compileWebgen } from "./webgen.ts";
import type { Browser } from "playwright-core";
import type { App } from "../screen/app.ts";

const nothingOn = { title: "", headings: [], labels: [], controls: [], linkedFromNav: true, bar: [] };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slipway-cases-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(name: string, ...lines: (object | string)[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"));
  return path;
}

const hives = {
  id: "b-hives",
  prompt: "a log for my beehives",
  expect: { entities_all: ["hive"], features_all: ["create", "levitate"] },
};

describe("a file of prompts", () => {
  it("is told apart by its fields", async () => {
    expect((await readCases(await fileOf("a.builds.jsonl", hives))).format).toBe("builds");
    const tasks = [{ task: "Open the list of hives.", expected_result: "Hives are listed." }];
    expect(
      (await readCases(await fileOf("a.jsonl", { id: 7, instruction: "A log for hives.", ui_instruct: tasks }))).format,
    ).toBe("webgen");
  });

  it("finds a follow-up's build beside it, and says when another request stands in", async () => {
    await fileOf("pair.builds.jsonl", hives);
    const follow = { id: "f1", on: "b-hives", prompt: "add a photo", kind: "field", oracle: "form has Photo" };
    const file = await readCases(
      await fileOf("pair.followups.jsonl", follow, { ...follow, id: "f2", on: "b-orchard" }),
    );
    expect(file.cases).toMatchObject([
      { base: "a log for my beehives", standIn: false },
      { base: "my orchard app", standIn: true },
    ]);
  });

  it("takes the builds of another file where they are named, and a mark of byte order for none", async () => {
    const builds = await fileOf("orchard.jsonl", `\uFEFF${JSON.stringify(hives)}`);
    const follow = { id: "f1", on: "b-hives", prompt: "add a photo", kind: "field", oracle: "form has Photo" };
    const path = await fileOf("set_follow_ups.jsonl", follow);
    expect((await readCases(path)).cases).toMatchObject([{ standIn: true }]);
    expect((await readCases(path, { builds })).cases).toMatchObject([
      { base: "a log for my beehives", standIn: false },
    ]);
    await expect(readCases(path, { builds: join(folder, "none.jsonl") })).rejects.toThrow("there is no such file");
  });

  it("is a file", async () => {
    await expect(readCases(folder)).rejects.toThrow(`${folder}: a folder`);
  });

  it.each([
    ["no JSON", [hives, "{"], "line 2: no JSON"],
    ["a missing field", [{ id: "x", expect: {} }], "line 1, field prompt"],
    ["a broken pattern", [{ ...hives, expect: { text_all: ["(bee"] } }], "line 1, field expect.text_all.0"],
    ["no known format", [{ id: "x", words: "bees" }], "line 1: none of the formats"],
    ["an id that is there already", [hives, "", hives], "line 3, field id: b-hives is the id of line 1"],
  ])("is refused for %s with line and field", async (_what, lines, said) => {
    await expect(readCases(await fileOf("broken.jsonl", ...lines))).rejects.toThrow(said);
  });
});

describe("an expectation", () => {
  it("counts a feature that no oracle knows as not compiled", () => {
    const { oracles, notCompiled } = compileBuild({
      ...hives,
      expect: {
        archetype_any: [],
        text_all: [],
        verbatim: [],
        colours: {},
        nav_all: [],
        min_routes: 1,
        ...hives.expect,
      },
    });
    expect(oracles.map(({ name }) => name)).toEqual(["thing: hive", "pages: at least 1", "feature: create"]);
    expect(notCompiled).toEqual(["feature levitate"]);
  });

  it("counts roles of colours and expectations that nobody knows, and refuses no file for them", async () => {
    const wanted = { colours: { text: "navy", secondary: "teal", bg: "white" }, sounds_all: ["buzz"] };
    const file = await readCases(await fileOf("roles.jsonl", { ...hives, expect: wanted }));
    const { oracles, notCompiled } = compileBuild((file as Extract<typeof file, { format: "builds" }>).cases[0]!);
    expect(oracles.map(({ name }) => name)).toEqual(["colour: accent teal", "colour: background white"]);
    expect(notCompiled).toEqual(["colour text: navy", "expectation sounds_all"]);
  });

  it("asks nothing where nothing is expected", async () => {
    const file = await readCases(await fileOf("empty.jsonl", { ...hives, expect: {} }));
    const { oracles, notCompiled } = compileBuild((file as Extract<typeof file, { format: "builds" }>).cases[0]!);
    expect([...oracles, ...notCompiled]).toEqual([]);
  });

  it.each([
    "wishlist",
    "upvotes",
    "dark mode",
    "Calendar",
    "drag-and-drop",
    "csv",
    "print",
    "pagination",
    "file_upload",
  ])("knows the feature %s under the name that people give it", (name) => {
    expect(featureOracle(name, ["hive"])?.name).toBe(`feature: ${name}`);
  });

  it.each([
    ["Search for hives by their queen.", "search"],
    ["Check that hives load lazily while scrolling.", null],
    ["Verify that the page background is 'mint cream' and the buttons are 'teal'.", "colours"],
    ["Check that the design uses teal somewhere.", null],
    ["Go to the section with the hives.", "page"],
    ["Filter hives with the colour red in their design.", "filter"],
    ["Verify that the website uses 'honeydew' as the background color and 'peru' as the component color.", "colours"],
    ["Add a new hive with its queen.", "add"],
    ["Filter the hives by apiary.", "filter"],
    ["Click on a hive to view its details.", "details"],
    ["Download the yearly log as PDF.", "download"],
    ["Sing to the bees.", null],
  ])("compiles %s to %s", (task, rule) => {
    const asked = { task, expected_result: "The hive appears in the list.", task_category: undefined };
    const { oracles, notCompiled } = compileWebgen({
      id: "1",
      instruction: "A log for my hives and queens.",
      ui_instruct: [asked],
    });
    expect(oracles.map(({ name }) => name.split(":")[0])).toEqual(rule === null ? [] : [rule]);
    expect(notCompiled).toEqual(rule === null ? [task] : []);
  });

  it("takes a page for an answer only when it holds what is expected of it", async () => {
    const ask = async (expected: string, text: string): Promise<boolean | null> => {
      const tasks = [{ task: "Visit the harvest page.", expected_result: expected }];
      const { oracles } = compileWebgen({
        id: "1",
        instruction: "A log for my hives and the harvest.",
        ui_instruct: tasks,
      });
      const page = {
        ...nothingOn,
        path: "/harvest",
        headings: ["Harvest"],
        text: `${text}\n${"Long rows of text. ".repeat(15)}`,
      };
      const app: App = {
        origin: "",
        browser: null as unknown as Browser,
        plan: null,
        request: "",
        pages: [page],
        hygiene: { deadLinks: [], consoleErrors: [], failedRequests: [], overflow: [], axe: [] },
      };
      return (await oracles[0]!.ask(app)).holds;
    };
    expect(await ask("The kilograms are displayed.", "Honey")).toBe(false);
    expect(await ask("The kilograms are displayed.", "Forty kilograms")).toBe(true);
    expect(await ask("The hives are displayed.", "Honey")).toBe(false);
    expect(await ask("The hives are displayed.", "Six hives")).toBe(true);
  });

  it("takes what any site can do as an answer only from a site about the request", async () => {
    const { oracles } = compileWebgen({
      id: "1",
      instruction: "A log for my hives, queens and honey harvests. Use white for the background.",
      ui_instruct: [{ task: "Run an accessibility check with a standard tool.", expected_result: "no findings" }],
    });
    const site = (...shown: string[]): App => ({
      origin: "",
      browser: null as unknown as Browser,
      plan: null,
      request: "",
      pages: [{ ...nothingOn, path: "/", text: shown.join("\n") }],
      hygiene: { deadLinks: [], consoleErrors: [], failedRequests: [], overflow: [], axe: [] },
    });
    const ask = async (app: App): Promise<boolean | null> => (await oracles[0]!.ask(app)).holds;
    expect(await ask(site("Queens by colour", "Harvest of honey"))).toBe(true);
    expect(await ask(site("White trainers", "A log of your orders"))).toBe(false);
    expect(await ask(site("A log for my hives, queens and honey harvests"))).toBe(false);
  });
});
