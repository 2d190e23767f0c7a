/** Thumbnails: of a message being written, with a way to remove them, and of one that was sent. Each opens large. */
import { ActionIcon, Loader } from "@mantine/core";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { openImages } from "./open-images.ts";
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
  /** Something else that can be done with one. */
  renderAction?: ((image: Thumbnail) => ReactNode) | undefined;
}

export function ImageStrip({ images, onRemove, renderAction }: ImageStripProps) {
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
          {image.uploading !== true && renderAction?.(image)}
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
