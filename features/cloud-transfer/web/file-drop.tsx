/** Takes one file: chosen, or dropped onto it. */
import { Button } from "@mantine/core";
import { useFileDrop } from "@slipway/ui/kit/files/use-file-drop";
import { FileUp } from "lucide-react";
import { useId, useRef } from "react";
import classes from "./transfer.module.css";

export interface FileDropProps {
  /** "Choose a CSV file" */
  label: string;
  hint: string;
  /** Such as `.csv,text/csv`. */
  accept: string;
  onFile: (file: File) => void;
}

export function FileDrop({ label, hint, accept, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
    // The same file may be chosen again after it was changed.
    if (input.current !== null) input.current.value = "";
  };
  const { isOver, handlers } = useFileDrop((transfer) => take(transfer.files));
  return (
    <div className={classes.drop} data-over={isOver || undefined} {...handlers}>
      <Button
        leftSection={<FileUp size={15} aria-hidden="true" />}
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <p id={id}>{isOver ? "Drop it here" : hint}</p>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-hidden="true"
        tabIndex={-1}
        data-testid="file"
        onChange={({ currentTarget: { files } }) => take(files)}
      />
    </div>
  );
}
