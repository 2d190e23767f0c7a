import { ActionIcon, Tooltip } from "@mantine/core";
import type { Thumbnail } from "@slipway/ui/kit/images/image-strip.tsx";
import { ImageDown } from "lucide-react";
import { usePlacePicture } from "./use-place-picture.ts";
import styles from "./place-button.module.css";

/** Puts the picture of a thumbnail into the app. */
export function PlaceButton({ projectId, image }: { projectId: string; image: Thumbnail }) {
  const place = usePlacePicture(projectId);
  return (
    <Tooltip label="Place it in the app">
      <ActionIcon
        className={styles.place}
        variant="filled"
        size={24}
        aria-label={`Place ${image.name} in the app`}
        onClick={() => place(image)}
      >
        <ImageDown size={13} />
      </ActionIcon>
    </Tooltip>
  );
}
