/** Where projects' databases stand, as doctor says it. */
import { join } from "node:path";
import { managedRefs, managedStanding, type Standing } from "@slipway/cloud/clusters/managed/standing";
import { clusterRefs } from "@slipway/cloud/clusters/local/cluster-copies";
import { AppError } from "@slipway/kernel/errors";
import type { Config } from "@slipway/platform/config/port";
import { placeOf } from "@slipway/platform/database/connection-string";
import { detectIsolationHere } from "@slipway/platform/processes/isolation";
import { cloudFolderOf } from "../../backup/stores.ts";
import type { Finding } from "./findings.ts";

const WHAT = "backends";
const VARIABLE = "SLIPWAY_CLOUD_DATABASE_URL";

const many = (count: number): string => `${count} ${count === 1 ? "project's" : "projects'"}`;

function unreachable(place: string, error: unknown): Finding {
  const said =
    error instanceof AppError && error.cause instanceof Error ? error.cause.message : (error as Error).message;
  const advice = `Check ${VARIABLE} and that the server runs. Projects whose databases stand there do not answer until then.`;
  return { what: WHAT, state: "broken", detail: `the database server at ${place} does not answer: ${said}`, advice };
}

function onServer(place: string, { version, problems, noChanges }: Standing, counts: string): Finding {
  if (problems.length > 0)
    return {
      what: WHAT,
      state: "broken",
      detail: `the Postgres ${version} at ${place} cannot hold projects' databases`,
      advice: problems.join(" "),
    };
  const detail = `databases on your Postgres ${version} at ${place}, ${counts}`;
  if (noChanges === null) return { what: WHAT, state: "ok", detail, advice: "" };
  const advice = `Apps get no changes of tables (postgres_changes), because ${noChanges}. Everything else works.`;
  return { what: WHAT, state: "reduced", detail, advice };
}

/** Each runs in a sandbox, or not at all. */
async function onThisMachine(count: number): Promise<Finding> {
  const detail = `a Postgres for each on this machine, ${count} so far`;
  const { mode, reason } = await detectIsolationHere();
  if (mode !== "none") return { what: WHAT, state: "ok", detail, advice: "" };
  const advice = `They start in sandboxes only. ${reason ?? ""} Or let ${VARIABLE} name a Postgres of yours.`;
  return { what: WHAT, state: "broken", detail: `${detail}, and none can be started`, advice };
}

export async function backends({ cloudEnabled, cloudDatabaseUrl: url, dataDir }: Config): Promise<Finding> {
  const folder = cloudFolderOf(dataDir);
  const [here, there] = [await clusterRefs(folder), await managedRefs(folder)];
  if (url === null && there.length > 0) {
    const detail = `${many(there.length)} databases stand on a server that is not named any more`;
    return {
      what: WHAT,
      state: "broken",
      detail,
      advice: `Set ${VARIABLE} again. Their records: ${join(folder, "managed")}`,
    };
  }
  if (!cloudEnabled) return { what: WHAT, state: "ok", detail: "none: SLIPWAY_CLOUD_ENABLED is 0", advice: "" };
  if (url === null) return onThisMachine(here.length);
  const place = placeOf(url).host;
  const counts = `${there.length} so far${here.length === 0 ? "" : `; ${here.length} of before on this machine`}`;
  try {
    return onServer(place, await managedStanding(url), counts);
  } catch (error) {
    return unreachable(place, error);
  }
}
