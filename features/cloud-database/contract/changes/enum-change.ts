/** Enums by form: types with a list of values. Postgres adds and renames values, and takes none away. */
import { z } from "zod";
import { inPublic, knownName, literal, newName } from "./names.ts";

export const MAX_ENUM_VALUES = 200;

export const enumChanges = [
  z.object({
    kind: z.literal("create_enum"),
    enum_name: newName("Enum"),
    values: z.array(newName("Value")).min(1).max(MAX_ENUM_VALUES),
  }),
  z.object({
    kind: z.literal("add_enum_value"),
    enum_name: knownName,
    value: newName("Value"),
    /** The value that it comes before; null: it is the last. */
    before: knownName.nullable(),
  }),
  z.object({ kind: z.literal("rename_enum_value"), enum_name: knownName, value: knownName, name: newName("Value") }),
  z.object({ kind: z.literal("drop_enum"), enum_name: knownName }),
] as const;
export type EnumChange = z.output<(typeof enumChanges)[number]>;

/** Null: the list can become an enum. */
export function valuesProblem(values: readonly string[]): string | null {
  if (values.length === 0) return "An enum needs a value.";
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  return twice === undefined ? null : `The value ${twice} is there twice.`;
}

export function enumSql(change: EnumChange): string {
  const type = inPublic(change.enum_name);
  switch (change.kind) {
    case "create_enum":
      return `create type ${type} as enum (${change.values.map(literal).join(", ")});`;
    case "add_enum_value": {
      const place = change.before === null ? "" : ` before ${literal(change.before)}`;
      return `alter type ${type} add value ${literal(change.value)}${place};`;
    }
    case "rename_enum_value":
      return `alter type ${type} rename value ${literal(change.value)} to ${literal(change.name)};`;
    case "drop_enum":
      return `drop type ${type};`;
  }
}

export function enumChangeName(change: EnumChange): string {
  switch (change.kind) {
    case "create_enum":
      return `create enum ${change.enum_name}`;
    case "add_enum_value":
      return `add ${change.value} to enum ${change.enum_name}`;
    case "rename_enum_value":
      return `rename ${change.value} of enum ${change.enum_name}`;
    case "drop_enum":
      return `drop enum ${change.enum_name}`;
  }
}
