/** Data in and out of the project's database. */
import { Button } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { projectsContract } from "../../projects/contract/index.ts";
import { DumpSection } from "./sql/dump-section.tsx";
import { SqlPart } from "./sql/sql-part.tsx";
import classes from "./transfer.module.css";

export function MoveDataView({ projectId }: AreaViewProps) {
  const { open } = useViewStack();
  const { data: project } = useRoute(projectsContract.details, { params: { id: projectId } });
  const mayManage = project?.permissions.includes("ManageProjectSettings") === true;
  return (
    <div className={classes.page}>
      <SettingsGroup
        title="Import CSV"
        hint="Rows of a spreadsheet into a table, or into a new one. They are checked before anything is stored."
        action={<Button onClick={() => open({ id: "import-csv" })}>Import CSV</Button>}
      >
        {null}
      </SettingsGroup>
      {mayManage && (
        <>
          <DumpSection projectId={projectId} />
          <SqlPart projectId={projectId} />
        </>
      )}
      {project !== undefined && !mayManage && (
        <p className={classes.hint}>
          People who manage the project can also download it as SQL, and import such files.
        </p>
      )}
    </div>
  );
}
