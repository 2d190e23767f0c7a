/** Opens the hosts of published sites. */
import type { OpenTraffic } from "../../feature.ts";
import { createSiteHost } from "./site-host.ts";
import { siteTable } from "./site-table.ts";

export const openSiteTraffic: OpenTraffic = async (services) => {
  const leave = services.hosts.set(services.addresses.sitePattern, createSiteHost(services));
  return {
    methods: { "sites.forget": async () => siteTable(services).forgetAll() },
    [Symbol.asyncDispose]: async () => leave(),
  };
};
