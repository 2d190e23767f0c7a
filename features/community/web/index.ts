/** The community page, its part of the publish dropdown, and templates of the workspace on Home. */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";

const parts = () => import("./parts.ts");

export const communityWeb: WebFeature = {
  name: "community",
  screens: [{ path: "/community", component: lazyNamed(() => import("./page/community-page.tsx"), "CommunityPage") }],
  slots: [
    {
      slot: "publish.section",
      id: "community",
      order: 40,
      label: "Community",
      permission: "DeployProject",
      component: lazyNamed(parts, "ListingForm"),
    },
    { slot: "app.bar.right", id: "community", order: 50, component: lazyNamed(parts, "CommunityLink") },
    { slot: "project.menu", id: "template", order: 60, component: lazyNamed(parts, "TemplateItem") },
    { slot: "home.section", id: "templates", order: 10, component: lazyNamed(parts, "TemplatesOnHome") },
  ],
};
