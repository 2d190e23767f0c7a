import { Button, Group } from "@mantine/core";
import { openDialog, useDialogs } from "./dialog-store.ts";

export interface ConfirmOptions {
  title: string;
  /** The effects, and what stays the same. */
  body: string;
  confirm: string;
  cancel?: string;
  tone?: "danger" | "neutral";
}

/**
 * Asks before something that is hard to take back. Resolves false on Cancel, Esc and a click outside, and at once where the
 * same question stands open: a double click asks once.
 */
export function askToConfirm({ title, body, confirm, cancel = "Cancel", tone = "neutral" }: ConfirmOptions) {
  if (useDialogs.getState().open.some((dialog) => dialog.title === title)) return Promise.resolve(false);
  return new Promise<boolean>((resolve) => {
    const settle = (answer: boolean) => () => {
      resolve(answer);
      close();
    };
    const content = (
      <>
        <p style={{ color: "var(--text-2)", textWrap: "pretty" }}>{body}</p>
        <Group justify="flex-end" gap={8} mt={20}>
          <Button variant="subtle" onClick={settle(false)}>
            {cancel}
          </Button>
          <Button variant={tone === "danger" ? "danger" : "filled"} data-autofocus onClick={settle(true)}>
            {confirm}
          </Button>
        </Group>
      </>
    );
    const close = openDialog({ title, content, onClose: () => resolve(false) });
  });
}
