import { ActionIcon, Tooltip } from "@mantine/core";
import { ImagePlus } from "lucide-react";
import { useRef, type ChangeEvent } from "react";

export interface ImageButtonProps {
  /** Media types that are taken. */
  types: readonly string[];
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}

export function ImageButton({ types, disabled = false, onFiles }: ImageButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.currentTarget.files ?? [])]);
    // Allows the same file to be chosen again.
    event.currentTarget.value = "";
  };
  return (
    <>
      <input ref={input} type="file" hidden multiple accept={types.join(",")} onChange={choose} />
      <Tooltip label="Attach images (or paste, or drop them anywhere)">
        <ActionIcon aria-label="Attach images" disabled={disabled} onClick={() => input.current?.click()}>
          <ImagePlus size={16} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
