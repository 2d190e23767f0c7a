import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";

export const projectsWeb: WebFeature = {
  name: "projects",
  screens: [
    { path: "/", component: lazyNamed(() => import("./start-page.tsx"), "StartPage") },
    { path: "/new", component: lazyNamed(() => import("./home/home-page.tsx"), "NewProjectPage") },
    { path: "/@{$userId}", component: lazyNamed(() => import("./profile/profile-page.tsx"), "ProfilePage") },
  ],
  slots: [
    {
      slot: "app.commands",
      id: "projects",
      order: 20,
      component: lazyNamed(() => import("./project-commands.tsx"), "ProjectCommands"),
    },
    {
      slot: "project.trashed",
      id: "trashed",
      order: 10,
      component: lazyNamed(() => import("./workspace/trashed-project.tsx"), "TrashedProject"),
    },
    {
      slot: "project.topbar.left",
      id: "project",
      order: 10,
      component: lazyNamed(() => import("./workspace/project-title.tsx"), "ProjectTitle"),
    },
    {
      slot: "project.topbar.right",
      id: "remix",
      order: 80,
      forOutsiders: true,
      component: lazyNamed(() => import("./workspace/remix-button.tsx"), "RemixButton"),
    },
  ],
};
