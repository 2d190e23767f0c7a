import { Button, NativeSelect } from "@mantine/core";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { closeDialog, openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useState, type FormEvent } from "react";
import { workspacesContract, type OwnWorkspace } from "../../../workspaces/contract/index.ts";
import { projectsContract, type Project } from "../../contract/index.ts";
import { refusalOfMove, type ProjectState } from "../../contract/refusals.ts";

function MoveDialog({ project }: { project: Project }) {
  const list = useRoute(workspacesContract.list, {});
  if (list.isPending) return <SkeletonLines widths={["100%", "60%"]} height={16} gap={12} />;
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  const targets = list.data.workspaces.filter(
    ({ id, permissions }) => id !== project.workspace_id && permissions.includes("CreateProject"),
  );
  if (targets.length === 0)
    return (
      <p>
        There is no other workspace in which you may make projects. Create one in the workspace menu of the dashboard.
      </p>
    );
  return <MoveForm project={project} targets={targets} />;
}

const stateOf = (project: Project): ProjectState => ({
  visibility: project.visibility,
  isPublished: project.is_published,
  publishVisibility: project.publish_visibility,
  hasCloud: project.cloud !== null,
});

function MoveForm({ project, targets }: { project: Project; targets: readonly OwnWorkspace[] }) {
  const [to, setTo] = useState(targets[0]!.id);
  const [refusal, setRefusal] = useState<string | null>(null);
  const target = targets.find(({ id }) => id === to)!;
  const reason = refusalOfMove(stateOf(project), target, target.role)?.message ?? null;
  const move = useRouteMutation(projectsContract.transfer, {
    invalidates: () => ["/workspaces", "/projects", "/user"],
    onSuccess: () => {
      closeDialog();
      showToast({ tone: "ok", title: `Moved to ${target.name}`, message: project.display_name });
    },
    onError: (error) => {
      if (error.kind === "user") setRefusal(error.userMessage);
      return error.kind === "user";
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    move.mutate({ params: { id: project.id }, body: { workspace_id: to } });
  };
  return (
    <form onSubmit={submit} style={{ display: "grid", gap: 14 }}>
      <NativeSelect
        label="Workspace"
        value={to}
        error={refusal ?? reason}
        data-autofocus
        data={targets.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => {
          setRefusal(null);
          setTo(event.currentTarget.value);
        }}
      />
      <ul style={{ display: "grid", gap: 6, paddingInlineStart: 18, listStyle: "disc", color: "var(--text-2)" }}>
        <li>Chat, code, versions, data, site and address move along.</li>
        <li>Members of {target.name} can open it. From now on it spends that workspace's credits.</li>
        <li>
          Members of {project.workspace.name} lose it now, in open tabs too, and links that they made stop working.
          People who own it or were invited by name keep it.
        </li>
      </ul>
      <Button type="submit" variant="filled" loading={move.isPending} disabled={reason !== null}>
        Move to {target.name}
      </Button>
    </form>
  );
}

/** Says what moves and what ends, and asks where to. [P2] */
export function openMoveDialog(project: Project): void {
  openDialog({ title: `Move “${project.display_name}”`, content: <MoveDialog project={project} /> });
}
