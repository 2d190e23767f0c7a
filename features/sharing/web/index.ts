/** Sharing a project: the button of the top bar, with everybody who has access behind it. [W1.04] [W2.20] */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";

export const sharingWeb: WebFeature = {
  name: "sharing",
  slots: [
    {
      slot: "project.topbar.right",
      id: "share",
      order: 50,
      component: lazyNamed(() => import("./share-button.tsx"), "ShareButton"),
    },
  ],
};
