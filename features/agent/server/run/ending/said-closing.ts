/** The last paragraph of a turn in the language of the conversation. What it quotes stays. */
import type { SpokenLanguage } from "@slipway/kernel/chat/language-of";

/** Parts of the closing words, in the order in which they are replaced. */
const parts: readonly (readonly [english: RegExp, german: string, spanish: string])[] = [
  [/^I changed nothing\./, "Ich habe nichts geändert.", "No he cambiado nada."],
  [/^That did not work\. /, "Das hat nicht geklappt. ", "No ha funcionado. "],
  [
    /I tried twice and hit the same error: /,
    "Zwei Versuche endeten mit demselben Fehler: ",
    "Dos intentos acabaron con el mismo error: ",
  ],
  [
    /The checks still fail after a repair: /,
    "Die Prüfung schlägt auch nach einer Reparatur fehl: ",
    "La comprobación falla también tras una reparación: ",
  ],
  [
    /The checks still fail after (\d+) repairs: /,
    "Die Prüfung schlägt auch nach $1 Reparaturen fehl: ",
    "La comprobación falla también tras $1 reparaciones: ",
  ],
  [
    /Your app had this error before: (`.*?`)\. Repair it first with “Try to fix” or Undo\./s,
    "Ihre App hatte diesen Fehler schon vorher: $1. Beheben Sie ihn zuerst mit „Try to fix“ oder „Undo“ auf seiner Karte in der Vorschau.",
    "Tu app ya tenía este error: $1. Corrígelo primero con «Try to fix» o «Undo» en su tarjeta de la vista previa.",
  ],
  [/Your app is as it was\./, "Ihre App ist, wie sie war.", "Tu app está como estaba."],
  [
    /Your app is back at version (\d+)\./,
    "Ihre App ist wieder auf Version $1.",
    "Tu app vuelve a estar en la versión $1.",
  ],
  [/^Stopped\. /, "Angehalten. ", "Detenido. "],
  [
    /^Slipway restarted during this turn\. It was not applied\. Your message is above\./,
    "Slipway wurde währenddessen neu gestartet. Es wurde nichts übernommen. Ihre Nachricht steht oben.",
    "Slipway se reinició mientras tanto. No se aplicó nada. Tu mensaje está arriba.",
  ],
  [
    /^Another change took this project over\./,
    "Eine andere Änderung hat das Projekt übernommen.",
    "Otro cambio tomó el proyecto.",
  ],
  [
    /^While I worked, a file was saved that I changed too \((.*?)\)\. Nothing was overwritten, and /,
    "Währenddessen wurde eine Datei gespeichert, die ich auch geändert habe ($1). Nichts wurde überschrieben. ",
    "Mientras tanto se guardó un archivo que yo también cambié ($1). No se sobrescribió nada. ",
  ],
  [
    /^While I worked, files were saved that I changed too \((.*?)\)\. Nothing was overwritten, and /,
    "Währenddessen wurden Dateien gespeichert, die ich auch geändert habe ($1). Nichts wurde überschrieben. ",
    "Mientras tanto se guardaron archivos que yo también cambié ($1). No se sobrescribió nada. ",
  ],
  [
    /^The changes could not be saved\./,
    "Die Änderungen ließen sich nicht speichern.",
    "No se pudieron guardar los cambios.",
  ],
  [/^(.+) did not answer: /, "$1 hat nicht geantwortet: ", "$1 no respondió: "],
  [/^(.+) declined this request\./, "$1 hat diese Anfrage abgelehnt.", "$1 rechazó esta petición."],
  [
    /Say it in other words, or pick another model\./,
    "Sagen Sie es anders oder wählen Sie ein anderes Modell.",
    "Dilo con otras palabras o elige otro modelo.",
  ],
  [
    /^Slipway ran into an error of its own; the server's log has the details\./,
    "Slipway ist auf einen eigenen Fehler gestoßen; das Protokoll des Servers nennt ihn.",
    "Slipway encontró un error propio; el registro del servidor da los detalles.",
  ],
  [
    /what I made is kept as a draft/i,
    "Was ich gemacht habe, ist als Entwurf aufgehoben",
    "Lo que hice queda como borrador",
  ],
  [
    /What I made until then is kept as a draft\./,
    "Was ich bis dahin gemacht habe, ist als Entwurf aufgehoben.",
    "Lo que hice hasta entonces queda como borrador.",
  ],
  [/nothing from this turn was kept/i, "Davon wurde nichts übernommen", "De esto no se conservó nada"],
  [
    / but the change of the database \((.*?)\)/,
    " außer der Änderung der Datenbank ($1)",
    " salvo el cambio de la base de datos ($1)",
  ],
  [
    /; also the change of the database \((.*?)\) stays/,
    "; auch die Änderung der Datenbank ($1) bleibt",
    "; también queda el cambio de la base de datos ($1)",
  ],
  [
    /The change of the database stays \((.*?)\); version (\d+) holds only that\./,
    "Die Änderung der Datenbank bleibt ($1); Version $2 enthält nur sie.",
    "El cambio de la base de datos queda ($1); la versión $2 contiene solo eso.",
  ],
  [
    /The change of the database stays \((.*?)\)\./,
    "Die Änderung der Datenbank bleibt ($1).",
    "El cambio de la base de datos queda ($1).",
  ],
  [
    /^I have used the budget of this turn: (.+?)\. (?=What|Was|Lo que|Send)/,
    "Das Budget für diesen Auftrag ist verbraucht: $1. ",
    "Se agotó el presupuesto de este encargo: $1. ",
  ],
  [
    /Continue goes on from there, with a new budget\./,
    "„Continue“ macht dort mit neuem Budget weiter.",
    "«Continue» sigue desde ahí con un presupuesto nuevo.",
  ],
  [
    /Send “Continue” and I go on, with a new budget\./,
    "Senden Sie „Continue“, dann mache ich mit neuem Budget weiter.",
    "Envía «Continue» y sigo con un presupuesto nuevo.",
  ],
  [/; you are on version (\d+)\./, "; Sie sind auf Version $1.", "; estás en la versión $1."],
];

export const closingIn = (language: SpokenLanguage, closing: string): string =>
  language === "en"
    ? closing
    : parts.reduce(
        (text, [english, german, spanish]) => text.replace(english, language === "de" ? german : spanish),
        closing,
      );
