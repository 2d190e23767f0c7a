/**
 * Packages that a run adds: the model's choice, allowed by a person, installed, and written into the manifest and its lock.
 * Taking one out brings no foreign code, so nobody is asked.
 */
import { AppError } from "@slipway/kernel/errors";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { checkDependencies } from "@slipway/sandbox/local/dependencies/dependency-rules";
import { dependenciesOf, isOfTemplate, lockFiles } from "../../../../files/server/index.ts";
import type { Needs } from "../../../../services.ts";
import type { Approvals } from "../../loop/asking/approvals.ts";
import { ADD_DEPENDENCY_IDENTITY } from "../../loop/asking/asking-tools.ts";
import { EditRefusal, type Overlay } from "../../overlay/overlay.ts";
import { withDependency, withoutDependency } from "../../verify/manifest.ts";
import type { RunGraph } from "../graph/run-graph.ts";

export type Removed = { name: string; removed: true } | { ok: false; reason: string };

export interface AddedPackagesInput {
  services: Needs<"log" | "sandbox" | "templateDir">;
  projectId: string;
  overlay: Overlay;
  graph: RunGraph;
  approvals: Approvals;
  isEmbedded: boolean;
}

export class AddedPackages {
  readonly #input: AddedPackagesInput;

  constructor(input: AddedPackagesInput) {
    this.#input = input;
  }

  /** The version is resolved and installed first, so that a missing package changes nothing. */
  async add(name: string, version: string | undefined): Promise<{ name: string; version: string }> {
    await this.#mayInstall(name, version);
    return this.#input.graph.run(
      "install",
      () => this.#install(name, version),
      (installed) => installed,
    );
  }

  /**
   * Code that still needs the package fails the checks. They would not miss one of the template's, which the sandbox always has,
   * and which a downloaded app builds with.
   */
  async remove(name: string): Promise<Removed> {
    const { overlay, services } = this.#input;
    if (await isOfTemplate(services, name))
      return {
        ok: false,
        reason: `Every app is built with ${name}, so it stays. An app that does not import it is no larger for it.`,
      };
    if (!withoutDependency(overlay, name)) return { ok: false, reason: `package.json does not list ${name}.` };
    await this.#lockPackages();
    return { name, removed: true };
  }

  /** The package is the model's choice, whether its tool call or a repair of its code asks for it. */
  async #mayInstall(name: string, version: string | undefined): Promise<void> {
    if (this.#input.isEmbedded) return;
    try {
      checkDependencies({ [name]: version ?? "*" });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new EditRefusal("DEP_INSTALL", name.slice(0, 100), error.userMessage);
    }
    await this.#input.approvals.check({
      identity: ADD_DEPENDENCY_IDENTITY,
      integration_label: "Project",
      tool_label: "Add a package",
      purpose: `Add the package ${name} from the npm registry to the app`,
      arguments: { name, ...(version === undefined ? {} : { version }) },
      destructive: false,
      changed: false,
    });
  }

  /** Without a lockfile the app still runs; a download creates one. */
  async #lockPackages(): Promise<void> {
    const { overlay, services, projectId } = this.#input;
    const read = (path: ProjectPath): Promise<Uint8Array | null> => Promise.resolve(overlay.files().get(path) ?? null);
    try {
      for (const [path, content] of await lockFiles(services, read)) overlay.replaceManifest(content, path);
    } catch (error) {
      services.log.warn("the lock of a project's packages was not made", { projectId, error });
    }
  }

  async #install(name: string, version: string | undefined): Promise<{ name: string; version: string }> {
    const { overlay, services } = this.#input;
    try {
      const installed = await services.sandbox.install({
        ...(await dependenciesOf(services, overlay.files())),
        [name]: version ?? "*",
      });
      const exact = installed[name];
      if (exact === undefined) throw new Error(`the install answered without ${name}`);
      withDependency(overlay, name, exact);
      await this.#lockPackages();
      return { name, version: exact };
    } catch (error) {
      const reason = error instanceof AppError ? error.userMessage : "the install failed";
      throw new EditRefusal("DEP_INSTALL", name, `${name} could not be installed: ${reason}`);
    }
  }
}
