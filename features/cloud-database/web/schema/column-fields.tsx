/** Name, type, null and default of a column. [C2.18] [C5.13] [DB5] */
import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { COLUMN_TYPES, MAX_DEFAULT_CHARACTERS, type ColumnType, type NewColumn } from "../../contract/schema-change.ts";
import { nameProblem } from "../../contract/changes/names.ts";

export const EMPTY_COLUMN: NewColumn = { name: "", type: "text", is_nullable: true, default_value: null };

const ENUM = "enum ";

/** A type as the list of types has it. */
const optionOf = (type: NewColumn["type"]): string => (typeof type === "string" ? type : `${ENUM}${type.enum_name}`);
const typeOf = (option: string): NewColumn["type"] =>
  option.startsWith(ENUM) ? { enum_name: option.slice(ENUM.length) } : (option as ColumnType);

const EXAMPLES: Partial<Record<ColumnType, string>> = {
  uuid: "gen_random_uuid()",
  timestamp: "now()",
  timestamptz: "now()",
  date: "now()",
  boolean: "false",
  integer: "0",
  bigint: "0",
  numeric: "0",
  array: "{}",
  json: "{}",
  jsonb: "{}",
};

export interface ColumnFieldsProps {
  column: NewColumn;
  /** Problems are shown once somebody tried to save. */
  isChecked: boolean;
  /** A table that has rows refuses a required column without a default. */
  hasRows: boolean;
  /** Enums of the database, as further types. */
  enums: readonly string[];
  onChange: (patch: Partial<NewColumn>) => void;
}

/** The column as it is stored: names without spaces around them, and no empty default. */
export const finished = (column: NewColumn): NewColumn => ({
  ...column,
  name: column.name.trim(),
  default_value: column.default_value === null || column.default_value.trim() === "" ? null : column.default_value,
});

export function ColumnFields({ column, isChecked, hasRows, enums, onChange }: ColumnFieldsProps) {
  const example = typeof column.type === "string" ? EXAMPLES[column.type] : undefined;
  const isMissing = hasRows && !column.is_nullable && finished(column).default_value === null;
  return (
    <>
      <TextInput
        label="Column name"
        withAsterisk
        value={column.name}
        error={isChecked ? nameProblem(column.name, "Column") : null}
        data-autofocus
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ currentTarget: { value } }) => onChange({ name: value })}
      />
      <NativeSelect
        label="Data type"
        value={optionOf(column.type)}
        data={[
          ...COLUMN_TYPES,
          ...(enums.length === 0
            ? []
            : [{ group: "Enums", items: enums.map((name) => ({ value: `${ENUM}${name}`, label: name })) }]),
        ]}
        description={column.type === "array" ? "A list of texts." : undefined}
        onChange={({ currentTarget: { value } }) => onChange({ type: typeOf(value) })}
      />
      <Checkbox
        label="Nullable"
        description="A row may leave it empty."
        checked={column.is_nullable}
        onChange={({ currentTarget: { checked } }) => onChange({ is_nullable: checked })}
      />
      <TextInput
        label="Default value"
        description={
          isMissing
            ? "The table has rows, so a column that is not nullable needs a default."
            : `For new rows that leave it out${example === undefined ? "." : `, such as ${example}.`}`
        }
        value={column.default_value ?? ""}
        maxLength={MAX_DEFAULT_CHARACTERS}
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => onChange({ default_value: value === "" ? null : value })}
      />
    </>
  );
}
