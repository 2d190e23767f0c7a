import { answerCalls, pageText, render } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import type { ReceivedFeedback } from "../../contract/index.ts";
import { ReceivedFeedbackPage } from "./received-feedback.tsx";

const item = (id: string, said: Partial<ReceivedFeedback>): ReceivedFeedback => ({
  message_id: id,
  project_id: "p1",
  project_name: "Soap shop",
  given_at: new Date().toISOString(),
  category: null,
  content: null,
  model_label: "GPT-5 (api.openai.com)",
  ...said,
});
const answer = (items: ReceivedFeedback[]) =>
  answerCalls({
    "GET /admin/feedback": () => Response.json({ items, has_more: false, positive: 3, negative: items.length }),
  });
afterEach(() => vi.unstubAllGlobals());

it("lists complaints in people's own words, with the project and the model", async () => {
  answer([
    item("m1", { content: "Too grey", category: "looks_wrong" }),
    item("m2", { category: "incomplete" }),
    item("m3", {}),
  ]);
  await using page = await render(<ReceivedFeedbackPage />);
  await page.settle(() => expect(pageText()).toContain("Too grey"));
  expect(pageText()).toContain("Last 30 days: 3 liked, 3 not liked.");
  expect(pageText()).toContain("It looks wrong · Soap shop · GPT-5 (api.openai.com) · just now");
  expect(pageText()).toContain("Something is missing");
  expect(pageText()).toContain("Not liked, without a word");
});

it("says that there is none", async () => {
  answer([]);
  await using page = await render(<ReceivedFeedbackPage />);
  await page.settle(() => expect(pageText()).toContain("No negative feedback yet."));
});
