import { Button, TextInput } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { closeDialog, openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { showToast } from "@slipway/ui/kit/status/toast";
import { chooseWorkspace } from "@slipway/ui/session/current-workspace";
import { useState, type FormEvent } from "react";
import { WORKSPACE_NAME_MAX, workspacesContract } from "../../contract/index.ts";

function CreateForm({ onCreated }: { onCreated: () => void }) {
  const [name, setName] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const create = useRouteMutation(workspacesContract.create, {
    invalidates: () => ["/workspaces", "/user"],
    onSuccess: (made) => {
      closeDialog();
      chooseWorkspace(made.id);
      showToast({ tone: "ok", title: `Created ${made.name}` });
      onCreated();
    },
    onError: (error) => {
      if (error.kind === "user") setRefusal(error.userMessage);
      return error.kind === "user";
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") create.mutate({ body: { name: name.trim() } });
  };
  return (
    <form onSubmit={submit} style={{ display: "grid", gap: 14 }}>
      <p style={{ color: "var(--text-2)" }}>
        It has its own projects, people, plan and credits. Only you are in it at first.
      </p>
      <TextInput
        label="Name"
        value={name}
        maxLength={WORKSPACE_NAME_MAX}
        error={refusal}
        data-autofocus
        autoComplete="off"
        onChange={(event) => {
          setRefusal(null);
          setName(event.currentTarget.value);
        }}
      />
      <Button type="submit" variant="filled" disabled={name.trim() === ""} loading={create.isPending}>
        Create workspace
      </Button>
    </form>
  );
}

/** `onCreated` runs once the new workspace is the chosen one. */
export function openCreateWorkspace(onCreated: () => void = () => undefined): void {
  openDialog({ title: "Create a workspace", content: <CreateForm onCreated={onCreated} /> });
}
