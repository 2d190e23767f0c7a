/** The environment, read once through one schema; printed (without secrets) by doctor. */
import type { Effort } from "@slipway/kernel/model-options";

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** Name of this server in the lease on the database that `DATABASE_URL` names; default: the machine's. */
  node: string;
  /** `SLIPWAY_URL`; null: `http://slipway.localhost:{port}`. */
  url: string | null;
  /** Domains whose names are previews, published sites and projects' backends; null: below `localhost`. */
  domains: { preview: string | null; sites: string | null; cloud: string | null };
  /** Whether projects can have a backend; it takes names for them, too. [CF1] */
  cloudEnabled: boolean;
  /** A server for the databases of projects enabled from now on, one for each; null: this machine runs them. */
  cloudDatabaseUrl: string | null;
  /** Room of one project's backend: database, restore points and files. */
  cloudDiskBytes: number;
  /** A backend's database goes to sleep after this long without use. */
  cloudIdleSeconds: number;
  /** Certificates by ACME and listeners for them; null: another program speaks TLS, or none does. */
  tls: {
    directoryUrl: string;
    email: string | null;
    /** Address to listen on; null: all of them. */
    host: string | null;
    port: number;
    httpPort: number;
  } | null;
  /** Addresses and CIDR blocks whose `X-Forwarded-For` counts, beside this machine. */
  trustedProxies: string[];
  databaseUrl: string | null;
  /** Folder of the programs that run the embedded database; null: those that come with Slipway. */
  postgresBin: string | null;
  /** A bucket for objects; null: files in the data folder. `endpoint` null: Amazon. */
  s3: {
    endpoint: string | null;
    bucket: string;
    region: string;
    accessKey: string;
    secretKey: string;
    /** The bucket stands in the path, not in the host's name. */
    pathStyle: boolean;
  } | null;
  /** Notifies processes of changes of live documents; null: through the database. */
  natsUrl: string | null;
  signup: { mode: "invite" } | { mode: "open" } | { mode: "domains"; domains: string[] } | { mode: "default" };
  staffEmails: string[];
  /** Origins of identity providers that workspaces may use although they are not public. */
  ssoOrigins: string[];
  /** Takes money for plans and credits; null: nobody does, and changing the plan is free. */
  payments: {
    key: string;
    webhookSecret: string;
    /** Stripe's id of a price by what it buys; `credit` buys one credit. Plans without one are not sold. */
    prices: Partial<Record<Config["defaultPlan"] | "credit", string>>;
    /** Origin of Stripe's API. */
    url: string;
  } | null;
  defaultPlan: "free" | "pro" | "biz" | "enterprise";
  smtpUrl: string | null;
  mailFrom: string;
  supportUrl: string | null;
  /** Providers by model option: `SLIPWAY_MODEL_<OPTION>=provider|model|KEY_VARIABLE`. */
  modelOptions: {
    option: string;
    /** The API that is spoken: `compatible` and `openai-chat` use chat completions, `openai` uses responses. */
    provider: "compatible" | "openai" | "openai-chat" | "anthropic" | "google";
    baseUrl: string;
    model: string;
    apiKey: string | null;
    /** How much the model thinks; null: the provider's default. Left out: decided by the option's name. */
    effort?: Effort | null;
    /** Credits per 1,000 tokens; null: nothing is charged. */
    price?: { input: number; output: number } | null;
  }[];
  /** Makes pictures for apps; null: none are made. */
  imageModel: Config["modelOptions"][number] | null;
  /** Monthly credits by plan. */
  monthlyCredits: Record<Config["defaultPlan"], number>;
  /** Language model use of one project's functions, by the plan of its workspace. Days and months are in UTC. */
  aiBudgets: Record<
    Config["defaultPlan"],
    { requestsPerDay: number; tokensPerDay: number; requestsPerMonth: number; tokensPerMonth: number }
  >;
  /** Free credits a month for AI use by each workspace's functions, where models have prices. */
  aiFreeCredits: number;
  /**
   * Credits that backends cost; null: nothing. Per GB and month, per GB of egress, per 1,000 calls; `free` is each
   * workspace's monthly allowance.
   */
  cloudPrices: { database: number; files: number; egress: number; functions: number; free: number } | null;
  /** How much one turn of a connected model may use before it asks to go on; null: as much as it needs. */
  turnBudget: { steps: number; tokens: number | null; credits: number | null };
  /** Connected models may read public web pages. */
  webFetch: boolean;
  /** Address of the search engine that connected models may ask; null: none. */
  webSearch: string | null;
  /** Where a backup is made each night; null: none is made. */
  backupDir: string | null;
  /** Folder of the backups' keys, apart from them, because a backup alone must not let anybody sign in as others. */
  backupKeysDir: string;
  /** Number of nightly backups that are kept. */
  backupsKept: number;
  previewsMax: number;
  /** Language servers of code editors at once; 0: none. */
  languageServersMax: number;
  previewIdleSeconds: number;
  /** Concurrent builds of this machine. A workspace leaves at least one place to others where there are two. */
  buildsAtOnce: number;
  browsersAtOnce: number;
  /** Room of one project: history and built sites. */
  projectDiskBytes: number;
  /** Nothing new is saved with less free space than this. */
  diskFloorBytes: number;
  /** How long a stop waits for running work. */
  stopSeconds: number;
  /** Opens `/metrics` to this machine's own scraper; null: staff only. */
  metricsToken: string | null;
  /** Where traces go; null: nowhere. */
  otlpEndpoint: string | null;
  otlpServiceName: string;
  logLevel: "debug" | "info" | "warn" | "error";
  verbose: boolean;
  /** Set by tests only: cheap password hashing, fsync off. */
  testing: boolean;
}
