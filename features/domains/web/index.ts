import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { Globe } from "lucide-react";

export const domainsWeb: WebFeature = {
  name: "domains",
  slots: [
    {
      slot: "settings.section",
      id: "staff-addresses",
      order: 78,
      group: "Staff",
      label: "Addresses",
      words: ["domain", "https", "certificate", "url", "tunnel", "internet", "network", "dns", "reach"],
      icon: Globe,
      staffOnly: true,
      component: lazyNamed(() => import("./addresses-page.tsx"), "AddressesPage"),
    },
  ],
};
