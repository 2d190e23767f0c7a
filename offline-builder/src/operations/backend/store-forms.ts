/** "Store the answers of the form", "I want to get the messages": what visitors send reaches the owner. */
import { ownerPage, storeAnswers, answersFile, type StoredAnswers } from "../../backend/answers/owner-page.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { AnswerList, Language } from "../../plan/plan.ts";
import { stillInBrowser } from "./still-in-browser.ts";
import { contains, operation, worded, type Changed, type Claim, type Unchanged, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";

const understood: Wording = {
  en: "Answers of the forms in the project's database, and a page where only you read them.",
  de: "Antworten der Formulare in der Datenbank des Projekts und eine Seite, auf der nur Sie sie lesen.",
  es: "Las respuestas de los formularios en la base de datos del proyecto y una página donde solo tú las lees.",
};
const did: Wording = {
  en: "{lists} are saved in your database now. Only you can read them",
  de: "{lists} werden jetzt in Ihrer Datenbank gespeichert. Nur Sie können sie lesen",
  es: "{lists} se guardan ahora en tu base de datos. Solo tú puedes leerlos",
};
const didPublic: Wording = {
  en: "{lists} appear on the site once you have let them through",
  de: "{lists} erscheinen auf der Website, sobald Sie sie freigegeben haben",
  es: "{lists} aparecen en el sitio cuando los hayas admitido",
};
const didTimes: Wording = {
  en: "No time can be booked twice, and visitors see which times are taken, but not by whom",
  de: "Keine Zeit wird doppelt vergeben; Besucher sehen, welche Zeiten belegt sind, aber nicht von wem",
  es: "Ninguna hora se da dos veces; los visitantes ven qué horas están ocupadas, pero no por quién",
};
const followed: Wording = {
  en: "The database takes every field of the forms now",
  de: "Die Datenbank nimmt jetzt jedes Feld der Formulare auf",
  es: "La base de datos recoge ahora todos los campos de los formularios",
};
const didPage: Wording = {
  en: "See them at {path}. Cloud → Site owners has the link for your first visit",
  de: "Sie lesen sie unter {path}. Den Link für den ersten Besuch finden Sie unter Cloud → Site owners",
  es: "Léelos en {path}. El enlace para entrar la primera vez está en Cloud → Site owners",
};
const already: Wording = {
  en: "{lists} are saved in your database already; see them at {path}. {stays}I changed nothing.",
  de: "Schon in der Datenbank des Projekts: {lists}; Sie lesen sie unter {path}. {stays}Ich habe nichts geändert.",
  es: "Ya están en la base de datos del proyecto: {lists}; los lees en {path}. {stays}No he cambiado nada.",
};
const edited: Wording = {
  en: "These forms were edited by hand, so I could not connect them to the database: {files}",
  de: "Diese Formulare wurden von Hand bearbeitet, deshalb konnte ich sie nicht mit der Datenbank verbinden: {files}",
  es: "Estos formularios se editaron a mano y no he podido conectarlos a la base de datos: {files}",
};
const renewed: Wording = {
  en: "These pages were of an earlier version, so I wrote them anew; check their texts: {files}",
  de: "Diese Seiten stammten von einer früheren Version, deshalb habe ich sie neu geschrieben; bitte die Texte prüfen: {files}",
  es: "Estas páginas eran de una versión anterior y las he escrito de nuevo; revisa sus textos: {files}",
};
export const unchanged: Wording = {
  en: "I changed nothing.",
  de: "Ich habe nichts geändert.",
  es: "No he cambiado nada.",
};

const keep =
  "store|save|keep|collect|receive|get|speicher\\w*|sammel\\w*|sammle|empfang\\w*|bekomm\\w*|erhalt\\w*|ankommen|guard\\w*|guárda\\w*|recib\\w*|recog\\w*";
const things =
  "answers?|repl(?:y|ies)|responses?|submissions?|enquir(?:y|ies)|inquir(?:y|ies)|(?:contact |form )?messages|forms?(?: answers| entries| data)?|contact form|sign-?ups|subscribers|rsvps?|orders|applications|pledges|bookings|appointments|reservations|comments|reviews|what (?:people|visitors|they|customers|guests) (?:send|write|enter)|who (?:wrote|signed up|answered)|antworten|nachrichten|(?:kontakt)?formular(?:e|s|en)?|anfragen|zusagen|bestellungen|bewerbungen|buchungen|termine|reservierungen|kommentare|abonnenten|was (?:besucher|leute|kunden|gäste) (?:schreiben|senden|schicken|eingeben)|respuestas|mensajes|formularios?|pedidos|solicitudes|reservas|citas|comentarios|reseñas|suscriptores|lo que (?:escriben|envían)";
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
  const stored = storeAnswers(project);
  if (stored === null) return page ? { say: alreadyStored(project, page.path, language) } : null;
  const blocked = stored.blocked.length > 0 ? [worded(edited, language, { files: stored.blocked.join(", ") })] : [];
  if (stored.added.length === 0 && blocked.length > 0) return { say: `${blocked.join(" ")}. ${unchanged[language]}` };
  const { renewed: pages = [] } = stored;
  const anew = pages.length > 0 ? [worded(renewed, language, { files: pages.join(", ") })] : [];
  return {
    plan: stored.plan,
    claims:
      stored.added.length > 0
        ? answersClaims(stored, language)
        : [contains(followed[language], answersFile, "AnswerForm")],
    notDone: [...blocked, ...anew, ...stillInBrowser(project, language)],
    routes: [...new Set([stored.page.path, plan.forms[0]?.page ?? "/"])].filter((path) => !path.includes(":")),
  };
}

/** Names what is stored and what is not, so that it claims no more than is so. */
function alreadyStored(project: ProjectEdit, path: string, language: Language): string {
  const labels = (project.plan.answers ?? []).map(({ label }) => label);
  const lists = inOneSentence(labels, language);
  const stays = stillInBrowser(project, language).map((line) => `${line}. `);
  return worded(already, language, { lists, path, stays: stays.join("") });
}

/** "Messages and bookings": labels begin with a capital, which only the first keeps, and German nouns. */
export function inOneSentence(labels: readonly string[], language: Language): string {
  const words = labels.map((label, at) =>
    at === 0 || language === "de" ? label : label.charAt(0).toLowerCase() + label.slice(1),
  );
  return new Intl.ListFormat(language, { type: "conjunction" }).format(words);
}

export function answersClaims({ added, page }: StoredAnswers, language: Language): Claim[] {
  const named = (fits: (list: AnswerList) => boolean): string =>
    inOneSentence(
      added.filter(fits).map(({ label }) => label),
      language,
    );
  const claim = (words: Wording, lists: string): Claim[] =>
    lists === ""
      ? []
      : [contains(worded(words, language, { lists }), answersFile, `table: "${added[0]?.table ?? ""}"`)];
  return [
    ...claim(
      did,
      named(({ kind }) => kind !== "published"),
    ),
    ...claim(
      didTimes,
      named(({ kind }) => kind === "bookings"),
    ),
    ...claim(
      didPublic,
      named(({ kind }) => kind === "published"),
    ),
    contains(worded(didPage, language, { path: page.path }), "src/App.tsx", `"${page.path}"`),
  ];
}
