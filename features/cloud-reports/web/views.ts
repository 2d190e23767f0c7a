/** The view of the Cloud area that plots use over time. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { ChartLine } from "lucide-react";

export const reportsViews: readonly AreaView[] = [
  {
    id: "reports",
    label: "Reports",
    icon: ChartLine,
    order: 72,
    component: lazyNamed(() => import("./reports-view.tsx"), "ReportsView"),
  },
];
