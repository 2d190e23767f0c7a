/** The file's columns, each with the column of the table that it goes into. */
import { NativeSelect } from "@mantine/core";
import type { CsvTarget } from "../../contract/index.ts";
import type { Mapping } from "./mapping.ts";
import type { CsvColumn } from "./reading/csv-form.ts";
import classes from "../transfer.module.css";

const LEFT_OUT = "";

interface MappingTableProps {
  columns: readonly CsvColumn[];
  target: CsvTarget;
  mapping: Mapping;
  isLocked: boolean;
  onChange: (mapping: Mapping) => void;
}

export function MappingTable({ columns, target, mapping, isLocked, onChange }: MappingTableProps) {
  const choices = target.columns.filter(({ is_generated }) => !is_generated);
  return (
    <div className={classes.scrolled} tabIndex={0} role="region" aria-label="Columns">
      <table>
        <thead>
          <tr>
            <th scope="col">Column of the file</th>
            <th scope="col" className={classes.wideOnly}>
              Values
            </th>
            <th scope="col" className={classes.wideOnly}>
              Looks like
            </th>
            <th scope="col">Goes into</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column, at) => (
            <tr key={column.name}>
              <th scope="row">
                {column.name}
                <small className={classes.phoneOnly}>{column.samples[0]}</small>
              </th>
              <td className={`${classes.samples} ${classes.wideOnly}`}>{column.samples.join(" · ")}</td>
              <td className={classes.wideOnly}>{column.type}</td>
              <td>
                <NativeSelect
                  aria-label={`${column.name} goes into`}
                  value={mapping[at] ?? LEFT_OUT}
                  disabled={isLocked}
                  data={[
                    { value: LEFT_OUT, label: "Leave out" },
                    ...choices.map(({ name, type }) => ({ value: name, label: `${name} (${type})` })),
                  ]}
                  onChange={({ currentTarget: { value } }) =>
                    onChange(mapping.map((one, index) => (index === at ? (value === LEFT_OUT ? null : value) : one)))
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
