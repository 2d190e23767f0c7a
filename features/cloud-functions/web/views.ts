/** Functions of the backend, as views of the Cloud area. [C2.08] [C2.24] [C2.25] */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { SquareFunction } from "lucide-react";

export const cloudFunctionsViews: readonly AreaView[] = [
  {
    id: "functions",
    label: "Edge Functions",
    icon: SquareFunction,
    order: 40,
    component: lazyNamed(() => import("./functions-view.tsx"), "FunctionsView"),
    card: lazyNamed(() => import("./functions-card.tsx"), "FunctionsCard"),
  },
  {
    id: "function",
    label: "Edge Function",
    icon: SquareFunction,
    order: 41,
    inRail: false,
    component: lazyNamed(() => import("./function-view.tsx"), "FunctionView"),
  },
];
