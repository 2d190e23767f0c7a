/**
 * What use cases are made of: the engines of this process, and the object that each feature offers the others. Nobody but `mount`
 * takes all of it: a use case names what it needs, as in `Needs<"database" | "edits">`, and gets nothing else.
 */
import type { Clusters } from "@slipway/cloud/clusters/port";
import type { Clock } from "@slipway/kernel/clock";
import type { CertificateProblems } from "@slipway/platform/certificates/port";
import type { Config } from "@slipway/platform/config/port";
import type { Database } from "@slipway/platform/database/port";
import type { Disk } from "@slipway/platform/disk/port";
import type { Events } from "@slipway/platform/events/port";
import type { Git } from "@slipway/platform/git/port";
import type { Addresses, HostTable } from "@slipway/platform/http/port";
import type { Jobs } from "@slipway/platform/jobs/port";
import type { Queues } from "@slipway/platform/jobs/queues";
import type { LiveHub, LiveLog } from "@slipway/platform/live/port";
import type { Log } from "@slipway/platform/log/port";
import type { Mail } from "@slipway/platform/mail/port";
import type { Metrics } from "@slipway/platform/metrics/port";
import type { Models } from "@slipway/platform/models/port";
import type { Objects } from "@slipway/platform/objects/port";
import type { Placements } from "@slipway/platform/placements/port";
import type { BrowserPort } from "@slipway/platform/browser/port";
import type { Tracing } from "@slipway/platform/tracing/port";
import type { RpcClient } from "@slipway/platform/rpc/port";
import type { SandboxPort } from "@slipway/sandbox/port";
import type { Accounts } from "./accounts/server/accounts.ts";
import type { Agent } from "./agent/server/agent.ts";
import type { Edits } from "./edits/server/edits.ts";
import type { Errors } from "./errors/server/errors.ts";
import type { Integrations } from "./integrations/server/integrations.ts";
import type { Projects } from "./projects/server/projects.ts";
import type { Sharing } from "./sharing/server/sharing.ts";

export interface Engines {
  config: Config;
  addresses: Addresses;
  clock: Clock;
  log: Log;
  database: Database;
  objects: Objects;
  jobs: Jobs;
  live: LiveLog;
  liveHub: LiveHub;
  git: Git;
  models: Models;
  mail: Mail;
  events: Events;
  placements: Placements;
  hosts: HostTable;
  /** The process that answers backends and sites and holds the clusters; null: this one does. */
  gateway: RpcClient | null;
  /** Null: TLS is a proxy's work, or nobody's. */
  certificates: CertificateProblems | null;
  sandbox: SandboxPort;
  browser: BrowserPort;
  /** Where builds, type checks and renders wait; `sandbox` and `browser` stand behind them. */
  queues: Queues;
  disk: Disk;
  /** Databases of projects' backends. */
  clusters: Clusters;
  metrics: Metrics;
  tracing: Tracing;
  /** Folder of the starter project every new app begins from. */
  templateDir: string;
}

/** By the names of the features. Each is there once its feature is mounted, so a feature sees those it depends on. */
export interface FeatureObjects {
  accounts: Accounts;
  agent: Agent;
  edits: Edits;
  errors: Errors;
  integrations: Integrations;
  projects: Projects;
  sharing: Sharing;
}

export type Services = Engines & FeatureObjects;

export type Needs<Name extends keyof Services> = Pick<Services, Name>;
