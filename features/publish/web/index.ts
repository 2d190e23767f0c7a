/** Publishing: the button of the top bar and its dialogs. */
import type { WebFeature } from "@slipway/ui/slots/slots";
import { lazy } from "react";

const PublishButton = lazy(() => import("./publish-button.tsx").then((module) => ({ default: module.PublishButton })));

export const publishWeb: WebFeature = {
  name: "publish",
  slots: [{ slot: "project.topbar.right", id: "publish", order: 90, component: PublishButton }],
};
