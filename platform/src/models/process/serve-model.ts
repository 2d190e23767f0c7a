/** The other end of an isolated model: answers one message after the other, and says what it could not answer. */
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { serveProcess } from "../../processes/limited/serve-process.ts";
import { charactersOf, MAX_CHARACTERS, type Answer, type Asked, type FromProcess, type ToProcess } from "./messages.ts";

export interface ServedModel {
  model: LanguageModelV4;
  /** Readies what a first call would wait for. */
  rehearse(model: LanguageModelV4): Promise<void>;
}

const optionsOf = ({ prompt, tools }: Asked): LanguageModelV4CallOptions => ({
  prompt,
  tools: tools.map((name) => ({ type: "function", name, inputSchema: { type: "object" } })),
});

async function answerOf(model: LanguageModelV4, asked: Asked): Promise<Answer> {
  if (asked.way === "generate") {
    const { request: _request, response: _response, ...result } = await model.doGenerate(optionsOf(asked));
    return { type: "generated", result };
  }
  const parts: LanguageModelV4StreamPart[] = [];
  const { stream } = await model.doStream(optionsOf(asked));
  for await (const part of stream) parts.push(part);
  return { type: "streamed", parts };
}

async function bounded(model: LanguageModelV4, asked: Asked): Promise<Answer> {
  try {
    const answer = await answerOf(model, asked);
    if (charactersOf(answer, MAX_CHARACTERS) <= MAX_CHARACTERS) return answer;
    return { type: "failed", said: `an answer of more than ${MAX_CHARACTERS} characters` };
  } catch (error) {
    return { type: "failed", said: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const usedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Called once by the module that a process runs. */
export function serveModel({ model, rehearse }: ServedModel): void {
  serveProcess<ToProcess, FromProcess>(async (message) => {
    if (message.type === "ask") {
      const before = usedMs();
      return { ...(await bounded(model, message.asked)), cpuMs: usedMs() - before };
    }
    await rehearse(model).catch(() => undefined);
    return { type: "rehearsed" };
  });
}
