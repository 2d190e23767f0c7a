import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SupabaseClient } from "@supabase/supabase-js";
import { openTestApp, SITE, type TestApp } from "../../testing/test-app.ts";
import { testAuthenticator, type TestAuthenticator } from "../../testing/test-authenticator.ts";

const texts: { to: string; text: string }[] = [];
/** Answers as the carrier does, or not at all. */
let carrier: "up" | "down" = "up";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({
    fetch: async (_, request) => {
      if (carrier === "down") return new Response("{}", { status: 503 });
      const body = new URLSearchParams(String(request?.body));
      texts.push({ to: body.get("To")!, text: body.get("Body")! });
      return Response.json({ sid: "SM1", status: "queued" });
    },
  });
});
afterAll(() => home[Symbol.asyncDispose]());

const TWILIO = { account_sid: "AC1", auth_token: "secret", message_service_sid: "MG1" };
const PHONES = { mailer_autoconfirm: true, external_phone_enabled: true, twilio_settings: TWILIO };
beforeEach(() => {
  carrier = "up";
  texts.length = 0;
  home.settle(PHONES);
});

interface Person {
  app: SupabaseClient;
  token: string;
}

async function signedUp(): Promise<Person> {
  const app = home.client();
  const { data, error } = await app.auth.signUp(home.someone());
  expect(error).toBeNull();
  return { app, token: data.session!.access_token };
}

const post = (path: string, token: string, body: unknown) =>
  home.post(path, body, { apikey: home.project.keys.anonKey, authorization: `Bearer ${token}` });

const factorsOf = async ({ app }: Person) => (await app.auth.getUser()).data.user!.factors ?? [];
const levelOf = (token: unknown) => home.project.keys.verify(String(token), home.project.clock.now());

describe("a key as the second proof", () => {
  const PARTY = { rpId: "localhost", rpOrigins: [SITE] };

  interface Asked {
    id: string;
    webauthn: { type: string; credential_options: { publicKey: never } };
  }

  async function challenge(token: string, factorId: string, webauthn: unknown = PARTY): Promise<Asked> {
    const { status, body } = await post(`/factors/${factorId}/challenge`, token, { factorId, webauthn });
    expect([status, body]).toMatchObject([200, { type: "webauthn" }]);
    return body as unknown as Asked;
  }

  async function prove({ token }: Person, factorId: string, device: TestAuthenticator) {
    const asked = await challenge(token, factorId);
    const { type, credential_options: options } = asked.webauthn;
    const answer = type === "create" ? device.create(options.publicKey) : device.get(options.publicKey);
    const body = { challenge_id: asked.id, webauthn: { type, ...PARTY, credential_response: answer } };
    return { type, ...(await post(`/factors/${factorId}/verify`, token, body)) };
  }

  async function enrolled() {
    const person = await signedUp();
    const { data } = await person.app.auth.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" });
    // A second proof need not know who holds it: the first one said so.
    return { person, id: data!.id, device: testAuthenticator({ origin: SITE, verifies: false }) };
  }

  it("creates a key the first time, proves it later, and raises the session each time", async () => {
    const { person, id, device } = await enrolled();
    const first = await prove(person, id, device);
    expect([first.type, first.status]).toEqual(["create", 200]);
    expect(await levelOf(first.body["access_token"])).toMatchObject({ aal: "aal2" });
    expect(await factorsOf(person)).toMatchObject([
      { factor_type: "webauthn", status: "verified", friendly_name: "Key" },
    ]);
    const second = await prove(person, id, device);
    expect([second.type, second.status]).toEqual(["request", 200]);
    const methods = (await levelOf(second.body["access_token"]))["amr"] as { method: string }[];
    expect(methods.map(({ method }) => method).toSorted()).toEqual(["mfa/webauthn", "password"]);
    expect(JSON.stringify(await factorsOf(person))).not.toContain("publicKey");
    expect((await prove(person, id, testAuthenticator({ origin: SITE }))).body).toMatchObject({
      error_code: "mfa_verification_failed",
    });
  });

  it("is proven once per challenge, and only by a key", async () => {
    const { person, id, device } = await enrolled();
    const asked = await challenge(person.token, id);
    const answer = device.create(asked.webauthn.credential_options.publicKey);
    const verify = (webauthn: unknown, more: Record<string, unknown> = {}) =>
      post(`/factors/${id}/verify`, person.token, { challenge_id: asked.id, webauthn, ...more });
    for (const [proof, code] of [
      [undefined, "validation_failed"],
      [{ credential_response: null }, "validation_failed"],
      [{ credential_response: device.get(asked.webauthn.credential_options.publicKey) }, "mfa_verification_failed"],
    ] as const)
      expect((await verify(proof, { code: "000000" })).body).toMatchObject({ error_code: code });
    expect((await verify({ credential_response: answer })).status).toBe(200);
    expect((await verify({ credential_response: answer })).body).toMatchObject({
      error_code: "mfa_verification_rejected",
    });
  });

  it.each([
    ["another site's page", { rpId: "evil.example", rpOrigins: ["https://evil.example"] }],
    ["a page that is not below its host", { rpId: "app.example", rpOrigins: [SITE] }],
    ["an address with a path", { rpId: "localhost", rpOrigins: [`${SITE}/path`] }],
    ["more pages than a project has", { rpId: "localhost", rpOrigins: Array.from({ length: 11 }, () => SITE) }],
  ])("is not requested for %s", async (_, webauthn) => {
    const { person, id } = await enrolled();
    expect(await post(`/factors/${id}/challenge`, person.token, { webauthn })).toMatchObject({
      status: 400,
      body: { error_code: "validation_failed" },
    });
  });

  it("may belong to the parent host of the project's pages, and by default to the page that asks", async () => {
    const { person, id } = await enrolled();
    const named = await challenge(person.token, id, { rpId: "app.example", rpOrigins: ["https://shop.app.example"] });
    expect(named.webauthn.credential_options.publicKey).toMatchObject({ rp: { id: "app.example" } });
    const silent = await challenge(person.token, id, {});
    expect(silent.webauthn.credential_options.publicKey).toMatchObject({ rp: { id: "localhost" } });
  });
});

describe("a phone as the second proof", () => {
  const codeIn = ({ text }: { text: string }): string => /\d{6}/.exec(text)![0];

  async function enrolled(phone = "+15551234567") {
    const person = await signedUp();
    const { data, error } = await person.app.auth.mfa.enroll({ factorType: "phone", phone, friendlyName: "Mobile" });
    expect(error).toBeNull();
    return { person, id: data!.id, phone };
  }

  it("gets a code, raises the session, and shows its number to its person", async () => {
    const { person, id } = await enrolled();
    const { app } = person;
    const { data: asked } = await app.auth.mfa.challenge({ factorId: id, channel: "sms" });
    expect(texts).toEqual([{ to: "+15551234567", text: expect.stringMatching(/^Your code is \d{6}$/) }]);
    const verify = (code: string, challengeId = asked!.id) => app.auth.mfa.verify({ factorId: id, challengeId, code });
    const code = codeIn(texts[0]!);
    expect((await verify(code === "000000" ? "000001" : "000000")).error).toMatchObject({
      code: "mfa_verification_failed",
    });
    const { data, error } = await verify(code);
    expect(error).toBeNull();
    expect(await levelOf(data!.access_token)).toMatchObject({ aal: "aal2" });
    expect((await verify(code)).error).toMatchObject({ code: "mfa_verification_rejected" });
    expect(await factorsOf(person)).toMatchObject([{ factor_type: "phone", phone: "15551234567", status: "verified" }]);
    const { rows } = await home.project.backend.database
      .as("postgres")
      .query("select otp_code from auth.mfa_challenges");
    expect(JSON.stringify(rows)).not.toContain(code);
    expect((await app.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
  });

  it("waits between two codes, and each is good for its own challenge and for a minute", async () => {
    const { person, id } = await enrolled();
    const ask = () => person.app.auth.mfa.challenge({ factorId: id, channel: "sms" });
    const first = await ask();
    expect((await ask()).error).toMatchObject({ code: "over_sms_send_rate_limit", status: 429 });
    home.project.clock.advance(60_001);
    const second = await ask();
    expect(texts).toHaveLength(2);
    const verify = (challengeId: string, code: string) =>
      person.app.auth.mfa.verify({ factorId: id, challengeId, code });
    expect((await verify(second.data!.id, codeIn(texts[0]!))).error).toMatchObject({ code: "mfa_verification_failed" });
    expect((await verify(first.data!.id, codeIn(texts[0]!))).error).toMatchObject({ code: "mfa_verification_failed" });
    expect((await verify(second.data!.id, codeIn(texts[1]!))).error).toBeNull();
  });

  it("is unavailable without a carrier, and reports a carrier that does not answer", async () => {
    const { person, id } = await enrolled();
    carrier = "down";
    expect((await person.app.auth.mfa.challenge({ factorId: id, channel: "sms" })).error).toMatchObject({
      code: "sms_send_failed",
    });
    home.settle({ mailer_autoconfirm: true });
    expect((await person.app.auth.mfa.challenge({ factorId: id, channel: "sms" })).error).toMatchObject({
      code: "mfa_phone_verify_not_enabled",
    });
    expect((await person.app.auth.mfa.enroll({ factorType: "phone", phone: "+15550000000" })).error).toMatchObject({
      code: "mfa_phone_enroll_not_enabled",
    });
    home.settle(PHONES);
    expect((await person.app.auth.mfa.enroll({ factorType: "phone", phone: "soon" })).error).toMatchObject({
      code: "validation_failed",
    });
  });
});
