import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@slipway/kernel/errors";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { describeConfig, readConfig } from "./environment.ts";
import { configSuite, SECRET } from "./port.suite.ts";
import { environmentSchema, OTHER_VARIABLES } from "./schema.ts";
import { configurationPage, setting } from "./setting.ts";

const problemsOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof AppError) return error.userMessage;
    throw error;
  }
  throw new Error("the configuration was accepted");
};

/** One that is good for each variable. */
const GOOD: Record<string, string> = {
  PORT: "4500",
  SLIPWAY_HOST: "127.0.0.1",
  SLIPWAY_DATA_DIR: "/srv/slipway",
  SLIPWAY_NODE: "alpha-1",
  SLIPWAY_URL: "https://slipway.example.org",
  SLIPWAY_PREVIEW_DOMAIN: "preview.example.net",
  SLIPWAY_SITES_DOMAIN: "sites.example.com",
  SLIPWAY_CLOUD_DOMAIN: "cloud.example.dev",
  SLIPWAY_TLS: "acme",
  SLIPWAY_TLS_PORT: "8443",
  SLIPWAY_HTTP_PORT: "8080",
  SLIPWAY_ACME_DIRECTORY: "https://ca.example.org/directory",
  SLIPWAY_ACME_EMAIL: "me@example.org",
  SLIPWAY_TRUSTED_PROXIES: "10.0.0.0/8,::1",
  DATABASE_URL: "postgres://me:word@db/app",
  SLIPWAY_POSTGRES_BIN: "/usr/lib/postgresql/15/bin",
  SLIPWAY_S3_ENDPOINT: "https://s3.example.org",
  SLIPWAY_S3_BUCKET: "objects",
  SLIPWAY_S3_REGION: "eu-central-1",
  SLIPWAY_S3_ACCESS_KEY: "access",
  SLIPWAY_S3_SECRET_KEY: "secret",
  SLIPWAY_S3_PATH_STYLE: "1",
  SLIPWAY_NATS_URL: "nats://rings",
  SLIPWAY_SIGNUP: "domains:example.org",
  SLIPWAY_STAFF_EMAILS: "me@example.org",
  SLIPWAY_SSO_ORIGINS: "https://login.internal",
  SLIPWAY_PAYMENT_PROVIDER: "stripe",
  SLIPWAY_STRIPE_KEY: "sk_test_0123456789",
  SLIPWAY_STRIPE_WEBHOOK_SECRET: "whsec_0123456789",
  SLIPWAY_STRIPE_PRICES: "pro:price_1,credit:price_2",
  SLIPWAY_STRIPE_URL: "https://stripe.example.org",
  SLIPWAY_DEFAULT_PLAN: "pro",
  SLIPWAY_MONTHLY_CREDITS: "pro:100",
  SLIPWAY_CREDIT_PRICES: "auto:0.2/0.8",
  SLIPWAY_AI_FREE_CREDITS: "2.5",
  SLIPWAY_AI_BUDGETS: "free:1/2/3/4",
  SLIPWAY_CLOUD_PRICES: "database:2",
  SLIPWAY_TURN_BUDGET: "tokens:20000,credits:2.5",
  SLIPWAY_WEB_FETCH: "1",
  SLIPWAY_WEB_SEARCH: "https://search.example.org/search",
  SLIPWAY_MODEL_AUTO: "https://api.example.org/v1|some-model",
  SLIPWAY_SMTP_URL: "smtp://mail",
  SLIPWAY_MAIL_FROM: "Slipway <slipway@example.org>",
  SLIPWAY_SUPPORT_URL: "mailto:help@example.org",
  SLIPWAY_BACKUP_DIR: "/srv/backups",
  SLIPWAY_BACKUP_KEYS_DIR: "/srv/keys",
  SLIPWAY_BACKUPS_KEPT: "3",
  SLIPWAY_PREVIEWS_MAX: "5",
  SLIPWAY_PREVIEW_IDLE_SECONDS: "60",
  SLIPWAY_BUILDS_AT_ONCE: "2",
  SLIPWAY_LANGUAGE_SERVERS_MAX: "0",
  SLIPWAY_BROWSERS_AT_ONCE: "1",
  SLIPWAY_PROJECT_DISK_MB: "100",
  SLIPWAY_DISK_FLOOR_MB: "0",
  SLIPWAY_CLOUD_ENABLED: "0",
  SLIPWAY_CLOUD_DISK_MB: "100",
  SLIPWAY_CLOUD_DATABASE_URL: "postgres://me:word@db/postgres",
  SLIPWAY_CLOUD_IDLE_SECONDS: "60",
  SLIPWAY_STOP_SECONDS: "5",
  SLIPWAY_METRICS_TOKEN: "a-token-of-sixteen",
  OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318",
  OTEL_SERVICE_NAME: "slipway",
  SLIPWAY_LOG_LEVEL: "warn",
  SLIPWAY_VERBOSE: "1",
};

it("is what docs/configuration.md says; ./slipway fix writes the page anew", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/configuration.md"), "utf8");
  expect(page).toBe(configurationPage(environmentSchema.shape, OTHER_VARIABLES));
});

it("has no variable that the tests below leave out", () => {
  const isModel = (name: string): boolean => name.startsWith("SLIPWAY_MODEL_");
  const known = new Set(Object.keys(environmentSchema.shape));
  expect(Object.keys(GOOD).filter((name) => !known.has(name) && !isModel(name))).toEqual([]);
  expect([...known].filter((name) => !(name in GOOD))).toEqual([]);
});

it("refuses to write a page with a variable that says nothing of itself", () => {
  expect(() => configurationPage({ SLIPWAY_NEW: z.string() }, {})).toThrow("SLIPWAY_NEW does not say what it is for");
});

it("takes default and values of a page from the rule itself", () => {
  const about = { group: "Launcher", meaning: "A | B." } as const;
  const page = configurationPage(
    {
      A: setting(z.enum(["low", "high"]).default("low"), about),
      B: setting(z.enum(["0", "1"]).transform(Boolean).default(true), about),
    },
    { C: { ...about, initially: "none" } },
  );
  const rows = page.split("\n").filter((line) => /^\| `[ABC]`/.test(line));
  expect(rows.map((row) => row.replace(/ +/g, " "))).toEqual([
    "| `A` | `low` | `low`, `high` | A \\| B. |",
    "| `B` | `1` | `0`, `1` | A \\| B. |",
    "| `C` | none | | A \\| B. |",
  ]);
});

configSuite("the environment", {
  read: readConfig,
  describe: describeConfig,
  good: GOOD,
  bad: [
    ["PORT", "70000", "must be a whole number from 0 to 65535"],
    ["PORT", "abc", "must be a whole number"],
    ["SLIPWAY_URL", "ftp://x", "must be an http or https address"],
    ["SLIPWAY_PREVIEW_DOMAIN", "preview.example.net", "must not be set without SLIPWAY_URL"],
    ["SLIPWAY_TLS", "acme", "needs a SLIPWAY_URL such as https://"],
    ["SLIPWAY_TLS_PORT", "0", "must be a whole number from 1 to 65535"],
    ["SLIPWAY_ACME_DIRECTORY", "ca.example.org", "must be the https address of an ACME directory"],
    ["SLIPWAY_TRUSTED_PROXIES", "10.0.0.0/33", "must be addresses or blocks such as 10.0.0.0/24"],
    ["SLIPWAY_TRUSTED_PROXIES", "proxy.example.org", "must be addresses or blocks such as 10.0.0.0/24"],
    ["SLIPWAY_BACKUP_DIR", "backups", "must be an absolute path"],
    ["SLIPWAY_POSTGRES_BIN", "bin", "must be an absolute path"],
    ["SLIPWAY_NODE", "two words", "must be 1 to 63 letters, digits, dots, hyphens or underscores"],
    ["DATABASE_URL", "mysql://x", "must be a postgres:// address"],
    ["SLIPWAY_SIGNUP", "domains:", "must be invite, open, or domains:"],
    ["SLIPWAY_STAFF_EMAILS", "a@b.org,nobody", "must be email addresses"],
    ["SLIPWAY_SSO_ORIGINS", "https://login.internal/realm", "must be origins such as https://login.internal"],
    ["SLIPWAY_MODEL_GPT_5", "http://x|m|ABSENT_KEY", "names ABSENT_KEY, which is not set"],
    ["SLIPWAY_MODEL_GPT_99", "http://x|m", "no model option has this name"],
    ["SLIPWAY_MODEL_IMAGE", "openai|gpt-image-1|ABSENT_KEY", "names ABSENT_KEY, which is not set"],
    ["SLIPWAY_MODEL_IMAGE", "openai|gpt-image-1", "openai needs a key"],
    ["SLIPWAY_MODEL_IMAGE", "anthropic+http://x|m", "anthropic makes no pictures"],
    ["SLIPWAY_MODEL_GPT_5", "openay|gpt-5", "the provider is openai, openai-chat, anthropic, google or an http"],
    ["SLIPWAY_MODEL_GPT_5", "anthropic+ftp://x|m", "must be provider|model|KEY_VARIABLE"],
    ["SLIPWAY_MODEL_GPT_5", "anthropic|m", "anthropic needs a key"],
    [
      "SLIPWAY_MODEL_GPT_5",
      "http://x|m||huge",
      "ends in an effort that there is not; one of low, medium, high, xhigh, default",
    ],
    ["SLIPWAY_MONTHLY_CREDITS", "gold:5", "must be plans with credits such as pro:100,biz:200"],
    ["SLIPWAY_MONTHLY_CREDITS", "pro:-1", "must be plans with credits"],
    ["SLIPWAY_AI_FREE_CREDITS", "many", "must be credits of a month such as 5 or 2.5"],
    ["SLIPWAY_AI_FREE_CREDITS", "-1", "must be credits of a month such as 5 or 2.5"],
    ["SLIPWAY_AI_BUDGETS", "gold:1/2/3/4", "must be plans with requests and tokens of a day and of a month"],
    ["SLIPWAY_AI_BUDGETS", "pro:1/2/3", "must be plans with requests and tokens"],
    ["SLIPWAY_AI_BUDGETS", "pro:1/2/3/-4", "must be plans with requests and tokens"],
    ["SLIPWAY_CLOUD_PRICES", "database:-1", "must be credits such as database:2"],
    ["SLIPWAY_CLOUD_PRICES", "disk:2", "must be credits such as database:2"],
    ["SLIPWAY_TURN_BUDGET", "steps:2", "must be amounts such as steps:60,tokens:3000000,credits:20"],
    ["SLIPWAY_TURN_BUDGET", "minutes:5", "must be amounts such as steps:60"],
    ["SLIPWAY_CREDIT_PRICES", "gpt-5:1", "must be options with credits per 1,000 tokens in and out"],
    ["SLIPWAY_CREDIT_PRICES", "gpt-5:1/2", "names gpt-5, which no SLIPWAY_MODEL variable maps"],
    ["SLIPWAY_PAYMENT_PROVIDER", "paypal", "must be none or stripe"],
    ["SLIPWAY_STRIPE_KEY", "pk_test_0123456789", "must be a secret or restricted key, which begins with sk_ or rk_"],
    ["SLIPWAY_STRIPE_WEBHOOK_SECRET", "secret", "must be a signing secret, which begins with whsec_"],
    ["SLIPWAY_STRIPE_URL", "stripe", "must be an http or https address"],
    ["SLIPWAY_S3_BUCKET", "My Bucket", "must be the name of a bucket"],
    ["SLIPWAY_NATS_URL", "http://x", "must be a nats:// or tls:// address"],
    ["SLIPWAY_MODEL_GPT_5", `openai|gpt-5|${SECRET}`, "names a variable that is not set"],
  ],
  together: {
    PORT: "abc",
    SLIPWAY_STAFF_EMAILS: "nobody",
    SLIPWAY_MODEL_GPT_5: "openay|gpt-5",
    SLIPWAY_MONTHLY_CREDITS: "gold:5",
  },
  secrets: {
    DATABASE_URL: `postgres://me:${SECRET}@db/app?sslpassword=${SECRET}`,
    SLIPWAY_SMTP_URL: `smtp://me:${SECRET}@mail`,
    SLIPWAY_MODEL_AUTO: "https://api.example.org|m|KEY",
    SLIPWAY_MODEL_CLAUDE_4_OPUS: `anthropic+https://me:${SECRET}@proxy.example.org|claude-opus-4|KEY`,
    SLIPWAY_S3_ENDPOINT: `https://me:${SECRET}@s3.example.org`,
    SLIPWAY_S3_BUCKET: "objects",
    SLIPWAY_S3_ACCESS_KEY: SECRET,
    SLIPWAY_S3_SECRET_KEY: SECRET,
    SLIPWAY_PAYMENT_PROVIDER: "stripe",
    SLIPWAY_STRIPE_KEY: `sk_${SECRET}`,
    SLIPWAY_STRIPE_WEBHOOK_SECRET: `whsec_${SECRET}`,
    SLIPWAY_STRIPE_PRICES: "pro:price_1",
    SLIPWAY_NATS_URL: `nats://me:${SECRET}@rings`,
    SLIPWAY_METRICS_TOKEN: SECRET,
    OTEL_EXPORTER_OTLP_ENDPOINT: `https://me:${SECRET}@collector:4318`,
    SLIPWAY_URL: "https://slipway.example.org",
    SLIPWAY_PREVIEW_DOMAIN: "preview.example.net",
    SLIPWAY_SITES_DOMAIN: "sites.example.com",
    SLIPWAY_TLS: "acme",
    SLIPWAY_ACME_DIRECTORY: `https://me:${SECRET}@ca.example.org/directory`,
    SLIPWAY_SUPPORT_URL: `https://help.example.org/?token=${SECRET}`,
    KEY: SECRET,
  },
});

describe("configuration", () => {
  it("listens on 4400 and keeps its data where it is told", () => {
    const config = readConfig({ SLIPWAY_DATA_DIR: "/srv/slipway" });
    expect(config).toMatchObject({
      port: 4400,
      dataDir: "/srv/slipway",
      url: null,
      signup: { mode: "default" },
      defaultPlan: "biz",
    });
  });

  it("requires separate names for untrusted content, and says why", () => {
    const text = problemsOf({
      SLIPWAY_URL: "https://slipway.example.org",
      SLIPWAY_SITES_DOMAIN: "sites.slipway.example.org",
    });
    expect(text).toContain("SLIPWAY_PREVIEW_DOMAIN: must be set together with SLIPWAY_URL");
    expect(text).toContain("SLIPWAY_SITES_DOMAIN: must not be slipway.example.org or a name below it: published sites");
    const config = readConfig({
      SLIPWAY_URL: "https://slipway.example.org/",
      SLIPWAY_PREVIEW_DOMAIN: "Preview.Example.net",
      SLIPWAY_SITES_DOMAIN: "sites.example.com",
      SLIPWAY_TLS: "acme",
    });
    expect(config).toMatchObject({
      url: "https://slipway.example.org",
      domains: { preview: "preview.example.net", sites: "sites.example.com" },
      tls: { directoryUrl: expect.stringContaining("letsencrypt"), email: null, port: 443, httpPort: 80 },
    });
  });

  it("reads domains for sign-up and providers by model option", () => {
    const config = readConfig({
      SLIPWAY_SIGNUP: "domains:Example.org, a.de",
      SLIPWAY_MODEL_GPT_4_1_MINI: "https://api.example.org/v1|small|KEY",
      KEY: "s3cret",
    });
    expect(config.signup).toEqual({ mode: "domains", domains: ["example.org", "a.de"] });
    expect(config.modelOptions).toEqual([
      {
        option: "gpt-4.1-mini",
        provider: "compatible",
        baseUrl: "https://api.example.org/v1",
        model: "small",
        apiKey: "s3cret",
      },
    ]);
  });

  it("reads credits by plan, and prices of the options it maps", () => {
    const config = readConfig({
      SLIPWAY_MODEL_GPT_5: "openai|gpt-5|KEY",
      SLIPWAY_MODEL_KIMI_K2: "http://127.0.0.1:1/v1|k",
      KEY: "s3cret",
      SLIPWAY_MONTHLY_CREDITS: "pro:40, enterprise:0.5",
      SLIPWAY_CREDIT_PRICES: "gpt-5:0.2/0.8",
    });
    expect(config.monthlyCredits).toEqual({ free: 0, pro: 40, biz: 200, enterprise: 0.5 });
    expect(config.modelOptions.map(({ option, price }) => [option, price])).toEqual([
      ["gpt-5", { input: 0.2, output: 0.8 }],
      ["kimi-k2", undefined],
    ]);
  });

  it("reads what functions may ask of models by plan; plans that are left out keep theirs", () => {
    const { cloudPrices } = readConfig({ SLIPWAY_CLOUD_PRICES: "database:2, egress:0.25,free:5" });
    expect(cloudPrices).toEqual({ database: 2, files: 0, egress: 0.25, functions: 0, free: 5 });
    // A free part of nothing is no price.
    expect(readConfig({ SLIPWAY_CLOUD_PRICES: "free:5" }).cloudPrices).toBeNull();
    const { aiBudgets } = readConfig({ SLIPWAY_AI_BUDGETS: "free:0/0/0/0, pro: 1/20/300/4000" });
    expect(aiBudgets.free).toEqual({ requestsPerDay: 0, tokensPerDay: 0, requestsPerMonth: 0, tokensPerMonth: 0 });
    expect(aiBudgets.pro).toEqual({ requestsPerDay: 1, tokensPerDay: 20, requestsPerMonth: 300, tokensPerMonth: 4000 });
    expect(aiBudgets.biz).toEqual(readConfig({}).aiBudgets.biz);
  });

  it("reads providers by name, at their own address or another", () => {
    const { modelOptions } = readConfig({
      SLIPWAY_MODEL_GPT_5: "openai|gpt-5|KEY",
      SLIPWAY_MODEL_GPT_4_1: "openai-chat+https://proxy.example.org/v1|gpt-4.1|KEY",
      SLIPWAY_MODEL_CLAUDE_4_OPUS: "anthropic|claude-opus-4|KEY",
      SLIPWAY_MODEL_GEMINI_2_5_PRO: "google|gemini-2.5-pro|KEY",
      KEY: "s3cret",
    });
    expect(modelOptions.map(({ option, provider, baseUrl }) => [option, provider, baseUrl])).toEqual([
      ["gpt-5", "openai", "https://api.openai.com/v1"],
      ["gpt-4.1", "openai-chat", "https://proxy.example.org/v1"],
      ["claude-4-opus", "anthropic", "https://api.anthropic.com/v1"],
      ["gemini-2.5-pro", "google", "https://generativelanguage.googleapis.com/v1beta"],
    ]);
  });

  it("takes money with all of Stripe's settings, and new workspaces are free then", () => {
    expect(readConfig({})).toMatchObject({ payments: null, defaultPlan: "biz" });
    const keys = { SLIPWAY_STRIPE_KEY: "sk_test_0123456789", SLIPWAY_STRIPE_WEBHOOK_SECRET: "whsec_0123456789" };
    const given = { SLIPWAY_PAYMENT_PROVIDER: "stripe", ...keys };
    const prices = { SLIPWAY_STRIPE_PRICES: "pro:price_1, credit:price_2" };
    expect(readConfig({ ...given, ...prices })).toMatchObject({
      payments: { prices: { pro: "price_1", credit: "price_2" }, url: "https://api.stripe.com" },
      defaultPlan: "free",
    });
    expect(problemsOf({ SLIPWAY_PAYMENT_PROVIDER: "stripe" })).toMatch(
      /SLIPWAY_STRIPE_KEY: must be set too.*\n.*SLIPWAY_STRIPE_WEBHOOK_SECRET: must.*\n.*SLIPWAY_STRIPE_PRICES: must/,
    );
    for (const wrong of ["gold:price_1", "pro:20", "pro:price_1,pro:price_2", "pro:price_1,,biz:price_2"])
      expect(problemsOf({ ...given, SLIPWAY_STRIPE_PRICES: wrong })).toContain("must be plans with prices such as");
    expect(problemsOf({ ...given, SLIPWAY_STRIPE_PRICES: "pro:price_1,biz:price_1" })).toContain(
      "another price for each",
    );
  });

  it("keeps objects in S3 where a bucket and a key pair are named, and in files otherwise", () => {
    expect(readConfig({}).s3).toBeNull();
    const pair = { SLIPWAY_S3_ACCESS_KEY: "AKIA", SLIPWAY_S3_SECRET_KEY: "s3cret" };
    expect(readConfig({ SLIPWAY_S3_BUCKET: "objects", ...pair }).s3).toEqual({
      endpoint: null,
      bucket: "objects",
      region: "us-east-1",
      accessKey: "AKIA",
      secretKey: "s3cret",
      pathStyle: false,
    });
    const other = { SLIPWAY_S3_BUCKET: "objects", SLIPWAY_S3_ENDPOINT: "https://s3.example.org/", ...pair };
    expect(readConfig(other).s3).toMatchObject({ endpoint: "https://s3.example.org", pathStyle: true });
    expect(readConfig({ ...other, SLIPWAY_S3_PATH_STYLE: "0" }).s3).toMatchObject({ pathStyle: false });
    expect(problemsOf({ SLIPWAY_S3_BUCKET: "objects" })).toMatch(
      /SLIPWAY_S3_ACCESS_KEY: must be set too.*\n.*SLIPWAY_S3_SECRET_KEY: must be set too/,
    );
  });

  it("shows a masked address without its password", () => {
    const config = readConfig({ DATABASE_URL: "postgres://me:s3cret@db/app?sslpassword=s3cret" });
    expect(JSON.stringify(describeConfig(config))).toContain("postgres://me:***@db/app");
  });
});
