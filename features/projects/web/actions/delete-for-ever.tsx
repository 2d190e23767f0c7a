import { Button, TextInput } from "@mantine/core";
import { closeDialog, openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { useState, type FormEvent } from "react";

/** Typing the name is the confirmation. */
function DeleteForm({ name, onDelete }: { name: string; onDelete: (typed: string) => void }) {
  const [typed, setTyped] = useState("");
  const matches = typed.trim() === name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!matches) return;
    onDelete(typed.trim());
    closeDialog();
  };
  return (
    <form onSubmit={submit} style={{ display: "grid", gap: 14 }}>
      <p style={{ color: "var(--text-2)" }}>
        Chat, code, versions and data are erased. This cannot be undone. Type <strong>{name}</strong> to confirm.
      </p>
      <TextInput
        aria-label="Name of the project"
        value={typed}
        data-autofocus
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="danger" disabled={!matches}>
        Delete for ever
      </Button>
    </form>
  );
}

export function openDeleteDialog(name: string, onDelete: (typed: string) => void): void {
  openDialog({ title: "Delete for ever?", content: <DeleteForm name={name} onDelete={onDelete} /> });
}
