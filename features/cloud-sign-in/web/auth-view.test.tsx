import { currentBlocker } from "@slipway/ui/navigation/view-blocker";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import {
  answerCalls,
  failure,
  key,
  named,
  pageText,
  press,
  render,
  success,
  type,
  type Asked,
} from "@slipway/ui/testing/render.tsx";
import { act, type ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { PASSWORD_CHARACTERS, type AuthConfig } from "../../cloud/contract/index.ts";
import { AuthView, EmailSettings, GoogleSettings, PhoneSettings } from "./auth-view.tsx";

afterEach(() => vi.unstubAllGlobals());

const twilio = { account_sid: "", auth_token: "", message_service_sid: "" };
const config: AuthConfig = {
  disable_signup: false,
  external_anonymous_users_enabled: false,
  site_url: "",
  uri_allow_list: ["https://a.example.com"],
  email: {
    external_email_enabled: true,
    mailer_autoconfirm: true,
    mailer_secure_email_change_enabled: true,
    security_update_password_require_reauthentication: false,
    password_hibp_enabled: false,
    password_min_length: 6,
    password_required_characters: "",
    // Outside the form's range: saved by another program.
    mailer_otp_exp: 0,
    mailer_otp_length: 6,
  },
  phone_settings: {
    external_phone_enabled: false,
    sms_provider: "twilio",
    sms_autoconfirm: false,
    sms_otp_exp: 60,
    sms_otp_length: 6,
    sms_template: "Your code is {{ .Code }}",
    sms_test_otp: "",
    sms_test_otp_valid_until: null,
    twilio_settings: twilio,
    twilio_verify_settings: twilio,
    textlocal_settings: { api_key: "", sender: "" },
    vonage_settings: { api_key: "", api_secret: "", from: "" },
    messagebird_settings: { access_key: "", originator: "" },
  },
  google_settings: {
    external_google_enabled: false,
    external_google_client_id: "",
    external_google_secret: "",
    external_google_skip_nonce_check: false,
  },
  oauth_server_settings: {
    oauth_server_enabled: false,
    oauth_server_allow_dynamic_registration: false,
    oauth_server_authorization_path: "/authorize",
  },
  managed_urls: ["https://app.example.com"],
  configured_secrets: ["twilio_settings.auth_token"],
};

const PATH = "/projects/p1/cloud/auth";
const props = { projectId: "p1", backend: { ref: "p1", url: "http://p1.cloud.localhost", anonKey: "key" } };
const answer = (own: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({ [`GET ${PATH}`]: () => success(config), [`PATCH ${PATH}`]: () => success(config), ...own });
const patches = (asked: readonly Asked[]) => asked.filter(({ method }) => method === "PATCH").map(({ body }) => body);
const show = (view: ReactNode, open = vi.fn()) => render(<InShell does={{ showViews: open }}>{view}</InShell>);
const field = (name: string) => named<HTMLInputElement>("input, textarea", name);
const saveButton = () => named<HTMLButtonElement>("button", "Save");
const choose = (name: string, value: string) =>
  act(async () => {
    const select = named<HTMLSelectElement>("select", name);
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });

it("lists the methods with their state, and opens one's settings [C2.31]", async () => {
  answer();
  const open = vi.fn();
  await using page = await show(<AuthView {...props} />, open);
  await page.settle(() => expect(pageText()).toContain("EmailEnabledPhoneDisabledGoogleDisabled"));
  await press("EmailEnabled");
  expect(open).toHaveBeenCalledWith([{ id: "auth-email" }]);
});

it("saves only what changed, and asks before changes are lost [C4.07] [C7.09] [C8.15]", async () => {
  const asked = answer({
    [`PATCH ${PATH}`]: () => success({ ...config, email: { ...config.email, password_min_length: 10 } }),
  });
  await using page = await show(<EmailSettings {...props} />);
  await page.settle(() => expect(field("Minimum password length").value).toBe("6"));
  expect(pageText()).not.toContain("Save");
  expect(currentBlocker()).toBeNull();
  await type(field("Minimum password length"), "5");
  expect(pageText()).toContain("Must be greater or equal to 6.");
  expect(saveButton().disabled).toBe(true);
  expect(currentBlocker()?.title).toBe("Discard unsaved changes?");
  await type(field("Minimum password length"), "10");
  await choose("Required characters", PASSWORD_CHARACTERS.letters_digits);
  await choose("Required characters", "");
  await press("Save");
  await page.settle(() => expect(patches(asked)).toEqual([{ email: { password_min_length: 10 } }]));
  await page.settle(() => expect(currentBlocker()).toBeNull());
  expect(field("Minimum password length").value).toBe("10");
});

it("leaves a saved value outside the form's range alone until it is edited [C5.18] [C5.19] [CA1]", async () => {
  answer();
  await using page = await show(<EmailSettings {...props} />);
  await page.settle(() => expect(field("Code expiry in seconds").value).toBe("0"));
  await type(field("Minimum password length"), "8");
  expect(saveButton().disabled).toBe(false);
  await type(field("Code expiry in seconds"), "59");
  expect(pageText()).toContain("Value must be at least 60");
  await press("Cancel");
  expect(field("Code expiry in seconds").value).toBe("0");
  expect(field("Minimum password length").value).toBe("6");
});

it("shows the fields of the chosen provider, and writes a secret that it never shows [C3.12] [CA3]", async () => {
  const asked = answer();
  await using page = await show(<PhoneSettings {...props} />);
  await page.settle(() => expect(field("Auth token").value).toBe(""));
  expect(field("Auth token").placeholder).toBe("Saved. Type to replace it.");
  await type(field("Test codes valid until"), "tomorrow");
  expect(pageText()).toContain("Invalid datetime string.");
  await type(field("Test codes valid until"), "");
  await press("Remove Auth token");
  await press("Save");
  await page.settle(() =>
    expect(patches(asked)).toEqual([{ phone_settings: { twilio_settings: { auth_token: null } } }]),
  );
  await choose("SMS provider", "textlocal");
  expect(pageText()).toContain("A name of up to 6 characters.");
  await choose("SMS provider", "messagebird");
  expect(pageText()).toContain("A name of up to 11 characters");
  await type(field("Access key"), "live_1");
  await press("Save");
  await page.settle(() =>
    expect(patches(asked).at(-1)).toEqual({
      phone_settings: { sms_provider: "messagebird", messagebird_settings: { access_key: "live_1" } },
    }),
  );
});

it("wants an id and a secret for Google, and shows a refusal at its field [C5.23] [C5.24] [CA6] [C8.14] [C8.15]", async () => {
  const rule = "Client IDs should not contain spaces.";
  const asked = answer({
    [`PATCH ${PATH}`]: () =>
      failure(400, { message: rule, details: { field: "google_settings.external_google_client_id", rule } }),
  });
  await using page = await show(<GoogleSettings {...props} />);
  await page.settle(() => expect(field("Client IDs")).toBeTruthy());
  await act(async () => field("Enable Google sign-in").click());
  expect(pageText()).toContain("Google Client ID is required when Google sign-in is enabled");
  await type(field("Client IDs"), " ,");
  expect(pageText()).toContain("At least one Client ID is required when Google sign-in is enabled.");
  await type(field("Client IDs"), "1.apps.googleusercontent.com");
  expect(pageText()).toContain("Google Client Secret is required when Google sign-in is enabled");
  await type(field("Client secret"), "GOCSPX-1");
  await press("Save");
  await page.settle(() => expect(patches(asked)).toHaveLength(1));
  await page.settle(() => expect(pageText()).toContain(rule));
  // Nothing that was typed is lost.
  expect(field("Client secret").value).toBe("GOCSPX-1");
});

it("adds addresses to the list, and refuses wrong, known and managed ones [C5.25] [C5.26] [CA4]", async () => {
  const asked = answer();
  await using page = await show(<AuthView {...props} />);
  await page.settle(() => expect(pageText()).toContain("https://app.example.comSystem-managed"));
  for (const [url, message] of [
    ["http://b.example.com", "Only https:// URLs are allowed"],
    ["https://a.example.com", "This URL is already in the list"],
    ["https://app.example.com", "System-managed URLs cannot be added manually"],
    ["https://b.example.com/#x", "# fragment is not allowed"],
    [`https://b.example.com/${"x".repeat(256)}`, "Too long URL (max 256 characters)"],
  ] as const) {
    await type(field("URI Allow List"), url);
    await press("Add");
    expect(pageText()).toContain(message);
    expect(saveButton().disabled).toBe(true);
  }
  await type(field("URI Allow List"), "https://*.b.example.com/**");
  await key(field("URI Allow List"), "Enter");
  await press("Remove https://a.example.com");
  // An address that was typed and not added is saved too.
  await type(field("URI Allow List"), "https://c.example.com");
  await press("Save");
  await page.settle(() =>
    expect(patches(asked)).toEqual([{ uri_allow_list: ["https://*.b.example.com/**", "https://c.example.com"] }]),
  );
});

it("refuses a wrong site address before it is saved [C5.26]", async () => {
  const asked = answer();
  await using page = await show(<AuthView {...props} />);
  await page.settle(() => expect(field("Site URL")).toBeTruthy());
  await type(field("Site URL"), "https://*.example.com");
  expect(pageText()).toContain("Wildcards are not allowed");
  await type(field("Site URL"), " https://example.com ");
  await press("Save");
  await page.settle(() => expect(patches(asked)).toEqual([{ site_url: "https://example.com" }]));
});

it("says that the settings could not be read, and tries again [C7.08]", async () => {
  answer({ [`GET ${PATH}`]: () => failure(400, { message: "Not now." }) });
  await using page = await show(<AuthView {...props} />);
  await page.settle(() => expect(pageText()).toContain("Not now."));
  answer();
  await press("Retry");
  await page.settle(() => expect(pageText()).toContain("Sign-in methods"));
});
