import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { ChartColumn, CreditCard } from "lucide-react";

export const billingSections: readonly SettingsSection[] = [
  {
    id: "billing",
    order: 32,
    group: "Workspace",
    label: "Plan",
    words: [
      "billing",
      "price",
      "upgrade",
      "downgrade",
      "payment",
      "invoice",
      "subscription",
      "pro",
      "business",
      "free",
    ],
    icon: CreditCard,
    hiddenForEdu: true,
    component: lazyNamed(() => import("./billing-page.tsx"), "BillingPage"),
  },
  {
    id: "usage",
    order: 33,
    group: "Workspace",
    label: "Usage",
    words: ["credits", "top up", "tokens", "cost", "spending", "limits"],
    icon: ChartColumn,
    component: lazyNamed(() => import("./usage/usage-page.tsx"), "UsagePage"),
  },
];
