import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { Screen, WebFeature } from "@slipway/ui/slots/slots";

export const helpWeb: WebFeature = {
  name: "help",
  screens: [
    {
      path: "/help",
      component: lazyNamed(() => import("./help-page.tsx"), "HelpPage") as Screen["component"],
    },
  ],
};
