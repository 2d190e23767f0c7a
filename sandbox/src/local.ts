/** The sandbox engine for one machine: bubblewrap, one user per child as root, a warm pool, no network. */
import { prepareBaseSet, type Progress } from "./local/dependencies/base-set.ts";
import { buildProject } from "./local/builder.ts";
import type { PreparedSet } from "./local/dependencies/dependency-set.ts";
import { DependencySets } from "./local/dependencies/dependency-sets.ts";
import { startLanguageServer } from "./local/language/language-server.ts";
import { prepareMachine, sandboxRefused, type Machine } from "./local/machine.ts";
import { findNpm } from "./local/dependencies/npm.ts";
import { LocalPreviewHost } from "./local/previews/preview-host.ts";
import { RunnerPool } from "./local/runners/runner-pool.ts";
import { readTemplateFiles } from "./local/dependencies/template-files.ts";
import { runScript } from "./local/run-script.ts";
import { typecheckProject } from "./local/typecheck.ts";
import type { DependencySet, SandboxPort } from "./port.ts";

const MEBIBYTE = 1 << 20;
/** Nobody looks at a build while it works: dev servers, answers and the database go first. */
const BUILD_NICENESS = 10;

export interface LocalSandboxOptions {
  /** Every user must be able to pass through it when the server runs as root (`/var/lib/slipway`). */
  dataDir: string;
  /** The starter project: its manifest and lockfile are the base dependency set, its files warm the pool. */
  templateDir: string;
  /** Node for sandboxes. Default: the one that runs the server. */
  nodePath?: string;
  /** Default: what npm on this machine is configured to use. */
  npmRegistry?: string;
  /** The app's exact origin (`https://host[:port]`): pages in previews talk to this one only. Asked when a runner starts. */
  appOrigin?: string | (() => string | null);
  log?: (message: string) => void;
  /** Awake previews at once; at the cap the longest unused one makes room for one that waits. */
  previewsMax?: number;
  /** One used within it makes no room, unless its workspace holds more than its share. Default 15,000. */
  busyMs?: number;
  idleMs?: number;
  /** A preview whose dev server answers nobody for so long is started again. Default 30,000: no honest module takes that long. */
  silenceMs?: number;
  /** Runners that wait for a preview. */
  poolSize?: number;
  /** Runners that wait for a build. Default: one, and two from the first build on, since a turn's check and a save often follow each other at once. */
  buildPoolSize?: number;
  /** Resident memory of one preview. */
  previewMemoryBytes?: number;
  buildMemoryBytes?: number;
  /** Wall time of one build. */
  buildWallMs?: number;
  /** Wall time of a script or the tests of a project. Default 60,000. */
  runWallMs?: number;
}

export interface LocalSandbox extends SandboxPort {
  /** The base dependency set is there; rejects with why it is not. */
  dependenciesReady(progress: Progress): Promise<void>;
  /** Runners are warm, too. */
  prepared(progress?: Progress): Promise<void>;
}

/**
 * How many builds run at once is decided by who holds it (`queuedSandbox`). Resolves at once; the base set is prepared in the background and everything waits for it. Without isolation every call
 * but `capabilities` is refused with AppError `sandbox_refused`.
 */
export async function createLocalSandbox(options: LocalSandboxOptions): Promise<LocalSandbox> {
  const log = options.log ?? (() => undefined);
  const machine = await prepareMachine(options.dataDir, options.nodePath ?? process.execPath);
  const { isolation } = machine;
  const listeners = new Set<Progress>([log]);
  const stack = new AsyncDisposableStack();
  stack.use(machine);

  let ready: Promise<Rooms> | null = null;
  /**
   * A failed preparation is reported to its waiting callers; the next caller starts anew, since a registry may come
   * back.
   */
  const begin = (): Promise<Rooms> => {
    const begun = prepare(machine, options, (message) => listeners.forEach((listener) => listener(message)));
    begun.catch((error: unknown) => {
      log(`Preparing the sandbox failed: ${String(error)}`);
      if (ready === begun && !stack.disposed) ready = null;
    });
    return begun;
  };
  const rooms = async (): Promise<Rooms> => {
    if (isolation.mode === "none") throw sandboxRefused(isolation.reason ?? "no reason given");
    if (ready === null && stack.disposed) throw sandboxRefused("it is stopping");
    return (ready ??= begin());
  };
  if (isolation.mode !== "none") ready = begin();
  stack.defer(async () => (await ready?.catch(() => null))?.[Symbol.asyncDispose]());

  const setFor = async (dependencies: DependencySet): Promise<PreparedSet> => (await rooms()).sets.setFor(dependencies);
  const previews = stack.use(
    new LocalPreviewHost({
      machine,
      pool: async () => (await rooms()).previewPool,
      setFor,
      max: options.previewsMax ?? 20,
      busyMs: options.busyMs ?? 15_000,
      idleMs: options.idleMs ?? 10 * 60_000,
      silenceMs: options.silenceMs ?? 30_000,
    }),
  );
  return {
    previews,
    build: (input) =>
      buildProject(
        {
          pool: async () => (await rooms()).buildPool,
          setFor: ({ dependencies }) => setFor(dependencies),
          wallMs: options.buildWallMs ?? 60_000,
        },
        input,
      ),
    typecheck: async (input) => typecheckProject(machine, await setFor(input.dependencies), input),
    run: async (input) => {
      const set = await setFor(input.dependencies);
      return runScript({ machine, set, wallMs: options.runWallMs ?? 60_000 }, input);
    },
    languageServer: async (input) => startLanguageServer(machine, await setFor(input.dependencies), input.files),
    install: async (dependencies) => (await rooms()).sets.install(dependencies),
    lock: async (packageJson, dependencies) => (await rooms()).sets.lock(packageJson, dependencies),
    capabilities: async () => ({
      isolated: isolation.mode !== "none",
      engine: isolation.mode === "none" ? "none" : `bubblewrap (${isolation.mode})`,
      reduced: isolation.reduced,
      reason: isolation.reason,
    }),
    async dependenciesReady(progress) {
      listeners.add(progress);
      await rooms().finally(() => listeners.delete(progress));
    },
    async prepared(progress) {
      if (progress) listeners.add(progress);
      try {
        await (await rooms()).previewPool.fill();
      } finally {
        if (progress) listeners.delete(progress);
      }
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

interface Rooms extends AsyncDisposable {
  sets: DependencySets;
  previewPool: RunnerPool;
  buildPool: RunnerPool;
}

async function prepare(machine: Machine, options: LocalSandboxOptions, progress: Progress): Promise<Rooms> {
  const npm = await findNpm(options.npmRegistry);
  const base = await prepareBaseSet({ machine, templateDir: options.templateDir, npm, progress });
  const { appOrigin = null } = options;
  const origin = typeof appOrigin === "function" ? appOrigin : () => appOrigin;
  const shared = { machine, appOrigin: origin, template: await readTemplateFiles(options.templateDir) };
  const previewPool = new RunnerPool(
    {
      ...shared,
      size: options.poolSize ?? 2,
      memoryBytes: options.previewMemoryBytes ?? 512 * MEBIBYTE,
      practise: "serving",
    },
    base,
  );
  const buildPool = new RunnerPool(
    {
      ...shared,
      size: options.buildPoolSize ?? 2,
      sizeAtFirst: options.buildPoolSize ?? 1,
      memoryBytes: options.buildMemoryBytes ?? 2_048 * MEBIBYTE,
      practise: "building",
      niceness: BUILD_NICENESS,
    },
    base,
  );
  void previewPool.fill().then(() => buildPool.fill());
  return {
    sets: new DependencySets({ machine, npm, base, templateDir: options.templateDir, progress }),
    previewPool,
    buildPool,
    async [Symbol.asyncDispose]() {
      await Promise.all([previewPool[Symbol.asyncDispose](), buildPool[Symbol.asyncDispose]()]);
    },
  };
}
