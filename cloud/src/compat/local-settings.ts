/** `supabase/config.toml` as Supabase's local tools read it, in our settings; what we do not serve is passed over. */
import { entryOf } from "@slipway/kernel/text/named-entries";
import { parse } from "smol-toml";
import { z } from "zod";
import { authorizationPath } from "../auth/settings/auth-settings.ts";

type Settings = Record<string, Record<string, unknown>>;

export interface LocalSettings {
  /** By service. */
  settings: Settings;
  schemas: string[];
  jwtSecret: string | null;
  /** From the file's folder. */
  signingKeys: string | null;
  /** Patterns from the file's folder. */
  seeds: string[];
}

const UNBOUNDED = 1_000_000;
/** Nobody waits in a suite. */
const rateLimits = {
  email_sent: UNBOUNDED,
  sms_sent: UNBOUNDED,
  anonymous_users: UNBOUNDED,
  oauth_registrations: UNBOUNDED,
  token_refresh: UNBOUNDED,
  sign_in_sign_ups: UNBOUNDED,
  token_verifications: UNBOUNDED,
};

const strings = z.array(z.string());
const duration = z.string().regex(/^(\d+(\.\d+)?(h|m|s))+$/);
const provider = z.object({
  enabled: z.boolean().default(false),
  client_id: z.string().optional(),
  secret: z.string().optional(),
  skip_nonce_check: z.boolean().optional(),
});

/** The defaults are those of a folder that was begun with the local tools. */
const configSchema = z.object({
  api: z
    .object({
      schemas: strings.default(["public", "graphql_public"]),
      extra_search_path: strings.optional(),
      max_rows: z.number().int().min(0).optional(),
    })
    .prefault({}),
  db: z
    .object({
      seed: z.object({ enabled: z.boolean().default(true), sql_paths: strings.default(["./seed.sql"]) }).prefault({}),
    })
    .prefault({}),
  storage: z.object({ file_size_limit: z.union([z.string(), z.number()]).optional() }).prefault({}),
  auth: z
    .object({
      site_url: z.string().default("http://127.0.0.1:3000"),
      additional_redirect_urls: strings.default(["https://127.0.0.1:3000"]),
      jwt_expiry: z.number().int().positive().optional(),
      jwt_secret: z.string().min(1).optional(),
      signing_keys_path: z.string().min(1).optional(),
      refresh_token_reuse_interval: z.number().int().min(0).optional(),
      enable_signup: z.boolean().default(true),
      enable_anonymous_sign_ins: z.boolean().default(false),
      enable_manual_linking: z.boolean().default(false),
      minimum_password_length: z.number().int().min(6).optional(),
      password_requirements: z.string().optional(),
      email: z
        .object({
          enable_signup: z.boolean().default(true),
          double_confirm_changes: z.boolean().default(true),
          enable_confirmations: z.boolean().default(false),
          secure_password_change: z.boolean().default(false),
          max_frequency: duration.default("1s"),
          otp_length: z.number().int().min(4).max(10).optional(),
          otp_expiry: z.number().int().min(0).max(86_400).optional(),
        })
        .prefault({}),
      sms: z
        .object({
          enable_signup: z.boolean().default(false),
          enable_confirmations: z.boolean().default(false),
          template: z.string().optional(),
          max_frequency: duration.default("5s"),
          test_otp: z.record(z.string(), z.string()).default({}),
        })
        .prefault({}),
      external: z.object({ google: provider.optional() }).prefault({}),
      passkey: z.object({ enabled: z.boolean().default(true) }).prefault({}),
      webauthn: z
        .object({
          rp_id: z.string().optional(),
          rp_origins: strings.optional(),
          rp_display_name: z.string().optional(),
        })
        .prefault({}),
      oauth_server: z
        .object({
          enabled: z.boolean().default(false),
          authorization_url_path: authorizationPath.optional(),
          allow_dynamic_registration: z.boolean().default(false),
        })
        .prefault({}),
    })
    .prefault({}),
});

type Config = z.output<typeof configSchema>;

const SECONDS: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1 };
const secondsOf = (text: string): number =>
  [...text.matchAll(/(\d+(?:\.\d+)?)([hms])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * SECONDS[unit!]!,
    0,
  );

const UNITS: Readonly<Record<string, number>> = { "": 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 };
function bytesOf(value: string | number | undefined): number | undefined {
  const found = /^(\d+)\s*([kmg]?)(?:i?b)?$/i.exec(String(value ?? ""));
  return found === null ? undefined : Number(found[1]) * UNITS[found[2]!.toLowerCase()]!;
}

const CLASSES: Readonly<Record<string, readonly string[]>> = {
  letters_digits: ["abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"],
  lower_upper_letters_digits: ["abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"],
  lower_upper_letters_digits_symbols: [
    "abcdefghijklmnopqrstuvwxyz",
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "0123456789",
    "!@#$%^&*()_+-=[]{};'\\\\:\"|<>?,./`~",
  ],
};

/** `env(NAME)` is the variable, or empty. */
function withEnvironment(value: unknown, environment: NodeJS.ProcessEnv): unknown {
  if (typeof value === "string") {
    const name = /^env\((\w+)\)$/.exec(value)?.[1];
    return name === undefined ? value : (environment[name] ?? "");
  }
  if (Array.isArray(value)) return value.map((one) => withEnvironment(one, environment));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withEnvironment(one, environment)]));
}

/** Without what is not said: the services have their own defaults. */
const said = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function authSettings({
  email,
  sms,
  external: { google },
  webauthn,
  oauth_server: server,
  ...auth
}: Config["auth"]): Record<string, unknown> {
  return said({
    passkey_enabled: auth.passkey.enabled,
    webauthn_rp_id: webauthn.rp_id,
    webauthn_rp_origins: webauthn.rp_origins,
    webauthn_rp_display_name: webauthn.rp_display_name,
    disable_signup: !auth.enable_signup,
    external_anonymous_users_enabled: auth.enable_anonymous_sign_ins,
    security_manual_linking_enabled: auth.enable_manual_linking,
    site_url: auth.site_url,
    uri_allow_list: auth.additional_redirect_urls,
    jwt_exp: auth.jwt_expiry,
    security_refresh_token_reuse_interval: auth.refresh_token_reuse_interval,
    password_min_length: auth.minimum_password_length,
    password_required_characters: entryOf(CLASSES, auth.password_requirements ?? "")?.join(":"),
    external_email_enabled: email.enable_signup,
    mailer_autoconfirm: !email.enable_confirmations,
    mailer_secure_email_change_enabled: email.double_confirm_changes,
    security_update_password_require_reauthentication: email.secure_password_change,
    mailer_max_frequency: secondsOf(email.max_frequency),
    mailer_otp_length: email.otp_length,
    mailer_otp_exp: email.otp_expiry,
    external_phone_enabled: sms.enable_signup,
    sms_autoconfirm: !sms.enable_confirmations,
    sms_template: sms.template,
    sms_max_frequency: secondsOf(sms.max_frequency),
    sms_test_otp: Object.entries(sms.test_otp)
      .map(([number, code]) => `${number}=${code}`)
      .join(","),
    ...(google === undefined
      ? {}
      : {
          external_google_enabled: google.enabled,
          external_google_client_id: google.client_id,
          external_google_secret: google.secret,
          external_google_skip_nonce_check: google.skip_nonce_check,
        }),
    oauth_server_enabled: server.enabled,
    oauth_server_authorization_path: server.authorization_url_path,
    oauth_server_allow_dynamic_registration: server.allow_dynamic_registration,
    rate_limits: rateLimits,
  });
}

/** Throws Error with the place in the file. */
export function readLocalSettings(text: string, environment: NodeJS.ProcessEnv = {}): LocalSettings {
  const parsed = configSchema.safeParse(withEnvironment(parse(text), environment));
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw new Error(`config.toml: ${path.join(".")}: ${message}`);
  }
  const { api, db, storage, auth } = parsed.data;
  return {
    settings: {
      rest: said({ extra_search_path: api.extra_search_path, max_rows: api.max_rows }),
      storage: said({ file_size_limit: bytesOf(storage.file_size_limit) }),
      auth: authSettings(auth),
    },
    schemas: api.schemas,
    jwtSecret: auth.jwt_secret ?? null,
    signingKeys: auth.signing_keys_path ?? null,
    seeds: db.seed.enabled ? db.seed.sql_paths : [],
  };
}

/** Without a file: what suites ask for that bring none. Guests may come in, as in nearly all of their files. */
export const usualSettings = (): LocalSettings => readLocalSettings("[auth]\nenable_anonymous_sign_ins = true\n");
