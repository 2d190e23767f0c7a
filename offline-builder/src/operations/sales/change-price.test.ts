/** Several prices in one sentence: each is set, or named as not set. */
import { beforeAll, describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn, type LoopResult } from "../../testing.ts";

const model = createOfflineBuilder();
let guesthouse: LoopResult;
beforeAll(async () => {
  guesthouse = await runTurn(model, "guesthouse in Whitby with three rooms and prices");
});

const ask = (text: string): Promise<LoopResult> =>
  runTurn(model, text, { files: new Map(guesthouse.files), messages: [...guesthouse.messages] });
const prices = ({ files }: LoopResult): number[] =>
  [...files.entries()]
    .filter(([path]) => path.startsWith("src/content/"))
    .flatMap(([, text]) => [...text.matchAll(/price: ([\d.]+)/g)].map(([, price]) => Number(price)));

describe("prices", () => {
  it.each([
    ["The Gable Room costs 95, the Corner Room 110 and the Reading Room 105", [95, 110, 105]],
    ["Change the price of the Corner Room to 120 and the Reading Room to 80", [128, 120, 80]],
    ["The Gable Room should cost 90; the Reading Room 70.50", [90, 142, 70.5]],
    ["The Gable Room costs 95 and add a page About with 3 questions", [95, 142, 134]],
  ])("said in one sentence are all set: %s", async (text, set) => {
    expect(prices(await ask(text))).toEqual(set);
  });

  it("of things that are not there are named beside those that were set", async () => {
    const answer = await ask("The Gable Room costs 95, the Attic 70");
    expect(prices(answer)).toEqual([95, 142, 134]);
    expect(answer.finish!.not_done.join()).toContain('I found nothing called "Attic" with a price');
  });

  it("said in another currency than the site's are set, and the currency is named", async () => {
    const answer = await ask("The Gable Room costs 95 pounds a night");
    expect(answer.finish!.not_done).toContain("Prices are still in USD. To change that, say: prices in GBP");
  });

  it("in pounds are money, no weight", async () => {
    const answer = await ask("show prices in pounds");
    expect(answer.texts.join(" ")).toContain("Amounts are written in GBP");
    expect(answer.texts.join(" ")).not.toContain("lb");
  });
});

it.each(["cake", "phone", "title"])('an error that is to be fixed is no wish: "%s"', async (word) => {
  const answer = await ask(
    `Fix this error:\nRuntime error on /: TypeError: Cannot read properties of undefined (reading '${word}')\nat src/pages/Index.tsx:1:34`,
  );
  expect(answer.texts.join(" ")).toMatch(/^I could not fix this error, and I changed nothing/);
  expect(answer.files).toEqual(guesthouse.files);
});

it.each([
  ["Liste für unsere Tauchschule: Anzug, Größe, Wartung", /^Diesen Fehler|^Ich konnte diesen Fehler/],
  ["Una lista de las partituras del coro: título, voces", /^No pude|^No he podido/],
])("an error that is to be fixed is answered in the language of the conversation: %s", async (request, words) => {
  const model = createOfflineBuilder();
  const built = await runTurn(model, request);
  const answer = await runTurn(model, "Fix this error:\nRuntime error on /: Error: Broken\nat src/main.tsx:1:3", built);
  expect(answer.texts.join(" ")).toMatch(words);
});
