/** What makes an entry stand out, as code of its data file, and what lists and pages show of it. */
import type { Entity, Warning } from "../../../plan/plan.ts";
import { entityNames } from "../naming.ts";
import { allOf } from "./conditions.ts";

/** Those that say something is wrong. */
export function warningsOf({ warnings = [] }: Entity): Warning[] {
  return warnings.filter(({ tone = "danger" }) => tone === "danger");
}

/** `taskWarnings(row)`: what is said of it, nothing where all is well. */
export function warningsCode(entity: Entity): string[] {
  const warnings = warningsOf(entity);
  if (warnings.length === 0) return [];
  const { type, one } = entityNames(entity);
  const lines = warnings.map(({ text, when }) => `  if (${allOf(entity, when)}) found.push(${JSON.stringify(text)});`);
  return [
    `/** What has to be looked at. */
export function ${one}Warnings(row: ${type}): string[] {
  const found: string[] = [];
${lines.join("\n")}
  return found;
}`,
  ];
}

/** Marks in another colour stand where they are shown: nothing else asks for them. */
export function warningBadges(entity: Entity, row: string): string {
  const marks = (entity.warnings ?? []).filter(({ tone = "danger" }) => tone !== "danger");
  const warned =
    warningsOf(entity).length === 0
      ? ""
      : `{${entityNames(entity).one}Warnings(${row}).map((text) => <Badge key={text} tone="danger" className="ml-2">{text}</Badge>)}`;
  return marks.reduce(
    (code, { text, when, tone }) =>
      `${code}{${allOf(entity, when, row)} && <Badge tone="${tone}" className="ml-2">${text}</Badge>}`,
    warned,
  );
}
