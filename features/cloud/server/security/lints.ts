/**
 * Finds known mistakes in databases that browsers reach, by reading the catalog. Names are those of Supabase's
 * advisors.
 */
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

/** Bound per rule. */
const MAX_FOUND = 200;
const ORDER: readonly Lint["level"][] = ["error", "warning", "info"];

/** All rules in one statement, so that no rule can be skipped unnoticed. */
const statementOf = (rules: readonly Rule[]): string =>
  // Declared here because not every rule reads the exposed schemas, and Postgres refuses a parameter that nothing uses.
  `with exposed as (select $1::text[])\n` +
  rules
    .map(
      ({ sql }, index) =>
        `(select ${index} as rule, found.object::text as object from (${sql}) found order by 2 limit ${MAX_FOUND})`,
    )
    .join("\nunion all\n");

/** A list of texts as a value of SQL. */
export const arrayText = (names: readonly string[]): string =>
  `{${names.map((name) => `"${name.replace(/[\\"]/g, "\\$&")}"`).join(",")}}`;

/** Runs as the project's owner. `schemas` are those the API exposes. The most severe first. */
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
