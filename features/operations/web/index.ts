import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { Gauge } from "lucide-react";

export const operationsWeb: WebFeature = {
  name: "operations",
  slots: [
    {
      slot: "settings.section",
      id: "staff-capacity",
      order: 79,
      group: "Staff",
      label: "Capacity",
      words: ["disk", "memory", "storage", "server", "limits", "load"],
      icon: Gauge,
      staffOnly: true,
      component: lazyNamed(() => import("./capacity-page.tsx"), "CapacityPage"),
    },
  ],
};
