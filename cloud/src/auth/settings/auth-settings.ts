/** How people sign in to one project's app: the fields of the specification, and a few that only operators touch. [C3.12] */
import { z } from "zod";

const flag = (value: boolean) => z.boolean().default(value);
const text = z.string().default("");
const seconds = (value: number) => z.number().int().min(0).default(value);
const perWindow = (value: number) => z.number().int().min(0).default(value);

const credentials = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).prefault({} as never);

/** Limits per client address, except those for mails and messages, which count for the whole project. */
const rateLimits = z
  .object({
    /** Per hour. */
    email_sent: perWindow(30),
    sms_sent: perWindow(30),
    anonymous_users: perWindow(30),
    oauth_registrations: perWindow(30),
    /** Per five minutes. */
    token_refresh: perWindow(150),
    sign_in_sign_ups: perWindow(30),
    token_verifications: perWindow(30),
  })
  .prefault({});

/** Must stay on the site: a second slash would begin another host's address. */
export const authorizationPath = z
  .string()
  .max(256)
  .regex(/^\/(?![/\\])[^\s?#\\]*$/, "must be a path that begins with one slash, without ? and #");

const authSettingsSchema = z.object({
  disable_signup: flag(false),
  external_anonymous_users_enabled: flag(false),
  /** Empty: the backend's own address. */
  site_url: text,
  /** Globs: `*` stops at `.` and `/`, `**` does not. */
  uri_allow_list: z.array(z.string()).default([]),

  external_email_enabled: flag(true),
  mailer_autoconfirm: flag(false),
  mailer_secure_email_change_enabled: flag(true),
  security_update_password_require_reauthentication: flag(false),
  password_hibp_enabled: flag(false),
  password_min_length: z.number().int().min(6).default(6),
  /** Sets of characters with a colon between them; each must appear. [C5.20] */
  password_required_characters: text,
  /** 0 means 3600. [CA1] */
  mailer_otp_exp: z.number().int().min(0).max(86_400).default(3600),
  mailer_otp_length: z.number().int().min(4).max(10).default(6),

  external_phone_enabled: flag(false),
  sms_provider: z.enum(["twilio", "messagebird", "textlocal", "vonage", "twilio_verify"]).default("twilio"),
  sms_autoconfirm: flag(false),
  sms_otp_exp: seconds(60),
  sms_otp_length: z.number().int().min(4).max(10).default(6),
  sms_template: z.string().default("Your code is {{ .Code }}"),
  /** `15551234567=123456,15557654321=654321`. */
  sms_test_otp: text,
  sms_test_otp_valid_until: z.string().nullable().default(null),
  twilio_settings: credentials({ account_sid: text, auth_token: text, message_service_sid: text }),
  twilio_verify_settings: credentials({ account_sid: text, auth_token: text, message_service_sid: text }),
  textlocal_settings: credentials({ api_key: text, sender: text }),
  vonage_settings: credentials({ api_key: text, api_secret: text, from: text }),
  messagebird_settings: credentials({ access_key: text, originator: text }),

  external_google_enabled: flag(false),
  /** Several, separated by commas: the first signs in, and all are accepted audiences of an ID token. [C5.24] */
  external_google_client_id: text,
  external_google_secret: text,
  external_google_skip_nonce_check: flag(false),

  passkey_enabled: flag(true),
  /** Empty means the host of the page that asks, or the site's. */
  webauthn_rp_id: text,
  /** Origins beside the project's own pages and those that people may be redirected to. */
  webauthn_rp_origins: z.array(z.string()).default([]),
  webauthn_rp_display_name: text,

  /** Whether other applications may sign people in with their account of this app. */
  oauth_server_enabled: flag(false),
  /** Whether applications may register themselves. */
  oauth_server_allow_dynamic_registration: flag(false),
  /** Path of the consent page on the site. */
  oauth_server_authorization_path: authorizationPath.default("/oauth/consent"),

  jwt_exp: seconds(3600),
  security_manual_linking_enabled: flag(false),
  security_refresh_token_reuse_interval: seconds(10),
  /** Between two mails, or two messages, of one kind to one person. */
  mailer_max_frequency: seconds(60),
  sms_max_frequency: seconds(60),
  rate_limits: rateLimits,
});

export type AuthSettings = z.output<typeof authSettingsSchema>;

/**
 * The saved settings, with defaults for the rest. A saved value that no longer fits is a broken invariant: it was
 * checked when saved.
 */
export const authSettingsOf = (saved: Record<string, unknown> | null): AuthSettings =>
  authSettingsSchema.parse(saved ?? {});

export const emailCodeSeconds = ({ mailer_otp_exp }: AuthSettings): number =>
  mailer_otp_exp === 0 ? 3600 : mailer_otp_exp;

export const googleClientIds = ({ external_google_client_id }: AuthSettings): string[] =>
  external_google_client_id
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "");

/** The code that always works for this number, where the project has set one and its time has not passed. */
export function testCodeOf(settings: AuthSettings, phone: string, now: number): string | null {
  const until = settings.sms_test_otp_valid_until;
  if (until !== null && Date.parse(until) < now) return null;
  for (const pair of settings.sms_test_otp.split(",")) {
    const [number, code] = pair.split("=").map((part) => part.trim());
    if (code !== undefined && code !== "" && number!.replace(/^\+/, "") === phone) return code;
  }
  return null;
}
