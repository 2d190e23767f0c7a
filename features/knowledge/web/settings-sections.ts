/** Knowledge for the agent, edited in the settings of a project and of a workspace. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { BookOpenText } from "lucide-react";

export const knowledgeSections: readonly SettingsSection[] = [
  {
    id: "workspace-knowledge",
    order: 35,
    group: "Workspace",
    label: "Shared knowledge",
    words: ["instructions", "rules", "context", "custom prompt", "guidelines", "team"],
    icon: BookOpenText,
    component: lazyNamed(() => import("./knowledge-settings.tsx"), "WorkspaceKnowledge"),
  },
  {
    id: "knowledge",
    order: 55,
    group: "Project",
    label: "Knowledge",
    words: ["instructions", "rules", "context", "custom prompt", "guidelines"],
    icon: BookOpenText,
    needsProject: true,
    component: lazyNamed(() => import("./knowledge-settings.tsx"), "ProjectKnowledge"),
  },
];
