/** "Store the answers of the form", "I want to get the messages": what visitors send reaches the owner. */
import {
  hasFormsToStore,
  ownerPage,
  storeAnswers,
  answersFile,
  type StoredAnswers,
} from "../../backend/answers/owner-page.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language } from "../../plan/plan.ts";
import { contains, operation, worded, type Changed, type Claim, type Unchanged, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";

const understood: Wording = {
  en: "Answers of the forms in the project's database, and a page where only you read them.",
  de: "Antworten der Formulare in der Datenbank des Projekts und eine Seite, auf der nur Sie sie lesen.",
  es: "Las respuestas de los formularios en la base de datos del proyecto y una página donde solo tú las lees.",
};
const did: Wording = {
  en: "{lists} are now saved in your database. Only you can read them",
  de: "{lists} werden jetzt in Ihrer Datenbank gespeichert. Nur Sie können sie lesen",
  es: "{lists} se guardan ahora en tu base de datos. Solo tú puedes leerlos",
};
const didPage: Wording = {
  en: "You read it at {path}. Cloud > Owner page gives you the link that lets you in for the first time",
  de: "Sie lesen es unter {path}. Den Link für das erste Mal gibt Ihnen Cloud > Owner page",
  es: "Lo lees en {path}. El enlace para entrar la primera vez está en Cloud > Owner page",
};
const already: Wording = {
  en: "The answers are stored in the project's database already; you read them at {path}. I changed nothing.",
  de: "Die Antworten liegen schon in der Datenbank des Projekts; Sie lesen sie unter {path}. Ich habe nichts geändert.",
  es: "Las respuestas ya se guardan en la base de datos del proyecto; las lees en {path}. No he cambiado nada.",
};
const edited: Wording = {
  en: "These forms were edited by hand, so I could not connect them to the database: {files}",
  de: "Diese Formulare wurden von Hand bearbeitet, deshalb konnte ich sie nicht mit der Datenbank verbinden: {files}",
  es: "Estos formularios se editaron a mano y no he podido conectarlos a la base de datos: {files}",
};
const bookingsStay: Wording = {
  en: "Appointments are still kept in each browser",
  de: "Termine bleiben weiter im jeweiligen Browser",
  es: "Las citas siguen en cada navegador",
};
const unchanged: Wording = {
  en: "I changed nothing.",
  de: "Ich habe nichts geändert.",
  es: "No he cambiado nada.",
};

const keep =
  "store|save|keep|collect|receive|get|speicher\\w*|sammel\\w*|sammle|empfang\\w*|bekomm\\w*|erhalt\\w*|ankommen|guard\\w*|guárda\\w*|recib\\w*|recog\\w*";
const things =
  "answers?|repl(?:y|ies)|responses?|submissions?|enquir(?:y|ies)|inquir(?:y|ies)|(?:contact |form )?messages|forms?(?: answers| entries| data)?|contact form|sign-?ups|subscribers|rsvps?|orders|applications|pledges|what (?:people|visitors|they|customers|guests) (?:send|write|enter)|who (?:wrote|signed up|answered)|antworten|nachrichten|(?:kontakt)?formular(?:e|s|en)?|anfragen|zusagen|bestellungen|bewerbungen|abonnenten|was (?:besucher|leute|kunden|gäste) (?:schreiben|senden|schicken|eingeben)|respuestas|mensajes|formularios?|pedidos|solicitudes|suscriptores|lo que (?:escriben|envían)";
const owners =
  "(?:owner|admin)(?:'s)? (?:page|area)|inbox|(?:eine?n? )?(?:inhaberseite|posteingang)|página (?:del dueño|de administración)|bandeja de entrada";
/** "Save the form's colours" is about looks; another page of that name is asked for by its title. */
const otherThings =
  'colou?rs?|font|button|heading|title|text|label|field|farbe|schrift|knopf|überschrift|feld|color|botón|título|campo|rename|remove|delete|umbenennen|entfern\\w*|lösch\\w*|quita\\w*|elimina\\w*|".+"';

export const asksForAnswers = (text: string): boolean =>
  !has(text, otherThings) && ((has(text, keep) && has(text, things)) || has(text, owners));

export const storeFormsOperation = operation<null>({
  id: "store-forms",
  words:
    "form answers messages store database inbox receive owner formular antworten nachrichten speichern posteingang formulario respuestas mensajes guardar",
  match({ text, language }) {
    if (!asksForAnswers(text)) return null;
    return { confidence: 0.7, values: null, understood: worded(understood, language) };
  },
  reads: (plan) => [...sourcePaths(plan), "package.json"],
  change: (project, _, { language }) => storeForms(project, language) ?? { say: "" },
  chip: () => null,
});

/** Null where the project has no form whose answers are meant for its owner. */
export function storeForms(project: ProjectEdit, language: Language): Changed | Unchanged | null {
  const { plan } = project;
  const page = ownerPage(plan);
  if (!page && !hasFormsToStore(plan) && !plan.forms.length) return null;
  const stored = storeAnswers(project);
  if (stored === null) return page ? { say: worded(already, language, { path: page.path }) } : null;
  const blocked = stored.blocked.length > 0 ? [worded(edited, language, { files: stored.blocked.join(", ") })] : [];
  if (stored.added.length === 0) return { say: `${blocked.join(" ")}. ${unchanged[language]}` };
  const booking = plan.forms.some(({ id }) => id === "booking") ? [bookingsStay[language]] : [];
  return {
    plan: stored.plan,
    claims: answersClaims(stored, language),
    notDone: [...blocked, ...booking],
    routes: [...new Set([stored.page.path, plan.forms[0]?.page ?? "/"])].filter((path) => !path.includes(":")),
  };
}

export function answersClaims({ added, page }: StoredAnswers, language: Language): Claim[] {
  const lists = added.map(({ label }) => label).join(", ");
  return [
    contains(worded(did, language, { lists }), added[0]?.path ?? answersFile, "Answers<"),
    contains(worded(didPage, language, { path: page.path }), "src/App.tsx", `"${page.path}"`),
  ];
}
