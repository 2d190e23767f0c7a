/** Runs scans: one at a time per project, with events at its beginning and end. [T4.09] [SE5] */
import { and, eq, inArray } from "drizzle-orm";
import { unavailable, notFound } from "@slipway/kernel/errors";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { SCANNERS, type Scanner } from "../contract/index.ts";
import { scanCode, scanDatabase, type ScanOutcome } from "./scanners.ts";
import { changeSecurity, securityData } from "./security-data.ts";
import { results, running } from "./security-tables.ts";

export interface ScanRequest {
  projectId: string;
  scanners: readonly Scanner[];
  /** Scans again even if the newest version was already scanned. */
  force: boolean;
}

type ScanPorts = Needs<"clock" | "cloud" | "database" | "git" | "live" | "log">;
type TellAppeared = (projectId: string, count: number) => Promise<void>;

/** Scans of this process. An identical one that runs is joined. */
export class Scans {
  readonly #services: ScanPorts;
  readonly #tell: TellAppeared;
  readonly #running = new Map<string, Promise<void>>();

  /** `tell` is called when a scan found problems that the one before did not have. */
  constructor(services: ScanPorts, tell: TellAppeared) {
    this.#services = services;
    this.#tell = tell;
  }

  get running(): number {
    return this.#running.size;
  }

  /** Resolves when those that run have ended, however. */
  async ended(): Promise<void> {
    await Promise.allSettled(this.#running.values());
  }

  /** Ends when the scan has. AppError 503 `scan_failed`. */
  start(request: ScanRequest): Promise<void> {
    const scanners = SCANNERS.filter((scanner) => request.scanners.includes(scanner));
    const key = `${request.projectId} ${scanners.join(" ")}`;
    const other = this.#running.get(key);
    if (other !== undefined) return other;
    const scan = run(this.#services, { ...request, scanners })
      .then((appeared) => (appeared > 0 ? this.#tell(request.projectId, appeared) : undefined))
      .finally(() => this.#running.delete(key));
    this.#running.set(key, scan);
    return scan;
  }
}

/** Answers the number of new errors and warnings. */
async function run(services: ScanPorts, { projectId, scanners, force }: ScanRequest): Promise<number> {
  const sha = (await getProject(services, projectId)).latestCommitSha;
  if (sha === null) throw notFound("A version to scan");
  const { results } = await securityData(services, projectId);
  // The code is the commit's; a database changes without one.
  const due = scanners.filter(
    (scanner) => force || scanner === "supabase" || results[scanner]?.isScanUpToDate !== true,
  );
  if (due.length === 0) return 0;
  let appeared = 0;
  await begin(services, projectId, due);
  try {
    for (const scanner of due) {
      const outcome =
        scanner === "supabase" ? await scanDatabase(services, projectId) : await scanCode(services, projectId, sha);
      await keep(services, { projectId, scanner, sha, outcome });
      const before = new Set(results[scanner]?.items.map((item) => item.internal_id));
      appeared += outcome.items.filter((item) => item.level !== "info" && !before.has(item.internal_id)).length;
    }
  } catch (error) {
    services.log.error("a security scan failed", { projectId, error });
    throw unavailable("scan_failed", "The security scan did not finish. Please try again.");
  } finally {
    await changeSecurity(services, projectId, (tx) =>
      tx.delete(running).where(and(eq(running.projectId, projectId), inArray(running.scanner, due))),
    );
  }
  return appeared;
}

const begin = (
  services: Needs<"clock" | "database" | "live">,
  projectId: string,
  scanners: readonly Scanner[],
): Promise<void> =>
  changeSecurity(services, projectId, (tx) => {
    const startedAt = new Date(services.clock.now());
    return tx
      .insert(running)
      .values(scanners.map((scanner) => ({ projectId, scanner, startedAt })))
      .onConflictDoUpdate({ target: [running.projectId, running.scanner], set: { startedAt } });
  });

const keep = (
  services: Needs<"clock" | "database" | "live">,
  { projectId, scanner, sha, outcome }: { projectId: string; scanner: Scanner; sha: string; outcome: ScanOutcome },
): Promise<void> =>
  changeSecurity(services, projectId, (tx) => {
    const { isApplicable, items } = outcome;
    const result = { commitSha: sha, scannedAt: new Date(services.clock.now()), isApplicable, items };
    return tx
      .insert(results)
      .values({ projectId, scanner, ...result })
      .onConflictDoUpdate({ target: [results.projectId, results.scanner], set: result });
  });
