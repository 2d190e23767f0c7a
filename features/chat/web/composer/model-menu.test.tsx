import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { chosenBuilder, freeIfChosen, type BuilderChoice } from "@slipway/ui/session/composer/chosen-builder";
import { MODEL_OPTIONS } from "@slipway/kernel/model-options";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ConnectModel } from "../messages/connect-model.tsx";
import { useSend } from "../use-send.ts";
import { ModelMenu } from "./model-menu.tsx";

const LABELS: Record<string, string> = { auto: "GPT-5 (api.example.com)", "gpt-5": "GPT-5 (api.example.com)" };
let made = 0;
let projectId = "";
let asks = false;
const tried = vi.fn<() => void>();
const drawn = vi.fn<(send: ReturnType<typeof useSend>) => void>();

function Screen() {
  drawn(useSend(projectId, { id: "u1", name: "Maya" }));
  return (
    <>
      <ModelMenu projectId={projectId} autoLabel="GPT-5 (api.example.com)" />
      <ConnectModel projectId={projectId} asks={asks} onTryAgain={tried} />
    </>
  );
}

async function opened({ free = false, stored }: { free?: boolean; stored?: BuilderChoice } = {}) {
  projectId = `pm${(made += 1)}`;
  if (stored !== undefined) localStorage.setItem(`slipway-model:${projectId}`, stored);
  const models = MODEL_OPTIONS.map((option) => ({
    option,
    label: free && option === "auto" ? "Offline builder" : (LABELS[option] ?? option),
    configured: option === "auto" || (!free && option in LABELS),
  }));
  const auto = { label: models[0]!.label, free };
  const sent = () => success({ id: "m1", ai_message_id: "m2", status: "running", queued_position: null });
  const asked = answerCalls({
    [`GET /projects/${projectId}/models`]: () => success({ models, auto }),
    "GET /user": () => success({ id: "u1", is_staff: true, attributes: { display_name: "Maya" } }),
    [`GET /projects/${projectId}/repo-accessibility`]: () => success({ accessibility: "repo_not_found" }),
    [`POST /projects/${projectId}/chat`]: sent,
    [`POST /projects/${projectId}/chat/old/resend`]: sent,
  });
  const page = await render(
    <InShell>
      <Screen />
    </InShell>,
  );
  await page.settle(() => expect(document.querySelector("[aria-label^='Model: ']")).not.toBeNull());
  const bodies = () => asked.filter(({ method }) => method === "POST").map(({ body }) => body);
  const send = (insteadOf: string | null) =>
    act(async () => {
      const options = { chatOnly: false, model: chosenBuilder(projectId), insteadOf };
      expect(await drawn.mock.lastCall![0]("Make it green", options)).toBe(true);
    });
  return { page, bodies, send };
}

const items = (): string[] => [...document.querySelectorAll("[role=menuitem]")].map((item) => item.textContent);
const FREE = "Offline builder, freeOn this machine. No credits, and nothing is sent elsewhere.";

beforeEach(() => {
  asks = false;
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it("lists configured options, folds the rest, and offers the free builder beside them [T3.31]", async () => {
  const { page } = await opened();
  await using _ = page;
  await press("Model: GPT-5 (api.example.com)");
  await page.settle(() => named("[role=menuitem]", "Not configured"));
  expect(items()).toEqual(["Automatic: GPT-5 (api.example.com)", "GPT-5 (api.example.com)", "Not configured", FREE]);
  await press("Not configured");
  await page.settle(() => expect(items()).toHaveLength(MODEL_OPTIONS.length + 2));
  expect(items().at(-1)).toBe(FREE);
});

it("sends to the free builder once it is chosen, reworded messages too, until another is chosen", async () => {
  const { page, bodies, send } = await opened();
  await using _ = page;
  await press("Model: GPT-5 (api.example.com)");
  await page.settle(() => named("[role=menuitem]", FREE));
  await press(FREE);
  await page.settle(() => named("button", "Model: Offline builder, free"));
  await send(null);
  await send("old");
  const free = { model: "auto", use_offline_builder: true };
  expect(bodies()).toMatchObject([free, free]);
  expect(freeIfChosen(projectId)).toEqual({ use_offline_builder: true });

  await press("Model: Offline builder, free");
  await page.settle(() => named("[role=menuitem]", "Automatic: GPT-5 (api.example.com)"));
  await press("Automatic: GPT-5 (api.example.com)");
  await page.settle(() => named("button", "Model: GPT-5 (api.example.com)"));
  expect(localStorage).toHaveLength(0);
  expect(freeIfChosen(projectId)).toEqual({ use_offline_builder: false });
});

it("offers the connected model, by name, for what the free builder could not do", async () => {
  const { page } = await opened({ stored: "offline-builder" });
  await using _ = page;
  await page.settle(() => named("button", "Try this request with GPT-5 (api.example.com)"));
  await press("Try this request with GPT-5 (api.example.com)");
  expect(tried).toHaveBeenCalledOnce();
  expect(named("button", "Model: Offline builder, free")).toBeTruthy();
});

it("offers the connected model beside a question's options, and no way to one if there is none", async () => {
  asks = true;
  {
    const { page } = await opened({ stored: "offline-builder" });
    await using _ = page;
    await page.settle(() => named("button", "Try this request with GPT-5 (api.example.com)"));
  }
  const { page } = await opened({ free: true });
  await using _ = page;
  await page.settle(() =>
    expect(page.cache.getQueriesData({}).filter(([, data]) => data !== undefined)).toHaveLength(2),
  );
  expect(pageText()).not.toContain("Connect a model");
});

it("lists the free builder once, as the automatic choice, if no model is connected", async () => {
  const { page } = await opened({ free: true, stored: "offline-builder" });
  await using _ = page;
  await page.settle(() => expect(chosenBuilder(projectId)).toBe("auto"));
  await act(async () => document.querySelector<HTMLElement>("[aria-label^='Model: ']")!.click());
  await page.settle(() => named("[role=menuitem]", "Automatic: Offline builder"));
  expect(pageText().match(/Offline builder/g)).toHaveLength(1);
});
