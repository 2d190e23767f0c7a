/** The engines that people share: each behind its fair queue and its clock, with the disk's room beside them. */
import { availableParallelism } from "node:os";
import { createQueues, type Queues } from "@slipway/platform/jobs/queues";
import { queuedBrowser } from "@slipway/platform/browser/queued-browser";
import type { BrowserPort } from "@slipway/platform/browser/port";
import type { Config } from "@slipway/platform/config/port";
import { createLocalDisk } from "@slipway/platform/disk/local-disk";
import type { Disk } from "@slipway/platform/disk/port";
import type { Git } from "@slipway/platform/git/port";
import type { Jobs } from "@slipway/platform/jobs/port";
import type { Metrics } from "@slipway/platform/metrics/port";
import { createMetrics } from "@slipway/platform/metrics/prometheus";
import type { Objects } from "@slipway/platform/objects/port";
import type { Tracing } from "@slipway/platform/tracing/port";
import type { SandboxPort } from "@slipway/sandbox/port";
import { queuedSandbox } from "@slipway/sandbox/queued-sandbox";
import { prefixesOf } from "./engine-parts.ts";
import { observeBrowser, observeGit, observeJobs, observeSandbox, type Observers } from "./observe-engines.ts";

export interface PlainEngines {
  config: Config;
  jobs: Jobs;
  git: Git;
  objects: Objects;
  sandbox: SandboxPort;
  browser: BrowserPort;
}

export interface SharedEngines {
  jobs: Jobs;
  git: Git;
  sandbox: SandboxPort;
  browser: BrowserPort;
  queues: Queues;
  disk: Disk;
  metrics: Metrics;
  tracing: Tracing;
}

export function shareEngines(engines: PlainEngines, tracing: Tracing): SharedEngines {
  const { config, objects } = engines;
  const metrics = createMetrics({ processFigures: !config.testing });
  const observers: Observers = { metrics, tracing };
  const queues = createQueues({
    buildsAtOnce: config.buildsAtOnce,
    checksAtOnce: Math.max(2, availableParallelism() - 1),
    rendersAtOnce: config.browsersAtOnce,
    languagesAtOnce: config.languageServersMax,
  });
  const places = engines.sandbox.previews.queue;
  const all = places === undefined ? queues.all : [...queues.all, places];
  const git = observeGit(engines.git, observers);
  return {
    jobs: observeJobs(engines.jobs, observers),
    git,
    sandbox: queuedSandbox(observeSandbox(engines.sandbox, observers), queues),
    browser: queuedBrowser(observeBrowser(engines.browser, observers), queues),
    queues: { ...queues, all },
    disk: createLocalDisk({
      dataDir: config.dataDir,
      floorBytes: () => config.diskFloorBytes,
      quotaBytes: config.projectDiskBytes,
      git,
      objects,
      prefixesOf,
    }),
    metrics,
    tracing,
  };
}
