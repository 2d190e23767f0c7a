/** The tool view `codeEditor`: reads the project and its files, then shows the editor. [T2.02] */
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { Monitor } from "lucide-react";
import { accountsContract } from "../../accounts/contract/index.ts";
import { projectsContract, type Project } from "../../projects/contract/index.ts";
import { CodeEditor } from "./code-editor.tsx";
import { useKeptDrafts } from "./drafts/use-kept-drafts.ts";
import { LoadFailure } from "./files/file-view.tsx";
import { useSource } from "./files/use-source.ts";
import header from "./frame/header.module.css";
import styles from "./code-editor.module.css";

const LINES = ["62%", "48%", "74%", "40%", "66%", "58%", "30%", "70%", "52%", "44%", "64%", "36%"];

function Loading() {
  return (
    <div className={styles.tool} role="status" aria-busy="true" aria-label="Loading the files">
      <div className={header.header} />
      <div className={styles.loading}>
        <SkeletonLines widths={["70%", "50%", "60%", "56%", "64%", "48%"]} gap={14} />
        <SkeletonLines widths={LINES} gap={8} />
      </div>
    </div>
  );
}

export function CodeEditorTool({ projectId }: { projectId: string }) {
  const mobile = useIsMobile();
  const details = useRoute(projectsContract.details, { params: { id: projectId } });
  const project = details.data as Partial<Project> | undefined;
  const user = useRouteOrNull(accountsContract.user, {}, { staleTime: Infinity });
  useKeptDrafts(projectId, user.data?.id);
  const source = useSource(projectId, project?.latest_commit_sha ?? null);
  if (mobile)
    return (
      <EmptyState icon={Monitor} title="Code opens on a larger screen">
        Changes of a version can be read here from its card in the chat.
      </EmptyState>
    );
  if (source.data !== undefined && project !== undefined)
    return <CodeEditor key={projectId} projectId={projectId} project={project} source={source.data} />;
  const failed = details.isError ? details : source.isError ? source : null;
  if (failed === null) return <Loading />;
  return <LoadFailure title="Failed to load file" error={failed.error} onRetry={() => void failed.refetch()} />;
}
