/** Rows of the conversation that only a connected model's turns have: shown from documents, because such turns are long. */
import { chatContract } from "@slipway/features/chat/contract/index.ts";
import { aiMessageSchema, userMessageSchema } from "@slipway/features/chat/contract/messages.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanInBothThemes } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs, type OpenPage } from "./support/chromium.ts";
import { chat } from "./support/journey.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  maya = await signUp(slipway, "Maya");
  ({ id: projectId } = await newProject(maya.call, { display_name: "Front desk" }));
}, 400_000);
afterAll(() => browser?.close());

const AT = Date.parse("2026-11-29T12:00:00.000Z");
const created_at = new Date(AT).toISOString();

const asked = (id: string, content: string, answer: string) =>
  userMessageSchema.parse({
    ...{ id, tag: "user-message", created_at, content, ai_message_id: answer, user_id: "u1", user_name: "Maya" },
    ...{ queued_position: null, selected_elements: [], images: [], answer_to: null, contains_error: false, tags: [] },
    ...{ chat_only: false, mode: "agent", model: "auto", is_stuck: false, intent: null },
  });

const answered = (id: string, message_id: string, part: object) =>
  aiMessageSchema.parse({
    ...{ id, message_id, tag: "ai-message", created_at, user_id: "u1", user_name: "Maya", queued_position: null },
    ...{ stopped: false, errors: [], pipeline_errors: [], sql_run_state: null, steps: [], evidence: null },
    ...{ suggestions: [], site_details: [], not_done: [], question: null, version: null, title: null },
    ...{ model_label: "Northwind Large", started_at: AT, ended_at: AT + 62_000, thinking_time_ms: null },
    ...{ time_to_first_token_ms: null, can_retry: false, feedback_sentiment: null, feedback_content: null },
    ...{ feedback_category: null, cost_credits: null },
    ...part,
  });

const step = (kind: string, target: string, more: object = {}) => ({
  ...{ id: `${kind} ${target}`, kind, target, status: "done", started_at: AT, ended_at: AT + 1_000 },
  ...more,
});

const journey = (title: string, ok: boolean | null, more: object) => ({
  ...{ name: `Journey "${title}"`, ok, detail: "", ...more },
});

/** One turn with every row, and one that waits for an answer. */
const documents = [
  asked("m1", "Compare our prices with the clinic next door and keep booking working", "m2"),
  answered("m2", "m1", {
    content: "I have used the budget of this turn: 60 of 60 steps. Send “Continue” and I go on, with a new budget.",
    steps: [
      step("think", "Comparing the two price lists", {
        output: "Comparing the two price lists\n\nTheirs names a price for each treatment, ours one for each hour.",
      }),
      step("fetch", "https://clinic.example/prices"),
      step("delegate", "Which pages name the opening hours?"),
      step("fallback", "Contoso Small, because the model is overloaded"),
      step("edit", "src/pages/Pricing.tsx", { added: 12, removed: 3 }),
    ],
    budget: { steps: { used: 60, max: 60 }, tokens: { used: 140_000, max: 3_000_000 } },
    evidence: {
      summary: "Checked: types, build, 2 journeys. Journey “Cancel a booking” failed. Not checked: 1 journey",
      checks: [
        { name: "types", ok: true, detail: "0 errors" },
        journey("Book a time", true, {
          detail: "3 steps, 0 console errors",
          steps: [
            { text: "at /book", ok: true },
            { text: 'click button "Book"', ok: true },
          ],
        }),
        journey("Cancel a booking", false, {
          detail: 'step 1, click button "Cancel": there is no such button.',
          steps: [
            { text: "at /my-bookings", ok: true },
            { text: 'click button "Cancel"', ok: false },
            { text: 'see "Cancelled"', ok: null },
          ],
        }),
        journey("Owner reads entries", null, { reason: "the database could not be copied" }),
      ],
    },
  }),
  asked("m3", "Read their opening hours, too", "m4"),
  answered("m4", "m3", {
    status: "running",
    ended_at: null,
    steps: [step("fetch", "https://clinic.example/hours", { status: "running", ended_at: undefined })],
    approval: {
      ...{ id: "a1", integration_label: "Project", tool_label: "Read a web page", loss: null, secret_name: null },
      purpose: "Read a page of opening-hours.a-clinic-with-a-long-name.example; the address is sent to it",
      covers: "opening-hours.a-clinic-with-a-long-name.example",
      arguments: "https://clinic.example/hours",
      ...{ destructive: false, changed: false, asked_at: created_at, expires_at: "2126-11-29T12:10:00.000Z" },
    },
  }),
];

async function opened(viewport: "desktop" | "phone"): Promise<OpenPage> {
  const open = await openPage(browser, { as: signedInAs(maya), viewport });
  const empty = await maya.call(chatContract.trajectory, { params: { id: projectId }, query: {} });
  await open.page.route(/\/trajectory(?:\?|$)/, (route) => route.fulfill({ json: { ...empty, items: documents } }));
  await open.page.goto(`${slipway.url}/projects/${projectId}`);
  return open;
}

async function unfold(page: Page): Promise<void> {
  await chat(page)
    .getByRole("button", { name: /^Worked for/ })
    .click();
  await chat(page)
    .getByRole("button", { name: /Checked: types/ })
    .click();
}

it.each(["desktop", "phone"] as const)(
  "shows journeys, helpers, read pages, another model, the budget and an approval on a %s",
  async (viewport) => {
    await using open = await opened(viewport);
    const { page } = open;
    page.setDefaultTimeout(20_000);
    const log = chat(page);
    await unfold(page);
    await log.getByText("Thoughts", { exact: true }).click();
    for (const words of [
      "Thought:",
      "Theirs names a price for each treatment, ours one for each hour.",
      "Read the page",
      "Had a helper look:",
      "Went on with",
      "Contoso Small, because the model is overloaded",
      "Budget: 60 of 60 steps · 140,000 of 3,000,000 tokens",
      "I have used the budget of this turn: 60 of 60 steps.",
      'Journey "Cancel a booking"',
      "Read a page of opening-hours.a-clinic-with-a-long-name.example; the address is sent to it",
    ])
      await log.getByText(words).first().waitFor();
    const always = log.getByRole("button", { name: "Always allow opening-hours.a-clinic-with-a-long-name.example" });
    for (const button of [log.getByRole("button", { name: "Deny" }), log.getByRole("button", { name: "Allow once" })])
      expect(await button.count()).toBe(1);
    // Nobody should allow a host whose name is cut off.
    await always.scrollIntoViewIfNeeded();
    const card = (await log.getByRole("region", { name: "The agent asks" }).boundingBox())!;
    const edge = card.x + card.width;
    for (const shown of [always, always.locator("span").last(), log.getByRole("button", { name: "Allow once" })]) {
      const box = (await shown.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(edge);
    }
    await look(page, `rows-${viewport}-approval`);
    await log.getByText('Journey "Cancel a booking"').first().scrollIntoViewIfNeeded();
    await look(page, `rows-${viewport}-checks`);
    await log.getByText("Had a helper look:").first().scrollIntoViewIfNeeded();
    await look(page, `rows-${viewport}-steps`);
    const reason = log.getByText("Contoso Small, because the model is overloaded");
    expect(await reason.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const wider = await log.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(wider).toBe(0);
    await expectCleanInBothThemes(page);
    await look(page, `rows-${viewport}-dark`);
    expect(open.problems).toEqual([]);
  },
);
