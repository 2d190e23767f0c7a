/**
 * Asks the operator's search engine, which answers as SearXNG does: `GET <address>?q=…&format=json`, with `results` of
 * `title`, `url` and `content`.
 */
import { z } from "zod";
import { AppError } from "@slipway/kernel/errors";
import { findSecrets } from "@slipway/kernel/text/secret-text";
import { createEgress } from "@slipway/platform/egress/connector";
import { MAX_URL_CHARACTERS } from "./fetch-page.ts";
import { plainText } from "./page-text.ts";

export const MAX_QUERY_CHARACTERS = 300;
const MAX_RESULTS = 8;
const MAX_TITLE = 200;
const MAX_EXCERPT = 500;
const MAX_BYTES = 1_048_576;
const SEARCH_MS = 15_000;

const resultSchema = z.object({
  url: z.string().max(MAX_URL_CHARACTERS),
  title: z.string().default(""),
  content: z.string().nullish(),
});
const answerSchema = z.object({ results: z.array(z.unknown()).max(1000) });

export interface SearchInput {
  /** The search engine. */
  address: string;
  query: string;
  signal: AbortSignal;
  timeoutMs?: number;
}

export interface SearchResult {
  url: string;
  title: string;
  excerpt: string;
}

const failed = (userMessage: string): AppError =>
  new AppError({ code: "search_failed", status: 400, kind: "user", userMessage });

/** AppError `search_failed` for words that are sent to nobody. */
export function refuseSecretWords(query: string): void {
  const [secret] = findSecrets(query);
  if (secret !== undefined) throw failed(`The words contain ${secret.what}, which is sent to nobody.`);
}

/** At most 8 results. Throws AppError `search_failed`, and the signal's reason when it is aborted. */
export async function searchWeb({
  address,
  query,
  signal,
  timeoutMs = SEARCH_MS,
}: SearchInput): Promise<SearchResult[]> {
  refuseSecretWords(query);
  const url = new URL(address);
  url.searchParams.set("q", query);
  url.searchParams.set("format", "json");
  const late = AbortSignal.timeout(timeoutMs);
  await using egress = createEgress({ kind: "operator", origins: [url.origin] });
  try {
    const answer = await egress.fetch(url.href, {
      headers: { accept: "application/json" },
      signal: AbortSignal.any([signal, late]),
    });
    if (!answer.ok) throw failed(`The search engine answered with status ${answer.status}.`);
    return resultsOf(await bodyOf(answer));
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) throw failed("The search engine did not answer in time.");
    if (error instanceof AppError) throw error;
    throw failed("The search engine could not be reached.");
  }
}

async function bodyOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw failed("The search engine's answer is longer than a megabyte.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

/** Results that are no https page are left out, because none of them could be read. */
function resultsOf(body: string): SearchResult[] {
  const parsed = answerSchema.safeParse(jsonOf(body));
  if (!parsed.success)
    throw failed("The search engine's answer is not the JSON of SearXNG. Its JSON format must be on.");
  return parsed.data.results
    .flatMap((result) => resultSchema.safeParse(result).data ?? [])
    .filter(({ url }) => URL.parse(url)?.protocol === "https:")
    .slice(0, MAX_RESULTS)
    .map(({ url, title, content }) => ({
      url,
      title: plainText(title).slice(0, MAX_TITLE),
      excerpt: plainText(content ?? "").slice(0, MAX_EXCERPT),
    }));
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
