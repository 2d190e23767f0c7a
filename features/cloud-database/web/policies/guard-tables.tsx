/** Switches row-level security on for every table that is open. It is never switched off here. */
import { Button } from "@mantine/core";
import { useState } from "react";
import { ChangeForm } from "../schema/change-form.tsx";
import { useSchemaChange } from "../schema/use-schema-change.ts";
import parts from "../schema/schema.module.css";

const namesInWords = new Intl.ListFormat("en", { type: "conjunction" });

function GuardForm({ projectId, tables, onClose }: { projectId: string; tables: string[]; onClose: () => void }) {
  const state = useSchemaChange(projectId, onClose);
  const change = { kind: "guard_tables" as const, tables };
  return (
    <ChangeForm
      title="Switch on row-level security"
      submit="Switch On"
      unsaved="Row-level security stays off."
      isDirty={false}
      change={change}
      state={state}
      onSubmit={() =>
        state.change(change, { done: "Row-level security is on", failed: "Failed to switch on row-level security: " })
      }
      onClose={onClose}
    >
      <p>
        From then on only rows that a policy allows are read and changed by the app. A table without a policy shows its
        rows to nobody but you, so add the policies that the app needs.
      </p>
    </ChangeForm>
  );
}

export function GuardTables({ projectId, tables }: { projectId: string; tables: string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={parts.openTables} role="alert">
      <p>
        Row-level security is off for {namesInWords.format(tables)}: everybody who has the app&apos;s address can read,
        change and delete every row. Until it is on, no other change of the tables is applied.
      </p>
      <Button onClick={() => setIsOpen(true)}>Switch on…</Button>
      {isOpen && <GuardForm projectId={projectId} tables={tables} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
