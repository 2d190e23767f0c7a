/** The object that the preview offers the other features: `services.preview`. */
import type { ProjectFacts } from "@slipway/kernel/permissions";
import type { BuildResult, FileChange, PreviewAddress } from "@slipway/sandbox/port";
import type { Artefact, FileBodies } from "./serving/artefact-store.ts";

export interface Installation {
  /** Part of cookie names, because several installations may share one machine. */
  id: string;
  secret: string;
}

/**
 * The viewer, and the session or API token that identified them: when it ends, passes made from it end. Both null: a
 * stranger.
 */
export interface Viewer {
  userId: string | null;
  madeBy: string | null;
}

export interface SiteStore extends FileBodies {
  /** Null when no such site is stored. */
  read(projectId: string, artefactId: string): Promise<Artefact | null>;
}

/** Enough to show built files to those who may see them, also in a process that runs no preview. */
export interface Visits {
  store: SiteStore;
  facts: {
    /** Null for a project that is not there. Whose session or token has ended, and who was deactivated, is a stranger. */
    of(projectId: string, viewer: Viewer): Promise<ProjectFacts | null>;
  };
  installation(): Promise<Installation>;
}

export interface BuildRequest {
  projectId: string;
  sha: string;
  /** For the log: the build's purpose. */
  reason: "speculative" | "publish" | "preview" | "verify";
}

export type BuildOutcome =
  | { ok: true; artefactId: string; built: boolean; durationMs: number }
  /** `log`: for people, at most 20,000 characters. */
  | { ok: false; log: string; durationMs: number };

/** A build that checks made. `source` is the whole tree of the commit that follows. */
export interface BuildOffer {
  projectId: string;
  source: ReadonlyMap<string, Uint8Array>;
  built: BuildResult;
}

/** Files of a run. `treeKey` must be new for each new content. */
export interface RunFiles {
  treeKey: string;
  changes: readonly FileChange[];
}

export interface SweepResult {
  projects: number;
  /** Unlisted objects that may be too young to delete. */
  waiting: number;
  deleted: number;
}

export interface Preview extends Visits {
  /** Shows exactly this commit and drops an overlay. Wakes a sleeping preview. */
  show(projectId: string, sha: string): Promise<PreviewAddress>;
  /**
   * Puts files of a run on top of the shown tree; connected pages update. A sleeping preview shows them when it wakes.
   * `show` ends the overlay.
   */
  showOverlay(projectId: string, files: RunFiles): Promise<void>;
  /**
   * Content-addressed: commits with the same tree share one build, equal requests share one run. Build errors are an
   * outcome; AppErrors of the sandbox (it cannot isolate, its registry does not answer) and of a full queue are thrown.
   */
  build(request: BuildRequest): Promise<BuildOutcome>;
  /** Files that are committed next are not built again. Call it before the commit. */
  offerBuild(offer: BuildOffer): void;
  /** 0: a build of the project is running now; n: n builds run or come before it; null: none was asked for. */
  buildPlace(projectId: string): number | null;
  /** Exactly these built sites stay whatever their age; the rest of the project's are unpinned. */
  pin(projectId: string, artefactIds: readonly string[]): Promise<void>;
  /** `keepOf`: sites of a project that must stay whatever the preview's rows say. */
  sweepOrphans(keepOf: (projectId: string) => Promise<ReadonlySet<string>>): Promise<SweepResult>;
}
