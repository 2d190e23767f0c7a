import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { Wrench } from "lucide-react";

export const integrationsWeb: WebFeature = {
  name: "integrations",
  slots: [
    {
      slot: "settings.section",
      id: "tools",
      order: 36,
      group: "Workspace",
      label: "Tools",
      words: ["mcp", "integrations", "connectors", "approval", "permissions", "api"],
      icon: Wrench,
      component: lazyNamed(() => import("./tools-page.tsx"), "ToolsPage"),
    },
  ],
};
