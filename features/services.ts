/**
 * Ports of the use cases: the engines of this process, and the object that each feature offers the others. Only `mount`
 * takes all of it. A use case names what it needs, as in `Needs<"database" | "edits">`, and gets nothing else.
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
import type { Cloud } from "./cloud/server/cloud.ts";
import type { Publish } from "./publish/server/publish.ts";
import type { Edits } from "./edits/server/edits.ts";
import type { Preview } from "./preview/server/preview.ts";
import type { Sharing } from "./sharing/server/sharing.ts";
import type { Projects } from "./projects/server/projects.ts";
import type { Integrations } from "./integrations/server/integrations.ts";
import type { Workspaces } from "./workspaces/server/workspaces.ts";
import type { Errors } from "./errors/server/errors.ts";

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
  /** The process that answers backends and sites and holds the clusters; null: this process does. */
  gateway: RpcClient | null;
  /** Null: a proxy handles TLS, or nobody does. */
  certificates: CertificateProblems | null;
  sandbox: SandboxPort;
  browser: BrowserPort;
  /** Queues of builds, type checks and renders, in front of `sandbox` and `browser`. */
  queues: Queues;
  disk: Disk;
  /** Databases of projects' backends. */
  clusters: Clusters;
  metrics: Metrics;
  tracing: Tracing;
  /** Folder of the starter project that every new app begins with. */
  templateDir: string;
}

/** Objects by feature name. Each is set once its feature is mounted, so a feature sees those it depends on. */
export interface FeatureObjects {
  accounts: Accounts;
  agent: Agent;
  cloud: Cloud;
  edits: Edits;
  preview: Preview;
  errors: Errors;
  integrations: Integrations;
  projects: Projects;
  publish: Publish;
  sharing: Sharing;
  workspaces: Workspaces;
}

export type Services = Engines & FeatureObjects;

export type Needs<Name extends keyof Services> = Pick<Services, Name>;
