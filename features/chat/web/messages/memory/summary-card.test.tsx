import { answerCalls, failure, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { SummaryCard } from "./summary-card.tsx";

const summary = {
  text: "People want a blue bakery. <b>Bold</b>",
  messages: 42,
  version: 3,
  edited: false,
  changed_at: "2026-11-28T10:00:00.000Z",
};
const OPENER = "Works from a summary of the first 42 messages";
const box = () => named<HTMLTextAreaElement>("textarea", "Summary");

async function opened(answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls({ "GET /projects/p1/summary": () => success(summary), ...answers });
  const page = await render(<SummaryCard projectId="p1" messages={42} />);
  expect(calls).toEqual([]);
  await press(OPENER);
  return { page, changes: () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body) };
}

afterEach(() => vi.unstubAllGlobals());

it("says what the summary is for, and shows it as plain text once it is opened", async () => {
  const { page } = await opened({});
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("People want a blue bakery. <b>Bold</b>"));
  expect(pageText()).toContain("it reads this in place of the first 42 messages");
  expect(pageText()).toContain("Written by the model");
});

it("is corrected by a person, who sees the saved text", async () => {
  const saved = { ...summary, text: "A green bakery.", version: 4, edited: true };
  const { page, changes } = await opened({ "PUT /projects/p1/summary": () => success(saved) });
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("blue bakery"));
  await press("Edit");
  await type(box(), "A green bakery.");
  await press("Save");
  await page.settle(() => expect(pageText()).toContain("Corrected"));
  expect(changes()).toEqual([{ text: "A green bakery.", version: 3 }]);
  expect(pageText()).toContain("A green bakery.");
});

it("keeps what was typed when somebody changed the summary meanwhile, and shows theirs", async () => {
  let version = 3;
  const theirs = { ...summary, text: "A red bakery.", version: 4 };
  const { page, changes } = await opened({
    "GET /projects/p1/summary": () => success(version === 3 ? summary : theirs),
    "PUT /projects/p1/summary": () => {
      if (version === 4) return success({ ...theirs, text: "Mine.", version: 5 });
      version = 4;
      return failure(409, { code: "summary_changed", message: "The summary was changed meanwhile." });
    },
  });
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("blue bakery"));
  await press("Edit");
  await type(box(), "Mine.");
  await press("Save");
  await page.settle(() => expect(pageText()).toContain("A red bakery."));
  expect(box().value).toBe("Mine.");
  await press("Save");
  await page.settle(() => expect(changes()).toHaveLength(2));
  expect(changes().at(-1)).toEqual({ text: "Mine.", version: 4 });
});
