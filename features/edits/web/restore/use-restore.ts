/** Going back to a version: a new one with the same files, counted before it is called restored. [T4.08] [T8.09] */
import type { AppError } from "@slipway/kernel/errors";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { failureKind, failureSentence } from "@slipway/ui/errors/error-texts";
import { showToast } from "@slipway/ui/kit/status/toast";
import { editsContract, type EditDocument } from "../../contract/index.ts";
import { askAboutDatabase, type AskAboutDatabase } from "./ask-about-database.tsx";

/** [T8.07] */
const MISSING: Readonly<Record<string, string>> = {
  edit_not_found: "No edit found for this version",
  message_not_found: "Cannot find the message for this version",
};

/** Whether the database could go back, too, as the refusal says. [E3] [E4] */
function databaseOf({ details }: AppError): AskAboutDatabase {
  const { can_restore_database: canRestore = false, reason = null } = (details ?? {}) as {
    can_restore_database?: boolean;
    reason?: string | null;
  };
  return { canRestore, reason };
}

function showFailure(error: AppError): void {
  const message = MISSING[error.code] ?? failureSentence(error, failureKind(error, false));
  showToast({ tone: "err", title: "Could not revert to earlier version", message });
}

export interface Restore {
  running: boolean;
  restore: (edit: EditDocument) => void;
}

export function useRestore(projectId: string): Restore {
  const undo = useRouteMutation(editsContract.undo, {
    onSuccess: ({ title }) => showToast({ tone: "ok", title: `Undone: ${title}` }),
  });
  const revert = useRouteMutation(editsContract.revertToEdit, {
    onSuccess: ({ tags, files_matched, files_total, database }) =>
      showToast({
        tone: "ok",
        title: `Restored to earlier version${tags.summary === undefined ? "" : `: ${tags.summary}`}`,
        message:
          `${files_matched} of ${files_total} files match.` +
          (database ? ` ${database.tables_matched} of ${database.tables} tables have the rows they had.` : ""),
        action: { label: "Undo", run: () => undo.mutate({ params: { id: projectId } }) },
      }),
    onError: (error, { params, body }) => {
      if (error.code === "unsafe_revert")
        void askAboutDatabase(databaseOf(error)).then((answer) => {
          if (answer !== null) revert.mutate({ params, body: { ...body, restore_database: answer } });
        });
      else showFailure(error);
      return true;
    },
  });
  const restore = ({ id, ai_message_id }: EditDocument): void =>
    revert.mutate({
      params: { id: projectId },
      body: { edit_id: id, ...(ai_message_id === null ? {} : { message_id: ai_message_id }) },
    });
  return { running: revert.isPending, restore };
}
