/** The preview tool and its dock on phones. */
import type { WebFeature } from "@slipway/ui/slots/slots";
import { AppWindow } from "lucide-react";
import { lazy } from "react";

const PreviewTool = lazy(() => import("./preview-tool.tsx").then((module) => ({ default: module.PreviewTool })));
const PreviewDock = lazy(() => import("./preview-dock.tsx").then((module) => ({ default: module.PreviewDock })));

export const previewWeb: WebFeature = {
  name: "preview",
  slots: [
    {
      slot: "project.tool.preview",
      id: "preview",
      order: 0,
      label: "Preview",
      icon: AppWindow,
      key: "p",
      component: PreviewTool,
    },
    { slot: "project.dock", id: "preview", order: 0, component: PreviewDock },
  ],
};
