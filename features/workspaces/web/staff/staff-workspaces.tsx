/** `?settings=staff-workspaces`: every workspace, and which of them buy nothing. [W1.06] [WS4] */
import { Button, Switch, TextInput } from "@mantine/core";
import { PLAN_LABELS } from "@slipway/kernel/permissions";
import { counted } from "@slipway/kernel/text/counted";
import { useRouteMutation, useRoutePages } from "@slipway/ui/api/use-route";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useState } from "react";
import { workspacesContract, type StaffWorkspace } from "../../contract/index.ts";

export function StaffWorkspaces() {
  const [search, setSearch] = useState("");
  const pages = useRoutePages(
    workspacesContract.listAll,
    { query: { q: search || undefined } },
    {
      with: (input, cursor) => ({ ...input, query: { ...input.query, cursor } }),
      next: (answer) => answer.next_cursor,
    },
  );
  const workspaces = pages.data?.pages.flatMap((answer) => answer.workspaces) ?? [];
  return (
    <SettingsGroup
      title="All workspaces"
      hint="Education hides plans, top-ups and upgrades from the people of a workspace. Limits stay as they are."
    >
      <TextInput
        placeholder="Search by name or owner"
        aria-label="Search workspaces"
        value={search}
        mb={12}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {pages.isPending && <SkeletonLines widths={["100%", "100%", "100%"]} height={36} />}
      {pages.isError && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.isSuccess && workspaces.length === 0 && <SettingsRow title={`No workspace matches “${search}”.`} />}
      {workspaces.map((workspace) => (
        <WorkspaceRow key={workspace.id} workspace={workspace} />
      ))}
      {pages.hasNextPage && (
        <Button mt={12} loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Show more
        </Button>
      )}
    </SettingsGroup>
  );
}

function WorkspaceRow({ workspace }: { workspace: StaffWorkspace }) {
  const { id, name, plan, member_count: members, owner_email: owner } = workspace;
  const set = useRouteMutation(workspacesContract.setWorkspaceEducation, {
    invalidates: () => ["/admin/workspaces", "/workspaces", "/projects"],
  });
  const isOn = set.isPending ? set.variables.body.workspace_is_temporary_edu : workspace.workspace_is_temporary_edu;
  const facts = [PLAN_LABELS[plan], counted(members, "member"), ...(owner === null ? [] : [owner])].join(" · ");
  return (
    <SettingsRow title={name} facts={facts}>
      <Switch
        label="Education"
        aria-label={`Education for ${name}`}
        labelPosition="left"
        checked={isOn}
        disabled={set.isPending}
        onChange={(event) =>
          set.mutate({ params: { workspaceId: id }, body: { workspace_is_temporary_edu: event.currentTarget.checked } })
        }
      />
    </SettingsRow>
  );
}
