import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { BrainCircuit } from "lucide-react";

export const modelsSections: readonly SettingsSection[] = [
  {
    id: "models",
    order: 37,
    group: "Workspace",
    label: "Models",
    words: ["ai", "language model", "own key", "bring your own key", "provider", "openai", "anthropic", "gemini"],
    icon: BrainCircuit,
    component: lazyNamed(() => import("./own-models-page.tsx"), "OwnModelsPage"),
  },
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
