/** Model servers on this machine that need no key: Ollama, vLLM and others that list their models as OpenAI does. */
import { parseJson } from "@slipway/kernel/json-bounds";
import { boundedResponse } from "../egress/bounded-response.ts";
import { z } from "zod";
import { createEgress } from "../egress/connector.ts";

export interface LocalServer {
  name: string;
  /** As the `compatible` provider takes it. */
  baseUrl: string;
  models: string[];
}

export interface Candidate {
  name: string;
  origin: string;
}

/** Where they listen unless told otherwise. */
const USUAL: readonly Candidate[] = [
  { name: "Ollama", origin: "http://127.0.0.1:11434" },
  { name: "vLLM", origin: "http://127.0.0.1:8000" },
  { name: "LM Studio", origin: "http://127.0.0.1:1234" },
  { name: "llama.cpp", origin: "http://127.0.0.1:8080" },
];
const ASK_MS = 1500;
const MAX_MODELS = 50;
const MAX_BYTES = 262_144;
const listSchema = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });

/** Only those that really answered; what listens there and is something else is left out. */
export async function findLocalServers(candidates: readonly Candidate[] = USUAL): Promise<LocalServer[]> {
  await using egress = createEgress({ kind: "operator", origins: candidates.map(({ origin }) => origin) });
  const ask = async ({ name, origin }: Candidate): Promise<LocalServer | null> => {
    const baseUrl = `${origin}/v1`;
    try {
      const response = await egress.fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(ASK_MS) });
      if (!response.ok) return null;
      const { data } = listSchema.parse(parseJson(await boundedResponse(response, MAX_BYTES).text()));
      return { name, baseUrl, models: data.slice(0, MAX_MODELS).map(({ id }) => id) };
    } catch {
      // Nobody there, or somebody else: both are the usual case.
      return null;
    }
  };
  return (await Promise.all(candidates.map(ask))).filter(
    (server) => server !== null && server.models.length > 0,
  ) as LocalServer[];
}
