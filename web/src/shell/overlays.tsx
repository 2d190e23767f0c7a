import { useShownError } from "@slipway/ui/errors/handle-error";
import { useDialogs } from "@slipway/ui/kit/dialogs/dialog-store";
import { loadToasts, useToasted } from "@slipway/ui/kit/status/toast";
import { useLoadedAhead } from "@slipway/ui/slots/load-ahead";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { useState } from "react";

const loadErrorDialog = () => import("@slipway/ui/errors/error-dialog.tsx");

const loadToastsPlace = () => import("./toasts.tsx");
const loadDialogs = () => import("@slipway/ui/kit/dialogs/dialog-host.tsx");

const Toasts = lazyNamed(loadToastsPlace, "Toasts");
const DialogHost = lazyNamed(loadDialogs, "DialogHost");
const ErrorDialogHost = lazyNamed(loadErrorDialog, "ErrorDialogHost");

/** True from the first time on, so that things may leave with their animation. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever;
}

/** That the network is gone is said without a network: what says it comes in the first idle moment. */
const loadWords = () => Promise.all([loadErrorDialog(), loadDialogs(), loadToasts(), loadToastsPlace()]);

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
