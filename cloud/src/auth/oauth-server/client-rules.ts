/** Rules for registering another application: the fields of RFC 7591 that this server keeps. */
import { isLoopback, parseUrl } from "../settings/redirect-urls.ts";

export const SCOPES = ["openid", "email", "profile", "phone"] as const;
export const GRANTS = ["authorization_code", "refresh_token"] as const;
export const AUTH_METHODS = ["client_secret_basic", "client_secret_post", "none"] as const;
export type AuthMethod = (typeof AUTH_METHODS)[number];
export type ClientType = "public" | "confidential";

const MAX_REDIRECTS = 10;
const LONGEST_NAME = 1024;
/** Schemes that browsers and systems handle themselves; no application receives them. */
const SYSTEM_SCHEMES = new Set([
  ...["about:", "chrome:", "content:", "filesystem:", "ftp:", "intent:", "mailto:", "mhtml:", "ms-appx:", "res:"],
  ...["resource:", "sms:", "tel:", "view-source:", "view-data:", "ws:", "wss:", "x-javascript:", "livescript:", "jar:"],
]);

/**
 * The first broken rule of a redirect address, or null. Addresses are stored as given, because they are compared as
 * text later.
 */
export function redirectProblem(text: string): string | null {
  const url = parseUrl(text);
  if (url === null) return "must be absolute URIs without user names and script";
  if (text.includes("#")) return "must not have a fragment";
  if (text.includes("*")) return "must not have wildcards";
  if (url.protocol === "https:") return null;
  if (url.protocol === "http:") return isLoopback(url.hostname) ? null : "must use https, or http on this machine";
  return SYSTEM_SCHEMES.has(url.protocol) ? "must lead to an application" : null;
}

function pageProblem(text: string): string | null {
  const url = parseUrl(text);
  const isFine = url !== null && (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname)));
  return isFine ? null : "must be an https address";
}

export interface ClientFields {
  client_name: string;
  client_uri: string;
  logo_uri: string;
  redirect_uris: readonly string[];
  grant_types: readonly string[];
}

export interface ClientProblem {
  field: string;
  message: string;
}

const listProblem = (given: readonly string[], known: readonly string[]): string | null => {
  const other = given.find((value) => !known.includes(value));
  if (other !== undefined) return `must be of ${known.join(", ")}`;
  return null;
};

/** The first field that is wrong, or null. */
export function clientProblem(fields: ClientFields): ClientProblem | null {
  const wrong = (field: string, rule: string): ClientProblem => ({ field, message: `${field} ${rule}` });
  const name = fields.client_name;
  if (name.trim() === "") return wrong("client_name", "is required");
  if (name.length > LONGEST_NAME) return wrong("client_name", `must have at most ${LONGEST_NAME} characters`);
  // People read it where they agree: nothing may hide in it or turn its direction.
  if (/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(name)) return wrong("client_name", "must not have invisible characters");
  if (fields.redirect_uris.length === 0) return wrong("redirect_uris", "are required");
  if (fields.redirect_uris.length > MAX_REDIRECTS) return wrong("redirect_uris", `must be at most ${MAX_REDIRECTS}`);
  for (const uri of fields.redirect_uris) {
    const problem = redirectProblem(uri);
    if (problem !== null) return wrong("redirect_uris", problem);
  }
  for (const field of ["client_uri", "logo_uri"] as const) {
    const problem = fields[field] === "" ? null : pageProblem(fields[field]);
    if (problem !== null) return wrong(field, problem);
  }
  const grants = listProblem(fields.grant_types, GRANTS);
  if (grants !== null) return wrong("grant_types", grants);
  if (!fields.grant_types.includes("authorization_code")) return wrong("grant_types", "must have authorization_code");
  return null;
}

/** A client that names no method is confidential (RFC 7591). Null where type and method contradict each other. */
export function kindOf(type: string, method: string): { type: ClientType; method: AuthMethod } | ClientProblem {
  if (type !== "" && type !== "public" && type !== "confidential") {
    return { field: "client_type", message: "client_type must be public or confidential" };
  }
  if (method !== "" && !AUTH_METHODS.includes(method as AuthMethod)) {
    return {
      field: "token_endpoint_auth_method",
      message: `token_endpoint_auth_method must be of ${AUTH_METHODS.join(", ")}`,
    };
  }
  const kind = type === "" ? (method === "none" ? "public" : "confidential") : (type as ClientType);
  const proof = method === "" ? (kind === "public" ? "none" : "client_secret_basic") : (method as AuthMethod);
  if ((kind === "public") !== (proof === "none")) {
    const message =
      kind === "public"
        ? "token_endpoint_auth_method must be none for public clients"
        : "token_endpoint_auth_method must not be none for confidential clients";
    return { field: "token_endpoint_auth_method", message };
  }
  return { type: kind, method: proof };
}

const withoutPort = (text: string): string => text.replace(/^(http:\/\/(?:\[[^\]]*\]|[^/:?]*)):\d+/, "$1");

/**
 * Compares the texts. Only an application on somebody's machine, which listens on whichever port is free, may name
 * another port (RFC 8252, 7.3; RFC 9700, 2.1).
 */
export function isRegistered(uri: string, { type, uris }: { type: ClientType; uris: readonly string[] }): boolean {
  if (uris.includes(uri)) return true;
  if (type !== "public" || redirectProblem(uri) !== null) return false;
  const url = new URL(uri);
  if (url.protocol !== "http:" || !isLoopback(url.hostname)) return false;
  return uris.some((one) => withoutPort(one) === withoutPort(uri));
}

/**
 * Whether only its owner can receive what is sent there: on a machine, any program may listen or register a scheme (RFC
 * 8252, 8.6).
 */
export const isClaimed = (uri: string): boolean => new URL(uri).protocol === "https:";
