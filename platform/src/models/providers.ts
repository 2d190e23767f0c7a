/** The language model behind one line of the configuration. */
import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { effortOf } from "@slipway/kernel/model-options";
import { boundedResponse } from "../egress/bounded-response.ts";
import { createEgress } from "../egress/connector.ts";
import type { Egress } from "../egress/port.ts";
import { dependableModel, type Patience } from "./dependable-model.ts";
import { withPicturesAfter } from "./pictures-after.ts";
import type { ModelEntry as Entry } from "./port.ts";

/** Bound of one answer of a model, its stream and each line of it: far more than the longest answers. */
const MAX_ANSWER_BYTES = 32 * 1_048_576;

/** A redirect would send the key to another host. */
const withoutRedirects: typeof fetch = async (input, init) =>
  boundedResponse(await fetch(input, { ...init, redirect: "error" }), MAX_ANSWER_BYTES);

let publicOnly: Egress | undefined;

/** A workspace's address may name anything, so it is opened only where it is public, and by https. */
function fetchFor({ workspaceId }: Entry, { egress }: Ways): typeof fetch {
  if (workspaceId == null) return withoutRedirects;
  const way = egress ?? (publicOnly ??= createEgress({ kind: "workspace" }));
  return async (input, init) => {
    const answer = await way.fetch(input, init);
    if (answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel();
      throw new Error("the provider redirects");
    }
    return boundedResponse(answer, MAX_ANSWER_BYTES);
  };
}

interface Ways {
  patience?: Partial<Patience> | undefined;
  egress?: Pick<Egress, "fetch"> | undefined;
}

function providerModel(entry: Entry, name: string, ways: Ways): LanguageModelV4 {
  const { provider, baseUrl, model, apiKey } = entry;
  const send = fetchFor(entry, ways);
  const settings = {
    baseURL: baseUrl.replace(/\/+$/, ""),
    fetch: send,
    // An empty key stops the packages from reading one out of the environment.
    apiKey: apiKey ?? "",
  };
  switch (provider) {
    case "openai":
      return createOpenAI(settings).responses(model);
    case "openai-chat":
      return withPicturesAfter(createOpenAI(settings).chat(model));
    case "anthropic":
      return createAnthropic(settings)(model);
    case "google":
      return createGoogle(settings)(model);
    case "compatible": {
      const { baseURL } = settings;
      const key = apiKey === null ? {} : { apiKey };
      const compatible = createOpenAICompatible({ name, baseURL, fetch: send, ...key, includeUsage: true });
      return withPicturesAfter(compatible.chatModel(model));
    }
  }
}

/** Anthropic's wire requires a bound. The package knows it for Claude, and cuts every other model's answer at 4,096. */
const UNKNOWN_MODEL_TOKENS = 16_384;

/** `effort`: each package takes it in its provider's form: a word, or a number of tokens to think with. */
function withDefaults(model: LanguageModelV4, entry: Entry): LanguageModelV4 {
  const effort = entry.effort === undefined ? effortOf(entry.option) : entry.effort;
  const isBounded = entry.provider === "anthropic" && !entry.model.includes("claude-");
  if (effort === null && !isBounded) return model;
  const filled = (options: LanguageModelV4CallOptions): LanguageModelV4CallOptions => ({
    ...options,
    ...(effort === null ? {} : { reasoning: options.reasoning ?? effort }),
    ...(isBounded ? { maxOutputTokens: options.maxOutputTokens ?? UNKNOWN_MODEL_TOKENS } : {}),
  });
  return {
    specificationVersion: model.specificationVersion,
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => model.doGenerate(filled(options)),
    doStream: (options) => model.doStream(filled(options)),
  };
}

/** `name` is the host people read. Its failures are AppErrors `model_failed`. */
export function createProviderModel(entry: Entry, name: string, ways: Ways = {}): LanguageModelV4 {
  const model = withDefaults(providerModel(entry, name, ways), entry);
  return dependableModel(model, { entry, ...(ways.patience === undefined ? {} : { patience: ways.patience }) });
}
