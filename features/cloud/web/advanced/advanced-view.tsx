/** Advanced settings: how an app connects, and the backend's size. [C2.10] [C2.38] */
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { useRoute } from "@slipway/ui/api/use-route";
import { projectsContract } from "../../../projects/contract/index.ts";
import { cloudContract } from "../../contract/index.ts";
import { Connection } from "../connection/connection.tsx";
import classes from "../cloud.module.css";
import { Instance } from "./instance.tsx";

export function AdvancedView({ projectId }: AreaViewProps) {
  const input = { params: { id: projectId } };
  const { data: project } = useRoute(projectsContract.details, input);
  // The frame around it has read it.
  const { data } = useRoute(cloudContract.overview, input);
  const backend = data?.backend ?? null;
  if (backend === null) return null;
  return (
    <div className={classes.page}>
      <Connection
        projectId={projectId}
        url={backend.url}
        anonKey={backend.anon_key}
        keysRenewedAt={backend.keys_renewed_at}
        takenBytes={backend.taken_bytes}
        maxBytes={backend.max_bytes}
        keys={{
          projectId,
          endAt: backend.keys_end_at,
          formerUntil: backend.former_key_until,
          mayReplace: project?.permissions.includes("ManageProjectSettings") === true,
        }}
      />
      <Instance
        projectId={projectId}
        workspaceId={project !== undefined && "workspace_id" in project ? project.workspace_id : null}
      />
    </div>
  );
}
