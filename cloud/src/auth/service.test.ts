import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestProject } from "../testing/test-project.ts";
import { AUTH, codeIn, linkIn, openTestApp, type TestApp } from "../testing/test-app.ts";

let home: TestApp;
let project: TestProject;

beforeAll(async () => {
  home = await openTestApp();
  ({ project } = home);
});
afterAll(() => home[Symbol.asyncDispose]());
beforeEach(() => home.settle());

describe("signing up and in", () => {
  it("confirms an account at once where the project says so, and names its people in policies", async () => {
    home.settle({ mailer_autoconfirm: true });
    const person = home.someone();
    const app = home.client();
    const { data, error } = await app.auth.signUp({ ...person, options: { data: { nickname: "Nan" } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: person.email, user_metadata: { nickname: "Nan" }, role: "authenticated" });
    expect(data.user!.app_metadata).toEqual({ provider: "email", providers: ["email"] });
    const claims = await project.keys.verify(data.session!.access_token, project.clock.now());
    expect(claims).toMatchObject({ sub: data.user!.id, aal: "aal1", aud: "authenticated", is_anonymous: false });
    const seen = await project.backend.database
      .as("authenticator")
      .queryAs(
        { role: "authenticated", claims },
        { text: "select auth.uid() as id, auth.email() as email, auth.role() as role" },
      );
    expect(seen.rows).toEqual([{ id: data.user!.id, email: person.email, role: "authenticated" }]);
    const second = await home.client().auth.signUp(person);
    expect(second.error).toMatchObject({ code: "user_already_exists", status: 422 });
  });

  it.each([
    ["/signup", false],
    ["/signup", true],
    ["/otp", false],
    ["/otp", true],
  ])(
    "answers everybody who types one address into %s at the same time (confirmed at once: %s)",
    async (path, atOnce) => {
      home.settle({ mailer_autoconfirm: atOnce });
      const person = home.someone();
      const answers = await Promise.all(Array.from({ length: 6 }, () => home.post(path, person)));
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const { rows } = await project.backend.database
        .as("postgres")
        .query("select count(*)::int as people from auth.users where email = $1", [person.email]);
      expect(rows).toEqual([{ people: 1 }]);
    },
  );

  it.each(["/signup", "/otp"])("refuses characters that cannot be stored, at %s", async (path) => {
    home.settle({ mailer_autoconfirm: true });
    for (const name of ["\u0000", "\ud800"]) {
      const { status, body } = await home.post(path, { ...home.someone(), data: { name } });
      expect([status, body]).toMatchObject([400, { error_code: "validation_failed" }]);
    }
  });

  it("asks for confirmation, tells strangers nothing, and lets the link in once", async () => {
    const person = home.someone();
    const { data } = await home.client().auth.signUp({
      ...person,
      options: { emailRedirectTo: "https://my.app.example/home" },
    });
    expect(data.session).toBeNull();
    expect((await home.client().auth.signInWithPassword(person)).error).toMatchObject({ code: "email_not_confirmed" });
    const opened = await project.fetch(linkIn(home.mails[0]!), { redirect: "manual" });
    expect(opened.status).toBe(303);
    const landed = new URL(opened.headers.get("location")!);
    expect(landed.origin + landed.pathname).toBe("https://my.app.example/home");
    const tokens = new URLSearchParams(landed.hash.slice(1));
    expect(tokens.get("type")).toBe("signup");
    const session = await home.client().auth.setSession({
      access_token: tokens.get("access_token")!,
      refresh_token: tokens.get("refresh_token")!,
    });
    expect(session.data.user).toMatchObject({ email: person.email, user_metadata: { email_verified: true } });
    const again = new URL(
      (await project.fetch(linkIn(home.mails[0]!), { redirect: "manual" })).headers.get("location")!,
    );
    expect(new URLSearchParams(again.hash.slice(1)).get("error_code")).toBe("otp_expired");

    const taken = await home.client().auth.signUp(person);
    expect(taken.error).toBeNull();
    expect(taken.data.user!.identities).toEqual([]);
    expect(taken.data.user!.id).not.toBe(data.user!.id);
    expect(home.mails).toHaveLength(1);
  });

  it("answers wrong passwords and unknown addresses alike", async () => {
    home.settle({ mailer_autoconfirm: true });
    const person = home.someone();
    await home.client().auth.signUp(person);
    const wrong = await home.post("/token?grant_type=password", { ...person, password: "wrong horse" });
    const unknown = await home.post("/token?grant_type=password", { ...person, email: "nobody@mail.example" });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({ code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" });
    expect(unknown).toMatchObject({ status: 400, body: wrong.body });
    const dated = await home.post("/token?grant_type=password", person, { "x-supabase-api-version": "2024-01-01" });
    expect(dated.status).toBe(200);
    const datedWrong = await home.post(
      "/token?grant_type=password",
      { ...person, password: "x" },
      { "x-supabase-api-version": "2024-01-01" },
    );
    expect(datedWrong.body).toEqual({ code: "invalid_credentials", message: "Invalid login credentials" });
    expect(datedWrong.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  });

  it("keeps the project's password rules and says which one failed [C5.17] [C5.20]", async () => {
    home.settle({ password_min_length: 10, password_required_characters: "abc:0123456789:!:\\:" });
    const { error } = await home.client().auth.signUp({ email: home.someone().email, password: "short" });
    expect(error).toMatchObject({ code: "weak_password", status: 422, reasons: ["length", "characters"] });
    const long = await home.client().auth.signUp({ email: home.someone().email, password: "a1!".repeat(25) });
    expect(long.error).toMatchObject({
      code: "validation_failed",
      message: "Password cannot be longer than 72 characters",
    });
  });

  it("honours closed sign-up, closed email and anonymous sign-in [C3.12]", async () => {
    home.settle({ disable_signup: true });
    expect((await home.client().auth.signUp(home.someone())).error).toMatchObject({
      code: "signup_disabled",
      status: 422,
    });
    expect((await home.client().auth.signInWithOtp({ email: home.someone().email })).error).toMatchObject({
      code: "signup_disabled",
    });
    home.settle({ external_email_enabled: false });
    expect((await home.client().auth.signUp(home.someone())).error).toMatchObject({ code: "email_provider_disabled" });
    expect((await home.client().auth.signInAnonymously()).error).toMatchObject({ code: "anonymous_provider_disabled" });
    home.settle({ external_anonymous_users_enabled: true, mailer_autoconfirm: true });
    const guest = home.client();
    const { data } = await guest.auth.signInAnonymously({ options: { data: { theme: "dark" } } });
    expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: { theme: "dark" } });
    const { email, password } = home.someone();
    expect((await guest.auth.updateUser({ password })).error).toMatchObject({ code: "validation_failed" });
    const grown = await guest.auth.updateUser({ email, password });
    expect(grown.data.user).toMatchObject({ id: data.user!.id, email, is_anonymous: false });
    expect((await home.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it("refuses a second mail within the minute and more than the project's bound", async () => {
    const { email } = home.someone();
    expect((await home.client().auth.signInWithOtp({ email })).error).toBeNull();
    expect((await home.client().auth.signInWithOtp({ email })).error).toMatchObject({
      code: "over_email_send_rate_limit",
      status: 429,
    });
    home.settle({ rate_limits: { sign_in_sign_ups: 1 } });
    const from = { "x-test-address": "192.0.2.77" };
    expect((await home.post("/recover", { email: "a@b.example" }, from)).status).toBe(200);
    expect((await home.post("/recover", { email: "a@b.example" }, from)).body).toMatchObject({
      error_code: "over_request_rate_limit",
    });
  });
});

describe("sessions", () => {
  const signedIn = async () => {
    home.settle({ mailer_autoconfirm: true });
    const app = home.client();
    const person = home.someone();
    const { data } = await app.auth.signUp(person);
    return { app, person, session: data.session! };
  };
  const refresh = (refresh_token: string) => home.post("/token?grant_type=refresh_token", { refresh_token });

  it("rotates the refresh token, forgives two tabs, and ends the session when an old one comes back", async () => {
    const { session } = await signedIn();
    const first = await refresh(session.refresh_token);
    expect(first.status).toBe(200);
    expect(first.body.refresh_token).not.toBe(session.refresh_token);
    // The answer was lost, or a second tab asks: the same successor, however late.
    expect((await refresh(session.refresh_token)).body.refresh_token).toBe(first.body.refresh_token);
    const second = await refresh(first.body.refresh_token as string);
    project.clock.advance(11_000);
    const reused = await refresh(session.refresh_token);
    expect(reused).toMatchObject({ status: 400, body: { error_code: "refresh_token_already_used" } });
    expect((await refresh(second.body.refresh_token as string)).status).toBe(400);
  });

  it("accepts the older token of another tab within the reuse interval", async () => {
    const { session } = await signedIn();
    const first = await refresh(session.refresh_token);
    await refresh(first.body.refresh_token as string);
    project.clock.advance(9_000);
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });

  it("hands parallel tabs one and the same successor", async () => {
    const { session } = await signedIn();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(session.refresh_token)));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });

  it("refuses tampered and missing refresh tokens in the dialect's words", async () => {
    const { session } = await signedIn();
    const tampered = await refresh(`${session.refresh_token.slice(0, -1)}_`);
    expect(tampered.body).toMatchObject({
      error_code: "refresh_token_not_found",
      msg: "Invalid Refresh Token: Refresh Token Not Found",
    });
    expect((await refresh("")).body).toEqual({ error: "invalid_request", error_description: "refresh_token required" });
    expect((await home.post("/token?grant_type=magic", {})).body).toMatchObject({ msg: "unsupported_grant_type" });
    expect((await home.post("/token?grant_type=refresh_token", { refresh_token: { $gt: "" } })).body).toMatchObject({
      error_code: "bad_json",
    });
  });

  it("ends this session, the others or all, and takes their access tokens with them", async () => {
    const { app, person, session } = await signedIn();
    const phone = home.client();
    await phone.auth.signInWithPassword(person);
    expect((await app.auth.signOut({ scope: "others" })).error).toBeNull();
    expect((await phone.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
    expect((await app.auth.getUser()).data.user!.email).toBe(person.email);
    await app.auth.signOut({ scope: "local" });
    const late = await project.fetch(`${AUTH}/user`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(late.status).toBe(403);
    expect(await late.json()).toMatchObject({ error_code: "session_not_found" });
  });

  it("ends the other sessions with a new password, and refuses the old one again", async () => {
    const { app, person } = await signedIn();
    const other = home.client();
    await other.auth.signInWithPassword(person);
    expect((await app.auth.updateUser({ password: person.password })).error).toMatchObject({ code: "same_password" });
    expect((await app.auth.updateUser({ password: "another horse 7" })).error).toBeNull();
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect((await app.auth.getUser()).error).toBeNull();
    expect((await home.client().auth.signInWithPassword(person)).error).toMatchObject({ code: "invalid_credentials" });
  });

  it("asks for a code before an old session changes the password where the project wants it", async () => {
    const { app, session } = await signedIn();
    home.settle({
      mailer_autoconfirm: true,
      security_update_password_require_reauthentication: true,
      jwt_exp: 200_000,
    });
    const { data } = await app.auth.refreshSession({ refresh_token: session.refresh_token });
    project.clock.advance(25 * 3_600_000);
    const put = (body: unknown) =>
      project.fetch(`${AUTH}/user`, {
        method: "PUT",
        headers: { authorization: `Bearer ${data.session!.access_token}` },
        body: JSON.stringify(body),
      });
    expect(await (await put({ password: "third horse 9" })).json()).toMatchObject({
      error_code: "reauthentication_needed",
    });
    await project.fetch(`${AUTH}/reauthenticate`, {
      headers: { authorization: `Bearer ${data.session!.access_token}` },
    });
    expect(await (await put({ password: "third horse 9", nonce: "000000" })).json()).toMatchObject({
      error_code: "reauthentication_not_valid",
    });
    expect((await put({ password: "third horse 9", nonce: codeIn(home.mails.at(-1)!) })).status).toBe(200);
  });
});
