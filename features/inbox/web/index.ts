/** The bell in the bars, the page of notices, and the page that mails lead to. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";

const bell = () => import("./bell.tsx");

export const inboxWeb: WebFeature = {
  name: "inbox",
  screens: [
    { path: "/inbox", component: lazyNamed(() => import("./list/inbox-page.tsx"), "InboxPage") },
    { path: "/unsubscribe", component: lazyNamed(() => import("./settings/unsubscribe-page.tsx"), "UnsubscribePage") },
  ],
  slots: [
    { slot: "app.bar.right", id: "inbox", order: 2, component: lazyNamed(bell, "Bell") },
    { slot: "project.topbar.right", id: "inbox", order: 2, component: lazyNamed(bell, "Bell") },
  ],
};
