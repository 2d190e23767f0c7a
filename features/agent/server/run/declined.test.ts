/** Refused and filtered answers, from providers on loopback to what the person reads and pays. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import {
  startModelServer,
  WIRE_FORMATS,
  writeFrames,
  type Answer,
  type Finish,
  type Provider,
} from "@slipway/platform/testing/servers/model-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerTo, send } from "../../../chat/testing.ts";
import { features } from "../../../server.ts";
import { headOf } from "../../../edits/testing.ts";
import { newProject } from "../../../projects/testing.ts";
import { markedBrowser, markedSandbox } from "../../testing.ts";

const USAGE = { input: 1000, output: 1000 };
const SAID = ["I cannot ", "help with that."];
const DECLINED =
  /^GPT-5 \(127\.0\.0\.1:\d+\) declined this request\. What I made is kept as a draft\. Say it in other words, or pick another model\. 2 credits returned\.$/;
const FILTERED =
  /^GPT-5 \(127\.0\.0\.1:\d+\) did not answer: The provider's filter stopped the answer\. What I made is kept as a draft\. 2 credits returned\.$/;
/** An answer that reached its length is continued: see carried-on.test.ts. */
type Early = Exclude<Finish, "length">;
const WORDS: Record<Early, RegExp> = { refusal: DECLINED, filter: FILTERED, "blocked prompt": FILTERED };

let app: TestApp;
let maya: TestPerson;

beforeAll(async () => {
  // The feature of connected models takes back what a test connects.
  const some = features.filter(({ name }) => name !== "models");
  app = await createTestApp({ features: some, sandbox: markedSandbox(), browser: markedBrowser() });
  maya = await app.signUp("Maya");
});
afterAll(() => app[Symbol.asyncDispose]());

const providers = Object.keys(WIRE_FORMATS) as Provider[];
const cases = providers.flatMap((provider) =>
  WIRE_FORMATS[provider].finishes
    .filter((finish): finish is Early => finish !== "length")
    .map((finish) => ({ provider, finish })),
);

describe.each(cases)("$finish of $provider", ({ provider, finish }) => {
  it("is reported as what it is, leaves a draft, costs nothing and can be retried", async () => {
    const { frames } = WIRE_FORMATS[provider];
    const answers =
      (said: Parameters<typeof frames>[0]): Answer =>
      async (response) => {
        await writeFrames(response, frames(said, USAGE));
        response.end();
      };
    const text = finish === "blocked prompt" ? [] : SAID;
    const input = ['{"path":"src/declined.ts","content":"export {};"}'];
    await using server = await startModelServer([
      answers({ calls: [{ id: "c1", name: "write_file", input }] }),
      answers({ text, finish }),
    ]);
    const price = { input: 0.5, output: 0.5 };
    app.services.models.connect([
      { option: "gpt-5", provider, baseUrl: server.url, model: "some-model", apiKey: "sk-of-the-test", price },
    ]);
    const { id } = await newProject(maya.call);
    const head = await headOf(app.services, id);
    const sent = await send(maya.call, id, { message: "Add a page", model: "gpt-5" });
    const answer = await answerTo(app.services, id, sent.ai_message_id);
    const [closing, ...before] = answer.content.split("\n\n").toReversed();
    expect(before).toEqual(text.length === 0 ? [] : [SAID.join("")]);
    expect(closing).toMatch(WORDS[finish]);
    expect(answer).toMatchObject({ version: null, can_retry: true, cost_credits: null, pipeline_errors: [] });
    expect(answer.draft!.files).toMatchObject([{ path: "src/declined.ts" }]);
    expect(await headOf(app.services, id)).toBe(head);
    expect(server.seen).toHaveLength(2);
  });
});
