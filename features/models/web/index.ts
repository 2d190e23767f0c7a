import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { BrainCircuit } from "lucide-react";

export const modelsWeb: WebFeature = {
  name: "models",
  slots: [
    {
      slot: "settings.section",
      id: "staff-models",
      order: 77,
      group: "Staff",
      label: "Models",
      words: ["ai", "language model", "api key", "provider", "openai", "anthropic", "gemini", "ollama", "local model"],
      icon: BrainCircuit,
      staffOnly: true,
      component: lazyNamed(() => import("./models-page.tsx"), "ModelsPage"),
    },
  ],
};
