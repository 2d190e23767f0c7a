/** Shown for a file that is not text: the picture, or why there is nothing to see. [C2.46] [C8.23] */
import { Button } from "@mantine/core";
import { sizeInWords } from "@slipway/kernel/text/amounts/size-in-words";
import { EmptyState } from "@slipway/ui/kit/status/states.tsx";
import { useQuery } from "@tanstack/react-query";
import { FileQuestion, FileWarning, ImageOff } from "lucide-react";
import { useState } from "react";
import type { FileKind } from "./file-kind.ts";
import { failureWords, fetchRawFile, type FileAt } from "./raw-file.ts";
import styles from "./file-view.module.css";

const OVER_LIMIT = "Files over 1 MB are not shown here.";
const NOT_DRAWN = "This browser cannot draw the picture: it is too large, or it is no picture of this kind.";

function TooLarge({ reason }: { reason: string }) {
  return (
    <EmptyState icon={FileWarning} title="File Too Large">
      {reason} You can download it.
    </EmptyState>
  );
}

export function LoadFailure({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState icon={ImageOff} title={title} action={<Button onClick={onRetry}>Retry</Button>}>
        {failureWords(error)}
      </EmptyState>
    </div>
  );
}

/** A data address, which is freed with the cache entry. An object address would have to be revoked. */
async function addressed(blob: Blob): Promise<{ url: string; size: number }> {
  const reader = new FileReader();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  reader.onload = () => resolve();
  reader.onerror = () => reject(reader.error ?? new Error("The picture could not be read."));
  reader.readAsDataURL(blob);
  await promise;
  return { url: String(reader.result), size: blob.size };
}

function Picture({ file }: { file: FileAt }) {
  const picture = useQuery({
    queryKey: ["code-editor-picture", file.projectId, file.path, file.sha],
    queryFn: async () => addressed(await fetchRawFile(file)),
    gcTime: 60_000,
    staleTime: Infinity,
  });
  const [size, setSize] = useState<string | null>(null);
  const [broken, setBroken] = useState(false);
  if (picture.isError)
    return <LoadFailure title="Failed to load image" error={picture.error} onRetry={() => void picture.refetch()} />;
  if (broken) return <TooLarge reason={NOT_DRAWN} />;
  return (
    <figure className={styles.picture}>
      {picture.data !== undefined && (
        <img
          src={picture.data.url}
          alt={file.path}
          onError={() => setBroken(true)}
          onLoad={({ currentTarget }) => setSize(`${currentTarget.naturalWidth} × ${currentTarget.naturalHeight}`)}
        />
      )}
      <figcaption>{[size, picture.data && sizeInWords(picture.data.size)].filter(Boolean).join(" · ")}</figcaption>
    </figure>
  );
}

export function FileView({ kind, file }: { kind: Exclude<FileKind, "text">; file: FileAt }) {
  return (
    <div className={styles.view}>
      {kind === "image" && <Picture key={`${file.path}@${file.sha}`} file={file} />}
      {kind === "too-large" && <TooLarge reason={OVER_LIMIT} />}
      {kind === "binary" && (
        <EmptyState icon={FileQuestion} title="Binary File">
          This file cannot be displayed as text
        </EmptyState>
      )}
    </div>
  );
}
