import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, failure, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { PromptBox } from "./prompt-box.tsx";
import { setPromptDraft, usePromptDraft } from "./prompt-draft.ts";

const secret = ["sk", "live", "4eC39HqLyjWDarjtT1zdp9f2"].join("_");
const TEXT = `A shop that charges with ${secret}`;
const MAYA = { id: "u1", workspaces: [{ id: "w1", name: "Acme", plan: "biz", role: "owner" }] };

async function opened(create: () => Response = () => success({ id: "p1" })) {
  const asked = answerCalls({ "GET /user": () => success(MAYA), "POST /projects": create });
  const went: string[] = [];
  const page = await render(
    <InShell does={{ go: (href) => went.push(href) }}>
      <PromptBox />
    </InShell>,
  );
  await type(named<HTMLTextAreaElement>("textarea", "What do you want to build?"), TEXT);
  return { page, went, sent: () => asked.filter(({ method }) => method === "POST") };
}

afterEach(() => {
  vi.unstubAllGlobals();
  setPromptDraft("");
});

it("asks before a request with a key leaves the browser, and keeps no copy of it", async () => {
  const { page, went, sent } = await opened();
  await using _ = page;
  await press("Build");
  await page.settle(() => expect(pageText()).toContain("This looks like a Stripe secret key (sk_live…9f2)."));
  expect(sent()).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toContain(secret);
  await press("Remove and send");
  await page.settle(() => expect(went).toEqual(["/projects/p1"]));
  const body = { workspace_id: "w1", message: "A shop that charges with [removed]", not_a_secret: false };
  expect(sent()).toMatchObject([{ path: "/projects", body }]);
  expect(usePromptDraft.getState().text).toBe("");
});

it("tells the server what the person said of it", async () => {
  const { page, went, sent } = await opened();
  await using _ = page;
  await press("Build");
  await page.settle(() => void named("button", "It is not a key"));
  await press("It is not a key");
  await page.settle(() => expect(went).toEqual(["/projects/p1"]));
  expect(sent()).toMatchObject([{ body: { message: TEXT, not_a_secret: true } }]);
});

it("keeps the text when the server refuses it", async () => {
  const words = "This looks like a secret value. It was not sent and not saved.";
  const { page, went } = await opened(() => failure(400, { code: "secret_found", message: words }));
  await using _ = page;
  await press("Build");
  await page.settle(() => void named("button", "Remove and send"));
  await press("Remove and send");
  await page.settle(() => expect(pageText()).toContain(words));
  expect(went).toEqual([]);
  expect(usePromptDraft.getState().text).toBe(TEXT);
});
