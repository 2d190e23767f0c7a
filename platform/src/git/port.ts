/** Projects' repositories, bare, on this node. Paths are project paths; nothing else can be written. Engine: git itself. */
import type { ProjectPath } from "@slipway/kernel/project-path";

export interface Author {
  name: string;
  email: string;
}

export interface CommitChange {
  path: ProjectPath;
  /** Null deletes. */
  content: Uint8Array | string | null;
}

export interface CommitInput {
  /** Must be the branch's head, else AppError `stale_head` (409): compare and swap. Null for the first commit. */
  parent: string | null;
  /** Second parent for a merge commit. */
  mergedParent?: string;
  changes: readonly CommitChange[];
  message: string;
  author: Author;
  /** Branch, default `main`. */
  branch?: string;
}

/** The initial contents of a repository. */
export type FirstCommit = Pick<CommitInput, "changes" | "message" | "author">;

export interface TreeEntry {
  path: ProjectPath;
  size: number;
  /** Blob id. */
  id: string;
}

export type FileDiff = {
  path: string;
  oldPath: string | null;
  action: "new" | "edit" | "delete" | "rename";
  /** Null: did not exist, or binary. */
  oldContent: string | null;
  newContent: string | null;
  binary: boolean;
};

export interface MergeResult {
  /** Changed files relative to `ours`, when clean. */
  changes: CommitChange[];
  conflicts: string[];
}

export interface Repository {
  /** Sha of the branch, null before the first commit. */
  head(branch?: string): Promise<string | null>;
  /** Serialised per repository; durable when it resolves. An empty change set still makes a commit. */
  commit(input: CommitInput): Promise<{ sha: string; treeHash: string }>;
  tree(sha: string): Promise<TreeEntry[]>;
  treeHash(sha: string): Promise<string>;
  /** Null when the file or commit is missing. */
  read(sha: string, path: ProjectPath): Promise<Uint8Array | null>;
  /** The whole tree at a commit. AppError `not_found` for an unknown commit. */
  files(sha: string): Promise<Map<ProjectPath, Uint8Array>>;
  diff(from: string | null, to: string): Promise<FileDiff[]>;
  /** Paths that differ between two commits. */
  changedPaths(from: string, to: string): Promise<ProjectPath[]>;
  /** Three-way merge without a work tree. */
  merge(base: string, ours: string, theirs: string): Promise<MergeResult>;
  /**
   * The commit this many first parents back; null where the history is shorter. AppError `not_found` for an unknown
   * commit.
   */
  ancestor(sha: string, generations: number): Promise<string | null>;
  log(sha: string, limit: number): Promise<{ sha: string; message: string; author: Author; at: number }[]>;
  /** Zip of the tree, streamed. `instead` replaces the text of files in its top folder. */
  zip(sha: string, prefix: string, instead?: ReadonlyMap<ProjectPath, string>): Promise<ReadableStream<Uint8Array>>;
  isAncestor(ancestor: string, sha: string): Promise<boolean>;
}

export interface CopyOptions {
  /** False keeps one commit. */
  history: boolean;
  /** Files that the copy does not get. Such a copy has no history, which would hold them. */
  leavesOut?: (path: string) => boolean;
}

export interface Git extends AsyncDisposable {
  /** Creates an empty bare repository, or opens the one that is there. */
  create(projectId: string): Promise<Repository>;
  /**
   * Creates a repository with its first commit, whole or not at all; throws when it exists. Callers that begin many
   * with the same files pass the same list of changes, so that its objects are made once.
   */
  createWith(projectId: string, first: FirstCommit): Promise<{ repository: Repository; sha: string }>;
  /** Makes these objects ahead, so that the first caller to use them does not wait. */
  prepare(changes: FirstCommit["changes"]): Promise<void>;
  /** AppError `not_found` when the project has none. */
  open(projectId: string): Promise<Repository>;
  /** Copy for a remix: own objects, never shared. */
  copy(from: string, to: string, options: CopyOptions): Promise<Repository>;
  delete(projectId: string): Promise<void>;
  /** Disk space of the repository; 0 when there is none. */
  bytes(projectId: string): Promise<number>;
  /**
   * Writes all refs and everything they reach into a new file. Answers false, without a file, before the first commit.
   */
  bundle(projectId: string, file: string): Promise<boolean>;
  /**
   * A new repository with the refs of a bundle, its objects checked. `head` becomes the head of `main`; it must be in the bundle.
   * Throws when the repository exists or the bundle is damaged; nothing is left behind then.
   */
  unbundle(projectId: string, file: string, head: string): Promise<Repository>;
  health(): Promise<{ version: string }>;
}
