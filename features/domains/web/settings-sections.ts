import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { Globe } from "lucide-react";

export const domainsSections: readonly SettingsSection[] = [
  {
    id: "staff-addresses",
    alias: "domains",
    order: 78,
    group: "Staff",
    label: "Addresses",
    words: ["domain", "https", "certificate", "url", "tunnel", "internet", "network", "dns", "reach"],
    icon: Globe,
    staffOnly: true,
    component: lazyNamed(() => import("./addresses-page.tsx"), "AddressesPage"),
  },
];
