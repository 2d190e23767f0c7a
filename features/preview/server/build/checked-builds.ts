/**
 * Builds made by a run's checks from files about to be committed: their commit takes the result instead of building
 * again. Found by content, so a commit that was merged with another save finds none.
 */
import { createHash } from "node:crypto";
import type { BuildResult } from "@slipway/sandbox/port";

/** Each is a built site in memory until its commit is there. */
const MAX_OFFERED = 4;

type Files = ReadonlyMap<string, Uint8Array>;

function digestOf(files: Files): string {
  const hash = createHash("sha256");
  for (const path of [...files.keys()].sort()) {
    const bytes = files.get(path)!;
    hash.update(`${path.length} ${path} ${bytes.length} `).update(bytes);
  }
  return hash.digest("hex");
}

export class CheckedBuilds {
  readonly #offers = new Map<string, BuildResult>();

  offer(projectId: string, source: Files, built: BuildResult): void {
    this.#offers.set(`${projectId} ${digestOf(source)}`, built);
    const [oldest] = this.#offers.keys();
    if (this.#offers.size > MAX_OFFERED) this.#offers.delete(oldest!);
  }

  /** Can be taken once, because the site is stored afterwards. Null if exactly these files were not built. */
  take(projectId: string, source: Files): BuildResult | null {
    if (this.#offers.size === 0) return null;
    const key = `${projectId} ${digestOf(source)}`;
    const built = this.#offers.get(key) ?? null;
    this.#offers.delete(key);
    return built;
  }
}
