/** Language models that the app's functions use, as a view of the Cloud area. [C2.09] [C2.39] */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { Sparkles } from "lucide-react";

export const cloudAiViews: readonly AreaView[] = [
  {
    id: "ai",
    label: "AI",
    icon: Sparkles,
    order: 50,
    component: lazyNamed(() => import("./ai-view.tsx"), "AiView"),
    card: lazyNamed(() => import("./ai-card.tsx"), "AiCard"),
  },
];
