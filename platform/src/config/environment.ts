/** Reads the environment once. A bad value names its variable and its rule, and nothing starts. */
import { isIP } from "node:net";
import { availableParallelism, homedir, hostname } from "node:os";
import { join, resolve } from "node:path";
import { AppError } from "@slipway/kernel/errors";
import { z } from "zod";
import { describeAiBudgets, readAiBudgets } from "./ai-budgets.ts";
import { describeCloudPrices, readCloudPrices } from "./cloud-prices.ts";
import { describeCredits, readAiFreeCredits, readMonthlyCredits, withPrices } from "./credits.ts";
import { readModelOptions } from "./model-options.ts";
import { describeObjectStore, readObjectStore } from "./object-store.ts";
import { withoutPassword } from "./masked-address.ts";
import type { Config } from "./port.ts";
import { describeReach, reachVariables, readReach } from "./reach.ts";

const MEBIBYTE = 1_048_576;

const wholeNumber = (from: number, to: number, initial: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`)
    .default(initial);

const flag = z
  .enum(["0", "1", "true", "false"], "must be 1 or 0")
  .transform((value) => value === "1" || value === "true");

const address = (protocols: RegExp, rule: string) =>
  z.string().refine((value) => protocols.test(URL.parse(value)?.protocol ?? ""), `must be ${rule}`);

const emailList = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine(
    (emails) => emails.every((email) => z.email().safeParse(email).success),
    "must be email addresses with commas between",
  )
  .default([]);

function isRange(range: string): boolean {
  const [address, bits, ...more] = range.split("/");
  const most = isIP(address ?? "") === 6 ? 128 : 32;
  const isBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return isIP(address ?? "") !== 0 && isBits && more.length === 0;
}

const addressRanges = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((range) => range.trim())
      .filter(Boolean),
  )
  .refine((ranges) => ranges.every(isRange), "must be addresses or blocks such as 10.0.0.0/24, with commas between")
  .default([]);

const SIGNUP_RULE = "must be invite, open, or domains:example.org,example.com";
const signup = z
  .string()
  .transform((text, context): Config["signup"] => {
    if (text === "invite" || text === "open") return { mode: text };
    const domains = text.startsWith("domains:")
      ? text
          .slice(8)
          .split(",")
          .map((domain) => domain.trim().toLowerCase())
      : [];
    if (domains.length > 0 && domains.every((domain) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))) {
      return { mode: "domains", domains };
    }
    context.addIssue({ code: "custom", message: SIGNUP_RULE });
    return z.NEVER;
  })
  .default({ mode: "default" });

const schema = z.object({
  PORT: wholeNumber(0, 65_535, 4400),
  SLIPWAY_DATA_DIR: z.string().optional(),
  SLIPWAY_NODE: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/, "must be 1 to 63 letters, digits, dots, hyphens or underscores")
    .optional(),
  ...reachVariables,
  SLIPWAY_TRUSTED_PROXIES: addressRanges,
  DATABASE_URL: address(/^postgres(ql)?:$/, "a postgres:// address").optional(),
  SLIPWAY_S3_ENDPOINT: address(/^https?:$/, "an http or https address such as https://s3.example.org").optional(),
  SLIPWAY_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional(),
  SLIPWAY_S3_REGION: z.string().default("us-east-1"),
  SLIPWAY_S3_ACCESS_KEY: z.string().optional(),
  SLIPWAY_S3_SECRET_KEY: z.string().optional(),
  SLIPWAY_S3_PATH_STYLE: flag.optional(),
  SLIPWAY_NATS_URL: address(/^(nats|tls):$/, "a nats:// or tls:// address").optional(),
  SLIPWAY_SIGNUP: signup,
  SLIPWAY_STAFF_EMAILS: emailList,
  SLIPWAY_PAYMENT_PROVIDER: z.literal("none", "must be none").default("none"),
  SLIPWAY_DEFAULT_PLAN: z
    .enum(["free", "pro", "biz", "enterprise"], "must be free, pro, biz or enterprise")
    .default("biz"),
  SLIPWAY_SMTP_URL: address(/^smtps?:$/, "an smtp:// or smtps:// address").optional(),
  SLIPWAY_MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/, "must be an email address")
    .default("Slipway <slipway@localhost>"),
  SLIPWAY_SUPPORT_URL: address(/^(https?|mailto):$/, "an http, https or mailto address").optional(),
  SLIPWAY_BACKUP_DIR: z.string().startsWith("/", "must be an absolute path").optional(),
  SLIPWAY_BACKUP_KEYS_DIR: z.string().startsWith("/", "must be an absolute path").optional(),
  SLIPWAY_BACKUPS_KEPT: wholeNumber(1, 1_000, 7),
  SLIPWAY_PREVIEWS_MAX: wholeNumber(1, 500, 20),
  SLIPWAY_PREVIEW_IDLE_SECONDS: wholeNumber(10, 86_400, 600),
  SLIPWAY_BUILDS_AT_ONCE: wholeNumber(1, 64, Math.max(2, availableParallelism() - 1)),
  SLIPWAY_LANGUAGE_SERVERS_MAX: wholeNumber(0, 100, 4),
  SLIPWAY_BROWSERS_AT_ONCE: wholeNumber(1, 32, 1),
  SLIPWAY_PROJECT_DISK_MB: wholeNumber(50, 1_000_000, 1024),
  SLIPWAY_DISK_FLOOR_MB: wholeNumber(0, 1_000_000, 1024),
  SLIPWAY_CLOUD_ENABLED: flag.default(true),
  SLIPWAY_CLOUD_DATABASE_URL: address(/^postgres(ql)?:$/, "a postgres:// address").optional(),
  SLIPWAY_CLOUD_DISK_MB: wholeNumber(100, 1_000_000, 1024),
  SLIPWAY_CLOUD_IDLE_SECONDS: wholeNumber(10, 86_400, 300),
  SLIPWAY_STOP_SECONDS: wholeNumber(1, 3_600, 60),
  SLIPWAY_METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, "must be 16 to 200 characters without spaces")
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?:$/, "an http or https address of a collector").optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default("slipway"),
  SLIPWAY_LOG_LEVEL: z.enum(["debug", "info", "warn", "error"], "must be debug, info, warn or error").default("info"),
  SLIPWAY_VERBOSE: flag.default(false),
});

/** The same rule as the launcher's, which exports the variable. */
function defaultDataDir(env: Environment): string {
  if (process.getuid?.() === 0) return "/var/lib/slipway";
  return join(env.XDG_DATA_HOME || join(homedir(), ".local", "share"), "slipway");
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Throws AppError `invalid_configuration`, whose sentence has a line for each bad variable. */
export function readConfig(env: Environment, overrides: Partial<Config> = {}): Config {
  // An empty variable is how shells and compose files say "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = schema.safeParse(given);
  const problems = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  const modelOptions = withPrices(readModelOptions(env, problems), env, problems);
  const monthlyCredits = readMonthlyCredits(env, problems);
  const aiBudgets = readAiBudgets(env, problems);
  const aiFreeCredits = readAiFreeCredits(env, problems);
  const cloudPrices = readCloudPrices(env, problems);
  const s3 = parsed.success ? readObjectStore(parsed.data, problems) : null;
  const reach = parsed.success ? readReach(parsed.data, problems) : null;
  if (!parsed.success || reach === null || problems.length > 0) {
    const userMessage = `The configuration cannot be used.\n${problems.map((problem) => `  ${problem}`).join("\n")}`;
    throw new AppError({ code: "invalid_configuration", status: 500, userMessage, details: problems });
  }
  const values = parsed.data;
  const dataDir = resolve(values.SLIPWAY_DATA_DIR ?? defaultDataDir(env));
  return {
    port: values.PORT,
    dataDir,
    node: values.SLIPWAY_NODE ?? hostname().slice(0, 63),
    ...reach,
    trustedProxies: values.SLIPWAY_TRUSTED_PROXIES,
    databaseUrl: values.DATABASE_URL ?? null,
    s3,
    natsUrl: values.SLIPWAY_NATS_URL ?? null,
    signup: values.SLIPWAY_SIGNUP,
    staffEmails: values.SLIPWAY_STAFF_EMAILS,
    paymentProvider: values.SLIPWAY_PAYMENT_PROVIDER,
    defaultPlan: values.SLIPWAY_DEFAULT_PLAN,
    smtpUrl: values.SLIPWAY_SMTP_URL ?? null,
    mailFrom: values.SLIPWAY_MAIL_FROM,
    supportUrl: values.SLIPWAY_SUPPORT_URL ?? null,
    modelOptions,
    monthlyCredits,
    aiBudgets,
    aiFreeCredits,
    cloudPrices,
    backupDir: values.SLIPWAY_BACKUP_DIR ?? null,
    backupKeysDir: values.SLIPWAY_BACKUP_KEYS_DIR ?? join(overrides.dataDir ?? dataDir, "backup-keys"),
    backupsKept: values.SLIPWAY_BACKUPS_KEPT,
    previewsMax: values.SLIPWAY_PREVIEWS_MAX,
    languageServersMax: values.SLIPWAY_LANGUAGE_SERVERS_MAX,
    previewIdleSeconds: values.SLIPWAY_PREVIEW_IDLE_SECONDS,
    buildsAtOnce: values.SLIPWAY_BUILDS_AT_ONCE,
    browsersAtOnce: values.SLIPWAY_BROWSERS_AT_ONCE,
    projectDiskBytes: values.SLIPWAY_PROJECT_DISK_MB * MEBIBYTE,
    diskFloorBytes: values.SLIPWAY_DISK_FLOOR_MB * MEBIBYTE,
    cloudEnabled: values.SLIPWAY_CLOUD_ENABLED,
    cloudDatabaseUrl: values.SLIPWAY_CLOUD_DATABASE_URL ?? null,
    cloudDiskBytes: values.SLIPWAY_CLOUD_DISK_MB * MEBIBYTE,
    cloudIdleSeconds: values.SLIPWAY_CLOUD_IDLE_SECONDS,
    stopSeconds: values.SLIPWAY_STOP_SECONDS,
    metricsToken: values.SLIPWAY_METRICS_TOKEN ?? null,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    otlpServiceName: values.OTEL_SERVICE_NAME,
    logLevel: values.SLIPWAY_LOG_LEVEL,
    verbose: values.SLIPWAY_VERBOSE,
    testing: false,
    ...overrides,
  };
}

/** Variable and value for doctor, secrets masked. */
export function describeConfig(config: Config): { variable: string; value: string }[] {
  const domains = config.signup.mode === "domains" ? `domains:${config.signup.domains.join(",")}` : config.signup.mode;
  const rows: [string, string][] = [
    ["PORT", String(config.port)],
    ["SLIPWAY_HOST", config.host],
    ["SLIPWAY_DATA_DIR", config.dataDir],
    ["SLIPWAY_NODE", config.node],
    ["SLIPWAY_URL", withoutPassword(config.url)],
    ...describeReach(config),
    ["SLIPWAY_TRUSTED_PROXIES", config.trustedProxies.join(",") || "not set (this machine only)"],
    ["DATABASE_URL", config.databaseUrl === null ? "not set (embedded Postgres)" : withoutPassword(config.databaseUrl)],
    ...describeObjectStore(config.s3),
    ["SLIPWAY_NATS_URL", config.natsUrl === null ? "not set (Postgres rings)" : withoutPassword(config.natsUrl)],
    ["SLIPWAY_SIGNUP", domains],
    ["SLIPWAY_STAFF_EMAILS", config.staffEmails.join(",") || "not set"],
    ["SLIPWAY_PAYMENT_PROVIDER", config.paymentProvider],
    ["SLIPWAY_DEFAULT_PLAN", config.defaultPlan],
    ...describeCredits(config),
    ...describeAiBudgets(config),
    ...describeCloudPrices(config),
    ["SLIPWAY_SMTP_URL", config.smtpUrl === null ? "not set (mailbox on disk)" : withoutPassword(config.smtpUrl)],
    ["SLIPWAY_MAIL_FROM", config.mailFrom],
    ["SLIPWAY_SUPPORT_URL", withoutPassword(config.supportUrl)],
    ["SLIPWAY_BACKUP_DIR", config.backupDir ?? "not set (no backups)"],
    ["SLIPWAY_BACKUP_KEYS_DIR", config.backupKeysDir],
    ["SLIPWAY_BACKUPS_KEPT", String(config.backupsKept)],
    ["SLIPWAY_PREVIEWS_MAX", String(config.previewsMax)],
    ["SLIPWAY_LANGUAGE_SERVERS_MAX", String(config.languageServersMax)],
    ["SLIPWAY_PREVIEW_IDLE_SECONDS", String(config.previewIdleSeconds)],
    ["SLIPWAY_BUILDS_AT_ONCE", String(config.buildsAtOnce)],
    ["SLIPWAY_BROWSERS_AT_ONCE", String(config.browsersAtOnce)],
    ["SLIPWAY_PROJECT_DISK_MB", String(config.projectDiskBytes / MEBIBYTE)],
    ["SLIPWAY_DISK_FLOOR_MB", String(config.diskFloorBytes / MEBIBYTE)],
    ["SLIPWAY_CLOUD_ENABLED", config.cloudEnabled ? "1" : "0"],
    [
      "SLIPWAY_CLOUD_DATABASE_URL",
      config.cloudDatabaseUrl === null ? "not set (a Postgres for each)" : withoutPassword(config.cloudDatabaseUrl),
    ],
    ["SLIPWAY_CLOUD_DISK_MB", String(config.cloudDiskBytes / MEBIBYTE)],
    ["SLIPWAY_CLOUD_IDLE_SECONDS", String(config.cloudIdleSeconds)],
    ["SLIPWAY_STOP_SECONDS", String(config.stopSeconds)],
    ["SLIPWAY_METRICS_TOKEN", config.metricsToken === null ? "not set (staff only)" : "set"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", config.otlpEndpoint === null ? "not set" : withoutPassword(config.otlpEndpoint)],
    ["SLIPWAY_LOG_LEVEL", config.logLevel],
  ];
  for (const { option, provider, baseUrl, model, apiKey } of config.modelOptions) {
    const name = provider === "compatible" ? "" : `${provider} at `;
    rows.push([
      `model ${option}`,
      `${name}${withoutPassword(baseUrl)} ${model} (key ${apiKey === null ? "none" : "set"})`,
    ]);
  }
  return rows.map(([variable, value]) => ({ variable, value }));
}
