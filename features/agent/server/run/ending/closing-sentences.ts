/** Sentences at the end of a turn that was not applied or changed nothing, in the languages that the product speaks. Pure. */
import type { SpokenLanguage } from "@slipway/kernel/chat/language-of";
import { creditsInWords } from "../../../../billing/contract/index.ts";
import type { BudgetPart } from "../../../contract/index.ts";
import { spokenIn, type Heard } from "../../context/spoken-in.ts";

export interface ClosingSentences {
  nothingChanged: string;
  restarted: string;
  lockLost: string;
  unexpected: string;
  /** The changes were applied; only the report of the turn was cut short. */
  cutAfter: { restart: string; failure: string };
  stopped: string;
  /** Follows the reason why a turn was cut off. */
  draftKeptUntilThen: string;
  draftKept: string;
  nothingKept: string;
  /** `names`: changes of the database, which stay. */
  draftAndDatabase: (names: string) => string;
  onlyDatabase: (names: string) => string;
  databaseStays: (names: string) => string;
  versionWithIt: (version: number) => string;
  youAreOn: (version: number) => string;
  asItWas: string;
  backAt: (version: number) => string;
  twice: (problem: string) => string;
  stillFails: (problem: string, repairs: number) => string;
  /** The app had the error before the turn. */
  hadBefore: (problem: string) => string;
  conflict: (paths: string, count: number) => string;
  notSaved: (reason: string) => string;
  notAnswered: (model: string, reason: string) => string;
  ownFault: string;
  declined: (model: string) => string;
  otherWords: string;
  /** How much of a part of the budget is used: "60 of 60 steps". */
  amount: (part: BudgetPart, used: string, max: string) => string;
  budgetUsed: (used: string) => string;
  /** Follows a sentence about what was not kept. */
  returned: (credits: number) => string;
  goesOnFromDraft: string;
  sayContinue: string;
  stepLimit: (steps: number) => string;
  mergedUnchecked: string;
  goesOn: (draft: string) => string;
  leftDraft: (draft: string) => string;
  /** Files of a draft that others have changed in the same places. */
  clash: (paths: string, count: number) => string;
  /** A message in these words takes the newest draft up. */
  goOn: string;
}

const en: ClosingSentences = {
  nothingChanged: "I changed nothing.",
  restarted: "Slipway restarted during this turn. It was not applied. Your message is above.",
  lockLost: "Another change took this project over.",
  unexpected: "An unexpected error ended this turn.",
  cutAfter: {
    restart: "Slipway restarted just after this turn was applied.",
    failure: "An error cut the report of this turn short. Its changes were saved and are applied.",
  },
  stopped: "Stopped.",
  draftKeptUntilThen: "What I made until then is kept as a draft.",
  draftKept: "What I made is kept as a draft",
  nothingKept: "Nothing from this turn was kept",
  draftAndDatabase: (names) => `What I made is kept as a draft; also the change of the database (${names}) stays`,
  onlyDatabase: (names) => `Nothing from this turn was kept but the change of the database (${names})`,
  databaseStays: (names) => `The change of the database stays (${names})`,
  versionWithIt: (version) => `; version ${version} holds only that`,
  youAreOn: (version) => `; you are on version ${version}`,
  asItWas: "Your app is as it was.",
  backAt: (version) => `Your app is back at version ${version}.`,
  twice: (problem) => `That did not work. I tried twice and hit the same error: \`${problem}\`.`,
  stillFails: (problem, repairs) =>
    `That did not work. The checks still fail after ${repairs <= 1 ? "a repair" : `${repairs} repairs`}: \`${problem}\`.`,
  hadBefore: (problem) =>
    `That did not work. Your app had this error before: \`${problem}\`. “Try to fix” and Undo are on its card in the preview.`,
  conflict: (paths, count) =>
    `While I worked, ${count === 1 ? "a file was" : "files were"} saved that I changed too (${paths}). Nothing was overwritten.`,
  notSaved: (reason) => `The changes could not be saved. ${reason}`,
  notAnswered: (model, reason) => `${model} did not answer: ${reason}.`,
  ownFault: "Slipway ran into an error of its own; the server's log has the details.",
  declined: (model) => `${model} declined this request.`,
  otherWords: "Say it in other words, or pick another model.",
  amount: (part, used, max) => `${used} of ${max} ${part}`,
  returned: (credits) => `${creditsInWords(credits)} returned.`,
  budgetUsed: (used) => `I have used the budget of this turn: ${used}.`,
  goesOnFromDraft: "Continue goes on from there, with a new budget.",
  sayContinue: "Send “Continue” and I go on, with a new budget.",
  stepLimit: (steps) => `I stopped after ${steps} steps, so something may be unfinished.`,
  mergedUnchecked: "Not checked: the result together with what people saved meanwhile.",
  goesOn: (draft) => `I go on from the draft “${draft}”.`,
  leftDraft: (draft) => `I left the draft “${draft}” as it is: you can still continue, keep or discard it.`,
  clash: (paths, count) =>
    `Since the draft, ${count === 1 ? "a file was" : "files were"} changed by others in the same places (${paths}). Their state stays, and I work mine into it.`,
  goOn: "Continue",
};

const de: ClosingSentences = {
  nothingChanged: "Ich habe nichts geändert.",
  restarted: "Slipway ist während dieser Antwort neu gestartet. Sie wurde nicht übernommen. Ihre Nachricht steht oben.",
  lockLost: "Eine andere Änderung hat dieses Projekt übernommen.",
  unexpected: "Ein unerwarteter Fehler hat diese Antwort beendet.",
  cutAfter: {
    restart: "Slipway ist neu gestartet, gleich nachdem diese Antwort übernommen wurde.",
    failure:
      "Ein Fehler hat den Bericht dieser Antwort abgeschnitten. Ihre Änderungen sind gespeichert und übernommen.",
  },
  stopped: "Angehalten.",
  draftKeptUntilThen: "Was bis dahin fertig war, bleibt als Entwurf.",
  draftKept: "Was ich gemacht habe, bleibt als Entwurf",
  nothingKept: "Von dieser Antwort wurde nichts behalten",
  draftAndDatabase: (names) =>
    `Was ich gemacht habe, bleibt als Entwurf; auch die Änderung der Datenbank (${names}) bleibt`,
  onlyDatabase: (names) => `Von dieser Antwort wurde nur die Änderung der Datenbank (${names}) behalten`,
  databaseStays: (names) => `Die Änderung der Datenbank bleibt (${names})`,
  versionWithIt: (version) => `; Version ${version} enthält nur sie`,
  youAreOn: (version) => `; Sie sind auf Version ${version}`,
  asItWas: "Ihre App ist, wie sie war.",
  backAt: (version) => `Ihre App ist wieder auf Version ${version}.`,
  twice: (problem) => `Das hat nicht geklappt. Zweimal kam derselbe Fehler: \`${problem}\`.`,
  stillFails: (problem, repairs) =>
    `Das hat nicht geklappt. Nach ${repairs <= 1 ? "einer Reparatur" : `${repairs} Reparaturen`} schlagen die Prüfungen noch fehl: \`${problem}\`.`,
  hadBefore: (problem) =>
    `Das hat nicht geklappt. Ihre App hatte diesen Fehler schon vorher: \`${problem}\`. „Try to fix“ und „Undo“ stehen auf seiner Karte in der Vorschau.`,
  conflict: (paths, count) =>
    `Während ich gearbeitet habe, ${count === 1 ? "wurde eine Datei" : "wurden Dateien"} gespeichert, die auch ich geändert habe (${paths}). Nichts wurde überschrieben.`,
  notSaved: (reason) => `Die Änderungen konnten nicht gespeichert werden. ${reason}`,
  notAnswered: (model, reason) => `${model} hat nicht geantwortet: ${reason}.`,
  ownFault: "In Slipway selbst ist ein Fehler aufgetreten; Näheres steht im Protokoll des Servers.",
  declined: (model) => `${model} hat diesen Wunsch abgelehnt.`,
  otherWords: "Sagen Sie es anders, oder wählen Sie ein anderes Modell.",
  amount: (part, used, max) =>
    `${used} von ${max} ${{ steps: "Schritten", tokens: "Token", credits: "Credits" }[part]}`,
  returned: (credits) => `${credits.toLocaleString("de")} ${credits === 1 ? "Credit" : "Credits"} zurückgegeben.`,
  budgetUsed: (used) => `Das Budget dieser Antwort ist verbraucht: ${used}.`,
  goesOnFromDraft: "Mit „Weitermachen“ geht es dort weiter, mit neuem Budget.",
  sayContinue: "Schreiben Sie „Mach weiter“, dann geht es weiter, mit neuem Budget.",
  stepLimit: (steps) => `Ich habe nach ${steps} Schritten aufgehört; etwas kann noch fehlen.`,
  mergedUnchecked: "Nicht geprüft: das Ergebnis zusammen mit dem, was inzwischen gespeichert wurde.",
  goesOn: (draft) => `Ich mache mit dem Entwurf „${draft}“ weiter.`,
  leftDraft: (draft) =>
    `Den Entwurf „${draft}“ habe ich gelassen, wie er ist: Sie können ihn noch fortsetzen, behalten oder verwerfen.`,
  clash: (paths, count) =>
    `Seit dem Entwurf haben andere ${count === 1 ? "eine Datei" : "Dateien"} an denselben Stellen geändert (${paths}). Ihr Stand bleibt, und ich arbeite meinen ein.`,
  goOn: "Mach weiter",
};

const es: ClosingSentences = {
  nothingChanged: "No he cambiado nada.",
  restarted: "Slipway se reinició durante esta respuesta. No se aplicó. Tu mensaje está arriba.",
  lockLost: "Otro cambio tomó este proyecto.",
  unexpected: "Un error inesperado terminó esta respuesta.",
  cutAfter: {
    restart: "Slipway se reinició justo después de aplicar esta respuesta.",
    failure: "Un error cortó el informe de esta respuesta. Sus cambios se guardaron y están aplicados.",
  },
  stopped: "Detenido.",
  draftKeptUntilThen: "Lo que hice hasta entonces queda como borrador.",
  draftKept: "Lo que hice queda como borrador",
  nothingKept: "De esta respuesta no se guardó nada",
  draftAndDatabase: (names) =>
    `Lo que hice queda como borrador; también queda el cambio de la base de datos (${names})`,
  onlyDatabase: (names) => `De esta respuesta solo se guardó el cambio de la base de datos (${names})`,
  databaseStays: (names) => `El cambio de la base de datos queda (${names})`,
  versionWithIt: (version) => `; la versión ${version} contiene solo eso`,
  youAreOn: (version) => `; estás en la versión ${version}`,
  asItWas: "Tu app está como estaba.",
  backAt: (version) => `Tu app está otra vez en la versión ${version}.`,
  twice: (problem) => `No funcionó. Dos veces salió el mismo error: \`${problem}\`.`,
  stillFails: (problem, repairs) =>
    `No funcionó. Después de ${repairs <= 1 ? "una reparación" : `${repairs} reparaciones`} las comprobaciones siguen fallando: \`${problem}\`.`,
  hadBefore: (problem) =>
    `No funcionó. Tu app ya tenía este error: \`${problem}\`. «Try to fix» y «Undo» están en su tarjeta de la vista previa.`,
  conflict: (paths, count) =>
    `Mientras trabajaba, ${count === 1 ? "se guardó un archivo" : "se guardaron archivos"} que yo también cambié (${paths}). No se sobrescribió nada.`,
  notSaved: (reason) => `No se pudieron guardar los cambios. ${reason}`,
  notAnswered: (model, reason) => `${model} no respondió: ${reason}.`,
  ownFault: "Hubo un error en Slipway mismo; el registro del servidor tiene los detalles.",
  declined: (model) => `${model} rechazó esta petición.`,
  otherWords: "Dilo con otras palabras, o elige otro modelo.",
  amount: (part, used, max) => `${used} de ${max} ${{ steps: "pasos", tokens: "tokens", credits: "créditos" }[part]}`,
  returned: (credits) =>
    `${credits.toLocaleString("es")} ${credits === 1 ? "crédito devuelto" : "créditos devueltos"}.`,
  budgetUsed: (used) => `He usado el presupuesto de esta respuesta: ${used}.`,
  goesOnFromDraft: "Con «Continuar» sigo desde ahí, con un presupuesto nuevo.",
  sayContinue: "Escribe «Continúa» y sigo, con un presupuesto nuevo.",
  stepLimit: (steps) => `Me detuve después de ${steps} pasos, así que algo puede faltar.`,
  mergedUnchecked: "Sin comprobar: el resultado junto con lo que otros guardaron mientras tanto.",
  goesOn: (draft) => `Sigo con el borrador «${draft}».`,
  leftDraft: (draft) => `Dejé el borrador «${draft}» como está: todavía puedes continuarlo, conservarlo o descartarlo.`,
  clash: (paths, count) =>
    `Desde el borrador, otros cambiaron ${count === 1 ? "un archivo" : "archivos"} en los mismos lugares (${paths}). Su estado queda, y yo integro el mío.`,
  goOn: "Continúa",
};

export const closingSentences: Readonly<Record<SpokenLanguage, ClosingSentences>> = { en, de, es };

/** The sentences in the language of a turn's conversation. */
export const sentencesFor = (heard: Heard): ClosingSentences => closingSentences[spokenIn(heard)];
