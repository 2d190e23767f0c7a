/**
 * Deploys a project's functions from its files: the functions in `supabase/functions` at the newest commit of `main`
 * are the ones that run. This is checked after each commit and at each start, so that a kill loses nothing. Functions
 * already deployed are not deployed again.
 */
import { projectFunctions, type ProjectFunction } from "@slipway/cloud/functions/deploy/project-functions";
import type { DeployedFunction } from "@slipway/cloud/functions/functions";
import { AppError } from "@slipway/kernel/errors";
import { reportError } from "../../../errors/server/index.ts";
import type { Needs } from "../../../services.ts";
import { functionsFailed } from "../../contract/functions.ts";
import type { Keeps } from "../cloud-state.ts";
import type { BackendTraffic } from "../traffic/backend-traffic.ts";
import type { CloudFunctionRow, DeployFailure } from "../cloud-tables.ts";
import { functionTree } from "./function-files.ts";
import {
  beginTry,
  forgetFunction,
  functionRows,
  lookedAt,
  noteDeployed,
  noteFailed,
  noteLooked,
} from "./function-rows.ts";

interface Look {
  services: Needs<"clock" | "database" | "disk" | "live" | "log">;
  projectId: string;
  ref: string;
  traffic: BackendTraffic;
  rows: ReadonlyMap<string, CloudFunctionRow>;
  /** Deployed functions. */
  deployed: ReadonlyMap<string, DeployedFunction>;
  /** Also retries functions that failed with the same files. */
  again: boolean;
  /** Failures of this check that are caused by the files. */
  failures: { slug: string; reason: string }[];
}

const failureOf = (error: unknown): DeployFailure => {
  if (!(error instanceof AppError))
    return { message: "This server could not finish the deployment.", details: null, isOfFiles: false };
  const isOfFiles = error.code === "function_deploy_failed";
  const details = typeof error.details === "string" ? error.details : null;
  return { message: error.userMessage, details, isOfFiles };
};

/** Finds `supabase/functions/hello/index.ts:3:20` in the compiler's message. */
function placeIn(details: string) {
  const found = /(supabase\/[^\s:]+)(?::(\d+))?(?::(\d+))?/.exec(details);
  const number = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
  return { filename: found?.[1] ?? null, lineno: number(found?.[2]), colno: number(found?.[3]) };
}

/** Reports one error that people can hand to the agent. It is not reported twice while it is open. */
async function tellFailure({ services, projectId }: Look, slug: string, failure: DeployFailure): Promise<void> {
  if (!failure.isOfFiles) return;
  const details = failure.details ?? "";
  await reportError(services, projectId, {
    type: "edge_function",
    error_message: `${failure.message}: ${slug}\n${details}`,
    page: "/",
    meta_data: { url: null, method: null, origin: null, status: null, ...placeIn(details) },
  });
}

/** False: a retry may succeed. */
async function deployOne(look: Look, wanted: ProjectFunction): Promise<boolean> {
  const { services, projectId, ref, traffic, rows, deployed, again } = look;
  const { slug, source, problem } = wanted;
  const row = rows.get(slug);
  const running = deployed.get(slug);
  if (running?.source === source) {
    if (row?.state !== "deployed" || row.version !== running.version) await noteDeployed(services, projectId, running);
    return true;
  }
  const isKnown = row?.state === "failed" && row.triedSource === source && row.failure?.isOfFiles === true;
  if (isKnown && !again) {
    await tellFailure(look, slug, row.failure!);
    return true;
  }
  const attempt = { projectId, slug, source };
  const { id, version, createdAt } = await beginTry(services, attempt);
  try {
    if (problem !== null) throw problem;
    await services.disk.requireRoom();
    const former = { id, version, created_at: createdAt };
    await noteDeployed(services, projectId, await traffic.deployFunction(ref, { ...wanted, former }));
    return true;
  } catch (error) {
    const failure = failureOf(error);
    services.log.info("a function was not deployed", { projectId, slug, error });
    await noteFailed(services, attempt, failure);
    await tellFailure(look, slug, failure);
    if (failure.isOfFiles) look.failures.push({ slug, reason: failure.details ?? failure.message });
    return failure.isOfFiles;
  }
}

async function removeOthers(look: Look, wanted: ReadonlySet<string>): Promise<void> {
  const { services, projectId, ref, traffic, rows, deployed } = look;
  for (const slug of new Set([...deployed.keys(), ...rows.keys()])) {
    if (wanted.has(slug)) continue;
    if (deployed.has(slug)) await traffic.removeFunction(ref, slug);
    await forgetFunction(services, projectId, slug);
  }
}

/** Whether the deployed functions are those of the last check. */
const isAsLeft = ({ rows, deployed }: Look): boolean =>
  [...rows.values()].every(({ slug, state, version, triedSource }) =>
    state === "deployed"
      ? deployed.get(slug)?.source === triedSource
      : state === "failed" && (version === 0 || deployed.has(slug)),
  ) && [...deployed.keys()].every((slug) => rows.has(slug));

/** Safe to repeat at any point, but not concurrently for one project. Throws the signal's reason. */
export async function lookAtFunctions(
  services: Needs<"clock" | "database" | "disk" | "events" | "git" | "live" | "log"> & Keeps<"backends" | "traffic">,
  projectId: string,
  { again, signal }: { again: boolean; signal: AbortSignal },
): Promise<void> {
  const found = await services.backends.of(projectId);
  const tree = found === null ? null : await functionTree(services, projectId);
  if (found === null || tree === null) return;
  const { ref } = found.backend;
  const traffic = services.traffic;
  const [rows, running, looked] = await Promise.all([
    functionRows(services, projectId),
    traffic.listFunctions(ref),
    lookedAt(services, projectId),
  ]);
  const deployed = new Map(running.map((one) => [one.slug, one]));
  const look: Look = { services, projectId, ref, traffic, rows, deployed, again, failures: [] };
  const seen = { functionsSha: tree.sha, functionsTree: tree.key };
  if (!again && looked.functionsTree === tree.key && isAsLeft(look)) {
    // A new version closes the errors of older ones, so those that still fail are reported again.
    for (const { slug, failure } of rows.values()) if (failure !== null) await tellFailure(look, slug, failure);
    if (looked.functionsSha !== tree.sha) await noteLooked(services, projectId, seen);
    return;
  }
  const wanted = projectFunctions(await tree.read());
  let isDone = true;
  await removeOthers(look, new Set(wanted.map(({ slug }) => slug)));
  for (const one of wanted) {
    signal.throwIfAborted();
    isDone = (await deployOne(look, one)) && isDone;
  }
  const { failures } = look;
  if (failures.length > 0) await services.events.emit(functionsFailed, { projectId, sha: tree.sha, failures });
  await noteLooked(services, projectId, isDone ? seen : { functionsSha: null, functionsTree: null });
}
