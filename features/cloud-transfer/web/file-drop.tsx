/** Takes one file: chosen, or dropped onto it. */
import { Button } from "@mantine/core";
import { FileUp } from "lucide-react";
import { useId, useRef, useState, type DragEvent } from "react";
import classes from "./transfer.module.css";

export interface FileDropProps {
  /** "Choose a CSV file" */
  label: string;
  hint: string;
  /** Such as `.csv,text/csv`. */
  accept: string;
  onFile: (file: File) => void;
}

const hasFiles = (event: DragEvent): boolean => [...event.dataTransfer.types].includes("Files");

export function FileDrop({ label, hint, accept, onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
    // The same file may be chosen again after it was changed.
    if (input.current !== null) input.current.value = "";
  };
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
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
