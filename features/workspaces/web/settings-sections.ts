import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { Building2, Users } from "lucide-react";

export const workspacesSections: readonly SettingsSection[] = [
  {
    id: "workspace",
    order: 30,
    group: "Workspace",
    label: "General",
    words: [
      "rename",
      "workspace name",
      "picture",
      "publishing",
      "organization",
      "company",
      "leave",
      "delete workspace",
    ],
    icon: Building2,
    component: lazyNamed(() => import("./general/workspace-settings.tsx"), "WorkspaceSettings"),
  },
  {
    id: "members",
    order: 31,
    group: "Workspace",
    label: "People",
    words: ["invite", "members", "team", "colleague", "users", "roles", "share", "access", "permissions"],
    icon: Users,
    component: lazyNamed(() => import("./people/members.tsx"), "Members"),
  },
];
