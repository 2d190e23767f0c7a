/** A table made from the file: names and types are guesses that can be corrected. */
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { useState } from "react";
import { cloudDatabaseContract } from "../../../cloud-database/contract/index.ts";
import { nameProblem } from "../../../cloud-database/contract/changes/names.ts";
import {
  COLUMN_TYPES,
  MAX_NEW_COLUMNS,
  type ColumnType,
  type TableAccess,
} from "../../../cloud-database/contract/schema-change.ts";
import { planColumns, tableName, type Mapping, type PlannedColumn } from "./mapping.ts";
import type { CsvLook } from "./reading/csv-form.ts";
import classes from "../transfer.module.css";

const ACCESS: readonly { value: TableAccess; label: string }[] = [
  { value: "none", label: "Nobody from outside" },
  { value: "read", label: "Everybody reads, nobody writes" },
  { value: "own", label: "People who signed in, their own rows" },
];

interface NewColumnsProps {
  columns: readonly PlannedColumn[];
  look: CsvLook;
  onChange: (at: number, patch: Partial<PlannedColumn>) => void;
}

function NewColumns({ columns, look, onChange }: NewColumnsProps) {
  return (
    <div className={classes.scrolled} tabIndex={0} role="region" aria-label="Columns of the new table">
      <table>
        <thead>
          <tr>
            <th scope="col" className={classes.wideOnly}>
              Column of the file
            </th>
            <th scope="col" className={classes.wideOnly}>
              Values
            </th>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column, at) => {
            const given = look.columns[at]!;
            return (
              <tr key={given.name}>
                <th scope="row" className={classes.wideOnly}>
                  {given.name}
                </th>
                <td className={`${classes.samples} ${classes.wideOnly}`}>{given.samples.join(" · ")}</td>
                <td>
                  <TextInput
                    aria-label={`Name of ${given.name}`}
                    value={column.name}
                    disabled={column.isOwn}
                    spellCheck={false}
                    onChange={({ currentTarget: { value } }) => onChange(at, { name: value })}
                  />
                </td>
                <td>
                  <NativeSelect
                    aria-label={`Type of ${given.name}`}
                    value={column.type}
                    disabled={column.isOwn}
                    data={[...COLUMN_TYPES]}
                    onChange={({ currentTarget: { value } }) => onChange(at, { type: value as ColumnType })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface NewTableProps {
  projectId: string;
  fileName: string;
  look: CsvLook;
  /** The table stands, with a column for each of the file's. */
  onMade: (table: string, mapping: Mapping) => void;
}

export function NewTableFromCsv({ projectId, fileName, look, onMade }: NewTableProps) {
  const [name, setName] = useState(() => tableName(fileName));
  const [access, setAccess] = useState<TableAccess>("none");
  const [changed, setChanged] = useState<Readonly<Record<number, Partial<PlannedColumn>>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const columns = planColumns(look.columns, access === "own").map((column, at) => ({ ...column, ...changed[at] }));
  const make = useRouteMutation(cloudDatabaseContract.changeSchema, {
    invalidates: () => [`/projects/${projectId}/cloud`],
    onSuccess: () =>
      onMade(
        name.trim(),
        columns.map((column) => column.name),
      ),
    onError: (error) => (setFailure(error.userMessage), true),
  });
  const own = columns.filter(({ isOwn }) => !isOwn);
  const problem =
    nameProblem(name, "Table") ??
    own.map((column) => nameProblem(column.name, "Column")).find((one) => one !== null) ??
    (own.length > MAX_NEW_COLUMNS ? `A new table has at most ${MAX_NEW_COLUMNS} columns.` : null);
  const submit = (): void => {
    setFailure(null);
    const wanted = own.map(({ isOwn: _isOwn, ...column }) => column);
    const change = { kind: "create_table" as const, table: name.trim(), access, columns: wanted };
    make.mutate({ params: { id: projectId }, body: { change } });
  };
  const patch = (at: number, one: Partial<PlannedColumn>): void =>
    setChanged((before) => ({ ...before, [at]: { ...before[at], ...one } }));
  return (
    <form
      className={classes.form}
      aria-label="New table"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) submit();
      }}
    >
      <div className={classes.fields}>
        <TextInput
          label="Table name"
          value={name}
          spellCheck={false}
          autoCapitalize="off"
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <NativeSelect
          label="Who may use its rows"
          value={access}
          data={[...ACCESS]}
          onChange={({ currentTarget: { value } }) => setAccess(value as TableAccess)}
        />
      </div>
      <NewColumns columns={columns} look={look} onChange={patch} />
      <p>The table gets id and created_at by itself. It is kept as a migration and a version of the project.</p>
      {(problem ?? failure) !== null && (
        <p role="alert" className={classes.refused}>
          {problem ?? failure}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" variant="filled" disabled={problem !== null} loading={make.isPending}>
          Create table
        </Button>
      </div>
    </form>
  );
}
