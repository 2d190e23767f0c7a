/** The version a turn made: its name and number, and the way back. The current one never offers Restore. (item 5) */
import { Button } from "@mantine/core";
import { Undo2 } from "lucide-react";
import { useUndo } from "../../undo/use-undo.ts";
import styles from "./version-card.module.css";

export interface VersionCardProps {
  projectId: string;
  title: string;
  version: number;
  /** In effect now, and no turn is running. */
  current: boolean;
  busy: boolean;
}

export function VersionCard({ projectId, title, version, current, busy }: VersionCardProps) {
  const undo = useUndo(projectId);
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.meta}>
          Version {version}
          {current && " · Current"}
        </p>
      </div>
      {current && (
        <Button
          variant="subtle"
          leftSection={<Undo2 size={14} />}
          loading={undo.isPending}
          disabled={busy}
          title={busy ? "A turn is running. Undo is possible when it has finished." : undefined}
          onClick={() => undo.mutate({ params: { id: projectId } })}
        >
          Undo
        </Button>
      )}
    </div>
  );
}
