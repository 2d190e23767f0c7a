/** The first page of the Cloud area: its health, what needs attention, a card per part. [C1.02] [C2.02] [C2.03] [C2.10] */
import { Button } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { OverviewCard } from "@slipway/ui/kit/cards/overview-card.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import type { AreaView, ProjectBackend } from "@slipway/ui/slots/areas";
import { ChartNoAxesColumn, Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import { billingContract } from "../../../billing/contract/index.ts";
import { projectsContract } from "../../../projects/contract/index.ts";
import { workspacesContract } from "../../../workspaces/contract/index.ts";
import { SecurityBanner } from "./security-banner.tsx";
import classes from "./overview.module.css";

export interface OverviewProps {
  projectId: string;
  backend: ProjectBackend;
  views: readonly AreaView[];
  /** "Healthy · checked 3 s ago · Tiny". */
  health: ReactNode;
}

function Card({ view, projectId, backend }: { view: AreaView; projectId: string; backend: ProjectBackend }) {
  const { id, icon, label, card: Content } = view;
  if (Content === undefined) return null;
  return (
    <SlotBoundary fallback={<OverviewCard view={id} icon={icon} title={label} isLoading />}>
      <Content projectId={projectId} backend={backend} />
    </SlotBoundary>
  );
}

/** Usage is the workspace's and costs something: its admins read it. [CF1] */
function useMaySeeUsage(projectId: string): boolean {
  const credits = useRoute(billingContract.projectCredits, { params: { projectId }, query: {} });
  const isPriced = credits.data?.priced === true;
  const details = useRoute(projectsContract.details, { params: { id: projectId } }, { enabled: isPriced });
  const list = useRoute(workspacesContract.list, {}, { enabled: isPriced, staleTime: 30_000 });
  const project = details.data;
  const workspaceId = project !== undefined && "workspace_id" in project ? project.workspace_id : null;
  const workspace = list.data?.workspaces.find(({ id }) => id === workspaceId);
  return isPriced && workspace?.permissions.includes("ViewWorkspaceUsage") === true;
}

export function Overview({ projectId, backend, views, health }: OverviewProps) {
  const { openSettings } = useNavigation();
  const { start } = useViewStack();
  const maySeeUsage = useMaySeeUsage(projectId);
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <p className={classes.health}>{health}</p>
        {maySeeUsage && (
          <Button
            leftSection={<ChartNoAxesColumn size={15} aria-hidden="true" />}
            onClick={() => openSettings("usage")}
          >
            Usage
          </Button>
        )}
        <Button leftSection={<Settings2 size={15} aria-hidden="true" />} onClick={() => start({ id: "advanced" })}>
          Advanced settings
        </Button>
      </div>
      <SecurityBanner projectId={projectId} />
      {views.map(
        ({ id, note: Note }) =>
          Note !== undefined && (
            <SlotBoundary key={id} fallback={null}>
              <Note projectId={projectId} backend={backend} />
            </SlotBoundary>
          ),
      )}
      <div className={classes.cards}>
        {views.map((view) => (
          <Card key={view.id} view={view} projectId={projectId} backend={backend} />
        ))}
      </div>
    </div>
  );
}
