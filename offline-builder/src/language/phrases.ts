import { PROPOSALS } from "@slipway/kernel/text/not-a-request";
import type { Language } from "../plan/plan.ts";

/** What the builder itself says, as opposed to what its apps say. */
export interface Phrases {
  /** Announces how a change was read, before anybody knows whether it can be made. */
  readAs(change: string): string;
  madeUp(labels: string): string;
  pages(titles: string): string;
  ownerForm: string;
  notChecked(what: string): string;
  typeErrors(count: number, first: string): string;
  buildFailed: string;
  consoleErrors(route: string): string;
  rewriting: string;
  finished(count: number): string;
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
  imageUnseen: string;
  impostor: string;
  readOnly: string;
  checks: { typecheck: string; build: string; render: string };
  tiles: string[];
  defaultSuggestions: string[];
}

const en: Phrases = {
  readAs: (change) => `Read as: ${change}`,
  madeUp: (labels) => `Made up: ${labels}.`,
  pages: (titles) => `First version: ${titles}`,
  ownerForm: "Forms reach nobody yet: entries are saved on the visitor's device only",
  notChecked: (what) => `Not checked: ${what}`,
  typeErrors: (count, first) => `The type check still finds ${count} ${count === 1 ? "problem" : "problems"}: ${first}`,
  buildFailed: "The production build failed",
  consoleErrors: (route) => `The browser console shows errors on ${route}`,
  rewriting: "The check found problems; those files are written again.",
  finished: (count) => `The app stands: ${count} ${count === 1 ? "page" : "pages"}.`,
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
  unknownChange: "I did not understand this change, so I changed nothing. These are changes I can make.",
  nothingChanged: "I changed nothing.",
  foreignProject:
    "This project was not written by the offline builder, so I changed nothing. A language model can work on it.",
  imageOnly: "I cannot see images offline. In words? The image is kept.",
  imageUnseen: "The image: I cannot see images offline, only the words were used",
  impostor: "I don't build pages that pose as another company's sign-in.",
  readOnly: "I only answer here and changed nothing; in Agent mode I would do it.",
  checks: { typecheck: "types", build: "build", render: "pages in a browser" },
  tiles: [...PROPOSALS.en.tiles],
  defaultSuggestions: ["Make the buttons rounder", "Use a serif font", "Make it dark green"],
};

const de: Phrases = {
  readAs: (change) => `Verstanden: ${change}`,
  madeUp: (labels) => `Erfunden: ${labels}.`,
  pages: (titles) => `Erste Fassung: ${titles}`,
  ownerForm: "Formulare erreichen noch niemanden: Eingaben bleiben nur auf dem Gerät der Besucher",
  notChecked: (what) => `Nicht geprüft: ${what}`,
  typeErrors: (count, first) => `Die Typprüfung findet noch ${count} ${count === 1 ? "Problem" : "Probleme"}: ${first}`,
  buildFailed: "Der Produktions-Build ist fehlgeschlagen",
  consoleErrors: (route) => `Die Browser-Konsole zeigt Fehler auf ${route}`,
  rewriting: "Die Prüfung hat Probleme gefunden; diese Dateien werden neu geschrieben.",
  finished: (count) => `Die App steht: ${count} ${count === 1 ? "Seite" : "Seiten"}.`,
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
  unknownChange: "Diese Änderung habe ich nicht verstanden und nichts geändert. Diese Änderungen kann ich machen.",
  nothingChanged: "Ich habe nichts geändert.",
  foreignProject:
    "Dieses Projekt hat nicht der Offline-Builder geschrieben, deshalb habe ich nichts geändert. Ein Sprachmodell kann daran arbeiten.",
  imageOnly: "Offline kann ich keine Bilder sehen. In Worten? Das Bild bleibt erhalten.",
  imageUnseen: "Das Bild: offline kann ich keine Bilder sehen, nur die Worte wurden verwendet",
  impostor: "Ich baue keine Seiten, die sich als Anmeldung eines anderen Unternehmens ausgeben.",
  readOnly: "Hier antworte ich nur und habe nichts geändert; im Agent-Modus würde ich es tun.",
  checks: { typecheck: "Typen", build: "Build", render: "Seiten im Browser" },
  tiles: [...PROPOSALS.de.tiles],
  defaultSuggestions: ["Mach die Knöpfe runder", "Nimm eine Serifenschrift", "Mach es dunkelgrün"],
};

const es: Phrases = {
  readAs: (change) => `Entendido: ${change}`,
  madeUp: (labels) => `Inventado: ${labels}.`,
  pages: (titles) => `Primera versión: ${titles}`,
  ownerForm: "Los formularios aún no llegan a nadie: los datos quedan solo en el dispositivo del visitante",
  notChecked: (what) => `Sin comprobar: ${what}`,
  typeErrors: (count, first) =>
    `La comprobación de tipos aún encuentra ${count} ${count === 1 ? "problema" : "problemas"}: ${first}`,
  buildFailed: "La compilación de producción falló",
  consoleErrors: (route) => `La consola del navegador muestra errores en ${route}`,
  rewriting: "La comprobación encontró problemas; esos archivos se escriben de nuevo.",
  finished: (count) => `La aplicación está lista: ${count} ${count === 1 ? "página" : "páginas"}.`,
  notARequest: PROPOSALS.es.say,
  unknownSubject: (name) =>
    `No conozco bien este tema, así que algunos textos son generales. ${name} está listo para concretarse.`,
  unknownRequest:
    "No he podido saber qué tipo de aplicación es, así que no he construido nada. Quizá una de estas se acerque.",
  outOfReach:
    "El constructor offline no puede hacer esto: necesita programas o modelos que funcionan fuera de una web. No he construido nada. Sí puedo construir las pantallas: listas, formularios y cifras que se introducen a mano.",
  screens: ["Una aplicación de listas", "Un panel con cifras", "Un tablero kanban"],
  unknownFix:
    "No he podido corregir este error y no he cambiado nada. Deshaga el último cambio o abra el archivo que nombra el error. Quizá un modelo de lenguaje pueda corregirlo.",
  unknownChange: "No he entendido este cambio, así que no he cambiado nada. Estos son cambios que sé hacer.",
  nothingChanged: "No he cambiado nada.",
  foreignProject:
    "Este proyecto no lo escribió el constructor offline, así que no he cambiado nada. Un modelo de lenguaje puede trabajar en él.",
  imageOnly: "Sin conexión no veo imágenes. ¿Con palabras? La imagen se conserva.",
  imageUnseen: "La imagen: sin conexión no veo imágenes, solo he usado las palabras",
  impostor: "No construyo páginas que se hagan pasar por el acceso de otra empresa.",
  readOnly: "Aquí solo respondo y no he cambiado nada; en el modo Agente lo haría.",
  checks: { typecheck: "tipos", build: "compilación", render: "páginas en un navegador" },
  tiles: [...PROPOSALS.es.tiles],
  defaultSuggestions: ["Botones más redondos", "Usa una tipografía con serifa", "Hazlo verde oscuro"],
};

export const phrases: Record<Language, Phrases> = { en, de, es };
