import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { intentOf, isQuestion, isReadOnly } from "../run/intent.ts";
import { fileMap } from "./file-map.ts";
import { compactHistory } from "./history.ts";
import { boundedOutput } from "../run/graph/node-output.ts";
import { knowledgeFound, summaryOf } from "./knowledge.ts";
import { isStuck } from "./stuck.ts";
import { replayDigest } from "./volatile-context.ts";

const turn = (role: "user" | "assistant", text: string) => ({ role, text });

describe("history", () => {
  const talk = (turns: number, characters = 1000) =>
    Array.from({ length: turns }, (_, at) =>
      turn(at % 2 === 0 ? "user" : "assistant", `${at} `.padEnd(characters, "x")),
    );

  it("is whole while it is small; later its first part is summarised", () => {
    expect(compactHistory(talk(6), 128_000)).toMatchObject({ turns: 6, shortened: 0 });
    const { messages, shortened } = compactHistory(talk(300), 128_000);
    expect(shortened).toBeGreaterThan(100);
    expect(messages).toHaveLength(300 - shortened + 1);
    expect(messages[0]).toMatchObject({ role: "assistant" });
    expect(JSON.stringify(messages).length).toBeLessThan(110_000);
  });

  it("keeps its beginning while the conversation grows, so that it stays cached", () => {
    let changes = 0;
    let before = compactHistory(talk(1), 128_000).messages[0];
    for (let turns = 2; turns <= 400; turns += 1) {
      const [beginning] = compactHistory(talk(turns), 128_000).messages;
      if (JSON.stringify(beginning) !== JSON.stringify(before)) changes += 1;
      before = beginning;
    }
    // 400,000 characters, cut from 96,000 to 48,000 each time.
    expect(changes).toBeLessThan(10);
  });

  it("never sends more than its share of a small window", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4000 }), { maxLength: 120 }), (lengths) => {
        const { messages } = compactHistory(
          lengths.map((length) => turn("user", "x".repeat(length))),
          8000,
        );
        const characters = messages.reduce((sum, { content }) => sum + String(content).length, 0);
        expect(characters).toBeLessThanOrEqual(8000 * 4 * 0.6 + 7000);
      }),
    );
  });
});

describe("a request for the same repair", () => {
  const message = "Fix this error: Cannot read properties of undefined (reading 'map') in the order list";
  const ask = (history: ReturnType<typeof turn>[], containsError = true) =>
    isStuck({ message, containsError, history });

  it("is stuck at the third request in nearly the same words [T3.22]", () => {
    const once = [turn("user", `${message}!`), turn("assistant", "Done.")];
    expect(ask(once)).toBe(false);
    expect(ask([...once, ...once])).toBe(true);
    expect(ask([...once, ...once], false)).toBe(true);
  });

  it("is not stuck if the requests differ, or nothing is to be repaired", () => {
    expect(ask([turn("user", "Fix the menu colours"), turn("user", "The footer is broken")])).toBe(false);
    const same = [turn("user", "make it blue please now"), turn("user", "make it blue please now")];
    expect(isStuck({ message: "make it blue please now", containsError: false, history: same })).toBe(false);
  });
});

describe("knowledge in the prompt", () => {
  const file = (name: string, knowledge: string, preprocess = false) => ({
    id: name,
    name,
    description: "",
    knowledge,
    preprocess,
    version: 1,
    updated_at: "",
  });

  it("is the same for every request; the scores are not [T3.09]", () => {
    const files = [file("Voice", "We say bakery."), file("Prices", "All prices in euros.")];
    const [one, other] = [knowledgeFound(files, "change the prices", 128_000), knowledgeFound(files, "hi", 128_000)];
    expect(one.prompt).toBe(other.prompt);
    expect(one.prompt).toContain("## Voice\nWe say bakery.");
    expect(one.output.scores["Prices"]).toBeGreaterThan(one.output.scores["Voice"]!);
    expect(knowledgeFound([], "x", 128_000).prompt).toBe("");
  });

  it("is summarised if its authors want that, and if it does not fit", () => {
    const long = Array.from({ length: 80 }, (_, at) => `## Part ${at}\nFirst of ${at}. Second of ${at}.`).join("\n\n");
    expect(summaryOf(long)).toContain("First of 0.");
    expect(summaryOf(long)).not.toContain("Second of");
    expect(summaryOf(long).length).toBeLessThan(1600);
    expect(knowledgeFound([file("Long", long, true)], "x", 128_000).prompt).not.toContain("Second of 1");
    const small = knowledgeFound([file("A", "a".repeat(9000)), file("B", "b".repeat(9000))], "x", 8000);
    expect(small.prompt.length).toBeLessThan(8000 * 4 * 0.15 + 400);
  });
});

describe("knowledge in the graph", () => {
  it("has all its scores in the graph, however long it is [T9.06]", () => {
    const files = Array.from({ length: 40 }, (_, at) => ({
      id: `${at}`,
      name: `${at} `.padEnd(80, "n"),
      description: "d".repeat(300),
      knowledge: 'say "this"\n'.repeat(400),
      preprocess: false,
      version: 1,
      updated_at: "",
    }));
    const { output } = knowledgeFound(files, "say", 128_000);
    expect(output.files).toHaveLength(40);
    expect(boundedOutput(output).apart).toBeNull();
    const [one] = knowledgeFound(files.slice(0, 1), "say", 128_000).output.files;
    expect(one).toMatchObject({ description: "d".repeat(300), knowledge: files[0]!.knowledge.slice(0, 600) });
  });
});

describe("intents", () => {
  const context = { selected_elements: [], runtime_errors: [], client_logs: [], network_requests: [] };
  const intent = (message: string, rest: Partial<Parameters<typeof intentOf>[0]> = {}, first = false) =>
    intentOf({ message, chatOnly: false, containsError: false, tags: [], context, ...rest }, first);

  it("tell a question from a request for a change in the form of one", () => {
    for (const text of ["Where do I set the language?", "can I use my own domain?", "¿Cómo invito a alguien?"])
      expect(isQuestion(text), text).toBe(true);
    for (const text of ["Could you make it blue?", "¿Puedes cambiar el idioma?", "Kannst du das ändern?", "blue", ""])
      expect(isQuestion(text), text).toBe(false);
  });

  it("are classified by tags, errors, selection and words [T3.11] [CH6]", () => {
    expect(intent("x", { tags: ["security_review"] })).toBe("security_review");
    expect(intent("x", { tags: ["security_fix"] })).toBe("security_fix_v2");
    expect(intent("x", { tags: ["security_chat"], chatOnly: true })).toBe("security_chat");
    expect(intent("x", { tags: ["seo_fix"] })).toBe("seo_fix");
    expect(intent("x", { containsError: true })).toBe("fix_error");
    expect(intent("x", { context: { ...context, selected_elements: [{ tag: "h1" }] } })).toBe("edit_ui");
    expect(intent("a bakery", {}, true)).toBe("build");
    expect(intent("undo the last change")).toBe("undo");
    expect(intent("draw a diagram of the pages")).toBe("diagram");
    expect(intent("what pages are there?")).toBe("question");
    expect(intent("add a column to the table")).toBe("edit_data");
    expect(intent("make it dark")).toBe("edit_feature");
    expect(intent("…")).toBe("clarify");
    expect(intent("how is it built", { chatOnly: true })).toBe("question");
  });

  it("are read-only for reviews, scans and chat", () => {
    expect(isReadOnly({ chatOnly: false }, "security_scan")).toBe(true);
    expect(isReadOnly({ chatOnly: false }, "security_review")).toBe(true);
    expect(isReadOnly({ chatOnly: true }, "question")).toBe(true);
    expect(isReadOnly({ chatOnly: false }, "question")).toBe(false);
    expect(isReadOnly({ chatOnly: false }, "security_fix_v2")).toBe(false);
  });
});

it("summarises a replay by its newest events only [W5.05]", () => {
  const events = Array.from({ length: 500 }, (_, at) => ({ type: 3, at, data: "x".repeat(at === 499 ? 5000 : 50) }));
  const digest = replayDigest(events);
  expect(digest.join("").length).toBeLessThanOrEqual(4000);
  expect(digest.at(-1)).toContain('"at":499');
  expect(digest.at(-1)!.length).toBe(300);
});

it("maps files by folder", () => {
  expect(fileMap(["index.html", "src/App.tsx", "src/main.tsx"])).toBe(
    "Files of the project, by folder:\n. index.html\nsrc/ App.tsx main.tsx",
  );
});
