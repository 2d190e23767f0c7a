/** Engines as features see them, with a clock beside each call. What they answer and throw is untouched. */
import { AppError } from "@slipway/kernel/errors";
import type { BrowserPort } from "@slipway/platform/browser/port";
import type { Git, Repository } from "@slipway/platform/git/port";
import type { Jobs } from "@slipway/platform/jobs/port";
import type { Histogram, Metrics } from "@slipway/platform/metrics/port";
import type { Tracing } from "@slipway/platform/tracing/port";
import type { SandboxPort } from "@slipway/sandbox/port";

export interface Observers {
  metrics: Metrics;
  tracing: Tracing;
}

type Outcome = "ok" | "failed" | "refused" | "error";

/** A refusal is an expected failure; anything else thrown is a fault. */
const thrown = (error: unknown): Outcome => (error instanceof AppError && error.status < 500 ? "refused" : "error");

async function timed<T>(
  histogram: Histogram<string>,
  labels: Readonly<Record<string, string>>,
  { work, outcomeOf }: { work: () => Promise<T>; outcomeOf?: (result: T) => Outcome },
): Promise<T> {
  const startedAt = performance.now();
  let outcome: Outcome = "ok";
  try {
    const result = await work();
    outcome = outcomeOf?.(result) ?? "ok";
    return result;
  } catch (error) {
    outcome = thrown(error);
    throw error;
  } finally {
    histogram.observe({ ...labels, outcome }, (performance.now() - startedAt) / 1000);
  }
}

export function observeGit(git: Git, { metrics, tracing }: Observers): Git {
  const seconds = metrics.histogram({
    name: "git_operation_duration_seconds",
    help: "Operations on projects' repositories.",
    labels: ["operation", "outcome"],
  });
  const observe = <T>(operation: string, work: () => Promise<T>): Promise<T> =>
    tracing.span(`git ${operation}`, {}, () => timed(seconds, { operation }, { work }));
  const observed = new WeakMap<Repository, Repository>();

  function repositoryOf(of: Repository): Repository {
    const known = observed.get(of);
    if (known !== undefined) return known;
    const repository: Repository = {
      head: (branch) => observe("head", () => of.head(branch)),
      commit: (input) => observe("commit", () => of.commit(input)),
      tree: (sha) => observe("tree", () => of.tree(sha)),
      treeHash: (sha) => observe("tree_hash", () => of.treeHash(sha)),
      read: (sha, path) => observe("read", () => of.read(sha, path)),
      files: (sha) => observe("files", () => of.files(sha)),
      diff: (from, to) => observe("diff", () => of.diff(from, to)),
      changedPaths: (from, to) => observe("changed_paths", () => of.changedPaths(from, to)),
      merge: (base, ours, theirs) => observe("merge", () => of.merge(base, ours, theirs)),
      ancestor: (sha, generations) => observe("ancestor", () => of.ancestor(sha, generations)),
      log: (sha, limit) => observe("log", () => of.log(sha, limit)),
      zip: (sha, prefix, instead) => observe("zip", () => of.zip(sha, prefix, instead)),
      isAncestor: (ancestor, sha) => observe("is_ancestor", () => of.isAncestor(ancestor, sha)),
    };
    observed.set(of, repository);
    return repository;
  }

  return {
    create: async (projectId) => repositoryOf(await observe("create", () => git.create(projectId))),
    createWith: async (projectId, first) => {
      const { repository, sha } = await observe("create", () => git.createWith(projectId, first));
      return { repository: repositoryOf(repository), sha };
    },
    prepare: (changes) => git.prepare(changes),
    open: async (projectId) => repositoryOf(await git.open(projectId)),
    copy: async (from, to, options) => repositoryOf(await observe("copy", () => git.copy(from, to, options))),
    delete: (projectId) => observe("delete", () => git.delete(projectId)),
    bytes: (projectId) => git.bytes(projectId),
    bundle: (projectId, file) => observe("bundle", () => git.bundle(projectId, file)),
    unbundle: async (projectId, file, head) =>
      repositoryOf(await observe("unbundle", () => git.unbundle(projectId, file, head))),
    health: () => git.health(),
    [Symbol.asyncDispose]: () => git[Symbol.asyncDispose](),
  };
}

/** Around the engine itself: what waits for its turn is counted by the queue. */
export function observeSandbox(sandbox: SandboxPort, { metrics, tracing }: Observers): SandboxPort {
  const builds = metrics.histogram({
    name: "build_duration_seconds",
    help: "Builds of projects, without the wait for their turn.",
    labels: ["outcome"],
  });
  const checks = metrics.histogram({
    name: "typecheck_duration_seconds",
    help: "Type checks of projects, without the wait for their turn.",
    labels: ["outcome"],
  });
  const wakes = metrics.histogram({
    name: "preview_wake_duration_seconds",
    help: "Until a preview serves what it was asked for; 0 when it does already.",
    labels: ["outcome"],
  });
  const installs = metrics.histogram({
    name: "install_duration_seconds",
    help: "Installations of dependency sets.",
    labels: ["outcome"],
  });
  const outcomeOf = ({ ok }: { ok: boolean }): Outcome => (ok ? "ok" : "failed");
  const { previews } = sandbox;
  return {
    previews: {
      wake: (input) => tracing.span("preview wake", {}, () => timed(wakes, {}, { work: () => previews.wake(input) })),
      apply: (projectId, treeKey, changes) => previews.apply(projectId, treeKey, changes),
      address: (projectId) => previews.address(projectId),
      state: (projectId) => previews.state(projectId),
      sleep: (projectId) => previews.sleep(projectId),
      awake: () => previews.awake(),
      ...(previews.queue === undefined ? {} : { queue: previews.queue }),
      onLog: (listener) => previews.onLog(listener),
    },
    build: (input) =>
      tracing.span("build", {}, () => timed(builds, {}, { work: () => sandbox.build(input), outcomeOf })),
    typecheck: (input) =>
      tracing.span("typecheck", {}, () => timed(checks, {}, { work: () => sandbox.typecheck(input), outcomeOf })),
    run: (input) => tracing.span("run", {}, () => sandbox.run(input)),
    languageServer: (input) => tracing.span("language server", {}, () => sandbox.languageServer(input)),
    install: (dependencies) =>
      tracing.span("install", {}, () => timed(installs, {}, { work: () => sandbox.install(dependencies) })),
    lock: (packageJson, dependencies) => tracing.span("lock", {}, () => sandbox.lock(packageJson, dependencies)),
    capabilities: () => sandbox.capabilities(),
    [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose](),
  };
}

export function observeBrowser(browser: BrowserPort, { metrics, tracing }: Observers): BrowserPort {
  const renders = metrics.histogram({
    name: "render_duration_seconds",
    help: "Looks at the pages of a project, without the wait for their turn.",
    labels: ["outcome"],
  });
  return {
    prepare: () => browser.prepare(),
    renderPages: (request) =>
      tracing.span("render", { pages: request.routes.length }, () =>
        timed(
          renders,
          {},
          {
            work: () => browser.renderPages(request),
            outcomeOf: (reports) => (reports.some((report) => report.problem !== null) ? "failed" : "ok"),
          },
        ),
      ),
    capabilities: () => browser.capabilities(),
    [Symbol.asyncDispose]: () => browser[Symbol.asyncDispose](),
  };
}

export function observeJobs(jobs: Jobs, { metrics, tracing }: Observers): Jobs {
  const seconds = metrics.histogram({
    name: "job_duration_seconds",
    help: "Durable jobs and scheduled work.",
    labels: ["queue", "outcome"],
  });
  const run = <T>(queue: string, work: () => Promise<T>): Promise<T> =>
    tracing.span(`job ${queue}`, {}, () => timed(seconds, { queue }, { work }));
  return {
    send: (queue, data, options) => jobs.send(queue, data, options),
    work: (queue, handler) => jobs.work(queue, (data, job) => run(queue.name, () => handler(data, job))),
    schedule: (name, cron, handler) => jobs.schedule(name, cron, () => run(name, handler)),
    [Symbol.asyncDispose]: () => jobs[Symbol.asyncDispose](),
  };
}
