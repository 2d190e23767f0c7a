import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { ABOUT_CONNECTION } from "../../errors/handle-error.ts";
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { Toast } from "./toast.ts";

const ICONS = {
  ok: <CircleCheck size={17} color="var(--ok)" />,
  err: <CircleAlert size={17} color="var(--err)" />,
  info: <Info size={17} color="var(--info)" />,
};

const lastAbout = new Map<string, string>();

export function takeToast(about: string): void {
  const shown = lastAbout.get(about);
  if (shown === undefined) return;
  lastAbout.delete(about);
  notifications.hide(shown);
}

const READ_MS = 4000;

/** Errors that end with their screen: when they came up, by the id of the toast. */
const ofScreen = new Map<string, number>();

/** Called when the person leaves the screen. Each error is shown for at least `READ_MS`, so that it can be read. */
export function endErrorsOfScreen(): void {
  for (const [id, at] of ofScreen) setTimeout(() => notifications.hide(id), Math.max(0, at + READ_MS - Date.now()));
  ofScreen.clear();
}

/** An error with a button waits for the person; without a connection, every screen has the same error. */
const needsAnswer = (about: Toast["about"], action: Toast["action"]): boolean =>
  action !== undefined || about === ABOUT_CONNECTION;

/** Errors close with their screen, and other toasts after 4 s, or 6 s with a button. */
export function putToast({ tone, title, message, action, about, stays = needsAnswer(about, action) }: Toast): void {
  const older = about === undefined ? undefined : lastAbout.get(about);
  if (older !== undefined) notifications.hide(older);
  const autoClose = tone === "err" ? false : action ? 6000 : READ_MS;
  const id = notifications.show({
    title,
    message: (
      <Group gap={message ? 8 : 0}>
        {message}
        {action && (
          <Button
            variant="subtle"
            ml={message ? 0 : -8}
            onClick={() => {
              notifications.hide(id);
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </Group>
    ),
    autoClose,
    onClose: () => {
      ofScreen.delete(id);
      if (about !== undefined && lastAbout.get(about) === id) lastAbout.delete(about);
    },
    icon: ICONS[tone],
    color: "transparent",
    role: tone === "err" ? "alert" : "status",
    closeButtonProps: { "aria-label": "Close notification" },
  });
  if (tone === "err" && !stays) ofScreen.set(id, Date.now());
  if (about !== undefined) lastAbout.set(about, id);
}
