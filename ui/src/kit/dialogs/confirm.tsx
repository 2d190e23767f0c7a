import { Button, Group } from "@mantine/core";
import { openDialog } from "./dialog-store.ts";

export interface ConfirmOptions {
  title: string;
  /** The effects, and what stays the same. */
  body: string;
  confirm: string;
  cancel?: string;
  tone?: "danger" | "neutral";
}

/** Asks before something that is hard to take back. Resolves false on Cancel, Esc and a click outside. */
export function askToConfirm({ title, body, confirm, cancel = "Cancel", tone = "neutral" }: ConfirmOptions) {
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
