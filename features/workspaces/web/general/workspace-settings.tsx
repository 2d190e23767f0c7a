import { Switch, TextInput } from "@mantine/core";
import { isBusinessTier, PLAN_LABELS } from "@slipway/kernel/permissions";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { SaveBar } from "@slipway/ui/kit/settings/save-bar.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import type { SettingsSectionProps } from "@slipway/ui/slots/settings-sections";
import { useState, type FormEvent } from "react";
import { workspacesContract, type OwnWorkspace } from "../../contract/index.ts";
import { DefaultsGroup } from "./defaults-group.tsx";
import { DeletedWorkspaces, EndOfWorkspace } from "./end-of-workspace.tsx";
import { PictureRow } from "./picture-row.tsx";
import { NotAMember } from "../not-a-member.tsx";
import { useSettingsWorkspace } from "../use-settings-workspace.ts";

/** `?settings=workspace`: name and switches. Without the right it can be read. */
export function WorkspaceSettings({ projectId }: SettingsSectionProps) {
  const { workspace, isPending, isOutsider, error, retry } = useSettingsWorkspace(projectId);
  if (isPending) return <SkeletonLines widths={["30%", "100%", "45%"]} height={16} gap={16} />;
  if (isOutsider) return <NotAMember />;
  if (workspace === undefined) return <ErrorState error={error} onRetry={retry} />;
  return (
    <>
      <Form key={workspace.id} workspace={workspace} />
      <EndOfWorkspace key={`end ${workspace.id}`} workspace={workspace} />
      <DeletedWorkspaces />
    </>
  );
}

function Form({ workspace }: { workspace: OwnWorkspace }) {
  const [name, setName] = useState(workspace.name);
  const mayEdit = workspace.permissions.includes("ManageWorkspace");
  const params = { id: workspace.id };
  const update = useRouteMutation(workspacesContract.update, {
    invalidates: () => ["/workspaces", "/user", "/projects"],
    onSuccess: () => showToast({ tone: "ok", title: "Saved" }),
  });
  const dirty = mayEdit && name.trim() !== "" && name.trim() !== workspace.name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty) update.mutate({ params, body: { name: name.trim() } });
  };
  return (
    <>
      <SettingsGroup title="General" hint={mayEdit ? undefined : "Managed by the workspace's admins."}>
        <PictureRow workspace={workspace} mayEdit={mayEdit} />
        <form onSubmit={submit} style={{ margin: "14px 0" }}>
          <TextInput
            label="Name"
            value={name}
            maxLength={80}
            readOnly={!mayEdit}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <SaveBar dirty={dirty} saving={update.isPending} onCancel={() => setName(workspace.name)} />
        </form>
        <SettingsRow title="Plan">{PLAN_LABELS[workspace.plan]}</SettingsRow>
      </SettingsGroup>
      <SettingsGroup title="Publishing">
        <SettingsRow
          title="Allow publishing"
          facts="When off, nothing can be made public or published. Live sites stay up."
        >
          <Switch
            aria-label="Allow publishing"
            checked={!workspace.disable_publish}
            disabled={!mayEdit || update.isPending}
            onChange={(event) => update.mutate({ params, body: { disable_publish: !event.currentTarget.checked } })}
          />
        </SettingsRow>
        {isBusinessTier(workspace.plan) && (
          <SettingsRow
            title="Allow preview links"
            facts="When off, nobody can make links to previews, and existing links stop. Members see previews as before."
          >
            <Switch
              aria-label="Allow preview links"
              checked={!workspace.disable_named_previews}
              disabled={!mayEdit || update.isPending}
              onChange={(event) =>
                update.mutate({ params, body: { disable_named_previews: !event.currentTarget.checked } })
              }
            />
          </SettingsRow>
        )}
      </SettingsGroup>
      <DefaultsGroup
        workspace={workspace}
        mayEdit={mayEdit && !update.isPending}
        onChange={(body) => update.mutate({ params, body })}
      />
      <SettingsGroup title="Cloud">
        <SettingsRow
          title="Allow backends"
          facts="When off, projects cannot turn on Cloud or AI. Backends that run already go on."
        >
          <Switch
            aria-label="Allow backends"
            checked={!workspace.cloud_disabled}
            disabled={!mayEdit || update.isPending}
            onChange={(event) => update.mutate({ params, body: { cloud_disabled: !event.currentTarget.checked } })}
          />
        </SettingsRow>
      </SettingsGroup>
    </>
  );
}
