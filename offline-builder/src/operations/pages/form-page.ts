/** A page on which people leave what the request lists: "a waiting list page where people leave name, phone and breed". */
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { NOT_SENT } from "../../backend/answers/form-source.ts";
import { jsxText, stringLiteral } from "../../emit/literal.ts";
import { translate } from "../../language/translate.ts";
import type { Language, PlannedPage } from "../../plan/plan.ts";
import { control } from "../fields/site-form-field.ts";
import { fieldFrom, type WantedField } from "../fields/wanted-fields.ts";
import { contains, isChanged, operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { addListOf } from "../records/add-list.ts";
import { keepsRecords } from "../records/records.ts";
import { add, camelOf, has, pascalOf, slugOf } from "../requests.ts";
import { exists, freeName, wantedTitle, withAddedPage } from "./add-page.ts";
import { addNavigation, addRoute, appFile, navigationPaths, pageFile, sourcePaths } from "./routes.ts";

const understood: Wording = {
  en: "A page {title} with a form: {fields}.",
  de: "Eine Seite {title} mit einem Formular: {fields}.",
  es: "Una página {title} con un formulario: {fields}.",
};
const did: Wording = {
  en: "Page {title} at {path}, with a form that asks for {fields}",
  de: "Seite {title} unter {path}, mit einem Formular für {fields}",
  es: "Página {title} en {path}, con un formulario que pide {fields}",
};
const noPlace: Wording = {
  en: "I found no routes or forms here that such a page could use, so I changed nothing.",
  de: "Ich habe hier keine Routen oder Formulare gefunden, auf die so eine Seite bauen kann, und nichts geändert.",
  es: "No he encontrado aquí rutas ni formularios para una página así y no he cambiado nada.",
};
const onDevice: Wording = {
  en: "What people enter is saved on their own device only: this site cannot send messages yet",
  de: "Was Leute eintragen, wird nur auf ihrem eigenen Gerät gespeichert: diese Website kann noch nichts senden",
  es: "Lo que la gente escribe se guarda solo en su dispositivo: este sitio aún no puede enviar mensajes",
};
/** A site with other forms says the same of all of them. */
export const isFormNotice = (line: string, language: Language): boolean => line === onDevice[language];
const texts: Record<Language, { save: string; saved: string; missing: string }> = {
  en: {
    save: "Save",
    saved: "Saved on this device only. This site cannot send messages yet.",
    missing: "Please fill this in.",
  },
  de: {
    save: "Speichern",
    saved: "Nur auf diesem Gerät gespeichert. Diese Website kann noch nichts senden.",
    missing: "Bitte ausfüllen.",
  },
  es: {
    save: "Guardar",
    saved: "Guardado solo en este dispositivo. Este sitio aún no puede enviar mensajes.",
    missing: "Rellena este campo.",
  },
};

const visitors =
  "(?:people|visitors|customers|clients|guests|members|users|they|leute|besucher|kunden|gäste|mitglieder|man|(?:la )?gente|(?:los )?(?:visitantes|clientes|socios)|se)";
const verbs =
  "(?:leave|enter|give|fill in|submit|write|put|sign up with|register with|hinterlassen|hinterlässt|eintragen|einträgt|angeben|angibt|deje[n]?|dejan?|escriba[n]?|ponga[n]?|pueda[n]? dejar)";
/** Where the page's name ends and what people leave begins; German puts the verb last. */
const tails = [
  new RegExp(
    `,?\\s+(?:where|on which|that lets|so(?: that)?|donde|en la que)\\s+${visitors}\\s+(?:can\\s+|may\\s+)?(?:to\\s+)?${verbs}\\s+(.+)$`,
    "iu",
  ),
  new RegExp(
    `,?\\s+(?:hinzu,?\\s+)?(?:auf der|wo|in die)\\s+(?:sich\\s+)?${visitors}\\s+(.+?)\\s+${verbs}(?:\\s+können|\\s+kann)?[.!]?$`,
    "iu",
  ),
  /\s+with a form (?:for|asking for|that asks for|with)\s+(.+)$/iu,
  /,?\s+(?:hinzu,?\s+)?mit einem formular für\s+(.+?)(?:\s+hinzu)?$/iu,
  /\s+con un formulario (?:para|con|de|que pida)\s+(.+)$/iu,
];
const possessives =
  /^(?:their|the|an?|your|ihre[nrs]?|seine[nrs]?|den|die|das|eine?n?|su|sus|el|la|los|las|un|una)\s+/iu;

interface Values {
  title: string;
  fields: WantedField[];
  text: string;
}

function wanted(text: string, language: Language): Values | null {
  if (!has(text, add)) return null;
  for (const tail of tails) {
    const found = tail.exec(text);
    if (!found) continue;
    const head = text.slice(0, found.index).replace(/\s+hinzu$/iu, "");
    const title = wantedTitle(head);
    const items = found[1]!
      .replace(/[.!]+$/, "")
      .split(/\s*(?:,|(?<![\p{L}])(?:and|und|y|e)(?![\p{L}]))\s*/iu)
      .map((item) => item.trim().replace(possessives, ""))
      .filter(Boolean);
    if (!title || items.length === 0 || items.length > 10 || items.some((item) => item.split(/\s+/).length > 4))
      return null;
    return { title, fields: items.map((item) => fieldFrom(item, items, language)), text };
  }
  return null;
}

/** On a site a page with a form; in an app of lists one more list, which has a form already. */
export const formPage = operation<Values>({
  id: "form-page",
  words:
    "page form where people leave sign waiting list seite formular hinterlassen warteliste página formulario lista de espera",
  match({ text, language }) {
    const values = wanted(text, language);
    if (!values) return null;
    const said = { title: values.title, fields: listOf(values.fields, language) };
    return { confidence: 0.94, values, understood: worded(understood, language, said) };
  },
  reads: (plan) => [appFile, ...sourcePaths(plan), ...navigationPaths(plan), collectionFile],
  change: (project, values, { language }) => addFormPage(project, values, language),
});

/** On a site a page with a form that keeps what is entered; in an app of lists one more list. */
export function addFormPage(project: ProjectEdit, { title, fields }: Values, language: Language): Changed | Unchanged {
  const { plan } = project;
  const list = keepsRecords(plan)
    ? addListOf(project, { things: title, fields: listOf(fields, language) }, language)
    : null;
  if (list && isChanged(list)) return list;
  const path = `/${slugOf(title) || "page"}`;
  const known = plan.pages.find((page) => page.path === path || page.title.toLowerCase() === title.toLowerCase());
  if (known) return { say: worded(exists, language, { title: known.title, path: known.path }) };
  const page: PlannedPage = { path, title, component: freeName(plan, title), nav: true };
  if (!addRoute(project, page)) return { say: noPlace[language] };
  addNavigation(project, path, title);
  const asked = distinct(fields, language);
  const name = camelOf(title);
  project.write(
    `src/data/${slugOf(title)}.ts`,
    dataFile({ name, slug: slugOf(title), type: `${pascalOf(title)}Entry` }, asked),
  );
  project.write(pageFile(page), pageContent(project, page, asked));
  return {
    plan: withAddedPage(plan, page),
    claims: [
      contains(
        worded(did, language, { title, path, fields: listOf(asked, language) }),
        pageFile(page),
        `values.${camelOf(asked.at(-1)!.label)}`,
      ),
    ],
    notDone: [onDevice[language]],
    routes: [path, "/"],
  };
}

const collectionFile = "src/lib/collection.ts";

/** German writes nouns with a capital. */
function listOf(fields: readonly WantedField[], language: Language): string {
  return fields.map(({ label }) => (language === "de" ? label : label.toLowerCase())).join(", ");
}

/** What a picture or a paper would show; the label says so, since no file can be handed in. */
const inWords: Wording = { en: "{label} (in words)", de: "{label} (in Worten)", es: "{label} (en palabras)" };

function distinct(fields: readonly WantedField[], language: Language): WantedField[] {
  const keys = fields.map((field) => camelOf(field.label));
  // Files of visitors have nowhere to go, so what they would show is described.
  return fields
    .filter((_, at) => keys.indexOf(keys[at]!) === at)
    .map((field): WantedField => {
      if (field.type === "file")
        return { ...field, type: "text", label: worded(inWords, language, { label: field.label }) };
      return field.type === "boolean" ? { ...field, type: "text" } : field;
    });
}

function dataFile(
  { name, slug, type }: Record<"name" | "slug" | "type", string>,
  fields: readonly WantedField[],
): string {
  const members = fields.map((field) => `  ${camelOf(field.label)}: string;`).join("\n");
  return `import { createCollection } from "@/lib/collection";

export interface ${type} {
  id: string;
${members}
  writtenAt: string;
}

export const ${name}Entries = createCollection<${type}>(${stringLiteral(slug)}, []);
`;
}

function pageContent(project: ProjectEdit, page: PlannedPage, fields: readonly WantedField[]): string {
  const say = texts[project.plan.language];
  const hasHeader = project.text("src/components/layout/PageHeader.tsx") !== null;
  const entries = `${camelOf(page.title)}Entries`;
  const kinds = new Set(
    fields.map((field) => (field.options.length > 0 ? "select" : field.type === "long-text" ? "textarea" : "input")),
  );
  const inputs = [...kinds]
    .sort()
    .map((kind) => `import { ${kind.charAt(0).toUpperCase()}${kind.slice(1)} } from "@/components/ui/${kind}";\n`)
    .join("");
  const shown = fields.map((field) => required(field).replaceAll("\n", "\n          ")).join("\n          ");
  const head = hasHeader
    ? `<PageHeader title=${page.title.includes('"') ? `{${stringLiteral(page.title)}}` : `"${page.title}"`} />`
    : `<h1 className="text-title">${jsxText(page.title)}</h1>`;
  return `import { useState, type FormEvent } from "react";
${hasHeader ? `import { PageHeader } from "@/components/layout/PageHeader";\n` : ""}import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
${inputs}import { ${entries} } from "@/data/${slugOf(page.title)}";

const empty = { ${fields.map((field) => `${camelOf(field.label)}: ""`).join(", ")} };

export default function ${page.component}Page() {
  const [values, setValues] = useState(empty);
  const [checked, setChecked] = useState(false);
  const [saved, setSaved] = useState(false);

  function change(changes: Partial<typeof empty>) {
    setValues({ ...values, ...changes });
    setSaved(false);
  }

  function missing(key: keyof typeof empty): string | undefined {
    return checked && values[key].trim() === "" ? ${stringLiteral(say.missing)} : undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.values(values).some((value) => value.trim() === "")) return;
    ${entries}.add({ ...values, writtenAt: new Date().toISOString() });
    setValues(empty);
    setChecked(false);
    setSaved(true);
  }

  return (
    <>
      ${head}
      <div className="${hasHeader ? "wrap pb-24" : "mt-6"}">
        <form onSubmit={submit} noValidate className="flex max-w-xl flex-col gap-5">
          ${shown}
          <p className="text-sm text-muted-foreground">${jsxText(translate(NOT_SENT, project.plan.language))}</p>
          <div>
            <Button type="submit" size="lg">
              ${say.save}
            </Button>
          </div>
          <p role="status" className="font-medium">
            {saved && ${stringLiteral(say.saved)}}
          </p>
        </form>
      </div>
    </>
  );
}
`;
}

function required(field: WantedField): string {
  const key = camelOf(field.label);
  const written = control({ key, label: field.label, type: field.type, options: field.options });
  return written.replace(
    /^<Field label=("[^"]*")>/,
    (_, label: string) => `<Field label=${label} error={missing("${key}")}>`,
  );
}
