/** A run's access to the functions of the project's backend. */
import { CONFIG_PATH, FUNCTIONS_PATH, withVerifyJwt } from "@slipway/cloud/functions/deploy/functions-config";
import { isFunctionFile } from "@slipway/cloud/functions/deploy/project-functions";
import { AppError } from "@slipway/kernel/errors";
import { projectPath } from "@slipway/kernel/project-path";
import { ENABLE_CLOUD_MESSAGE } from "../../../../cloud/contract/enable.ts";
import { secretNameProblem } from "../../../../cloud/contract/secrets.ts";
import type { CheckedFunctions, Cloud } from "../../../../cloud/server/index.ts";
import type { Needs } from "../../../../services.ts";
import { countChangedLines } from "../../../../edits/server/index.ts";
import type { Approvals } from "../../loop/asking/approvals.ts";
import type { FunctionsPort, WrittenFunction } from "../../loop/tools/backend/function-tools.ts";
import { EditRefusal, type Overlay } from "../../overlay/overlay.ts";
import type { RunRequest } from "../run-request.ts";

export interface ProjectFunctionsInput {
  services: Needs<"cloud">;
  request: Pick<RunRequest, "projectId">;
  overlay: Overlay;
  approvals: Approvals;
}

/** A model that calls several tools at once reads this instead of the state that `db_schema` answers. */
export const NO_BACKEND = `The project has no backend yet. Call ask_user with the one option "${ENABLE_CLOUD_MESSAGE}"; you go on after the click.`;

export class ProjectFunctions implements FunctionsPort {
  readonly #input: ProjectFunctionsInput;
  readonly #cloud: Cloud;

  constructor(input: ProjectFunctionsInput) {
    this.#input = input;
    this.#cloud = input.services.cloud;
  }

  /** Checks these files; null if the run changed no function, or none is deployed from here. */
  async check(files: ReadonlyMap<string, Uint8Array>): Promise<CheckedFunctions | null> {
    const { overlay, request } = this.#input;
    if (!overlay.changes().some(({ path }) => isFunctionFile(path))) return null;
    if (!this.#cloud.isOffered || !(await this.#cloud.isEnabled(request.projectId))) return null;
    return this.#cloud.checkFunctions(request.projectId, files);
  }

  async write({ name, files, verify_jwt: verifyJwt }: WrittenFunction): Promise<unknown> {
    const { overlay } = this.#input;
    await this.#requireBackend();
    if (!/^[A-Za-z][A-Za-z0-9_-]*$/.test(name))
      throw new Error("A function's name begins with a letter and has letters, digits, hyphens and underscores.");
    const lines = { added: 0, removed: 0 };
    const isNew = !overlay.paths().some((path) => path.startsWith(`${FUNCTIONS_PATH}/${name}/`));
    overlay.transaction(() => {
      for (const { path, content } of files) {
        const { before } = overlay.write(`${FUNCTIONS_PATH}/${name}/${path}`, content);
        const changed = countChangedLines(before, content);
        lines.added += changed.added;
        lines.removed += changed.removed;
      }
      if (verifyJwt !== undefined) this.#setVerifyJwt(name, verifyJwt);
    });
    return { name, created: isNew, ...lines, ...(await this.#problemsOf(name)) };
  }

  async secretNames(): Promise<unknown> {
    await this.#requireBackend();
    return { names: await this.#cloud.secretNames(this.#input.request.projectId) };
  }

  async requestSecret({ name, why }: { name: string; why: string }): Promise<unknown> {
    await this.#requireBackend();
    const problem = secretNameProblem(name);
    if (problem !== null) throw new Error(problem);
    const names = await this.#cloud.secretNames(this.#input.request.projectId);
    await this.#input.approvals.secret({ name, why, isSet: names.includes(name) });
    return { name, given: true };
  }

  #setVerifyJwt(name: string, verifyJwt: boolean): void {
    const { overlay } = this.#input;
    const path = projectPath(CONFIG_PATH);
    const before = overlay.peek(path) ?? "";
    try {
      const after = withVerifyJwt(before, name, verifyJwt);
      if (after !== before) overlay.write(CONFIG_PATH, after);
    } catch (error) {
      throw error instanceof AppError ? new EditRefusal("FN_DEPLOY", CONFIG_PATH, String(error.details)) : error;
    }
  }

  /** The files are kept either way; the model's next call can fix them. */
  async #problemsOf(name: string): Promise<Record<string, unknown>> {
    try {
      const { problems } = await this.#cloud.checkFunctions(this.#input.request.projectId, this.#input.overlay.files());
      const own = problems.filter(({ slug }) => slug === name).map(({ reason }) => reason);
      return own.length === 0 ? { ok: true } : { ok: false, problems: own };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { not_checked: error.userMessage };
    }
  }

  async #requireBackend(): Promise<void> {
    if (!(await this.#cloud.isEnabled(this.#input.request.projectId))) throw new Error(NO_BACKEND);
  }
}
