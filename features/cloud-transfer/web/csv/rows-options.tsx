/** Choices about empty cells, and about rows that are there already. */
import { NativeSelect } from "@mantine/core";
import type { OnConflict } from "../../contract/index.ts";
import type { ImportChoice } from "./mapping.ts";
import classes from "../transfer.module.css";

const CONFLICT_WORDS: Readonly<Record<OnConflict, string>> = {
  refuse: "List it as faulty",
  update: "Update it",
  keep: "Leave it as it is",
};

interface RowsOptionsProps {
  choice: ImportChoice;
  keys: readonly (readonly string[])[];
  isLocked: boolean;
  onChange: (patch: Partial<ImportChoice>) => void;
}

export function RowsOptions({ choice, keys, isLocked, onChange }: RowsOptionsProps) {
  const words = keys.map((columns) => columns.join(", "));
  return (
    <div className={classes.fields}>
      <NativeSelect
        label="Empty cells become"
        value={choice.empty}
        disabled={isLocked}
        data={[
          { value: "null", label: "null" },
          { value: "text", label: "empty text" },
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ empty: value as "null" | "text" })}
      />
      {keys.length > 0 && (
        <NativeSelect
          label="A row that is there already"
          value={choice.onConflict}
          disabled={isLocked}
          data={(Object.keys(CONFLICT_WORDS) as OnConflict[]).map((value) => ({ value, label: CONFLICT_WORDS[value] }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({
              onConflict: value as OnConflict,
              key: value === "refuse" ? [] : choice.key.length > 0 ? choice.key : keys[0]!,
            })
          }
        />
      )}
      {choice.onConflict !== "refuse" && (
        <NativeSelect
          label="Found by"
          value={choice.key.join(", ")}
          disabled={isLocked}
          data={words}
          onChange={({ currentTarget: { value } }) => onChange({ key: keys[words.indexOf(value)] ?? [] })}
        />
      )}
    </div>
  );
}
