/** The product's own words in a conversation: English, German, Spanish. */
import { languageOf, type SpokenLanguage } from "@slipway/kernel/chat/language-of";
import type { TrajectoryDocument } from "../../contract/index.ts";
import { rows } from "./said-rows.ts";

/** Titles of visual edits, whose quoted words stay: "Changed “Tea” to “Coffee” on the home page". */
const visualEdit = (
  [
    [", and (?=a |\\d|the )", " und ", " y "],
    [" and (?=a |\\d|the )", " und ", " y "],
    ["a text to (?=“)", "einen Text in ", "un texto por "],
    ["(?<=”) to (?=“)", " in ", " por "],
    ["a text", "einen Text", "un texto"],
    ["(\\d+) texts", "$1 Texte", "$1 textos"],
    ["a picture", "ein Bild", "una imagen"],
    ["(\\d+) pictures", "$1 Bilder", "$1 imágenes"],
    ["the text colour", "die Textfarbe", "el color del texto"],
    ["the background", "den Hintergrund", "el fondo"],
    ["the text size", "die Textgröße", "el tamaño del texto"],
    ["the font weight", "die Schriftstärke", "el grosor de la letra"],
    ["the alignment", "die Ausrichtung", "la alineación"],
    ["the spacing", "die Abstände", "los espacios"],
    ["the size", "die Größe", "el tamaño"],
    ["the corners", "die Ecken", "las esquinas"],
    ["the look", "das Aussehen", "el aspecto"],
    [" of (\\d+) elements", " von $1 Elementen", " de $1 elementos"],
    [" of (?=“)", " von ", " de "],
    [" on the home page$", " auf der Startseite", " en la página de inicio"],
    [" on the (.+) page$", " auf der Seite „$1“", " en la página «$1»"],
    [" in (\\d+) places$", " an $1 Stellen", " en $1 sitios"],
    [" in the ([^“”]+)$", " im Teil „$1“", " en la parte «$1»"],
  ] as const
).map(
  ([part, german, spanish]) => [new RegExp(`(?<=^Changed (?:[^“”]|“[^”]*”)*)${part}`, "g"), german, spanish] as const,
);

/** Parts of sentences that the server puts together, in the order in which they are replaced. */
const parts: readonly (readonly [english: RegExp, german: string, spanish: string])[] = [
  [/Checked: /g, "Geprüft: ", "Comprobado: "],
  [/\bRepaired: /g, "Repariert: ", "Reparado: "],
  [/Failed: /g, "Fehlgeschlagen: ", "Con fallos: "],
  [/Not checked: /g, "Nicht geprüft: ", "Sin comprobar: "],
  [/Seen signed in as owner: /g, "Angemeldet als Inhaber gesehen: ", "Visto con la sesión de la persona propietaria: "],
  [/Seen signed in as (\S+): /g, "Angemeldet als „$1“ gesehen: ", "Visto con la sesión de «$1»: "],
  [/\bsigned in as (\S+)(?=,|$)/g, "angemeldet als „$1“", "con la sesión de «$1»"],
  [
    /, because no page that was opened links to one/g,
    ", weil keine geöffnete Seite darauf verweist",
    ", porque ninguna página abierta enlaza con ella",
  ],
  [
    /\bno page that was opened links to one/g,
    "keine geöffnete Seite verweist darauf",
    "ninguna página abierta enlaza con ella",
  ],
  [
    / with data, because the checks do not reach the project's backend/g,
    " mit Daten, weil die Prüfung das Backend des Projekts nicht erreicht",
    " con datos, porque las comprobaciones no llegan al backend del proyecto",
  ],
  [/, because /g, ", weil: ", ", porque: "],
  [/ showed only the sign-in/g, " zeigte nur die Anmeldung", " solo mostró el inicio de sesión"],
  [/ and (\d+) more pages?/g, " und $1 weitere Seiten", " y $1 páginas más"],
  [/ and (\d+) more\b/g, " und $1 weitere", " y $1 más"],
  [/(?<=\/\S*|\b\d{3,4}) and (?=\/|\d{3,4}\b)/g, " und ", " y "],
  [/\b1 page at (\d+) widths?/g, "1 Seite in $1 Breiten", "1 página en $1 anchos"],
  [/(\d+) pages? at (\d+) widths?/g, "$1 Seiten in $2 Breiten", "$1 páginas en $2 anchos"],
  [/(?<=\/\S*|Seiten|páginas) at both widths/g, " in beiden Breiten", " en ambos anchos"],
  [/(\d+) console errors?/g, "$1 Konsolenfehler", "$1 errores de consola"],
  [/(\d+) failed requests?/g, "$1 fehlgeschlagene Anfragen", "$1 peticiones fallidas"],
  [
    /(\d+) findings? on (\d+) pages? \(WCAG A and AA\)/g,
    "$1 Befunde auf $2 Seiten (WCAG A und AA)",
    "$1 hallazgos en $2 páginas (WCAG A y AA)",
  ],
  [
    /(\d+) findings? in (\d+) changed files?/g,
    "$1 Befunde in $2 geänderten Dateien",
    "$1 hallazgos en $2 archivos cambiados",
  ],
  [/(\d+) journeys?\b/g, "$1 Abläufe", "$1 recorridos"],
  [/^(\d+) errors?$/, "$1 Fehler", "$1 errores"],
  [/^(\d+) files(?=, [\d.]+ s$)/, "$1 Dateien", "$1 archivos"],
  [/, fits(?=$|[,;])/g, ", passt", ", cabe"],
  [/, wider than the screen/g, ", breiter als der Bildschirm", ", más ancho que la pantalla"],
  [/^(\/\S*) at (\d+)$/, "$1 bei $2", "$1 a $2"],
  [
    /^“(.*)” could not be read\. Write 8:30-12, 14-19, or closed\.$/s,
    "„$1“ ist nicht lesbar. Schreiben Sie 8:30-12, 14-19 oder geschlossen.",
    "No se entiende «$1». Escribe 8:30-12, 14-19 o cerrado.",
  ],
  [/^Restored version (\d+)\./, "Version $1 ist wiederhergestellt.", "La versión $1 está restaurada."],
  [/(\d+) of (\d+) files match\./, "$1 von $2 Dateien stimmen überein.", "$1 de $2 archivos coinciden."],
  [/^Manual edit: (\d+) files$/, "Von Hand geändert: $1 Dateien", "Cambiado a mano: $1 archivos"],
  [/^Manual edit: /, "Von Hand geändert: ", "Cambiado a mano: "],
  ...visualEdit,
  [/^Changed /, "Geändert: ", "Cambiado: "],
  [/(?<![\w/.-])types(?=,|[. ]\W)/g, "Typen", "tipos"],
  [/(?<![\w/.-])build(?=,|[. ]\W)/g, "Build", "compilación"],
  [
    /^Change the project's database: /,
    "Die Datenbank des Projekts ändern: ",
    "Cambiar la base de datos del proyecto: ",
  ],
  [/\bcreate tables\b/g, "Tabellen anlegen", "crear las tablas"],
  [/(^|: )create (\w[\w ]*)$/, "$1$2 anlegen", "$1crear $2"],
  [/(^|: )change (\w[\w ]*)$/, "$1$2 ändern", "$1cambiar $2"],
  [/(^|: )store (\w[\w ]*)$/, "$1$2 speichern", "$1guardar $2"],
];

export interface AnswerWords {
  /** Times are told in it, too: "vor 2 Minuten". */
  locale: "de" | "es";
  /** Translates English words, or the parts of a sentence that are known. */
  say(english: string): string;
}

const cells = rows
  .trim()
  .split("\n")
  .map((line) => line.split("|") as [string, string, string]);

function wordsIn(language: "de" | "es"): AnswerWords {
  const words = new Map(cells.map(([english, german, spanish]) => [english, language === "de" ? german : spanish]));
  const part = (german: string, spanish: string): string => (language === "de" ? german : spanish);
  const say = (english: string): string => {
    const undone = /^Undone: (.*)$/s.exec(english)?.[1];
    return undone === undefined
      ? (words.get(english) ?? parts.reduce((text, [known, ...said]) => text.replace(known, part(...said)), english))
      : `${part("Rückgängig gemacht", "Deshecho")}: ${say(undone)}`;
  };
  return { locale: language, say };
}

const spoken = { de: wordsIn("de"), es: wordsIn("es"), en: null };

/** The newest answer decides; before there is one, the newest message. Null where it is English. */
export function wordsOfChat(documents: readonly TrajectoryDocument[]): AnswerWords | null {
  const said = (tag: TrajectoryDocument["tag"]): SpokenLanguage | null => {
    for (const doc of documents.toReversed()) {
      const text = doc.tag === "ai-message" ? [doc.content, ...doc.not_done].join("\n") : doc.content;
      const language = doc.tag === tag ? languageOf(text) : null;
      if (language !== null) return language;
    }
    return null;
  };
  return spoken[said("ai-message") ?? said("user-message") ?? "en"];
}
