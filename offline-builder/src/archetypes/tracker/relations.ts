import type { Entity } from "../../plan/plan.ts";

/** A relation to a list that is not there becomes plain text. */
export function tidyRelations(entities: Entity[]): Entity[] {
  const keys = new Set(entities.map((entity) => entity.key));
  return entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) => {
      if (field.type !== "relation" || (field.to && keys.has(field.to))) return field;
      const { to: _, ...rest } = field;
      return { ...rest, type: "text" as const };
    }),
  }));
}
