import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestProject } from "../testing/test-project.ts";
import { signedToken } from "../testing/requests/signed-token.ts";
import { AUTH, codeIn, linkIn, openTestApp, SITE, type TestApp } from "../testing/test-app.ts";

let home: TestApp;
let project: TestProject;

beforeAll(async () => {
  home = await openTestApp();
  ({ project } = home);
});
afterAll(() => home[Symbol.asyncDispose]());
beforeEach(() => home.settle());

describe("codes and links by mail", () => {
  it("signs in with a typed code of the project's length, once and in time [C5.18] [C5.19]", async () => {
    home.settle({ mailer_autoconfirm: true, mailer_otp_length: 8, mailer_otp_exp: 120 });
    const { email } = home.someone();
    await home.client().auth.signInWithOtp({ email });
    const token = codeIn(home.mails[0]!);
    expect(token).toMatch(/^\d{8}$/);
    const wrong = await home.client().auth.verifyOtp({ email, token: "00000000", type: "email" });
    expect(wrong.error).toMatchObject({ code: "otp_expired", status: 403, message: "Token has expired or is invalid" });
    expect(
      (await home.client().auth.verifyOtp({ email: home.someone().email, token, type: "email" })).error,
    ).not.toBeNull();
    const right = await home.client().auth.verifyOtp({ email, token, type: "email" });
    expect(right.data.session!.user.email).toBe(email);
    expect((await home.client().auth.verifyOtp({ email, token, type: "email" })).error).not.toBeNull();
    project.clock.advance(61_000);
    await home.client().auth.signInWithOtp({ email });
    project.clock.advance(121_000);
    expect(
      (await home.client().auth.verifyOtp({ email, token: codeIn(home.mails[1]!), type: "email" })).error,
    ).toMatchObject({
      code: "otp_expired",
    });
  });

  it("limits guesses for one address, whichever machines they come from", async () => {
    home.settle({ rate_limits: { token_verifications: 3 } });
    const { email } = home.someone();
    const guess = () => home.post("/verify", { type: "email", email, token: "123456" });
    for (const _ of [1, 2, 3]) expect((await guess()).status).toBe(403);
    expect((await guess()).status).toBe(429);
  });

  it("resets a password by a PKCE link, whose code needs the verifier", async () => {
    home.settle({ mailer_autoconfirm: true });
    const person = home.someone();
    await home.client().auth.signUp(person);
    const app = home.client(project.keys.anonKey, "pkce");
    await app.auth.resetPasswordForEmail(person.email, { redirectTo: "https://my.app.example/reset" });
    const opened = await project.fetch(linkIn(home.mails[0]!), { redirect: "manual" });
    const landed = new URL(opened.headers.get("location")!);
    expect(landed.hash).toBe("");
    const auth_code = landed.searchParams.get("code")!;
    const stolen = await home.post("/token?grant_type=pkce", { auth_code, code_verifier: "x".repeat(43) });
    expect(stolen.body).toMatchObject({ error_code: "bad_code_verifier" });
    const exchanged = await app.auth.exchangeCodeForSession(auth_code);
    expect(exchanged.data.user!.email).toBe(person.email);
    expect((await app.auth.exchangeCodeForSession(auth_code)).error).not.toBeNull();
    expect((await home.client().auth.resetPasswordForEmail("nobody@mail.example")).error).toBeNull();
  });

  it("removes a password that a stranger chose before the owner of the address arrived", async () => {
    home.settle({ mailer_autoconfirm: false });
    const { email, password } = home.someone();
    const stranger = home.client();
    await stranger.auth.signUp({ email, password });
    expect((await stranger.auth.signInWithPassword({ email, password })).error).toMatchObject({
      code: "email_not_confirmed",
    });
    project.clock.advance(61_000);
    const owner = home.client();
    await owner.auth.resetPasswordForEmail(email);
    const token = codeIn(home.mails.at(-1)!);
    expect((await owner.auth.verifyOtp({ email, token, type: "recovery" })).error).toBeNull();
    expect((await stranger.auth.signInWithPassword({ email, password })).error?.code).toBe("invalid_credentials");
    expect((await owner.auth.updateUser({ password: "the owner's own one" })).error).toBeNull();
    expect((await owner.auth.signInWithPassword({ email, password: "the owner's own one" })).error).toBeNull();
  });

  describe("an address that somebody else typed first", () => {
    const [own, planted] = ["the owner's own one", "chosen by a stranger"];
    const open = (at = -1) => project.fetch(linkIn(home.mails.at(at)!), { redirect: "manual" });
    const canEnter = async (email: string, password: string) =>
      (await home.client().auth.signInWithPassword({ email, password })).error?.code ?? "in";
    const typedBefore = async (): Promise<string> => {
      const { email } = home.someone();
      expect((await home.client().auth.signUp({ email, password: planted })).error).toBeNull();
      project.clock.advance(61_000);
      return email;
    };

    it.each([
      ["a magic link", (email: string) => home.client().auth.signInWithOtp({ email })],
      ["a sign-up of their own", (email: string) => home.client().auth.signUp({ email, password: own })],
      ["an invitation", (email: string) => home.admin().inviteUserByEmail(email)],
      ["a new password", (email: string) => home.client().auth.resetPasswordForEmail(email)],
    ])("is proven by %s, which leaves nothing of the stranger's password", async (_way, ask) => {
      const email = await typedBefore();
      expect((await ask(email)).error).toBeNull();
      const landed = new URL((await open()).headers.get("location")!);
      const tokens = new URLSearchParams(landed.hash.slice(1));
      const owner = home.client();
      const session = { access_token: tokens.get("access_token")!, refresh_token: tokens.get("refresh_token")! };
      expect((await owner.auth.setSession(session)).error).toBeNull();
      expect(await canEnter(email, planted)).toBe("invalid_credentials");
      expect((await owner.auth.updateUser({ password: own })).error).toBeNull();
      expect(await canEnter(email, own)).toBe("in");
    });

    it("is proven by a typed code, or by a link that a server of the project's made", async () => {
      const typed = await typedBefore();
      await home.client().auth.signInWithOtp({ email: typed });
      const token = codeIn(home.mails.at(-1)!);
      expect((await home.client().auth.verifyOtp({ email: typed, token, type: "email" })).error).toBeNull();
      expect(await canEnter(typed, planted)).toBe("invalid_credentials");
      for (const type of ["invite", "magiclink", "signup"] as const) {
        const email = await typedBefore();
        const params = type === "signup" ? { type, email, password: own } : { type, email };
        const { data } = await home.admin().generateLink(params);
        await project.fetch(data.properties!.action_link, { redirect: "manual" });
        expect([type, await canEnter(email, planted)]).toEqual([type, "invalid_credentials"]);
      }
    });

    it("is the newcomer's alone once the earlier code has run out", async () => {
      const email = await typedBefore();
      project.clock.advance(25 * 3_600_000);
      await home.client().auth.signUp({ email, password: own, options: { data: { name: "Owner" } } });
      await open();
      expect(await canEnter(email, planted)).toBe("invalid_credentials");
      const { data } = await home.client().auth.signInWithPassword({ email, password: own });
      expect(data.user!.user_metadata["name"]).toBe("Owner");
    });

    it("is the phone's owner's, too", async () => {
      const phone = "4915112345678";
      home.settle({ external_phone_enabled: true, sms_provider: "twilio", sms_test_otp: `${phone}=123456` });
      expect((await home.client().auth.signUp({ phone, password: planted })).error).toBeNull();
      project.clock.advance(61_000);
      expect((await home.client().auth.signInWithOtp({ phone })).error).toBeNull();
      expect((await home.client().auth.verifyOtp({ phone, token: "123456", type: "sms" })).error).toBeNull();
      const entered = await home.client().auth.signInWithPassword({ phone, password: planted });
      expect(entered.error?.code).toBe("invalid_credentials");
    });

    it("keeps the password of whoever signs up, asks again and opens the link elsewhere", async () => {
      const person = home.someone();
      await home.client().auth.signUp(person);
      project.clock.advance(61_000);
      await home.client().auth.resend({ type: "signup", email: person.email });
      project.clock.advance(61_000);
      await home.client().auth.signUp(person);
      await open();
      expect(await canEnter(person.email, person.password)).toBe("in");
    });
  });

  it("changes an address only when both agree", async () => {
    home.settle({ mailer_autoconfirm: true });
    const person = home.someone();
    const app = home.client();
    await app.auth.signUp(person);
    home.settle({});
    const next = home.someone().email;
    expect((await app.auth.updateUser({ email: next })).data.user).toMatchObject({
      email: person.email,
      new_email: next,
    });
    expect(home.mails.map(({ to }) => to)).toEqual([next, person.email]);
    const half = await project.fetch(linkIn(home.mails[0]!), { redirect: "manual" });
    expect(decodeURIComponent(half.headers.get("location")!)).toContain("Confirmation+link+accepted");
    expect((await app.auth.getUser()).data.user!.email).toBe(person.email);
    await project.fetch(linkIn(home.mails[1]!), { redirect: "manual" });
    expect((await app.auth.getUser()).data.user).toMatchObject({ email: next });
    expect((await home.client().auth.signInWithPassword({ email: next, password: person.password })).error).toBeNull();
  });
});

describe("the project's servers", () => {
  it("creates, pages, changes, bans and deletes people [C3.11]", async () => {
    const { email, password } = home.someone();
    const made = await home.admin().createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { a: 1 },
      app_metadata: { plan: "pro" },
    });
    expect(made.data.user).toMatchObject({
      email,
      app_metadata: { plan: "pro", provider: "email" },
      user_metadata: { a: 1 },
    });
    const id = made.data.user!.id;
    const page = await home.admin().listUsers({ page: 1, perPage: 1 });
    expect(page.data).toMatchObject({ users: [{ id }], aud: "authenticated" });
    expect((page.data as { total: number }).total).toBeGreaterThan(1);
    expect((await home.admin().createUser({ email })).error).toMatchObject({ code: "email_exists" });
    const twin = { email: `twin.${email}` };
    const twins = await Promise.all(Array.from({ length: 6 }, () => home.admin().createUser(twin)));
    expect(twins.map(({ error }) => error?.code ?? "made").toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => "email_exists"),
      "made",
    ]);
    const changed = await home.admin().updateUserById(id, {
      user_metadata: { a: null, b: 2 },
      email: `new.${email}`,
      email_confirm: true,
    });
    expect(changed.data.user).toMatchObject({ email: `new.${email}`, user_metadata: { b: 2, email_verified: true } });
    await home.admin().updateUserById(id, { ban_duration: "1h" });
    expect((await home.client().auth.signInWithPassword({ email: `new.${email}`, password })).error).toMatchObject({
      code: "user_banned",
    });
    await home.admin().updateUserById(id, { ban_duration: "none" });
    expect((await home.client().auth.signInWithPassword({ email: `new.${email}`, password })).error).toBeNull();
    expect((await home.admin().deleteUser(id)).error).toBeNull();
    expect((await home.admin().getUserById(id)).error).toMatchObject({ code: "user_not_found", status: 404 });
  });

  it("takes imported bcrypt hashes as they are", async () => {
    const { email } = home.someone();
    const password_hash = "$2a$06$DCq7YPn5Rq63x1Lad4cll.TV4S6ytwfsfvkY8jIucDrjc8deX1s.";
    expect(
      (await home.admin().createUser({ email, password_hash: `${password_hash}x`.slice(0, 40) })).error,
    ).toMatchObject({
      code: "validation_failed",
    });
    // It would keep a thread of everybody's busy for days.
    const heavy = { email, password_hash: `$2a$31$${"a".repeat(53)}` };
    expect((await home.admin().createUser(heavy)).error).toMatchObject({
      code: "validation_failed",
      message: expect.stringContaining("cost of 4 to 14") as string,
    });
    await project.backend.database.as("postgres").query(
      `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
       values (gen_random_uuid(), 'authenticated', 'authenticated', $1, extensions.crypt('old horse', extensions.gen_salt('bf')), now(), '{}', '{}')`,
      [email],
    );
    expect((await home.client().auth.signInWithPassword({ email, password: "old horse" })).error).toBeNull();
  });

  it("invites, and makes links that work without a mail", async () => {
    const { email } = home.someone();
    const invited = await home.admin().inviteUserByEmail(email, {
      data: { team: "red" },
      redirectTo: "https://my.app.example/join",
    });
    expect(invited.data.user).toMatchObject({ email, invited_at: expect.any(String) });
    expect(home.mails[0]).toMatchObject({ to: email, subject: "You have been invited" });
    const link = await home.admin().generateLink({
      type: "magiclink",
      email: home.someone().email,
      options: { redirectTo: "https://evil.example" },
    });
    expect(link.data.properties).toMatchObject({ verification_type: "signup", redirect_to: SITE });
    const { data } = await home
      .client()
      .auth.verifyOtp({ token_hash: link.data.properties!.hashed_token, type: "signup" });
    expect(data.session).not.toBeNull();
    expect((await home.admin().generateLink({ type: "recovery", email: "nobody@mail.example" })).error).toMatchObject({
      code: "user_not_found",
    });
  });

  it("is closed to all other callers", async () => {
    const { data } = await home.client().auth.admin.listUsers();
    expect(data.users).toEqual([]);
    expect((await home.client().auth.admin.createUser({ email: "x@y.example" })).error).toMatchObject({
      code: "not_admin",
      status: 403,
    });
    home.settle({ mailer_autoconfirm: true });
    const app = home.client();
    await app.auth.signUp(home.someone());
    const raised = await home.post("/user", {}, {});
    expect(raised.status).toBe(405);
    const token = (await app.auth.getSession()).data.session!.access_token;
    const answer = await project.fetch(`${AUTH}/user`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ app_metadata: { role: "service_role" }, role: "service_role" }),
    });
    expect(answer.status).toBe(403);
  });
});

describe("hostile callers", () => {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const user = (token: string) => project.fetch(`${AUTH}/user`, { headers: { authorization: `Bearer ${token}` } });

  it.each([
    ["no signature", () => `${part({ alg: "none" })}.${part({ sub: "0", role: "service_role" })}.`],
    ["another project's key", () => signedToken("x".repeat(40), { role: "service_role" })],
    ["an expired one", () => project.sign({ sub: "0", role: "authenticated", exp: 1 })],
    ["a changed one", () => project.keys.anonKey.replace(/\.[^.]+\./, `.${part({ role: "service_role" })}.`)],
  ])("refuses tokens: %s", async (_name, token) => {
    const answer = await user(token());
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error_code: "bad_jwt", msg: expect.stringMatching(/^invalid JWT/) });
  });

  it("redirects only to the site and its allow list [C5.26]", async () => {
    for (const redirect of [
      "https://evil.example/",
      "//evil.example",
      "https://my.app.example.evil.example/x",
      "javascript:alert(1)",
      "https://my.app.example@evil.example/",
      `${SITE}.evil.example`,
      "https://evil.example\\@my.app.example/x",
    ]) {
      const answer = await project.fetch(
        `${AUTH}/verify?token=nothing&type=signup&redirect_to=${encodeURIComponent(redirect)}`,
        { redirect: "manual" },
      );
      expect([redirect, answer.headers.get("location")!.startsWith(`${SITE}/#`)]).toEqual([redirect, true]);
    }
  });

  it("puts nothing of a caller's into headers of mails or answers", async () => {
    const injected = await home.post("/otp", { email: "a@b.example\r\nBcc: all@b.example" });
    expect(injected.body).toMatchObject({ msg: "Unable to validate email address: invalid format" });
    const redirect = encodeURIComponent(`${SITE}/\r\nSet-Cookie: a=b`);
    const answer = await project.fetch(`${AUTH}/verify?token=x&type=signup&redirect_to=${redirect}`, {
      redirect: "manual",
    });
    expect(answer.headers.get("location")).not.toContain("Set-Cookie");
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(home.mails).toEqual([]);
  });

  it("gives triggers of the project's own SQL no further rights", async () => {
    const owner = project.backend.database.as("postgres");
    await owner.query(`create function public.grab() returns trigger language plpgsql as $$
      begin execute 'reset role'; perform set_config('slipway.seen', current_user || ' ' || session_user, false);
        new.raw_user_meta_data = jsonb_build_object('who', session_user, 'super', current_setting('is_superuser')); return new; end $$`);
    await owner.query("create trigger grab before insert on auth.users for each row execute function public.grab()");
    try {
      home.settle({ mailer_autoconfirm: true });
      const { data } = await home.client().auth.signUp(home.someone());
      expect(data.user!.user_metadata).toMatchObject({ who: "supabase_auth_admin", super: "off" });
    } finally {
      await owner.query("drop trigger grab on auth.users");
    }
  });
});
