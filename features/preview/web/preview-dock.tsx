/** Phones, in the chat: the preview as a small strip that opens it. [W2.11] */
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useRoute } from "@slipway/ui/api/use-route";
import { ChevronRight } from "lucide-react";
import { projectsContract, type Project } from "../../projects/contract/index.ts";
import styles from "./preview-tool.module.css";

export function PreviewDock({ projectId }: { projectId: string }) {
  const { openTool } = useNavigation();
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data as
    | Partial<Project>
    | undefined;
  const sha = project?.preview_build_commit_sha ?? null;
  if (sha === null) return null;
  return (
    <button type="button" className={styles.dock} onClick={() => openTool("preview")}>
      <img
        src={`/api/projects/${projectId}/screenshot?at=${sha.slice(0, 12)}`}
        alt=""
        onError={(event) => (event.currentTarget.hidden = true)}
      />
      <span>Open the preview</span>
      <ChevronRight size={16} aria-hidden="true" />
    </button>
  );
}
