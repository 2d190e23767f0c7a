/** One question more in the form that books a time: asked, kept with the booking, and shown with it. */
import type { ObjectExpression } from "oxc-parser";
import { attribute } from "../../emit/literal.ts";
import { attributeOf, elementsNamed, insertAfter } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, indentAt, type Source } from "../../edit/source.ts";
import type { Language } from "../../plan/plan.ts";
import { sameInOtherWords } from "../fields/same-field.ts";
import { contains, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { pascalOf } from "../requests.ts";

const bookPages = ["src/pages/Book.tsx", "src/pages/BookCourt.tsx"];
const dataFile = "src/data/bookings.ts";
const minePage = "src/pages/MyBookings.tsx";

const did: Wording = {
  en: "The booking form asks for {label} and keeps it with the booking",
  de: "Das Buchungsformular fragt nach {label} und behält es mit der Buchung",
  es: "El formulario de reserva pide {label} y lo guarda con la reserva",
};

const asks: Wording = {
  en: "The booking form asks for {label} already, so I changed nothing.",
  de: "Das Buchungsformular fragt schon danach: {label}. Ich habe nichts geändert.",
  es: "El formulario de reserva ya lo pide: {label}. No he cambiado nada.",
};

interface Question {
  key: string;
  label: string;
  type: string;
}

/** Null where nothing is booked, or the form is no longer as it was written. */
export function askWhenBooking(
  project: ProjectEdit,
  { key, label, type }: Question,
  language: Language,
): Changed | Unchanged | null {
  const path = bookPages.find((page) => project.text(page) !== null);
  const source = path === undefined ? null : project.open(path);
  const data = project.open(dataFile);
  if (!source || !data || path === undefined) return null;
  const fields = elementsNamed(source.program, "Field");
  const own = fields
    .map((field) => attributeOf(field, "label")?.value ?? "")
    .find((name) => name.toLowerCase() === label.toLowerCase() || sameInOtherWords(name, label));
  if (own) return { say: worded(asks, language, { label: own }) };
  const last = fields.at(-1);
  const state = findAll(source.program, "VariableDeclaration").findLast(({ node }) =>
    /useState\(""\)/.test(source.text.slice(node.start, node.end)),
  )?.node;
  const added = bookedObject(source);
  const members = findAll(data.program, "TSInterfaceDeclaration")[0]?.node.body.body;
  const end = members?.at(-1);
  if (!last || !state || added === null || !end || source.text.includes(` ${key}, `)) return null;
  const setter = `set${pascalOf(key)}`;
  source.edits.appendLeft(
    state.end,
    `\n${indentAt(source.text, state.start)}const [${key}, ${setter}] = useState("");`,
  );
  source.edits.appendLeft(added.properties.at(-1)!.end, `, ${key}`);
  insertAfter(
    source,
    last,
    `<Field label=${attribute(label)}>\n  {(control) => (\n    <Input {...control} type="${type}" value={${key}} onChange={(event) => ${setter}(event.target.value)} />\n  )}\n</Field>`,
  );
  project.save(path, source);
  data.edits.appendLeft(end.end, `\n${indentAt(data.text, end.start)}${key}?: string;`);
  project.save(dataFile, data);
  showWithBooking(project, key, label);
  return {
    plan: project.plan,
    claims: [contains(worded(did, language, { label }), path, `value={${key}}`)],
    routes: project.plan.forms.filter(({ kind }) => kind === "booking").map(({ page }) => page),
  };
}

/** The object that a booking is made of: `const wanted = { … }`, or what older pages hand to the list. */
function bookedObject(source: Source): ObjectExpression | null {
  const handed = findAll(source.program, "CallExpression").find(({ node }) =>
    source.text.slice(node.start, node.end).startsWith("bookings.add("),
  )?.node.arguments[0];
  const named = findAll(source.program, "VariableDeclarator").find(
    ({ node }) => node.id.type === "Identifier" && node.id.name === "wanted",
  )?.node.init;
  const object = handed ?? named;
  return object?.type === "ObjectExpression" ? object : null;
}

function showWithBooking(project: ProjectEdit, key: string, label: string): void {
  const mine = project.open(minePage);
  const line =
    mine &&
    elementsNamed(mine.program, "p").find((node) => mine.text.slice(node.start, node.end).includes("{row.service}"));
  if (!mine || !line) return;
  insertAfter(
    mine,
    line,
    `{row.${key} && <p className="text-muted-foreground">{${JSON.stringify(`${label}: `)}}{row.${key}}</p>}`,
  );
  project.save(minePage, mine);
}
