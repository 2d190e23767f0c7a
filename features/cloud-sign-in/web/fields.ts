/** Fields of the three sign-in methods, as data: one form draws them all. [C2.31] [C3.12] */
import { googleProblem, PASSWORD_CHARACTERS, urlProblem } from "../../cloud/contract/index.ts";
import {
  datetimeProblem,
  EMAIL_OTP_EXPIRY,
  numberProblem,
  OTP_LENGTH,
  passwordLengthProblem,
  SMS_OTP_EXPIRY,
} from "../contract/field-rules.ts";

/** Numbers are kept as typed. A secret is "" while it stays, its new text, or null when it is removed. */
export type Value = string | boolean | null;
export type Draft = Readonly<Record<string, Value>>;

interface Named {
  /** Within its group; a provider's field is `twilio_settings.auth_token`. */
  name: string;
  label: string;
  hint?: string;
  /** False: the field belongs to a choice that is not made. */
  isShown?: (draft: Draft) => boolean;
}

export type Field = Named &
  (
    | { kind: "switch" | "secret" }
    | { kind: "number" | "text" | "lines"; placeholder?: string; check?: (typed: string) => string | null }
    | { kind: "choice"; choices: readonly { value: string; label: string }[] }
  );

export type MethodGroup = "email" | "phone_settings" | "google_settings";

/** Fields that are saved together. */
export interface FieldSet {
  /** Null: the top level. */
  group: MethodGroup | null;
  fields: readonly Field[];
  /** A rule over several fields: the wrong field and the message, or null. */
  check?: (draft: Draft, configured: readonly string[]) => { field: string; message: string } | null;
}

export interface Method extends FieldSet {
  group: MethodGroup;
  /** The view with its form. */
  view: string;
  label: string;
  /** Field that says whether people can sign in this way. */
  enabledBy: string;
}

const range = (bounds: { min: number; max: number }) => (typed: string) => numberProblem(typed, bounds);

export const SIGN_UPS: FieldSet = {
  group: null,
  fields: [
    { name: "disable_signup", label: "Disable Sign-up", hint: "Only people you add can sign in.", kind: "switch" },
    {
      name: "external_anonymous_users_enabled",
      label: "Enable Anonymous Users",
      hint: "Visitors can use the app before they sign up.",
      kind: "switch",
    },
  ],
};

export const SITE_URL: FieldSet = {
  group: null,
  fields: [
    {
      name: "site_url",
      label: "Site URL",
      hint: "Links in emails lead here. Empty: your published site.",
      kind: "text",
      placeholder: "https://example.com",
      check: (typed) => urlProblem(typed.trim(), { wildcards: false }),
    },
  ],
};

export const EMAIL: Method = {
  group: "email",
  view: "auth-email",
  label: "Email",
  enabledBy: "external_email_enabled",
  fields: [
    { name: "external_email_enabled", label: "Enable email sign-in", kind: "switch" },
    {
      name: "mailer_autoconfirm",
      label: "Confirm emails automatically",
      hint: "People sign in without opening a link first.",
      kind: "switch",
    },
    {
      name: "mailer_secure_email_change_enabled",
      label: "Secure email change",
      hint: "A change is confirmed at the old and the new address.",
      kind: "switch",
    },
    {
      name: "security_update_password_require_reauthentication",
      label: "Secure password change",
      hint: "A change of password needs a recent sign-in.",
      kind: "switch",
    },
    {
      name: "password_hibp_enabled",
      label: "Refuse leaked passwords",
      hint: "New passwords are compared with lists of known leaks.",
      kind: "switch",
    },
    { name: "password_min_length", label: "Minimum password length", kind: "number", check: passwordLengthProblem },
    {
      name: "password_required_characters",
      label: "Required characters",
      kind: "choice",
      choices: [
        { value: "", label: "None" },
        { value: PASSWORD_CHARACTERS.letters_digits, label: "Letters and digits" },
        { value: PASSWORD_CHARACTERS.lower_upper_digits, label: "Lowercase, uppercase letters and digits" },
        {
          value: PASSWORD_CHARACTERS.lower_upper_digits_symbols,
          label: "Lowercase, uppercase letters, digits and symbols",
        },
        { value: PASSWORD_CHARACTERS.letters_digits_symbols, label: "Letters, digits and symbols" },
      ],
    },
    {
      name: "mailer_otp_exp",
      label: "Code expiry in seconds",
      hint: "60 to 86400.",
      kind: "number",
      check: range(EMAIL_OTP_EXPIRY),
    },
    {
      name: "mailer_otp_length",
      label: "Code length",
      hint: "4 to 8 digits.",
      kind: "number",
      check: range(OTP_LENGTH),
    },
  ],
};

const PROVIDERS = [
  { value: "twilio", label: "Twilio" },
  { value: "messagebird", label: "MessageBird" },
  { value: "textlocal", label: "Textlocal" },
  { value: "vonage", label: "Vonage" },
  { value: "twilio_verify", label: "Twilio Verify" },
] as const;

/** A field of one provider, shown while that provider is chosen. */
function ofProvider(provider: (typeof PROVIDERS)[number]["value"], field: Field): Field {
  return {
    ...field,
    name: `${provider}_settings.${field.name}`,
    isShown: (draft) => draft["sms_provider"] === provider,
  };
}

const TWILIO: readonly Field[] = [
  { name: "account_sid", label: "Account SID", kind: "text" },
  { name: "auth_token", label: "Auth token", kind: "secret" },
];

export const PHONE: Method = {
  group: "phone_settings",
  view: "auth-phone",
  label: "Phone",
  enabledBy: "external_phone_enabled",
  fields: [
    { name: "external_phone_enabled", label: "Enable phone sign-in", kind: "switch" },
    { name: "sms_provider", label: "SMS provider", kind: "choice", choices: PROVIDERS },
    ...[...TWILIO, { name: "message_service_sid", label: "Message service SID", kind: "text" } as const].map((field) =>
      ofProvider("twilio", field),
    ),
    ...[...TWILIO, { name: "message_service_sid", label: "Verify service SID", kind: "text" } as const].map((field) =>
      ofProvider("twilio_verify", field),
    ),
    ofProvider("messagebird", { name: "access_key", label: "Access key", kind: "secret" }),
    ofProvider("messagebird", {
      name: "originator",
      label: "Originator",
      hint: "A name of up to 11 characters, or a number.",
      kind: "text",
    }),
    ofProvider("textlocal", { name: "api_key", label: "API key", kind: "secret" }),
    ofProvider("textlocal", { name: "sender", label: "Sender", hint: "A name of up to 6 characters.", kind: "text" }),
    ofProvider("vonage", { name: "api_key", label: "API key", kind: "text" }),
    ofProvider("vonage", { name: "api_secret", label: "API secret", kind: "secret" }),
    ofProvider("vonage", { name: "from", label: "From", hint: "The sender that people see.", kind: "text" }),
    {
      name: "sms_autoconfirm",
      label: "Confirm phones automatically",
      hint: "People sign in without entering a code first.",
      kind: "switch",
    },
    {
      name: "sms_otp_exp",
      label: "Code expiry in seconds",
      hint: "60 to 600.",
      kind: "number",
      check: range(SMS_OTP_EXPIRY),
    },
    { name: "sms_otp_length", label: "Code length", hint: "4 to 8 digits.", kind: "number", check: range(OTP_LENGTH) },
    { name: "sms_template", label: "Message", hint: "{{ .Code }} becomes the code.", kind: "lines" },
    {
      name: "sms_test_otp",
      label: "Test phone numbers and codes",
      hint: "These numbers get no message. Separate pairs by commas.",
      kind: "lines",
      placeholder: "15550100=123456",
    },
    {
      name: "sms_test_otp_valid_until",
      label: "Test codes valid until",
      hint: "UTC. Empty: until you remove them.",
      kind: "text",
      placeholder: "2030-12-31T23:59:59Z",
      check: datetimeProblem,
    },
  ],
};

export const GOOGLE: Method = {
  group: "google_settings",
  view: "auth-google",
  label: "Google",
  enabledBy: "external_google_enabled",
  fields: [
    { name: "external_google_enabled", label: "Enable Google sign-in", kind: "switch" },
    {
      name: "external_google_client_id",
      label: "Client IDs",
      hint: "Separate several by commas, without spaces.",
      kind: "text",
    },
    { name: "external_google_secret", label: "Client secret", kind: "secret" },
    {
      name: "external_google_skip_nonce_check",
      label: "Skip nonce check",
      hint: "For apps that cannot send a nonce. Less safe.",
      kind: "switch",
    },
  ],
  check: (draft, configured) => {
    const typed = draft["external_google_secret"];
    // The saved secret is not known here: any text that passes takes its place.
    const isKept = typed === "" && configured.includes("external_google_secret");
    return googleProblem({
      external_google_enabled: draft["external_google_enabled"] === true,
      external_google_client_id: String(draft["external_google_client_id"] ?? ""),
      external_google_secret: isKept ? "saved" : String(typed ?? ""),
    });
  },
};

export const METHODS: readonly Method[] = [EMAIL, PHONE, GOOGLE];
