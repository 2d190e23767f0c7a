import { attribute } from "../../literal.ts";
import type { SourceFile } from "../../../archetypes/archetype.ts";
import { translate } from "../../../language/translate.ts";
import type { DraftPlan, Entity, Field } from "../../../plan/plan.ts";
import { moduleText } from "../code.ts";
import { ownModules, relatedModules } from "../entity-data.ts";
import { isNumeric, optionsName, otherEntity, relatedEntities } from "../fields.ts";
import { canFail, comparesRows, errorsCode } from "./form-checks.ts";
import { entityNames, property, say, titleCode, unitLabel } from "../naming.ts";

/** A drawer that adds or changes one row; it checks what was typed and says what is wrong. */
export function emitForm(plan: DraftPlan, entity: Entity): SourceFile {
  const { language } = plan;
  const names = entityNames(entity);
  const t = (phrase: string): string => translate(phrase, language);
  const own = comparesRows(entity) ? `, ${names.one}?.id` : "";
  const body = `interface ${names.form}Props {
  /** Null is a new one. */
  ${names.one}: ${names.type} | null;
${isPreset(plan, entity) ? `  /** What a new one begins with. */\n  preset?: Partial<Draft>;\n` : ""}  onClose: () => void;
}

export function ${names.form}({ ${names.one}, ${isPreset(plan, entity) ? "preset, " : ""}onClose }: ${names.form}Props) {
${relatedEntities(plan, entity)
  .map((other) => `  const ${entityNames(other).one}Rows = useRows(${entityNames(other).many});\n`)
  .join(
    "",
  )}  const [draft, setDraft] = useState(() => ${isPreset(plan, entity) ? `({ ...draftOf(${names.one}), ...preset })` : `draftOf(${names.one})`});
  const [checked, setChecked] = useState(false);
  const errors = checked ? findErrors(draft${own}) : {};

  function change(changes: Partial<Draft>) {
    setDraft({ ...draft, ...changes });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(findErrors(draft${own})).length > 0) return;
    const values = valuesOf(draft);
    if (${names.one}) ${names.many}.update(${names.one}.id, values);
    else ${names.many}.add(values);
    toast(\`\${${titleCode(entity, "draft")}}: ${t("saved")}\`);
    onClose();
  }

  return (
    <Drawer
      open
      onClose={onClose}
      title={${names.one} ? ${JSON.stringify(say("edit", entity.singular, language))} : ${JSON.stringify(say("add", entity.singular, language))}}
      closeLabel=${attribute(t("Close"))}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
${formControls(plan, entity)}
        <div className="flex gap-3 pt-2">
          <Button type="submit">${t("Save")}</Button>
          <Button variant="ghost" onClick={onClose}>
            ${t("Discard")}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}

${formLogic(plan, entity)}`;
  const content = moduleText(body, { ...ownModules(entity), ...relatedModules(plan, entity) });
  return { path: `src/components/${names.file}/${names.form}.tsx`, content };
}

/** One labelled control per field, bound to `draft`, `change` and `errors`. */
export function formControls(plan: DraftPlan, entity: Entity): string {
  return inAskedOrder(entity.fields)
    .map((field) => controlCode(plan, entity, field))
    .join("\n");
}

/** What an answer needs is asked right behind it: whoever rejects sees where to say why. */
function inAskedOrder(fields: readonly Field[]): Field[] {
  const needed = fields.filter(({ neededFor }) => fields.some(({ key }) => key === neededFor?.field));
  return fields
    .filter((field) => !needed.includes(field))
    .flatMap((field) => [field, ...needed.filter(({ neededFor }) => neededFor!.field === field.key)]);
}

/** The functions a form checks and saves with: `draftOf`, `findErrors`, `valuesOf`. */
export function formLogic(plan: DraftPlan, entity: Entity): string {
  return [draftCode(entity), errorsCode(plan, entity), valuesCode(entity)].join("\n\n");
}

/** Rows that point to others are also added from the page of those, and places of a plan from the free one. */
export function isPreset(plan: DraftPlan, entity: Entity): boolean {
  if (entity.once) return true;
  return plan.options["addsRelated"] === true && relatedEntities(plan, entity).some((other) => other !== entity);
}

function controlCode(plan: DraftPlan, entity: Entity, field: Field): string {
  const key = property(field);
  const names = entityNames(entity);
  if (field.type === "boolean") {
    return `        <Checkbox label=${attribute(field.label)} checked={draft.${key}} onChange={(event) => change({ ${key}: event.target.checked })} />`;
  }
  if (field.type === "file") {
    return `        <FileInput label=${attribute(field.label)} file={draft.${key}} onChange={(file) => change({ ${key}: file })} />`;
  }
  const set = (value: string): string => `value={draft.${key}} onChange={(event) => change({ ${key}: ${value} })}`;
  const error = canFail(entity, field) ? ` error={errors.${key}}` : "";
  const hint = field.hint === undefined ? "" : ` hint=${attribute(field.hint)}`;
  return `        <Field label=${attribute(unitLabel(field))}${hint}${error}>
          {(control) => ${controlInside(plan, { entity, field }, set(field.type === "enum" ? `event.target.value as ${names.type}["${key}"]` : "event.target.value"))}}
        </Field>`;
}

interface FieldOfEntity {
  entity: Entity;
  field: Field;
}

function controlInside(plan: DraftPlan, { entity, field }: FieldOfEntity, binding: string): string {
  if (field.type === "enum") {
    return `(
            <Select {...control} ${binding}>
              {${optionsName(entity, field)}.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Select>
          )`;
  }
  if (field.type === "relation") {
    const other = otherEntity(plan, field);
    return `(
            <Select {...control} ${binding}>
              <option value="">${translate("Choose", plan.language)}</option>
              {${entityNames(other).one}Rows.map((row) => (
                <option key={row.id} value={row.id}>
                  {${titleCode(other, "row")}}
                </option>
              ))}
            </Select>
          )`;
  }
  if (field.type === "long-text") return `<Textarea {...control} rows={4} ${binding} />`;
  return `<Input {...control} ${inputKind(field)}${binding} />`;
}

function inputKind(field: Field): string {
  const kinds: Partial<Record<Field["type"], string>> = {
    email: "email",
    phone: "tel",
    url: "url",
    date: "date",
    time: "time",
  };
  if (isNumeric(field)) return `inputMode="decimal" `;
  const kind = kinds[field.type];
  return kind ? `type="${kind}" ` : "";
}

function draftCode(entity: Entity): string {
  const names = entityNames(entity);
  const lines = entity.fields.map((field) => {
    const key = property(field);
    if (field.type === "boolean") return `    ${key}: ${names.one}?.${key} ?? ${field.initial === "true"},`;
    if (field.type === "enum")
      return `    ${key}: ${names.one}?.${key} ?? ${field.initial ? JSON.stringify(field.initial) : `${optionsName(entity, field)}[0]`},`;
    if (field.type === "file") return `    ${key}: ${names.one}?.${key} ?? null,`;
    if (isNumeric(field)) return `    ${key}: String(${names.one}?.${key} ?? ${JSON.stringify(field.initial ?? "")}),`;
    const initial =
      field.type === "date" && (field.required || field.initial === "today")
        ? "today()"
        : JSON.stringify(field.initial ?? "");
    return `    ${key}: ${names.one}?.${key} ?? ${initial},`;
  });
  return `/** What the controls hold: text also where a number is meant. */
function draftOf(${names.one}: ${names.type} | null) {
  return {
${lines.join("\n")}
  };
}

type Draft = ReturnType<typeof draftOf>;`;
}

function valuesCode(entity: Entity): string {
  const { type } = entityNames(entity);
  const numbers = entity.fields.filter(isNumeric);
  const trims = entity.fields.filter(
    (field) => field.required && ["text", "long-text", "email", "phone"].includes(field.type),
  );
  const changed = [
    ...trims.map((field) => `${field.key}: draft.${field.key}.trim()`),
    ...numbers.map((field) => `${field.key}: toNumber(draft.${field.key})`),
  ];
  return `function valuesOf(draft: Draft): Omit<${type}, "id"> {
  return { ...draft, ${changed.join(", ")} };
}`;
}
