/** A month with the entries of every list that has days. */
import type { SourceFile } from "../../archetypes/archetype.ts";
import { weeks } from "../../language/weeks.ts";
import type { DraftPlan, Entity, Field, PlannedPage } from "../../plan/plan.ts";
import { appBlueprint } from "./app-frame.ts";
import { moduleText } from "./code.ts";
import { ownModules } from "./entity-data.ts";
import { emitForm } from "./forms/entity-form.ts";
import { dueField } from "./fields.ts";
import { entityNames, say, titleCode } from "./naming.ts";

const words = /\b(?:calend[ae]rs?|calendario|month(?:ly)? view|monatsansicht|terminkalender|vista mensual)\b|kalender/i;

export const calendarComponent = "EntryCalendar";

/** Whether a calendar is asked for and there is something to stand in it. */
export function wantsCalendar(text: string, entities: readonly Entity[]): boolean {
  return words.test(text) && entities.some((entity) => dayOf(entity) !== undefined);
}

/** The day by which something is due, else the first one. */
export function dayOf(entity: Entity): Field | undefined {
  return dueField(entity) ?? entity.fields.find(({ type }) => type === "date");
}

export interface CalendarOf {
  /** Of the list below which each entry has its page, or a whole path with `${row.…}` in it. */
  pathOf(entity: Entity): string;
  /** Lists whose days stand in it; all of them where nothing is said. */
  shows?(entity: Entity): boolean;
}

export function emitCalendar(
  plan: DraftPlan,
  page: PlannedPage,
  { pathOf, shows = () => true }: CalendarOf,
): SourceFile[] {
  const shown = plan.entities.filter((entity) => shows(entity) && dayOf(entity));
  const main = shown[0]!;
  const { form, one, file } = entityNames(main);
  return [
    emitForm(plan, main),
    emitEntries(shown, pathOf),
    appBlueprint(plan, {
      blueprint: "app/EntryCalendar.tsx",
      path: `src/pages/${page.component}.tsx`,
      content: { title: page.title, add: say("add", main.singular, plan.language) },
      names: { ...weeks[plan.language], component: page.component, Form: form, one, file },
    }),
  ];
}

function emitEntries(shown: readonly Entity[], pathOf: (entity: Entity) => string): SourceFile {
  const link = (entity: Entity): string => {
    const path = pathOf(entity);
    return path.includes("${") ? path : `${path}/\${row.id}`;
  };
  const dated = shown.flatMap((entity) => {
    const day = dayOf(entity);
    return day ? [{ entity, day, names: entityNames(entity) }] : [];
  });
  // Where there is one list, every day is one of its own.
  const what = (entity: Entity, day: Field): string =>
    [
      ...(dated.length > 1 ? [entity.singular] : []),
      ...(/^(?:date|datum|fecha)$/i.test(day.label) ? [] : [day.label]),
    ].join(": ");
  const body = `export interface CalendarEntry {
  /** "2026-03-14" */
  day: string;
  title: string;
  /** What the day is for. */
  what: string;
  path: string;
}

/** Every entry with a day, of all lists. */
export function useCalendarEntries(): CalendarEntry[] {
${dated.map(({ names }) => `  const ${names.one}Rows = useRows(${names.many});`).join("\n")}
  return [
${dated
  .map(
    ({ entity, day, names }) =>
      `    ...${names.one}Rows.map((row) => ({ day: row.${day.key}, title: ${titleCode(entity, "row")}, what: ${JSON.stringify(what(entity, day))}, path: \`${link(entity)}\` })),`,
  )
  .join("\n")}
  ].filter(({ day }) => day !== "");
}`;
  const own = Object.assign({}, ...dated.map(({ entity }) => ownModules(entity))) as Record<string, string>;
  return { path: "src/data/calendar-entries.ts", content: moduleText(body, own) };
}
