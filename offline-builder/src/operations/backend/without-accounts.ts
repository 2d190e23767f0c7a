/** A site whose visitors sign in nowhere is asked for accounts: it says so, and where it keeps what they send. */
import { hasFormsToStore, ownerPage } from "../../backend/answers/owner-page.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language } from "../../plan/plan.ts";
import { worded, type Unchanged, type Wording } from "../operation.ts";
import { stillInBrowser } from "./still-in-browser.ts";
import { inOneSentence } from "./store-forms.ts";

export const storeChip: Record<Language, string> = {
  en: "Store it in the database",
  de: "In der Datenbank speichern",
  es: "Guardar en la base de datos",
};

const none: Wording = {
  en: "I can't give the visitors of this site accounts: they use it without signing in. {kept} I changed nothing.",
  de: "Konten für Besucher kann ich dieser Website nicht geben: Sie benutzen sie ohne Anmeldung. {kept} Ich habe nichts geändert.",
  es: "No puedo dar cuentas a los visitantes de este sitio: lo usan sin iniciar sesión. {kept} No he cambiado nada.",
};
const stored: Wording = {
  en: "Stored in the project's database, where only you read them at {path}: {lists}.",
  de: "In der Datenbank des Projekts, wo nur Sie sie unter {path} lesen, liegen: {lists}.",
  es: "Se guardan en la base de datos del proyecto, y solo tú los lees en {path}: {lists}.",
};
const unstored: Wording = {
  en: "What they send doesn't reach you yet; it can be stored in the project's database.",
  de: "Was sie absenden, erreicht Sie noch nicht; es lässt sich in der Datenbank des Projekts speichern.",
  es: "Lo que envían todavía no te llega; se puede guardar en la base de datos del proyecto.",
};
const browser: Wording = {
  en: "What they enter stays in each visitor's browser.",
  de: "Was sie eingeben, bleibt im Browser der Besucher.",
  es: "Lo que escriben queda en el navegador de cada visitante.",
};
const leave: Record<Language, string> = { en: "Keep it as it is", de: "So lassen", es: "Dejarlo así" };
/** Among what a first version does not do. */
export const noAccounts: Wording = {
  en: "Sign-in for visitors: I can't give this site accounts, people use it without",
  de: "Anmeldung für Besucher: Konten kann ich dieser Website nicht geben, man benutzt sie ohne",
  es: "Inicio de sesión para visitantes: no puedo dar cuentas a este sitio, se usa sin ellas",
};

/** Said in place of a promise; a database takes what forms send, whether or not anybody signs in. */
export function withoutAccounts(project: ProjectEdit, language: Language): Unchanged {
  const { plan } = project;
  const page = ownerPage(plan);
  const labels = (plan.answers ?? []).map(({ label }) => label);
  const say = (kept: string): string => worded(none, language, { kept });
  if (page && labels.length > 0) {
    const stays = stillInBrowser(project, language).map((line) => `${line}.`);
    return {
      say: say(
        [worded(stored, language, { path: page.path, lists: inOneSentence(labels, language) }), ...stays].join(" "),
      ),
    };
  }
  return hasFormsToStore(plan)
    ? { say: say(unstored[language]), options: [storeChip[language], leave[language]] }
    : { say: say(browser[language]) };
}
