import { useSignInGate } from "@slipway/ui/api/session-gate";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import {
  answerCalls,
  failure,
  key,
  named,
  pageText,
  press,
  render,
  success,
  type,
} from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ExampleChips } from "./examples/example-chips.tsx";
import { PromptBox } from "./prompt-box.tsx";
import { setPromptDraft, usePromptDraft } from "./start/prompt-draft.ts";
import { addPromptImages, promptImages, removePromptImages } from "./start/prompt-images.ts";

const secret = ["sk", "live", "4eC39HqLyjWDarjtT1zdp9f2"].join("_");
const TEXT = `A shop that charges with ${secret}`;
const MAYA = { id: "u1", workspaces: [{ id: "w1", name: "Acme", plan: "biz", role: "owner" }] };

async function opened(create: () => Response | Promise<Response> = () => success({ id: "p1" })) {
  const asked = answerCalls({ "GET /user": () => success(MAYA), "POST /projects": create });
  const went: string[] = [];
  const page = await render(
    <InShell does={{ go: (href) => went.push(href) }}>
      <PromptBox />
    </InShell>,
  );
  await type(named<HTMLTextAreaElement>("textarea", "What do you want to build?"), TEXT);
  return { page, went, asked, sent: () => asked.filter(({ method }) => method === "POST") };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
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

it("tells the server what the person said about it", async () => {
  const { page, went, sent } = await opened();
  await using _ = page;
  await press("Build");
  await page.settle(() => void named("button", "It is not a key"));
  await press("It is not a key");
  await page.settle(() => expect(went).toEqual(["/projects/p1"]));
  expect(sent()).toMatchObject([{ body: { message: TEXT, not_a_secret: true } }]);
});

it("loads the new project's page at once, and nothing for the page it leaves", async () => {
  const { page, went, asked } = await opened();
  await using _ = page;
  await type(box(), "A bakery's page");
  const before = asked.length;
  await press("Build");
  await page.settle(() => expect(went).toEqual(["/projects/p1"]));
  const after = asked.slice(before).map(({ method, path }) => `${method} ${path}`);
  expect(after).toEqual(["GET /user", "POST /projects", "GET /projects/p1/details", "GET /projects/p1/trajectory"]);
});

it("begins a Chat conversation that builds nothing, and continues in it [CH2]", async () => {
  const { page, went, sent } = await opened();
  await using _ = page;
  await type(box(), "What could a page for a bakery show?");
  await press("Mode: Agent");
  const chat = "ChatAnswers and changes nothing";
  await page.settle(() => void named("[role=menuitem]", chat));
  await press(chat);
  expect(pageText()).not.toContain("Build");
  await press("Ask");
  await page.settle(() => expect(went).toEqual(["/projects/p1"]));
  expect(sent()).toMatchObject([{ body: { chat_only: true } }]);
  expect(localStorage.getItem("slipway-chat-only:p1")).toBe("true");
  // The next one is the agent's again.
  expect(usePromptDraft.getState().chatOnly).toBe(false);
  localStorage.removeItem("slipway-chat-only:p1");
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

describe("pictures of the first message", () => {
  const PNG = Uint8Array.from(
    atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="),
    (character) => character.charCodeAt(0),
  );
  const attached = () => [...document.querySelectorAll("[aria-label=Images] li")].length;
  async function withPicture(answers: Parameters<typeof answerCalls>[0]) {
    const asked = answerCalls({ "GET /user": () => success(MAYA), ...answers });
    const went: string[] = [];
    const page = await render(
      <InShell does={{ go: (href) => went.push(href) }}>
        <PromptBox />
      </InShell>,
    );
    await type(box(), "A page that looks like this");
    await act(() => addPromptImages([new File([PNG], "sketch.png")]));
    await page.settle(() => expect(attached()).toBe(1));
    return { page, went, asked };
  }
  afterEach(() => removePromptImages(promptImages().map(({ id }) => id)));

  it("are uploaded when it is sent, and go with it [W2.09]", async () => {
    const stored = () => success({ file_id: "img_00000000000000000001" });
    const uploads: string[] = [];
    const { page, went, asked } = await withPicture({ "POST /projects": () => success({ id: "p1" }) });
    await using _ = page;
    const answered = globalThis.fetch;
    vi.stubGlobal("fetch", (url: string, init: RequestInit = {}) => {
      if (init.method !== "PUT") return answered(url, init);
      uploads.push(url);
      return Promise.resolve(stored());
    });
    await press("Build");
    await page.settle(() => expect(went).toEqual(["/projects/p1"]));
    expect(uploads).toEqual([expect.stringMatching(/^\/api\/files\/upload\/u1\/[a-z0-9]+-sketch\.png$/)]);
    expect(asked.find(({ method }) => method === "POST")).toMatchObject({
      body: { message: "A page that looks like this", images: ["img_00000000000000000001"] },
    });
    expect(attached()).toBe(0);
  });

  it("stay with the text when one cannot be uploaded, and nothing is created [W8.08]", async () => {
    const { page, went, asked } = await withPicture({});
    await using _ = page;
    await press("Build");
    await page.settle(() => expect(pageText()).toContain("Not there."));
    expect([went, asked.filter(({ method }) => method === "POST"), attached()]).toEqual([[], [], 1]);
    await press("Remove sketch.png");
    await page.settle(() => expect(attached()).toBe(0));
  });
});

const box = () => named<HTMLTextAreaElement>("textarea", "What do you want to build?");

it.each([
  ["signed out", () => failure(401, { message: "Sign in." })],
  ["signed in", () => success(MAYA)],
])("proposes six things to a greeting and makes no project, %s", async (_who, user) => {
  const asked = answerCalls({ "GET /user": user, "POST /projects": () => success({ id: "p1" }) });
  const went: string[] = [];
  await using page = await render(
    <InShell does={{ go: (href) => went.push(href) }}>
      <ExampleChips />
      <PromptBox />
    </InShell>,
  );
  await type(box(), "hi");
  await key(box(), "Enter");
  await page.settle(() => void named("button", "A shop for candles"));
  expect(pageText()).toContain("Tell me what to build, in a sentence");
  expect(document.querySelectorAll("[role=status] li")).toHaveLength(6);
  expect(document.querySelector("[aria-label='Examples to start from']")).toBeNull();
  expect([went, asked.filter(({ method }) => method === "POST"), useSignInGate.getState().request]).toEqual([
    [],
    [],
    null,
  ]);
  expect(box().value).toBe("hi");
  await press("A shop for candles");
  expect(box().value).toBe("A shop for candles");
  expect(document.activeElement).toBe(box());
});

it("builds the proposal that was chosen", async () => {
  const { page, went, sent } = await opened();
  await using _ = page;
  await type(box(), "Hallo!");
  await press("Build");
  await press("Shop für Kerzen");
  await press("Build");
  await page.settle(() => expect(went).toEqual(["/projects/p1"]));
  expect(sent()).toMatchObject([{ body: { message: "Shop für Kerzen" } }]);
  expect(document.querySelectorAll("[role=status] li")).toHaveLength(0);
});

const OFFLINE = "Offline builder on this machine · no key, no cost";

it.each([
  [true, ["staff-models"], ""],
  [false, [], "An admin can connect one in Settings → Models."],
])("says who builds and offers a language model, staff: %s", async (is_staff, opens, says) => {
  answerCalls({
    "GET /user": () => success({ ...MAYA, is_staff }),
    "GET /models/auto": () => success({ offline: true }),
  });
  const went: string[] = [];
  await using page = await render(
    <InShell does={{ openSettings: (section) => went.push(section ?? "") }}>
      <PromptBox />
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain(OFFLINE));
  await page.settle(() => expect(page.cache.isFetching()).toBe(0));
  await press("Use a language model");
  expect(went).toEqual(opens);
  expect(pageText()).toContain(says);
});

it.each([
  ["a stranger", () => failure(401, { message: "Sign in." }), "Built with a language model"],
  ["somebody of the house", () => success(MAYA), "Built with some-model"],
])("claims no offline builder where a model is configured, to %s", async (_who, user, says) => {
  answerCalls({
    "GET /user": user,
    "GET /models/auto": () => success({ offline: false }),
    "GET /models": () => success({ models: [], auto: { label: "some-model", free: false } }),
  });
  await using page = await render(
    <InShell>
      <PromptBox />
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain(says));
  expect(pageText()).not.toContain("no cost");
});

it("keeps the text while there is no network, says so, and sends its latest state", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let isCut = true;
  const { page, went, sent } = await opened(() =>
    isCut ? Promise.reject(new TypeError("Failed to fetch")) : success({ id: "p1" }),
  );
  await using _ = page;
  await type(box(), "A bakery");
  await press("Build");
  await vi.waitFor(() => expect(pageText()).toContain("Can't reach Slipway. Your text is kept. Retrying…"));
  expect([box().value, usePromptDraft.getState().text, went]).toEqual(["A bakery", "A bakery", []]);
  await type(box(), "A bakery with a shop");
  isCut = false;
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  vi.useRealTimers();
  await page.settle(() => expect(went).toEqual(["/projects/p1"]));
  expect(sent().map(({ body }) => (body as { message: string }).message)).toEqual(["A bakery", "A bakery with a shop"]);
});
