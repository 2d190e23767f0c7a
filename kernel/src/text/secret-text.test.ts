import { describe, expect, it } from "vitest";
import { findSecrets, maskedSecret, withoutSecrets } from "./secret-text.ts";

/** Built here, so that no scanner of a repository takes this file for a leak. */
const letters = (length: number): string =>
  Array.from({ length }, (_, at) => "aB3dE5gH7jK9mN1pQ2sT4vW6xY8z"[(at * 11) % 28]).join("");
const token = (role: string): string =>
  [`{"alg":"HS256","typ":"JWT"}`, `{"iss":"supabase","role":"${role}","exp":1999999999}`]
    .map((part) => btoa(part).replaceAll("=", ""))
    .concat(letters(43))
    .join(".");

const SECRETS: readonly [string, string][] = [
  ["a Stripe secret key", `sk_live_${letters(24)}`],
  ["a Stripe secret key", `rk_test_${letters(40)}`],
  ["a Stripe webhook secret", `whsec_${letters(32)}`],
  ["an OpenAI API key", `sk-proj-${letters(48)}`],
  ["an OpenAI API key", `sk-${letters(48)}`],
  ["an Anthropic API key", `sk-ant-api03-${letters(80)}`],
  ["a Google API key", `AIza${letters(35)}`],
  ["a Google client secret", `GOCSPX-${letters(28)}`],
  ["a GitHub token", `ghp_${letters(36)}`],
  ["a GitHub token", `github_pat_${letters(60)}`],
  ["an AWS access key", `AKIA${"QWERTY23UIOP45AS"}`],
  ["a Slack token", `xoxb-123456789012-${letters(24)}`],
  ["a Slack webhook address", `https://hooks.slack.com/services/T0AAAAAAA/B0BBBBBBB/${letters(24)}`],
  ["a Supabase service role key", token("service_role")],
  ["a Supabase secret key", `sb_secret_${letters(30)}`],
  ["a private key", `-----BEGIN RSA PRIVATE KEY-----\n${letters(64)}\n${letters(64)}\n-----END RSA PRIVATE KEY-----`],
  ["a private key", `-----BEGIN PRIVATE KEY-----\n${letters(64)}`],
];

describe("a pasted secret", () => {
  it.each(SECRETS)("is found anywhere in a text: %s %#", (what, secret) => {
    const text = `Use this please: ${secret}`;
    expect(findSecrets(text)).toEqual([{ what, start: 17, end: text.length }]);
    expect(withoutSecrets(text)).toBe("Use this please: [removed]");
  });

  it.each([
    `MAIL_API_KEY=${letters(32)}`,
    `DB_PASSWORD: "${letters(20)}"`,
    `const apiKey = '${letters(24)}'`,
    `{"client_secret": "${letters(30)}"}`,
    `postgres://shop:${letters(12)}@db.example.com/shop`,
  ])("is found by the name in front of it: %s", (text) => {
    expect(findSecrets(text)).toHaveLength(1);
    expect(withoutSecrets(text)).not.toContain(letters(12));
  });

  it("is named by its beginning and its last three characters only", () => {
    const text = `sk_live_${letters(21)}9f2`;
    expect(maskedSecret(text, findSecrets(text)[0]!)).toBe("sk_live…9f2");
  });

  it("leaves the rest of the text as it is, also between two of them", () => {
    const [one, two] = [`ghp_${letters(36)}`, `sk_test_${letters(30)}`];
    expect(withoutSecrets(`a ${one} b ${two} c`)).toBe("a [removed] b [removed] c");
  });
});

describe("a text that is no secret", () => {
  it.each([
    "make a landing page for a bakery called Golden Crust",
    "add a sign-in page with a password field, and a forgot password link",
    "the token is shown as a badge; the key: primary-button-large-with-icon",
    "Set the API key field to read only",
    "password: correct-horse-battery-staple-again",
    "sk-the-longest-css-class-name-of-the-world",
    "commit 5f2b1c9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a3b",
    "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
    "pk_live_is_public and pk_test_too",
    "see https://example.com/reset?token=abc for the page",
    "const token = useSessionToken(currentUser)",
    "KEY=value SECRET_NAME=STRIPE_SECRET_KEY",
    `the anonymous key ${token("anon")} is public`,
    "key: https://cdn.example.com/assets/v1/hero-2024-image.png",
  ])("is left alone: %s", (text) => {
    expect(findSecrets(text)).toEqual([]);
  });

  it("is decided in a moment for the longest message there is", () => {
    for (const piece of ["sk-", "KEY=", "eyJa.eyJ", "-----BEGIN PRIVATE KEY-----", "a_key_", "postgres://a:b"])
      expect(findSecrets(piece.repeat(20_000 / piece.length)).length).toBeLessThan(20_000);
  });
});

describe("a text of megabytes", () => {
  it("is read once, however many secrets it holds or only begins", () => {
    const begin = "-----BEGIN PRIVATE KEY-----";
    const [found, ...more] = findSecrets(begin.repeat(80_000));
    // Only the last are near enough to the end of the text to be one without its last line.
    expect([found!.what, more]).toEqual(["a private key", []]);
    expect(found!.end - found!.start).toBeLessThanOrEqual(20_000 + begin.length);
    expect(findSecrets(`sk_live_${letters(16)}\n`.repeat(80_000))).toHaveLength(80_000);
    expect(findSecrets("-eyJ".repeat(500_000))).toEqual([]);
  });

  it("may hold several private keys, each with its own end", () => {
    const key = (name: string): string =>
      `-----BEGIN ${name}PRIVATE KEY-----\n${letters(64)}\n-----END ${name}PRIVATE KEY-----`;
    const text = `a ${key("")} b ${key("EC ")} c ${key("").slice(0, 60)}${"x".repeat(20_000)} d ${key("RSA ")}`;
    expect(withoutSecrets(text)).toBe(
      `a [removed] b [removed] c ${key("").slice(0, 60)}${"x".repeat(20_000)} d [removed]`,
    );
  });
});
