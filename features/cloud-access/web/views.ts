/** The access matrix in the Cloud area. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { ShieldCheck } from "lucide-react";

export const accessViews: readonly AreaView[] = [
  {
    id: "access",
    label: "Access",
    icon: ShieldCheck,
    order: 15,
    component: lazyNamed(() => import("./access-view.tsx"), "AccessView"),
  },
];
