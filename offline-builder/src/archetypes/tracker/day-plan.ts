/** The first page of a plan of places: a week of who is where. */
import { appBlueprint } from "../../emit/app/app-frame.ts";
import { optionsName } from "../../emit/app/fields.ts";
import { entityNames, say, titleField } from "../../emit/app/naming.ts";
import { translate } from "../../language/translate.ts";
import type { DraftPlan, PlannedPage } from "../../plan/plan.ts";
import type { SourceFile } from "../archetype.ts";

export function emitDayPlan(plan: DraftPlan, page: PlannedPage, samples: boolean): SourceFile {
  const entity = plan.entities[0]!;
  const [place, day] = entity.once!;
  const names = entityNames(entity);
  const places = entity.fields.find(({ key }) => key === place)!;
  const fixed = places.type === "enum";
  return appBlueprint(plan, {
    blueprint: "tracker/DayPlan.tsx",
    path: "src/pages/Index.tsx",
    content: {
      title: page.title,
      lead: translate(
        "Who is where on which day. A free place is taken with one tap; nobody gets one twice.",
        plan.language,
      ),
      add: say("add", entity.singular, plan.language),
      none: say("none", entity.plural, plan.language),
      place: places.label,
    },
    names: {
      one: names.one,
      many: names.many,
      Type: names.type,
      Form: names.form,
      file: names.file,
      who: titleField(entity).key,
      place,
      day,
      places: fixed ? optionsName(entity, places) : "",
    },
    flags: { samples, fixed },
  });
}
