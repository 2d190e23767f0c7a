/** Another picture in the place of the one that is selected. It becomes part of the project when the changes are saved. */
import { Button } from "@mantine/core";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { ImageUp } from "lucide-react";
import { useRef, type ChangeEvent } from "react";
import { IMAGE_TYPES } from "../../../uploads/contract/index.ts";
import { usePlacing } from "../pictures/use-placing.ts";
import type { VisualEditor } from "../use-visual-editor.ts";
import { Section } from "./section.tsx";
import styles from "./visual-edits-panel.module.css";

const PictureDialog = lazyNamed(() => import("../pictures/picture-dialog.tsx"), "PictureDialog");

export interface ImageFieldProps {
  projectId: string;
  editor: VisualEditor;
  disabled: boolean;
}

export function ImageField({ projectId, editor, disabled }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const placing = usePlacing(projectId, editor, disabled);
  if (!placing.has) return null;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (file !== undefined) placing.choose(file);
    // The same file may be chosen again.
    event.currentTarget.value = "";
  };
  return (
    <Section title="Image">
      <input ref={input} type="file" hidden accept={IMAGE_TYPES.join(",")} onChange={choose} />
      <Button leftSection={<ImageUp size={14} />} disabled={!placing.canTake} onClick={() => input.current?.click()}>
        Replace image
      </Button>
      <p className={styles.hint}>Or paste a picture, or drop it beside the preview.</p>
      {placing.picture !== null && (
        <SlotBoundary>
          <PictureDialog
            picture={placing.picture}
            place={placing.size}
            alt={placing.alt}
            onUse={placing.use}
            onClose={placing.close}
          />
        </SlotBoundary>
      )}
    </Section>
  );
}
