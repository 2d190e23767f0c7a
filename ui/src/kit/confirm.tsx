import { modals } from "@mantine/modals";

export interface ConfirmOptions {
  title: string;
  /** What happens, and what does not. */
  body: string;
  confirm: string;
  cancel?: string;
  tone?: "danger" | "neutral";
}

/** Asks before something that is hard to take back. Resolves false on Cancel, Esc and a click outside. */
export function askToConfirm({ title, body, confirm, cancel = "Cancel", tone = "neutral" }: ConfirmOptions) {
  return new Promise<boolean>((resolve) => {
    let answer = false;
    modals.openConfirmModal({
      title,
      children: <p style={{ color: "var(--text-2)", textWrap: "pretty", marginBottom: 4 }}>{body}</p>,
      labels: { confirm, cancel },
      confirmProps: { variant: tone === "danger" ? "danger" : "filled", "data-autofocus": true },
      cancelProps: { variant: "subtle" },
      onConfirm: () => {
        answer = true;
      },
      onClose: () => resolve(answer),
    });
  });
}
