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
  en: "Visitors use this site without signing in. Accounts for them are beyond the offline builder; a language model can add them with the database's sign-in. {kept} I changed nothing.",
  de: "Besucher benutzen diese Website ohne Anmeldung. Konten für sie kann der Offline-Builder nicht anlegen; ein Sprachmodell kann es mit der Anmeldung der Datenbank. {kept} Ich habe nichts geändert.",
  es: "Los visitantes usan este sitio sin iniciar sesión. El constructor sin conexión no les puede dar cuentas; un modelo de lenguaje puede, con el inicio de sesión de la base de datos. {kept} No he cambiado nada.",
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
  en: "Accounts for visitors: they use this site without signing in. A language model can add accounts with the database's sign-in",
  de: "Konten für Besucher: Sie benutzen diese Website ohne Anmeldung. Ein Sprachmodell kann Konten mit der Anmeldung der Datenbank anlegen",
  es: "Cuentas para visitantes: usan este sitio sin iniciar sesión. Un modelo de lenguaje puede añadirlas con el inicio de sesión de la base de datos",
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
