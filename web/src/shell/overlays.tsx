import { useNotifications } from "@mantine/notifications";
import { useShownError } from "@slipway/ui/errors/handle-error";
import { useDialogs } from "@slipway/ui/kit/dialog-store";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { Suspense, useState } from "react";

const Notifications = lazyNamed(() => import("@mantine/notifications"), "Notifications");
const DialogHost = lazyNamed(() => import("@slipway/ui/kit/dialog-host.tsx"), "DialogHost");
const ErrorDialogHost = lazyNamed(() => import("@slipway/ui/errors/error-dialog.tsx"), "ErrorDialogHost");

/** True from the first time on, so that things may leave with their animation. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever;
}

/** Toasts, dialogs from code and the error dialog: each is loaded when it is needed for the first time. */
export function Overlays({ supportUrl }: { supportUrl: string }) {
  const toasts = useEver(useNotifications().notifications.length > 0);
  const dialogs = useEver(useDialogs((state) => state.open.length > 0));
  const errors = useEver(useShownError((state) => state.shown !== null));
  return (
    <Suspense fallback={null}>
      {toasts && <Notifications position="bottom-right" limit={4} containerWidth={360} />}
      {dialogs && <DialogHost />}
      {errors && <ErrorDialogHost supportUrl={supportUrl} />}
    </Suspense>
  );
}
