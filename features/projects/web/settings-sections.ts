import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { FolderCog } from "lucide-react";

export const projectsSections: readonly SettingsSection[] = [
  {
    id: "project",
    order: 50,
    group: "Project",
    label: "Project",
    words: [
      "rename",
      "name",
      "title",
      "visibility",
      "public",
      "private",
      "internal",
      "zip",
      "download",
      "export",
      "backup",
      "source code",
      "copy",
      "duplicate",
      "remix",
      "move",
      "trash",
      "delete project",
    ],
    icon: FolderCog,
    needsProject: true,
    component: lazyNamed(() => import("./settings/project-settings.tsx"), "ProjectSettings"),
  },
];
