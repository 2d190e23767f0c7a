/** Below an answer of the offline builder, which sees no pictures: the way to place those that were sent. */
import { Button } from "@mantine/core";
import { ImageDown } from "lucide-react";
import { sentImage } from "../../images/pasted-images.ts";
import { useSay } from "../../language/chat-language.tsx";
import { usePlacePicture } from "../../images/use-place-picture.ts";
import styles from "../messages.module.css";

export function PlacePictures({ projectId, images }: { projectId: string; images: readonly string[] }) {
  const place = usePlacePicture(projectId);
  const say = useSay();
  return (
    <div className={styles.chips}>
      {images.map((url, index) => (
        <Button key={url} variant="default" leftSection={<ImageDown size={14} />} onClick={() => place(sentImage(url))}>
          {images.length === 1
            ? say("Place the picture in the app")
            : say("Place picture {number} in the app", { number: index + 1 })}
        </Button>
      ))}
    </div>
  );
}
