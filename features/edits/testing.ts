/** Factories for tests and seed data. */
import { projectPath } from "@slipway/kernel/project-path";
import type { Needs } from "../services.ts";
import type { EditType } from "./contract/index.ts";
import type { CommitEditInput, CommittedEdit } from "./server/index.ts";

export interface NewVersion {
  files: Record<string, string | Uint8Array | null>;
  message?: string;
  type?: EditType;
  /** Default: the branch's head. */
  baseSha?: string;
  author?: CommitEditInput["author"];
  aiMessageId?: string;
}

export const headOf = async (services: Needs<"git">, projectId: string): Promise<string> =>
  (await (await services.git.open(projectId)).head()) ?? Promise.reject(new Error("the project has no commit"));

/** Makes another version, by the agent unless specified. */
export async function newVersion(
  services: Needs<"edits" | "git">,
  projectId: string,
  version: NewVersion,
): Promise<CommittedEdit> {
  return services.edits.commit({
    projectId,
    author: version.author ?? "agent",
    baseSha: version.baseSha ?? (await headOf(services, projectId)),
    changes: Object.entries(version.files).map(([path, content]) => ({ path: projectPath(path), content })),
    message: version.message ?? "A change",
    type: version.type ?? "ai_update",
    ...(version.aiMessageId === undefined ? {} : { aiMessageId: version.aiMessageId }),
  });
}

/** Text of a file at the branch's head, null when it is not there. */
export async function fileAtHead(services: Needs<"git">, projectId: string, path: string): Promise<string | null> {
  const repository = await services.git.open(projectId);
  const bytes = await repository.read(await headOf(services, projectId), projectPath(path));
  return bytes === null ? null : new TextDecoder().decode(bytes);
}
