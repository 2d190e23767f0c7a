import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";

const page = lazyNamed(() => import("./sign-in/sso-page.tsx"), "SsoPage");

export const singleSignOnWeb: WebFeature = {
  name: "single-sign-on",
  screens: [
    { path: "/sso", component: page },
    { path: "/sso/$workspaceId", component: page },
  ],
  slots: [
    {
      slot: "sign-in.email",
      id: "single-sign-on",
      order: 10,
      component: lazyNamed(() => import("./sign-in/sso-way.tsx"), "SsoWay"),
    },
  ],
};
