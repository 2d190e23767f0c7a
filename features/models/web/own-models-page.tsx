/** `?settings=models`: models that a workspace has connected with a key of its own, for its own projects. */
import { Button } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useWorkspaceOfSettings } from "@slipway/ui/session/current-workspace";
import type { SettingsSectionProps } from "@slipway/ui/slots/settings-sections";
import { Plus } from "lucide-react";
import { useState } from "react";
import { projectsContract } from "../../projects/contract/index.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";
import { modelsContract } from "../contract/index.ts";
import { ConnectionForm, type Draft } from "./connection-form.tsx";
import { ConnectionRow } from "./connection-row.tsx";

export function OwnModelsPage({ projectId }: SettingsSectionProps) {
  const list = useRoute(workspacesContract.list, {}, { staleTime: 30_000 });
  const input = { params: { id: projectId ?? "" } };
  const details = useRoute(projectsContract.details, input, { enabled: projectId !== null, staleTime: 30_000 });
  const { workspace, isPending, error, retry } = useWorkspaceOfSettings(projectId, { list, details });
  if (isPending) return <SkeletonLines widths={["30%", "100%", "100%"]} height={36} />;
  if (error !== null) return <ErrorState error={error} onRetry={retry} />;
  if (workspace?.permissions.includes("ManageWorkspaceIntegrations") !== true)
    return (
      <SettingsRow
        title="Admins connect the models of a workspace."
        facts="Ask one of them to add a model with the workspace's own key."
      />
    );
  return <OwnModels workspaceId={workspace.id} />;
}

const NO_LABELS: ReadonlyMap<string, string> = new Map();

function OwnModels({ workspaceId }: { workspaceId: string }) {
  const list = useRoute(modelsContract.listOwn, { params: { workspaceId } });
  const [draft, setDraft] = useState<Draft | null>(null);
  const add = (
    <Button leftSection={<Plus size={14} />} onClick={() => setDraft({ provider: "openai" })}>
      Connect a model
    </Button>
  );
  return (
    <SettingsGroup
      title="The workspace's own models"
      hint="With a key of your own they cost no credits. Only projects of this workspace can pick them, in the chat."
      action={add}
    >
      {list.isPending && <SkeletonLines widths={["100%"]} height={52} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.connections.length === 0 && <SettingsRow title="No models of your own yet." />}
      {list.data?.connections.map((connection) => (
        <ConnectionRow
          key={connection.id}
          workspaceId={workspaceId}
          connection={connection}
          labels={NO_LABELS}
          onChange={setDraft}
        />
      ))}
      {draft !== null && <ConnectionForm workspaceId={workspaceId} draft={draft} onClose={() => setDraft(null)} />}
    </SettingsGroup>
  );
}
