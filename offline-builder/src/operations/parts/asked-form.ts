/** "Add a registration form": a page with the usual fields of such a form, and those that are named. */
import { fieldFrom } from "../fields/wanted-fields.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { addFormPage } from "../pages/form-page.ts";
import { navigationPaths, sourcePaths, appFile } from "../pages/routes.ts";
import { add, has } from "../requests.ts";
import { askedForms, type AskedForm } from "../../parse/parts/asked-forms.ts";

const understood: Wording = {
  en: "A page {title} with a form.",
  de: "Eine Seite {title} mit einem Formular.",
  es: "Una página {title} con un formulario.",
};

export const askedForm = operation<AskedForm>({
  id: "asked-form",
  words: "registration form request quote application feedback formular anmeldung anfrage formulario inscripción",
  match({ text, language }) {
    const form =
      has(text, add) && /form(?:ular|ulario)?(?![\p{L}])|anfrage|request/iu.test(text)
        ? askedForms(text, language)[0]
        : undefined;
    return form
      ? { confidence: 0.96, values: form, understood: worded(understood, language, { title: form.title }) }
      : null;
  },
  reads: (plan) => [appFile, ...sourcePaths(plan), ...navigationPaths(plan)],
  change(project, { title, fields }, { language, text }) {
    const wanted = fields.map((field) => fieldFrom(field, fields, language));
    return addFormPage(project, { title, fields: wanted, text }, language);
  },
});
