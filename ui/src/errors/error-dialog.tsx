import { Button, Group } from "@mantine/core";
import { Dialog } from "../layers/dialog.tsx";
import { CopyIcon } from "../kit/copying/copy.tsx";
import { DEFAULT_ERROR_MESSAGE, dismissErrorDialog, useShownError } from "./handle-error.ts";
import classes from "./error-dialog.module.css";

export interface ErrorDialogProps {
  opened: boolean;
  message?: string;
  traceId: string;
  /** Where Get help leads: the installation's support address. [S13] */
  supportUrl: string;
  onDismiss: () => void;
}

export function ErrorDialog({
  opened,
  message = DEFAULT_ERROR_MESSAGE,
  traceId,
  supportUrl,
  onDismiss,
}: ErrorDialogProps) {
  return (
    <Dialog opened={opened} onClose={onDismiss} title="Error" size={420}>
      <p className={classes.message}>{message}</p>
      <p className={classes.later}>Please try again later.</p>
      {traceId !== "" && (
        <div className={classes.trace}>
          <span>Trace id</span>
          <code>{traceId}</code>
          <CopyIcon text={traceId} label="Copy trace id" />
        </div>
      )}
      <Group justify="flex-end" gap={8} mt={16}>
        <Button component="a" href={supportUrl} target="_blank" rel="noreferrer" variant="subtle">
          Get help
        </Button>
        <Button variant="filled" data-autofocus onClick={onDismiss}>
          Dismiss
        </Button>
      </Group>
    </Dialog>
  );
}

/** Mounted once by the shell; shows what `handleError` was given. */
export function ErrorDialogHost({ supportUrl }: { supportUrl: string }) {
  const shown = useShownError((state) => state.shown);
  return (
    <ErrorDialog
      opened={shown !== null}
      message={shown?.message}
      traceId={shown?.traceId ?? ""}
      supportUrl={supportUrl}
      onDismiss={dismissErrorDialog}
    />
  );
}
