import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { showDifference } from "../text/difference.ts";
import styles from "./conflict-bar.module.css";

export interface ComparisonProps {
  path: string;
  mine: string;
  theirs: string;
  who: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Their text as the ground, mine as the change. */
export function Comparison({ path, mine, theirs, who, onKeepMine, onTakeTheirs }: ComparisonProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      showDifference(host.current!, {
        path,
        before: theirs,
        after: mine,
        label: `Differences of ${path}`,
        readOnly: true,
      }),
    [path, mine, theirs],
  );
  return (
    <div className={styles.compared}>
      <p className={styles.legend}>
        <del>{`Only in ${who}'s version`}</del> <ins>Only in yours</ins>
      </p>
      <div ref={host} className={styles.code} />
      <div className={styles.choices}>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
        <Button variant="filled" onClick={onKeepMine}>
          Keep mine as a new version
        </Button>
      </div>
    </div>
  );
}
