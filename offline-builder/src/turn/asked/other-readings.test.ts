/** "This is not what I asked for" leads to other readings of the request, each of which this builder can build. */
import { insteadOf } from "@slipway/kernel/chat/not-meant";
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { planPath } from "../../plan/plan-file.ts";
import { runTurn, templateFiles, type Files, type LoopResult } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";

const model = createOfflineBuilder();
const after = ({ files, messages }: LoopResult, text: string, tools: string[] = []): Promise<LoopResult> =>
  runTurn(model, text, { files: new Map(files), messages: [...messages], tools });
const kindOf = (files: Files): string => (JSON.parse(files.get(planPath)!) as { archetype: string }).archetype;

const requests = [
  ["Website for my physiotherapy practice with treatments, prices and online booking", "This is not what I asked for"],
  [
    "Keep track of our bee hives: hives with place and queen, inspections with date and notes",
    "that's not what I meant",
  ],
  ["Website für meinen Fahrradladen mit Öffnungszeiten", "Das ist nicht, was ich wollte"],
  ["Una lista de mis libros con título, autor y si los he leído", "esto no es lo que pedí"],
  ["A kanban board for our editors", "You got it wrong"],
] as const;

describe("the answer to a complaint about the first version", () => {
  it.each(requests)(
    "says how %j was read, changes nothing and offers kinds that build",
    { timeout: 60_000 },
    async (request, complaint) => {
      const first = await runTurn(model, request);
      const told = await after(first, complaint);
      expect(told.files).toEqual(first.files);
      expect(told.texts.join(" ")).toContain(request.slice(0, 60));
      const { replies = [], did } = told.finish!;
      expect(did).toEqual([]);
      expect(replies.length).toBeGreaterThan(0);
      const again: Files[] = [];
      for (const reply of replies) {
        // The version was taken back, and the complaint alone is left of the conversation.
        const other = await runTurn(model, insteadOf(request, reply), {
          files: templateFiles(),
          messages: told.messages.slice(first.messages.length),
        });
        expect(kindOf(other.files), reply).not.toBe(kindOf(first.files));
        again.push(other.files);
      }
      expect(new Set(again.map(kindOf)).size).toBe(replies.length);
      expect(typeCheck(again)).toBe("");
    },
  );

  it("offers first what the complaint says was meant", async () => {
    const first = await runTurn(model, "Website for my bakery");
    const told = await after(first, "This is not what I asked for, I wanted a shop for bread.");
    expect(told.finish!.replies![0]).toBe("a shop for bread");
  });

  it("is the same where a mode only reads", async () => {
    const first = await runTurn(model, "Website for my bakery");
    const told = await after(first, "This is not what I asked for", ["list_files", "read_file", "finish"]);
    expect(told.finish!.replies).toContain("As an app with lists");
  });

  it("comes in the language of the app, whatever language the complaint is in", async () => {
    const first = await runTurn(model, "Website für meinen Fahrradladen mit Öffnungszeiten");
    const told = await after(first, "Ce n'est pas ce que j'ai demandé");
    expect(told.texts.join(" ")).toMatch(/^Ich habe „Website für meinen Fahrradladen/);
  });
});

describe("the answer to a complaint about a change", () => {
  it("names the request that was answered last, and offers changes that this app can have", async () => {
    const first = await runTurn(model, "Website for my bakery");
    const changed = await after(first, "make the header dark blue");
    const told = await after(changed, "this is not what I asked for");
    expect(told.texts.join(" ")).toContain("“make the header dark blue”");
    expect(told.finish!.replies!.length).toBeGreaterThan(0);
    expect(told.finish!.replies).not.toContain("As an app with lists");
    expect(told.files).toEqual(changed.files);
  });

  it("is told again about the same request where somebody complains twice", async () => {
    const first = await runTurn(model, "Website for my bakery");
    const told = await after(await after(first, "not what I asked for"), "still not what I wanted");
    expect(told.texts.at(-1)).toContain("“Website for my bakery”");
  });
});

it("does not build another kind over an app that is still there", async () => {
  const first = await runTurn(model, "Website for my bakery");
  const again = await after(first, "As an app with lists: Website for my bakery");
  expect(again.files).toEqual(first.files);
  expect(again.texts.join(" ")).toContain("I did not start over and changed nothing");
});

it("is no answer where nothing was asked for yet", async () => {
  const told = await runTurn(model, "This is not what I asked for");
  expect(told.texts.join(" ")).not.toContain("“");
});
