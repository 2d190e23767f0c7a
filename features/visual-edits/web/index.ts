/** Visual edits: a button in the preview's header, and a panel beside the page. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";

export const visualEditsWeb: WebFeature = {
  name: "visual-edits",
  slots: [
    {
      slot: "project.preview.header",
      id: "visual-edits",
      order: 0,
      component: lazyNamed(() => import("./visual-edits-button.tsx"), "VisualEditsButton"),
    },
    {
      slot: "project.preview.side",
      id: "visual-edits",
      order: 0,
      component: lazyNamed(() => import("./visual-edits-side.tsx"), "VisualEditsSide"),
    },
  ],
};
