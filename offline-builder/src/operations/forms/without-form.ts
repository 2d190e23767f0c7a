/** "Remove the contact form": the form and what it kept go, how to reach somebody stays. */
import { attributeOf, elementsNamed, removeImport } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, removeWithLine, textOf } from "../../edit/source.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has, remove } from "../requests.ts";

const component = "ContactForm";
const formFile = `src/components/sections/${component}.tsx`;
const dataFile = "src/data/messages.ts";

const formWords =
  "contact[ -]?form(?:ular)?|message form|kontakt-?formular|nachrichtenformular|formulario(?: de contacto)?|the form|das formular";
const gone = `${remove}|(?:take|put) .* (?:off|away|down|out)|do(?:es)?(?:n['’]?t| not) (?:want|need)|no|without|ohne|kein\\p{L}*|raus|sin|fuera`;

const understood: Wording = {
  en: "Without the contact form.",
  de: "Ohne das Kontaktformular.",
  es: "Sin el formulario de contacto.",
};
const did: Wording = {
  en: "The contact form is gone from every page; address, phone and email stay where they stood",
  de: "Das Kontaktformular ist von allen Seiten entfernt; Anschrift, Telefon und E-Mail bleiben, wo sie standen",
  es: "El formulario de contacto ya no está en ninguna página; dirección, teléfono y correo siguen donde estaban",
};

export const withoutForm = operation<null>({
  id: "without-form",
  words: "",
  match({ text, language }) {
    if (
      !has(text, formWords) ||
      !has(text, gone) ||
      has(text, "fields?|feld(?:er)?|campos?|from the|aus dem|del formulario|buttons?|knopf|botón|pages?|seite|página")
    )
      return null;
    return { confidence: 0.5, values: null, understood: understood[language] };
  },
  reads: (plan) => [...sourcePaths(plan), formFile, dataFile],
  change(project, _, { language }) {
    const holders = project.paths.filter((path) => path.endsWith(".tsx") && takeOut(project, path));
    if (holders.length === 0) return { say: "" };
    for (const path of project.paths.filter((one) => /^src\/pages\/.+\.tsx$/.test(one)))
      withoutInvitation(project, path, holders);
    if (project.isOurs(formFile)) project.remove(formFile);
    const isKept = project.paths.some((path) => project.text(path)?.includes('"@/data/messages"'));
    if (!isKept && project.isOurs(dataFile)) project.remove(dataFile);
    const { plan } = project;
    const pages = plan.forms.filter(({ kind }) => kind === "contact").map(({ page }) => page);
    return {
      plan: { ...plan, forms: plan.forms.filter(({ kind }) => kind !== "contact") },
      claims: holders
        .map((path) => ({
          text: worded(did, language),
          path,
          holds: (content: string | null) => content !== null && !content.includes(component),
        }))
        .slice(0, 1),
      routes: ["/", ...pages],
    };
  },
});

/** Whether the file drew the form. What stood beside it in a column has the width for itself. */
function takeOut(project: ProjectEdit, path: string): boolean {
  const source = path === formFile ? null : project.open(path);
  const form = source && elementsNamed(source.program, component)[0];
  if (!source || !form) return false;
  const around = findAll(source.program, "JSXElement").find(({ node }) => node.children.includes(form))?.node;
  const classes = around && attributeOf(around, "className");
  if (classes) {
    const kept = classes.value.split(" ").filter((name) => !/^(?:grid|gap-\d+|(?:\w+:)?grid-cols-\S+)$/.test(name));
    source.edits.overwrite(classes.start, classes.end, JSON.stringify(kept.join(" ")));
  }
  removeWithLine(source, form);
  removeImport(source, component);
  project.save(path, source);
  return true;
}

/** "Write a few lines" above a page says what nobody can do there any more. */
function withoutInvitation(project: ProjectEdit, path: string, holders: readonly string[]): void {
  const source = project.open(path);
  const text = project.text(path) ?? "";
  const shows = holders.some((holder) => {
    const name = /([A-Z]\w*)\.tsx$/.exec(holder)?.[1];
    return holder === path || (name !== undefined && new RegExp(`<${name} ?/>`).test(text));
  });
  const header =
    source && shows && path !== "src/pages/Index.tsx" ? elementsNamed(source.program, "PageHeader")[0] : undefined;
  const lead = header?.openingElement.attributes.find(
    (attribute) => attribute.type === "JSXAttribute" && attribute.name.name === "lead",
  );
  if (!source || !lead || textOf(source, lead).includes("{")) return;
  source.edits.remove(lead.start - 1, lead.end);
  project.save(path, source);
}
