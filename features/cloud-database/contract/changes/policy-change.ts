/** Policies of row-level security by form. [C2.17] */
import { expressionProblem } from "@slipway/kernel/sql/one-expression";
import { z } from "zod";
import { quoteName } from "../table-sql.ts";
import { inPublic, knownName, newName } from "./names.ts";

export const COMMANDS = ["SELECT", "INSERT", "UPDATE", "DELETE", "ALL"] as const;
export type PolicyCommand = (typeof COMMANDS)[number];

/** New rows have no present state to look at, and rows that are read or deleted get no new one. */
export const hasUsing = (command: PolicyCommand): boolean => command !== "INSERT";
export const hasCheck = (command: PolicyCommand): boolean => command !== "SELECT" && command !== "DELETE";

const MAX_ROLES = 20;
/** Bound of tables whose row-level security is switched on at once: of all that are listed. */
const MAX_GUARDED = 500;

/** One SQL expression, or none. */
const condition = z
  .string()
  .nullable()
  .superRefine((text, context) => {
    const problem = text === null ? null : expressionProblem(text);
    if (problem !== null) context.addIssue({ code: "custom", message: problem });
  });

export interface Policy {
  name: string;
  command: PolicyCommand;
  /** `public` stands for everybody, as in Postgres. */
  roles: string[];
  /** Narrows what other policies allow, instead of allowing more. */
  is_restrictive: boolean;
  /** Which rows are seen; null where the command has no such condition, or none is wanted. */
  using: string | null;
  /** The condition that a written row must fulfil. */
  check: string | null;
}

/** Null: Postgres takes this combination. Texts of the conditions have checks of their own. */
export function policyProblem({
  command,
  roles,
  using,
  check,
}: Omit<Policy, "name" | "is_restrictive">): string | null {
  if (roles.length === 0) return "Choose who it is for.";
  if (hasUsing(command) && using === null) return "USING is required.";
  if (!hasUsing(command) && using !== null) return "INSERT has no USING.";
  if (command === "INSERT" && check === null) return "WITH CHECK is required.";
  return !hasCheck(command) && check !== null ? `${command} has no WITH CHECK.` : null;
}

const policySchema: z.ZodType<Policy> = z
  .object({
    name: newName("Policy"),
    command: z.enum(COMMANDS),
    roles: z.array(knownName).max(MAX_ROLES),
    is_restrictive: z.boolean(),
    using: condition,
    check: condition,
  })
  .superRefine((policy, context) => {
    const problem = policyProblem(policy);
    if (problem !== null) context.addIssue({ code: "custom", message: problem });
  });

const at = { table: knownName };

export const policyChanges = [
  z.object({ kind: z.literal("create_policy"), ...at, policy: policySchema }),
  z.object({ kind: z.literal("change_policy"), ...at, name: knownName, policy: policySchema }),
  z.object({ kind: z.literal("drop_policy"), ...at, name: knownName }),
  /** Several at once, because no change of the tables passes while one of them is open. */
  z.object({ kind: z.literal("guard_tables"), tables: z.array(knownName).min(1).max(MAX_GUARDED) }),
] as const;
export type PolicyChange = z.output<(typeof policyChanges)[number]>;

/** `public` in quotes would be a role of that name, which there cannot be. */
const roleSql = (role: string): string => (role === "public" ? role : quoteName(role));

function createPolicy(table: string, { name, command, roles, is_restrictive, using, check }: Policy): string {
  const lines = [
    `create policy ${quoteName(name)} on ${inPublic(table)}${is_restrictive ? " as restrictive" : ""}`,
    `for ${command.toLowerCase()} to ${roles.map(roleSql).join(", ")}`,
    ...(using === null ? [] : [`using (${using.trim()})`]),
    ...(check === null ? [] : [`with check (${check.trim()})`]),
  ];
  return `${lines.join("\n  ")};`;
}

const dropPolicy = (table: string, name: string): string => `drop policy ${quoteName(name)} on ${inPublic(table)};`;

export function policySql(change: PolicyChange): string {
  switch (change.kind) {
    case "create_policy":
      return createPolicy(change.table, change.policy);
    case "change_policy":
      // `alter policy` changes neither the command nor whether it is restrictive, and takes no condition away.
      return `${dropPolicy(change.table, change.name)}\n${createPolicy(change.table, change.policy)}`;
    case "drop_policy":
      return dropPolicy(change.table, change.name);
    case "guard_tables":
      return change.tables.map((table) => `alter table ${inPublic(table)} enable row level security;`).join("\n");
  }
}

export function policyChangeName(change: PolicyChange): string {
  switch (change.kind) {
    case "create_policy":
      return `add policy ${change.policy.name} to ${change.table}`;
    case "change_policy":
      return `change policy ${change.name} of ${change.table}`;
    case "drop_policy":
      return `drop policy ${change.name} of ${change.table}`;
    case "guard_tables":
      return `guard ${change.tables.length === 1 ? change.tables[0] : `${change.tables.length} tables`}`;
  }
}
