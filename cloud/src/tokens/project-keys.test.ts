import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { signedToken } from "../testing/requests/signed-token.ts";
import { createProjectKeys, ID_TOKEN, namedKeysEnd } from "./project-keys.ts";
import { TokenProblem } from "./token-text.ts";

const SECRET = "a-secret-of-at-least-thirty-two-characters";
const NOW = Date.UTC(2026, 10, 22);
const seconds = (offset: number): number => NOW / 1000 + offset;
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

const rsa = (kid: string) => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  return { kid, algorithm: "RS256" as const, privateKey: pem };
};

const deep = (): string => Buffer.from(`{"deep":${"[".repeat(2000)}${"]".repeat(2000)}}`).toString("base64url");

async function reasonOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
  } catch (error) {
    if (error instanceof TokenProblem) return error.reason;
    throw error;
  }
  return "accepted";
}

const keys = await createProjectKeys({ secret: SECRET });

describe("tokens of a project", () => {
  it("verifies what it signed and names the role of its two keys", async () => {
    const token = await keys.sign({ sub: "u1", role: "authenticated", exp: seconds(60) });
    expect(await keys.verify(token, NOW)).toMatchObject({ sub: "u1", role: "authenticated" });
    expect(await keys.verify(keys.anonKey, NOW)).toMatchObject({ role: "anon" });
    expect(await keys.verify(keys.serviceKey, NOW)).toMatchObject({ role: "service_role" });
  });

  it("ends named keys a decade after their secret was made, so keys of several projects end apart", async () => {
    const end = async (issuedAt?: number): Promise<number> => {
      const made = await createProjectKeys({ secret: SECRET, ...(issuedAt === undefined ? {} : { issuedAt }) });
      return (await made.verify(made.anonKey, NOW + 100 * 86_400_000)).exp!;
    };
    expect([await end(), await end(seconds(0)), await end(seconds(86_400))]).toEqual([
      namedKeysEnd(),
      namedKeysEnd(seconds(0)),
      namedKeysEnd(seconds(0)) + 86_400,
    ]);
    // Keys that were handed out before their time was noted stay the same text.
    expect((await createProjectKeys({ secret: SECRET })).anonKey).toBe(keys.anonKey);
  });

  it("accepts tokens of replaced keys for visitors and people for a while, and for nobody else", async () => {
    const until = NOW + 1000;
    const next = await createProjectKeys({ secret: `${SECRET}2`, former: { secret: SECRET, until } });
    const person = await keys.sign({ sub: "u1", role: "authenticated", exp: seconds(3600) });
    for (const token of [keys.anonKey, person, keys.anonKey]) {
      expect(await reasonOf(() => next.verify(token, NOW))).toBe("accepted");
      expect(await reasonOf(() => next.verify(token, until))).toBe("signature");
    }
    const others = [
      keys.serviceKey,
      await keys.sign({ role: "postgres", exp: seconds(60) }),
      await keys.sign({ exp: seconds(60) }),
      await keys.sign({ role: ["anon"] as unknown as string, exp: seconds(60) }),
      await keys.signForOthers({ role: "authenticated", exp: seconds(60) }),
      (await createProjectKeys({ secret: `${SECRET}3` })).anonKey,
    ];
    for (const token of others) expect(await reasonOf(() => next.verify(token, NOW))).toBe("signature");
    expect(await reasonOf(() => next.verify(next.serviceKey, until))).toBe("accepted");
    const unsigned = `${part({ alg: "none" })}.${part({ role: "anon" })}.`;
    expect(await reasonOf(() => next.verify(unsigned, NOW))).toBe("algorithm");
  });

  it("derives a key for language models from the secret, which is no token and stays the same", async () => {
    expect((await createProjectKeys({ secret: SECRET })).aiKey).toBe(keys.aiKey);
    expect((await createProjectKeys({ secret: `${SECRET}2` })).aiKey).not.toBe(keys.aiKey);
    expect(await reasonOf(() => keys.verify(keys.aiKey, NOW))).toBe("parts");
  });

  it("signs for others with a key that anybody can check, the same one each time, of its own secret", async () => {
    const token = await keys.signForOthers({ sub: "u1", role: "authenticated", exp: seconds(60) });
    const [known] = keys.publicKeysForOthers();
    expect(known).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256", kid: expect.stringMatching(/^[\w-]{22}$/) });
    expect(known).not.toHaveProperty("d");
    expect((await createProjectKeys({ secret: SECRET })).publicKeysForOthers()).toEqual([known]);
    expect(await (await createProjectKeys({ secret: SECRET })).verify(token, NOW)).toMatchObject({ sub: "u1" });
    const other = await createProjectKeys({ secret: `${SECRET}2` });
    expect(await reasonOf(() => other.verify(token, NOW))).toBe("signature");
    expect(keys.publicKeys()).toEqual([]);
    const pair = rsa("own");
    const signing = await createProjectKeys({ secret: SECRET, signingKeys: [pair] });
    expect(signing.publicKeysForOthers()).toEqual(signing.publicKeys());
    expect(await reasonOf(() => signing.verify(token, NOW))).toBe("signature");
  });

  it("refuses an ID token as a person's access token", async () => {
    const token = await keys.signForOthers({ sub: "u1", aud: "a client", token_use: ID_TOKEN, exp: seconds(60) });
    expect(await reasonOf(() => keys.verify(token, NOW))).toBe("malformed");
  });

  it("accepts a public key's tokens by their kid, and keeps accepting the secret's", async () => {
    const pair = rsa("2026-11");
    const signing = await createProjectKeys({ secret: SECRET, signingKeys: [pair, rsa("2026-10")] });
    const token = await signing.sign({ role: "authenticated", exp: seconds(60) });
    expect(JSON.parse(Buffer.from(token.split(".")[0]!, "base64url").toString())).toMatchObject({ kid: "2026-11" });
    expect(await signing.verify(token, NOW)).toMatchObject({ role: "authenticated" });
    expect(await signing.verify(keys.anonKey, NOW)).toMatchObject({ role: "anon" });
    expect(signing.publicKeys()).toHaveLength(2);
    expect(JSON.stringify(signing.publicKeys())).not.toContain('"d"');
  });

  it("signs with an elliptic key, too", async () => {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const signing = await createProjectKeys({
      secret: SECRET,
      signingKeys: [{ kid: "e", algorithm: "ES256", privateKey: pem }],
    });
    expect(await signing.verify(await signing.sign({ role: "anon" }), NOW)).toMatchObject({ role: "anon" });
  });

  const role = "service_role";
  const odd = (claims: object, header?: object) => signedToken(SECRET, { role, ...claims }, header);
  it.each([
    ["no signature wanted", `${part({ alg: "none" })}.${part({ role })}.`, "algorithm"],
    ["no algorithm in other letters", `${part({ alg: "nOnE" })}.${part({ role })}.`, "algorithm"],
    ["an algorithm without a key", `${part({ alg: "HS512" })}.${part({ role })}.AAAA`, "algorithm"],
    ["its algorithm in small letters", odd({}, { alg: "hs256" }), "algorithm"],
    ["an algorithm of pairs, signed with the secret", odd({}, { alg: "ES256" }), "signature"],
    ["an algorithm of pairs that nobody has", odd({}, { alg: "RS256" }), "signature"],
    ["an algorithm that is a list", odd({}, { alg: ["HS256"] }), "malformed"],
    ["no algorithm", odd({}, { typ: "JWT" }), "malformed"],
    ["another project's key", signedToken(`${SECRET}!`, { role }), "signature"],
    ["a changed payload", keys.anonKey.replace(/\.[^.]+\./, `.${part({ role })}.`), "signature"],
    ["an extension that has to be understood", odd({}, { alg: "HS256", crit: ["exp"], exp: 1 }), "malformed"],
    ["a payload that is not encoded", odd({}, { alg: "HS256", crit: ["b64"], b64: false }), "malformed"],
    ["a key's id that is a number", odd({}, { alg: "HS256", kid: 1 }), "malformed"],
    ["two parts", "a.b", "parts"],
    ["nothing", "", "empty"],
    ["no JSON", "YQ.YQ.YQ", "malformed"],
    ["more than a token may have", odd({ role: "r".repeat(16_384) }), "malformed"],
    ["deeper JSON than a token may have", odd({ deep: `@` }).replace(/\.[^.]+\./, `.${deep()}.`), "malformed"],
    ["an expired one", odd({ exp: seconds(-31) }), "expired"],
    ["one of later", odd({ nbf: seconds(31) }), "not_yet_valid"],
    ["one issued later", odd({ iat: seconds(31) }), "issued_in_future"],
    ["an end that is a word", odd({ exp: "tomorrow" }), "malformed"],
    ["an end that is null", odd({ exp: null }), "malformed"],
    ["an end that is a list", odd({ exp: [seconds(60)] }), "malformed"],
    ["a beginning that is true", odd({ nbf: true }), "malformed"],
    ["a time of issue that is an object", odd({ iat: {} }), "malformed"],
  ])("refuses %s", async (_name, token, reason) => {
    expect(await reasonOf(() => keys.verify(token, NOW))).toBe(reason);
  });

  it("takes the key's id for no more than a choice among the keys that have its algorithm", async () => {
    const pair = rsa("own");
    const signing = await createProjectKeys({ secret: SECRET, signingKeys: [pair, rsa("older")] });
    const [, claims, signature] = (await signing.sign({ role: "anon" })).split(".");
    for (const kid of ["older", "", "../own", "own\u0000", "__proto__"]) {
      const token = `${part({ alg: "RS256", kid })}.${claims}.${signature}`;
      expect(await reasonOf(() => signing.verify(token, NOW)), kid).toBe("signature");
    }
    // The secret has no id.
    expect(
      await signing.verify(signedToken(SECRET, { role: "anon" }, { alg: "HS256", kid: "own" }), NOW),
    ).toMatchObject({ role: "anon" });
  });

  it("remembers that a signature held, and nothing else", async () => {
    const token = await keys.sign({ role: "authenticated", exp: seconds(60), app_metadata: { teams: ["a"] } });
    const claims = await keys.verify(token, NOW);
    expect(await keys.verify(token, NOW)).toBe(claims);
    expect(await reasonOf(() => keys.verify(token, NOW + 91_000))).toBe("expired");
    expect(await reasonOf(() => keys.verify(`${token.slice(0, -2)}AA`, NOW))).toBe("signature");
    const other = await createProjectKeys({ secret: `${SECRET}2` });
    expect(await reasonOf(() => other.verify(token, NOW))).toBe("signature");
    expect(() => {
      (claims.app_metadata as { teams: string[] }).teams.push("b");
    }).toThrow(TypeError);
  });

  it("does not take a public key for a secret", async () => {
    const pair = rsa("k");
    const signing = await createProjectKeys({ secret: SECRET, signingKeys: [pair] });
    const shared = signing.publicKeys()[0];
    const forger = await createProjectKeys({ secret: JSON.stringify(shared).padEnd(32) });
    expect(await reasonOf(() => signing.verify(forger.serviceKey, NOW))).toBe("signature");
  });
});
