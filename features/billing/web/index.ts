import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { PlanLayer } from "./plan-layer.tsx";

export const billingWeb: WebFeature = {
  name: "billing",
  slots: [
    { slot: "app.layer", id: "plan", order: 20, component: PlanLayer },
    {
      slot: "project.topbar.right",
      id: "credits",
      order: 5,
      component: lazyNamed(() => import("./credits/credit-pill.tsx"), "ProjectCredits"),
    },
    {
      slot: "app.bar.right",
      id: "credits",
      order: 5,
      component: lazyNamed(() => import("./credits/credit-pill.tsx"), "WorkspaceCredits"),
    },
  ],
};
