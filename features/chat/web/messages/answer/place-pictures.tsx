/** Below an answer of the offline builder, which sees no pictures: the way to place those that were sent. */
import { Button } from "@mantine/core";
import { ImageDown } from "lucide-react";
import { sentImage } from "../../images/pasted-images.ts";
import { usePlacePicture } from "../../images/use-place-picture.ts";
import styles from "../messages.module.css";

export function PlacePictures({ projectId, images }: { projectId: string; images: readonly string[] }) {
  const place = usePlacePicture(projectId);
  return (
    <div className={styles.chips}>
      {images.map((url, index) => (
        <Button key={url} variant="default" leftSection={<ImageDown size={14} />} onClick={() => place(sentImage(url))}>
          {images.length === 1 ? "Place the picture in the app" : `Place picture ${index + 1} in the app`}
        </Button>
      ))}
    </div>
  );
}
