import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
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

function reasonOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof TokenProblem) return error.reason;
    throw error;
  }
  return "accepted";
}

describe("tokens of a project", () => {
  const keys = createProjectKeys({ secret: SECRET });

  it("verifies what it signed and names the role of its two keys", () => {
    const token = keys.sign({ sub: "u1", role: "authenticated", exp: seconds(60) });
    expect(keys.verify(token, NOW)).toMatchObject({ sub: "u1", role: "authenticated" });
    expect(keys.verify(keys.anonKey, NOW).role).toBe("anon");
    expect(keys.verify(keys.serviceKey, NOW).role).toBe("service_role");
  });

  it("end a decade after their secret was made, so keys of several projects end on several days", () => {
    const end = (issuedAt?: number): number => {
      const made = createProjectKeys({ secret: SECRET, ...(issuedAt === undefined ? {} : { issuedAt }) });
      return made.verify(made.anonKey, NOW + 100 * 86_400_000).exp!;
    };
    expect([end(), end(seconds(0)), end(seconds(86_400))]).toEqual([
      namedKeysEnd(),
      namedKeysEnd(seconds(0)),
      namedKeysEnd(seconds(0)) + 86_400,
    ]);
    // Keys that were handed out before their time was noted stay the same text.
    expect(createProjectKeys({ secret: SECRET }).anonKey).toBe(keys.anonKey);
  });

  it("after they were replaced, hold for visitors and people for a while, and for nobody else", () => {
    const until = NOW + 1000;
    const next = createProjectKeys({ secret: `${SECRET}2`, former: { secret: SECRET, until } });
    const person = keys.sign({ sub: "u1", role: "authenticated", exp: seconds(3600) });
    for (const token of [keys.anonKey, person, keys.anonKey]) {
      expect(reasonOf(() => next.verify(token, NOW))).toBe("accepted");
      expect(reasonOf(() => next.verify(token, until))).toBe("signature");
    }
    const others = [
      keys.serviceKey,
      keys.sign({ role: "postgres", exp: seconds(60) }),
      keys.sign({ exp: seconds(60) }),
      keys.sign({ role: ["anon"] as unknown as string, exp: seconds(60) }),
      keys.signForOthers({ role: "authenticated", exp: seconds(60) }),
      createProjectKeys({ secret: `${SECRET}3` }).anonKey,
    ];
    for (const token of others) expect(reasonOf(() => next.verify(token, NOW))).toBe("signature");
    expect(reasonOf(() => next.verify(next.serviceKey, until))).toBe("accepted");
    const unsigned = `${part({ alg: "none" })}.${part({ role: "anon" })}.`;
    expect(reasonOf(() => next.verify(unsigned, NOW))).toBe("algorithm");
  });

  it("derives a key for language models from the secret, which is no token and stays the same", () => {
    expect(createProjectKeys({ secret: SECRET }).aiKey).toBe(keys.aiKey);
    expect(createProjectKeys({ secret: `${SECRET}2` }).aiKey).not.toBe(keys.aiKey);
    expect(reasonOf(() => keys.verify(keys.aiKey, NOW))).toBe("parts");
  });

  it("signs for others with a key that anybody can check, the same one each time, of its own secret", () => {
    const token = keys.signForOthers({ sub: "u1", role: "authenticated", exp: seconds(60) });
    const [known] = keys.publicKeysForOthers();
    expect(known).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256", kid: expect.stringMatching(/^[\w-]{22}$/) });
    expect(known).not.toHaveProperty("d");
    expect(createProjectKeys({ secret: SECRET }).publicKeysForOthers()).toEqual([known]);
    expect(createProjectKeys({ secret: SECRET }).verify(token, NOW)).toMatchObject({ sub: "u1" });
    const other = createProjectKeys({ secret: `${SECRET}2` });
    expect(reasonOf(() => other.verify(token, NOW))).toBe("signature");
    expect(keys.publicKeys()).toEqual([]);
    const pair = rsa("own");
    const signing = createProjectKeys({ secret: SECRET, signingKeys: [pair] });
    expect(signing.publicKeysForOthers()).toEqual(signing.publicKeys());
    expect(reasonOf(() => signing.verify(token, NOW))).toBe("signature");
  });

  it("refuses an ID token as a person's access token", () => {
    const token = keys.signForOthers({ sub: "u1", aud: "a client", token_use: ID_TOKEN, exp: seconds(60) });
    expect(reasonOf(() => keys.verify(token, NOW))).toBe("malformed");
  });

  it("accepts a public key's tokens by their kid, and keeps accepting the secret's", () => {
    const pair = rsa("2026-11");
    const signing = createProjectKeys({ secret: SECRET, signingKeys: [pair, rsa("2026-10")] });
    const token = signing.sign({ role: "authenticated", exp: seconds(60) });
    expect(JSON.parse(Buffer.from(token.split(".")[0]!, "base64url").toString())).toMatchObject({ kid: "2026-11" });
    expect(signing.verify(token, NOW).role).toBe("authenticated");
    expect(signing.verify(keys.anonKey, NOW).role).toBe("anon");
    expect(signing.publicKeys()).toHaveLength(2);
    expect(JSON.stringify(signing.publicKeys())).not.toContain('"d"');
  });

  it("signs with an elliptic key, too", () => {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const signing = createProjectKeys({
      secret: SECRET,
      signingKeys: [{ kid: "e", algorithm: "ES256", privateKey: pem }],
    });
    expect(signing.verify(signing.sign({ role: "anon" }), NOW).role).toBe("anon");
  });

  it.each([
    ["no signature wanted", `${part({ alg: "none" })}.${part({ role: "service_role" })}.`, "algorithm"],
    ["an algorithm without a key", `${part({ alg: "HS512" })}.${part({ role: "service_role" })}.AAAA`, "algorithm"],
    ["another project's key", createProjectKeys({ secret: `${SECRET}!` }).anonKey, "signature"],
    ["a changed payload", keys.anonKey.replace(/\.[^.]+\./, `.${part({ role: "service_role" })}.`), "signature"],
    ["two parts", "a.b", "parts"],
    ["nothing", "", "empty"],
    ["no JSON", "YQ.YQ.YQ", "malformed"],
    ["an expired one", keys.sign({ role: "anon", exp: seconds(-31) }), "expired"],
    ["one of later", keys.sign({ role: "anon", nbf: seconds(31) }), "not_yet_valid"],
    ["one issued later", keys.sign({ role: "anon", iat: seconds(31) }), "issued_in_future"],
    ["a time that is none", keys.sign({ role: "anon", exp: "tomorrow" as unknown as number }), "malformed"],
  ])("refuses %s", (_name, token, reason) => {
    expect(reasonOf(() => keys.verify(token, NOW))).toBe(reason);
  });

  it("remembers that a signature held, and nothing else", () => {
    const token = keys.sign({ role: "authenticated", exp: seconds(60), app_metadata: { teams: ["a"] } });
    const claims = keys.verify(token, NOW);
    expect(keys.verify(token, NOW)).toEqual(claims);
    expect(reasonOf(() => keys.verify(token, NOW + 91_000))).toBe("expired");
    expect(reasonOf(() => keys.verify(`${token.slice(0, -2)}AA`, NOW))).toBe("signature");
    expect(reasonOf(() => createProjectKeys({ secret: `${SECRET}2` }).verify(token, NOW))).toBe("signature");
    expect(() => {
      (claims.app_metadata as { teams: string[] }).teams.push("b");
    }).toThrow(TypeError);
  });

  it("does not take a public key for a secret", () => {
    const pair = rsa("k");
    const signing = createProjectKeys({ secret: SECRET, signingKeys: [pair] });
    const shared = signing.publicKeys()[0];
    const forger = createProjectKeys({ secret: JSON.stringify(shared).padEnd(32) });
    expect(reasonOf(() => signing.verify(forger.serviceKey, NOW))).toBe("signature");
  });
});
