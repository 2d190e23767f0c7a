/** The versions of a project: their list, a look at each, and the way back to one. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { History } from "lucide-react";

export const editsWeb: WebFeature = {
  name: "edits",
  slots: [
    {
      slot: "project.topbar.left",
      id: "versions",
      order: 30,
      component: lazyNamed(() => import("./versions-button.tsx"), "VersionsButton"),
    },
    {
      slot: "project.menu",
      id: "versions",
      order: 10,
      component: lazyNamed(() => import("./versions-item.tsx"), "VersionsItem"),
    },
    {
      slot: "project.tool.snapshot",
      id: "snapshot",
      order: 80,
      label: "Versions",
      shows: "The list of versions, and an earlier one of them beside it.",
      words: ["history", "restore", "revert", "undo", "older"],
      icon: History,
      key: "v",
      place: "context",
      permission: "EditProject",
      component: lazyNamed(() => import("./versions-tool.tsx"), "VersionsTool"),
    },
  ],
};
