/** Addresses: the shell's own project page, and the screens that features bring. [W2.01] */
import type { Screen, WebFeature } from "@slipway/ui/slots/slots";
import { createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { CrashPage } from "./pages/crash-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { scrollKeyOf } from "./shell/layer-history.ts";
import { RootLayout } from "./shell/root-layout.tsx";

const loadProjectPage = () => import("./workspace/project-page.tsx");
const ProjectPage = lazyNamed(loadProjectPage, "ProjectPage");

/** Every way leads to a project: its page is fetched while there is nothing else to do. A failure is told when it opens. */
export function fetchProjectPageWhenIdle(): void {
  // Safari does not say when it is idle, and fetches the page when it opens.
  if ("requestIdleCallback" in window) requestIdleCallback(() => void loadProjectPage().catch(() => undefined));
}

/** The frame is the shell's; what stands in it comes through slots. */
const projectScreen: Screen = {
  path: "/projects/$projectId",
  component: ({ params }) => <ProjectPage key={params["projectId"]} projectId={params["projectId"]!} />,
};

export function createAppRouter(features: readonly WebFeature[]) {
  const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage });
  const screens = [projectScreen, ...features.flatMap((feature) => feature.screens ?? [])];
  const routes = screens.map(({ path, component: Component }) => {
    const route = createRoute({
      getParentRoute: () => root,
      path: path as string,
      component: function ScreenOfFeature() {
        return <Component params={route.useParams() as Record<string, string>} />;
      },
    });
    return route;
  });
  return createRouter({
    routeTree: root.addChildren(routes),
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: CrashPage,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    getScrollRestorationKey: scrollKeyOf,
  });
}
