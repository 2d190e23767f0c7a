/** The chat column of a project. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { ThumbsDown } from "lucide-react";

const ChatPanel = lazyNamed(() => import("./chat-panel.tsx").then(({ ChatPanel }) => ({ ChatPanel })), "ChatPanel");

export const chatWeb: WebFeature = {
  name: "chat",
  slots: [
    { slot: "project.chat", id: "chat", order: 0, component: ChatPanel },
    {
      slot: "settings.section",
      id: "staff-feedback",
      order: 82,
      group: "Staff",
      label: "Feedback",
      words: ["ratings", "thumbs", "opinions", "answers"],
      icon: ThumbsDown,
      staffOnly: true,
      component: lazyNamed(() => import("./feedback/received-feedback.tsx"), "ReceivedFeedbackPage"),
    },
  ],
};
