/** "Customers, cars, repairs": a car is somebody's, and a repair is done on one. Lists said after each other belong together. */
import type { Entity } from "../../plan/plan.ts";

/** What others belong to: people, animals, vehicles, places. */
const owned = new Set(
  "client customer owner patient member student pupil employee tenant player guest pet dog vehicle car bike boat machine property house flat room garden plant hive horse instrument".split(
    " ",
  ),
);

const isOwner = ({ key, like }: Entity): boolean =>
  owned.has(key.split("-").at(-1)!) || like === "person" || like === "living";

/** People and firms are nobody's: they have an address or a number of their own. */
const isReached = ({ like, fields }: Entity): boolean =>
  like === "person" || fields.some(({ type }) => type === "email" || type === "phone");

const pointsTo = (from: Entity, to: Entity): boolean =>
  from.fields.some((field) => field.type === "relation" && field.to === to.key);

/** Each list that names no other points to the one before it, where that can have something of its own. */
export function linkedLists(entities: readonly Entity[]): Entity[] {
  return entities.map((entity, at) => {
    const before = entities[at - 1];
    if (!before || !isOwner(before) || isReached(entity)) return entity;
    if (entities.some((other) => other !== entity && (pointsTo(entity, other) || pointsTo(other, entity))))
      return entity;
    const [first, ...others] = entity.fields;
    if (!first || entity.fields.some(({ key }) => key === before.key)) return entity;
    return {
      ...entity,
      fields: [first, { key: before.key, label: before.singular, type: "relation", to: before.key }, ...others],
    };
  });
}
