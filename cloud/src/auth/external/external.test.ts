import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AUTH, codeIn, openTestApp, SITE, type TestApp } from "../../testing/test-app.ts";
import { GOOGLE_SETTINGS, startTestGoogle, type TestGoogle } from "./test-google.ts";

let home: TestApp;
let google: TestGoogle;
/** Requests to services that carry text messages. */
const carried: { url: string; form: URLSearchParams }[] = [];
let carrierAnswer: unknown = { sid: "SM1", status: "queued" };

beforeAll(async () => {
  google = await startTestGoogle();
  home = await openTestApp({
    google: google.endpoints,
    async fetch(input, init) {
      const url = String(input instanceof Request ? input.url : input);
      if (url.startsWith("http://127.0.0.1:")) return fetch(input, init);
      carried.push({ url, form: new URLSearchParams(String(init?.body)) });
      return Response.json(carrierAnswer);
    },
  });
});
afterAll(async () => {
  await home[Symbol.asyncDispose]();
  await google[Symbol.asyncDispose]();
});
beforeEach(() => {
  home.settle(GOOGLE_SETTINGS);
  carried.length = 0;
});

let number = 0;
const person = (more: Record<string, unknown> = {}) => ({
  sub: `g${(number += 1)}`,
  email: `g${number}@mail.example`,
  email_verified: true,
  name: "Gea",
  ...more,
});

async function start(query: string): Promise<URL> {
  const answer = await home.project.fetch(`${AUTH}/authorize?provider=google&${query}`, { redirect: "manual" });
  return new URL(answer.headers.get("location")!);
}
async function comeBack(state: string, code: string, more = ""): Promise<URL> {
  const answer = await home.project.fetch(`${AUTH}/callback?state=${state}&code=${code}${more}`, {
    redirect: "manual",
  });
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get("location")!);
}
const fragment = (url: URL): URLSearchParams => new URLSearchParams(url.hash.slice(1));

describe("signing in with Google", () => {
  it("redirects to Google and back with tokens in the fragment, once per state", async () => {
    const there = await start(
      `redirect_to=${encodeURIComponent("https://my.app.example/in")}&scopes=calendar&prompt=consent&client_id=evil&redirect_uri=https://evil.example`,
    );
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      client_id: "client.apps.example",
      redirect_uri: `${AUTH}/callback`,
      scope: "email profile openid calendar",
      prompt: "consent",
    });
    const state = there.searchParams.get("state")!;
    const back = await comeBack(state, google.agree(person()));
    expect(back.href.startsWith("https://my.app.example/in#")).toBe(true);
    expect(fragment(back).get("provider_token")).toBe("ga");
    const claims = await home.project.keys.verify(fragment(back).get("access_token")!, home.project.clock.now());
    expect(claims).toMatchObject({
      email: `g${number}@mail.example`,
      app_metadata: { provider: "google", providers: ["google"] },
      amr: [{ method: "oauth" }],
    });
    const again = await comeBack(state, google.agree(person()));
    expect([again.origin, again.searchParams.get("error_code")]).toEqual([SITE, "bad_oauth_state"]);
    expect((await comeBack("nonsense", "x")).searchParams.get("error_code")).toBe("bad_oauth_state");
    const refused = await home.project.fetch(
      `${AUTH}/callback?error=access_denied&error_description=no&state=${(await start("")).searchParams.get("state")}`,
      { redirect: "manual" },
    );
    expect(new URL(refused.headers.get("location")!).searchParams.get("error")).toBe("access_denied");
  });

  it("gives a PKCE client a code that only its verifier opens", async () => {
    const app = home.client(undefined, "pkce");
    const { data } = await app.auth.signInWithOAuth({
      provider: "google",
      options: { skipBrowserRedirect: true, redirectTo: SITE },
    });
    const state = (await start(new URL(data.url!).search.slice(1))).searchParams.get("state")!;
    const back = await comeBack(state, google.agree(person()));
    const { data: session, error } = await app.auth.exchangeCodeForSession(back.searchParams.get("code")!);
    expect(error).toBeNull();
    expect(session.session).toMatchObject({ provider_token: "ga", provider_refresh_token: "gr" });
    expect((await app.auth.getUserIdentities()).data!.identities).toHaveLength(1);
  });

  it("joins the account of a proven address, and removes a stranger's sign-ins from an unproven one", async () => {
    home.settle({ ...GOOGLE_SETTINGS, mailer_autoconfirm: true });
    const known = home.someone();
    const { data } = await home.client().auth.signUp(known);
    const state = (await start("")).searchParams.get("state")!;
    const back = await comeBack(state, google.agree(person({ email: known.email })));
    const claims = await home.project.keys.verify(fragment(back).get("access_token")!, home.project.clock.now());
    expect(claims).toMatchObject({ sub: data.user!.id, app_metadata: { providers: ["email", "google"] } });
    expect((await home.client().auth.signInWithPassword(known)).error).toBeNull();

    home.settle(GOOGLE_SETTINGS);
    const squatted = home.someone();
    await home.client().auth.signUp(squatted);
    await comeBack((await start("")).searchParams.get("state")!, google.agree(person({ email: squatted.email })));
    expect((await home.client().auth.signInWithPassword(squatted)).error).toMatchObject({
      code: "invalid_credentials",
    });
  });

  it("signs in to no account by an unproven address", async () => {
    const known = home.someone();
    await home.admin().createUser({ ...known, email_confirm: true });
    const stolen = await comeBack(
      (await start("")).searchParams.get("state")!,
      google.agree(person({ email: known.email, email_verified: false })),
    );
    expect(stolen.searchParams.get("error_code")).toBe("provider_email_needs_verification");
    expect(stolen.hash).not.toContain("access_token");
    home.settle({ ...GOOGLE_SETTINGS, mailer_autoconfirm: true });
    const unproven = google.agree(person({ email: known.email, email_verified: false }));
    const apart = await comeBack((await start("")).searchParams.get("state")!, unproven);
    const claims = await home.project.keys.verify(fragment(apart).get("access_token")!, home.project.clock.now());
    expect(claims.email).toBe("");
    expect(
      await home.post("/token?grant_type=id_token", {
        provider: "google",
        id_token: await google.idToken(person({ aud: "other" })),
      }),
    ).toMatchObject({ status: 400, body: { error: "invalid request" } });
    home.settle({});
    expect((await home.post("/token?grant_type=id_token", { provider: "google", id_token: "x" })).body).toMatchObject({
      error_code: "provider_disabled",
    });
  });

  it("accepts an ID token only with the client's own nonce", async () => {
    const nonce = "a-nonce";
    const hashed = createHash("sha256").update(nonce).digest("hex");
    const token = await google.idToken(person({ aud: "ios.apps.example", nonce: hashed }));
    const { data, error } = await home.client().auth.signInWithIdToken({ provider: "google", token, nonce });
    expect(error).toBeNull();
    expect(data.user!.user_metadata).toMatchObject({ full_name: "Gea" });
    expect(
      (await home.client().auth.signInWithIdToken({ provider: "google", token, nonce: "another" })).error,
    ).toMatchObject({ message: "Nonces mismatch" });
    expect((await home.client().auth.signInWithIdToken({ provider: "google", token })).error).not.toBeNull();
    const forged = `${token.slice(0, -4)}AAAA`;
    expect(
      (await home.client().auth.signInWithIdToken({ provider: "google", token: forged, nonce })).error,
    ).toMatchObject({ message: "Bad ID token" });
  });

  it("links and unlinks by hand where the project allows it", async () => {
    home.settle({ ...GOOGLE_SETTINGS, mailer_autoconfirm: true });
    const app = home.client();
    await app.auth.signUp(home.someone());
    expect((await app.auth.linkIdentity({ provider: "google" })).error).toMatchObject({
      code: "manual_linking_disabled",
    });
    home.settle({ ...GOOGLE_SETTINGS, mailer_autoconfirm: true, security_manual_linking_enabled: true });
    const { data } = await app.auth.linkIdentity({ provider: "google", options: { skipBrowserRedirect: true } });
    await comeBack(new URL(data!.url!).searchParams.get("state")!, google.agree(person()));
    const identities = (await app.auth.getUserIdentities()).data!.identities;
    expect(identities.map(({ provider }) => provider).toSorted()).toEqual(["email", "google"]);
    expect((await app.auth.unlinkIdentity(identities.find(({ provider }) => provider === "google")!)).error).toBeNull();
    expect(
      (await app.auth.unlinkIdentity(identities.find(({ provider }) => provider === "email")!)).error,
    ).toMatchObject({ code: "single_identity_not_deletable" });
  });
});

describe("phones", () => {
  const phone = () => `1555${String(1_000_000 + (number += 1))}`;
  const twilio = {
    external_phone_enabled: true,
    sms_provider: "twilio",
    sms_template: "Code: {{ .Code }}",
    twilio_settings: { account_sid: "AC1", auth_token: "t", message_service_sid: "MG1" },
  };

  it("signs up with a code by the project's carrier [C3.12] [C5.22]", async () => {
    home.settle(twilio);
    const who = { phone: phone(), password: "correct horse" };
    const { data, error } = await home.client().auth.signUp(who);
    expect([error, data.session]).toEqual([null, null]);
    expect(carried[0]!.url).toBe("https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json");
    expect(Object.fromEntries(carried[0]!.form)).toMatchObject({ To: `+${who.phone}`, MessagingServiceSid: "MG1" });
    const token = codeIn({ to: "", subject: "", text: carried[0]!.form.get("Body")!.replace("Code", "code") });
    expect(
      (await home.client().auth.verifyOtp({ phone: who.phone, token: "000000", type: "sms" })).error,
    ).toMatchObject({ code: "otp_expired" });
    const verified = await home.client().auth.verifyOtp({ phone: `+${who.phone}`, token, type: "sms" });
    expect(verified.data.user).toMatchObject({ phone: who.phone, phone_confirmed_at: expect.any(String) });
    expect((await home.client().auth.signInWithPassword(who)).error).toBeNull();
  });

  it("reports the carrier's error, and signs test numbers in without a carrier", async () => {
    home.settle(twilio);
    carrierAnswer = { code: 21_211, message: "not a number" };
    expect((await home.client().auth.signInWithOtp({ phone: phone() })).error).toMatchObject({
      code: "sms_send_failed",
      message: "Error sending confirmation OTP to provider: not a number",
    });
    expect((await home.client().auth.signInWithOtp({ phone: "12-34" })).error).toMatchObject({
      message: "Invalid phone number format (E.164 required)",
    });
    const test = phone();
    const until = new Date(home.project.clock.now() + 1000).toISOString();
    home.settle({ ...twilio, sms_test_otp: `${test}=424242`, sms_test_otp_valid_until: until });
    carried.length = 0;
    await home.client().auth.signInWithOtp({ phone: test });
    expect(carried).toEqual([]);
    expect((await home.client().auth.verifyOtp({ phone: test, token: "424242", type: "sms" })).error).toBeNull();
    home.project.clock.advance(61_000);
    expect((await home.client().auth.verifyOtp({ phone: test, token: "424242", type: "sms" })).error).not.toBeNull();
  });

  it.each([
    ["messagebird", "https://rest.messagebird.com/messages", { id: "m" }, "body"],
    ["textlocal", "https://api.textlocal.in/send/", { messages: [{ id: "m" }] }, "message"],
    ["vonage", "https://rest.nexmo.com/sms/json", { messages: [{ status: "0", "message-id": "m" }] }, "text"],
    [
      "twilio_verify",
      "https://verify.twilio.com/v2/Services//Verifications",
      { sid: "m", status: "pending" },
      "Channel",
    ],
  ])("speaks to %s", async (sms_provider, url, answer, field) => {
    home.settle({ ...twilio, sms_provider });
    carrierAnswer = answer;
    expect((await home.client().auth.signInWithOtp({ phone: phone() })).error).toBeNull();
    expect(carried[0]!.url).toBe(url);
    expect(carried[0]!.form.get(field)).toMatch(/Code: \d{6}|sms/);
  });
});
