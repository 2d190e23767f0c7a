import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { BrainCircuit } from "lucide-react";

export const modelsSections: readonly SettingsSection[] = [
  {
    id: "staff-models",
    order: 77,
    group: "Staff",
    label: "Models",
    words: ["ai", "language model", "api key", "provider", "openai", "anthropic", "gemini", "ollama", "local model"],
    icon: BrainCircuit,
    staffOnly: true,
    component: lazyNamed(() => import("./models-page.tsx"), "ModelsPage"),
  },
];
