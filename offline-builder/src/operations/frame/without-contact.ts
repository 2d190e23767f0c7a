/** "Take the phone number off": how to reach somebody, gone from every page that shows it. */
import type { JSXElement } from "oxc-parser";
import { countUses, removeImport } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, removeWithLine, textOf, type Source } from "../../edit/source.ts";
import type { Field, Plan } from "../../plan/plan.ts";
import { isChanged, operation, worded, type Changed, type Claim, type Unchanged, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { removeFieldOf } from "../fields/remove-field.ts";
import { keepsRecords } from "../records/records.ts";
import { has, remove } from "../requests.ts";

type Key = "phone" | "email" | "address";

const parts: readonly { key: Key; words: string; name: Wording }[] = [
  {
    key: "phone",
    words:
      "(?:tele)?phone(?:[ -]?numbers?)?|tel(?:ephone)? number|mobile(?: number)?|telefon(?:nummer)?|handynummer|rufnummer|teléfonos?|número de teléfono|móvil",
    name: { en: "The phone number", de: "Die Telefonnummer", es: "El teléfono" },
  },
  {
    key: "email",
    words: "e-?mail(?:[ -]?address(?:es)?)?|mail address|e-?mail-?adresse|mailadresse|correo(?: electrónico)?|email",
    name: { en: "The email address", de: "Die E-Mail-Adresse", es: "El correo" },
  },
  {
    key: "address",
    words: "(?:street |postal |our |the )address|address|anschrift|(?:die |unsere )adresse|dirección",
    name: { en: "The address", de: "Die Anschrift", es: "La dirección" },
  },
];

const understood: Wording = { en: "Without: {name}.", de: "Ohne: {name}.", es: "Sin: {name}." };
const did: Wording = {
  en: "{name} stands on no page any more",
  de: "{name} steht auf keiner Seite mehr",
  es: "{name} ya no está en ninguna página",
};
const nowhere: Wording = {
  en: "{name} stands on no page of this app, so I changed nothing.",
  de: "{name} steht auf keiner Seite dieser App, deshalb habe ich nichts geändert.",
  es: "{name} no está en ninguna página de esta aplicación y no he cambiado nada.",
};
const left: Wording = {
  en: "It still stands in a sentence of {list}, which I leave as it is",
  de: "In einem Satz von {list} steht sie noch; den lasse ich, wie er ist",
  es: "Aún está en una frase de {list}, que dejo como está",
};

const siteFile = "src/content/site.ts";
const notThese =
  "fields?|columns?|form|header|top|feld|spalte|formular\\w*|kopfzeile|campos?|columna|formulario|cabecera|arriba|contacts?|customers?|members?|clients?|newsletter|ask\\w*|required|replace|change|button|knopf|botón|kontakte|kunden|mitglieder|clientes|socios";

const gone = `${remove}|(?:take|put) .* (?:off|away|down)|do(?:es)?(?:n['’]?t| not) (?:want|show|display|list)|nicht (?:mehr )?(?:zeigen|anzeigen)|raus|fuera`;
const lacks = /^(?:please |bitte |por favor )?(?:no|without|keine?|ohne|sin)\s/iu;

/** Of a site; where entries have a phone number, it is their field that is meant. */
export const withoutContact = operation<{ keys: Key[]; text: string }>({
  id: "without-contact",
  words: "",
  match({ text, language }) {
    const isShort = text.trim().split(/\s+/u).length < 6;
    if (!has(text, gone) && !(isShort && lacks.test(text.trim()))) return null;
    if (has(text, notThese) || /\d{4}|@/.test(text)) return null;
    // Each takes its own words, so that an email address is no address.
    let rest = text;
    const found = parts.filter(({ words }) => {
      const before = rest;
      rest = rest.replace(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "giu"), "");
      return rest !== before;
    });
    if (found.length === 0 || (rest.match(/\p{L}{2,}/gu) ?? []).length > 9) return null;
    const named = found.map(({ name }) => name[language]).join(", ");
    return {
      confidence: 0.5,
      values: { keys: found.map(({ key }) => key), text },
      understood: worded(understood, language, { name: named }),
    };
  },
  reads: sourcePaths,
  change(project, { keys, text }, { language }) {
    const field = fieldOf(project.plan, keys);
    if (field)
      return keepsRecords(project.plan) && has(text, remove)
        ? removeFieldOf(project, { name: field.label, text }, language)
        : { say: "" };
    if (project.text(siteFile) === null) return { say: "" };
    const outcomes = keys.map((key) => withoutPart(project, parts.find((part) => part.key === key)!, language));
    const changed = outcomes.filter(isChanged);
    if (changed.length === 0) return outcomes[0]!;
    return {
      plan: project.plan,
      claims: changed.flatMap(({ claims }) => claims),
      notDone: changed.flatMap(({ notDone }) => notDone ?? []),
      routes: ["/", ...project.plan.pages.filter((page) => page.component === "Contact").map(({ path }) => path)],
    };
  },
});

const fieldOf = (plan: Plan, keys: readonly Key[]): Field | undefined =>
  plan.entities.flatMap(({ fields }) => fields).find(({ key }) => keys.some((wanted) => key === wanted));

function withoutPart(
  project: ProjectEdit,
  { key, name }: (typeof parts)[number],
  language: "en" | "de" | "es",
): Changed | Unchanged {
  const label = name[language];
  const shown = new RegExp(`\\bsite\\.${key}\\b`);
  const edited: string[] = [];
  const kept: string[] = [];
  for (const path of project.paths.filter((one) => one.endsWith(".tsx"))) {
    const source = project.open(path);
    if (!source || !shown.test(source.text)) continue;
    const rows = new Set(
      findAll(source.program, "JSXElement")
        .filter(({ node }) => shown.test(textOf(source, node)) && !holdsSuch(source, node, shown))
        .map(({ node, parents }) => rowOf(source, { node, parents: parents as JSXElement[] }, shown)),
    );
    for (const row of rows) removeWithLine(source, row);
    const text = source.edits.toString();
    if (rows.size > 0) {
      project.write(path, text);
      const again = project.open(path);
      if (again && countUses(again, "site") === 0) {
        removeImport(again, "site");
        project.save(path, again);
      }
      edited.push(path);
    }
    if (shown.test(project.text(path)!)) kept.push(path);
  }
  const [first] = edited;
  if (!first) return { say: worded(nowhere, language, { name: label }) };
  const claims: Claim[] = edited
    .filter((path) => !kept.includes(path))
    .map((path) => ({
      text: worded(did, language, { name: label }),
      path,
      holds: (content) => content !== null && !shown.test(content),
    }));
  return {
    plan: project.plan,
    claims,
    notDone: kept.length > 0 ? [worded(left, language, { list: kept.join(", ") })] : [],
  };
}

const elementsIn = (node: JSXElement): JSXElement[] =>
  node.children.filter((child): child is JSXElement => child.type === "JSXElement");

/** Whether an element within shows it, so that this one only stands around. */
const holdsSuch = (source: Source, node: JSXElement, shown: RegExp): boolean =>
  elementsIn(node).some((child) => shown.test(textOf(source, child)));

/** The line that goes with it: what holds nothing else, and a term with its description. */
function rowOf(
  source: Source,
  { node, parents }: { node: JSXElement; parents: readonly JSXElement[] },
  shown: RegExp,
): JSXElement {
  let row = node;
  for (const parent of [...parents].reverse()) {
    if (parent.type !== "JSXElement") break;
    const others = parent.children.filter((child) => child !== row && textOf(source, child).trim() !== "");
    const isTerm = others.every(
      (child) => /^<(?:dt|br|svg|Phone|Mail|MapPin)\b/.test(textOf(source, child)) || shown.test(textOf(source, child)),
    );
    if (!isTerm) break;
    row = parent;
  }
  return row;
}
