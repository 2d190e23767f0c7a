import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { Building2, GraduationCap, Users } from "lucide-react";

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
    words: [
      "invite",
      "members",
      "team",
      "colleague",
      "collaborators",
      "users",
      "roles",
      "share",
      "access",
      "permissions",
    ],
    icon: Users,
    component: lazyNamed(() => import("./people/members.tsx"), "Members"),
  },
  {
    id: "staff-workspaces",
    order: 80,
    group: "Staff",
    label: "Workspaces",
    words: ["education", "school", "edu", "teams", "organizations"],
    icon: GraduationCap,
    staffOnly: true,
    component: lazyNamed(() => import("./staff/staff-workspaces.tsx"), "StaffWorkspaces"),
  },
];
