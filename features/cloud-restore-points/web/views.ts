/** Restore points in the Cloud area. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { History } from "lucide-react";

export const restorePointsViews: readonly AreaView[] = [
  {
    id: "restore-points",
    label: "Restore points",
    icon: History,
    order: 80,
    component: lazyNamed(() => import("./restore-points-view.tsx"), "RestorePointsView"),
  },
];
