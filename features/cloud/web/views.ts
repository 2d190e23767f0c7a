/** Views of the backend itself. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { Database, Settings2, Users } from "lucide-react";

export const cloudViews: readonly AreaView[] = [
  {
    id: "database",
    label: "Database",
    icon: Database,
    order: 10,
    component: lazyNamed(() => import("./views/sections.tsx"), "DatabaseView"),
  },
  {
    id: "users",
    label: "Users",
    icon: Users,
    order: 20,
    component: lazyNamed(() => import("./views/sections.tsx"), "UsersView"),
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
