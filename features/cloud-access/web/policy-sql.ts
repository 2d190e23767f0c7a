/** A policy as the SQL that makes it. */
import type { CloudPolicy } from "../../cloud/contract/index.ts";

const quoted = (name: string): string => (/^[a-z_][a-z0-9_$]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`);

export function policySql({ tablename, policyname, cmd, roles, qual, with_check: check }: CloudPolicy): string {
  const head = `create policy ${quoted(policyname)} on public.${quoted(tablename)} for ${cmd.toLowerCase()}`;
  return [
    `${head} to ${roles.map(quoted).join(", ")}`,
    ...(qual === null ? [] : [`  using (${qual})`]),
    ...(check === null ? [] : [`  with check (${check})`]),
  ]
    .join("\n")
    .concat(";");
}
