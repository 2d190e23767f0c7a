import { Paperclip, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { largestFile, readFile, type StoredFile } from "@/lib/stored-file";

interface FileInputProps {
  label: string;
  file: StoredFile | null;
  onChange: (file: StoredFile | null) => void;
}

/** Takes one file from this device and says when it is too large to be kept. */
export function FileInput({ label, file, onChange }: FileInputProps) {
  const [error, setError] = useState("");

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    if (chosen.size > largestFile) {
      setError(__("That file is larger than 400 kB. Please choose a smaller one."));
      return;
    }
    try {
      onChange(await readFile(chosen));
      setError("");
    } catch {
      setError(__("That file could not be read. Please choose another one."));
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <Field label={label} error={error || undefined} hint={__("Up to 400 kB, kept in this browser.")}>
        {(control) => (
          <input
            {...control}
            type="file"
            onChange={(event) => void take(event.target.files?.[0])}
            className="min-h-11 w-full rounded-control border border-input bg-background px-3 py-2 text-sm file:mr-3 file:rounded-control file:border-0 file:bg-secondary file:px-3 file:py-1 file:text-secondary-foreground"
          />
        )}
      </Field>
      {file && (
        <p className="flex items-center gap-2 text-sm">
          <Paperclip aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 flex-1 truncate">{file.name}</span>
          <Button variant="ghost" size="sm" aria-label={`${__("Remove")} ${file.name}`} onClick={() => onChange(null)}>
            <X aria-hidden className="size-4" />
          </Button>
        </p>
      )}
    </div>
  );
}
