/** A file as it looks. [C2.30] [C6.08] [C8.17] */
import { Skeleton } from "@mantine/core";
import { FileQuestion, LockKeyhole } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { StorageItem } from "../../../cloud/contract/index.ts";
import { fileUrl, type FilePlace } from "../storage-paths.ts";
import classes from "./panel.module.css";

const MAX_TEXT_BYTES = 256 * 1024;
const MAX_SHOWN_BYTES = 100 * 1024 * 1024;
const IMAGE = /^image\/(png|jpeg|webp|gif|avif|bmp|x-icon|svg\+xml)$/;
const TEXT = /^(text\/|application\/(json|xml|sql|x-sh|javascript)$)/;

const Nothing = ({ children, icon: Icon = FileQuestion }: { children: string; icon?: typeof FileQuestion }) => (
  <div className={classes.nothing}>
    <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    <p>{children}</p>
  </div>
);

function TextPreview({ url, name }: { url: string; name: string }) {
  const text = useQuery({
    queryKey: [url, "text"],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { credentials: "same-origin", signal });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      return response.text();
    },
    retry: false,
  });
  if (text.isPending) return <Skeleton height={160} />;
  if (text.isError) return <Nothing>Unable to load file</Nothing>;
  return (
    <pre className={classes.text} tabIndex={0} aria-label={`Text of ${name}`}>
      {text.data}
    </pre>
  );
}

export function Preview({ place, item, isPublic }: { place: FilePlace; item: StorageItem; isPublic: boolean }) {
  const [failed, setFailed] = useState(false);
  const type = (item.mimeType ?? "").split(";")[0]!.trim().toLowerCase();
  const size = item.size ?? 0;
  const url = fileUrl(place);
  if (!isPublic) return <Nothing icon={LockKeyhole}>File previews are not yet supported for private buckets</Nothing>;
  if (failed) return <Nothing>Unable to load file</Nothing>;
  if (size > MAX_SHOWN_BYTES) return <Nothing>This file is too large for a preview</Nothing>;
  if (IMAGE.test(type))
    return <img className={classes.image} src={url} alt={item.name} onError={() => setFailed(true)} />;
  if (type.startsWith("video/"))
    return (
      <video className={classes.image} src={url} controls onError={() => setFailed(true)}>
        <track kind="captions" />
      </video>
    );
  if (type.startsWith("audio/"))
    return (
      <audio className={classes.audio} src={url} controls onError={() => setFailed(true)}>
        <track kind="captions" />
      </audio>
    );
  if (TEXT.test(type) && size <= MAX_TEXT_BYTES) return <TextPreview url={url} name={item.name} />;
  return <Nothing>No preview for files of this type</Nothing>;
}
