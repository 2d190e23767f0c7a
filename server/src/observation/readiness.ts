/** `/readyz`: which part is not ready, in one word each; no figures, no secrets. */
import type { Needs } from "@slipway/features/services.ts";

export type Readiness = { status: "ready" | "starting" | "stopping" | "not_ready"; not_ready: string[] };

const DATABASE_MS = 2000;

async function databaseAnswers({ database }: Needs<"database">): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), DATABASE_MS).unref());
  const answer = database.pool.query("select 1").then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]);
}

export async function readiness(
  services: Needs<"database" | "disk">,
  { isStarted, isStopping }: { isStarted: boolean; isStopping: boolean },
): Promise<Readiness> {
  if (isStopping) return { status: "stopping", not_ready: ["server"] };
  if (!isStarted) return { status: "starting", not_ready: ["features"] };
  const [database, disk] = await Promise.all([
    databaseAnswers(services),
    services.disk.space().then(
      () => true,
      () => false,
    ),
  ]);
  const notReady = [...(database ? [] : ["database"]), ...(disk ? [] : ["data folder"])];
  return { status: notReady.length === 0 ? "ready" : "not_ready", not_ready: notReady };
}
