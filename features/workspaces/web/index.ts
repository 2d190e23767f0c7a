import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";

export const workspacesWeb: WebFeature = {
  name: "workspaces",
  slots: [
    {
      slot: "app.bar.left",
      id: "workspace",
      order: 10,
      component: lazyNamed(() => import("./workspace-switch.tsx"), "WorkspaceSwitch"),
    },
  ],
};
