/** The version a turn made: its name and number, and the way back. The current one never offers Restore. (item 5) */
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { chooseVersion } from "@slipway/ui/session/chosen-version";
import { Eye, FileDiff, type LucideIcon } from "lucide-react";
import { SaidIcon, useSay } from "../../language/chat-language.tsx";
import { UndoButton } from "../../undo/undo-button.tsx";
import styles from "./version-card.module.css";

export interface VersionCardProps {
  projectId: string;
  /** Null: an older turn that did not keep it. */
  editId: string | null;
  title: string;
  version: number;
  /** In effect now, while no turn runs. */
  current: boolean;
  busy: boolean;
}

interface ViewButtonProps {
  label: string;
  icon: LucideIcon;
  /** Tool that shows the chosen version. */
  tool: "snapshot" | "codeViewer";
  version: { projectId: string; editId: string };
}

function ViewButton({ label, icon: Icon, tool, version }: ViewButtonProps) {
  const { openTool } = useNavigation();
  const open = (): void => {
    chooseVersion(version.projectId, version.editId);
    openTool(tool);
  };
  return (
    <SaidIcon label={label} onClick={open}>
      <Icon size={15} />
    </SaidIcon>
  );
}

export function VersionCard({ projectId, editId, title, version, current, busy }: VersionCardProps) {
  const say = useSay();
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.meta}>
          {say(current ? "Version {number} · Current" : "Version {number}", { number: version })}
        </p>
      </div>
      {editId !== null && (
        <>
          <ViewButton label="View this version" icon={Eye} tool="snapshot" version={{ projectId, editId }} />
          <ViewButton label="View code" icon={FileDiff} tool="codeViewer" version={{ projectId, editId }} />
        </>
      )}
      {current && <UndoButton projectId={projectId} busy={busy} />}
    </div>
  );
}
