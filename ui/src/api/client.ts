/** The browser's one client: the contract's own, plus what a browser needs (a word for no answer, a way back in on 401). */
import { createClient, type Client } from "@slipway/kernel/contract/client";
import { AppError } from "@slipway/kernel/errors";
import { NETWORK_ERROR } from "../errors/error-texts.ts";
import { noteAnswer, noteSilence } from "./coming-back.ts";
import { askToSignIn, type SignInRequest } from "./session-gate.ts";

const networkError = (cause: unknown): AppError =>
  new AppError({
    code: NETWORK_ERROR,
    status: 0,
    kind: "user",
    userMessage: "Can't reach Slipway. Your draft is safe.",
    cause,
  });

async function reach(...args: Parameters<typeof fetch>): Promise<Response> {
  try {
    const response = await fetch(...args);
    noteAnswer();
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    noteSilence();
    throw networkError(error);
  }
}

/** Calls that answer "not signed in" as an ordinary result: asking who one is, and signing in itself. */
const answers401Itself = (url: string): boolean => /^\/api\/(user(\?|$)|auth\/)/.test(url);

/** Whether this page has known who its person is: only then can a session have ended. */
let knewSomebody = false;

/** Writes that a page sends by itself while it opens. Their answer may come before that of what the page reads. */
const comesWithPage = (url: string): boolean => /^\/api\/projects\/[^/]+\/(preview-access|presence)(\?|$)/.test(url);

function reasonOf(url: string, method: string): SignInRequest["reason"] {
  if (knewSomebody) return "expired";
  return method === "GET" || comesWithPage(url) ? "needed" : "plain";
}

/** A 401 opens the sign-in sheet; once signed in the same request is sent again, so nothing typed is lost. */
export const sessionFetch: typeof fetch = async (input, init) => {
  const response = await reach(input, init);
  if (response.ok && typeof input === "string" && /^\/api\/user(\?|$)/.test(input)) knewSomebody = true;
  if (response.status !== 401 || typeof input !== "string" || answers401Itself(input)) return response;
  const signedIn = await askToSignIn({ mode: "sign-in", reason: reasonOf(input, init?.method ?? "GET") });
  return signedIn ? reach(input, init) : response;
};

export const api: Client = createClient({ baseUrl: "", fetch: sessionFetch });
