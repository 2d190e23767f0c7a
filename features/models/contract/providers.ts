/** Providers that can be picked by name. Each speaks one of the platform's wire formats. */
export const PROVIDER_IDS = ["openai", "openai-chat", "anthropic", "google", "xai", "groq", "compatible"] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

export interface ProviderFacts {
  id: ProviderId;
  label: string;
  /** The wire format. */
  speaks: "openai" | "openai-chat" | "anthropic" | "google" | "compatible";
  /** Empty: there is no usual one. */
  baseUrl: string;
  needsKey: boolean;
}

export const PROVIDERS: readonly ProviderFacts[] = [
  { id: "openai", label: "OpenAI", speaks: "openai", baseUrl: "https://api.openai.com/v1", needsKey: true },
  { id: "anthropic", label: "Anthropic", speaks: "anthropic", baseUrl: "https://api.anthropic.com/v1", needsKey: true },
  {
    id: "google",
    label: "Google",
    speaks: "google",
    baseUrl: "https://generativelanguage.googleapis.com/v1beta",
    needsKey: true,
  },
  { id: "xai", label: "xAI", speaks: "compatible", baseUrl: "https://api.x.ai/v1", needsKey: true },
  { id: "groq", label: "Groq", speaks: "compatible", baseUrl: "https://api.groq.com/openai/v1", needsKey: true },
  {
    id: "openai-chat",
    label: "OpenAI (chat completions)",
    speaks: "openai-chat",
    baseUrl: "https://api.openai.com/v1",
    needsKey: true,
  },
  {
    id: "compatible",
    label: "OpenAI-compatible",
    speaks: "compatible",
    baseUrl: "",
    needsKey: false,
  },
];

export const providerFacts = (id: ProviderId): ProviderFacts => PROVIDERS.find((provider) => provider.id === id)!;
