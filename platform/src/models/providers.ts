/** The language model behind one line of the configuration. */
import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { dependableModel, type Patience } from "./dependable-model.ts";
import type { ModelEntry as Entry } from "./port.ts";

/** A redirect would carry the key to whoever is named there. */
const withoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });

function providerModel({ provider, baseUrl, model, apiKey }: Entry, name: string): LanguageModelV4 {
  const settings = {
    baseURL: baseUrl.replace(/\/+$/, ""),
    fetch: withoutRedirects,
    // An empty key keeps the packages from reading one out of the environment by themselves.
    apiKey: apiKey ?? "",
  };
  switch (provider) {
    case "openai":
      return createOpenAI(settings).responses(model);
    case "openai-chat":
      return createOpenAI(settings).chat(model);
    case "anthropic":
      return createAnthropic(settings)(model);
    case "google":
      return createGoogle(settings)(model);
    case "compatible": {
      const { baseURL } = settings;
      const key = apiKey === null ? {} : { apiKey };
      return createOpenAICompatible({ name, baseURL, fetch: withoutRedirects, ...key, includeUsage: true }).chatModel(
        model,
      );
    }
  }
}

/** `name` is the host people read. Its failures are AppErrors `model_failed`. */
export function createProviderModel(entry: Entry, name: string, patience?: Partial<Patience>): LanguageModelV4 {
  return dependableModel(providerModel(entry, name), { entry, ...(patience === undefined ? {} : { patience }) });
}
