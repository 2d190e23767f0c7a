/** Chooses the folder into which files are moved, by walking through the bucket. */
import { Button } from "@mantine/core";
import type { AppError } from "@slipway/kernel/errors";
import { closeDialog, openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { Folder } from "lucide-react";
import { useState } from "react";
import { Breadcrumb } from "./breadcrumb.tsx";
import { useObjects, type FolderPlace } from "./use-objects.ts";
import classes from "./browser.module.css";

export interface MoveQuestion {
  title: string;
  place: FolderPlace;
  /** Paths of folders that are moved: nothing is moved into itself. */
  moved: ReadonlySet<string>;
  save: (folder: string) => Promise<unknown>;
}

function MoveForm({ place, moved, save }: MoveQuestion) {
  const [path, setPath] = useState(place.path);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { items, isPending, hasNextPage, fetchNextPage } = useObjects({ ...place, path });
  const folders = items.filter((item) => item.type === "folder" && !moved.has(item.path));
  const go = (next: string): void => {
    setProblem(null);
    setPath(next);
  };
  const move = async (): Promise<void> => {
    setSaving(true);
    try {
      await save(path);
      closeDialog();
    } catch (error) {
      setProblem((error as AppError).userMessage);
      setSaving(false);
    }
  };
  return (
    <div className={classes.dialog}>
      <Breadcrumb bucketId={place.bucketId} path={path} onOpen={go} />
      {isPending ? (
        <SkeletonLines widths={["60%", "40%"]} height={20} />
      ) : (
        <ul className={classes.folders}>
          {folders.map((item) => (
            <li key={item.path}>
              <button type="button" onClick={() => go(item.path)}>
                <Folder size={15} strokeWidth={1.75} aria-hidden="true" />
                {item.name}
              </button>
            </li>
          ))}
          {folders.length === 0 && <li className={classes.quiet}>No folders here</li>}
          {hasNextPage && (
            <li>
              <Button variant="subtle" onClick={() => void fetchNextPage()}>
                Show more
              </Button>
            </li>
          )}
        </ul>
      )}
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.ways}>
        <Button variant="subtle" onClick={() => closeDialog()}>
          Cancel
        </Button>
        <Button variant="filled" loading={isSaving} disabled={path === place.path} onClick={() => void move()}>
          Move here
        </Button>
      </div>
    </div>
  );
}

export const askWhereTo = (question: MoveQuestion): void =>
  void openDialog({ title: question.title, content: <MoveForm {...question} /> });
