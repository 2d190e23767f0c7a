/** The chat column of a project. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";

const ChatPanel = lazyNamed(() => import("./chat-panel.tsx").then(({ ChatPanel }) => ({ ChatPanel })), "ChatPanel");

export const chatWeb: WebFeature = {
  name: "chat",
  slots: [
    { slot: "project.chat", id: "chat", order: 0, component: ChatPanel },
    {
      slot: "publish.check",
      id: "journeys",
      order: 20,
      label: "Journeys",
      permission: "EditProject",
      component: lazyNamed(() => import("./journeys/publish-journeys.tsx"), "PublishJourneys"),
    },
  ],
};
