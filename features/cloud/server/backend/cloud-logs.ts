/** Logs of all backends: one writer for this process. */
import { openProjectLogs, type ProjectLogs } from "@slipway/cloud/logs/project-logs";
import type { Services } from "../../../services.ts";

const opened = new WeakMap<Services, ProjectLogs>();

export function cloudLogs(services: Services): ProjectLogs {
  let known = opened.get(services);
  if (known === undefined) {
    const { database, clock, log } = services;
    opened.set(services, (known = openProjectLogs({ database, clock, log: log.child({ part: "cloud-logs" }) })));
  }
  return known;
}

export async function closeCloudLogs(services: Services): Promise<void> {
  const known = opened.get(services);
  opened.delete(services);
  await known?.[Symbol.asyncDispose]();
}
