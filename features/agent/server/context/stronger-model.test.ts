import type { ModelOption } from "@slipway/kernel/model-options";
import { createScriptedModel } from "@slipway/platform/models/scripted";
import { createTestApp } from "@slipway/server/testing/test-app";
import { describe, expect, it } from "vitest";
import { answerTo, send } from "../../../chat/testing.ts";
import { newProject } from "../../../projects/testing.ts";
import { markedBrowser, markedSandbox } from "../../testing.ts";
import { strongerWords } from "./stronger-model.ts";

const model = (option: ModelOption, credits: number | null = null, embedded = false) => ({
  option,
  label: option.toUpperCase(),
  embedded,
  price: credits === null ? null : { input: credits, output: credits },
});
const NAMED = (label: string, cost = "") =>
  `This repair was asked for three times now. ${label} is set up here too and is stronger: choose it under the message box for the next try.${cost}`;

describe("a stronger model for somebody who is stuck", () => {
  it("is the next stronger configured one, with its extra cost", () => {
    const configured = [model("claude-4.5-xh", 9), model("gpt-5-h", 5), model("gpt-5-l", 1), model("gpt-4.1-mini")];
    expect(strongerWords(model("gpt-5-l", 1), configured)).toBe(NAMED("GPT-5-H", " It costs more credits."));
    expect(strongerWords(model("auto", null, true), configured)).toBe(NAMED("GPT-4.1-MINI"));
    const automatic = { ...model("auto", 1), label: "GPT-5-L" };
    expect(strongerWords(automatic, configured)).toBe(NAMED("GPT-5-H", " It costs more credits."));
    expect(strongerWords(model("auto", null, true), [model("gpt-5", 2)])).toBe(NAMED("GPT-5", " It costs credits."));
  });

  it("is not named if there is none, or the ranking is unknown", () => {
    expect(strongerWords(model("claude-4.5-xh"), [model("gpt-5-h"), model("november")])).toBe("");
    expect(strongerWords(model("november"), [model("gpt-5-h")])).toBe("");
    expect(strongerWords(model("gpt-5"), [])).toBe("");
  });
});

it("is offered in the third turn about the same repair, by the model that was asked", async () => {
  const scripted = createScriptedModel([{ text: "One." }, { text: "Two." }, { text: "Three." }]);
  await using app = await createTestApp({
    model: { model: scripted, label: "Model of this machine", free: false, contextTokens: 100_000, embedded: true },
    config: {
      modelOptions: [
        { option: "gpt-5", provider: "compatible", baseUrl: "http://127.0.0.1:9/v1", model: "gpt-5", apiKey: "k" },
      ],
    },
    sandbox: markedSandbox(),
    browser: markedBrowser(),
  });
  const maya = await app.signUp("Maya");
  const { id } = await newProject(maya.call);
  const answers: string[] = [];
  for (let time = 1; time <= 3; time += 1) {
    const message = "Fix this error: the order list is empty after a reload";
    const sent = await send(maya.call, id, { message, contains_error: true });
    answers.push((await answerTo(app.services, id, sent.ai_message_id)).content);
  }
  expect(answers[1]).not.toContain("stronger");
  expect(answers[2]).toContain(NAMED("GPT-5 (127.0.0.1:9)"));
  expect(scripted.calls).toHaveLength(3);
});
