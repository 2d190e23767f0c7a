import { useShownError } from "@slipway/ui/errors/handle-error";
import { useDialogs } from "@slipway/ui/kit/dialogs/dialog-store";
import { loadToasts, useToasted } from "@slipway/ui/kit/status/toast";
import { useLoadedAhead } from "@slipway/ui/slots/load-ahead";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { useState } from "react";
import classes from "./overlays.module.css";

const loadErrorDialog = () => import("@slipway/ui/errors/error-dialog.tsx");

const loadNotifications = () => import("@mantine/notifications");
const loadDialogs = () => import("@slipway/ui/kit/dialogs/dialog-host.tsx");

const Notifications = lazyNamed(loadNotifications, "Notifications");
const DialogHost = lazyNamed(loadDialogs, "DialogHost");
const ErrorDialogHost = lazyNamed(loadErrorDialog, "ErrorDialogHost");

/** True from the first time on, so that things may leave with their animation. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever;
}

/** That the network is gone is said without a network: what says it comes in the first idle moment. */
const loadWords = () => Promise.all([loadErrorDialog(), loadDialogs(), loadToasts(), loadNotifications()]);

/** On phones below the bar: at the bottom they would lie on the composer and on the switch between chat and view. */
function Toasts() {
  const mobile = useIsMobile();
  return (
    <Notifications
      classNames={{ root: classes.toasts! }}
      position={mobile ? "top-center" : "bottom-right"}
      limit={mobile ? 2 : 4}
      containerWidth={360}
      // Above dialogs, below a menu that somebody opens after it.
      zIndex={250}
    />
  );
}

/** Toasts, dialogs from code and the error dialog. One that cannot be loaded does not take the page with it. */
export function Overlays({ supportUrl }: { supportUrl: string }) {
  const toasts = useToasted((state) => state.ever);
  const dialogs = useEver(useDialogs((state) => state.open.length > 0));
  const errors = useEver(useShownError((state) => state.shown !== null));
  useLoadedAhead(loadWords);
  return (
    <>
      <SlotBoundary whenBroken="nothing">{toasts && <Toasts />}</SlotBoundary>
      <SlotBoundary whenBroken="nothing">{dialogs && <DialogHost />}</SlotBoundary>
      <SlotBoundary whenBroken="nothing">{errors && <ErrorDialogHost supportUrl={supportUrl} />}</SlotBoundary>
    </>
  );
}
