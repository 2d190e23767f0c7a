/** Addresses: the shell's own project page, and the screens that features bring. [W2.01] */
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { entriesOf, useWebFeatures, type Screen, type WebFeature } from "@slipway/ui/slots/slots";
import { createRootRoute, createRoute, createRouter, useRouterState } from "@tanstack/react-router";
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

/** An invite link in the address opens its own page, since the project may not be shown yet. [W2.03] */
function ProjectScreen({ params }: { params: Record<string, string> }) {
  const projectId = params["projectId"]!;
  const code = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get("magic_link") });
  const [invited] = entriesOf(useWebFeatures(), "project.invited");
  if (code === null || invited === undefined) return <ProjectPage key={projectId} projectId={projectId} />;
  const Invited = invited.component;
  return (
    <SlotBoundary>
      <Invited key={code} projectId={projectId} code={code} />
    </SlotBoundary>
  );
}

/** The frame is the shell's; what stands in it comes through slots. */
const projectScreen: Screen = { path: "/projects/$projectId", component: ProjectScreen };

const NothingThere = () => <NotFoundPage />;

export function createAppRouter(features: readonly WebFeature[]) {
  const root = createRootRoute({ component: RootLayout, notFoundComponent: NothingThere });
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
    defaultNotFoundComponent: NothingThere,
    defaultErrorComponent: CrashPage,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    getScrollRestorationKey: scrollKeyOf,
  });
}
