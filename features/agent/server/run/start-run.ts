/** Starts a run that outlives the request: takes the project's lock, renews it and the lease, and cleans up. */
import { limits } from "@slipway/kernel/limits";
import type { Egress } from "@slipway/platform/egress/port";
import { withTrace } from "@slipway/platform/log/pino-log";
import { acquireLock, refreshLock, releaseLock } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { KnownTypes } from "../verify/known/known-types.ts";
import type { ActiveRun } from "../agent.ts";
import { observeTurn } from "../loop/observe-run.ts";
import { chargedRun } from "./charged-run.ts";
import { executeRun, type ExecuteNeeds } from "./execute-run.ts";
import { RunGraph } from "./graph/run-graph.ts";
import type { RunOutcome, RunReporter, RunRequest } from "./run-request.ts";
import { closeRun, openRun, renewRun } from "./runs-table.ts";
import { RunStopped } from "./run-stopped.ts";

/** Every run of the process needs these. */
export interface RunPorts {
  services: ExecuteNeeds & Needs<"config" | "placements">;
  knownTypes: KnownTypes;
  /** The way to public pages. */
  web: Pick<Egress, "fetch">;
}

export async function startRun(ports: RunPorts, request: RunRequest, reporter: RunReporter): Promise<ActiveRun> {
  const { services } = ports;
  await acquireLock(services, request.projectId, request.aiMessageId);
  const controller = new AbortController();
  try {
    await openRun(services, { aiMessageId: request.aiMessageId, projectId: request.projectId });
  } catch (error) {
    await releaseLock(services, request.projectId, request.aiMessageId);
    throw error;
  }
  return {
    stop: (why) => controller.abort(new RunStopped(why)),
    done: supervise({ ...ports, request, reporter, controller }),
  };
}

interface Supervised extends RunPorts {
  request: RunRequest;
  reporter: RunReporter;
  controller: AbortController;
}

async function supervise({
  services,
  knownTypes,
  web,
  request,
  reporter,
  controller,
}: Supervised): Promise<RunOutcome> {
  const graph = new RunGraph(services, request);
  const renewal = setInterval(() => void renew(services, request, controller), limits.lockRefreshMs);
  let state: "completed" | "stopped" | "failed" = "failed";
  try {
    const { signal } = controller;
    const outcome = await withTrace(
      request.traceId,
      () =>
        observeTurn(services, request, () =>
          chargedRun(services, { request, reporter }, (charge) =>
            executeRun({ services, knownTypes, web, request, reporter, signal, graph, charge }),
          ),
        ),
      "run of the agent",
    );
    await graph.run("report", () => outcome, reported);
    state =
      outcome.status === "stopped" ? "stopped" : outcome.edit === null && outcome.canRetry ? "failed" : "completed";
    return outcome;
  } finally {
    clearInterval(renewal);
    // The outcome is known, so an unreachable database must not turn it into a failure.
    await Promise.all([
      closeRun(services, request.aiMessageId, { state }),
      graph.close(controller.signal.reason),
    ]).catch((error: unknown) =>
      services.log.warn("a run could not be closed", { projectId: request.projectId, error }),
    );
    await releaseLock(services, request.projectId, request.aiMessageId);
  }
}

const reported = ({ status, evidence, notDone, suggestions, pipelineErrors, timeToFirstTokenMs }: RunOutcome) => ({
  status,
  evidence: evidence?.summary ?? null,
  not_done: notDone,
  suggestions,
  pipeline_errors: pipelineErrors,
  time_to_first_token_ms: timeToFirstTokenMs,
});

/** If somebody else holds the lock, this run was considered dead and must not commit any more. */
async function renew(
  services: Needs<"clock" | "database" | "live" | "log">,
  request: RunRequest,
  controller: AbortController,
): Promise<void> {
  try {
    const [held] = await Promise.all([
      refreshLock(services, request.projectId, request.aiMessageId),
      renewRun(services, request.aiMessageId),
    ]);
    if (!held) controller.abort(new RunStopped("lock_lost"));
  } catch (error) {
    services.log.warn("a run's lock could not be renewed", { projectId: request.projectId, error });
  }
}
