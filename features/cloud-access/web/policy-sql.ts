/** A policy as the SQL that makes it. */
import type { CloudPolicy } from "../../cloud/contract/index.ts";

const quoted = (name: string): string => (/^[a-z_][a-z0-9_$]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`);

export function policySql(policy: CloudPolicy): string {
  const { tablename, policyname, cmd, is_restrictive: isRestrictive, roles, qual, with_check: check } = policy;
  const kind = isRestrictive ? " as restrictive" : "";
  const head = `create policy ${quoted(policyname)} on public.${quoted(tablename)}${kind} for ${cmd.toLowerCase()}`;
  return [
    `${head} to ${roles.map(quoted).join(", ")}`,
    ...(qual === null ? [] : [`  using (${qual})`]),
    ...(check === null ? [] : [`  with check (${check})`]),
  ]
    .join("\n")
    .concat(";");
}
