/** Phones, in the chat and in other views: the preview as a small strip that opens it. [W2.11] [T2.10] */
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useRoute } from "@slipway/ui/api/use-route";
import { ChevronRight } from "lucide-react";
import { useEffect } from "react";
import { projectsContract, type Project } from "../../projects/contract/index.ts";
import { previewContract } from "../contract/index.ts";
import styles from "./preview-tool.module.css";

export function PreviewDock({ projectId }: { projectId: string }) {
  const { openTool } = useNavigation();
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data as
    | Partial<Project>
    | undefined;
  const { data: status, refetch } = useRoute(previewContract.status, { params: { id: projectId } });
  const sha = project?.preview_build_commit_sha ?? null;
  // A new version has a new picture.
  useEffect(() => void refetch(), [refetch, sha]);
  if (sha === null) return null;
  return (
    <button type="button" className={styles.dock} onClick={() => openTool("preview")}>
      {status?.screenshot_url != null && <img src={status.screenshot_url} alt="" />}
      <span>Open the preview</span>
      <ChevronRight size={16} aria-hidden="true" />
    </button>
  );
}
