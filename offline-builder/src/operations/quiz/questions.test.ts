import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn, type LoopResult } from "../../testing.ts";
import { writtenQuestions } from "./question-words.ts";

const file = "src/content/sample-questions.ts";
const model = createOfflineBuilder();
let quiz: Promise<LoopResult> | undefined;

async function after(...texts: string[]): Promise<LoopResult> {
  let last = await (quiz ??= runTurn(model, "a quiz for new employees about our company"));
  last = { ...last, files: new Map(last.files), messages: [...last.messages] };
  for (const text of texts) last = await runTurn(model, text, { files: last.files, messages: last.messages });
  return last;
}

describe("questions as people write them", () => {
  it.each([
    ["add a question: Who painted it? Klimt, wrong: Schiele, Monet", "Who painted it?", "Klimt", ["Schiele", "Monet"]],
    ["Add the question: Is it blue? Yes", "Is it blue?", "Yes", ["No"]],
    ["Where is it? Rome, Oslo (right), Kyiv", "Where is it?", "Oslo", ["Rome", "Kyiv"]],
    [
      "füge die Frage hinzu: Wo steht der Dom? Antwort: Köln, falsch: Bonn und Trier",
      "Wo steht der Dom?",
      "Köln",
      ["Bonn", "Trier"],
    ],
    [
      "añade la pregunta: ¿Dónde está el Prado? Madrid, incorrectas: Lisboa y París",
      "¿Dónde está el Prado?",
      "Madrid",
      ["Lisboa", "París"],
    ],
  ])("%s", (text, question, answer, wrong) => {
    expect(writtenQuestions(text)).toEqual([{ question, answer, wrong }]);
  });

  it("each of several has its own answers", () => {
    const found = writtenQuestions(
      "Replace all questions with these:\n1. Is it open? Yes\n2. Who runs it? Ana, not: Bo",
    );
    expect(found.map(({ question, answer }) => [question, answer])).toEqual([
      ["Is it open?", "Yes"],
      ["Who runs it?", "Ana"],
    ]);
  });
});

describe("the questions of a quiz, by chat", () => {
  it("come with their answers, and other wishes of the sentence are carried out too", async () => {
    const { files, finish } = await after(
      "add a question: What year was the company founded? 1998, wrong: 2001, 1985 and make it green",
    );
    expect(files.get(file)).toContain(
      'question: "What year was the company founded?", answer: "1998", wrong: "2001", alsoWrong: "1985", wrongToo: ""',
    );
    expect(finish!.did.join()).toContain("#2e7d4f");
  });

  it("change, go, and are replaced altogether", async () => {
    const changed = await after(
      "change the question How many sides has a hexagon? to How many legs has a spider?",
      "change the answer to how many legs to Eight",
    );
    // Eight was a wrong answer of it before, and changes places with the right one.
    expect(changed.files.get(file)).toMatch(/question: "How many legs has a spider\?", answer: "Eight",.*"Six"/);
    const removed = await after("remove the question about the liquid metal");
    expect(removed.files.get(file)).not.toContain("Which metal is liquid");
    const replaced = await after("replace all questions with these: 1. Do we have a canteen? Yes");
    expect(replaced.files.get(file)!.match(/question:/g)).toHaveLength(1);
  });

  it("are never made up", async () => {
    const { files, texts } = await after("add a question about our canteen");
    expect(texts.join()).toContain("I do not make up questions");
    expect(files.get(file)).toBe((await after()).files.get(file));
  });

  it("have the time and number that is asked for", async () => {
    const { files } = await after("30 seconds per question and only 5 questions per round");
    expect(files.get("src/pages/Index.tsx")).toContain("const seconds = 30;");
    expect(files.get("src/pages/Index.tsx")).toContain("const rounds = 5;");
  });
});
