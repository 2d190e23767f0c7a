import { useRoute } from "@slipway/ui/api/use-route";
import { useKey } from "@slipway/ui/keys/use-key";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { Tooltip } from "@mantine/core";
import { TriangleAlert } from "lucide-react";
import { projectsContract } from "../../projects/contract/index.ts";
import { ERRORS_TOOL } from "./errors-tool-id.ts";
import { useOpenErrors } from "./use-open-errors.ts";
import classes from "./errors.module.css";

/** Beside the project's name while there are open errors. */
export function ErrorsButton({ projectId }: { projectId: string }) {
  const { tool, openTool } = useNavigation();
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data;
  const mayEdit = project?.permissions.includes("EditProject") === true;
  const { errors } = useOpenErrors(projectId, mayEdit);
  useKey(
    { keys: "g e", label: "Open Errors", group: "Project", words: ["problems", "bugs", "console", "broken"] },
    () => openTool(ERRORS_TOOL),
    mayEdit,
  );
  if (!mayEdit || errors.length === 0) return null;
  const label = errors.length === 1 ? "1 error" : `${errors.length} errors`;
  return (
    <Tooltip label={`${label} (g then e)`}>
      <button
        type="button"
        className={classes.button}
        data-urgent
        aria-label={label}
        aria-current={tool === ERRORS_TOOL ? "page" : undefined}
        onClick={() => openTool(ERRORS_TOOL)}
      >
        <TriangleAlert size={14} aria-hidden="true" />
        {errors.length}
      </button>
    </Tooltip>
  );
}
