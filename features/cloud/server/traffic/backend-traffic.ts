/**
 * Calls to the process that answers projects' backends: sign-in, functions, open channels, and cached state. In a
 * single process that is this one; else the gateway process, which offers the same methods to the app.
 */
import type { DeployedFunction, Deployment } from "@slipway/cloud/functions/functions";
import { AppError } from "@slipway/kernel/errors";
import type { RpcClient, RpcMethods } from "@slipway/platform/rpc/port";
import type { Services } from "../../../services.ts";
import { askAuth, type AuthQuestion } from "../people/call-auth.ts";
import { backendsOf, requireBackend } from "../backend/backends.ts";
import { forgetCloudUsage } from "../backend/cloud-room.ts";
import { closeRealtime, cloudServices } from "../backend/cloud-services.ts";

export interface BackendTraffic {
  /** Throws as `callAuth` does, and 404 `cloud_not_enabled`. */
  callAuth(projectId: string, question: AuthQuestion): Promise<unknown>;
  /** Throws as `Functions.deploy` does. */
  deployFunction(ref: string, deployment: Deployment): Promise<DeployedFunction>;
  checkFunction(ref: string, deployment: Deployment): Promise<void>;
  listFunctions(ref: string): Promise<DeployedFunction[]>;
  removeFunction(ref: string, slug: string): Promise<void>;
  removeFunctions(ref: string): Promise<void>;
  /** Running calls finish; the next request starts a new worker. */
  restartFunctions(ref: string): Promise<void>;
  /** Ends every channel of a backend that was paused or is gone. */
  closeRealtime(ref: string, reason: string): Promise<void>;
  /** The next request reads the project's row, keys and settings again. */
  forget(projectId: string): Promise<void>;
}

function trafficHere(services: Services): BackendTraffic {
  const functions = () => cloudServices(services).functions;
  return {
    callAuth: async (projectId, question) =>
      askAuth(cloudServices(services).auth, (await requireBackend(services, projectId)).backend, question),
    deployFunction: (ref, deployment) => functions().deploy(ref, deployment),
    checkFunction: (ref, deployment) => functions().check(ref, deployment),
    listFunctions: (ref) => functions().list(ref),
    removeFunction: (ref, slug) => functions().remove(ref, slug),
    removeFunctions: (ref) => functions().removeAll(ref),
    restartFunctions: async (ref) => functions().restart(ref),
    closeRealtime: (ref, reason) => closeRealtime(services, ref, reason),
    async forget(projectId) {
      backendsOf(services).forget(projectId);
      // A backend's reference is its project's id.
      forgetCloudUsage(services, projectId);
    },
  };
}

/** A restarting process has no cache to forget. */
async function unlessRestarting(telling: Promise<void>): Promise<void> {
  try {
    await telling;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "gateway_restarting")) throw error;
  }
}

function trafficThere(services: Services, gateway: RpcClient): BackendTraffic {
  return {
    callAuth: (projectId, question) => gateway.call("backends.callAuth", { projectId, question }),
    deployFunction: (ref, deployment) => gateway.call("backends.deployFunction", { ref, deployment }),
    checkFunction: (ref, deployment) => gateway.call("backends.checkFunction", { ref, deployment }),
    listFunctions: (ref) => gateway.call("backends.listFunctions", { ref }),
    removeFunction: (ref, slug) => gateway.call("backends.removeFunction", { ref, slug }),
    removeFunctions: (ref) => gateway.call("backends.removeFunctions", { ref }),
    restartFunctions: (ref) => gateway.call("backends.restartFunctions", { ref }),
    closeRealtime: (ref, reason) => unlessRestarting(gateway.call("backends.closeRealtime", { ref, reason })),
    async forget(projectId) {
      backendsOf(services).forget(projectId);
      forgetCloudUsage(services, projectId);
      await unlessRestarting(gateway.call("backends.forget", { projectId }));
    },
  };
}

export const trafficOf = (services: Services): BackendTraffic =>
  services.gateway === null ? trafficHere(services) : trafficThere(services, services.gateway);

interface OfBackend {
  ref: string;
}

/** The same methods for the app, offered by the gateway process. */
export function trafficMethods(services: Services): RpcMethods {
  const here = trafficHere(services);
  return {
    "backends.callAuth": async ({ projectId, question }: { projectId: string; question: AuthQuestion }) =>
      here.callAuth(projectId, question),
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
    "backends.forget": async ({ projectId }: { projectId: string }) => here.forget(projectId),
  };
}
