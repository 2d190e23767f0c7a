/** A variable's place in docs/configuration.md, kept with its rule in the schema, and the page made of all of them. */
import { z } from "zod";

const GROUPS = [
  "Addresses",
  "Certificates",
  "Where things are stored",
  "People and mail",
  "Plans and credits",
  "Language models",
  "Projects' backends",
  "Backups",
  "Bounds of this machine",
  "Observation",
  "Launcher",
] as const;

export interface Setting {
  group: (typeof GROUPS)[number];
  meaning: string;
  /** Text for the default, where the schema's own does not say it. */
  initially?: string;
  /** Accepted values, where the schema does not list them. */
  values?: string;
}

const settings = z.registry<Partial<Setting>>();

/** Keeps what the page says about a variable with its rule; called on the finished schema, because it is kept by identity. */
export function setting<Schema extends z.ZodType>(schema: Schema, about: Partial<Setting>): Schema {
  const known = settings.get(schema);
  if (known !== undefined) settings.remove(schema);
  settings.add(schema, { ...known, ...about });
  return schema;
}

/** Through defaults, optional and transforms to the rule that reads the text. */
function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return innermost(schema.def.innerType);
  return schema instanceof z.ZodPipe ? innermost(schema.def.in) : schema;
}

function listedValues(schema: z.core.$ZodType): string {
  const rule = innermost(schema);
  const values = rule instanceof z.ZodEnum ? rule.options : rule instanceof z.ZodLiteral ? [...rule.values] : [];
  return values.map((value) => `\`${String(value)}\``).join(", ");
}

function initialValue(schema: z.core.$ZodType): string {
  const value = schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
  if (value === undefined || Array.isArray(value)) return "";
  return `\`${typeof value === "boolean" ? Number(value) : String(value)}\``;
}

interface Row {
  group: string;
  cells: readonly string[];
}

function rowOf(variable: string, about: Partial<Setting>, schema?: z.core.$ZodType): Row {
  const { group, meaning, initially, values } = about;
  if (group === undefined || meaning === undefined) throw new Error(`${variable} does not say what it is for`);
  const accepted = values ?? (schema === undefined ? "" : listedValues(schema));
  return {
    group,
    cells: [`\`${variable}\``, initially ?? (schema === undefined ? "" : initialValue(schema)), accepted, meaning],
  };
}

function tableOf(rows: readonly (readonly string[])[]): string[] {
  const escaped = [["variable", "default", "values", "meaning"], ...rows].map((row) =>
    row.map((cell) => cell.replaceAll("|", "\\|")),
  );
  const widths = escaped[0]!.map((_, column) => Math.max(...escaped.map((row) => row[column]!.length)));
  const lines = escaped.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`);
  return [lines[0]!, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...lines.slice(1)];
}

const PREFACE = `# Configuration

Slipway needs no configuration: every setting has a default. Settings come from the environment; the service reads them from
\`/etc/slipway/slipway.env\`. A value that cannot be used stops the start with its name and its rule, and \`./slipway doctor\`
shows what is in force. [Operating Slipway](operating.md) explains how they work together.

\`./slipway fix\` writes this page from the schema in \`platform/src/config\`.`;

/** docs/configuration.md: the variables of the schema in groups, and those that others read. */
export function configurationPage(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  elsewhere: Readonly<Record<string, Setting>>,
): string {
  const rows = [
    ...Object.entries(shape).map(([variable, schema]) => rowOf(variable, settings.get(schema) ?? {}, schema)),
    ...Object.entries(elsewhere).map(([variable, about]) => rowOf(variable, about)),
  ];
  const chapters = GROUPS.map((group) => {
    const cells = rows.filter((row) => row.group === group).map((row) => row.cells);
    return [`## ${group}`, "", ...tableOf(cells)].join("\n");
  });
  return `${[PREFACE, ...chapters].join("\n\n")}\n`;
}

export const address = (protocols: RegExp, rule: string) =>
  z.string().refine((value) => protocols.test(URL.parse(value)?.protocol ?? ""), `must be ${rule}`);
