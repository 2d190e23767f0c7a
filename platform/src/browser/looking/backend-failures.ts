/** Requests of a page to its site's backend, and why some were refused or did not run, without keys, tokens and queries. */
import type { Page, Response } from "playwright-core";
import type { FailedRequest } from "../port.ts";
import { NOT_AVAILABLE_HEADER } from "./site-backend.ts";
import { within } from "./within.ts";

const BODY_MS = 1_000;
const MAX_FAILURES = 50;
const LONGEST_BODY = 20_000;
const LONGEST_MESSAGE = 200;
const LONGEST_PATH = 200;
const MAX_REQUESTS = 30;
/** Tokens and keys: an address or an error may repeat them. */
const SECRETS = /\b(?:eyJ[\w-]+\.[\w-]+\.[\w-]*|[\w-]{40,})/g;

export interface BackendFailures {
  /** A new page begins in the tab. */
  begin(): void;
  /** All failures so far; `others` come first. */
  told(others: readonly FailedRequest[]): Promise<{
    failedRequests: FailedRequest[];
    notAvailable: string[];
    asksBackend: boolean;
    requests: string[];
  }>;
}

export function followBackend(
  page: Page,
  { origin, backendPath }: { origin: string; backendPath: string | null },
): BackendFailures {
  const base = backendPath === null ? null : `${origin}${backendPath}`;
  const pathOf = (url: string): string => new URL(url).pathname.slice(backendPath!.length).slice(0, LONGEST_PATH);
  let failed: Promise<FailedRequest>[] = [];
  let missing = new Set<string>();
  let isAsked = false;
  let requests = new Map<string, number>();
  if (base !== null)
    page.on("response", (response) => {
      if (!response.url().startsWith(`${base}/`)) return;
      isAsked = true;
      const line = `${lineOf(response, pathOf(response.url()))} ${response.status()}`;
      if (requests.has(line) || requests.size < MAX_REQUESTS) requests.set(line, (requests.get(line) ?? 0) + 1);
      if (response.status() < 400) return;
      const path = pathOf(response.url());
      if (response.headers()[NOT_AVAILABLE_HEADER] !== undefined) {
        if (missing.size < MAX_FAILURES) missing.add(path.replace(/^\/(\w+)\/v1/, "$1"));
      } else if (failed.length < MAX_FAILURES) failed.push(failureOf(response, path));
    });
  return {
    begin() {
      failed = [];
      missing = new Set();
      isAsked = false;
      requests = new Map();
    },
    async told(others) {
      const failedRequests = [...others, ...(await Promise.all(failed))].slice(0, MAX_FAILURES);
      return { failedRequests, notAvailable: [...missing], asksBackend: isAsked, requests: [...requests].map(times) };
    },
  };
}

/** `GET /rest/v1/orders` */
const lineOf = (response: Response, path: string): string =>
  `${response.request().method()} ${path.replace(SECRETS, "…")}`;

const times = ([line, count]: readonly [string, number]): string => (count === 1 ? line : `${line}, ${count} times`);

/** `GET /rest/v1/orders`: `403 permission denied for table orders`. */
async function failureOf(response: Response, path: string): Promise<FailedRequest> {
  const text = await within(response.text(), "", BODY_MS);
  const said = messageIn(text).replace(SECRETS, "…").replace(/\s+/g, " ").trim().slice(0, LONGEST_MESSAGE);
  const status = response.status();
  return {
    url: lineOf(response, path),
    reason: `status ${status}${said === "" ? "" : `, ${said}`}`,
  };
}

function messageIn(text: string): string {
  if (text.length > LONGEST_BODY) return "";
  try {
    const { message, msg, error_description: described } = JSON.parse(text) as Record<string, unknown>;
    const said = [message, msg, described].find((one) => typeof one === "string");
    return typeof said === "string" ? said : "";
  } catch {
    return "";
  }
}
