/** Later versions changed the database: asks whether to restore it with the files. [T2.37] [T4.08] [E4] */
import { Button, Group } from "@mantine/core";
import { openDialog } from "@slipway/ui/kit/dialogs/dialog-store";

export interface AskAboutDatabase {
  canRestore: boolean;
  /** Why it cannot go back; null when it can. */
  reason: string | null;
}

const BOTH = "Restoring both deletes newer data. A copy of it is kept first, in Cloud → Restore points.";

/** True: files and database; false: only the files; null: nothing. */
export function askAboutDatabase({ canRestore, reason }: AskAboutDatabase): Promise<boolean | null> {
  return new Promise((resolve) => {
    const settle = (answer: boolean | null) => () => {
      resolve(answer);
      close();
    };
    const content = (
      <>
        <p style={{ color: "var(--text-2)", textWrap: "pretty" }}>
          Restoring only the files may break the app. {canRestore ? BOTH : reason}
        </p>
        <Group justify="flex-end" gap={8} mt={20}>
          <Button variant="subtle" onClick={settle(null)}>
            Cancel
          </Button>
          <Button data-autofocus onClick={settle(false)}>
            Restore the files
          </Button>
          <Button
            variant="danger"
            disabled={!canRestore}
            title={canRestore ? undefined : (reason ?? undefined)}
            onClick={settle(true)}
          >
            Restore files and database
          </Button>
        </Group>
      </>
    );
    const close = openDialog({
      title: canRestore ? "Restore the database too?" : "Restore the files only?",
      content,
      onClose: () => resolve(null),
    });
  });
}
