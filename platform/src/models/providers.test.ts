/** Each provider's wire format against a loopback server that speaks it, and every way in which providers fail. */
import { inspect } from "node:util";
import { AppError } from "@slipway/kernel/errors";
import { isStepCount, streamText, tool } from "ai";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import {
  startModelServer,
  WIRE_FORMATS,
  writeFrames,
  type Answer,
  type ModelServer,
  type Provider,
} from "../testing/servers/model-server.ts";
import { createModels } from "./models.ts";
import { createScriptedModel } from "./scripted.ts";

const KEY = "sk-key-of-the-test-0123456789";
const USAGE = { input: 7, output: 3 };
const CALL = { text: ["Look", "ing."], calls: [{ id: "t1", name: "read", input: ['{"path":', '"a.ts"}'] }] };

interface Run {
  text: string;
  errors: unknown[];
  inputs: string;
  steps: { inputTokens: number | undefined; outputTokens: number | undefined }[];
  /** How each step ended, in the words that all providers share. */
  finishes: string[];
}

/** Long enough for a busy machine; tests of silence wait less. */
const PATIENT_MS = 10_000;
const HASTY_MS = 150;

const modelAt = (url: string, provider: Provider, idleMs: number) =>
  createModels({
    config: { modelOptions: [{ option: "gpt-5", provider, baseUrl: url, model: "some-model", apiKey: KEY }] },
    offlineBuilder: createScriptedModel([]),
    patience: { idleMs, pauseMs: 5, maxPauseMs: 1500 },
  }).resolve("gpt-5").model;

/** As the agent's loop reads it. */
async function run(
  url: string,
  provider: Provider,
  { abortSignal, idleMs = PATIENT_MS }: { abortSignal?: AbortSignal; idleMs?: number } = {},
): Promise<Run> {
  const errors: unknown[] = [];
  const result = streamText({
    model: modelAt(url, provider, idleMs),
    prompt: "Read a.ts, a private prompt",
    tools: {
      read: tool({ inputSchema: z.object({ path: z.string() }), execute: async ({ path }) => `content of ${path}` }),
    },
    stopWhen: isStepCount(3),
    ...(abortSignal === undefined ? {} : { abortSignal }),
    onError: ({ error }) => void errors.push(error),
  });
  const all: Run = { text: "", errors, inputs: "", steps: [], finishes: [] };
  for await (const part of result.stream) {
    if (part.type === "text-delta") all.text += part.text;
    if (part.type === "tool-input-delta") all.inputs += part.delta;
    if (part.type !== "finish-step") continue;
    all.steps.push({ inputTokens: part.usage.inputTokens, outputTokens: part.usage.outputTokens });
    all.finishes.push(part.finishReason);
  }
  return all;
}

/** Exactly one failure, which holds neither key nor prompt however it is printed. */
function failureOf({ errors }: Run): AppError {
  expect(errors).toHaveLength(1);
  const [error] = errors;
  if (!(error instanceof AppError)) throw new Error("not an AppError", { cause: error });
  expect(error).toMatchObject({ code: "model_failed", status: 503 });
  const printed = `${inspect(error, { depth: 20, showHidden: true })} ${error.stack}`;
  expect(printed).not.toContain(KEY);
  expect(printed).not.toContain("private prompt");
  return error;
}

const providers = Object.keys(WIRE_FORMATS) as Provider[];

function answersOf(provider: Provider) {
  const { frames, ending, refusal } = WIRE_FORMATS[provider];
  const says =
    (said: Parameters<typeof frames>[0]): Answer =>
    async (response) => {
      await writeFrames(response, frames(said, USAGE));
      response.end();
    };
  const refuses =
    (status: number, message: string, headers: Record<string, string> = {}): Answer =>
    (response) =>
      void response
        .writeHead(status, { "content-type": "application/json", ...headers })
        .end(JSON.stringify(refusal(message)));
  /** The first part of an answer that calls a tool, and then something else. */
  const begins =
    (then: Answer): Answer =>
    async (response, request) => {
      await writeFrames(response, frames(CALL, USAGE).slice(0, -ending));
      await then(response, request);
    };
  return { says, refuses, begins };
}

describe.each(providers)("the provider %s", (provider) => {
  const { path, keyOf } = WIRE_FORMATS[provider];
  const { says, begins } = answersOf(provider);

  it("streams text, calls a tool as its input arrives, sends the result back and counts tokens", async () => {
    await using server = await startModelServer([says(CALL), says({ text: ["Done."] })]);
    const { text, errors, inputs, steps } = await run(server.url, provider);
    expect({ errors, text, inputs }).toEqual({ errors: [], text: "Looking.Done.", inputs: '{"path":"a.ts"}' });
    expect(steps).toEqual(Array.from({ length: 2 }, () => ({ inputTokens: 7, outputTokens: 3 })));
    expect(server.seen.map(({ url }) => url)).toEqual([`/v1${path}`, `/v1${path}`]);
    expect(server.seen.map(({ headers }) => keyOf(headers))).toEqual([KEY, KEY]);
    expect(JSON.stringify(server.seen[1]!.body)).toContain("content of a.ts");
  });

  it("gets the error of a tool call that is no JSON or fits no schema, and goes on", async () => {
    const broken = { calls: [{ id: "t1", name: "read", input: ['{"path":', '"a.ts"'] }] };
    const misfit = { calls: [{ id: "t2", name: "read", input: ['{"path":', "5}"] }] };
    // Google sends a call's input as an object: it cannot be broken off.
    const calls = provider === "google" ? [misfit] : [broken, misfit];
    await using server = await startModelServer([...calls.map(says), says({ text: ["Done."] })]);
    const { text, errors } = await run(server.url, provider);
    expect({ text, errors }).toEqual({ text: "Done.", errors: [] });
    expect(server.seen).toHaveLength(calls.length + 1);
    expect(JSON.stringify(server.seen.at(-1)!.body)).toMatch(/invalid|expected|error/i);
  });

  it("ends with the reader's own reason when aborted in the middle, and closes the connection", async () => {
    const reading = new AbortController();
    const reason = new Error("the person pressed stop");
    await using server = await startModelServer([begins(() => reading.abort(reason))]);
    const { errors } = await run(server.url, provider, { abortSignal: reading.signal });
    expect(errors).toEqual([]);
    await expect.poll(() => server.open).toBe(0);
  });

  it("carries its key nowhere else", async () => {
    await using elsewhere = await startModelServer([says({ text: ["Hi."] })]);
    await using server = await startModelServer([
      (response) => void response.writeHead(307, { location: `${elsewhere.url}${path}` }).end(),
    ]);
    failureOf(await run(server.url, provider));
    expect(elsewhere.seen).toEqual([]);
  });
});

describe.each(providers.flatMap((provider) => WIRE_FORMATS[provider].finishes.map((finish) => ({ provider, finish }))))(
  "the provider $provider, when an answer ends in a $finish,",
  ({ provider, finish }) => {
    const { says } = answersOf(provider);

    it("reports it after the text and its usage, asks for nothing more, and is no failed connection", async () => {
      const text = finish === "blocked prompt" ? [] : ["I cannot ", "help"];
      await using server = await startModelServer([says({ text, finish })]);
      const ended = await run(server.url, provider);
      expect(ended).toMatchObject({
        text: text.join(""),
        errors: [],
        finishes: [finish === "length" ? "length" : "content-filter"],
        steps: [{ inputTokens: 7, outputTokens: 3 }],
      });
      expect(server.seen).toHaveLength(1);
    });
  },
);

describe.each(providers)("the provider %s, when it fails,", (provider) => {
  const { overloaded } = WIRE_FORMATS[provider];
  const { says, refuses, begins } = answersOf(provider);

  it("reports a refused key, at once and without showing it", async () => {
    await using server = await startModelServer([refuses(401, `Incorrect API key provided: ${KEY}.`)]);
    const failure = failureOf(await run(server.url, provider));
    expect(failure.userMessage).toBe(
      "The provider refuses the key (401). Ask your admin to check SLIPWAY_MODEL_GPT_5.",
    );
    expect(server.seen).toHaveLength(1);
  });

  it("waits as long as the provider asks if that is short, and reports the time otherwise", async () => {
    await using patient = await startModelServer([
      refuses(429, "slow down", { "retry-after": "0.2" }),
      says({ text: ["Hi."] }),
    ]);
    const began = performance.now();
    expect(await run(patient.url, provider)).toMatchObject({ text: "Hi.", errors: [] });
    expect(performance.now() - began).toBeGreaterThan(190);
    await using busy = await startModelServer([refuses(429, "slow down", { "retry-after": "90" })]);
    const failure = failureOf(await run(busy.url, provider));
    expect(failure).toMatchObject({ retryAfter: 90, details: { reason: "limit" } });
    expect(failure.userMessage).toMatch(/at its limit.*Try again in 90 s/);
    expect(busy.seen).toHaveLength(1);
  });

  it("reports an input longer than the model can read, without retrying", async () => {
    const sentences = [
      "This model's maximum context length is 128000 tokens. However, your messages resulted in 140000 tokens.",
      "prompt is too long: 210000 tokens > 200000 maximum",
      "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
    ];
    for (const sentence of sentences) {
      await using server = await startModelServer([refuses(400, sentence)]);
      const failure = failureOf(await run(server.url, provider));
      expect(failure.details).toEqual({ reason: "context" });
      expect(failure.userMessage).toBe("The request is longer than the model can read (400).");
      expect(server.seen).toHaveLength(1);
    }
    await using other = await startModelServer([refuses(400, "temperature must be at most 2")]);
    expect(failureOf(await run(other.url, provider)).details).toEqual({ reason: "refused" });
  });

  it("tries a broken provider three times, and one that is back once more", async () => {
    await using broken = await startModelServer([refuses(500, "oops")]);
    expect(failureOf(await run(broken.url, provider)).userMessage).toBe("The provider has a problem of its own (500).");
    expect(broken.seen).toHaveLength(3);
    await using back = await startModelServer([
      refuses(503, "oops"),
      (response) => void response.destroy(),
      says({ text: ["Hi."] }),
    ]);
    expect(await run(back.url, provider)).toMatchObject({ text: "Hi.", errors: [] });
  });

  it("ends in one failure, without another step, however the answer breaks off", async () => {
    const breaks: [Answer, string][] = [
      [begins((response) => void response.destroy()), "cut"],
      [begins((response) => void response.end()), "cut"],
      [begins(async (response) => void (await writeFrames(response, ["data: {not json\n\n"]))), "garbled"],
      [begins(async (response) => void (await writeFrames(response, [overloaded]))), "provider"],
      [begins(() => undefined), "silent"],
    ];
    for (const [answer, reason] of breaks) {
      await using server = await startModelServer([answer]);
      const idleMs = reason === "silent" ? HASTY_MS : PATIENT_MS;
      expect(failureOf(await run(server.url, provider, { idleMs })).details).toEqual({ reason });
      expect(server.seen).toHaveLength(1);
      await expect.poll(() => server.open).toBe(0);
    }
  });

  it("ends in a failure when nothing comes at all, and when nobody is there", async () => {
    await using mute = await startModelServer([() => undefined]);
    expect(failureOf(await run(mute.url, provider, { idleMs: HASTY_MS })).userMessage).toBe(
      "The provider stopped answering.",
    );
    await using gone = await startModelServer([() => undefined]);
    await gone[Symbol.asyncDispose]();
    expect(failureOf(await run(gone.url, provider)).userMessage).toBe("The provider cannot be reached.");
  });
});

it("never takes a key out of the environment by itself", async () => {
  vi.stubEnv("OPENAI_API_KEY", "sk-of-the-machine-0123456789");
  try {
    const { frames } = WIRE_FORMATS.compatible;
    const answer: Answer = async (response) => {
      await writeFrames(response, frames({ text: ["Hi."] }, USAGE));
      response.end();
    };
    await using server: ModelServer = await startModelServer([answer]);
    const { model } = createModels({
      config: {
        modelOptions: [{ option: "gpt-5", provider: "openai-chat", baseUrl: server.url, model: "m", apiKey: null }],
      },
      offlineBuilder: createScriptedModel([]),
    }).resolve("gpt-5");
    await streamText({ model, prompt: "x" }).consumeStream();
    expect(JSON.stringify(server.seen[0]!.headers)).not.toContain("of-the-machine");
  } finally {
    vi.unstubAllEnvs();
  }
});
