import { Button, TextInput } from "@mantine/core";
import { useRoute, useRouteMutation, useRouteOrNull } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { closeDialog, openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { chooseWorkspace } from "@slipway/ui/session/current-workspace";
import { useState, type FormEvent } from "react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { workspacesContract, type DeletedWorkspace, type OwnWorkspace } from "../../contract/index.ts";

const CHANGED = () => ["/workspaces", "/user", "/projects"];

/** Leaving and deleting a workspace. */
export function EndOfWorkspace({ workspace }: { workspace: OwnWorkspace }) {
  const { go } = useNavigation();
  const user = useRouteOrNull(accountsContract.user, {}).data;
  const leave = useRouteMutation(workspacesContract.removeMember, {
    invalidates: CHANGED,
    onSuccess: () => {
      showToast({ tone: "ok", title: `You left ${workspace.name}` });
      go("/");
    },
  });
  const askAndLeave = async () => {
    const body = "You lose its projects now, in open tabs too. You keep those you own or were invited to by name.";
    if (user && (await askToConfirm({ title: `Leave ${workspace.name}?`, body, confirm: "Leave", tone: "danger" })))
      leave.mutate({ params: { id: workspace.id, userId: user.id } });
  };
  // Owners alone may make owners. [K5]
  const isOwner = workspace.permissions.includes("AddWorkspaceOwners");
  return (
    <SettingsGroup title="Leave or delete">
      <SettingsRow
        title="Leave this workspace"
        facts={isOwner ? "Possible once somebody else is an owner too." : "You lose its projects at once."}
      >
        <Button loading={leave.isPending} disabled={!user} onClick={() => void askAndLeave()}>
          Leave
        </Button>
      </SettingsRow>
      {isOwner && (
        <SettingsRow
          title="Delete this workspace"
          facts="Its projects and their sites go offline at once. Owners can restore it for 30 days."
        >
          <Button variant="danger" onClick={() => openDelete(workspace, () => go("/"))}>
            Delete…
          </Button>
        </SettingsRow>
      )}
    </SettingsGroup>
  );
}

function openDelete(workspace: OwnWorkspace, onDeleted: () => void): void {
  const content = <DeleteForm workspace={workspace} onDeleted={onDeleted} />;
  openDialog({ title: `Delete ${workspace.name}?`, content });
}

function DeleteForm({ workspace, onDeleted }: { workspace: OwnWorkspace; onDeleted: () => void }) {
  const [typed, setTyped] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const remove = useRouteMutation(workspacesContract.remove, {
    invalidates: CHANGED,
    onSuccess: () => {
      closeDialog();
      showToast({ tone: "ok", title: `Deleted ${workspace.name}`, message: "Restore it in the settings for 30 days." });
      onDeleted();
    },
    onError: (error) => {
      if (error.kind === "user") setRefusal(error.userMessage);
      return error.kind === "user";
    },
  });
  const matches = typed.trim() === workspace.name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (matches) remove.mutate({ params: { id: workspace.id }, query: { confirm: typed.trim() } });
  };
  return (
    <form onSubmit={submit} style={{ display: "grid", gap: 14 }}>
      <p style={{ color: "var(--text-2)", textWrap: "pretty" }}>
        Everybody in it loses it now. Its projects cannot be opened, and their sites and backends go offline. For 30
        days an owner can restore all of it; after that it is erased.
      </p>
      <TextInput
        label={
          <>
            Type <strong>{workspace.name}</strong> to confirm
          </>
        }
        aria-label="Name of the workspace"
        value={typed}
        error={refusal}
        data-autofocus
        autoComplete="off"
        onChange={(event) => {
          setRefusal(null);
          setTyped(event.currentTarget.value);
        }}
      />
      <Button type="submit" variant="danger" disabled={!matches} loading={remove.isPending}>
        Delete workspace
      </Button>
    </form>
  );
}

/** Nothing for people who have deleted none. */
export function DeletedWorkspaces() {
  const list = useRoute(workspacesContract.listDeleted, {});
  const deleted = list.data?.workspaces ?? [];
  if (deleted.length === 0) return null;
  return (
    <SettingsGroup title="Deleted workspaces" hint="Restoring one brings back its people, projects and sites.">
      {deleted.map((each) => (
        <DeletedRow key={each.id} deleted={each} />
      ))}
    </SettingsGroup>
  );
}

const day = (instant: string): string => new Date(instant).toLocaleDateString(undefined, { dateStyle: "long" });

function DeletedRow({ deleted }: { deleted: DeletedWorkspace }) {
  const restore = useRouteMutation(workspacesContract.restore, {
    invalidates: CHANGED,
    onSuccess: ({ id, name }) => {
      chooseWorkspace(id);
      showToast({ tone: "ok", title: `Restored ${name}` });
    },
  });
  return (
    <SettingsRow title={deleted.name} facts={`Erased on ${day(deleted.purge_at)}`}>
      <Button
        aria-label={`Restore ${deleted.name}`}
        loading={restore.isPending}
        onClick={() => restore.mutate({ params: { id: deleted.id } })}
      >
        Restore
      </Button>
    </SettingsRow>
  );
}
