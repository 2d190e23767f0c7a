import { Button } from "@mantine/core";
import type { AppError } from "@slipway/kernel/errors";
import { invalidatePath } from "@slipway/ui/api/use-route";
import { handleError } from "@slipway/ui/errors/handle-error";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { knowledgeLimits, type KnowledgeFile, type WrittenKnowledge } from "../contract/index.ts";
import { KnowledgeForm } from "./knowledge-form.tsx";
import type { KnowledgeCalls } from "./knowledge-calls.ts";

export interface KnowledgeFilesProps {
  title: string;
  hint: string;
  files: readonly KnowledgeFile[];
  calls: KnowledgeCalls;
  mayEdit: boolean;
}

/** `open` is the file being edited; "new" for a file that does not exist yet. */
export function KnowledgeFiles({ title, hint, files, calls, mayEdit }: KnowledgeFilesProps) {
  const [open, setOpen] = useState<string | null>(null);
  const full = files.length >= knowledgeLimits.files;
  return (
    <SettingsGroup
      title={title}
      hint={hint}
      action={
        mayEdit &&
        open !== "new" &&
        !full && (
          <Button leftSection={<Plus size={14} />} onClick={() => setOpen("new")}>
            Add
          </Button>
        )
      }
    >
      {open === "new" && <NewFile calls={calls} onClose={() => setOpen(null)} />}
      {files.length === 0 && open !== "new" && <p>No knowledge yet.</p>}
      {files.map((file) =>
        open === file.id ? (
          <EditedFile key={file.id} file={file} calls={calls} mayEdit={mayEdit} onClose={() => setOpen(null)} />
        ) : (
          <FileRow key={file.id} file={file} calls={calls} mayEdit={mayEdit} onOpen={() => setOpen(file.id)} />
        ),
      )}
    </SettingsGroup>
  );
}

/** Reads the list again after a change, and confirms it. */
function useChange<T>(calls: KnowledgeCalls, work: (input: T) => Promise<unknown>, onDone: () => void) {
  const cache = useQueryClient();
  return useMutation<unknown, AppError, T>({
    mutationFn: work,
    onSuccess: async () => {
      await invalidatePath(cache, calls.path);
      onDone();
    },
  });
}

function NewFile({ calls, onClose }: { calls: KnowledgeCalls; onClose: () => void }) {
  const add = useChange(
    calls,
    (written: WrittenKnowledge) => calls.add(written),
    () => {
      showToast({ tone: "ok", title: "Saved" });
      onClose();
    },
  );
  return <KnowledgeForm saving={add.isPending} error={add.error} onSave={add.mutate} onCancel={onClose} />;
}

interface FileProps {
  file: KnowledgeFile;
  calls: KnowledgeCalls;
  mayEdit: boolean;
}

/**
 * Typed text stays when somebody else saved meanwhile. Saving again then overwrites their version, after the person has
 * seen it.
 */
function EditedFile({ file, calls, mayEdit, onClose }: FileProps & { onClose: () => void }) {
  const [from, setFrom] = useState(file);
  const save = useChange(
    calls,
    ({ written, over }: { written: WrittenKnowledge; over: KnowledgeFile }) => calls.save(over, written),
    () => {
      showToast({ tone: "ok", title: "Saved" });
      onClose();
    },
  );
  const cache = useQueryClient();
  const conflict = save.error?.code === "knowledge_changed";
  const theirs = conflict && file.version !== from.version ? file : null;
  return (
    <KnowledgeForm
      file={from}
      readOnly={!mayEdit}
      saving={save.isPending}
      error={save.error}
      theirs={theirs}
      onSave={(written) => save.mutate({ written, over: from })}
      onShowTheirs={conflict && theirs === null ? () => void invalidatePath(cache, calls.path) : undefined}
      onSaveOver={(written) => {
        setFrom(file);
        save.mutate({ written, over: file });
      }}
      onCancel={onClose}
    />
  );
}

function FileRow({ file, calls, mayEdit, onOpen }: FileProps & { onOpen: () => void }) {
  const remove = useMutation<unknown, AppError, void>({
    mutationFn: () => calls.remove(file),
    onError: (error) => handleError(error),
  });
  const cache = useQueryClient();
  const undo = (): void => {
    const { name, description, knowledge, preprocess } = file;
    calls
      .add({ name, description, knowledge, preprocess })
      .then(() => invalidatePath(cache, calls.path))
      .catch(handleError);
  };
  const onRemove = (): void =>
    remove.mutate(undefined, {
      onSettled: () => void invalidatePath(cache, calls.path),
      onSuccess: () => showToast({ tone: "ok", title: `${file.name} removed`, action: { label: "Undo", run: undo } }),
    });
  return (
    <SettingsRow
      title={file.name}
      facts={
        <>
          {file.description !== "" && `${file.description} · `}
          {file.knowledge.length.toLocaleString()} characters{file.preprocess && ", summarised"} ·{" "}
          <RelativeTime at={file.updated_at} />
        </>
      }
    >
      <Button aria-label={`${mayEdit ? "Edit" : "Read"} ${file.name}`} onClick={onOpen}>
        {mayEdit ? "Edit" : "Read"}
      </Button>
      {mayEdit && (
        <Button aria-label={`Remove ${file.name}`} loading={remove.isPending} onClick={onRemove}>
          Remove
        </Button>
      )}
    </SettingsRow>
  );
}
