/** One short real call, as the loop would make it: whether a key, an address and a model's name belong together. */
import { AppError } from "@slipway/kernel/errors";
import { createProviderModel } from "./providers.ts";
import type { ModelEntry } from "./port.ts";

export interface ModelCheck {
  ok: boolean;
  /** For people: what went wrong, or what the model said. */
  sentence: string;
  durationMs: number;
}

const QUESTION = "Answer with the one word: ready";
/** A model that thinks first needs some room before its word. */
const ANSWER_TOKENS = 2000;
const MAX_SHOWN = 200;
const CALL_MS = 30_000;

/** Never throws for what a provider does. */
export async function checkModel(entry: ModelEntry, name: string): Promise<ModelCheck> {
  const startedAt = performance.now();
  const end = (ok: boolean, sentence: string): ModelCheck => ({
    ok,
    sentence,
    durationMs: Math.round(performance.now() - startedAt),
  });
  const signal = AbortSignal.timeout(CALL_MS);
  try {
    const model = createProviderModel(entry, name, { patience: { tries: 1, idleMs: CALL_MS } });
    const { stream } = await model.doStream({
      prompt: [{ role: "user", content: [{ type: "text", text: QUESTION }] }],
      maxOutputTokens: ANSWER_TOKENS,
      abortSignal: signal,
    });
    let said = "";
    for await (const part of stream) {
      if (part.type === "text-delta") said += part.delta;
      if (part.type === "error") throw part.error;
    }
    const shown = said.replace(/\s+/g, " ").trim().slice(0, MAX_SHOWN);
    return shown === ""
      ? end(false, "The model answered, but without a word of text.")
      : end(true, `The model answered: “${shown}”`);
  } catch (error) {
    if (signal.aborted) return end(false, `The provider did not answer within ${CALL_MS / 1000} seconds.`);
    if (error instanceof AppError) return end(false, error.userMessage);
    return end(false, "The provider sent something that cannot be read.");
  }
}
