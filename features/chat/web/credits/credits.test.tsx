import { NavigationContext, type Navigation } from "@slipway/ui/navigation/navigation";
import { answerCalls, failure, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ProjectCredits } from "../../../billing/contract/index.ts";
import { useDraft } from "../composer/draft.ts";
import { OutOfCreditsDialog } from "../out-of-credits-dialog.tsx";
import { useOutOfCredits, useSend } from "../use-send.ts";
import { asksBefore } from "./before-run.ts";
import { estimateInWords } from "./run-question.tsx";

const estimate = { low: 4, high: 6, model_label: "GPT-5" };
const CREDITS: ProjectCredits = {
  priced: true,
  free: 5,
  used: 0,
  available_balance: 26,
  remaining: 31,
  state: "ok",
  plan: "pro",
  workspace_name: "Acme",
  may_manage: true,
  automatic_top_up: "off",
  estimate,
};
let made = 0;
let projectId = "";
const drawn = vi.fn<(now: { send: ReturnType<typeof useSend>; draft: string }) => void>();
const openSettings = vi.fn<Navigation["openSettings"]>();
const navigation: Navigation = {
  query: "",
  go: () => undefined,
  openSettings,
  openTool: () => undefined,
  tool: null,
  views: [],
  showViews: () => undefined,
  half: null,
  showChat: () => undefined,
  fullChat: false,
  toggleFullChat: () => undefined,
};

function Screen() {
  drawn({ send: useSend(projectId, { id: "u1", name: "Maya" }), draft: useDraft(projectId) });
  const open = useOutOfCredits((state) => state.open);
  return open && <OutOfCreditsDialog workspace={{ plan: "free" }} />;
}

const sentAs = () => success({ id: "m1", ai_message_id: "m2", status: "running", queued_position: null });

async function opened(credits: Partial<ProjectCredits>, send: () => Response = sentAs) {
  projectId = `pc${(made += 1)}`;
  const asked = answerCalls({
    [`GET /projects/${projectId}/repo-accessibility`]: () => success({ accessibility: "repo_not_found" }),
    [`GET /projects/${projectId}/credits`]: () => success({ ...CREDITS, ...credits }),
    [`POST /projects/${projectId}/chat`]: send,
  });
  const page = await render(
    <NavigationContext value={navigation}>
      <Screen />
    </NavigationContext>,
  );
  const posted = () => asked.filter(({ method }) => method === "POST").map(({ body }) => body);
  return { page, posted };
}

const begin = (): Promise<boolean> => drawn.mock.lastCall![0].send("Make it green", { chatOnly: false, model: "auto" });
/** Sending has begun and is interrupted by a question. */
async function beginAndWait(): Promise<Promise<boolean>[]> {
  const sending: Promise<boolean>[] = [];
  await act(async () => void sending.push(begin()));
  return sending;
}
const draft = (): string => drawn.mock.lastCall![0].draft;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  useOutOfCredits.setState({ open: false, refused: null });
});

describe("before a run that is likely to cost over 3 credits", () => {
  it("asks, shows what is left, and Run sends it", async () => {
    const { page, posted } = await opened({});
    await using _ = page;
    const [sending] = await beginAndWait();
    await page.settle(() => expect(pageText()).toContain("About 4-6 credits with GPT-5. You have 31."));
    expect(posted()).toEqual([]);
    await press("Run");
    expect(await sending).toBe(true);
    expect(posted()).toMatchObject([{ message: "Make it green", use_offline_builder: false }]);
  });

  it("sends it to the offline builder instead", async () => {
    const { page, posted } = await opened({});
    await using _ = page;
    const [sending] = await beginAndWait();
    await page.settle(() => named("button", "Use the offline builder, free"));
    await press("Use the offline builder, free");
    expect(await sending).toBe(true);
    expect(posted()).toMatchObject([{ use_offline_builder: true }]);
  });

  it("sends nothing when it is closed without an answer, and the text is back in the box", async () => {
    const { page, posted } = await opened({});
    await using _ = page;
    const [sending] = await beginAndWait();
    await page.settle(() => named("button", "Run"));
    await press("Close");
    expect(await sending).toBe(false);
    expect(posted()).toEqual([]);
    await page.settle(() => expect(draft()).toBe("Make it green"));
  });

  it("remembers not to ask under 10, once run that way", async () => {
    const { page, posted } = await opened({});
    await using _ = page;
    const [sending] = await beginAndWait();
    await page.settle(() => named("button", "Run"));
    await act(async () => named<HTMLInputElement>("input[type=checkbox]", "Don't ask under 10").click());
    await press("Run");
    await sending;
    await act(async () => void (await begin()));
    expect(posted()).toHaveLength(2);
  });

  it("concerns runs over 3, not those that nobody could pay or that are free", () => {
    const run = (low: number, high: number) => ({ estimate: { ...estimate, low, high }, remaining: 31 });
    expect([run(1, 3), run(4, 6), run(9, 12)].map((credits) => asksBefore(credits, false))).toEqual([
      false,
      true,
      true,
    ]);
    expect([run(4, 6), run(9, 12)].map((credits) => asksBefore(credits, true))).toEqual([false, true]);
    expect(asksBefore({ estimate: null, remaining: 31 }, false)).toBe(false);
    expect(asksBefore({ ...run(4, 6), remaining: 0 }, false)).toBe(false);
    expect(estimateInWords(run(5, 5))).toBe("About 5 credits with GPT-5. You have 31.");
  });
});

describe("out of credits [W8.01] [W2.32] [CH12]", () => {
  const refuse = () => failure(402, { code: "out_of_credits", message: "This workspace is out of credits." });
  const none = { remaining: 0, state: "reached", estimate: { ...estimate, high: 1 } } as const;

  it("offers people who manage a paid plan to top up", async () => {
    const { page } = await opened(none, refuse);
    await using _ = page;
    await act(async () => void (await begin()));
    await page.settle(() => named("button", "Top up"));
    expect(named("[role=dialog]", "You are out of credits").textContent).toContain("nothing was lost");
    expect(draft()).toBe("Make it green");
    await press("Top up");
    expect(openSettings).toHaveBeenLastCalledWith("usage", { openTopUp: "1" });
  });

  it.each([
    ["off", "pro", "Automatic top-up"],
    ["cap_reached", "pro", "Change the cap"],
    ["cap_reached", "free", "Change the cap"],
  ] as const)("with automatic top-up %s on %s it leads to its terms", async (automatic_top_up, plan, name) => {
    const { page } = await opened({ ...none, automatic_top_up, plan }, refuse);
    await using _ = page;
    await act(async () => void (await begin()));
    await page.settle(() => named("button", name));
    expect(pageText().includes("reached its cap of this month")).toBe(automatic_top_up === "cap_reached");
    await press(name);
    expect(openSettings).toHaveBeenLastCalledWith("billing", { openAutomaticTopUp: "1" });
  });

  it.each([
    ["off", true, "free"],
    ["on", true, "pro"],
    [null, false, "pro"],
  ] as const)("says nothing of automatic top-up that is %s (may manage: %s, %s)", async (state, may_manage, plan) => {
    const { page } = await opened({ ...none, automatic_top_up: state, may_manage, plan }, refuse);
    await using _ = page;
    await act(async () => void (await begin()));
    await page.settle(() => expect(pageText()).toMatch(may_manage ? /Top up|Upgrade/ : /Ask your workspace admin/));
    expect(pageText()).not.toMatch(/by itself|Automatic top-up/);
  });

  it("offers people who manage a free plan to upgrade", async () => {
    const { page } = await opened({ ...none, plan: "free" }, refuse);
    await using _ = page;
    await act(async () => void (await begin()));
    await page.settle(() => named("button", "Upgrade"));
    await press("Upgrade");
    expect(openSettings).toHaveBeenLastCalledWith("billing");
  });

  it("tells everybody else to ask [W6.02]", async () => {
    const { page } = await opened({ ...none, may_manage: false, plan: "free" }, refuse);
    await using _ = page;
    await act(async () => void (await begin()));
    await page.settle(() => expect(pageText()).toContain("Ask your workspace admin to upgrade"));
    expect(() => named("button", "Upgrade")).toThrow("no button");
  });

  it("sends the message to the offline builder, with what was typed", async () => {
    let refusals = 0;
    const { page, posted } = await opened(none, () => ((refusals += 1) === 1 ? refuse() : sentAs()));
    await using _ = page;
    await act(async () => void (await begin()));
    await page.settle(() => named("button", "Use the offline builder, free"));
    await press("Use the offline builder, free");
    await page.settle(() => expect(posted()).toHaveLength(2));
    expect(posted()[1]).toMatchObject({ message: "Make it green", use_offline_builder: true });
    expect(draft()).toBe("");
  });
});
