/** This feature's state, built by `mount`, under the names that its use cases ask for. */
import type { Deployment } from "./deployments.ts";
import type { SiteTable } from "./site/site-table.ts";

export interface PublishState {
  sites: SiteTable;
  /** By project: what is being published right now. */
  publishing: Map<string, { sha: string; deployment: Promise<Deployment> }>;
}

/** As `Needs`, of this feature's own state. */
export type Keeps<Name extends keyof PublishState> = Pick<PublishState, Name>;
