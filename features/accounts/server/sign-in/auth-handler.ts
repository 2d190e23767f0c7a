/** Answers `/api/auth/*`: our rules first (origin, body, rate, who may join), then the sign-in library. [AC1] */
import { parseJson } from "@slipway/kernel/json-bounds";
import { AppError, forbidden, invalidRequest, notFound } from "@slipway/kernel/errors";
import { isStorable, unstorable } from "@slipway/kernel/text/storable-text";
import type { Needs } from "../../../services.ts";
import { type AuthPath, authBodies } from "../../contract/auth-bodies.ts";
import type { AccountsPorts } from "../accounts-state.ts";
import { hashOf } from "../installation.ts";
import { meaningOf } from "./auth-errors.ts";
import { addressIn, passwordPage } from "../access/address-proof.ts";
import { type AuthInput, authOperations, personBy } from "./auth-operations.ts";
import { knownBrowsers } from "./known-browsers.ts";
import { cookiesFor, normalisedCookieHeader, sessionTokenIn } from "./session-cookie.ts";
import { CLIENT_IP_HEADER } from "./sign-in-library.ts";

const MAX_BODY_CHARACTERS = 20_000;
const MAX_LINK_CHARACTERS = 2000;

/** Only the app's own pages may post here, through a tunnel on another port too; programs without a browser send no Origin. */
function refuseForeignPages({ addresses }: Needs<"addresses">, request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (site !== null && site !== "same-origin" && site !== "none")
    throw forbidden("This request came from another site.");
  if (origin !== null && URL.parse(origin)?.hostname !== addresses.appHost)
    throw forbidden("This request came from another site.");
}

/** Like everything below `/api`: a form of another site can send anything but JSON. */
const unsupportedMediaType = (): AppError =>
  new AppError({ code: "unsupported_media_type", status: 415, userMessage: "Send the body as application/json." });

async function readBody(request: Request, path: AuthPath): Promise<unknown> {
  const text = await request.text();
  if (text.length > MAX_BODY_CHARACTERS)
    throw new AppError({ code: "too_large", status: 413, userMessage: "This request is too large." });
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (text !== "" && type !== "application/json") throw unsupportedMediaType();
  let parsed: unknown;
  try {
    parsed = text === "" ? {} : parseJson(text);
  } catch {
    throw new AppError({ code: "invalid_json", status: 400, userMessage: "The body is not valid JSON." });
  }
  const result = authBodies[path].safeParse(parsed);
  if (result.success) return storable(result.data);
  const issue = result.error.issues[0]!;
  const field = issue.path.join(".") || "body";
  throw invalidRequest(`${field}: ${issue.message}`, { field, rule: issue.message });
}

function storable(body: object): object {
  for (const [field, value] of Object.entries(body))
    if (typeof value === "string" && !isStorable(value)) throw unstorable(field);
  return body;
}

function accountIn(body: unknown): string | null {
  const email = (body as { email?: unknown }).email;
  return typeof email === "string" ? email : null;
}

/** A signed-in person's guesses at the current password are counted by session, from whatever address. */
function sessionKey({ addresses }: Needs<"addresses">, request: Request, installationId: string): string | null {
  const token = sessionTokenIn(request.headers.get("cookie"), installationId, addresses);
  return token === null ? null : hashOf(token);
}

/** The library sees only the session, the browser's name and the true address of the client's request. */
function libraryHeaders(
  services: Needs<"addresses">,
  request: Request,
  { ip, installationId }: { ip: string; installationId: string },
): Headers {
  const headers = new Headers({ "user-agent": (request.headers.get("user-agent") ?? "").slice(0, 300) });
  const cookie = normalisedCookieHeader(request.headers.get("cookie"), installationId, services.addresses);
  if (cookie !== "") headers.set("cookie", cookie);
  if (ip !== "") headers.set(CLIENT_IP_HEADER, ip);
  return headers;
}

export async function inputOf(services: AccountsPorts, request: Request, ip: string): Promise<AuthInput> {
  const { installation, library } = await services.signIn.open();
  return { services, library, ip, headers: libraryHeaders(services, request, { ip, installationId: installation.id }) };
}

async function post(
  services: AccountsPorts,
  request: Request,
  { path, ip }: { path: AuthPath; ip: string },
): Promise<Response> {
  refuseForeignPages(services, request);
  const body = await readBody(request, path);
  const { installation } = await services.signIn.open();
  const browsers = knownBrowsers(installation, request.headers.get("cookie"), services.addresses);
  const account = accountIn(body);
  const browser = account === null ? sessionKey(services, request, installation.id) : browsers.of(account);
  await services.limiter.consume({ path, ip, account, browser });
  const outcome = await authOperations[path](await inputOf(services, request, ip), body as never);
  const setCookie = [...outcome.setCookie];
  if (outcome.knownAs != null) setCookie.push(browsers.cookieFor(outcome.knownAs));
  const headers = new Headers({ "cache-control": "no-store" });
  for (const line of cookiesFor(request.headers.get("user-agent") ?? "", setCookie, services.addresses)) {
    headers.append("set-cookie", line);
  }
  return Response.json(outcome.answer, { headers });
}

/** The link in a verification mail: a page load, so it answers with a redirect to a page. */
async function verifyEmail(services: AccountsPorts, request: Request, ip: string): Promise<Response> {
  const { installation } = await services.signIn.open();
  const { library, headers } = await inputOf(services, request, ip);
  const to = (path: string): Response =>
    new Response(null, { status: 302, headers: { location: path, "cache-control": "no-store" } });
  const token = (new URL(request.url).searchParams.get("token") ?? "").slice(0, MAX_LINK_CHARACTERS);
  const email = await addressIn(installation, token);
  const person = email === null ? undefined : await personBy(services, email);
  if (person === undefined) return to("/login?error=link_expired");
  const session = await library.api.getSession({ headers });
  if (!person.emailVerified && session?.user.id !== person.id) return to(passwordPage(token, person.email));
  try {
    await library.api.verifyEmail({ query: { token } });
  } catch (error) {
    if (meaningOf(error) === null) throw error;
    return to("/login?error=link_expired");
  }
  return to("/login?verified=1");
}

export async function answerAuth(services: AccountsPorts, request: Request, ip = ""): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/api\/auth\//, "");
  try {
    if (request.method === "GET" && path === "verify-email") return await verifyEmail(services, request, ip);
    if (request.method !== "POST" || !Object.hasOwn(authBodies, path)) throw notFound("This address");
    return await post(services, request, { path: path as AuthPath, ip });
  } catch (error) {
    throw meaningOf(error) ?? error;
  }
}
