/** How people sign in to the project's app, in the groups of its screens. [C3.12] [C7.08] [C7.09] [CA1] [CA3] */
import { globProblem } from "@slipway/kernel/text/glob";
import { z } from "zod";

const MAX_URL_CHARACTERS = 256;
const LOOPBACK = new Set(["127.0.0.1", "[::1]"]);
const FORBIDDEN = /[\s<>"'`{}|\\^\u0000-\u001f\u007f]/;

export interface UrlRule {
  /** The allow list may contain wildcards, the site's own address may not. */
  wildcards: boolean;
}

/** The first broken rule, or null. An empty text is allowed: nothing is set. */
export function urlProblem(text: string, { wildcards }: UrlRule): string | null {
  if (text === "") return null;
  if (text.length > MAX_URL_CHARACTERS) return "Too long URL (max 256 characters)";
  if (!wildcards && text.includes("*")) return "Wildcards are not allowed";
  if (globProblem(text) !== null) return "Too many wildcards (max 30)";
  if (text.includes("#")) return "# fragment is not allowed";
  if (FORBIDDEN.test(text)) return "Invalid URL format";
  // A star stands for any characters of a name or path.
  const url = URL.parse(text.replaceAll("*", "x"));
  if (url === null) return /^https?:/i.test(text) ? "Invalid URL format" : "Only https:// URLs are allowed";
  if (url.protocol === "http:" && !LOOPBACK.has(url.hostname)) return "Only https:// URLs are allowed";
  if (url.protocol !== "https:" && url.protocol !== "http:") return "Only https:// URLs are allowed";
  if (url.username !== "" || url.password !== "" || !/^https?:\/\/[^/]/i.test(text)) return "Invalid URL format";
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(url.hostname) || LOOPBACK.has(url.hostname);
  return isName || url.hostname === "localhost" ? null : "Invalid URL format";
}

/**
 * Like `urlProblem`, but also compares the entry with the existing ones. The app's own addresses may have any scheme.
 */
export function listEntryProblem(
  text: string,
  { list, managed }: { list: readonly string[]; managed: readonly string[] },
): string | null {
  if (managed.includes(text)) return "System-managed URLs cannot be added manually";
  const problem = urlProblem(text, { wildcards: true });
  if (problem !== null) return problem;
  return list.includes(text) ? "This URL is already in the list" : null;
}

export interface GoogleSignIn {
  external_google_enabled: boolean;
  /** Several ids, separated by commas. */
  external_google_client_id: string;
  external_google_secret: string;
}

/** A domain such as `apps.googleusercontent.com`, or a bundle's name. */
const CLIENT_ID = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i;

/** Checks the settings as they will be: the wrong field and its first broken rule, or null. [C5.24] [CA6] */
export function googleProblem({
  external_google_enabled: enabled,
  external_google_client_id: ids,
  external_google_secret: key,
}: GoogleSignIn): { field: keyof GoogleSignIn; message: string } | null {
  const wrong = (field: keyof GoogleSignIn, message: string) => ({ field, message });
  const named = ids.split(",").filter((id) => id.trim() !== "");
  if (enabled && ids === "")
    return wrong("external_google_client_id", "Google Client ID is required when Google sign-in is enabled");
  if (enabled && named.length === 0)
    return wrong("external_google_client_id", "At least one Client ID is required when Google sign-in is enabled.");
  if (named.some((id) => /\s/.test(id)))
    return wrong("external_google_client_id", "Client IDs should not contain spaces.");
  if (!named.every((id) => CLIENT_ID.test(id)))
    return wrong("external_google_client_id", "Client IDs should look like domain names, with commas between them.");
  if (enabled && key === "")
    return wrong("external_google_secret", "Google Client Secret is required when Google sign-in is enabled");
  if (!/^[\w./-]*$/.test(key))
    return wrong(
      "external_google_secret",
      "The secret should contain letters, digits, dots, dashes, underscores and slashes.",
    );
  return null;
}

const flag = z.boolean();
const text = z.string().max(2000);
/** Reads as "" and is listed in `configured_secrets` if set. Sending "" keeps the secret, null deletes it. */
const secret = z.string().max(4000).nullable();
const url = z.string().superRefine((value, context) => {
  const problem = urlProblem(value, { wildcards: false });
  if (problem !== null) context.addIssue({ code: "custom", message: problem });
});
const otpLength = z.number().int().min(4, "Value must be at least 4").max(10, "Value must be at most 10");

const LOWER = "abcdefghijklmnopqrstuvwxyz";
const UPPER = LOWER.toUpperCase();
const DIGITS = "0123456789";
/** A colon inside a group is escaped with a backslash, because a bare colon separates groups. */
const SYMBOLS = String.raw`!@#$%^&*()_+-=[]{};'\\:"|<>?,./` + "`~";
/** Presets: a password contains at least one character of each group. [C5.20] [CA5] */
export const PASSWORD_CHARACTERS = {
  letters_digits: [LOWER + UPPER, DIGITS].join(":"),
  lower_upper_digits: [LOWER, UPPER, DIGITS].join(":"),
  lower_upper_digits_symbols: [LOWER, UPPER, DIGITS, SYMBOLS].join(":"),
  letters_digits_symbols: [LOWER + UPPER, DIGITS, SYMBOLS].join(":"),
} as const;
const passwordCharacters = z
  .string()
  .refine((value) => value === "" || Object.values<string>(PASSWORD_CHARACTERS).includes(value), {
    error: "Must be one of the four sets of characters, or empty.",
  });

export const emailConfigSchema = z.object({
  external_email_enabled: flag,
  mailer_autoconfirm: flag,
  mailer_secure_email_change_enabled: flag,
  security_update_password_require_reauthentication: flag,
  password_hibp_enabled: flag,
  password_min_length: z.number().int().min(6, "Must be greater or equal to 6.").max(72),
  /**
   * Groups of characters separated by colons, one character of each required; empty for none. Only the presets can be
   * written. [CA5]
   */
  password_required_characters: text,
  mailer_otp_exp: z.number().int().min(0, "Value must be at least 0").max(86_400, "Value must be at most 86400"),
  mailer_otp_length: otpLength,
});

export const phoneConfigSchema = z.object({
  external_phone_enabled: flag,
  sms_provider: z.enum(["twilio", "messagebird", "textlocal", "vonage", "twilio_verify"]),
  sms_autoconfirm: flag,
  sms_otp_exp: z.number().int().min(60, "Value must be at least 60").max(600, "Value must be at most 600"),
  sms_otp_length: otpLength,
  sms_template: text,
  sms_test_otp: text,
  sms_test_otp_valid_until: z.iso.datetime("Invalid datetime string.").nullable(),
  twilio_settings: z.object({ account_sid: text, auth_token: secret, message_service_sid: text }),
  twilio_verify_settings: z.object({ account_sid: text, auth_token: secret, message_service_sid: text }),
  textlocal_settings: z.object({ api_key: secret, sender: text }),
  vonage_settings: z.object({ api_key: text, api_secret: secret, from: text }),
  messagebird_settings: z.object({ access_key: secret, originator: text }),
});

export const googleConfigSchema = z.object({
  external_google_enabled: flag,
  external_google_client_id: text,
  external_google_secret: secret,
  external_google_skip_nonce_check: flag,
});

export const oauthServerConfigSchema = z.object({
  oauth_server_enabled: flag,
  oauth_server_allow_dynamic_registration: flag,
  /** Path of the site's page where people authorize another application. */
  oauth_server_authorization_path: z
    .string()
    .max(256)
    .regex(/^\/(?![/\\])[^\s?#\\]*$/, "Must be a path that begins with one slash, without ? and #"),
});

const topLevel = {
  disable_signup: flag,
  external_anonymous_users_enabled: flag,
  /** Empty: the published address, else the preview's. */
  site_url: url,
  /** Each entry is checked against the others, the saved ones and the app's own addresses. */
  uri_allow_list: z.array(z.string().min(1).max(2000)).max(100),
};

export const authConfigSchema = z.object({
  disable_signup: flag,
  external_anonymous_users_enabled: flag,
  site_url: z.string(),
  uri_allow_list: z.array(z.string()),
  email: emailConfigSchema,
  phone_settings: phoneConfigSchema,
  google_settings: googleConfigSchema,
  oauth_server_settings: oauthServerConfigSchema,
  /** The app's own addresses: always allowed, never part of the list. [CA4] */
  managed_urls: z.array(z.string()),
  /** Names of secrets that are set, such as `external_google_secret` or `twilio_settings.auth_token`. */
  configured_secrets: z.array(z.string()),
});
export type AuthConfig = z.output<typeof authConfigSchema>;

const phonePatch = phoneConfigSchema.partial().extend({
  twilio_settings: phoneConfigSchema.shape.twilio_settings.partial().optional(),
  twilio_verify_settings: phoneConfigSchema.shape.twilio_verify_settings.partial().optional(),
  textlocal_settings: phoneConfigSchema.shape.textlocal_settings.partial().optional(),
  vonage_settings: phoneConfigSchema.shape.vonage_settings.partial().optional(),
  messagebird_settings: phoneConfigSchema.shape.messagebird_settings.partial().optional(),
});

export const authPatchSchema = z.strictObject({
  ...z.object(topLevel).partial().shape,
  email: emailConfigSchema.partial().extend({ password_required_characters: passwordCharacters.optional() }).optional(),
  phone_settings: phonePatch.optional(),
  google_settings: googleConfigSchema.partial().optional(),
  oauth_server_settings: oauthServerConfigSchema.partial().optional(),
});
export type AuthPatch = z.output<typeof authPatchSchema>;
