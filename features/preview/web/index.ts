/** The preview tool and its dock on phones. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { AppWindow } from "lucide-react";

const PreviewTool = lazyNamed(
  () => import("./preview-tool.tsx").then(({ PreviewTool }) => ({ PreviewTool })),
  "PreviewTool",
);
const PreviewDock = lazyNamed(
  () => import("./preview-dock.tsx").then(({ PreviewDock }) => ({ PreviewDock })),
  "PreviewDock",
);

export const previewWeb: WebFeature = {
  name: "preview",
  screens: [
    {
      path: "/preview/$code",
      component: lazyNamed(() => import("./link/preview-link-page.tsx"), "PreviewLinkPage"),
    },
  ],
  slots: [
    {
      slot: "project.tool.preview",
      id: "preview",
      order: 0,
      label: "Preview",
      shows: "The running app, at the page that current_page names.",
      words: ["app", "site", "see", "test"],
      icon: AppWindow,
      key: "p",
      component: PreviewTool,
    },
    { slot: "project.dock", id: "preview", order: 0, component: PreviewDock },
  ],
};
