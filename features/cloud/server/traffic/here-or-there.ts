/** The two ways to whatever answers projects' backends: in this process, and in the gateway process. */
import type { Deployment } from "@slipway/cloud/functions/functions";
import { AppError } from "@slipway/kernel/errors";
import type { RpcClient, RpcMethods } from "@slipway/platform/rpc/port";
import { requireBackend } from "../backend/backends.ts";
import type { CloudServices } from "../backend/cloud-services.ts";
import type { CloudState } from "../cloud-state.ts";
import type { CopyPlace } from "../copies/copy-place.ts";
import { askRest, type RestQuestion } from "../security/try-request.ts";
import { askAuth, type AuthQuestion } from "../people/call-auth.ts";
import type { BackendTraffic } from "./backend-traffic.ts";

type KeptPorts = Pick<CloudState, "backends" | "room">;

/** Nobody listens to a backend any more: it was paused, or its project is gone. */
async function closeRealtime({ realtime, functions }: CloudServices, ref: string, reason: string): Promise<void> {
  await realtime.close(ref, reason);
  functions.restart(ref);
}

/** In the process that answers visitors. */
export function trafficHere({ backends, room }: KeptPorts, protocols: CloudServices): BackendTraffic {
  const { auth, rest, functions } = protocols;
  return {
    callAuth: async (projectId, question) =>
      askAuth(auth, (await requireBackend({ backends }, projectId)).backend, question),
    askRest: async (projectId, question) =>
      askRest(rest, (await requireBackend({ backends }, projectId)).backend, question),
    deployFunction: (ref, deployment) => functions.deploy(ref, deployment),
    checkFunction: (ref, deployment) => functions.check(ref, deployment),
    listFunctions: (ref) => functions.list(ref),
    removeFunction: (ref, slug) => functions.remove(ref, slug),
    removeFunctions: (ref) => functions.removeAll(ref),
    restartFunctions: async (ref) => functions.restart(ref),
    closeRealtime: (ref, reason) => closeRealtime(protocols, ref, reason),
    serveCopy: (place) => protocols.copies.serve(place),
    endCopy: (ref) => protocols.copies.end(ref),
    async forget(projectId) {
      backends.forget(projectId);
      // The reference of a backend is its project's id.
      room.forget(projectId);
    },
  };
}

/** A process that is starting again has nothing in memory that it could forget. */
async function unlessRestarting(telling: Promise<void>): Promise<void> {
  try {
    await telling;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "gateway_restarting")) throw error;
  }
}

/** In the app where a gateway process answers visitors. */
export function trafficThere({ backends, room }: KeptPorts, gateway: RpcClient): BackendTraffic {
  return {
    callAuth: (projectId, question) => gateway.call("backends.callAuth", { projectId, question }),
    askRest: (projectId, question) => gateway.call("backends.askRest", { projectId, question }),
    deployFunction: (ref, deployment) => gateway.call("backends.deployFunction", { ref, deployment }),
    checkFunction: (ref, deployment) => gateway.call("backends.checkFunction", { ref, deployment }),
    listFunctions: (ref) => gateway.call("backends.listFunctions", { ref }),
    removeFunction: (ref, slug) => gateway.call("backends.removeFunction", { ref, slug }),
    removeFunctions: (ref) => gateway.call("backends.removeFunctions", { ref }),
    restartFunctions: (ref) => gateway.call("backends.restartFunctions", { ref }),
    closeRealtime: (ref, reason) => unlessRestarting(gateway.call("backends.closeRealtime", { ref, reason })),
    serveCopy: (place) => gateway.call("backends.serveCopy", place),
    endCopy: (ref) => unlessRestarting(gateway.call("backends.endCopy", { ref })),
    async forget(projectId) {
      backends.forget(projectId);
      room.forget(projectId);
      await unlessRestarting(gateway.call("backends.forget", { projectId }));
    },
  };
}

interface OfBackend {
  ref: string;
}

/** The same methods for the app, in the gateway process. */
export function trafficMethods(here: BackendTraffic): RpcMethods {
  return {
    "backends.callAuth": async ({ projectId, question }: { projectId: string; question: AuthQuestion }) =>
      here.callAuth(projectId, question),
    "backends.askRest": async ({ projectId, question }: { projectId: string; question: RestQuestion }) =>
      here.askRest(projectId, question),
    "backends.deployFunction": async ({ ref, deployment }: OfBackend & { deployment: Deployment }) =>
      here.deployFunction(ref, deployment),
    "backends.checkFunction": async ({ ref, deployment }: OfBackend & { deployment: Deployment }) =>
      here.checkFunction(ref, deployment),
    "backends.listFunctions": async ({ ref }: OfBackend) => here.listFunctions(ref),
    "backends.removeFunction": async ({ ref, slug }: OfBackend & { slug: string }) => here.removeFunction(ref, slug),
    "backends.removeFunctions": async ({ ref }: OfBackend) => here.removeFunctions(ref),
    "backends.restartFunctions": async ({ ref }: OfBackend) => here.restartFunctions(ref),
    "backends.closeRealtime": async ({ ref, reason }: OfBackend & { reason: string }) =>
      here.closeRealtime(ref, reason),
    "backends.serveCopy": async (place: CopyPlace) => here.serveCopy(place),
    "backends.endCopy": async ({ ref }: OfBackend) => here.endCopy(ref),
    "backends.forget": async ({ projectId }: { projectId: string }) => here.forget(projectId),
  };
}
