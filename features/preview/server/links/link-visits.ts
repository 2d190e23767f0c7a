/** Whether somebody without access came by a link that still shows the preview; remembered for at most three seconds. */
import { RecentMap } from "@slipway/kernel/recent-map";
import type { Needs } from "../../../services.ts";
import type { Viewer } from "../preview.ts";
import { showsPreview } from "./link-rules.ts";

/** An ended link shows nothing five seconds later. */
const LIFETIME_MS = 3_000;
const MAX_KNOWN = 2_000;

export class LinkVisits {
  readonly #services: Needs<"clock" | "database">;
  readonly #known = new RecentMap<{ until: number; answer: Promise<boolean> }>(MAX_KNOWN);

  constructor(services: Needs<"clock" | "database">) {
    this.#services = services;
  }

  async mayLook(projectId: string, { userId, madeBy }: Viewer): Promise<boolean> {
    if (userId !== null || madeBy === null) return false;
    const key = `${projectId} ${madeBy}`;
    const known = this.#known.get(key);
    if (known !== undefined && known.until > performance.now()) return known.answer;
    const answer = showsPreview(this.#services, projectId, madeBy);
    this.#known.set(key, { until: performance.now() + LIFETIME_MS, answer });
    answer.catch(() => this.#known.delete(key));
    return answer;
  }
}
