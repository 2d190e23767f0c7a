/** Journeys recorded by clicking through the preview. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";

export const journeysWeb: WebFeature = {
  name: "journeys",
  slots: [
    {
      slot: "project.preview.sheet",
      id: "journey",
      order: 11,
      component: lazyNamed(() => import("./recorder-bar.tsx"), "RecorderBar"),
    },
    {
      slot: "project.menu",
      id: "journey",
      order: 41,
      component: lazyNamed(() => import("./record-item.tsx"), "RecordItem"),
    },
  ],
};
