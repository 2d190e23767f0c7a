/** Converts sign-in settings between the screens' groups and the service's flat names. [C3.12] [C7.09] [CA3] [CA4] */
import { authSettingsOf, type AuthSettings } from "@slipway/cloud/auth/settings/auth-settings";
import { invalidRequest } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import {
  emailConfigSchema,
  googleConfigSchema,
  googleProblem,
  listEntryProblem,
  oauthServerConfigSchema,
  phoneConfigSchema,
  type AuthConfig,
  type AuthPatch,
} from "../../contract/index.ts";
import type { Keeps } from "../cloud-state.ts";
import { authDefaults, requireBackend } from "../backend/backends.ts";

type Flat = Record<string, unknown>;

/** Paths of secrets: a field, or a field of a provider. */
const SECRETS: readonly (readonly [string] | readonly [string, string])[] = [
  ["external_google_secret"],
  ["twilio_settings", "auth_token"],
  ["twilio_verify_settings", "auth_token"],
  ["textlocal_settings", "api_key"],
  ["vonage_settings", "api_secret"],
  ["messagebird_settings", "access_key"],
];
const SECRET_NAMES = new Set(SECRETS.map((path) => path.join(".")));

const picked = (values: Flat, names: readonly string[]): Flat =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** The settings without secrets, and the names of the secrets that are set. */
function withoutSecrets(settings: AuthSettings): { shown: Flat; configured: string[] } {
  const shown = structuredClone(settings) as unknown as Flat;
  const configured: string[] = [];
  for (const [group, field] of SECRETS) {
    const holder = field === undefined ? shown : (shown[group] as Flat);
    const name = field ?? group;
    if (holder[name] !== "") configured.push(field === undefined ? group : `${group}.${field}`);
    holder[name] = "";
  }
  return { shown, configured };
}

function configOf(settings: AuthSettings, managedUrls: readonly string[]): AuthConfig {
  const { shown, configured } = withoutSecrets(settings);
  return {
    ...(picked(shown, ["disable_signup", "external_anonymous_users_enabled", "site_url", "uri_allow_list"]) as Pick<
      AuthConfig,
      "disable_signup" | "external_anonymous_users_enabled" | "site_url" | "uri_allow_list"
    >),
    email: picked(shown, Object.keys(emailConfigSchema.shape)) as AuthConfig["email"],
    phone_settings: picked(shown, Object.keys(phoneConfigSchema.shape)) as AuthConfig["phone_settings"],
    google_settings: picked(shown, Object.keys(googleConfigSchema.shape)) as AuthConfig["google_settings"],
    oauth_server_settings: picked(
      shown,
      Object.keys(oauthServerConfigSchema.shape),
    ) as AuthConfig["oauth_server_settings"],
    managed_urls: [...managedUrls],
    configured_secrets: configured,
  };
}

const isGroup = (value: unknown): value is Flat => typeof value === "object" && value !== null && !Array.isArray(value);

/** "" keeps a secret, because it is read as "". Null deletes it. */
function merged(before: Flat, change: Flat, under = ""): Flat {
  const after: Flat = { ...before };
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) continue;
    const place = `${under}${name}`;
    if (SECRET_NAMES.has(place)) {
      if (value === null) after[name] = "";
      else if (value !== "") after[name] = value;
    } else if (isGroup(value)) after[name] = merged(isGroup(before[name]) ? before[name] : {}, value, `${place}.`);
    else after[name] = value;
  }
  return after;
}

export async function readAuthConfig(
  services: Needs<"mail"> & Keeps<"backends">,
  projectId: string,
): Promise<AuthConfig> {
  const { savedAuth, managedUrls } = await requireBackend(services, projectId);
  return configOf(authSettingsOf({ ...authDefaults(services), ...(await savedAuth()) }), managedUrls);
}

/**
 * AppError (400) that names the first wrong entry. An entry saved before it became one of the app's own addresses may
 * stay. [C5.26]
 */
function checkList(list: readonly string[], { saved, managed }: { saved: unknown; managed: readonly string[] }): void {
  const known = new Set(Array.isArray(saved) ? (saved as string[]) : []);
  for (const [at, url] of list.entries()) {
    const rules = { list: list.slice(0, at), managed: known.has(url) ? [] : managed };
    const message = listEntryProblem(url, rules);
    if (message !== null) throw invalidRequest(`${url}: ${message}`, { field: `uri_allow_list.${at}`, rule: message });
  }
}

export async function changeAuthConfig(
  services: Needs<"mail"> & Keeps<"backends" | "traffic">,
  projectId: string,
  patch: AuthPatch,
): Promise<AuthConfig> {
  const { savedAuth, backend, managedUrls } = await requireBackend(services, projectId);
  const { email, phone_settings: phone, google_settings: google, oauth_server_settings: server, ...top } = patch;
  const change: Flat = { ...top, ...email, ...phone, ...google, ...server };
  const saved = (await savedAuth()) ?? {};
  checkList(top.uri_allow_list ?? [], { saved: saved["uri_allow_list"], managed: managedUrls });
  const values = merged(saved, change);
  const settings = authSettingsOf({ ...authDefaults(services), ...values });
  const problem = google === undefined ? null : googleProblem(settings);
  if (problem !== null) {
    const { field, message } = problem;
    throw invalidRequest(message, { field: `google_settings.${field}`, rule: message });
  }
  await backend.settings.write("auth", values);
  await services.traffic.forget(projectId);
  return configOf(settings, managedUrls);
}
