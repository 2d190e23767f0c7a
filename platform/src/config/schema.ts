/** Every variable of the environment: its rule, its default and what docs/configuration.md says about it. */
import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { asciiAddress, asciiDomain } from "@slipway/kernel/text/addresses/ascii-domain";
import { z } from "zod";
import { aiBudgetsText, readAiBudgets } from "./plans/ai-budgets.ts";
import { monthlyCreditsText, readMonthlyCredits } from "./plans/credits.ts";
import type { Config } from "./port.ts";
import { hostingVariables } from "./hosting.ts";
import { paymentVariables } from "./plans/payment-variables.ts";
import { address, setting, type Setting } from "./setting.ts";

const wholeNumber = (from: number, to: number, initial: number) =>
  setting(
    z
      .string()
      .regex(/^\d{1,9}$/, `must be a whole number from ${from} to ${to}`)
      .transform(Number)
      .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`)
      .default(initial),
    { values: `${from} to ${to}` },
  );

const flag = z
  .enum(["0", "1", "true", "false"], "must be 1 or 0")
  .transform((value) => value === "1" || value === "true");

const emailList = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((email) => asciiAddress(email.trim().toLowerCase()))
      .filter(Boolean),
  )
  .refine(
    (emails) => emails.every((email) => z.email().safeParse(email).success),
    "must be email addresses with commas between",
  )
  .default([]);

function isRange(range: string): boolean {
  const [address, bits, ...more] = range.split("/");
  const max = isIP(address ?? "") === 6 ? 128 : 32;
  const isBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= max);
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

const origins = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((origin) => origin.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((origin) => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin),
    "must be origins such as https://login.internal, with commas between",
  )
  .default([]);

const SIGNUP_RULE = "must be invite, open, or domains:example.org,example.com";
const signup = z
  .string()
  .transform((text, context): Config["signup"] => {
    if (text === "invite" || text === "open") return { mode: text };
    const named = text.startsWith("domains:") ? text.slice(8).split(",") : [];
    const domains = named.map((domain) => asciiDomain(domain.trim()) ?? "");
    if (domains.length > 0 && domains.every((domain) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))) {
      return { mode: "domains", domains };
    }
    context.addIssue({ code: "custom", message: SIGNUP_RULE });
    return z.NEVER;
  })
  .default({ mode: "default" });

export const environmentSchema = z.object({
  PORT: setting(wholeNumber(0, 65_535, 4400), {
    group: "Addresses",
    meaning: "Port of everything: the app, previews, published sites and backends.",
  }),
  SLIPWAY_DATA_DIR: setting(z.string().optional(), {
    group: "Where things are stored",
    meaning: "Folder of all data. Keep it outside the checkout.",
    initially: "`~/.local/share/slipway`, as root `/var/lib/slipway`",
  }),
  SLIPWAY_NODE: setting(
    z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/, "must be 1 to 63 letters, digits, dots, hyphens or underscores")
      .optional(),
    {
      group: "Where things are stored",
      meaning: "Name of this server in its lease on `DATABASE_URL`, which one data folder holds at a time.",
      initially: "the machine's name",
    },
  ),
  ...hostingVariables,
  SLIPWAY_TRUSTED_PROXIES: setting(addressRanges, {
    group: "Addresses",
    meaning: "Proxies whose `X-Forwarded-For` counts: addresses or blocks such as `10.0.0.0/24`, commas between.",
    initially: "this machine",
  }),
  DATABASE_URL: setting(address(/^postgres(ql)?:$/, "a postgres:// address").optional(), {
    group: "Where things are stored",
    meaning: "Address of a Postgres 15 or newer of yours; `?sslmode=require` or `verify-full` encrypts.",
    initially: "an embedded Postgres",
  }),
  SLIPWAY_POSTGRES_BIN: setting(z.string().startsWith("/", "must be an absolute path").optional(), {
    group: "Where things are stored",
    meaning:
      "Folder with `postgres` and `initdb`, 15 to 18, for the embedded database, such as Debian's `/usr/lib/postgresql/15/bin`.",
    initially: "the Postgres 18 that comes with Slipway",
  }),
  SLIPWAY_S3_ENDPOINT: setting(
    address(/^https?:$/, "an http or https address such as https://s3.example.org").optional(),
    {
      group: "Where things are stored",
      meaning: "Address of an S3 server other than Amazon's, such as `https://s3.example.org`.",
      initially: "Amazon",
    },
  ),
  SLIPWAY_S3_BUCKET: setting(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
      .optional(),
    {
      group: "Where things are stored",
      meaning: "Bucket for uploads and built sites; needs both keys.",
      initially: "files in the data folder",
    },
  ),
  SLIPWAY_S3_REGION: setting(z.string().default("us-east-1"), {
    group: "Where things are stored",
    meaning: "Region of the bucket.",
  }),
  SLIPWAY_S3_ACCESS_KEY: setting(z.string().optional(), {
    group: "Where things are stored",
    meaning: "Key that may list, read, write and delete in the bucket.",
  }),
  SLIPWAY_S3_SECRET_KEY: setting(z.string().optional(), {
    group: "Where things are stored",
    meaning: "Secret half of that key.",
  }),
  SLIPWAY_S3_PATH_STYLE: setting(flag.optional(), {
    group: "Where things are stored",
    meaning: "Whether the bucket's name stands in the path instead of the host's name.",
    initially: "`1` with an endpoint, else `0`",
  }),
  SLIPWAY_NATS_URL: setting(address(/^(nats|tls):$/, "a nats:// or tls:// address").optional(), {
    group: "Where things are stored",
    meaning: "NATS server that tells the processes of changes: `nats://user:password@host:4222`, or `tls://`.",
    initially: "Postgres",
  }),
  SLIPWAY_SIGNUP: setting(signup, {
    group: "People and mail",
    meaning: "Who may create an account.",
    initially: "`open` from this computer, else `invite`",
    values: "`invite`, `open`, `domains:example.org,example.com`",
  }),
  SLIPWAY_STAFF_EMAILS: setting(emailList, {
    group: "People and mail",
    meaning: "Email addresses of people who manage this Slipway, commas between.",
    initially: "the first account",
  }),
  SLIPWAY_SSO_ORIGINS: setting(origins, {
    group: "People and mail",
    meaning:
      "Identity providers in your own network for workspaces' single sign-on, such as `https://login.internal`, commas between. Others have to be public.",
    initially: "public ones only",
  }),
  ...paymentVariables,
  SLIPWAY_DEFAULT_PLAN: setting(
    z.enum(["free", "pro", "biz", "enterprise"], "must be free, pro, biz or enterprise").optional(),
    { group: "Plans and credits", meaning: "Plan of new workspaces.", initially: "`biz`, or `free` with payments" },
  ),
  SLIPWAY_SMTP_URL: setting(address(/^smtps?:$/, "an smtp:// or smtps:// address").optional(), {
    group: "People and mail",
    meaning: "Mail server: `smtp://user:password@host:587`. Without it, invitations and resets are links to copy.",
    initially: "a mailbox on disk",
  }),
  SLIPWAY_MAIL_FROM: setting(
    z
      .string()
      .regex(/^[^\r\n]*@[^\r\n]+$/, "must be an email address")
      .default("Slipway <slipway@localhost>"),
    { group: "People and mail", meaning: "Sender of mail." },
  ),
  SLIPWAY_SUPPORT_URL: setting(address(/^(https?|mailto):$/, "an http, https or mailto address").optional(), {
    group: "People and mail",
    meaning: 'Where "Get help" leads: an http, https or mailto address.',
    initially: "Slipway's own help page",
  }),
  SLIPWAY_BACKUP_DIR: setting(z.string().startsWith("/", "must be an absolute path").optional(), {
    group: "Backups",
    meaning: "Folder, best on another disk, that gets a backup each night.",
    initially: "no backups",
  }),
  SLIPWAY_BACKUP_KEYS_DIR: setting(z.string().startsWith("/", "must be an absolute path").optional(), {
    group: "Backups",
    meaning: "Folder for the keys of backups, apart from them. Keep a copy in a third place.",
    initially: "`backup-keys` in the data folder",
  }),
  SLIPWAY_BACKUPS_KEPT: setting(wholeNumber(1, 1_000, 7), {
    group: "Backups",
    meaning: "Number of backups that are kept.",
  }),
  SLIPWAY_PREVIEWS_MAX: setting(wholeNumber(1, 500, 20), {
    group: "Bounds of this machine",
    meaning: "Previews that are awake at a time.",
  }),
  SLIPWAY_PREVIEW_IDLE_SECONDS: setting(wholeNumber(10, 86_400, 600), {
    group: "Bounds of this machine",
    meaning: "Seconds without use after which a preview sleeps.",
  }),
  SLIPWAY_BUILDS_AT_ONCE: setting(wholeNumber(1, 64, Math.max(2, availableParallelism() - 1)), {
    group: "Bounds of this machine",
    meaning: "Builds at a time. A workspace leaves one place to others.",
    initially: "`2`, or the number of processors less one",
  }),
  SLIPWAY_LANGUAGE_SERVERS_MAX: setting(wholeNumber(0, 100, 4), {
    group: "Bounds of this machine",
    meaning: "Code editors that TypeScript helps at a time, about 540 MB each; `0` for none.",
  }),
  SLIPWAY_BROWSERS_AT_ONCE: setting(wholeNumber(1, 32, 1), {
    group: "Bounds of this machine",
    meaning: "Browsers that check built pages at a time.",
  }),
  SLIPWAY_PROJECT_DISK_MB: setting(wholeNumber(50, 1_000_000, 1024), {
    group: "Bounds of this machine",
    meaning: "Size of one project: its history and its built sites.",
  }),
  SLIPWAY_DISK_FLOOR_MB: setting(wholeNumber(0, 1_000_000, 1024), {
    group: "Bounds of this machine",
    meaning: "Free space below which nothing new is saved. Reading, downloading and deleting go on.",
  }),
  SLIPWAY_CLOUD_ENABLED: setting(flag.default(true), {
    group: "Projects' backends",
    meaning: "Whether projects can have a backend.",
  }),
  SLIPWAY_CLOUD_DATABASE_URL: setting(address(/^postgres(ql)?:$/, "a postgres:// address").optional(), {
    group: "Projects' backends",
    meaning: "A Postgres 18 of yours with a database for each project: [databases.md](databases.md).",
    initially: "a Postgres for each project, on this machine",
  }),
  SLIPWAY_CLOUD_DISK_MB: setting(wholeNumber(100, 1_000_000, 1024), {
    group: "Projects' backends",
    meaning: "Size of one backend: database, restore points and files.",
  }),
  SLIPWAY_CLOUD_IDLE_SECONDS: setting(wholeNumber(10, 86_400, 300), {
    group: "Projects' backends",
    meaning: "Seconds without use after which a backend's database sleeps until somebody asks.",
  }),
  SLIPWAY_STOP_SECONDS: setting(wholeNumber(1, 3_600, 60), {
    group: "Bounds of this machine",
    meaning: "Seconds that a stop waits for running turns, publishes and builds.",
  }),
  SLIPWAY_METRICS_TOKEN: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, "must be 16 to 200 characters without spaces")
      .optional(),
    {
      group: "Observation",
      meaning: "Opens `/metrics` to a scraper on this machine that sends it as bearer: 16 to 200 characters.",
      initially: "staff only",
    },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(address(/^https?:$/, "an http or https address of a collector").optional(), {
    group: "Observation",
    meaning: "Where traces go, such as `http://127.0.0.1:4318`. They hold nothing that people wrote.",
    initially: "nowhere",
  }),
  OTEL_SERVICE_NAME: setting(z.string().max(100).default("slipway"), {
    group: "Observation",
    meaning: "Name of this installation in those traces.",
  }),
  SLIPWAY_LOG_LEVEL: setting(
    z.enum(["debug", "info", "warn", "error"], "must be debug, info, warn or error").default("info"),
    { group: "Observation", meaning: "Level of `logs/server.log` in the data folder." },
  ),
  SLIPWAY_VERBOSE: setting(flag.default(false), {
    group: "Observation",
    meaning: "Whether the log goes to standard error too; `./slipway start --verbose` sets it.",
  }),
  SLIPWAY_MONTHLY_CREDITS: setting(z.string().optional(), {
    group: "Plans and credits",
    meaning: "Credits of a month by plan.",
    initially: `\`${monthlyCreditsText(readMonthlyCredits({}, []))}\``,
  }),
  SLIPWAY_CREDIT_PRICES: setting(z.string().optional(), {
    group: "Plans and credits",
    meaning: "Credits per 1,000 tokens in and out, by model option: `gpt-5:0.2/0.8`.",
    initially: "nothing is charged",
  }),
  SLIPWAY_AI_BUDGETS: setting(z.string().optional(), {
    group: "Plans and credits",
    meaning: "AI use of a project's functions, by plan: requests/tokens of a day, then of a month.",
    initially: `\`${aiBudgetsText(readAiBudgets({}, []))}\``,
  }),
  SLIPWAY_AI_FREE_CREDITS: setting(z.string().optional(), {
    group: "Plans and credits",
    meaning: "Credits of AI use by functions that each workspace has free each month.",
    initially: "`0`",
  }),
  SLIPWAY_TURN_BUDGET: setting(z.string().optional(), {
    group: "Plans and credits",
    meaning: "Bounds of a turn, after which it asks to go on: `steps:60,tokens:3000000,credits:20`.",
    initially: "`steps:60`",
  }),
  SLIPWAY_WEB_FETCH: setting(flag.default(false), {
    group: "Language models",
    meaning: "Whether connected models may read public web pages. What they ask for leaves this machine.",
  }),
  SLIPWAY_WEB_SEARCH: setting(address(/^https?:$/, "an http or https address").optional(), {
    group: "Language models",
    meaning:
      "A search engine that connected models may ask, with the API of SearXNG: `http://127.0.0.1:8888/search`. Their words are sent to it.",
  }),
  SLIPWAY_CLOUD_PRICES: setting(z.string().optional(), {
    group: "Plans and credits",
    meaning:
      "Credits of backends: `database:2,files:1` per GB and month, `egress:1` per GB, `functions:0.02` per 1,000 calls, `free:5` free each month.",
    initially: "nothing is charged",
  }),
});

/** Variables that the schema does not hold: one of many names, and those that are read before or beside it. */
export const OTHER_VARIABLES: Readonly<Record<string, Setting>> = {
  "SLIPWAY_MODEL_<OPTION>": {
    group: "Language models",
    meaning: "Provider of one model option: `provider|model|KEY_VARIABLE|effort`, see [Models](operating.md#models).",
    initially: "the offline builder",
  },
  SLIPWAY_MODEL_IMAGE: {
    group: "Language models",
    meaning:
      "A model that makes pictures for apps, `openai|gpt-image-1|KEY_VARIABLE`: of OpenAI, of Google, or behind an address that speaks OpenAI's images.",
    initially: "no pictures are made",
  },
  SLIPWAY_CHROMIUM: {
    group: "Launcher",
    meaning: "Browser for screenshots and checks.",
    initially: "the one found in `PATH`",
  },
  SLIPWAY_INSTALL: {
    group: "Launcher",
    meaning: "Whether the launcher installs system packages.",
    initially: "`yes` for root without a terminal, else `ask`",
    values: "`never`, `ask`, `yes`",
  },
  SLIPWAY_CACHE_DIR: {
    group: "Launcher",
    meaning: "Folder for Node 24, where yours is older.",
    initially: "`~/.cache/slipway`, as root `/var/cache/slipway`",
  },
  NODE_EXTRA_CA_CERTS: {
    group: "Launcher",
    meaning: "File with further certificate authorities, such as a company proxy's.",
    initially: "the machine's list",
  },
};
