/** The provider's wire format against a loopback server that speaks chat completions as server-sent events. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { stepCountIs, streamText, tool } from "ai";
import { afterEach, expect, it } from "vitest";
import { z } from "zod";
import { createModels } from "./models.ts";
import { createScriptedModel } from "./scripted.ts";

interface Request {
  authorization: string | undefined;
  url: string | undefined;
  body: { model: string; stream: boolean; messages: { role: string; content: unknown }[]; tools?: unknown[] };
}

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function bodyOf(request: IncomingMessage): Promise<Request["body"]> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Request["body"];
}

/** Answers the n-th request with the n-th list of deltas. */
async function modelServer(answers: (object[] | number)[]): Promise<{ url: string; requests: Request[] }> {
  const requests: Request[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    requests.push({ authorization: request.headers.authorization, url: request.url, body: await bodyOf(request) });
    const deltas = answers[requests.length - 1];
    if (typeof deltas === "number" || deltas === undefined)
      return void response
        .writeHead(deltas ?? 500, { "content-type": "application/json" })
        .end('{"error":{"message":"no"}}');
    response.writeHead(200, { "content-type": "text/event-stream" });
    const event = (choice: object, usage?: object): string =>
      `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", created: 1, model: "m", choices: [choice], usage })}\n\n`;
    for (const delta of deltas) response.write(event({ index: 0, delta, finish_reason: null }));
    const reason = deltas.some((delta) => "tool_calls" in delta) ? "tool_calls" : "stop";
    response.write(
      event(
        { index: 0, delta: {}, finish_reason: reason },
        { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
      ),
    );
    response.end("data: [DONE]\n\n");
  };
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests };
}

const resolve = (baseUrl: string) =>
  createModels({
    config: { modelOptions: [{ option: "gpt-5", baseUrl, model: "some-model", apiKey: "key-of-the-test" }] },
    offlineBuilder: createScriptedModel([]),
  }).resolve("gpt-5").model;

it("streams text, calls a tool, sends its result back and counts tokens", async () => {
  const { url, requests } = await modelServer([
    [
      { role: "assistant", content: "Look" },
      { content: "ing." },
      { tool_calls: [{ index: 0, id: "t1", type: "function", function: { name: "read", arguments: '{"path":' } }] },
      { tool_calls: [{ index: 0, function: { arguments: '"a.ts"}' } }] },
    ],
    [{ role: "assistant", content: "Done." }],
  ]);
  const run = streamText({
    model: resolve(url),
    prompt: "Read a.ts",
    tools: {
      read: tool({ inputSchema: z.object({ path: z.string() }), execute: async ({ path }) => `content of ${path}` }),
    },
    stopWhen: stepCountIs(3),
  });
  let text = "";
  for await (const piece of run.textStream) text += piece;
  expect(text).toBe("Looking.Done.");
  expect(
    requests.map((request) => [request.url, request.authorization, request.body.model, request.body.stream]),
  ).toEqual(Array.from({ length: 2 }, () => ["/v1/chat/completions", "Bearer key-of-the-test", "some-model", true]));
  expect(JSON.stringify(requests[1]!.body.messages)).toContain("content of a.ts");
  const steps = await run.steps;
  expect(steps.map((step) => step.usage.inputTokens)).toEqual([7, 7]);
});

it("ends a stream in an error when the provider refuses", async () => {
  const { url } = await modelServer([401]);
  const errors: unknown[] = [];
  const run = streamText({
    model: resolve(url),
    prompt: "x",
    maxRetries: 0,
    onError: ({ error }) => void errors.push(error),
  });
  await run.consumeStream();
  expect(errors).toHaveLength(1);
});
