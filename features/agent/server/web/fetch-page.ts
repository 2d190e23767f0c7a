/**
 * Reads one public web page over https. Every hop goes through the guard of the egress class, which checks the address that a
 * name resolves to where the socket opens.
 */
import { AppError } from "@slipway/kernel/errors";
import { findSecrets } from "@slipway/kernel/text/secret-text";
import type { Egress } from "@slipway/platform/egress/port";
import { pageText, pageTitle, plainText } from "./page-text.ts";

export const MAX_URL_CHARACTERS = 1000;
const MAX_BYTES = 1_048_576;
const MAX_REDIRECTS = 3;
/** Bound of a page with all its redirects. */
const PAGE_MS = 20_000;

const READABLE = /^(?:text\/[\w.+-]+|application\/(?:json|xml|xhtml\+xml|ld\+json|rss\+xml|atom\+xml))(?:\s*;|\s*$)/i;

export interface PageInput {
  web: Pick<Egress, "fetch">;
  url: string;
  signal: AbortSignal;
  timeoutMs?: number;
}

export interface FetchedPage {
  url: string;
  status: number;
  title: string;
  text: string;
  /** More followed than is read. */
  isCut: boolean;
}

const refused = (userMessage: string): AppError =>
  new AppError({ code: "page_refused", status: 400, kind: "user", userMessage });

/** AppError `page_refused` for an address that is not read at all. Nothing is sent for it. */
export function checkedAddress(text: string): URL {
  const url = URL.parse(text);
  if (url === null || url.protocol !== "https:") throw refused("Only https addresses are read.");
  if (url.username !== "" || url.password !== "" || url.port !== "")
    throw refused("An address with a password or a port of its own is not read.");
  if (url.href.length > MAX_URL_CHARACTERS)
    throw refused(`An address has at most ${MAX_URL_CHARACTERS} characters, because it is sent to the other side.`);
  const [secret] = findSecrets(decodedOnce(url.href));
  if (secret !== undefined) throw refused(`The address contains ${secret.what}, which is sent to nobody.`);
  url.hash = "";
  return url;
}

function decodedOnce(text: string): string {
  try {
    return `${text} ${decodeURIComponent(text)}`;
  } catch {
    return text;
  }
}

/** Throws AppError for everything that is not a readable page, and the signal's reason when it is aborted. */
export async function fetchPage({ web, url, signal, timeoutMs = PAGE_MS }: PageInput): Promise<FetchedPage> {
  const late = AbortSignal.timeout(timeoutMs);
  const both = AbortSignal.any([signal, late]);
  try {
    return await followed({ web, signal: both }, checkedAddress(url));
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) throw refused("The page did not answer in time.");
    if (error instanceof AppError) throw error;
    throw refused("The page could not be reached.");
  }
}

type Way = Pick<PageInput, "web" | "signal">;

async function followed({ web, signal }: Way, first: URL): Promise<FetchedPage> {
  let url = first;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const answer = await web.fetch(url.href, {
      headers: { accept: "text/html, text/plain, application/json;q=0.9", "user-agent": "Slipway" },
      signal,
    });
    const location = answer.headers.get("location");
    if (answer.status < 300 || answer.status >= 400 || location === null) return pageOf(url, answer);
    await answer.body?.cancel();
    const next = URL.parse(location, url.href);
    if (next === null) throw refused("The page leads to an address that cannot be read.");
    url = checkedAddress(next.href);
    // People allow a host, and a redirect could carry data from there to any other.
    if (url.hostname !== first.hostname)
      throw refused(`The page leads to another host, ${url.href}. Read that address if it is needed.`);
  }
  throw refused(`The page leads on more than ${MAX_REDIRECTS} times.`);
}

async function pageOf(url: URL, answer: Response): Promise<FetchedPage> {
  const type = answer.headers.get("content-type") ?? "";
  if (!READABLE.test(type)) {
    await answer.body?.cancel();
    throw refused(`The page is ${type === "" ? "of no named kind" : type.slice(0, 60)}, and only text is read.`);
  }
  const { text, isCut } = await readStart(answer);
  const isMarkup = /html/i.test(type);
  return {
    url: url.href,
    status: answer.status,
    title: isMarkup ? pageTitle(text) : "",
    text: isMarkup ? pageText(text) : plainText(text),
    isCut,
  };
}

/** At most 1 MB, counted decompressed; an endless body is left there. */
async function readStart({ body }: Response): Promise<{ text: string; isCut: boolean }> {
  if (body === null) return { text: "", isCut: false };
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let left = MAX_BYTES;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), isCut: false };
    text += decoder.decode(value.subarray(0, left), { stream: true });
    left -= value.byteLength;
    if (left > 0) continue;
    await reader.cancel().catch(() => undefined);
    return { text, isCut: true };
  }
}
