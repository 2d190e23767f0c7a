/** Policies that people want most, filled in from the columns of a table. */
import type { CloudColumn, CloudTable } from "../../../cloud/contract/index.ts";
import { MAX_NAME_BYTES } from "../../contract/changes/names.ts";
import type { Policy } from "../../contract/changes/policy-change.ts";
import { quoteName } from "../../contract/table-sql.ts";

export interface PolicyTemplate {
  label: string;
  policy: Policy;
}

const OWNERS = new Set(["user_id", "owner_id", "owner", "author_id", "created_by", "profile_id"]);
const SHOWN = new Set(["is_public", "public", "is_published", "published", "is_visible"]);
/** Each adds six templates. */
const MAX_OWNER_COLUMNS = 3;

const SIMPLE = /^[a-z_][a-z0-9_]*$/;
/** Words of SQL among the names above need quotes, and quotes are never wrong. */
const columnSql = (name: string): string => (SIMPLE.test(name) && name !== "public" ? name : quoteName(name));

/** Columns that say whose a row is: they refer to the app's users, or are called so. */
function ownerColumns({ columns, foreign_keys }: CloudTable): CloudColumn[] {
  const refers = ({ name }: CloudColumn): boolean =>
    foreign_keys.some(({ column, references }) => column === name && references === "auth.users.id");
  const isOwner = (column: CloudColumn): boolean =>
    column.data_type === "uuid" &&
    (refers(column) || OWNERS.has(column.name) || column.default_value?.includes("auth.uid()") === true);
  return columns.filter(isOwner).slice(0, MAX_OWNER_COLUMNS);
}

const shared = { is_restrictive: false, using: null, check: null };

function ofOwner(column: CloudColumn, isOnly: boolean): PolicyTemplate[] {
  const own = `(select auth.uid()) = ${columnSql(column.name)}`;
  const by = isOnly ? "" : ` by ${column.name}`;
  const signedIn = { ...shared, roles: ["authenticated"] };
  return [
    {
      label: `Owner does everything with own rows${by}`,
      policy: { ...signedIn, name: `own rows${by}`, command: "ALL", using: own, check: own },
    },
    {
      label: `Owner reads own rows${by}`,
      policy: { ...signedIn, name: `read own rows${by}`, command: "SELECT", using: own },
    },
    {
      label: `Owner adds own rows${by}`,
      policy: { ...signedIn, name: `add own rows${by}`, command: "INSERT", check: own },
    },
    {
      label: `Owner changes own rows${by}`,
      policy: { ...signedIn, name: `change own rows${by}`, command: "UPDATE", using: own, check: own },
    },
    {
      label: `Owner deletes own rows${by}`,
      policy: { ...signedIn, name: `delete own rows${by}`, command: "DELETE", using: own },
    },
  ];
}

const cut = (name: string): string => {
  let kept = name;
  while (new TextEncoder().encode(kept).length > MAX_NAME_BYTES) kept = [...kept].slice(0, -1).join("");
  return kept;
};

/** A name that no policy of the table has. */
export function freeName(name: string, taken: readonly string[]): string {
  const base = cut(name);
  if (!taken.includes(base)) return base;
  for (let count = 2; ; count += 1) {
    const numbered = `${cut([...base].slice(0, 50).join(""))} ${count}`;
    if (!taken.includes(numbered)) return numbered;
  }
}

export function templatesOf(table: CloudTable): PolicyTemplate[] {
  const owners = ownerColumns(table);
  const flags = table.columns.filter(({ name, data_type: type }) => type === "boolean" && SHOWN.has(name));
  const taken = table.policies.map(({ policyname }) => policyname);
  const templates: PolicyTemplate[] = [
    ...owners.flatMap((column) => ofOwner(column, owners.length === 1)),
    {
      label: "Signed-in people read all rows",
      policy: { ...shared, name: "signed-in people read", command: "SELECT", roles: ["authenticated"], using: "true" },
    },
    {
      label: "Signed-in people add rows",
      policy: { ...shared, name: "signed-in people add", command: "INSERT", roles: ["authenticated"], check: "true" },
    },
    ...flags.map(
      ({ name }): PolicyTemplate => ({
        label: `Everybody reads rows with ${name}`,
        policy: {
          ...shared,
          name: `everybody reads ${name}`,
          command: "SELECT",
          roles: ["public"],
          using: columnSql(name),
        },
      }),
    ),
    {
      label: "Everybody reads all rows",
      policy: { ...shared, name: "everybody reads", command: "SELECT", roles: ["public"], using: "true" },
    },
    {
      label: "Everybody adds rows, such as entries of a form",
      policy: { ...shared, name: "everybody adds", command: "INSERT", roles: ["public"], check: "true" },
    },
  ];
  return templates.map(({ label, policy }) => ({ label, policy: { ...policy, name: freeName(policy.name, taken) } }));
}

const DOES: Readonly<Record<Policy["command"], string>> = {
  SELECT: "read every row",
  INSERT: "add rows of any kind",
  UPDATE: "change every row",
  DELETE: "delete every row",
  ALL: "read, change and delete every row",
};

/** Brackets around a condition change nothing. */
const isTrue = (condition: string | null): boolean =>
  condition !== null && condition.replace(/[()\s]/g, "").toLowerCase() === "true";

/** Tells what a policy without a condition opens to people who are not signed in; null where there is a condition. */
export function opening({ command, roles, is_restrictive, using, check }: Policy): string | null {
  const isForStrangers = roles.includes("public") || roles.includes("anon");
  const isOpen = command === "INSERT" ? isTrue(check) : isTrue(using);
  if (is_restrictive || !isForStrangers || !isOpen) return null;
  return `Everybody who has the app's address can ${DOES[command]}.`;
}
