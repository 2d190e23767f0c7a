/**
 * Runs untrusted code: previews, builds, type checks and installs of generated projects. Code in here has no network,
 * cannot see our files and cannot exceed its bounds. Engines: local (bubblewrap), later Kubernetes.
 */
import type { FairQueue } from "@slipway/platform/jobs/fair-queue";

/** One file of a project. `content: null` deletes it. Paths are project paths (kernel/project-path), UTF-8 text or bytes. */
export interface FileChange {
  path: string;
  content: string | Uint8Array | null;
}

export interface Diagnostic {
  path: string | null;
  line: number | null;
  column: number | null;
  /** `TS2304`, `BUILD`, ... */
  code: string;
  message: string;
}

export interface CheckResult {
  ok: boolean;
  diagnostics: Diagnostic[];
  durationMs: number;
}

export interface BuildResult {
  ok: boolean;
  /** Present when ok: the site's files by path below its root, without source maps. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Plain text for people, ANSI removed, at most 20,000 characters. */
  log: string;
  durationMs: number;
}

export interface BuildInput {
  /** The whole tree at one commit. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Exact dependency set the project pins, from its package.json. */
  dependencies: DependencySet;
  /** Public environment baked into the bundle (`VITE_*` only). */
  environment?: Record<string, string>;
  signal?: AbortSignal;
  /** Workspace of the work: waiting workspaces take turns. */
  tenant?: string;
  /** Places ahead of this work while it waits; 0 when it begins. */
  onPlace?: (ahead: number) => void;
}

/** Tests by filters of their paths, all of them if there are none, or a script of package.json with arguments. */
export type RunCommand = { tests: readonly string[] } | { script: string; args: readonly string[] };

export interface RunInput extends Omit<BuildInput, "environment"> {
  command: RunCommand;
  /** Called with each line of output. */
  onLine?: (line: string) => void;
}

export interface RunResult {
  /** It ended by itself, with 0. */
  ok: boolean;
  /** Null if it was stopped. */
  exitCode: number | null;
  /** Why it was stopped, as a sentence. */
  stopped: string | null;
  /** First and last lines of both streams. Plain text from untrusted code. */
  output: string;
  durationMs: number;
}

/** name -> semver range; npm registry packages only. */
export type DependencySet = Readonly<Record<string, string>>;

export interface ProjectLock {
  /** Text of package-lock.json: packages of every platform, no address of a registry. */
  packageLock: string;
  /** A package states outdated peers: npm accepts the lock only with `legacy-peer-deps=true` in `.npmrc`. */
  asksForLegacyPeers: boolean;
}

export type PreviewState =
  | { state: "asleep" }
  | { state: "queued"; place: number; reason: string }
  | { state: "waking"; reason: string }
  | { state: "live" }
  | { state: "refused"; reason: string }
  | { state: "failed"; reason: string };

export interface LogLine {
  projectId: string;
  level: "debug" | "info" | "warning" | "error";
  message: string;
  at: number;
}

/** A woken preview. The holder forwards HTTP and upgrades to `socketPath`; it disappears after the idle time. */
export interface PreviewAddress {
  /** UNIX socket that speaks HTTP/1.1 and WebSocket (Vite's dev server). */
  socketPath: string;
}

export interface AwakePreview {
  projectId: string;
  /** Time since the last request or change. */
  idleMs: number;
  /** Resident memory of its whole process tree; null where the engine cannot tell. */
  memoryBytes: number | null;
}

/** Previews of projects: one sandboxed dev server per awake project, claimed from a prewarmed pool. */
export interface PreviewHost {
  /**
   * Makes the preview serve exactly this tree. Cheap when it already does (same `treeKey`). Single flight per project.
   * Throws AppError `sandbox_refused` (with the reason) when this machine cannot isolate, `preview_failed` otherwise.
   */
  wake(input: {
    projectId: string;
    treeKey: string;
    files: () => Promise<ReadonlyMap<string, Uint8Array>>;
    dependencies: DependencySet;
    /** Workspace of the preview: workspaces take turns at the cap. */
    tenant?: string;
  }): Promise<PreviewAddress>;
  /** Applies changes on top of what is served and tells connected pages (HMR). A no-op when asleep. One call per batch. */
  apply(projectId: string, treeKey: string, changes: readonly FileChange[]): Promise<void>;
  /** The socket of an awake preview, else null; counts as use. */
  address(projectId: string): PreviewAddress | null;
  state(projectId: string): PreviewState;
  sleep(projectId: string): Promise<void>;
  /** Every preview with a place, longest unused first. */
  awake(): Promise<AwakePreview[]>;
  /** Callers that wait for a place; absent where the engine has no bound. */
  readonly queue?: FairQueue;
  onLog(listener: (line: LogLine) => void): () => void;
}

/**
 * A project's language server (LSP 3.17 over JSON, positions in UTF-16). Disposing ends it; it may end by itself at any
 * time, after which every call fails with AppError `language_server_ended`.
 */
export interface LanguageServer extends AsyncDisposable {
  /** Address of the project's files for it: `file:///app`. */
  readonly rootUri: string;
  /** Resolves when it has ended. Never rejects. */
  readonly ended: Promise<unknown>;
  /** Rejects with the server's own words (AppError `language_server_failed`) or when it is gone. */
  request(method: string, params: object): Promise<unknown>;
  notify(method: string, params: object): void;
  /** Writes a newer version's files to disk and tells the server. */
  apply(changes: readonly FileChange[]): Promise<void>;
}

export interface SandboxPort extends AsyncDisposable {
  previews: PreviewHost;
  /** Production build of one tree in a worker that serves one project and then dies. Must not throw for build errors. */
  build(input: BuildInput): Promise<BuildResult>;
  /** `tsc --noEmit` over one tree. Must not throw for type errors. */
  typecheck(input: BuildInput): Promise<CheckResult>;
  /** Runs code of the project on a copy of its files, which is thrown away. Must not throw if that code fails. */
  run(input: RunInput): Promise<RunResult>;
  /** TypeScript's language server over one tree, without network. Resolves once it answers. */
  languageServer(input: Pick<BuildInput, "files" | "dependencies">): Promise<LanguageServer>;
  /**
   * Resolves and installs a dependency set into the shared store, in a sandbox that reaches the registry only and runs no
   * scripts. Names and semver ranges only: file, link, git, http and workspace specifiers are refused with AppError
   * `dependency_refused`; a registry that does not answer is `dependency_unavailable`. Returns exact versions.
   */
  install(dependencies: DependencySet): Promise<Readonly<Record<string, string>>>;
  /** The lock of a manifest whose packages beyond the starter's are `dependencies`, with the versions that run here; errors as `install`. */
  lock(packageJson: string, dependencies: DependencySet): Promise<ProjectLock>;
  /** Isolation that this machine can and cannot provide, for doctor and for refusals. */
  capabilities(): Promise<{ isolated: boolean; engine: string; reduced: string[]; reason: string | null }>;
}
