/** Bodies as OpenAI's clients send them, and what is said of those that are not. */
import { describe, expect, it } from "vitest";
import { AiRefusal } from "./ai-error.ts";
import { readChatRequest } from "./chat-request.ts";

const read = (body: unknown) => readChatRequest(Buffer.from(typeof body === "string" ? body : JSON.stringify(body)));
const hello = { role: "user", content: "Hello" };
const withMessages = (...messages: unknown[]) => ({ model: "auto", messages });
const lookup = { type: "function", function: { name: "lookup", parameters: { type: "object" } } };
const called = (id: string, text: string) => ({
  role: "assistant",
  content: null,
  tool_calls: [{ id, type: "function", function: { name: "lookup", arguments: text } }],
});

function refusal(body: unknown): unknown {
  try {
    read(body);
  } catch (error) {
    if (!(error instanceof AiRefusal)) throw error;
    const { status, param, message } = error.init;
    return [status, param, message];
  }
  return "read";
}

describe("a chat completion's body", () => {
  it("becomes a conversation with text, pictures, calls and their results", () => {
    const { options, model, isStream, withUsage } = read({
      model: "gpt-5",
      stream: true,
      stream_options: { include_usage: true },
      messages: [
        {
          role: "developer",
          content: [
            { type: "text", text: "Be " },
            { type: "text", text: "brief" },
          ],
        },
        {
          role: "user",
          content: [
            { type: "text", text: "What is this?" },
            { type: "image_url", image_url: { url: "data:image/png;base64,aGk=" } },
            { type: "image_url", image_url: { url: "https://example.org/a.png", detail: "low" } },
          ],
        },
        called("c1", '{"word":"a"}'),
        { role: "tool", tool_call_id: "c1", content: "found" },
      ],
    });
    expect({ model, isStream, withUsage }).toEqual({ model: "gpt-5", isStream: true, withUsage: true });
    expect(options.prompt).toEqual([
      { role: "system", content: "Be brief" },
      {
        role: "user",
        content: [
          { type: "text", text: "What is this?" },
          { type: "file", mediaType: "image/png", data: { type: "data", data: "aGk=" } },
          { type: "file", mediaType: "image/*", data: { type: "url", url: new URL("https://example.org/a.png") } },
        ],
      },
      {
        role: "assistant",
        content: [{ type: "tool-call", toolCallId: "c1", toolName: "lookup", input: { word: "a" } }],
      },
      {
        role: "tool",
        content: [
          { type: "tool-result", toolCallId: "c1", toolName: "lookup", output: { type: "text", value: "found" } },
        ],
      },
    ]);
  });

  it("carries its settings, and treats null as absent", () => {
    const { options, isStream } = read({
      ...withMessages(hello),
      ...{ max_tokens: 5, max_completion_tokens: 7, temperature: 0, top_p: 0.5, seed: 3, stop: "END", n: 1 },
      ...{ presence_penalty: null, stream: null, user: "u-1", store: false, metadata: { a: "b" }, logprobs: false },
      tools: [lookup],
      tool_choice: { type: "function", function: { name: "lookup" } },
      response_format: { type: "json_schema", json_schema: { name: "word", schema: { type: "object" } } },
      reasoning_effort: "low",
    });
    expect(isStream).toBe(false);
    expect(options).toEqual({
      prompt: [{ role: "user", content: [{ type: "text", text: "Hello" }] }],
      ...{ maxOutputTokens: 7, temperature: 0, topP: 0.5, seed: 3, stopSequences: ["END"], reasoning: "low" },
      tools: [{ type: "function", name: "lookup", inputSchema: { type: "object" } }],
      toolChoice: { type: "tool", toolName: "lookup" },
      responseFormat: { type: "json", name: "word", schema: { type: "object" } },
    });
    expect(read({ ...withMessages(hello), tools: [], tool_choice: "required" }).options).not.toHaveProperty(
      "toolChoice",
    );
  });

  it("is estimated in tokens by its text, and a picture as a page of text", () => {
    expect(read(withMessages({ role: "user", content: "x".repeat(4000) })).promptTokens).toBeCloseTo(1000, -2);
    const url = `data:image/png;base64,${"A".repeat(400_000)}`;
    const picture = read(withMessages({ role: "user", content: [{ type: "image_url", image_url: { url } }] }));
    expect(picture.promptTokens).toBeGreaterThan(800);
    expect(picture.promptTokens).toBeLessThan(900);
  });

  it.each([
    ["no JSON", "{", [400, null, "The body is no JSON."]],
    ["no object", "[]", [400, null, expect.any(String)]],
    ["no model", { messages: [hello] }, [400, "model", "model: you must provide a model"]],
    ["no messages", { model: "auto", messages: [] }, [400, "messages", expect.stringContaining("messages: ")]],
    [
      "a role that is none",
      withMessages(hello, { role: "wizard", content: "x" }),
      [400, "messages[1].role", expect.any(String)],
    ],
    [
      "a part that is none",
      withMessages({ role: "user", content: [{ type: "video", video: "x" }] }),
      [400, "messages[0].content[0].type", expect.any(String)],
    ],
    [
      "a picture that is no address",
      withMessages({ role: "user", content: [{ type: "image_url", image_url: { url: "file:///etc/passwd" } }] }),
      [400, "messages[0].content[0].image_url.url", expect.stringContaining("must be a data: URL")],
    ],
    [
      "arguments that are no JSON",
      withMessages(hello, called("c1", "{"), { role: "tool", tool_call_id: "c1", content: "x" }),
      [400, "messages[1].tool_calls[0].function.arguments", expect.stringContaining("must be JSON")],
    ],
    [
      "a result of no call",
      withMessages(hello, { role: "tool", tool_call_id: "c9", content: "x" }),
      [400, "messages[1].tool_call_id", expect.stringContaining("no message before has this call")],
    ],
    [
      "an empty answer",
      withMessages(hello, { role: "assistant", content: null }),
      [400, "messages[1].content", expect.any(String)],
    ],
    ["too hot", { ...withMessages(hello), temperature: 3 }, [400, "temperature", expect.stringContaining("2")]],
    ["several answers", { ...withMessages(hello), n: 2 }, [400, "n", "n: only 1 answer is given"]],
    ["probabilities", { ...withMessages(hello), logprobs: true }, [400, "logprobs", "logprobs: is not offered here"]],
    [
      "sound",
      { ...withMessages(hello), modalities: ["text", "audio"] },
      [400, "modalities[1]", "modalities[1]: only text is answered"],
    ],
    [
      "functions of old",
      { ...withMessages(hello), functions: [{ name: "f" }] },
      [400, "functions", "functions: is not offered here; use tools"],
    ],
    [
      "a tool that is not there",
      { ...withMessages(hello), tools: [lookup], tool_choice: { type: "function", function: { name: "other" } } },
      [400, "tool_choice", "tool_choice: there is no tool named other"],
    ],
    [
      "a tool's name that is none",
      { ...withMessages(hello), tools: [{ type: "function", function: { name: "a b" } }] },
      [400, "tools[0].function.name", expect.stringContaining("letters, digits")],
    ],
  ])("with %s names the field and the rule", (_name, body, expected) => {
    expect(refusal(body)).toEqual(expected);
  });
});
