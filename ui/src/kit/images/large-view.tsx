/** One picture as large as the window allows; arrows go to the next. */
import { ActionIcon } from "@mantine/core";
import { openDialog } from "../dialogs/dialog-store.ts";
import { useKey } from "../../keys/use-key.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import type { Thumbnail } from "./image-strip.tsx";
import styles from "./images.module.css";

function LargeView({ images, first }: { images: readonly Thumbnail[]; first: number }) {
  const [at, setAt] = useState(first);
  const several = images.length > 1;
  const step = (by: number) => setAt((now) => (now + by + images.length) % images.length);
  useKey({ keys: "arrowleft", label: "Previous image", group: "Images" }, () => step(-1), several);
  useKey({ keys: "arrowright", label: "Next image", group: "Images" }, () => step(1), several);
  const image = images[at]!;
  return (
    <div className={styles.large}>
      <img src={image.url} alt={image.name} />
      {several && (
        <div className={styles.pager}>
          <ActionIcon aria-label="Previous image" onClick={() => step(-1)}>
            <ChevronLeft size={16} />
          </ActionIcon>
          <span aria-live="polite">
            {at + 1} of {images.length}
          </span>
          <ActionIcon aria-label="Next image" onClick={() => step(1)}>
            <ChevronRight size={16} />
          </ActionIcon>
        </div>
      )}
    </div>
  );
}

export function openLargeView(images: readonly Thumbnail[], first: number): void {
  const title = images.length === 1 ? images[0]!.name : "Images";
  openDialog({ title, content: <LargeView images={images} first={first} />, width: 960 });
}
