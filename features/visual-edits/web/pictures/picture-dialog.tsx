/** Asks which part of a picture is shown and what it shows, before it goes into its place. */
import { Button, Group, TextInput } from "@mantine/core";
import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import { useState, type FormEvent } from "react";
import { MAX_ALT_CHARACTERS } from "../../contract/index.ts";
import { partOf, WHOLE, writtenSize, type Size } from "./crop.ts";
import { CropFrame } from "./crop-frame.tsx";
import { drawPart, staysWhole, type Opened } from "./draw-picture.ts";
import styles from "./pictures.module.css";

export interface PictureDialogProps {
  picture: Opened;
  /** Size of the place on the page; null: it is not known, and the picture keeps its shape. */
  place: Size | null;
  /** The words of the picture that is there now; null: words cannot be written in this place. */
  alt: string | null;
  /** Resolves when the picture is uploaded. */
  onUse: (file: File, alt: string | null) => Promise<void>;
  onClose: () => void;
}

export function PictureDialog({ picture, place, alt, onUse, onClose }: PictureDialogProps) {
  const [crop, setCrop] = useState(WHOLE);
  const [words, setWords] = useState("");
  const [busy, setBusy] = useState(false);
  const whole = staysWhole(picture);
  const ratio = whole || place === null ? picture.width / picture.height : place.width / place.height;
  const before = alt === null || alt === "" ? "" : ` The picture before: “${alt.replace(/\.$/u, "")}”.`;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const part = partOf(picture, ratio, crop);
      const file = whole ? picture.file : await drawPart(picture, part, writtenSize(part, place));
      await onUse(file, alt === null ? null : words.trim());
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title="Place your picture" size={560}>
      <form onSubmit={(event) => void submit(event)} className={styles.form}>
        {whole ? (
          <>
            <img className={styles.whole} src={picture.url} alt="" />
            <p className={styles.note}>A moving picture is not cropped.</p>
          </>
        ) : (
          <CropFrame picture={picture} ratio={ratio} crop={crop} onChange={setCrop} />
        )}
        {alt !== null && (
          <TextInput
            label="What does it show?"
            description={`Read aloud to people who cannot see it. Leave it empty for mere decoration.${before}`}
            maxLength={MAX_ALT_CHARACTERS}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end" gap={8}>
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="filled" loading={busy}>
            Use picture
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
