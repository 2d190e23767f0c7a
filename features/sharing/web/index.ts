/** Sharing a project: the button of the top bar, the page of an invite link, and asking for access. [W1.04] [W2.03] [W2.20] */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";

export const sharingWeb: WebFeature = {
  name: "sharing",
  slots: [
    {
      slot: "project.no-access",
      id: "ask",
      order: 10,
      component: lazyNamed(() => import("./requests/ask-the-owner.tsx"), "AskTheOwner"),
    },
    {
      slot: "project.invited",
      id: "invite-link",
      order: 10,
      component: lazyNamed(() => import("./link/invited-page.tsx"), "InvitedPage"),
    },
    {
      slot: "project.topbar.right",
      id: "share",
      order: 50,
      component: lazyNamed(() => import("./share-button.tsx"), "ShareButton"),
    },
  ],
};
