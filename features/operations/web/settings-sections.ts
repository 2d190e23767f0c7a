import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { Gauge } from "lucide-react";

export const operationsSections: readonly SettingsSection[] = [
  {
    id: "staff-capacity",
    order: 79,
    group: "Staff",
    label: "Capacity",
    words: ["disk", "memory", "storage", "server", "limits", "load"],
    icon: Gauge,
    staffOnly: true,
    component: lazyNamed(() => import("./capacity-page.tsx"), "CapacityPage"),
  },
];
