/** Enums of the database: their values, where they are used, and the forms that change them. */
import { ActionIcon, Button } from "@mantine/core";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { ViewActions } from "@slipway/ui/navigation/view-actions.tsx";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { ListOrdered, MoreHorizontal, Plus } from "lucide-react";
import { useState } from "react";
import type { SchemaEnum } from "../../contract/schema-details.ts";
import { useDetails } from "../schema/use-details.ts";
import { useSchemaChange } from "../schema/use-schema-change.ts";
import classes from "../database.module.css";
import parts from "../schema/schema.module.css";
import { AddValue, NewEnum, RenameValue } from "./enum-forms.tsx";

function usesInWords({ used_by: uses, is_used: isUsed }: SchemaEnum): string {
  if (uses.length > 0) return `Used by ${uses.map(({ table, column }) => `${table}.${column}`).join(", ")}`;
  return isUsed ? "Used by functions or types" : "Not used";
}

function EnumItem({ projectId, of }: { projectId: string; of: SchemaEnum }) {
  const [panel, setPanel] = useState<"add" | "rename" | null>(null);
  const dropping = useSchemaChange(projectId, () => undefined);
  const close = (): void => setPanel(null);
  const drop = async (): Promise<void> => {
    const sure = await askToConfirm({
      title: `Drop enum ${of.name}?`,
      body: "Nothing uses it, so no rows are changed. A restore point is made first, so it can be undone.",
      confirm: "Drop enum",
      tone: "danger",
    });
    if (sure)
      dropping.change(
        { kind: "drop_enum", enum_name: of.name },
        { done: "Enum dropped", failed: "Failed to drop the enum: " },
      );
  };
  return (
    <li>
      <div className={parts.policyHead}>
        <h4 className="mono">{of.name}</h4>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={`Change enum ${of.name}`} loading={dropping.isPending}>
              <MoreHorizontal size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setPanel("add")}>Add value…</Menu.Item>
            {of.values.length > 0 && <Menu.Item onClick={() => setPanel("rename")}>Rename a value…</Menu.Item>}
            {!of.is_used && (
              <>
                <Menu.Divider />
                <Menu.Item color="var(--err)" onClick={() => void drop()}>
                  Drop enum…
                </Menu.Item>
              </>
            )}
          </Menu.Dropdown>
        </Menu>
        {dropping.failure !== null && (
          <p role="alert" className={classes.refused}>
            {dropping.failure}
          </p>
        )}
      </div>
      <ol className={parts.values} aria-label={`Values of ${of.name}`}>
        {of.values.map((value) => (
          <li key={value}>{value}</li>
        ))}
      </ol>
      <small>{usesInWords(of)}</small>
      {panel === "add" && <AddValue projectId={projectId} of={of} onClose={close} />}
      {panel === "rename" && <RenameValue projectId={projectId} of={of} onClose={close} />}
    </li>
  );
}

export function EnumsView({ projectId }: AreaViewProps) {
  const { data, error, refetch } = useDetails(projectId);
  const [isMaking, setIsMaking] = useState(false);
  return (
    <div className={classes.page}>
      <ViewActions>
        <Button variant="filled" leftSection={<Plus size={15} aria-hidden="true" />} onClick={() => setIsMaking(true)}>
          New Enum
        </Button>
      </ViewActions>
      {data === undefined && error === null && (
        <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading the enums">
          <SkeletonLines widths={["40%", "100%", "100%"]} height={30} />
        </div>
      )}
      {data === undefined && error !== null && (
        <LoadFailed title="Error loading enums" error={error} onRetry={() => void refetch()} />
      )}
      {data?.enums.length === 0 && (
        <EmptyState icon={ListOrdered} title="No enums yet">
          An enum is a type with a list of values, such as the states of an order.
        </EmptyState>
      )}
      {data !== undefined && data.enums.length > 0 && (
        <ul className={parts.enums} aria-label="Enums">
          {data.enums.map((one) => (
            <EnumItem key={one.name} projectId={projectId} of={one} />
          ))}
        </ul>
      )}
      {isMaking && <NewEnum projectId={projectId} onClose={() => setIsMaking(false)} />}
    </div>
  );
}
