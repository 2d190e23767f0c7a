/** Live documents of the threads. The project page follows them without the rest of the contract. */
import { livePath } from "@slipway/kernel/contract/live";

export const commentsLive = livePath({
  path: "projects/{id}/comments",
  policy: { project: "ViewProjectCollaborators" },
  summary: "Threads at elements of the app",
});
export const codeCommentsLive = livePath({
  path: "projects/{id}/code-comments",
  policy: { project: "EditProject" },
  summary: "Threads at lines of code and at versions",
});
export const commentsLivePaths = [commentsLive, codeCommentsLive] as const;
