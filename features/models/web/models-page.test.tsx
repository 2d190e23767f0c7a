/**
 * The page of connected models, used by staff: detected servers; a connection is made, refused and changed; keys are
 * never shown.
 */
import { answerCalls, failure, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { MODEL_OPTIONS } from "@slipway/kernel/model-options";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { ModelConnection } from "../contract/index.ts";
import { ModelsPage } from "./models-page.tsx";

const OLLAMA = { name: "Ollama", base_url: "http://127.0.0.1:11434/v1", models: ["qwen3-coder", "llama3"] };
const CONNECTED: ModelConnection = {
  id: "mc1",
  source: "in_place",
  provider: "anthropic",
  base_url: "https://api.anthropic.com/v1",
  key: "set",
  models: [
    {
      option: "claude-4.5-h",
      model: "claude-sonnet-4-5",
      effort: "high",
      credits_in: null,
      credits_out: null,
      context_tokens: null,
      label: null,
      sees: null,
    },
  ],
  last_check: null,
};
const UNSET = { credits_in: null, credits_out: null, context_tokens: null };
const CHECK = { ok: true, sentence: "The model answered: “ready”", duration_ms: 420, at: "2026-11-21T12:00:00.000Z" };

interface World {
  connections: ModelConnection[];
  /** Answer to a new connection. */
  connect: () => Response;
}

async function opened(world: Partial<World> = {}) {
  const { connections = [], connect = () => success(CONNECTED) } = world;
  const options = MODEL_OPTIONS.map((option) => ({ option, label: `Label of ${option}`, configured: false }));
  const asked = answerCalls({
    "GET /admin/models": () =>
      success({ connections, options, auto: "Offline builder", choices: { auto: null, fallback: null } }),
    "GET /admin/models/local": () => success({ servers: [OLLAMA] }),
    "POST /admin/models": () => connect(),
    "PUT /admin/models/mc1": () => success(CONNECTED),
    "POST /admin/models/test": () => success(CHECK),
  });
  const page = await render(<ModelsPage />);
  await page.settle(() => expect(pageText()).toContain("Ollama"));
  const sent = () => asked.filter(({ method }) => method !== "GET").map(({ path, body }) => [path, body]);
  return { page, sent, asked };
}

const field = (name: string): HTMLInputElement => named<HTMLInputElement>("input", name);
/** Presses a button inside the dialog, because rows of the page have buttons with the same names. */
const pressInForm = (name: string): Promise<void> =>
  act(async () =>
    [...document.querySelectorAll<HTMLButtonElement>("[role=dialog] button")]
      .find(({ textContent }) => textContent === name)!
      .click(),
  );

/** Chooses in a select of the newest line. */
async function pick(label: string, choice: string): Promise<void> {
  await act(async () => field(label).click());
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>("[role=option]")]
      .findLast(({ textContent }) => textContent === choice)!
      .click(),
  );
}

afterEach(() => vi.unstubAllGlobals());

it("connects a detected Ollama, with its address and a model filled in", async () => {
  const { page, sent, asked } = await opened();
  await using _ = page;
  expect(pageText()).toContain("http://127.0.0.1:11434/v1 · qwen3-coder, llama3");
  await press("Connect");
  await page.settle(() => expect(field("Address").value).toBe(OLLAMA.base_url));
  expect(field("Model").value).toBe("qwen3-coder");
  const before = asked.filter(({ path }) => path === "/admin/models").length;
  await pressInForm("Connect");
  await page.settle(() => expect(pageText()).toContain("It answers from the next message on."));
  const model = { option: "auto", label: null, sees: null, model: "qwen3-coder", effort: null };
  expect(sent()).toEqual([
    ["/admin/models", { provider: "compatible", base_url: OLLAMA.base_url, models: [{ ...model, ...UNSET }] }],
  ]);
  await page.settle(() =>
    expect(asked.filter(({ path }) => path === "/admin/models").length).toBeGreaterThan(before + 1),
  );
  expect(document.querySelector("[role=dialog]")).toBeNull();
});

it("no longer offers a server that is connected", async () => {
  const connection: ModelConnection = { ...CONNECTED, provider: "compatible", base_url: OLLAMA.base_url, key: "none" };
  const options = MODEL_OPTIONS.map((option) => ({ option, label: option, configured: false }));
  answerCalls({
    "GET /admin/models": () =>
      success({ connections: [connection], options, auto: "Offline builder", choices: { auto: null, fallback: null } }),
    "GET /admin/models/local": () => success({ servers: [OLLAMA] }),
  });
  await using page = await render(<ModelsPage />);
  await page.settle(() => expect(pageText()).toContain("Nothing else was found."));
});

it("is tested before anything is stored, and a refusal keeps the form's input", async () => {
  const message = "One of these options is served by another connection already.";
  const { page, sent } = await opened({ connect: () => failure(409, { code: "option_taken", message }) });
  await using _ = page;
  await press("Connect a model");
  await page.settle(() => expect(field("Address").value).toBe("https://api.openai.com/v1"));
  expect(named<HTMLButtonElement>("button", "Test").disabled).toBe(true);
  await type(field("Key"), "sk-a-key");
  await type(field("Model"), "gpt-5");
  await pick("Option", "Label of gpt-5-h");
  await pressInForm("Test");
  await page.settle(() => expect(pageText()).toContain("The model answered: “ready”"));
  await pressInForm("Connect");
  await page.settle(() => expect(document.querySelector("[role=alert]")?.textContent).toContain(message));
  expect([field("Model").value, field("Key").value]).toEqual(["gpt-5", "sk-a-key"]);
  expect(sent()).toMatchObject([
    ["/admin/models/test", { provider: "openai", model: "gpt-5", effort: "high", api_key: "sk-a-key" }],
    ["/admin/models", { models: [{ option: "gpt-5-h", model: "gpt-5", effort: "high" }], api_key: "sk-a-key" }],
  ]);
});

it("says how much a model thinks, changes it, and keeps a key that it never shows [T3.31]", async () => {
  const { page, sent } = await opened({ connections: [CONNECTED] });
  await using _ = page;
  expect(pageText()).toContain("claude-sonnet-4-5high effort, no price");
  expect(pageText()).toContain("Key set.");
  await press("Change");
  await page.settle(() => expect(pageText()).toContain("A key is set. Leave this empty to keep it."));
  expect([field("Key").value, field("Effort").value]).toEqual(["", "High"]);
  await pick("Effort", "The model's own");
  await pressInForm("Save");
  await page.settle(() => expect(sent()).toHaveLength(1));
  const [[path, body]] = sent() as [[string, { models: unknown }]];
  expect(path).toBe("/admin/models/mc1");
  expect(body).not.toHaveProperty("api_key");
  expect(body.models).toMatchObject([{ option: "claude-4.5-h", effort: null }]);
});

it("sets how many tokens a model can read at once", async () => {
  const { page, sent } = await opened({ connections: [CONNECTED] });
  await using _ = page;
  await press("Change");
  await page.settle(() => expect(field("Window").value).toBe(""));
  await type(field("Window"), "200000");
  expect(field("Window").value).toBe("200,000");
  await pressInForm("Save");
  await page.settle(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]![1]).toMatchObject({ models: [{ context_tokens: 200_000 }] });
});

it("takes the nearest bound for a window that is too small", async () => {
  const { page, sent } = await opened({ connections: [CONNECTED] });
  await using _ = page;
  await press("Change");
  await page.settle(() => expect(field("Window").value).toBe(""));
  await type(field("Window"), "12");
  await act(async () => field("Window").focus());
  await act(async () => field("Window").blur());
  await page.settle(() => expect(field("Window").value).toBe("4,000"));
  await pressInForm("Save");
  await page.settle(() => expect(sent()[0]![1]).toMatchObject({ models: [{ context_tokens: 4000 }] }));
});
