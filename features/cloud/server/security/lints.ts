/** What is known to go wrong in databases that browsers reach, by looking at their catalog. Names are those of Supabase's advisors. */
import type { Queries } from "@slipway/cloud/backend/port";
import { restSettings } from "@slipway/cloud/rest/rest-settings";
import type { Lint } from "../../contract/security.ts";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend } from "../backend/backends.ts";
import { EXPOSURE } from "./rules/exposure.ts";
import { ROW_LEVEL_SECURITY } from "./rules/row-level-security.ts";
import type { Rule } from "./rules/rule.ts";
import { UPKEEP } from "./rules/upkeep.ts";

export const RULES: readonly Rule[] = [...ROW_LEVEL_SECURITY, ...EXPOSURE, ...UPKEEP];

/** Of one rule. */
const MOST_FOUND = 200;
const ORDER: readonly Lint["level"][] = ["error", "warning", "info"];

/** All rules in one statement: a rule that cannot be asked would otherwise go unseen. */
const statementOf = (rules: readonly Rule[]): string =>
  // Not every rule asks which schemas are exposed; a value that nothing asks for is refused.
  `with exposed as (select $1::text[])\n` +
  rules
    .map(
      ({ sql }, index) =>
        `(select ${index} as rule, found.object::text as object from (${sql}) found order by 2 limit ${MOST_FOUND})`,
    )
    .join("\nunion all\n");

/** A list of texts as a value of SQL. */
export const arrayText = (names: readonly string[]): string =>
  `{${names.map((name) => `"${name.replace(/[\\"]/g, "\\$&")}"`).join(",")}}`;

/** As the project's owner. `schemas`: those the API exposes. The worst first. */
export async function findLints(queries: Queries, schemas: readonly string[], rules = RULES): Promise<Lint[]> {
  const values = [arrayText(schemas)];
  const { rows } = await queries.query<{ rule: number; object: string }>(statementOf(rules), values);
  const found = rows.map(({ rule, object }): Lint => {
    const { name, level, message } = rules[rule]!;
    return { name, level, object, message };
  });
  return found.sort((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level));
}

export async function lintDatabase(services: Keeps<"backends">, projectId: string): Promise<Lint[]> {
  const { backend } = await requireBackend(services, projectId);
  const { schemas } = await restSettings(backend);
  return findLints(backend.database.as("postgres"), schemas);
}
