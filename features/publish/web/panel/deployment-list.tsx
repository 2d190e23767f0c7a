/** The last deployments, with a way back to each: a pointer flip. (product page, item 15) */
import { Button } from "@mantine/core";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import type { Project } from "../../../projects/contract/index.ts";
import { publishContract } from "../../contract/index.ts";
import styles from "./publish-panel.module.css";

export interface DeploymentListProps {
  project: Project;
  /** Why nothing can be made live; null: it can. */
  refusal: string | null;
}

export function DeploymentList({ project, refusal }: DeploymentListProps) {
  const list = useRoute(publishContract.deployments, { params: { id: project.id } }, { staleTime: 0 });
  const rollBack = useRouteMutation(publishContract.rollBack, {
    invalidates: () => [`/projects/${project.id}`],
    onSuccess: () => showToast({ tone: "ok", title: "Rolled back", message: "The earlier version is live again." }),
  });
  const deployments = list.data?.deployments ?? [];
  if (deployments.length === 0) return null;
  const canGoBack = deployments.some((deployment) => !deployment.is_live);
  return (
    <>
      {canGoBack && refusal !== null && <p className={styles.quiet}>{refusal}</p>}
      <ul className={styles.deployments} aria-label="Previous deployments">
        {deployments.map((deployment) => (
          <li key={deployment.id}>
            <span className={styles.deploymentName}>
              Deployment {deployment.number}
              <span className={styles.quiet}>
                {deployment.person_name} · <RelativeTime at={deployment.created_at} />
              </span>
            </span>
            {deployment.is_live ? (
              <span className={styles.quiet}>Live</span>
            ) : (
              <Button
                variant="subtle"
                disabled={refusal !== null}
                title={refusal ?? undefined}
                loading={rollBack.isPending && rollBack.variables?.params.deploymentId === deployment.id}
                onClick={() => rollBack.mutate({ params: { id: project.id, deploymentId: deployment.id } })}
              >
                Roll back
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
