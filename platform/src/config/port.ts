/** The environment, read once through one schema; printed (without secrets) by doctor. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** `SLIPWAY_URL`; null: `http://slipway.localhost:{port}`. */
  url: string | null;
  /** Addresses and CIDR blocks whose `X-Forwarded-For` counts, beside this machine. */
  trustedProxies: string[];
  databaseUrl: string | null;
  signup: { mode: "invite" } | { mode: "open" } | { mode: "domains"; domains: string[] } | { mode: "default" };
  staffEmails: string[];
  paymentProvider: "none";
  defaultPlan: "free" | "pro" | "biz" | "enterprise";
  smtpUrl: string | null;
  mailFrom: string;
  supportUrl: string | null;
  /** OpenAI-compatible providers by model option: `SLIPWAY_MODEL_<OPTION>=baseUrl|model|KEY_VARIABLE`. */
  modelOptions: { option: string; baseUrl: string; model: string; apiKey: string | null }[];
  /** Where a backup is made each night; null: none is made. */
  backupDir: string | null;
  /** So many nights are kept. */
  backupsKept: number;
  previewsMax: number;
  previewIdleSeconds: number;
  logLevel: "debug" | "info" | "warn" | "error";
  verbose: boolean;
  /** Set by tests only: cheap password hashing, fsync off. */
  testing: boolean;
}
