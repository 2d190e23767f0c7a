/** What is shown where a file is no text: the picture, or why there is nothing to see. [C2.46] [C8.23] */
import { Button } from "@mantine/core";
import { EmptyState } from "@slipway/ui/kit/status/states.tsx";
import { useQuery } from "@tanstack/react-query";
import { FileQuestion, FileWarning, ImageOff } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import type { FileKind } from "./file-kind.ts";
import { failureWords, fetchRawFile, type FileAt } from "./raw-file.ts";
import styles from "./file-view.module.css";

function TooLarge() {
  return (
    <EmptyState icon={FileWarning} title="File Too Large">
      Files over 1 MB are not shown here. You can download it.
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

/** An address for the bytes as long as they are on screen. */
function usePictureUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (blob === undefined) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

function Picture({ file }: { file: FileAt }) {
  const picture = useQuery({
    queryKey: ["code-editor-picture", file.projectId, file.path, file.sha],
    queryFn: () => fetchRawFile(file),
    gcTime: 60_000,
    staleTime: Infinity,
  });
  const url = usePictureUrl(picture.data);
  const [size, setSize] = useState<string | null>(null);
  const [broken, setBroken] = useState(false);
  if (picture.isError)
    return <LoadFailure title="Failed to load image" error={picture.error} onRetry={() => void picture.refetch()} />;
  if (broken) return <TooLarge />;
  return (
    <figure className={styles.picture}>
      {url !== null && (
        <img
          src={url}
          alt={file.path}
          onError={() => setBroken(true)}
          onLoad={({ currentTarget }) => setSize(`${currentTarget.naturalWidth} × ${currentTarget.naturalHeight}`)}
        />
      )}
      <figcaption>{[size, picture.data && sizeWords(picture.data.size)].filter(Boolean).join(" · ")}</figcaption>
    </figure>
  );
}

const sizeWords = (bytes: number): string =>
  bytes < 1_048_576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;

export function FileView({ kind, file }: { kind: Exclude<FileKind, "text">; file: FileAt }) {
  const views: Record<typeof kind, () => ReactNode> = {
    image: () => <Picture key={`${file.path}@${file.sha}`} file={file} />,
    "too-large": () => <TooLarge />,
    binary: () => (
      <EmptyState icon={FileQuestion} title="Binary File">
        This file cannot be displayed as text
      </EmptyState>
    ),
  };
  return <div className={styles.view}>{views[kind]()}</div>;
}
