/**
 * The relying party of a call. WebAuthn binds keys to a host and its pages; a project's app has several (preview,
 * published site, own domain), and a key works where it was made.
 */
import { headerOf } from "../../gateway/body.ts";
import { siteUrlOf, type AuthCall } from "../auth-call.ts";
import { validationFailed } from "../auth-error.ts";
import { isAllowedRedirect } from "../settings/redirect-urls.ts";

export interface RelyingParty {
  /** The host, or a parent domain of the hosts in `origins`. */
  id: string;
  /** The name that browsers show while they ask. */
  name: string;
  origins: string[];
}

const MAX_ORIGINS = 10;
const LONGEST_HOST = 253;

function originOf(text: string): URL | null {
  const url = URL.parse(text);
  return url === null || url.origin !== text ? null : url;
}

const belongsTo = (host: string, id: string): boolean => host === id || host.endsWith(`.${id}`);

/**
 * Pages that people may be redirected to after signing in may hold keys: the project's own addresses and its allow
 * list.
 */
const isOurs = (call: AuthCall, origin: string): boolean =>
  isAllowedRedirect(`${origin}/`, { siteUrl: siteUrlOf(call), allowList: call.settings.uri_allow_list }) ||
  call.settings.webauthn_rp_origins.includes(origin);

/** The project's settings decide; without any, the page that asks, or else the site. */
export function relyingPartyOf(call: AuthCall): RelyingParty {
  const { webauthn_rp_id: id, webauthn_rp_origins: origins, webauthn_rp_display_name: name } = call.settings;
  const asking = originOf(headerOf(call.request, "origin") ?? "");
  const page =
    asking !== null && isOurs(call, asking.origin) ? asking : (URL.parse(siteUrlOf(call)) ?? new URL(call.backend.url));
  if (id === "") return { id: page.hostname, name: name || page.hostname, origins: [page.origin] };
  const configured = origins.length > 0 ? origins : [belongsTo(page.hostname, id) ? page.origin : `https://${id}`];
  return { id, name: name || id, origins: configured };
}

/** Checks the page that a client names for a second factor: every origin has to be the project's own. */
export function namedRelyingParty(call: AuthCall, named: { rpId: string; rpOrigins: readonly string[] }): RelyingParty {
  const own = relyingPartyOf(call);
  if (named.rpId === "" && named.rpOrigins.length === 0) return own;
  const id = named.rpId === "" ? own.id : named.rpId;
  const origins = named.rpOrigins.length === 0 ? own.origins : [...named.rpOrigins];
  if (id.length > LONGEST_HOST || origins.length > MAX_ORIGINS) {
    throw validationFailed(`webauthn names more than ${MAX_ORIGINS} origins, or a host that is too long`);
  }
  for (const origin of origins) {
    const url = originOf(origin);
    if (url === null || !belongsTo(url.hostname, id)) {
      throw validationFailed("webauthn.rpOrigins must be origins of rpId, such as https://app.example for app.example");
    }
    if (!isOurs(call, origin)) throw validationFailed("webauthn.rpOrigins names a page that is not this project's");
  }
  return { id, name: call.settings.webauthn_rp_display_name || id, origins };
}
