/** A viewer's present rights on a project, cached for at most three seconds. */
import type { ProjectFacts } from "@slipway/kernel/permissions";
import { holdsStill } from "../../../accounts/server/index.ts";
import { loadProjectFacts } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { Viewer } from "../preview.ts";

/** A revoked right must end within five seconds: this time, a check each second, and the time the checks take. */
const FACTS_LIFETIME_MS = 3_000;
const MAX_KNOWN = 2_000;

export class ViewerFacts {
  readonly #services: Needs<"database">;
  readonly #known = new Map<string, { until: number; facts: Promise<ProjectFacts | null> }>();

  constructor(services: Needs<"database">) {
    this.#services = services;
  }

  /**
   * Null for a project that does not exist. A viewer whose session or token has ended, or who was deactivated, has a
   * stranger's rights.
   */
  async of(projectId: string, viewer: Viewer): Promise<ProjectFacts | null> {
    const key = `${projectId} ${viewer.userId ?? ""} ${viewer.madeBy ?? ""}`;
    const known = this.#known.get(key);
    if (known !== undefined && known.until > performance.now()) return known.facts;
    const facts = this.#load(projectId, viewer);
    this.#known.delete(key);
    this.#known.set(key, { until: performance.now() + FACTS_LIFETIME_MS, facts });
    facts.catch(() => this.#known.delete(key));
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_KNOWN) this.#known.delete(oldest!);
    return facts;
  }

  async #load(projectId: string, { userId, madeBy }: Viewer): Promise<ProjectFacts | null> {
    const caller = userId === null || madeBy === null ? null : await holdsStill(this.#services, userId, madeBy);
    return loadProjectFacts(this.#services, projectId, caller);
  }
}
