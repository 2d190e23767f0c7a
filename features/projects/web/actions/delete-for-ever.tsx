import { Button, TextInput } from "@mantine/core";
import { closeDialog, openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { Download } from "lucide-react";
import { useState, type FormEvent } from "react";

interface DeleteFormProps {
  name: string;
  download: () => Promise<void>;
  onDelete: (typed: string) => void;
}

/** Typing the name is the confirmation; the files are offered before. (product page, item 12) */
function DeleteForm({ name, download, onDelete }: DeleteFormProps) {
  const [typed, setTyped] = useState("");
  const [downloading, setDownloading] = useState(false);
  const matches = typed.trim() === name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!matches) return;
    onDelete(typed.trim());
    closeDialog();
  };
  const takeFiles = () => {
    setDownloading(true);
    void download().finally(() => setDownloading(false));
  };
  return (
    <form onSubmit={submit} style={{ display: "grid", gap: 14 }}>
      <p style={{ color: "var(--text-2)" }}>
        Chat, code, versions and data are erased. This cannot be undone. You can keep the newest version of the code.
      </p>
      <Button leftSection={<Download size={15} />} loading={downloading} onClick={takeFiles}>
        Download ZIP first
      </Button>
      <TextInput
        label={
          <>
            Type <strong>{name}</strong> to confirm
          </>
        }
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

export function openDeleteDialog(props: DeleteFormProps): void {
  openDialog({ title: "Delete for ever?", content: <DeleteForm {...props} /> });
}
