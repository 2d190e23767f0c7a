/**
 * Calls to the process that answers projects' backends: sign-in, functions, open channels, and cached state. In a
 * single process that is this one; else the gateway process, which offers the same methods to the app.
 */
import type { DeployedFunction, Deployment } from "@slipway/cloud/functions/functions";
import type { CopyPlace } from "../copies/copy-place.ts";
import type { RestAnswer } from "../cloud-requests.ts";
import type { RestQuestion } from "../security/try-request.ts";
import type { AuthQuestion } from "../people/call-auth.ts";

export interface BackendTraffic {
  /** Throws as `callAuth` does, and 404 `cloud_not_enabled`. */
  callAuth(projectId: string, question: AuthQuestion): Promise<unknown>;
  askRest(projectId: string, question: RestQuestion): Promise<RestAnswer>;
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
  /** Answers requests to a throwaway copy, which has its database already. Answers the socket's path. */
  serveCopy(place: CopyPlace): Promise<string>;
  endCopy(ref: string): Promise<void>;
  /** The next request reads the project's row, keys and settings again. */
  forget(projectId: string): Promise<void>;
}
