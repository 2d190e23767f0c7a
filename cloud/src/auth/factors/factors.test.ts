import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { TestProject } from "../../testing/test-project.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { isTotp, totpAddress, totpAt } from "./totp.ts";

let home: TestApp;
let project: TestProject;

beforeAll(async () => {
  home = await openTestApp();
  ({ project } = home);
});
afterAll(() => home[Symbol.asyncDispose]());
beforeEach(() => home.settle({ mailer_autoconfirm: true }));

type Person = ReturnType<TestApp["someone"]>;

async function signedUp(): Promise<{ app: SupabaseClient; person: Person }> {
  const person = home.someone();
  const app = home.client();
  expect((await app.auth.signUp(person)).error).toBeNull();
  return { app, person };
}

async function enrolled(app: SupabaseClient, friendlyName = "Phone") {
  const { data, error } = await app.auth.mfa.enroll({ factorType: "totp", friendlyName });
  if (error) throw error;
  return data;
}

const codeOf = (secret: string): string => totpAt(secret, project.clock.now());
const verify = (app: SupabaseClient, factorId: string, code: string) =>
  app.auth.mfa.challengeAndVerify({ factorId, code });
const levels = async (app: SupabaseClient): Promise<(string | null)[]> => {
  const { data } = await app.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data!.currentLevel, data!.nextLevel];
};

it("makes the codes of RFC 6238, and takes those of a clock that is a step away", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  const codes = [59, 1_111_111_109, 1_234_567_890, 20_000_000_000].map((seconds) => totpAt(secret, seconds * 1000));
  expect(codes).toEqual(["287082", "081804", "005924", "353130"]);
  const step = 1_111_111_080;
  const good = [-31, -30, 0, 59, 60].map((seconds) => isTotp(secret, "081804", (step + seconds) * 1000));
  expect(good).toEqual([false, true, true, true, false]);
  for (const code of ["", "28708", "2870820", "28708a", "２８７０８２"])
    expect(isTotp(secret, code, 59_000)).toBe(false);
  expect(totpAddress({ secret: "AB", issuer: "my shop", account: "a+b@c.example" })).toBe(
    "otpauth://totp/my%20shop:a%2Bb%40c.example?algorithm=SHA1&digits=6&issuer=my%20shop&period=30&secret=AB",
  );
});

describe("a second factor", () => {
  it("is enrolled, verified, and asked for by the level of each session", async () => {
    const { app, person } = await signedUp();
    const factor = await enrolled(app);
    expect(factor).toMatchObject({ type: "totp", friendly_name: "Phone" });
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#%]+<\/svg>$/);
    expect(factor.totp.uri).toContain(`secret=${factor.totp.secret}`);
    expect(factor.totp.uri).toContain("issuer=localhost%3A3000");
    expect(await levels(app)).toEqual(["aal1", "aal1"]);

    const elsewhere = home.client();
    await elsewhere.auth.signInWithPassword(person);
    const verified = await verify(app, factor.id, codeOf(factor.totp.secret));
    expect(verified.error).toBeNull();
    const claims = await project.keys.verify(verified.data!.access_token, project.clock.now());
    expect(claims).toMatchObject({ aal: "aal2" });
    expect((claims["amr"] as { method: string }[]).map(({ method }) => method).sort()).toEqual(["password", "totp"]);
    expect(await levels(app)).toEqual(["aal2", "aal2"]);
    expect((await app.auth.mfa.listFactors()).data!.totp.map(({ id }) => id)).toEqual([factor.id]);
    // It signed in with a password alone.
    expect((await elsewhere.auth.getUser()).error).not.toBeNull();

    await app.auth.refreshSession();
    expect(await levels(app)).toEqual(["aal2", "aal2"]);
    const again = home.client();
    await again.auth.signInWithPassword(person);
    expect(await levels(again)).toEqual(["aal1", "aal2"]);
  });

  it("guards sign-in methods: a session without it changes no password and no factors", async () => {
    const { app, person } = await signedUp();
    const factor = await enrolled(app);
    await verify(app, factor.id, codeOf(factor.totp.secret));
    const thief = home.client();
    await thief.auth.signInWithPassword(person);
    expect((await thief.auth.updateUser({ password: "another horse 9" })).error).toMatchObject({
      code: "insufficient_aal",
    });
    expect((await thief.auth.mfa.enroll({ factorType: "totp" })).error).toMatchObject({
      code: "insufficient_aal",
      status: 403,
    });
    expect((await thief.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({ code: "insufficient_aal" });
    expect((await app.auth.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id });
    await app.auth.refreshSession();
    expect(await levels(app)).toEqual(["aal1", "aal1"]);
    const claims = await project.keys.verify(
      (await app.auth.getSession()).data.session!.access_token,
      project.clock.now(),
    );
    expect((claims["amr"] as { method: string }[]).map(({ method }) => method)).toEqual(["password"]);
  });

  it("accepts a code once, for its own factor, during the challenge, after a bounded number of guesses", async () => {
    const { app } = await signedUp();
    const factor = await enrolled(app);
    const code = codeOf(factor.totp.secret);
    const { data: challenge } = await app.auth.mfa.challenge({ factorId: factor.id });
    expect(challenge).toMatchObject({ type: "totp" });
    const guess = (challengeId: string, typed: string) =>
      app.auth.mfa.verify({ factorId: factor.id, challengeId, code: typed });
    expect((await guess(challenge!.id, "000000")).error).toMatchObject({
      code: "mfa_verification_failed",
      status: 422,
    });
    expect((await guess(crypto.randomUUID(), code)).error).toMatchObject({ status: 404 });
    expect((await guess("' or true", code)).error).toMatchObject({ code: "validation_failed" });
    expect((await guess(challenge!.id, code)).error).toBeNull();
    expect((await guess(challenge!.id, code)).error).toMatchObject({ code: "mfa_verification_rejected" });
    expect((await verify(app, factor.id, code)).error).toMatchObject({ code: "mfa_verification_failed" });

    const { data: late } = await app.auth.mfa.challenge({ factorId: factor.id });
    project.clock.advance(301_000);
    expect((await guess(late!.id, codeOf(factor.totp.secret))).error).toMatchObject({ code: "mfa_challenge_expired" });
    home.settle({ mailer_autoconfirm: true, rate_limits: { token_verifications: 3 } });
    const { data: next } = await app.auth.mfa.challenge({ factorId: factor.id });
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1) answers.push((await guess(next!.id, "000000")).error!.status);
    expect(answers.slice(-2)).toEqual([429, 429]);
  });

  it("belongs to one person, has a unique name, and is one of at most ten", async () => {
    const { app } = await signedUp();
    const factor = await enrolled(app, "First");
    const { app: other } = await signedUp();
    expect((await other.auth.mfa.challenge({ factorId: factor.id })).error).toMatchObject({
      code: "mfa_factor_not_found",
      status: 404,
    });
    expect((await other.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({ status: 404 });
    expect((await app.auth.mfa.enroll({ factorType: "totp", friendlyName: "First" })).error).toMatchObject({
      code: "mfa_factor_name_conflict",
    });
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, at) => app.auth.mfa.enroll({ factorType: "totp", friendlyName: `More ${at}` })),
    );
    expect(made.filter(({ error }) => error === null)).toHaveLength(9);
    expect(made.find(({ error }) => error !== null)!.error).toMatchObject({ code: "too_many_enrolled_mfa_factors" });
    expect((await app.auth.mfa.enroll({ factorType: "phone", phone: "+15551234567" })).error).toMatchObject({
      code: "mfa_phone_enroll_not_enabled",
    });
    // Factors that were never verified are deleted.
    project.clock.advance(301_000);
    await enrolled(app, "First");
    expect((await app.auth.getUser()).data.user!.factors).toHaveLength(1);
  });

  it("can be removed by the project's servers when it is lost, and is never shown", async () => {
    const { app } = await signedUp();
    const factor = await enrolled(app);
    await verify(app, factor.id, codeOf(factor.totp.secret));
    const { user } = (await app.auth.getUser()).data;
    const asked = { userId: user!.id };
    const { data } = await home.admin().mfa.listFactors(asked);
    expect(data!.factors).toMatchObject([{ id: factor.id, status: "verified" }]);
    expect(JSON.stringify([data, user])).not.toContain(factor.totp.secret);
    expect((await home.admin().mfa.deleteFactor({ id: factor.id, ...asked })).error).toBeNull();
    expect((await home.admin().mfa.deleteFactor({ id: factor.id, ...asked })).error).not.toBeNull();
    await app.auth.refreshSession();
    expect(await levels(app)).toEqual(["aal1", "aal1"]);
  });
});
