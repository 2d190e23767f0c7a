/** How the page of a list draws its rows: a table, cards, or a board with a column for each value. */
import { attribute } from "../literal.ts";
import { translate } from "../../language/translate.ts";
import type { DraftPlan, Entity, Field } from "../../plan/plan.ts";

import { warningBadges } from "./warnings/warnings.ts";
import { cellCode, comesRound, doneTodayCode, endsOf, optionsName, plainCode } from "./fields.ts";
import { entityNames, property, titleCode, titleField } from "./naming.ts";

interface View {
  path: string;
  title: string;
}

/** The field whose values are a board's columns: the chosen one, else the one that ends in being done. */
export function boardField(entity: Entity): Field | undefined {
  const choices = entity.fields.filter((field) => field.type === "enum");
  return (
    choices.find((field) => field.key === entity.boardBy) ??
    choices.find((field) => endsOf(field).length > 0) ??
    choices.find((field) => field.key === "status") ??
    choices[0]
  );
}

export function pictureField(entity: Entity): Field | undefined {
  return entity.fields.find((field) => field.type === "file" && field.key === "photo");
}

export function rowsCode(plan: DraftPlan, entity: Entity, view: View): string {
  const columns = boardField(entity);
  if (entity.view === "board" && columns) return boardCode(plan, entity, { ...view, columns });
  const by = entity.fields.find(({ key }) => key === entity.groupBy);
  const drawn = entity.view === "cards" ? cardsCode : tableCode;
  return by ? groupsCode(plan, by, drawn(plan, entity, view)) : drawn(plan, entity, view);
}

/** One heading for each value that the shown rows have, in order, and below it what is drawn of all rows elsewhere. */
function groupsCode(plan: DraftPlan, by: Field, drawn: string): string {
  const value = by.type === "date" ? `row.${by.key}` : `String(${plainCode(plan, by)})`;
  const none = JSON.stringify(`${by.label}: –`);
  const shownAs = by.type === "date" ? `(group ? formatDay(group) : ${none})` : `(group || ${none})`;
  const order = `Number(one === "") - Number(other === "") || one.localeCompare(other, "${plan.language}", { numeric: true })`;
  const rows = drawn
    .replace("rows={shown}", "rows={inGroup}")
    .replace("{shown.map(", "{inGroup.map(")
    .replace(/label=("[^"]*"|\{"[^}]*"\})/u, "label={$shown$}")
    .replace("$shown$", shownAs)
    .replaceAll("\n", "\n      ");
  return `        <div className="flex flex-col gap-8">
          {[...new Set(shown.map((row) => ${value}))].sort((one, other) => ${order}).map((group) => {
            const inGroup = shown.filter((row) => ${value} === group);
            return (
              <section key={group}>
                <h2 className="mb-3 flex items-baseline gap-3 text-heading">
                  {${shownAs}} <span className="text-sm font-normal text-muted-foreground">{inGroup.length}</span>
                </h2>
        ${rows}
              </section>
            );
          })}
        </div>`;
}

/** What comes round again is done with one tap, from the list. */
function doneButton(plan: DraftPlan, entity: Entity): string {
  if (!comesRound(entity)) return "";
  const words = translate("Done today", plan.language);
  return `<Button variant="outline" size="sm" aria-label={\`${words}: \${${titleCode(entity, "row")}}\`} onClick={() => ${doneTodayCode(entity, "row")}}>
                <Check aria-hidden className="size-4" />
                ${words}
              </Button>
              `;
}

function editButton(plan: DraftPlan, entity: Entity): string {
  return `<Button variant="ghost" size="sm" aria-label={\`${translate("Edit", plan.language)} \${${titleCode(entity, "row")}}\`} onClick={() => setEditing(row)}>
                <Pencil aria-hidden className="size-4" />
              </Button>`;
}

function removeButton(plan: DraftPlan, entity: Entity): string {
  return `<Button
                variant="ghost"
                size="sm"
                aria-label={\`${translate("Delete", plan.language)} \${${titleCode(entity, "row")}}\`}
                onClick={() => removeWithUndo(${entityNames(entity).many}, row, ${titleCode(entity, "row")})}
              >
                <Trash2 aria-hidden className="size-4" />
              </Button>`;
}

function link(entity: Entity, path: string): string {
  return `<Link to={\`${path}/\${row.id}\`} className="font-medium underline-offset-4 hover:underline">
                    {${titleCode(entity, "row")}}
                  </Link>`;
}

function tableCode(plan: DraftPlan, entity: Entity, { title }: View): string {
  return `        <DataTable
          label=${attribute(title)}
          rows={shown}
          columns={columns}
          actions={(row) => (
            <>
              ${doneButton(plan, entity)}${editButton(plan, entity)}
              ${removeButton(plan, entity)}
            </>
          )}
        />`;
}

function badges(entity: Entity): string {
  const found = warningBadges(entity, "row");
  return found === "" ? "" : `\n                <p className="flex flex-wrap gap-2 [&>*]:ml-0">${found}</p>`;
}

/** What a card says below its title: the fields that a table shows first. */
function facts(entity: Entity, without: readonly (Field | undefined)[], most: number): Field[] {
  return entity.fields
    .filter((field) => field !== titleField(entity) && !without.includes(field))
    .filter((field) => !["long-text", "url", "image", "file"].includes(field.type))
    .slice(0, most);
}

function factLines(plan: DraftPlan, entity: Entity, fields: readonly Field[]): string {
  return fields
    .map((field) => {
      const value = cellCode(plan, field, { entity });
      return `                    <dt className="text-muted-foreground">${field.label}</dt>
                    <dd>${value.startsWith("<") ? value : `{${value}}`}</dd>`;
    })
    .join("\n");
}

function cardsCode(plan: DraftPlan, entity: Entity, { path }: View): string {
  const picture = pictureField(entity)
    ? `\n              <CardPicture name={${titleCode(entity, "row")}} photo={row.photo} />`
    : "";
  return `        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((row) => (
            <li key={row.id} className="flex flex-col overflow-hidden rounded-card border bg-card">${picture}
              <div className="flex grow flex-col gap-3 p-5">
                <h2 className="text-heading">
                  ${link(entity, path)}
                </h2>${badges(entity)}
                <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
${factLines(plan, entity, facts(entity, [], 5))}
                </dl>
                <div className="mt-auto flex justify-end gap-1">
              ${doneButton(plan, entity)}${editButton(plan, entity)}
              ${removeButton(plan, entity)}
                </div>
              </div>
            </li>
          ))}
        </ul>`;
}

function boardCode(plan: DraftPlan, entity: Entity, { path, columns }: View & { columns: Field }): string {
  const names = entityNames(entity);
  const key = property(columns);
  const move = translate("Move", plan.language);
  return `        <div className="grid auto-cols-[minmax(16rem,1fr)] grid-flow-col items-start gap-4 overflow-x-auto pb-2">
          {${optionsName(entity, columns)}.map((value) => {
            const inColumn = shown.filter((row) => row.${key} === value);
            return (
              <section key={value} aria-label={value} className="rounded-card bg-muted p-3">
                <h2 className="flex justify-between gap-3 px-1 font-semibold">
                  {value} <span className="font-normal text-muted-foreground">{inColumn.length}</span>
                </h2>
                <ul className="mt-3 flex flex-col gap-3">
                  {inColumn.map((row) => (
                    <li key={row.id} className="rounded-card border bg-card p-4">
                      ${link(entity, path)}${badges(entity)}
                      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
${factLines(plan, entity, facts(entity, [columns], 3))}
                      </dl>
                      <div className="mt-3 flex items-center gap-1">
                        <Select
                          aria-label={\`${move} \${${titleCode(entity, "row")}}\`}
                          value={row.${key}}
                          onChange={(event) => ${names.many}.update(row.id, { ${key}: event.target.value as ${names.type}["${key}"] })}
                        >
                          {${optionsName(entity, columns)}.map((option) => (
                            <option key={option}>{option}</option>
                          ))}
                        </Select>
              ${editButton(plan, entity)}
                      </div>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>`;
}
