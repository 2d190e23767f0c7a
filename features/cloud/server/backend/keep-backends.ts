/** Builds what a process remembers of projects' backends. */
import { openProjectLogs } from "@slipway/cloud/logs/project-logs";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../cloud-state.ts";
import { Backends } from "./backends.ts";
import { CloudRoom } from "./cloud-room.ts";

export type BackendEngines = Needs<
  "addresses" | "clock" | "clusters" | "config" | "database" | "disk" | "live" | "log" | "mail" | "objects"
>;

/** The caller ends `cloudLogs`. */
export function keepBackends(engines: BackendEngines): Keeps<"backends" | "cloudLogs" | "room"> {
  const { database, clock, log } = engines;
  const cloudLogs = openProjectLogs({ database, clock, log: log.child({ part: "cloud-logs" }) });
  const room = new CloudRoom(engines);
  return { cloudLogs, room, backends: new Backends({ ...engines, cloudLogs, room }) };
}
