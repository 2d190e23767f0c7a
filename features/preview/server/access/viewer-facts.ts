/** What somebody may do with a project right now, remembered for at most four seconds. */
import type { ProjectFacts } from "@slipway/kernel/permissions";
import { loadProjectFacts } from "../../../projects/server/index.ts";
import type { Services } from "../../../services.ts";

/** A right that was taken away must be gone within five seconds. */
export const FACTS_LIFETIME_MS = 4_000;
const MOST = 2_000;

export class ViewerFacts {
  readonly #services: Services;
  readonly #known = new Map<string, { until: number; facts: Promise<ProjectFacts | null> }>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Null for a project that is not there and for accounts that were deactivated. */
  async of(projectId: string, userId: string | null): Promise<ProjectFacts | null> {
    const key = `${projectId} ${userId ?? ""}`;
    const known = this.#known.get(key);
    if (known !== undefined && known.until > performance.now()) return known.facts;
    const facts = this.#load(projectId, userId);
    this.#known.delete(key);
    this.#known.set(key, { until: performance.now() + FACTS_LIFETIME_MS, facts });
    facts.catch(() => this.#known.delete(key));
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST) this.#known.delete(oldest!);
    return facts;
  }

  async #load(projectId: string, userId: string | null): Promise<ProjectFacts | null> {
    if (userId === null) return loadProjectFacts(this.#services, projectId, null);
    const active = await this.#services.database.read({
      name: "preview-active-account",
      text: "select from users where id = $1 and deactivated_at is null",
      values: [userId],
    });
    return active.length === 0 ? null : loadProjectFacts(this.#services, projectId, { userId });
  }
}
