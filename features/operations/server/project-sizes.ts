/** Disk use of each project. Measuring takes a while, so it runs now and then, and never twice at once. */
import { projectIds } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";

const MAX_PROJECTS = 2000;
const FRESH_MS = 600_000;

export interface ProjectSize {
  projectId: string;
  bytes: number;
  quotaBytes: number;
}

export class ProjectSizes {
  readonly #services: Needs<"clock" | "database" | "disk" | "log">;
  #known: { at: number; sizes: readonly ProjectSize[] } | null = null;
  #running: Promise<void> | null = null;
  #isStopping = false;

  constructor(services: Needs<"clock" | "database" | "disk" | "log">) {
    this.#services = services;
  }

  /** Largest first; null until the first measurement has ended. Starts the next one if this one is old. */
  largest(count: number): readonly ProjectSize[] | null {
    const isOld = this.#known === null || this.#services.clock.now() - this.#known.at > FRESH_MS;
    if (isOld) void this.measure();
    return this.#known?.sizes.slice(0, count) ?? null;
  }

  /** Must not reject. */
  measure(): Promise<void> {
    this.#running ??= this.#measure()
      .catch((error: unknown) => this.#services.log.warn("projects could not be measured", { error }))
      .finally(() => (this.#running = null));
    return this.#running;
  }

  /** Resolves when a running measurement has ended. */
  async settled(): Promise<void> {
    this.#isStopping = true;
    await this.#running;
  }

  async #measure(): Promise<void> {
    const { disk, clock } = this.#services;
    const sizes: ProjectSize[] = [];
    for (const projectId of await projectIds(this.#services, MAX_PROJECTS)) {
      if (this.#isStopping) return;
      const { gitBytes, objectBytes, quotaBytes } = await disk.usage(projectId);
      sizes.push({ projectId, bytes: gitBytes + objectBytes, quotaBytes });
    }
    this.#known = { at: clock.now(), sizes: sizes.sort((one, other) => other.bytes - one.bytes) };
  }
}
