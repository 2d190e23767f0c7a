/** A picture of the site with the way to choose another. [W5.19] [W8.18] */
import { Button, FileButton } from "@mantine/core";
import { AppError } from "@slipway/kernel/errors";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useState } from "react";
import { SITE_IMAGE_TYPES } from "../../contract/site-image.ts";
import { prepareImage, RefusedImage, type SiteImage } from "../image/prepare-image.ts";

/** Says itself whether it went well. */
export function usePickImage({ userId, failed, onPicked }: PickImageOptions) {
  const [busy, setBusy] = useState(false);
  const pick = async (read: () => Promise<Blob> | Blob): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      onPicked(await prepareImage(await read(), userId));
      showToast({ tone: "ok", title: "Image uploaded" });
    } catch (error) {
      const reason =
        error instanceof RefusedImage ? error.message : error instanceof AppError ? error.userMessage : null;
      showToast({ tone: "err", title: failed, message: reason ?? "Please try again" });
    } finally {
      setBusy(false);
    }
  };
  return { busy, ready: userId !== "", pick };
}

export interface PickImageOptions {
  /** Empty until it is known. */
  userId: string;
  /** Title of the toast. */
  failed: "Failed to upload image" | "Failed to upload social image";
  onPicked: (image: SiteImage) => void;
}

export interface ChooseButtonProps {
  label: string;
  picking: ReturnType<typeof usePickImage>;
}

export function ChooseButton({ label, picking }: ChooseButtonProps) {
  return (
    <FileButton accept={SITE_IMAGE_TYPES.join(",")} onChange={(file) => file !== null && void picking.pick(() => file)}>
      {(props) => (
        <Button {...props} loading={picking.busy} disabled={!picking.ready}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
