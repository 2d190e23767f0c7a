/** Two people changed one file: says who, and leaves the choice. Nothing is overwritten by itself. */
import { Button } from "@mantine/core";
import { openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { Suspense, useEffect, useState } from "react";
import { ago, useLastChange } from "./use-last-change.ts";
import styles from "./conflict-bar.module.css";

const Comparison = lazyNamed(() => import("./comparison.tsx"), "Comparison");

export interface ConflictBarProps {
  projectId: string;
  path: string;
  sha: string;
  mine: string;
  /** Null: the file is gone there. */
  theirs: string | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function ConflictBar({ projectId, path, sha, mine, theirs, onKeepMine, onTakeTheirs }: ConflictBarProps) {
  const change = useLastChange(projectId, { path, sha });
  const now = useNow();
  const who = change?.author ?? "Somebody else";
  const did = theirs === null ? "deleted" : "saved";
  const when = change === null ? "" : ` ${ago(change.at, now)}`;
  const compare = (): void => {
    const close = openDialog({
      title: path,
      width: 1100,
      content: (
        <Suspense>
          <Comparison
            path={path}
            mine={mine}
            theirs={theirs ?? ""}
            who={who}
            onKeepMine={() => (close(), onKeepMine())}
            onTakeTheirs={() => (close(), onTakeTheirs())}
          />
        </Suspense>
      ),
    });
  };
  return (
    <div className={styles.bar} role="alert">
      <p>{`${who} ${did} this file${when}. Nothing was overwritten.`}</p>
      <Button onClick={compare}>Compare</Button>
      <Button onClick={onKeepMine}>Keep mine as a new version</Button>
      <Button onClick={onTakeTheirs}>Take theirs</Button>
    </div>
  );
}
