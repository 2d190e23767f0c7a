/** Reads the environment once. A bad value names its variable and its rule, and nothing starts. */
import { homedir, hostname } from "node:os";
import { join, resolve } from "node:path";
import { AppError } from "@slipway/kernel/errors";
import { describeAiBudgets, readAiBudgets } from "./plans/ai-budgets.ts";
import { describeCloudPrices, readCloudPrices } from "./plans/cloud-prices.ts";
import { describeTurnBudget, readTurnBudget } from "./plans/turn-budget.ts";
import { describeCredits, readAiFreeCredits, readMonthlyCredits, withPrices } from "./plans/credits.ts";
import { readImageModel, readModelOptions } from "./model-options.ts";
import { describeObjectStore, readObjectStore } from "./object-store.ts";
import { withoutPassword } from "./masked-address.ts";
import type { Config } from "./port.ts";
import { describePayments, readPayments } from "./plans/payments.ts";
import { describeHosting, readHosting } from "./hosting.ts";
import { environmentSchema } from "./schema.ts";

const MEBIBYTE = 1_048_576;

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
  const parsed = environmentSchema.safeParse(given);
  const problems = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  const modelOptions = withPrices(readModelOptions(env, problems), env, problems);
  const imageModel = readImageModel(env, problems);
  const monthlyCredits = readMonthlyCredits(env, problems);
  const aiBudgets = readAiBudgets(env, problems);
  const aiFreeCredits = readAiFreeCredits(env, problems);
  const cloudPrices = readCloudPrices(env, problems);
  const turnBudget = readTurnBudget(env, problems);
  const s3 = parsed.success ? readObjectStore(parsed.data, problems) : null;
  const payments = parsed.success ? readPayments(parsed.data, problems) : null;
  const hosting = parsed.success ? readHosting(parsed.data, problems) : null;
  if (!parsed.success || hosting === null || problems.length > 0) {
    const userMessage = `The configuration cannot be used.\n${problems.map((problem) => `  ${problem}`).join("\n")}`;
    throw new AppError({ code: "invalid_configuration", status: 500, userMessage, details: problems });
  }
  const values = parsed.data;
  const dataDir = resolve(values.SLIPWAY_DATA_DIR ?? defaultDataDir(env));
  return {
    port: values.PORT,
    dataDir,
    node: values.SLIPWAY_NODE ?? hostname().slice(0, 63),
    ...hosting,
    trustedProxies: values.SLIPWAY_TRUSTED_PROXIES,
    databaseUrl: values.DATABASE_URL ?? null,
    postgresBin: values.SLIPWAY_POSTGRES_BIN ?? null,
    s3,
    natsUrl: values.SLIPWAY_NATS_URL ?? null,
    signup: values.SLIPWAY_SIGNUP,
    staffEmails: values.SLIPWAY_STAFF_EMAILS,
    ssoOrigins: values.SLIPWAY_SSO_ORIGINS,
    payments,
    defaultPlan: values.SLIPWAY_DEFAULT_PLAN ?? (payments === null ? "biz" : "free"),
    smtpUrl: values.SLIPWAY_SMTP_URL ?? null,
    mailFrom: values.SLIPWAY_MAIL_FROM,
    supportUrl: values.SLIPWAY_SUPPORT_URL ?? null,
    modelOptions,
    imageModel,
    monthlyCredits,
    aiBudgets,
    aiFreeCredits,
    cloudPrices,
    turnBudget,
    webFetch: values.SLIPWAY_WEB_FETCH,
    webSearch: values.SLIPWAY_WEB_SEARCH ?? null,
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
    ...describeHosting(config),
    ["SLIPWAY_TRUSTED_PROXIES", config.trustedProxies.join(",") || "not set (this machine only)"],
    ["DATABASE_URL", config.databaseUrl === null ? "not set (embedded Postgres)" : withoutPassword(config.databaseUrl)],
    ["SLIPWAY_POSTGRES_BIN", config.postgresBin ?? "not set (the Postgres that comes with Slipway)"],
    ...describeObjectStore(config.s3),
    ["SLIPWAY_NATS_URL", config.natsUrl === null ? "not set (Postgres rings)" : withoutPassword(config.natsUrl)],
    ["SLIPWAY_SIGNUP", domains],
    ["SLIPWAY_STAFF_EMAILS", config.staffEmails.join(",") || "not set"],
    ["SLIPWAY_SSO_ORIGINS", config.ssoOrigins.join(",") || "not set (public providers only)"],
    ...describePayments(config.payments),
    ["SLIPWAY_DEFAULT_PLAN", config.defaultPlan],
    ...describeCredits(config),
    ...describeAiBudgets(config),
    ...describeCloudPrices(config),
    ...describeTurnBudget(config),
    ["SLIPWAY_WEB_FETCH", config.webFetch ? "1" : "0"],
    ["SLIPWAY_WEB_SEARCH", config.webSearch === null ? "not set" : withoutPassword(config.webSearch)],
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
  const models = [...config.modelOptions, ...(config.imageModel === null ? [] : [config.imageModel])];
  for (const { option, provider, baseUrl, model, apiKey } of models) {
    const name = provider === "compatible" ? "" : `${provider} at `;
    rows.push([
      `model ${option}`,
      `${name}${withoutPassword(baseUrl)} ${model} (key ${apiKey === null ? "none" : "set"})`,
    ]);
  }
  return rows.map(([variable, value]) => ({ variable, value }));
}
