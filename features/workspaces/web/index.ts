import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { Building2, Users } from "lucide-react";

export const workspacesWeb: WebFeature = {
  name: "workspaces",
  slots: [
    {
      slot: "app.bar.left",
      id: "workspace",
      order: 10,
      component: lazyNamed(() => import("./workspace-switch.tsx"), "WorkspaceSwitch"),
    },
    {
      slot: "settings.section",
      id: "workspace",
      order: 30,
      group: "Workspace",
      label: "General",
      words: ["rename", "workspace name", "publishing", "organization", "company"],
      icon: Building2,
      component: lazyNamed(() => import("./workspace-settings.tsx"), "WorkspaceSettings"),
    },
    {
      slot: "settings.section",
      id: "members",
      order: 31,
      group: "Workspace",
      label: "People",
      words: ["invite", "members", "team", "colleague", "users", "roles", "share", "access", "permissions"],
      icon: Users,
      component: lazyNamed(() => import("./members.tsx"), "Members"),
    },
  ],
};
