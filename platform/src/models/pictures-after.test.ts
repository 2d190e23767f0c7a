import type { LanguageModelV4Prompt, LanguageModelV4ToolResultPart } from "@ai-sdk/provider";
import { expect, it } from "vitest";
import { startModelServer, WIRE_FORMATS, writeFrames, type Provider } from "../testing/servers/model-server.ts";
import { createProviderModel } from "./providers.ts";

const picture = (data: string) => ({ type: "file", mediaType: "image/png", data: { type: "data", data } }) as const;
const call = (id: string) => ({ type: "tool-call", toolCallId: id, toolName: "render", input: {} }) as const;
const result = (id: string, data: string): LanguageModelV4ToolResultPart => ({
  type: "tool-result",
  toolCallId: id,
  toolName: "render",
  output: { type: "content", value: [{ type: "text", text: `page ${id}` }, picture(data)] },
});

const PROMPT: LanguageModelV4Prompt = [
  { role: "user", content: [{ type: "text", text: "Look" }] },
  { role: "assistant", content: [call("a"), call("b")] },
  { role: "tool", content: [result("a", "AAAA")] },
  { role: "tool", content: [result("b", "BBBB")] },
  { role: "assistant", content: [{ type: "text", text: "I see." }] },
  { role: "user", content: [{ type: "text", text: "Go on" }] },
];

it.each<Provider>(["compatible", "openai-chat"])(
  "sends the pictures of results over %s after all results, as a message of the user",
  async (provider) => {
    await using server = await startModelServer([
      async (response) => {
        await writeFrames(response, WIRE_FORMATS[provider].frames({ text: ["Hi."] }, { input: 1, output: 1 }));
        response.end();
      },
    ]);
    const entry = { option: "auto", provider, baseUrl: server.url, model: "m", apiKey: "k", effort: null };
    const { stream } = await createProviderModel(entry, "test").doStream({ prompt: PROMPT });
    for await (const _part of stream);
    const { messages } = server.seen[0]!.body as { messages: { role: string; content: unknown }[] };
    expect(messages.map(({ role }) => role)).toEqual([
      "user",
      "assistant",
      "tool",
      "tool",
      "user",
      "assistant",
      "user",
    ]);
    expect(JSON.stringify(messages.slice(2, 4))).not.toMatch(/AAAA|BBBB/);
    expect(messages[4]!.content).toMatchObject([
      { type: "text" },
      { type: "image_url", image_url: { url: "data:image/png;base64,AAAA" } },
      { type: "image_url", image_url: { url: "data:image/png;base64,BBBB" } },
    ]);
  },
);
