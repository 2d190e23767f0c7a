/** Views of the backend itself. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { Database, Inbox, KeyRound, Settings2, SquareFunction } from "lucide-react";

export const cloudViews: readonly AreaView[] = [
  {
    id: "database",
    label: "Database",
    icon: Database,
    order: 10,
    component: lazyNamed(() => import("./views/sections.tsx"), "DatabaseView"),
  },
  {
    id: "owners",
    label: "Site owners",
    icon: Inbox,
    order: 25,
    component: lazyNamed(() => import("./views/sections.tsx"), "OwnersView"),
  },
  {
    id: "functions",
    label: "Edge Functions",
    icon: SquareFunction,
    order: 40,
    component: lazyNamed(() => import("./views/sections.tsx"), "FunctionsView"),
  },
  {
    id: "secrets",
    label: "Secrets",
    icon: KeyRound,
    order: 60,
    component: lazyNamed(() => import("./views/sections.tsx"), "SecretsView"),
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
