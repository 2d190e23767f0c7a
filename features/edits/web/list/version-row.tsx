import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { Bookmark, CircleAlert, Globe, Sparkles, Undo2 } from "lucide-react";
import type { EditDocument } from "../../contract/index.ts";
import { titleOf } from "./version-list.ts";
import classes from "./version-rail.module.css";

export interface VersionRowProps {
  edit: EditDocument;
  chosen: boolean;
  current: boolean;
  live: boolean;
  onChoose: (edit: EditDocument) => void;
}

/** One line for the title, one for author and time, and marks with their labels. */
export function VersionRow({ edit, chosen, current, live, onChoose }: VersionRowProps) {
  return (
    <button
      type="button"
      className={classes.row}
      data-version={edit.id}
      aria-current={chosen || undefined}
      data-faded={edit.reverted || edit.archived || undefined}
      onClick={() => onChoose(edit)}
    >
      <span className={classes.look} aria-hidden="true">
        {edit.picture_url !== null ? (
          <img src={edit.picture_url} alt="" loading="lazy" decoding="async" width={48} height={30} />
        ) : edit.user_id === null ? (
          <Sparkles size={15} />
        ) : (
          <PersonAvatar id={edit.user_id} name={edit.author_name} size={22} />
        )}
      </span>
      <span className={classes.title}>{titleOf(edit)}</span>
      <span className={classes.meta}>
        <span>Version {edit.version} · </span>
        <span className={classes.author}>{edit.author_name}</span>
        <span>
          {" · "}
          <RelativeTime at={edit.created_at} />
        </span>
      </span>
      <span className={classes.marks}>
        {current && <span>Current</span>}
        {live && (
          <span>
            <Globe size={11} aria-hidden="true" /> Live
          </span>
        )}
        {edit.bookmarked && (
          <span>
            <Bookmark size={11} fill="currentColor" aria-hidden="true" /> Bookmarked
          </span>
        )}
        {edit.previewBuildStatus === "failed" && (
          <span className={classes.errors} title="The app could not be built at this version.">
            <CircleAlert size={11} aria-hidden="true" /> Errors
          </span>
        )}
        {edit.reverted && (
          <span>
            <Undo2 size={11} aria-hidden="true" /> Reverted
          </span>
        )}
        {edit.archived && <span>Files gone</span>}
      </span>
    </button>
  );
}
