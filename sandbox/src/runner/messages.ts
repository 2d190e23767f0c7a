/** The requests a runner answers. Types only: the runner trusts its host, the host checks every answer (answers.ts). */

export interface ChangedPath {
  /** Project path, `/` separated, no leading slash. */
  path: string;
  event: "create" | "update" | "delete";
}

export type RunnerRequest =
  /** `include`: what the optimizer's cache holds; `served`: file names in /served that replace Vite's own answer. */
  | { type: "serve"; include: string[]; served: string[]; appOrigin: string | null; optimize: boolean }
  /** Takes changes without telling pages: before the first one connects. */
  | { type: "claim"; changes: ChangedPath[] }
  /** Takes changes and tells connected pages. */
  | { type: "apply"; changes: ChangedPath[] }
  /** Transforms the page and what it imports ahead of the first request. */
  | { type: "warm" }
  /** Does so several times, with modules that the page does not import yet. */
  | { type: "rehearse"; sources: string[] }
  /** Whether it still answers anybody. */
  | { type: "ping" }
  | { type: "build"; environment: Record<string, string>; include: string[] };

export type RequestEnvelope = { id: number } & RunnerRequest;
