/** In the publish dropdown while there are open errors: visitors would meet them too. [W2.34] */
import { Button } from "@mantine/core";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { ERRORS_TOOL } from "./errors-tool-id.ts";
import { useOpenErrors } from "./use-open-errors.ts";
import classes from "./errors.module.css";

export function PublishErrors({ projectId }: { projectId: string }) {
  const { openTool } = useNavigation();
  const { errors } = useOpenErrors(projectId);
  if (errors.length === 0) return null;
  const words =
    errors.length === 1 ? "1 open error. Visitors may see it." : `${errors.length} open errors. Visitors may see them.`;
  return (
    <div className={classes.publishRow}>
      <span role="status">{words}</span>
      <Button variant="subtle" onClick={() => openTool(ERRORS_TOOL)}>
        Show
      </Button>
    </div>
  );
}
