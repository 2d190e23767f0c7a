/** Views of the backend itself. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { Inbox, Settings2 } from "lucide-react";

export const cloudViews: readonly AreaView[] = [
  {
    id: "owners",
    label: "Site owners",
    icon: Inbox,
    order: 25,
    component: lazyNamed(() => import("./owners/owners-view.tsx"), "OwnersView"),
  },
  {
    id: "advanced",
    label: "Advanced settings",
    icon: Settings2,
    order: 90,
    inRail: false,
    component: lazyNamed(() => import("./advanced/advanced-view.tsx"), "AdvancedView"),
  },
];
