/** Answers that providers cut, refuse for a while or end too early, over the wire: the turn goes on with what it has. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import {
  startModelServer,
  WIRE_FORMATS,
  writeFrames,
  type Answer,
  type Provider,
  type Said,
} from "@slipway/platform/testing/servers/model-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AiMessage } from "../../../chat/contract/index.ts";
import { answerTo, send } from "../../../chat/testing.ts";
import { features } from "../../../server.ts";
import { fileAtHead, newVersion } from "../../../edits/testing.ts";
import { newProject } from "../../../projects/testing.ts";
import { markedBrowser, markedSandbox } from "../../testing.ts";

const USAGE = { input: 10, output: 10 };
const CHAT = WIRE_FORMATS.compatible;

let app: TestApp;
let maya: TestPerson;

beforeAll(async () => {
  // The feature of connected models takes back what a test connects.
  const some = features.filter(({ name }) => name !== "models");
  app = await createTestApp({ features: some, sandbox: markedSandbox(), browser: markedBrowser() });
  maya = await app.signUp("Maya");
});
afterAll(() => app[Symbol.asyncDispose]());

const call = (id: string, name: string, input: object) => ({ id, name, input: [JSON.stringify(input)] });
const writes = (id: string, name: string) =>
  call(id, "write_file", { path: `src/${name}.ts`, content: `export const ${name} = 1;\n` });
const ends = call("end", "finish", { title: "Two files", summary: "Both files are there.", not_done: [], next: [] });

const says =
  (said: Said, provider: Provider = "compatible"): Answer =>
  async (response) => {
    await writeFrames(response, WIRE_FORMATS[provider].frames(said, USAGE));
    response.end();
  };
/** The answer without the frames that end it. */
const breaksOff =
  (said: Said): Answer =>
  async (response) => {
    await writeFrames(response, CHAT.frames(said, USAGE).slice(0, -CHAT.ending));
    response.destroy();
  };
const refuses =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(JSON.stringify(CHAT.refusal("not now")));

interface Ran {
  answer: AiMessage;
  projectId: string;
  /** The bodies of the requests. */
  asked: string[];
}

interface Asking {
  provider?: Provider;
  message?: string;
  /** The project has a version already. */
  isBegun?: boolean;
}

async function ran(
  answers: readonly Answer[],
  { provider = "compatible", message = "Add two files", isBegun = false }: Asking = {},
): Promise<Ran> {
  await using server = await startModelServer(answers);
  app.services.models.connect([
    { option: "gpt-5", provider, baseUrl: server.url, model: "some-model", apiKey: "sk-of-the-test", price: null },
  ]);
  const { id: projectId } = await newProject(maya.call);
  if (isBegun) await newVersion(app.services, projectId, { files: { "src/begun.ts": "export {};\n" } });
  const sent = await send(maya.call, projectId, { message, model: "gpt-5" });
  const answer = await answerTo(app.services, projectId, sent.ai_message_id);
  return { answer, projectId, asked: server.seen.map(({ body }) => JSON.stringify(body)) };
}

const retriesOf = ({ steps }: AiMessage): string[] =>
  steps.filter(({ kind }) => kind === "retry").map(({ target }) => target);

describe("a turn goes on", () => {
  it.each<[string, Answer[], string[]]>([
    [
      "when the connection breaks off in the middle of a call",
      [
        breaksOff({
          text: ["I write."],
          calls: [writes("c1", "a"), call("c2", "write_file", { path: "src/lost.ts" })],
        }),
      ],
      ["the connection broke off"],
    ],
    [
      "when the provider reports an overload in the middle of its answer",
      [
        async (response) => {
          const frames = CHAT.frames({ text: ["I write."] }, USAGE).slice(0, -CHAT.ending);
          await writeFrames(response, [...frames, CHAT.overloaded]);
          response.end();
        },
      ],
      ["the provider had a problem of its own"],
    ],
    [
      "when the provider asks for a pause that is longer than a request waits",
      [refuses(429, { "retry-after": "6" })],
      ["the provider was at its limit"],
    ],
  ])("%s", async (_when, faults, said) => {
    const { answer, projectId } = await ran([
      says({ calls: [writes("c0", "first")] }),
      ...faults,
      says({ calls: [writes("c3", "a"), writes("c4", "b"), ends] }),
    ]);
    expect(retriesOf(answer)).toEqual(said);
    expect(answer).toMatchObject({ version: 1, title: "Two files", draft: null, pipeline_errors: [] });
    expect(answer.content).toMatch(/Both files are there\.$/);
    for (const name of ["first", "a", "b"])
      expect(await fileAtHead(app.services, projectId, `src/${name}.ts`)).toBe(`export const ${name} = 1;\n`);
  });

  it("is told which calls of a cut answer were carried out, and leaves no row of it running", async () => {
    const both = { text: ["I write."], calls: [writes("c1", "a"), writes("c2", "b")] };
    const frames = WIRE_FORMATS.anthropic.frames(both, USAGE);
    const inSecondCall = frames.findLastIndex((frame) => frame.includes("input_json_delta"));
    const { answer, projectId, asked } = await ran(
      [
        async (response) => {
          await writeFrames(response, frames.slice(0, inSecondCall));
          response.destroy();
        },
        says({ calls: [writes("c3", "a"), writes("c4", "b"), ends] }, "anthropic"),
      ],
      { provider: "anthropic" },
    );
    expect(asked[1]).not.toContain('"c1"');
    expect(asked[1]).toContain("None of its calls was carried out.");
    expect(answer.steps.filter(({ status }) => status === "skipped").length).toBeGreaterThan(0);
    expect(answer).toMatchObject({ version: 1 });
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBe("export const a = 1;\n");
  });

  it("asks a provider that refuses once per retry, because no layer below it retries too", async () => {
    const { answer, asked } = await ran([refuses(503, { "retry-after": "0" })]);
    expect(asked).toHaveLength(7);
    expect(retriesOf(answer)).toHaveLength(6);
  });

  it("goes on with the operator's second model when the first is down, and says so in one row", async () => {
    const begins = says({ calls: [writes("c0", "first")] });
    await using down = await startModelServer([begins, refuses(503, { "retry-after": "0" })]);
    await using second = await startModelServer([says({ calls: [writes("c1", "second"), ends] })]);
    const entry = { provider: "compatible" as const, model: "some-model", apiKey: null };
    app.services.models.connect(
      [
        { ...entry, option: "gpt-5", baseUrl: down.url, price: { input: 100, output: 100 } },
        { ...entry, option: "kimi-k2", baseUrl: second.url, price: { input: 1, output: 1 } },
      ],
      { auto: null, fallback: "kimi-k2" },
    );
    const { id: projectId } = await newProject(maya.call);
    const sent = await send(maya.call, projectId, { message: "Add two files", model: "gpt-5" });
    const answer = await answerTo(app.services, projectId, sent.ai_message_id);
    app.services.models.connect([], { auto: null, fallback: null });
    expect(answer).toMatchObject({ version: 1, title: "Two files", pipeline_errors: [] });
    expect([down.seen.length, second.seen.length]).toEqual([4, 1]);
    const rows = answer.steps.filter(({ kind }) => kind === "fallback").map(({ target }) => target);
    expect(rows).toEqual([expect.stringMatching(/^Kimi K2 .*, because the provider had a problem of its own$/)]);
    // The new one reads what the first one did, and each is paid at its own price: 20 tokens of 100, 20 of 1 a thousand.
    expect(JSON.stringify(second.seen[0]!.body)).toContain("src/first.ts");
    expect(answer.cost_credits).toBe(2.1);
    for (const name of ["first", "second"])
      expect(await fileAtHead(app.services, projectId, `src/${name}.ts`)).toBe(`export const ${name} = 1;\n`);
  });

  it("is cut for good after the bound of retries, and keeps a draft", async () => {
    const { answer, asked } = await ran([
      says({ calls: [writes("c0", "first")] }),
      ...Array.from({ length: 2 }, () => refuses(429, { "retry-after": "130" })),
    ]);
    expect(asked).toHaveLength(2);
    expect(answer).toMatchObject({ version: null, can_retry: true, draft_state: "open" });
    expect(answer.content).toMatch(/at its limit .* What I made is kept as a draft\.$/s);
  });
});

describe("a turn whose budget ends", () => {
  const steps = (at: number) => says({ calls: [writes(`c${at}`, `part${at}`)] });
  const withBudget = async <T>(budget: object, work: () => Promise<T>): Promise<T> => {
    const { config } = app.services;
    const { turnBudget } = config;
    Object.assign(config, { turnBudget: { steps: 60, tokens: null, credits: null, ...budget } });
    return work().finally(() => Object.assign(config, { turnBudget }));
  };

  it("tells the model before, keeps its work, says so, and goes on with all of it after Continue", async () => {
    const { answer, asked, projectId } = await withBudget({ steps: 5 }, () => ran([1, 2, 3, 4, 5, 6].map(steps)));
    expect(asked).toHaveLength(5);
    expect(asked[0]).toContain('\\"budget\\":{\\"steps\\":5}');
    expect(asked.map((body) => body.includes("Most of this turn's budget is used"))).toEqual([
      ...[false, false, false, false],
      true,
    ]);
    expect(asked[4]).toContain("4 of 5 steps");
    expect(answer).toMatchObject({
      version: null,
      draft_state: "open",
      can_retry: false,
      question: null,
      budget: { steps: { used: 5, max: 5 } },
    });
    expect(answer.content).toMatch(
      /used the budget of this turn: 5 of 5 steps\. .*draft\. Continue goes on from there/,
    );
    await using server = await startModelServer([says({ calls: [writes("c6", "part6"), ends] })]);
    app.services.models.connect([
      { option: "gpt-5", provider: "compatible", baseUrl: server.url, model: "some-model", apiKey: null, price: null },
    ]);
    const sent = await send(maya.call, projectId, { message: "Continue", model: "gpt-5", continues: answer.id });
    expect(await answerTo(app.services, projectId, sent.ai_message_id)).toMatchObject({
      version: 1,
      budget: { steps: { used: 1, max: 60 } },
    });
    expect(JSON.stringify(server.seen[0]!.body)).toContain("src/part5.ts");
    for (const part of ["part1", "part5", "part6"])
      expect(await fileAtHead(app.services, projectId, `src/${part}.ts`)).toContain(part);
  });

  it("ends by its tokens too, and offers to go on where nothing was changed", async () => {
    const read = says({ calls: [call("r", "read_files", { files: ["src/App.tsx"] })] });
    const { answer, asked } = await withBudget({ tokens: 20 }, () => ran([read, read, read]));
    expect(asked).toHaveLength(1);
    expect(answer).toMatchObject({ draft: null, can_retry: false, question: { options: ["Continue"] } });
    expect(answer.content).toContain("20 of 20 tokens. Send “Continue” and I go on");
  });
});

describe.each(Object.keys(WIRE_FORMATS) as Provider[])("an answer of %s that reaches its length", (provider) => {
  it("is continued from where it was cut", async () => {
    const { answer, asked } = await ran(
      [
        says({ text: ["I write both"], finish: "length" }, provider),
        says({ text: [" files now."], calls: [writes("c1", "a"), ends] }, provider),
      ],
      { provider },
    );
    expect(answer).toMatchObject({ version: 1, pipeline_errors: [] });
    expect(retriesOf(answer)).toEqual(["the answer reached its greatest length"]);
    expect(asked[1]).toContain("I write both");
    expect(asked[1]).toContain("Go on from there without repeating what you wrote");
  });
});

describe("a model that stops", () => {
  it("is reminded once that it had no call, and its work is judged when it stops again", async () => {
    const { answer, asked } = await ran([
      says({ calls: [writes("c1", "a")] }),
      says({ text: ["That is the first one."] }),
      says({ text: ["And that is all."] }),
    ]);
    expect(asked).toHaveLength(3);
    expect(asked[2]).toContain("Your answer had no call");
    expect(answer).toMatchObject({ version: 1 });
  });

  it("is not reminded when it only answers", async () => {
    const { answer, asked } = await ran([says({ text: ["There are two pages."] })]);
    expect(asked).toHaveLength(1);
    expect(answer).toMatchObject({ version: null, draft: null });
  });

  it("is not reminded when it answers a question after reading", async () => {
    const read = says({ calls: [call("r", "read_files", { files: ["src/App.tsx"] })] });
    const message = "If I add a page, how many routes are there?";
    const answers = [read, says({ text: ["There are two routes."] })];
    const { answer, asked } = await ran(answers, { message, isBegun: true });
    expect(asked).toHaveLength(2);
    expect(answer).toMatchObject({ version: null, draft: null, content: "There are two routes." });
  });

  it("is told that it repeats itself, and keeps a draft when it goes on doing so", async () => {
    const read = says({ calls: [call("r", "read_files", { files: ["src/a.ts"] })] });
    const broken = call("w", "write_file", { path: "src/a.ts", content: "// @@type-error No.\n" });
    const { answer, asked } = await ran([says({ calls: [broken] }), read]);
    expect(asked.some((body) => body.includes("repeated earlier ones on unchanged files"))).toBe(true);
    expect(asked.length).toBeLessThan(40);
    expect(answer).toMatchObject({ version: null, draft_state: "open" });
  });
});
