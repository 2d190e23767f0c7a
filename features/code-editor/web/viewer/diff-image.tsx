import { useQuery } from "@tanstack/react-query";
import { fetchRawFile, type FileAt } from "../files/raw-file.ts";
import classes from "./viewer.module.css";

/** As text, because an object address would have to be revoked. */
const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("the picture could not be read"));
    reader.readAsDataURL(blob);
  });

function Picture({ file, label }: { file: FileAt; label: string }) {
  const { data: url, error } = useQuery({
    queryKey: ["diff-image", file.projectId, file.path, file.sha],
    queryFn: async () => asDataUrl(await fetchRawFile(file)),
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
  return (
    <figure className={classes.picture}>
      {error === null ? (
        url && <img src={url} alt={`${file.path}, ${label}`} />
      ) : (
        <p>This picture could not be loaded.</p>
      )}
      <figcaption>{label}</figcaption>
    </figure>
  );
}

export interface DiffImageProps {
  /** Null: it did not exist. */
  before: FileAt | null;
  after: FileAt | null;
}

export function DiffImage({ before, after }: DiffImageProps) {
  return (
    <div className={classes.pictures}>
      {before && <Picture file={before} label="Before" />}
      {after && <Picture file={after} label="After" />}
    </div>
  );
}
