import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { Wrench } from "lucide-react";

export const integrationsSections: readonly SettingsSection[] = [
  {
    id: "tools",
    order: 36,
    group: "Workspace",
    label: "Tools",
    words: ["mcp", "integrations", "connectors", "approval", "permissions", "api"],
    icon: Wrench,
    component: lazyNamed(() => import("./tools-page.tsx"), "ToolsPage"),
  },
];
