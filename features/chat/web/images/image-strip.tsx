/** Thumbnails: of a message being written, with a way to remove them, and of one that was sent. Each opens large. */
import { ActionIcon, Loader, Tooltip } from "@mantine/core";
import { ImageDown, X } from "lucide-react";
import { openImages } from "./open-images.ts";
import { usePlacePicture } from "./use-place-picture.ts";
import styles from "./images.module.css";

export interface Thumbnail {
  id: string;
  url: string;
  name: string;
  uploading?: boolean;
}

export interface ImageStripProps {
  images: readonly Thumbnail[];
  /** Left out if nothing can be removed. */
  onRemove?: (id: string) => void;
  /** The project whose app has places for them. */
  placesIn?: string | null;
}

function PlaceButton({ projectId, image }: { projectId: string; image: Thumbnail }) {
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

export function ImageStrip({ images, onRemove, placesIn = null }: ImageStripProps) {
  return (
    <ul className={styles.strip} aria-label="Images">
      {images.map((image, index) => (
        <li key={image.id} className={styles.item} data-uploading={image.uploading || undefined}>
          <button
            type="button"
            className={styles.open}
            aria-label={`Open ${image.name}`}
            onClick={() => openImages(images, index)}
          >
            <img src={image.url} alt="" loading={onRemove === undefined ? "lazy" : "eager"} />
          </button>
          {image.uploading === true && (
            <span className={styles.busy} role="status" aria-label={`Uploading ${image.name}`}>
              <Loader size={18} />
            </span>
          )}
          {placesIn !== null && image.uploading !== true && <PlaceButton projectId={placesIn} image={image} />}
          {onRemove !== undefined && (
            <ActionIcon
              className={styles.remove}
              variant="filled"
              size={24}
              aria-label={`Remove ${image.name}`}
              onClick={() => onRemove(image.id)}
            >
              <X size={13} />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}
