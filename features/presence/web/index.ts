/** People at the project, as faces in its top bar. [W2.12] [W4.22] */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";

export const presenceWeb: WebFeature = {
  name: "presence",
  slots: [
    {
      slot: "project.topbar.right",
      id: "presence",
      order: 10,
      component: lazyNamed(() => import("./people-here.tsx"), "PeopleHere"),
    },
  ],
};
