import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import type { ViewPlace } from "@slipway/ui/navigation/navigation";
import { ViewActionsPlace } from "@slipway/ui/navigation/view-actions.tsx";
import { answerCalls, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { useState, type ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { AiCard } from "./ai-card.tsx";
import { AiView } from "./ai-view.tsx";

afterEach(() => vi.unstubAllGlobals());

const backend = { ref: "p1", url: "http://p1.cloud.localhost", anonKey: "key" };

function Shell({ children }: { children: ReactNode }) {
  const [views, setViews] = useState<readonly ViewPlace[]>([{ id: "ai" }]);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <InShell does={{ views, showViews: setViews }}>
      <header ref={setPlace} />
      <ViewActionsPlace place={place}>{children}</ViewActionsPlace>
    </InShell>
  );
}

const call = (model: string, count: number) => ({
  timestamp: new Date(Date.now() - 3_600_000).toISOString(),
  model,
  provider: "openai",
  count,
  input_tokens: 10,
  output_tokens: 5,
});
const budget = { used: 7, max: 1000 };
const usage = (calls: ReturnType<typeof call>[]) =>
  success({
    granularity: "hour",
    usage: calls,
    last_used_at: calls.length === 0 ? null : new Date().toISOString(),
    budget: { requests_of_day: budget, tokens_of_day: budget, requests_of_month: budget, tokens_of_month: budget },
  });

function answer(isUsed: boolean, calls: ReturnType<typeof call>[] = []) {
  return answerCalls({
    "GET /projects/p1/integrations/ai_gateway": () => success({ is_used: isUsed }),
    "GET /projects/p1/integrations/ai_gateway/usage": () => usage(calls),
    "POST /projects/p1/chat": () => success({ id: "m", ai_message_id: "a", status: "running", queued_position: null }),
  });
}
const view = (
  <Shell>
    <AiView projectId="p1" backend={backend} />
  </Shell>
);

it("shows how much was asked of which model, and what is left [C2.39] [AI1]", async () => {
  answer(true, [call("small", 4), call("large", 2)]);
  await using page = await render(view);
  await page.settle(() => expect(pageText()).toContain("Total requests6"));
  for (const words of ["Number of models2", "Top modelsmall", "Active", "Last used", "7 of 1,000", "smallopenai4"])
    expect(pageText()).toContain(words);
  expect(named("button", "Last 24 hours")).toBeTruthy();
});

it("says that it is not in use in the chosen period [C2.39] [AI1]", async () => {
  answer(true);
  await using page = await render(view);
  await page.settle(() => expect(pageText()).toContain("Not in use"));
  expect(pageText()).toContain("Top model—");
  expect(pageText()).toContain("No requests in this period.");
});

it("offers to enable AI by a chat message [C2.40] [C4.11] [C4.12] [C7.26]", async () => {
  const asked = answer(false);
  await using page = await render(view);
  await page.settle(() => expect(named("button", "Enable AI")).toBeTruthy());
  await press("Enable AI");
  await page.settle(() =>
    expect(asked.find(({ method }) => method === "POST")?.body).toMatchObject({
      message: "Enable AI for this project",
      chat_only: false,
    }),
  );
});

it("shows the models of the last day on its card, or that AI is not enabled [C2.09]", async () => {
  const card = (
    <Shell>
      <AiCard projectId="p1" backend={backend} />
    </Shell>
  );
  answer(false);
  {
    await using page = await render(card);
    await page.settle(() => expect(pageText()).toContain("Not enabled."));
  }
  answer(true, [call("small", 4)]);
  await using page = await render(card);
  await page.settle(() => expect(pageText()).toContain("small4 calls"));
});
