import { attribute } from "../../emit/literal.ts";
import { addImport, attributeOf, elementsNamed, insertBefore } from "../../edit/jsx.ts";

import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, indentAt } from "../../edit/source.ts";
import type { FieldType, Language } from "../../plan/plan.ts";
import { contains, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { camelOf } from "../requests.ts";

const dataFile = "src/data/cards.ts";
const drawerFile = "src/components/board/CardDrawer.tsx";
const tileFile = "src/components/board/CardTile.tsx";

const did: Wording = {
  en: "Cards: the field {label} on the open card, kept as it is typed",
  de: "Karten: das Feld {label} auf der offenen Karte, gespeichert beim Tippen",
  es: "Tarjetas: el campo {label} en la tarjeta abierta, guardado al escribir",
};
const didTile: Wording = {
  en: "Cards on the board show {label}",
  de: "Karten auf dem Board zeigen {label}",
  es: "Las tarjetas del tablero muestran {label}",
};
const exists: Wording = {
  en: "Cards have a field {label} already, so I changed nothing.",
  de: "Karten haben schon ein Feld {label}, deshalb habe ich nichts geändert.",
  es: "Las tarjetas ya tienen un campo {label}, así que no he cambiado nada.",
};

export interface CardField {
  label: string;
  type: FieldType;
  options: string[];
}

/** A field more on the cards of a board. Null where there is no board. */
export function addCardField(project: ProjectEdit, field: CardField, language: Language): Changed | Unchanged | null {
  const data = project.open(dataFile);
  const drawer = project.open(drawerFile);
  const card =
    data && findAll(data.program, "TSInterfaceDeclaration").find(({ node }) => node.id.name === "Card")?.node;
  const fields = drawer ? elementsNamed(drawer.program, "Field") : [];
  const last = fields.at(-1);
  if (!data || !drawer || !card || !last) return null;
  const { label, type, options } = field;
  const key = camelOf(label);
  const taken = card.body.body.some((member) => data.text.slice(member.start, member.end).startsWith(`${key}:`));
  if (taken || fields.some((entry) => attributeOf(entry, "label")?.value.toLowerCase() === label.toLowerCase()))
    return { say: worded(exists, language, { label }) };
  const member = card.body.body.at(-1)!;
  data.edits.appendLeft(member.end, `\n${indentAt(data.text, member.start)}${key}?: string;`);
  project.save(dataFile, data);
  insertBefore(drawer, last, control(key, field));
  addImport(
    drawer,
    options.length > 0 ? "Select" : "Input",
    `@/components/ui/${options.length > 0 ? "select" : "input"}`,
  );
  if (type === "long-text") addImport(drawer, "Textarea", "@/components/ui/textarea");
  project.save(drawerFile, drawer);
  const tile = type === "long-text" ? false : showOnTile(project, key, field);
  return {
    plan: project.plan,
    claims: [
      contains(worded(did, language, { label }), drawerFile, `change({ ${key}:`),
      ...(tile ? [contains(worded(didTile, language, { label }), tileFile, `card.${key}`)] : []),
    ],
    routes: ["/"],
  };
}

const inputTypes: Partial<Record<FieldType, string>> = {
  date: "date",
  email: "email",
  phone: "tel",
  url: "url",
  number: "number",
  money: "number",
};

function control(key: string, { label, type, options }: CardField): string {
  const bound = `value={card.${key} ?? ""} onChange={(event) => change({ ${key}: event.target.value })}`;
  const inner =
    options.length > 0
      ? `<Select {...control} ${bound}>\n      <option value="" />\n${options.map((option) => `      <option>${option}</option>`).join("\n")}\n    </Select>`
      : type === "long-text"
        ? `<Textarea {...control} rows={3} ${bound} />`
        : `<Input {...control} type="${inputTypes[type] ?? "text"}" ${bound} />`;
  return `<Field label=${attribute(label)}>\n  {(control) => (\n    ${inner}\n  )}\n</Field>`;
}

/** Among the small facts at the foot of a card, before the person it belongs to. */
function showOnTile(project: ProjectEdit, key: string, { label, type, options }: CardField): boolean {
  const source = project.open(tileFile);
  const avatar = source
    ? findAll(source.program, "LogicalExpression").find(({ node }) =>
        source.text.slice(node.right.start).startsWith("<Avatar"),
      )
    : null;
  const place = avatar?.parents.at(-1);
  if (!source || place?.type !== "JSXExpressionContainer") return false;
  const value = type === "date" ? `formatShortDay(card.${key})` : `card.${key}`;
  const markup =
    options.length > 0
      ? `{card.${key} && <Badge>{card.${key}}</Badge>}`
      : `{card.${key} && (\n  <span>\n    ${label}: {${value}}\n  </span>\n)}`;
  insertBefore(source, place, markup);
  if (options.length > 0) addImport(source, "Badge", "@/components/ui/badge");
  if (type === "date") addImport(source, "formatShortDay", "@/lib/dates");
  project.save(tileFile, source);
  return true;
}
