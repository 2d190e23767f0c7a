/** Runs scans: one at a time per project, with events at its beginning and end. [T4.09] [SE5] */
import { unavailable, notFound } from "@slipway/kernel/errors";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { SCANNERS, type Scanner } from "../contract/index.ts";
import { scanCode, scanDatabase, type ScanOutcome } from "./scanners.ts";
import { changeSecurity, securityData } from "./security-data.ts";

export interface ScanRequest {
  projectId: string;
  scanners: readonly Scanner[];
  /** Scans again even if the newest version was already scanned. */
  force: boolean;
}

/** Scans of this process. An identical one that runs is joined. */
export class Scans {
  readonly #services: Needs<"clock" | "cloud" | "database" | "git" | "live" | "log">;
  readonly #running = new Map<string, Promise<void>>();

  constructor(services: Needs<"clock" | "cloud" | "database" | "git" | "live" | "log">) {
    this.#services = services;
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
    const scan = run(this.#services, { ...request, scanners }).finally(() => this.#running.delete(key));
    this.#running.set(key, scan);
    return scan;
  }
}

async function run(
  services: Needs<"clock" | "cloud" | "database" | "git" | "live" | "log">,
  { projectId, scanners, force }: ScanRequest,
): Promise<void> {
  const sha = (await getProject(services, projectId)).latest_commit_sha;
  if (sha === null) throw notFound("A version to scan");
  const { results } = await securityData(services, projectId);
  // The code is the commit's; a database changes without one.
  const due = scanners.filter(
    (scanner) => force || scanner === "supabase" || results[scanner]?.isScanUpToDate !== true,
  );
  if (due.length === 0) return;
  await begin(services, projectId, due);
  try {
    for (const scanner of due) {
      const outcome =
        scanner === "supabase" ? await scanDatabase(services, projectId) : await scanCode(services, projectId, sha);
      await keep(services, { projectId, scanner, sha, outcome });
    }
  } catch (error) {
    services.log.error("a security scan failed", { projectId, error });
    throw unavailable("scan_failed", "The security scan did not finish. Please try again.");
  } finally {
    await changeSecurity(services, projectId, (client) =>
      client.query("delete from security_running where project_id = $1 and scanner = any($2)", [projectId, due]),
    );
  }
}

const begin = (
  services: Needs<"clock" | "database" | "live">,
  projectId: string,
  scanners: readonly Scanner[],
): Promise<void> =>
  changeSecurity(services, projectId, (client) =>
    client.query(
      `insert into security_running (project_id, scanner, started_at) select $1, unnest($2::text[]), $3
       on conflict (project_id, scanner) do update set started_at = excluded.started_at`,
      [projectId, scanners, new Date(services.clock.now())],
    ),
  );

const keep = (
  services: Needs<"clock" | "database" | "live">,
  { projectId, scanner, sha, outcome }: { projectId: string; scanner: Scanner; sha: string; outcome: ScanOutcome },
): Promise<void> =>
  changeSecurity(services, projectId, (client) =>
    client.query(
      `insert into security_results (project_id, scanner, commit_sha, scanned_at, is_applicable, items)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (project_id, scanner) do update set commit_sha = excluded.commit_sha, scanned_at = excluded.scanned_at,
         is_applicable = excluded.is_applicable, items = excluded.items`,
      [projectId, scanner, sha, new Date(services.clock.now()), outcome.isApplicable, JSON.stringify(outcome.items)],
    ),
  );
