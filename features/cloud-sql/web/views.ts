/** The SQL editor in the Cloud area. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { SquareTerminal } from "lucide-react";

export const cloudSqlViews: readonly AreaView[] = [
  {
    id: "sql",
    label: "SQL editor",
    icon: SquareTerminal,
    order: 13,
    component: lazyNamed(() => import("./sql-view.tsx"), "SqlView"),
  },
];
