import type { StoredFile } from "@/lib/stored-file";

export function FileLink({ file }: { file: StoredFile | null }) {
  if (!file) return <>–</>;
  return (
    <a href={file.data} download={file.name} className="underline underline-offset-4">
      {file.name}
    </a>
  );
}
