/** Values for the backend's functions: written here, never shown again. [C2.27] [C4.06] [C5.15] [C6.07] [C8.13] */
import { Button } from "@mantine/core";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { ReasonTooltip } from "@slipway/ui/kit/reason-tooltip.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { useState } from "react";
import { cloudContract, type CloudSecret } from "../../cloud/contract/index.ts";
import { NewSecrets } from "./new-secrets.tsx";
import classes from "./secrets.module.css";

const pathOf = (projectId: string): string => `/projects/${projectId}/cloud/secrets`;

interface SecretProps {
  projectId: string;
  secret: CloudSecret;
  onEnterAgain: () => void;
}

function Secret({ projectId, secret, onEnterAgain }: SecretProps) {
  const remove = useRouteMutation(cloudContract.deleteSecrets, {
    invalidates: () => [pathOf(projectId)],
    onSuccess: () => showToast({ tone: "ok", title: "Secret removed successfully." }),
  });
  const onDelete = async (): Promise<void> => {
    const sure = await askToConfirm({
      title: "Remove Secret",
      body: `${secret.name} is deleted. Functions that read it find nothing from then on.`,
      confirm: "Remove",
      tone: "danger",
    });
    if (sure) remove.mutate({ params: { id: projectId }, query: {}, body: { secretNames: [secret.name] } });
  };
  const button = (
    <Button
      aria-label={`Delete ${secret.name}`}
      loading={remove.isPending}
      disabled={!secret.is_user_secret}
      onClick={() => void onDelete()}
    >
      Delete
    </Button>
  );
  return (
    <tr>
      <th scope="row" className="mono">
        {secret.name}
      </th>
      <td>
        {secret.needs_value ? (
          <span className={classes.lost}>
            Its value was lost when Slipway was restored. Functions find nothing here.
          </span>
        ) : (
          <RelativeTime at={secret.created_at} />
        )}
      </td>
      <td>
        {secret.needs_value && (
          <Button variant="filled" aria-label={`Enter ${secret.name} again`} onClick={onEnterAgain}>
            Enter again
          </Button>
        )}
        {secret.is_user_secret ? (
          button
        ) : (
          <ReasonTooltip reason="The platform manages this secret">
            <span>{button}</span>
          </ReasonTooltip>
        )}
      </td>
    </tr>
  );
}

interface ListProps {
  projectId: string;
  secrets: readonly CloudSecret[];
  onEnterAgain: (name: string) => void;
}

const SecretTable = ({ projectId, secrets, onEnterAgain }: ListProps) => (
  <table className={classes.table}>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Created</th>
        <td />
      </tr>
    </thead>
    <tbody>
      {secrets.map((secret) => (
        <Secret
          key={secret.name}
          projectId={projectId}
          secret={secret}
          onEnterAgain={() => onEnterAgain(secret.name)}
        />
      ))}
    </tbody>
  </table>
);

/** Managed ones are no secrets of the project: beside them, none of its own is still none. */
function SavedSecrets({ projectId, secrets, onEnterAgain }: ListProps) {
  const own = secrets.filter(({ is_user_secret: isOwn }) => isOwn);
  const managed = secrets.filter(({ is_user_secret: isOwn }) => !isOwn);
  return (
    <>
      <SettingsGroup title="Saved Secrets">
        {own.length === 0 ? (
          <p className={classes.empty}>No secrets found for this project.</p>
        ) : (
          <SecretTable projectId={projectId} secrets={own} onEnterAgain={onEnterAgain} />
        )}
      </SettingsGroup>
      {managed.length > 0 && (
        <SettingsGroup
          title="Managed by the platform"
          hint="Every function has these. They cannot be changed or deleted."
        >
          <SecretTable projectId={projectId} secrets={managed} onEnterAgain={onEnterAgain} />
        </SettingsGroup>
      )}
    </>
  );
}

export function SecretsView({ projectId }: AreaViewProps) {
  const [adding, setAdding] = useState<{ name?: string } | null>(null);
  const list = useRoute(cloudContract.secrets, { params: { id: projectId } });
  return (
    <div className={classes.page}>
      <SettingsGroup
        title="Secrets"
        hint="Keys that the backend's functions need. Stored encrypted, and never shown again."
        action={adding === null && <Button onClick={() => setAdding({})}>Add New Secret</Button>}
      >
        {adding !== null && (
          <NewSecrets key={adding.name} projectId={projectId} name={adding.name} onClose={() => setAdding(null)} />
        )}
      </SettingsGroup>
      {list.isPending && (
        <div role="status" aria-busy="true" aria-label="Loading the secrets">
          <SkeletonLines widths={["100%", "100%"]} height={36} />
        </div>
      )}
      {list.isError && (
        <LoadFailed title="Error loading secrets" error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && (
        <SavedSecrets projectId={projectId} secrets={list.data.secrets} onEnterAgain={(name) => setAdding({ name })} />
      )}
    </div>
  );
}
