/** A picture on its way into the selected place: chosen, pasted, dropped or brought along from the chat, then cropped and uploaded. */
import { api } from "@slipway/ui/api/client";
import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { handleError } from "@slipway/ui/errors/handle-error";
import { showToast } from "@slipway/ui/kit/status/toast";
import { layDown, usePictureInHand } from "@slipway/ui/session/preview/picture-in-hand";
import { useEffect, useRef, useState } from "react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { IMAGE_TYPES, uploadsContract } from "../../../uploads/contract/index.ts";
import { keyOf } from "../changes.ts";
import type { VisualEditor } from "../use-visual-editor.ts";
import type { Size } from "./crop.ts";
import { dataUrlOf, openPicture, type Opened } from "./draw-picture.ts";

const MAX_NAME_CHARACTERS = 200;

const isPicture = (file: File): boolean => (IMAGE_TYPES as readonly string[]).includes(file.type);

/** Files that are dropped or pasted anywhere while a place is selected are meant for it, and not for the chat. */
function useArrivingFiles(active: boolean, onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    if (!active) return;
    const take = (event: DragEvent | ClipboardEvent) => {
      const data = event instanceof DragEvent ? event.dataTransfer : event.clipboardData;
      const file = [...(data?.files ?? [])].find(isPicture);
      if (file === undefined || (event instanceof ClipboardEvent && data?.types.includes("text/plain"))) return;
      event.preventDefault();
      latest.current(file);
    };
    window.addEventListener("drop", take, { capture: true });
    window.addEventListener("paste", take, { capture: true });
    return () => {
      window.removeEventListener("drop", take, { capture: true });
      window.removeEventListener("paste", take, { capture: true });
    };
  }, [active]);
}

async function fileAt(url: string, name: string): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the picture was answered with ${answer.status}`);
  const blob = await answer.blob();
  return new File([blob], name, { type: blob.type });
}

const sayNotPlaced = (): void =>
  showToast({ tone: "err", title: "Not placed", message: "This file is no picture that can be shown here." });

const sizeOf = ({ width, height }: Readonly<Record<string, unknown>>): Size | null =>
  typeof width === "number" && typeof height === "number" && width > 0 && height > 0 ? { width, height } : null;

export function usePlacing(projectId: string, editor: VisualEditor, disabled: boolean) {
  const user = useRouteOrNull(accountsContract.user, {}, { staleTime: Infinity });
  const hand = usePictureInHand(projectId);
  const [picture, setPicture] = useState<Opened | null>(null);
  const userId = user.data?.id;
  const target = editor.targets.find(({ inspected }) => inspected.image);
  const place = target === undefined ? null : keyOf(target);
  const canTake = place !== null && !disabled && userId !== undefined;

  const choose = (file: File) => void openPicture(file).then(setPicture, sayNotPlaced);
  useArrivingFiles(canTake && picture === null, choose);
  useEffect(() => {
    if (!canTake || hand === null) return;
    layDown();
    void fileAt(hand.url, hand.name).then(openPicture).then(setPicture, sayNotPlaced);
  }, [canTake, hand]);
  useEffect(() => () => (picture === null ? undefined : URL.revokeObjectURL(picture.url)), [picture]);

  const use = async (file: File, alt: string | null): Promise<void> => {
    if (userId === undefined) return;
    try {
      const input = { params: { dir_name: userId, file_name: file.name.slice(-MAX_NAME_CHARACTERS) }, body: file };
      const [dataUrl, { file_id: fileId }] = await Promise.all([dataUrlOf(file), api(uploadsContract.upload, input)]);
      editor.patch({ image: { fileId, dataUrl, alt } }, `image ${fileId}`);
      setPicture(null);
    } catch (error) {
      handleError(error);
    }
  };
  return {
    canTake,
    picture,
    /** Size of the place on the page. */
    size: target === undefined ? null : sizeOf(target.element.values),
    alt: target?.inspected.image_alt ?? null,
    /** The selected place shows a picture or a drawing. */
    has: target !== undefined,
    choose,
    use,
    close: () => setPicture(null),
  };
}
