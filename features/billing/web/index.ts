import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { ChartColumn, CreditCard } from "lucide-react";
import { PlanLayer } from "./plan-layer.tsx";

export const billingWeb: WebFeature = {
  name: "billing",
  slots: [
    { slot: "app.layer", id: "plan", order: 20, component: PlanLayer },
    {
      slot: "settings.section",
      id: "billing",
      order: 32,
      group: "Workspace",
      label: "Plan",
      words: ["price", "upgrade", "downgrade", "payment", "invoice", "subscription", "pro", "business", "free"],
      icon: CreditCard,
      hiddenForEdu: true,
      component: lazyNamed(() => import("./billing-page.tsx"), "BillingPage"),
    },
    {
      slot: "settings.section",
      id: "usage",
      order: 33,
      group: "Workspace",
      label: "Usage",
      words: ["credits", "top up", "tokens", "cost", "spending", "limits"],
      icon: ChartColumn,
      component: lazyNamed(() => import("./usage/usage-page.tsx"), "UsagePage"),
    },
    {
      slot: "project.topbar.right",
      id: "credits",
      order: 5,
      component: lazyNamed(() => import("./credit-pill.tsx"), "ProjectCredits"),
    },
    {
      slot: "app.bar.right",
      id: "credits",
      order: 5,
      component: lazyNamed(() => import("./credit-pill.tsx"), "WorkspaceCredits"),
    },
  ],
};
