import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SupabaseClient } from "@supabase/supabase-js";
import { totpAt } from "../factors/totp.ts";
import { AUTH, openTestApp, SITE, type TestApp } from "../../testing/test-app.ts";
import {
  testAuthenticator,
  type AuthenticatorTraits,
  type TestAuthenticator,
} from "../../testing/test-authenticator.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home[Symbol.asyncDispose]());
beforeEach(() => home.settle({ mailer_autoconfirm: true }));

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** As both kinds of `/options` answer. */
interface Asked {
  challenge_id: string;
  options: { challenge: string; user: { id: string } };
}

async function ask(
  method: string,
  path: string,
  from: { body?: unknown; token?: string; origin?: string } = {},
): Promise<Answer> {
  const answer = await home.project.fetch(`${AUTH}${path}`, {
    method,
    headers: {
      apikey: home.project.keys.anonKey,
      "content-type": "application/json",
      "x-test-address": `192.0.2.${Math.floor(Math.random() * 250)}`,
      ...(from.token === undefined ? {} : { authorization: `Bearer ${from.token}` }),
      ...(from.origin === undefined ? {} : { origin: from.origin }),
    },
    ...(from.body === undefined ? {} : { body: JSON.stringify(from.body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer["body"] };
}

async function signedUp(): Promise<{ app: SupabaseClient; id: string; token: string }> {
  const app = home.client();
  const { data, error } = await app.auth.signUp(home.someone());
  expect(error).toBeNull();
  return { app, id: data.user!.id, token: data.session!.access_token };
}

async function register(token: string, device: TestAuthenticator, origin?: string): Promise<Answer> {
  const from = { token, ...(origin === undefined ? {} : { origin }) };
  const { body } = await ask("POST", "/passkeys/registration/options", { ...from, body: {} });
  const asked = body as unknown as Asked;
  const credential = device.create(asked.options);
  return ask("POST", "/passkeys/registration/verify", {
    ...from,
    body: { challenge_id: asked.challenge_id, credential },
  });
}

async function challenged(origin?: string): Promise<Asked> {
  const { body } = await ask("POST", "/passkeys/authentication/options", {
    body: {},
    ...(origin === undefined ? {} : { origin }),
  });
  return body as unknown as Asked;
}

const enter = (challenge: Pick<Asked, "challenge_id">, credential: unknown): Promise<Answer> =>
  ask("POST", "/passkeys/authentication/verify", { body: { challenge_id: challenge.challenge_id, credential } });

async function signIn(device: TestAuthenticator, origin?: string): Promise<Answer> {
  const challenge = await challenged(origin);
  return enter(challenge, device.get(challenge.options));
}

const device = (traits: Partial<AuthenticatorTraits> = {}): TestAuthenticator =>
  testAuthenticator({ origin: SITE, ...traits });

async function registered(traits: Partial<AuthenticatorTraits> = {}) {
  const person = await signedUp();
  const own = device(traits);
  const { status, body } = await register(person.token, own);
  expect(status).toBe(200);
  return { ...person, own, passkeyId: String(body["id"]) };
}

describe("a passkey", () => {
  it("is registered by an unchanged client, and signs its person in without a name or a password", async () => {
    const { app, id } = await signedUp();
    const own = device();
    const passkeys = (client: SupabaseClient) => {
      const { auth } = client;
      (auth as unknown as { experimental: { passkey: boolean } }).experimental = { passkey: true };
      return auth.passkey;
    };
    const { data: asked } = await passkeys(app).startRegistration();
    expect(asked!.options).toMatchObject({
      rp: { id: "localhost" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const made = await passkeys(app).verifyRegistration({
      challengeId: asked!.challenge_id,
      credential: own.create(asked!.options as never) as never,
    });
    expect(made.error).toBeNull();

    const elsewhere = home.client();
    const { data: challenge } = await passkeys(elsewhere).startAuthentication();
    expect(challenge!.options.allowCredentials ?? []).toEqual([]);
    const entered = await passkeys(elsewhere).verifyAuthentication({
      challengeId: challenge!.challenge_id,
      credential: own.get(challenge!.options as never) as never,
    });
    expect(entered.error).toBeNull();
    expect((await elsewhere.auth.getUser()).data.user!.id).toBe(id);
    const claims = await home.project.keys.verify(entered.data!.session!.access_token, home.project.clock.now());
    expect(claims).toMatchObject({ aal: "aal1", amr: [{ method: "passkey" }] });
    expect((await elsewhere.auth.refreshSession()).error).toBeNull();

    const named = await passkeys(app).update({ passkeyId: made.data!.id, friendlyName: "My phone" });
    expect(named.data).toMatchObject({ id: made.data!.id, friendly_name: "My phone" });
    expect((await passkeys(app).list()).data).toMatchObject([
      { friendly_name: "My phone", last_used_at: expect.any(String) },
    ]);
    expect((await passkeys(app).delete({ passkeyId: made.data!.id })).error).toBeNull();
    expect((await signIn(own)).body).toMatchObject({ error_code: "webauthn_verification_failed" });
  });

  it("answers a challenge once, of its kind, while it lasts", async () => {
    const { own, token } = await registered();
    const challenge = await challenged();
    const answer = own.get(challenge.options);
    expect((await enter(challenge, answer)).status).toBe(200);
    expect(await enter(challenge, answer)).toMatchObject({
      status: 400,
      body: { error_code: "webauthn_challenge_not_found" },
    });
    const other = await challenged();
    const crossed = await ask("POST", "/passkeys/registration/verify", {
      token,
      body: {
        challenge_id: other.challenge_id,
        credential: device().create({ ...other.options, user: { id: "" } }),
      },
    });
    expect(crossed.body).toMatchObject({ error_code: "webauthn_challenge_not_found" });
    const late = await challenged();
    home.project.clock.advance(300_001);
    expect((await enter(late, own.get(late.options))).body).toMatchObject({
      error_code: "webauthn_challenge_expired",
    });
    const wrong = await challenged();
    expect((await enter(wrong, { ...own.get(wrong.options), type: "password" })).body).toMatchObject({
      error_code: "validation_failed",
    });
    expect((await enter({ challenge_id: "' or true" }, own.get(wrong.options))).body).toMatchObject({
      error_code: "validation_failed",
    });
  });

  it.each<[string, Partial<AuthenticatorTraits>]>([
    ["another site's page", { origin: "https://evil.example", rpId: "localhost" }],
    ["another host's keys", { rpId: "evil.example" }],
    ["a device that asked nobody", { verifies: false }],
    [
      "what names its maker",
      { attestation: { fmt: "packed", attStmt: new Map<string, unknown>([["x5c", [new Uint8Array(9)]]]) } },
    ],
    ["another format", { attestation: { fmt: "apple", attStmt: new Map() } }],
  ])("is not registered from %s", async (_, traits) => {
    const { token } = await signedUp();
    expect(await register(token, device(traits))).toMatchObject({
      status: 400,
      body: { error_code: "webauthn_verification_failed" },
    });
  });

  it("signs nobody in from another page, as a copy, with a signature of other data, or for another person", async () => {
    const { own } = await registered();
    const { own: copied } = await registered({ isCopy: true });
    const first = await challenged();
    const answer = own.get(first.options) as { response: Record<string, string> };
    const elsewhere = Buffer.from(answer.response["clientDataJSON"]!, "base64url")
      .toString()
      .replace(SITE, "https://evil.example");
    const forged = { ...answer.response, clientDataJSON: Buffer.from(elsewhere).toString("base64url") };
    expect((await enter(first, { ...answer, response: forged })).status).toBe(400);
    const second = await challenged();
    const stranger = { ...(own.get(second.options) as typeof answer) };
    stranger.response["userHandle"] = Buffer.from(crypto.randomUUID()).toString("base64url");
    expect((await enter(second, stranger)).status).toBe(400);
    expect((await signIn(device())).body).toMatchObject({ error_code: "webauthn_verification_failed" });
    expect((await signIn(own)).status).toBe(200);
    // Its count never moved, so nothing says that it is a copy; once one moved, one that stands still is.
    expect((await signIn(copied)).status).toBe(200);
    await home.project.backend.database
      .as("postgres")
      .query("update auth.webauthn_credentials set sign_count = 7 where credential_id = $1", [
        Buffer.from(copied.id, "base64url"),
      ]);
    expect((await signIn(copied)).status).toBe(400);
  });

  it("is good on the page where it was made: the site, or another of the project's own", async () => {
    const shop = "https://shop.app.example";
    const { token } = await signedUp();
    const own = device({ origin: shop });
    expect((await register(token, own, shop)).status).toBe(200);
    expect((await challenged(shop)).options).toMatchObject({ rpId: "shop.app.example" });
    expect((await signIn(own, shop)).status).toBe(200);
    // A page that is not the project's is asked for keys of the site.
    expect((await challenged("https://evil.example")).options).toMatchObject({ rpId: "localhost" });
    expect((await signIn(own)).status).toBe(400);

    home.settle({ mailer_autoconfirm: true, webauthn_rp_id: "app.example", webauthn_rp_origins: [shop] });
    expect((await challenged()).options).toMatchObject({ rpId: "app.example" });
    const shared = device({ origin: shop, rpId: "app.example" });
    expect((await register(token, shared)).status).toBe(200);
    expect((await signIn(shared)).status).toBe(200);
  });

  it("belongs to one person, once, and is one of at most ten", async () => {
    const { token, own, passkeyId } = await registered();
    const { token: other } = await signedUp();
    expect((await ask("GET", "/passkeys", { token: other })).body).toEqual([]);
    const paths = [passkeyId, crypto.randomUUID(), "' or true"].map((id) => `/passkeys/${encodeURIComponent(id)}`);
    for (const path of paths) {
      expect(await ask("DELETE", path, { token: other })).toMatchObject({ status: 404 });
      expect(await ask("PATCH", path, { token: other, body: { friendly_name: "Mine" } })).toMatchObject({
        status: 404,
      });
    }
    for (const friendly_name of ["", "  ", "x".repeat(121), null])
      expect((await ask("PATCH", paths[0]!, { token, body: { friendly_name } })).body).toMatchObject({
        error_code: "validation_failed",
      });
    expect((await register(other, own)).body).toMatchObject({ error_code: "webauthn_credential_exists" });
    for (let made = 1; made < 10; made += 1) expect((await register(token, device())).status).toBe(200);
    expect((await ask("POST", "/passkeys/registration/options", { token, body: {} })).body).toMatchObject({
      error_code: "too_many_passkeys",
    });
    expect((await ask("GET", "/passkeys", { token })).body).toHaveLength(10);
  });

  it("is for people with an address, who are not banned, where the project offers it, and of one database", async () => {
    home.settle({ mailer_autoconfirm: true, external_anonymous_users_enabled: true });
    const guest = await home.client().auth.signInAnonymously();
    const options = "/passkeys/registration/options";
    expect(await ask("POST", options, { token: guest.data.session!.access_token, body: {} })).toMatchObject({
      status: 422,
    });
    expect(await ask("POST", options, { body: {} })).toMatchObject({ status: 401 });
    const { own, id, token, passkeyId } = await registered();
    await home.admin().updateUserById(id, { ban_duration: "1h" });
    expect((await signIn(own)).body).toMatchObject({ error_code: "user_banned" });
    await home.admin().updateUserById(id, { ban_duration: "none" });

    const asAdmin = { token: home.project.keys.serviceKey };
    expect((await ask("GET", `/admin/users/${id}/passkeys`, { token })).status).toBe(403);
    expect((await ask("GET", `/admin/users/${id}/passkeys`, asAdmin)).body).toMatchObject([{ id: passkeyId }]);
    expect((await ask("DELETE", `/admin/users/${id}/passkeys/${passkeyId}`, asAdmin)).status).toBe(200);
    expect((await ask("DELETE", `/admin/users/${id}/passkeys/${passkeyId}`, asAdmin)).status).toBe(404);
    expect((await signIn(own)).status).toBe(400);

    home.settle({ mailer_autoconfirm: true, passkey_enabled: false });
    expect(await ask("POST", "/passkeys/authentication/options", { body: {} })).toMatchObject({
      status: 404,
      body: { error_code: "passkey_disabled" },
    });
    expect((await ask("GET", "/settings")).body).toMatchObject({ passkeys_enabled: false });
  });

  it("goes with its account, and needs both proofs where its person has two", async () => {
    const { app, id, token, own } = await registered();
    const { data: factor } = await app.auth.mfa.enroll({ factorType: "totp" });
    const code = totpAt(factor!.totp.secret, home.project.clock.now());
    await app.auth.mfa.challengeAndVerify({ factorId: factor!.id, code });
    const entered = String((await signIn(own)).body["access_token"]);
    for (const [method, path] of [
      ["POST", "/passkeys/registration/options"],
      ["DELETE", `/passkeys/${crypto.randomUUID()}`],
    ] as const)
      expect((await ask(method, path, { token: entered, body: {} })).body).toMatchObject({
        error_code: "insufficient_aal",
      });
    // Its session of before has one proof, too, and the one that was raised has both.
    const raised = (await app.auth.getSession()).data.session!.access_token;
    expect(raised).not.toBe(token);
    expect((await register(raised, device())).status).toBe(200);
    await home.admin().deleteUser(id, true);
    expect((await signIn(own)).status).toBe(400);
  });

  it("limits a stranger who asks repeatedly, without taking room in the database", async () => {
    home.settle({ mailer_autoconfirm: true, rate_limits: { sign_in_sign_ups: 3 } });
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1)
      answers.push(
        (await home.post("/passkeys/authentication/options", {}, { "x-test-address": "198.51.100.9" })).status,
      );
    expect(answers).toEqual([200, 200, 200, 429, 429]);
    home.project.clock.advance(300_001);
    home.settle({ mailer_autoconfirm: true });
    await challenged();
    const { rows } = await home.project.backend.database
      .as("postgres")
      .query("select id from auth.webauthn_challenges");
    expect(rows).toHaveLength(1);
  });
});
