/** Publishing: the button of the top bar with its dialogs, and the door of private sites. */
import type { WebFeature } from "@slipway/ui/slots/slots";
import { lazy } from "react";

const PublishButton = lazy(() => import("./publish-button.tsx").then((module) => ({ default: module.PublishButton })));

const SiteAccessPage = lazy(() =>
  import("./site-access-page.tsx").then((module) => ({ default: module.SiteAccessPage })),
);

export const publishWeb: WebFeature = {
  name: "publish",
  slots: [{ slot: "project.topbar.right", id: "publish", order: 90, component: PublishButton }],
  screens: [{ path: "/site-access", component: SiteAccessPage }],
};
