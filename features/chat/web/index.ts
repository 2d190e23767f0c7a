/** The chat column of a project. */
import type { WebFeature } from "@slipway/ui/slots/slots";
import { lazy } from "react";

const ChatPanel = lazy(() => import("./chat-panel.tsx").then((module) => ({ default: module.ChatPanel })));

export const chatWeb: WebFeature = {
  name: "chat",
  slots: [{ slot: "project.chat", id: "chat", order: 0, component: ChatPanel }],
};
