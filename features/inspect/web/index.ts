/** Diagrams at full size; for staff, the inside of runs, and notes on messages. [W1.07] [T6.01] [T2.24] */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { Bug, MessageSquareText, Workflow } from "lucide-react";

export const inspectWeb: WebFeature = {
  name: "inspect",
  slots: [
    {
      slot: "project.tool.mermaid",
      id: "mermaid",
      order: 85,
      label: "Diagram",
      shows: "A diagram from the conversation.",
      words: ["chart", "graph"],
      icon: Workflow,
      key: "m",
      place: "context",
      permission: "EditProject",
      component: lazyNamed(() => import("./diagram/diagram-tool.tsx"), "DiagramTool"),
    },
    {
      slot: "project.tool.debug",
      id: "debug",
      order: 90,
      label: "Debug",
      shows: "Graphs of the agent's runs.",
      words: ["trace"],
      icon: Bug,
      key: "d",
      staffOnly: true,
      place: "keyed",
      component: lazyNamed(() => import("./debug-tool.tsx"), "DebugTool"),
    },
    {
      slot: "project.tool.annotation",
      id: "annotation",
      order: 91,
      label: "Annotation",
      shows: "Notes on the agent's answers.",
      words: ["label"],
      icon: MessageSquareText,
      key: "n",
      staffOnly: true,
      place: "keyed",
      component: lazyNamed(() => import("./annotation-tool.tsx"), "AnnotationTool"),
    },
  ],
};
