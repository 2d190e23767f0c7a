/**
 * Errors of the project's app: over the preview as they happen, all of them in a view of their own, and a recording of
 * what led to them.
 */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { TriangleAlert } from "lucide-react";
import { ERRORS_TOOL } from "./errors-tool-id.ts";

export const errorsWeb: WebFeature = {
  name: "errors",
  slots: [
    {
      slot: "project.topbar.left",
      id: "errors",
      order: 40,
      component: lazyNamed(() => import("./errors-button.tsx"), "ErrorsButton"),
    },
    {
      slot: "project.preview.sheet",
      id: "errors",
      order: 0,
      component: lazyNamed(() => import("./preview-sheet.tsx"), "PreviewSheet"),
    },
    {
      slot: "project.preview.sheet",
      id: "recording",
      order: 10,
      component: lazyNamed(() => import("./replay/recording-note.tsx"), "RecordingNote"),
    },
    {
      slot: "project.menu",
      id: "recording",
      order: 40,
      component: lazyNamed(() => import("./replay/recording-item.tsx"), "RecordingItem"),
    },
    {
      slot: "publish.check",
      id: "errors",
      order: 0,
      label: "Errors",
      permission: "EditProject",
      component: lazyNamed(() => import("./publish-errors.tsx"), "PublishErrors"),
    },
    {
      slot: `project.tool.${ERRORS_TOOL}`,
      id: ERRORS_TOOL,
      order: 82,
      label: "Errors",
      shows: "The list of the app's open errors.",
      icon: TriangleAlert,
      key: "e",
      place: "context",
      permission: "EditProject",
      component: lazyNamed(() => import("./errors-tool.tsx"), "ErrorsTool"),
    },
  ],
};
