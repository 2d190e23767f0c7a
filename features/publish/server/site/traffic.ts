/** Answers on the hosts of published sites. */
import type { OpenTraffic, Traffic } from "../../../feature.ts";
import { openVisits } from "../../../preview/server/index.ts";
import type { Needs } from "../../../services.ts";
import { createSiteHost, type SiteHostPorts } from "./site-host.ts";
import { SiteTable } from "./site-table.ts";

export async function answerSites(ports: SiteHostPorts & Needs<"hosts">): Promise<Traffic> {
  const leave = ports.hosts.set(ports.addresses.sitePattern, createSiteHost(ports));
  return {
    methods: { "sites.forget": async () => ports.sites.forgetAll() },
    [Symbol.asyncDispose]: async () => leave(),
  };
}

export const openSiteTraffic: OpenTraffic = (engines) => {
  const ports = { ...engines, preview: openVisits(engines) };
  return answerSites({ ...ports, sites: new SiteTable(ports) });
};
