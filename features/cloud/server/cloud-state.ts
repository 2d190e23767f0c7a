/** This feature's state, built by `mount`, under the names that its use cases ask for. */
import type { ProjectLogs } from "@slipway/cloud/logs/project-logs";
import type { RecentMap } from "@slipway/kernel/recent-map";
import type { Backends } from "./backend/backends.ts";
import type { CloudRoom } from "./backend/cloud-room.ts";
import type { CloudConnection } from "./cloud.ts";
import type { FunctionDeployer } from "./functions/function-deployer.ts";
import type { BackendTraffic } from "./traffic/backend-traffic.ts";

export interface CloudState {
  backends: Backends;
  room: CloudRoom;
  /** Logs of all backends: one writer for this process. */
  cloudLogs: ProjectLogs;
  traffic: BackendTraffic;
  deployer: FunctionDeployer;
  /** References of the throwaway copies that checks of this process use. */
  copies: Set<string>;
  /** By project: whoever asks while a backend is being made waits for the same one. */
  enabling: Map<string, Promise<CloudConnection>>;
  /** Sources of functions that were found good. A source's name is a hash of everything that its function is made of. */
  goodSources: RecentMap<true>;
}

/** As `Needs`, of this feature's own state. */
export type Keeps<Name extends keyof CloudState> = Pick<CloudState, Name>;
