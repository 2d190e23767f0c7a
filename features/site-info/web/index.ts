/** Website Info, a part of the publish dropdown. [W2.34] */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";

export const siteInfoWeb: WebFeature = {
  name: "site-info",
  slots: [
    {
      slot: "publish.section",
      id: "site-info",
      order: 10,
      label: "Website Info",
      permission: "EditProject",
      component: lazyNamed(() => import("./form/site-info-form.tsx"), "SiteInfoForm"),
    },
  ],
};
