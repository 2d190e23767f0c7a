/**
 * Files that people wrote or changed by hand are deleted only with their consent. One question is about all of them that
 * an answer of the model deletes.
 */
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { ToolIdentity } from "../../../integrations/server/index.ts";
import type { Needs } from "../../../services.ts";
import { ToolDenied, type Approvals } from "../loop/asking/approvals.ts";
import { AnswerCalls, type AnnouncedCall } from "../loop/asking/answer-calls.ts";
import type { Overlay } from "../overlay/overlay.ts";
import { deletedByPatch } from "../overlay/patch/apply-patch.ts";

const DELETE_IDENTITY: ToolIdentity = { integration: "project", tool: "delete_file", pin: null, destructive: true };
/** Names in the question; the arguments list all. */
const MAX_NAMED = 3;

export interface HandWrittenInput {
  services: Needs<"edits">;
  projectId: string;
  overlay: Overlay;
  approvals: Approvals;
}

/** Targets of the calls that delete; an input that cannot be read is refused by its tool. */
function deletedBy({ name, input }: AnnouncedCall): string[] {
  try {
    const { path, patch } = JSON.parse(input) as { path?: unknown; patch?: unknown };
    if (name === "delete_file" && typeof path === "string") return [path];
    return name === "apply_patch" && typeof patch === "string" ? deletedByPatch(patch) : [];
  } catch {
    return [];
  }
}

export class HandWritten {
  readonly #input: HandWrittenInput;
  readonly calls = new AnswerCalls();
  readonly #answers = new Map<string, "allowed" | "denied">();
  #paths: Promise<ReadonlySet<string>> | null = null;

  constructor(input: HandWrittenInput) {
    this.#input = input;
  }

  /** Resolves when these files or folders may be deleted. Throws `ToolDenied` if a person wants to keep one. */
  async mayDelete(targets: readonly string[]): Promise<void> {
    const theirs = await this.#handWritten(targets);
    const denied = theirs.find((path) => this.#answers.get(path) === "denied");
    if (denied !== undefined) throw new ToolDenied(`The person wants to keep ${denied}.`, true);
    if (theirs.every((path) => this.#answers.has(path))) return;
    const announced = this.calls.ofAnswer.flatMap(deletedBy);
    const all = await this.#handWritten([...targets, ...announced]);
    await this.#ask(all.filter((path) => !this.#answers.has(path)));
  }

  async #handWritten(targets: readonly string[]): Promise<ProjectPath[]> {
    const { services, projectId, overlay } = this.#input;
    const files = overlay
      .paths()
      .filter((path) => targets.some((target) => path === target || path.startsWith(`${target}/`)));
    // Files of this turn are its own.
    const before = files.filter((path) => overlay.baseContent(overlay.origin(path)) !== null);
    if (before.length === 0) return [];
    const byHand = await (this.#paths ??= services.edits.changedByHand(projectId));
    return before.filter((path) => byHand.has(overlay.origin(path)));
  }

  async #ask(paths: readonly ProjectPath[]): Promise<void> {
    const { approvals, overlay } = this.#input;
    const more = paths.length - MAX_NAMED;
    const named = `${paths.slice(0, MAX_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
    const lines = paths.reduce((sum, path) => sum + (overlay.peek(path)?.split("\n").length ?? 0), 0);
    try {
      await approvals.check({
        identity: DELETE_IDENTITY,
        integration_label: "Project",
        tool_label: "Delete files",
        purpose: `Delete ${named}, which people wrote or changed by hand`,
        arguments: { files: paths },
        destructive: true,
        changed: false,
        loss: () =>
          Promise.resolve(
            `${paths.length === 1 ? "1 file" : `${paths.length} files`} with ${lines} lines. Undo brings them back.`,
          ),
      });
      for (const path of paths) this.#answers.set(path, "allowed");
    } catch (error) {
      if (error instanceof ToolDenied) for (const path of paths) this.#answers.set(path, "denied");
      throw error;
    }
  }
}
