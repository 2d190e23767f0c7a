/** Secrets of the backend's functions, as a view of the Cloud area. [C2.09] [C2.27] */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { KeyRound } from "lucide-react";

export const cloudSecretsViews: readonly AreaView[] = [
  {
    id: "secrets",
    label: "Secrets",
    icon: KeyRound,
    order: 60,
    component: lazyNamed(() => import("./secrets-view.tsx"), "SecretsView"),
    card: lazyNamed(() => import("./secrets-card.tsx"), "SecretsCard"),
  },
];
