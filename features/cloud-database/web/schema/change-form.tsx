/** Frame of the panels that change tables: fields, the SQL that will run, and what the database says. */
import { Button, Group } from "@mantine/core";
import { SidePanel } from "@slipway/ui/kit/side-panel/side-panel.tsx";
import type { ReactNode } from "react";
import { schemaSql, type SchemaChange } from "../../contract/schema-change.ts";
import { useUnsaved } from "../unsaved.ts";
import type { useSchemaChange } from "./use-schema-change.ts";
import classes from "../database.module.css";

/** Null for a change that is not complete. */
function sqlOf(change: SchemaChange | null): string | null {
  if (change === null) return null;
  try {
    return schemaSql(change);
  } catch {
    return null;
  }
}

export interface ChangeFormProps {
  title: string;
  /** "Add Column" */
  submit: string;
  /** Says what is lost on leaving: "The column was not added." */
  unsaved: string;
  isDirty: boolean;
  /** Null while it would be refused. */
  change: SchemaChange | null;
  state: Pick<ReturnType<typeof useSchemaChange>, "failure" | "isPending">;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function ChangeForm(props: ChangeFormProps) {
  const { title, submit, unsaved, isDirty, change, state, onSubmit, onClose, children } = props;
  const close = useUnsaved(isDirty && !state.isPending, { text: unsaved, onClose });
  const sql = sqlOf(change);
  return (
    <SidePanel title={title} onClose={close}>
      <form
        noValidate
        className={classes.rowForm}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        {sql !== null && (
          <section className={classes.sql} aria-label="SQL that will run">
            <h3>SQL that will run</h3>
            <pre tabIndex={0}>{sql}</pre>
            <p>It is kept as a migration in the project, and a restore point is made first.</p>
          </section>
        )}
        {state.failure !== null && (
          <p role="alert" ref={(line) => line?.scrollIntoView({ block: "nearest" })} className={classes.refused}>
            {state.failure}
          </p>
        )}
        <Group justify="flex-end" gap={8}>
          <Button variant="subtle" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="filled" loading={state.isPending}>
            {submit}
          </Button>
        </Group>
      </form>
    </SidePanel>
  );
}
