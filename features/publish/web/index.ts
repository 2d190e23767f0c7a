/** Publishing: the button of the top bar with its dialogs, and the door of private sites. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";

const PublishButton = lazyNamed(
  () => import("./publish-button.tsx").then(({ PublishButton }) => ({ PublishButton })),
  "PublishButton",
);
const SiteAccessPage = lazyNamed(() => import("./site-access-page.tsx"), "SiteAccessPage");

export const publishWeb: WebFeature = {
  name: "publish",
  slots: [{ slot: "project.topbar.right", id: "publish", order: 90, component: PublishButton }],
  screens: [{ path: "/site-access", component: SiteAccessPage }],
};
