/** Logs of the backend, as a view of the Cloud area. [C2.09] [C2.19] */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { ScrollText } from "lucide-react";

export const cloudLogsViews: readonly AreaView[] = [
  {
    id: "logs",
    label: "Logs",
    icon: ScrollText,
    order: 70,
    component: lazyNamed(() => import("./logs-view.tsx"), "LogsView"),
    card: lazyNamed(() => import("./logs-card.tsx"), "LogsCard"),
  },
];
