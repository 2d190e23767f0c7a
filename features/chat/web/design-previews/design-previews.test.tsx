import { answerCalls, failure, key, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { optimisticPair } from "../trajectory-state.ts";
import { AiAnswer, type AiAnswerProps } from "../messages/ai-answer.tsx";

const SHA = "a".repeat(40);
const REQUESTS = ["Use the look Ink and coral", "Use the look Paper and cobalt", "Use the look Sun and plum"];
const [asked, answer] = optimisticPair({
  ...{ id: "m1", aiMessageId: "m2", text: "A bakery", mode: "agent", chatOnly: false, model: "auto" },
  ...{ userId: "u1", userName: "Maya", at: 0 },
});

const applyDesign = vi.fn<(request: string) => void>();
const actions = { applyDesign } as unknown as AiAnswerProps["actions"];

const shown = (props: Partial<AiAnswerProps> = {}, message: Partial<AiAnswerProps["message"]> = {}) => (
  <AiAnswer
    projectId="p1"
    message={{ ...answer, status: "completed", version: 1, model_label: "Offline builder", ...message }}
    asked={asked}
    given={null}
    newest
    current
    reverted={false}
    own
    busy={false}
    hasApp
    bookmarked={false}
    askFeedback={false}
    actions={actions}
    {...props}
  />
);

beforeEach(() => {
  answerCalls({
    "GET /projects/p1/designs": () => success({ sha: SHA, designs: REQUESTS.map((request) => ({ request })) }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const pictures = () => [...document.querySelectorAll<HTMLImageElement>(`img[src*="/designs/"]`)];

describe("another look (product page, item 18)", () => {
  it("is offered beside the version in effect, with pictures, and applied when picked", async () => {
    await using page = await render(shown());
    expect(pictures()).toEqual([]);
    await page.settle(() => void named("button", "Try another look"));
    await press("Try another look");
    await page.settle(() => expect(pageText()).toContain("Three looks, none applied yet."));
    expect(pictures().map((picture) => picture.getAttribute("src"))).toEqual(
      [0, 1, 2].map((at) => `/api/projects/p1/designs/${SHA}/${at}`),
    );
    expect(applyDesign).not.toHaveBeenCalled();
    await press(REQUESTS[1]!);
    expect(applyDesign.mock.calls).toEqual([[REQUESTS[1]]]);
    expect(pictures()).toEqual([]);
  });

  it("is chosen by keyboard alone: arrows move, Escape leaves without applying any", async () => {
    await using page = await render(shown());
    await page.settle(() => void named("button", "Try another look"));
    await press("Try another look");
    await page.settle(() => expect(document.activeElement?.textContent).toContain(REQUESTS[0]));
    await key(document.activeElement as HTMLElement, "ArrowLeft");
    expect(document.activeElement?.textContent).toContain(REQUESTS[2]);
    await key(document.activeElement as HTMLElement, "ArrowRight");
    expect(document.activeElement?.textContent).toContain(REQUESTS[0]);
    await key(document.activeElement as HTMLElement, "Escape");
    expect(pictures()).toEqual([]);
    expect(document.activeElement).toBe(named("button", "Try another look"));
    expect(applyDesign).not.toHaveBeenCalled();
  });

  it("can be picked without its picture, and waits for a running turn", async () => {
    await using page = await render(shown());
    await page.settle(() => void named("button", "Try another look"));
    await press("Try another look");
    await page.settle(() => expect(pictures()).toHaveLength(3));
    await act(async () => void pictures()[0]!.dispatchEvent(new Event("error")));
    expect(pageText()).toContain(`No picture${REQUESTS[0]}`);
    await using _busy = await render(shown({ busy: true }));
    expect(named<HTMLButtonElement>("button", "Try another look").disabled).toBe(true);
  });

  it.each([
    ["of another model's making", {}, { model_label: "GPT-5" }],
    ["that is no version", {}, { version: null }],
    ["that was taken back", { reverted: true }, {}],
    ["of long ago", { newest: false, current: false }, {}],
  ])("is not offered for an answer %s", async (_what, props, message) => {
    await using _page = await render(shown(props, message));
    expect(pageText()).not.toContain("Try another look");
  });

  it("says why there is none, and retries after a failed request", async () => {
    let answers = 0;
    answerCalls({
      "GET /projects/p1/designs": () =>
        (answers += 1) === 1 ? failure(404, { message: "Not there." }) : success({ sha: null, designs: [] }),
    });
    await using page = await render(shown());
    await page.settle(() => void named("button", "Try another look"));
    await press("Try another look");
    await page.settle(() => expect(pageText()).toContain("Not there."));
    await press("Retry");
    await page.settle(() => expect(pageText()).toContain("there are no other looks to show"));
  });
});
