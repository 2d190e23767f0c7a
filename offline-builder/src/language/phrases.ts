import { CONNECT_DATABASE } from "@slipway/kernel/chat/connect-database";
import { PROPOSALS } from "@slipway/kernel/chat/not-a-request";
import type { Language } from "../plan/plan.ts";

/** What the builder itself says, as opposed to what its apps say. */
export interface Phrases {
  /** Announces how a change was read, before anybody knows whether it can be made. */
  readAs(change: string): string;
  madeUp(labels: readonly string[]): string;
  /** The title of the first version. */
  pages(titles: string): string;
  ownerForm: string;
  notChecked(what: string): string;
  typeErrors(count: number, first: string): string;
  buildFailed: string;
  pageErrors(route: string, first: string): string;
  rewriting: string;
  /** `count` pages have an address; `titles` are those in the menu. */
  finished(count: number, titles: readonly string[]): string;
  notARequest: string;
  unknownSubject(name: string): string;
  unknownRequest: string;
  outOfReach: string;
  /** What can be built where the whole wish cannot. */
  screens: string[];
  unknownChange: string;
  /** An error that was handed over to be fixed. */
  unknownFix: string;
  nothingChanged: string;
  foreignProject: string;
  imageOnly: string;
  /** Said besides where there is an app. */
  imagePlace: string;
  /** A wish about a picture that hangs on the message. */
  imageWish: string;
  imageUnseen: string;
  impostor: string;
  readOnly: string;
  checks: { typecheck: string; build: string; render: string };
  tiles: string[];
  defaultSuggestions: string[];
}

/** "Built 2 pages: Overview, Tools."; pages that no menu shows are counted, not named. */
function pagesBuilt(built: string, menu: string, pages: { count: number; titles: readonly string[] }): string {
  const named = pages.titles.join(", ");
  if (named === "") return `${built}.`;
  return pages.titles.length === pages.count ? `${built}: ${named}.` : `${built}. ${menu}: ${named}.`;
}

const en: Phrases = {
  readAs: (change) => `Read as: ${change}`,
  madeUp: (labels) => `${labels.length === 1 ? "Placeholder" : "Placeholders"} to replace: ${labels.join(", ")}.`,
  pages: (titles) => `First version: ${titles}`,
  ownerForm: `Form entries don't reach you yet. ${CONNECT_DATABASE.en}`,
  notChecked: (what) => `Not checked: ${what}`,
  typeErrors: (count, first) => `The type check still finds ${count} ${count === 1 ? "problem" : "problems"}: ${first}`,
  buildFailed: "The production build failed",
  pageErrors: (route, first) => `A fault on ${route}: ${first}`,
  rewriting: "The checks found problems. I'm writing those files again.",
  finished: (count, titles) =>
    pagesBuilt(`Built ${count} ${count === 1 ? "page" : "pages"}`, "In the menu", { count, titles }),
  notARequest: PROPOSALS.en.say,
  unknownSubject: (name) =>
    `I do not know this subject well, so some texts are general. ${name} is ready to be made specific.`,
  unknownRequest:
    "I could not tell what kind of app this is, so I built nothing. One of these comes close, or say it in other words.",
  outOfReach:
    "The offline builder cannot make this: it needs programs or models that run outside a website. I built nothing. What I can build are the screens people look at: lists, forms and figures that are entered by hand.",
  screens: ["A list app with charts", "A dashboard with figures", "A kanban board"],
  unknownFix:
    "I could not fix this error, and I changed nothing. Undo the last change, or open the file that the error names. A language model may be able to fix it.",
  unknownChange: "I couldn't make that change, so nothing changed. Here's what I can do:",
  nothingChanged: "I changed nothing.",
  foreignProject:
    "This project was not written by the offline builder, so I changed nothing. A language model can work on it.",
  imageOnly: "The offline builder can't use images. Describe it in words; the image is kept.",
  imageWish: "The offline builder can't look at pictures.",
  imagePlace: "To put it into the app, press “Place the picture in the app” and select where it goes.",
  imageUnseen: "The offline builder can't use images. Only your words were used",
  impostor: "I don't build pages that pose as another company's sign-in.",
  readOnly: "I only answer here and changed nothing; in Agent mode I would do it.",
  checks: { typecheck: "types", build: "build", render: "pages in a browser" },
  tiles: [...PROPOSALS.en.tiles],
  defaultSuggestions: ["Make the buttons rounder", "Use a serif font", "Make it dark green"],
};

const de: Phrases = {
  readAs: (change) => `Verstanden: ${change}`,
  madeUp: (labels) => `Platzhalter, bitte ersetzen: ${labels.join(", ")}.`,
  pages: (titles) => `Erste Fassung: ${titles}`,
  ownerForm: `Formulareinträge erreichen Sie noch nicht. ${CONNECT_DATABASE.de}`,
  notChecked: (what) => `Nicht geprüft: ${what}`,
  typeErrors: (count, first) => `Die Typprüfung findet noch ${count} ${count === 1 ? "Problem" : "Probleme"}: ${first}`,
  buildFailed: "Der Produktions-Build ist fehlgeschlagen",
  pageErrors: (route, first) => `Ein Fehler auf ${route}: ${first}`,
  rewriting: "Die Prüfung hat Probleme gefunden; diese Dateien werden neu geschrieben.",
  finished: (count, titles) =>
    pagesBuilt(`${count} ${count === 1 ? "Seite" : "Seiten"} gebaut`, "Im Menü", { count, titles }),
  notARequest: PROPOSALS.de.say,
  unknownSubject: (name) =>
    `Dieses Thema kenne ich nicht gut, deshalb sind manche Texte allgemein. ${name} lässt sich jetzt verfeinern.`,
  unknownRequest:
    "Ich konnte nicht erkennen, was für eine App das ist, und habe nichts gebaut. Eines davon kommt vielleicht nahe.",
  outOfReach:
    "Das kann der Offline-Builder nicht bauen: es braucht Programme oder Modelle, die außerhalb einer Website laufen. Ich habe nichts gebaut. Bauen kann ich die Bildschirme dazu: Listen, Formulare und Zahlen, die man von Hand einträgt.",
  screens: ["Eine Listen-App mit Diagrammen", "Ein Dashboard mit Kennzahlen", "Ein Kanban-Board"],
  unknownFix:
    "Diesen Fehler konnte ich nicht beheben und habe nichts geändert. Machen Sie die letzte Änderung rückgängig oder öffnen Sie die genannte Datei. Ein Sprachmodell kann ihn vielleicht beheben.",
  unknownChange: "Diese Änderung konnte ich nicht machen; es ist nichts geändert. Das kann ich tun:",
  nothingChanged: "Ich habe nichts geändert.",
  foreignProject:
    "Dieses Projekt hat nicht der Offline-Builder geschrieben, deshalb habe ich nichts geändert. Ein Sprachmodell kann daran arbeiten.",
  imageOnly: "Der Offline-Builder kann keine Bilder verwenden. Beschreiben Sie es in Worten; das Bild bleibt erhalten.",
  imageWish: "Der Offline-Builder kann keine Bilder ansehen.",
  imagePlace: "Um es in die App zu setzen, drücken Sie „Place the picture in the app“ und wählen aus, wohin es gehört.",
  imageUnseen: "Der Offline-Builder kann keine Bilder verwenden. Nur Ihre Worte zählten",
  impostor: "Ich baue keine Seiten, die sich als Anmeldung eines anderen Unternehmens ausgeben.",
  readOnly: "Hier antworte ich nur und habe nichts geändert; im Agent-Modus würde ich es tun.",
  checks: { typecheck: "Typen", build: "Build", render: "Seiten im Browser" },
  tiles: [...PROPOSALS.de.tiles],
  defaultSuggestions: ["Mach die Knöpfe runder", "Nimm eine Serifenschrift", "Mach es dunkelgrün"],
};

const es: Phrases = {
  readAs: (change) => `Entendido: ${change}`,
  madeUp: (labels) => `De ejemplo, por cambiar: ${labels.join(", ")}.`,
  pages: (titles) => `Primera versión: ${titles}`,
  ownerForm: `Los formularios aún no te llegan. ${CONNECT_DATABASE.es}`,
  notChecked: (what) => `Sin comprobar: ${what}`,
  typeErrors: (count, first) =>
    `La comprobación de tipos aún encuentra ${count} ${count === 1 ? "problema" : "problemas"}: ${first}`,
  buildFailed: "La compilación de producción falló",
  pageErrors: (route, first) => `Un fallo en ${route}: ${first}`,
  rewriting: "La comprobación encontró problemas; esos archivos se escriben de nuevo.",
  finished: (count, titles) =>
    pagesBuilt(`${count} ${count === 1 ? "página hecha" : "páginas hechas"}`, "En el menú", { count, titles }),
  notARequest: PROPOSALS.es.say,
  unknownSubject: (name) =>
    `No conozco bien este tema, así que algunos textos son generales. ${name} está listo para concretarse.`,
  unknownRequest:
    "No he podido saber qué tipo de aplicación es, así que no he construido nada. Quizá una de estas se acerque.",
  outOfReach:
    "El constructor offline no puede hacer esto: necesita programas o modelos que funcionan fuera de una web. No he construido nada. Sí puedo construir las pantallas: listas, formularios y cifras que se introducen a mano.",
  screens: ["Una aplicación de listas", "Un panel con cifras", "Un tablero kanban"],
  unknownFix:
    "No he podido corregir este error y no he cambiado nada. Deshaz el último cambio o abre el archivo que nombra el error. Quizá un modelo de lenguaje pueda corregirlo.",
  unknownChange: "No he podido hacer ese cambio; no he cambiado nada. Esto es lo que sé hacer:",
  nothingChanged: "No he cambiado nada.",
  foreignProject:
    "Este proyecto no lo escribió el constructor offline, así que no he cambiado nada. Un modelo de lenguaje puede trabajar en él.",
  imageOnly: "El constructor offline no puede usar imágenes. Descríbelo con palabras; la imagen se conserva.",
  imageWish: "El constructor offline no puede mirar imágenes.",
  imagePlace: "Para ponerla en la aplicación, pulsa «Place the picture in the app» y elige su sitio.",
  imageUnseen: "El constructor offline no puede usar imágenes. Solo he usado tus palabras",
  impostor: "No construyo páginas que se hagan pasar por el acceso de otra empresa.",
  readOnly: "Aquí solo respondo y no he cambiado nada; en el modo Agente lo haría.",
  checks: { typecheck: "tipos", build: "compilación", render: "páginas en un navegador" },
  tiles: [...PROPOSALS.es.tiles],
  defaultSuggestions: ["Botones más redondos", "Usa una tipografía con serifa", "Hazlo verde oscuro"],
};

export const phrases: Record<Language, Phrases> = { en, de, es };
