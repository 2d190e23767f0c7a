/**
 * Restores a version as a new one with the same files, and compares the number of files before it reports success.
 * [T4.08] [T8.09]
 */
import type { AppError } from "@slipway/kernel/errors";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { failureKind, failureSentence } from "@slipway/ui/errors/error-texts";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useQueryClient } from "@tanstack/react-query";
import { editsContract, type EditDocument } from "../../contract/index.ts";
import { askAboutDatabase, type AskAboutDatabase } from "./ask-about-database.tsx";
import { ranSqlSince, toldDocuments } from "./later-sql.ts";

/** [T8.07] */
const MISSING: Readonly<Record<string, string>> = {
  edit_not_found: "No edit found for this version",
  message_not_found: "Cannot find the message for this version",
};

interface RestorePoint {
  can_restore_database?: boolean;
  reason?: string | null;
}

/** Whether the database can be restored too, as the server says. [E3] [E4] */
const databaseOf = (point: RestorePoint | null | undefined): AskAboutDatabase => ({
  canRestore: point?.can_restore_database ?? false,
  reason: point?.reason ?? null,
});

function showFailure(error: AppError): void {
  const message = MISSING[error.code] ?? failureSentence(error, failureKind(error, false));
  showToast({ tone: "err", title: "Could not revert to earlier version", message });
}

const databaseWords = ({ tables, tables_matched }: { tables: number; tables_matched: number }): string =>
  (tables === 0 ? " The database has no tables." : ` ${tables_matched} of ${tables} tables have the rows they had.`) +
  " The database of before is kept in Cloud → Restore points.";

export interface Restore {
  running: boolean;
  restore: (edit: EditDocument) => void;
}

/** "Tue 14:02" within the last days, else with the date. `now` is in epoch milliseconds. */
export function restoredTime(at: string, now: number, locale?: string): string {
  const time: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
  const recent = now - Date.parse(at) < 6 * 86_400_000;
  const day: Intl.DateTimeFormatOptions = recent ? { weekday: "short" } : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(locale, { ...day, ...time }).format(new Date(at));
}

/** Says what happens to the later versions. (product page, moment 5) */
function laterVersions(version: number, newest: number): string {
  if (newest <= version) return "";
  const later = newest === version + 1 ? `Version ${newest} stays` : `Versions ${version + 1}-${newest} stay`;
  return `${later} in the list. `;
}

const agreed = ({ version, created_at }: EditDocument, newest: number): Promise<boolean> =>
  askToConfirm({
    title: `Restore version ${version}?`,
    body: `Files go back to ${restoredTime(created_at, Date.now())}. ${laterVersions(version, newest)}Your data is not touched.`,
    confirm: "Restore",
  });

/** `newest` is the number of the newest version. */
export function useRestore(projectId: string, newest: number): Restore {
  const undo = useRouteMutation(editsContract.undo, {
    onSuccess: ({ title }) => showToast({ tone: "ok", title: `Undone: ${title}` }),
  });
  const cache = useQueryClient();
  const point = useRouteMutation(editsContract.restorePoint, {
    onError: (error) => {
      showFailure(error);
      return true;
    },
  });
  const revert = useRouteMutation(editsContract.revertToEdit, {
    onSuccess: ({ tags, files_matched, files_total, database }) =>
      showToast({
        tone: "ok",
        title: `Restored to earlier version${tags.summary === undefined ? "" : `: ${tags.summary}`}`,
        message: `${files_matched} of ${files_total} files match.` + (database ? databaseWords(database) : ""),
        // It undoes the files alone.
        action: { label: database ? "Undo the files" : "Undo", run: () => undo.mutate({ params: { id: projectId } }) },
      }),
    onError: (error, { params, body }) => {
      if (error.code === "unsafe_revert") ask({ params, body }, error.details as RestorePoint | undefined);
      else showFailure(error);
      return true;
    },
  });
  const ask = (wanted: Parameters<typeof revert.mutate>[0], point: RestorePoint | undefined): void =>
    void askAboutDatabase(databaseOf(point)).then((answer) => {
      if (answer !== null) revert.mutate({ ...wanted, body: { ...wanted.body, restore_database: answer } });
    });
  const restore = (edit: EditDocument): void => {
    const message = edit.ai_message_id === null ? {} : { message_id: edit.ai_message_id };
    const wanted = { params: { id: projectId }, body: { edit_id: edit.id, ...message } };
    // This page's knowledge is checked first; the server checks the whole conversation. [T4.08] [E3]
    if (!ranSqlSince(toldDocuments(cache, projectId), edit))
      return void agreed(edit, newest).then((yes) => yes && revert.mutate(wanted));
    point.mutate({ params: { id: projectId, editId: edit.id } }, { onSuccess: (found) => ask(wanted, found) });
  };
  return { running: revert.isPending || point.isPending, restore };
}
