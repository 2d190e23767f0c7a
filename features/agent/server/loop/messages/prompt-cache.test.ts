/** Checks the cache marks that arrive at Anthropic: they stand at the stable prefix, and the prefix really is one. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import {
  startModelServer,
  WIRE_FORMATS,
  writeFrames,
  type Answer,
  type ModelServer,
} from "@slipway/platform/testing/servers/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerTo, send } from "../../../../chat/testing.ts";
import { newProject } from "../../../../projects/testing.ts";

interface Block {
  cache_control?: unknown;
}
interface Body {
  system: Block[];
  tools: Block[];
  messages: { role: string; content: Block[] }[];
}

const MARK = { type: "ephemeral" };
const says =
  (said: Parameters<(typeof WIRE_FORMATS)["anthropic"]["frames"]>[0]): Answer =>
  async (response) => {
    await writeFrames(response, WIRE_FORMATS.anthropic.frames(said, { input: 7, output: 3 }));
    response.end();
  };

let app: TestApp;
let maya: TestPerson;
let server: ModelServer;

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
  server = await startModelServer([
    says({ text: ["I look."], calls: [{ id: "t1", name: "read_files", input: ['{"files":["src/App.tsx"]}'] }] }),
    says({ text: ["It has two routes."] }),
  ]);
  const provider = "anthropic";
  app.services.models.connect([
    { option: "claude-4-opus", provider, baseUrl: server.url, model: "claude-opus-4-1", apiKey: "sk-of-the-test" },
  ]);
});
afterAll(async () => {
  await app?.[Symbol.asyncDispose]();
  await server?.[Symbol.asyncDispose]();
});

const bodyOf = (call: number): Body => server.seen[call]!.body as unknown as Body;
const isMarked = (block: Block | undefined): boolean => JSON.stringify(block?.cache_control) === JSON.stringify(MARK);
/** Which messages end in a mark. */
const marked = ({ messages }: Body): number[] =>
  messages.flatMap(({ content }, at) => (isMarked(content.at(-1)) ? [at] : []));
const marksOf = (body: Body): number => JSON.stringify(body).split('"cache_control"').length - 1;
/** Marks move with each call; the content before them is what stays. */
const withoutMarks = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) => (key === "cache_control" ? undefined : inner));

it("marks instructions, history and newest message on the wire, and keeps the prefix in the next call", async () => {
  const { id } = await newProject(maya.call);
  const ask = async (message: string): Promise<void> => {
    const sent = await send(maya.call, id, { message, model: "claude-4-opus", chat_only: true });
    await answerTo(app.services, id, sent.ai_message_id);
  };
  await ask("How many routes are there?");
  await ask("And how many pages?");
  expect(server.seen).toHaveLength(3);
  const [first, second, next] = [bodyOf(0), bodyOf(1), bodyOf(2)];

  for (const body of [first, second, next]) {
    expect(body.system).toHaveLength(1);
    expect(isMarked(body.system[0])).toBe(true);
    expect(marksOf(body)).toBeLessThanOrEqual(4);
    expect(withoutMarks([body.system, body.tools])).toBe(withoutMarks([first.system, first.tools]));
  }
  // In a first turn the marks stand at its request, then also at what its tool found.
  expect(marked(first)).toEqual([0]);
  expect(marked(second)).toEqual([0, second.messages.length - 1]);
  expect(withoutMarks(second.messages.slice(0, first.messages.length))).toBe(withoutMarks(first.messages));
  // In the next turn they stand at the end of the history and at its request. Both are the person's, so one message.
  expect(next.messages.at(-1)!.content.map(isMarked)).toEqual([true, true]);
  expect(marked(next)).toEqual([next.messages.length - 1]);
});
