/** Usage near its limit, on the first page of the Cloud area. [C2.04] */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { ChartNoAxesColumn } from "lucide-react";

export const usageViews: readonly AreaView[] = [
  {
    id: "usage",
    label: "Usage",
    icon: ChartNoAxesColumn,
    order: 0,
    inRail: false,
    note: lazyNamed(() => import("./cloud/usage-note.tsx"), "UsageNote"),
  },
];
