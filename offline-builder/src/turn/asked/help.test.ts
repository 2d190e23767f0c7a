/** Questions about Slipway go to its help; everything else is answered or built as before. */
import { beforeAll, describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn, type LoopResult } from "../../testing.ts";
import { isQuestion } from "./help.ts";

const model = createOfflineBuilder();
const reading = ["list_files", "read_file", "grep", "search_help", "finish"];
const working = [...reading, "write_file", "search_replace", "delete_file", "rename_file", "set_title"];
const answer = {
  text: "Open Settings → People.",
  link: { label: "Settings → People", href: "?settings=members" },
};
let crm: LoopResult;

beforeAll(async () => {
  crm = await runTurn(model, "CRM with contacts, deals and a dashboard");
}, 60_000);

const ask = (text: string, { tools, found }: { tools: string[]; found: boolean }): Promise<LoopResult> =>
  runTurn(model, text, {
    files: new Map(crm.files),
    messages: [...crm.messages],
    tools,
    check: (tool) => (tool === "search_help" ? { answer: found ? answer : null, pages: [] } : {}),
  });

describe("a question about Slipway", () => {
  it.each([
    ["in Chat", reading],
    ["in Agent", working],
  ])("is answered from its help %s, with the link to where it is done", async (_mode, tools) => {
    const told = await ask("How do I invite a colleague?", { tools, found: true });
    expect(told.texts.join(" ")).toBe("Open Settings → People. [Settings → People](?settings=members)");
    expect(told.files).toEqual(crm.files);
    expect(told.calls.find(({ tool }) => tool === "search_help")!.input).toEqual({
      query: "How do I invite a colleague?",
      language: "en",
    });
  });

  it.each([
    "How do I get my own address?",
    "How do I change my opening hours?",
    "Wie lade ich ein Foto hoch?",
    "Wie mache ich das rückgängig?",
    "How do I undo this?",
  ])("goes to the help before the words are taken for one about the app: %s", async (text) => {
    const told = await ask(text, { tools: working, found: true });
    expect(told.texts.join(" ")).toBe("Open Settings → People. [Settings → People](?settings=members)");
  });

  it("is answered from the app where the help has no page for it", async () => {
    const told = await ask("How do I see my data?", { tools: working, found: false });
    expect(told.texts.join(" ")).toContain("It keeps");
  });

  it("is asked in the language of the person", async () => {
    const told = await ask("Wie lade ich Kollegen ein?", { tools: reading, found: true });
    expect(told.calls.find(({ tool }) => tool === "search_help")!.input).toMatchObject({ language: "de" });
  });

  it.each(["How do I get my own domain?", "How do I get my own address?", "What is the URL of my site?"])(
    "is left to the help where it is about the site's address: %s",
    async (text) => {
      const told = await ask(text, { tools: working, found: true });
      expect(told.texts.join(" ")).toBe("Open Settings → People. [Settings → People](?settings=members)");
    },
  );

  it("without a page for it is left open, and not promised for Agent mode", async () => {
    const told = await ask("How do I train a parrot?", { tools: reading, found: false });
    expect(told.texts.join(" ")).toMatch(/^I don't know\. Try \[Help\]\(\/help\)/);
  });

  it("does not stand in the way of questions about the app and of changes", async () => {
    const pages = await ask("what pages are there?", { tools: working, found: true });
    expect(pages.texts.join(" ")).toContain("/contacts");
    const changed = await ask("can you make the header blue?", { tools: working, found: true });
    expect(changed.calls.some(({ tool }) => tool === "search_help")).toBe(false);
    expect(changed.files).not.toEqual(crm.files);
  });
});

it("reads no file twice for a request that it does not understand, because repeated calls end a turn", async () => {
  const told = await ask("Can I bring my dog to this website?", { tools: working, found: false });
  expect(told.texts.join(" ")).toMatch(/^I (?:don't know|couldn't make that change)/);
  const read = told.calls.filter(({ tool }) => tool === "read_file").map(({ input }) => JSON.stringify(input));
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((path, index) => read.indexOf(path) !== index)).toEqual([]);
});

describe("a text", () => {
  it.each(["How do I publish?", "where is the zip", "Wie geht das?", "¿Dónde está?", "hi, can I use my own domain"])(
    "is a question: %s",
    (text) => expect(isQuestion(text)).toBe(true),
  );

  it.each(["Can you add a page?", "Kannst du die Kopfzeile blau machen?", "Add a page About", "x?".repeat(500), ""])(
    "is none: %.40s",
    (text) => expect(isQuestion(text)).toBe(false),
  );
});
