/** The product's own words in a conversation: English, German, Spanish. */
import { languageOf, type SpokenLanguage } from "@slipway/kernel/chat/language-of";
import type { TrajectoryDocument } from "../../contract/index.ts";

const rows = `
Not done|Nicht gemacht|Lo que falta
Thinking|Denkt nach|Pensando
I changed nothing.|Ich habe nichts geändert.|No he cambiado nada.
Implement the plan|Den Plan umsetzen|Llevar a cabo el plan
Edit it first|Erst ändern|Cambiarlo antes
Thinking:|Denkt nach:|Piensa:
Thought:|Hat nachgedacht:|Pensó:
Output|Ausgabe|Salida
Thoughts|Gedanken|Lo que pensó
Version {number}|Version {number}|Versión {number}
Version {number} · Current|Version {number} · Aktuell|Versión {number} · Actual
Undo|Rückgängig|Deshacer
Try another look|Anderes Aussehen probieren|Probar otro aspecto
A turn is running. Looks can be tried when it has finished.|Es läuft noch etwas. Ein anderes Aussehen geht danach.|Hay un cambio en curso. Podrás probar otro aspecto cuando termine.
Is this what you asked for?|Ist es das, was Sie wollten?|¿Es lo que pedías?
Offline builder|Offline-Builder|Constructor offline
Your details|Ihre Angaben|Tus datos
Placeholder details. Add yours:|Platzhalter. Tragen Sie Ihre Angaben ein:|Datos de ejemplo. Pon los tuyos:
Placeholder|Platzhalter|De ejemplo
Show {count} more|{count} weitere zeigen|Mostrar {count} más
Save|Speichern|Guardar
Details saved|Angaben gespeichert|Datos guardados
This version has none of them.|Diese Version hat keine davon.|Esta versión no tiene ninguno.
In your own words|In eigenen Worten|Con tus palabras
Answer in your own words|In eigenen Worten antworten|Responder con tus palabras
Send the answer|Antwort senden|Enviar la respuesta
Not answered|Nicht beantwortet|Sin responder
Enable Cloud for this project|Cloud für dieses Projekt einschalten|Activar Cloud en este proyecto
Enable AI for this project|KI für dieses Projekt einschalten|Activar la IA en este proyecto
Working|Arbeitet|Trabajando
Working · {place} of {count}|Arbeitet · {place} von {count}|Trabajando · {place} de {count}
Worked|Fertig|Terminado
Worked for {time}|Fertig nach {time}|Terminado en {time}
{count} file changed|{count} Datei geändert|{count} archivo cambiado
{count} files changed|{count} Dateien geändert|{count} archivos cambiados
needs your approval|braucht Ihre Zustimmung|necesita tu aprobación
Show details|Einzelheiten zeigen|Mostrar los detalles
Expires at {time}. Nothing changes unless you allow it.|Läuft um {time} ab. Ohne Ihre Zustimmung ändert sich nichts.|Caduca a las {time}. Nada cambia si no lo permites.
Deny|Ablehnen|Denegar
Allow once|Einmal erlauben|Permitir una vez
Always allow|Immer erlauben|Permitir siempre
It can delete something, so it asks each time.|Es kann etwas löschen und fragt deshalb jedes Mal.|Puede borrar algo, así que pregunta cada vez.
create tables|Tabellen anlegen|crear las tablas
Say it differently|Anders sagen|Decirlo de otra manera
Edit message|Nachricht ändern|Editar el mensaje
Connect a model|Ein Modell verbinden|Conectar un modelo
Try this request again|Diese Anfrage noch einmal versuchen|Probar otra vez esta petición
Try this request with {model}|Diese Anfrage mit {model} versuchen|Probar esta petición con {model}
A language model could do this. Ask your admin to connect one.|Ein Sprachmodell könnte das. Bitten Sie Ihren Admin, eines zu verbinden.|Un modelo de lenguaje podría hacerlo. Pide a tu administrador que conecte uno.
Place the picture in the app|Das Bild in die App setzen|Poner la imagen en la aplicación
Place picture {number} in the app|Bild {number} in die App setzen|Poner la imagen {number} en la aplicación
Show what I tried|Zeigen, was ich versucht habe|Mostrar lo que intenté
Hide what I tried|Verbergen, was ich versucht habe|Ocultar lo que intenté
What was checked|Was geprüft wurde|Lo que se comprobó
Reading|Liest|Leyendo
Editing|Ändert|Editando
Writing|Schreibt|Escribiendo
Deleting|Löscht|Borrando
Renaming|Benennt um|Renombrando
Searching|Sucht|Buscando
Installing|Installiert|Instalando
Checking|Prüft|Comprobando
Building|Baut|Construyendo
Looking at|Sieht an|Mirando
Asking|Fragt|Preguntando
Naming|Benennt|Nombrando
Planning|Plant|Planeando
Using the database:|Datenbank:|Base de datos:
Read|Gelesen|Leído
Edited|Geändert|Editado
Wrote|Geschrieben|Escrito
Deleted|Gelöscht|Borrado
Renamed|Umbenannt|Renombrado
Searched|Gesucht|Buscado
Installed|Installiert|Instalado
Checked|Geprüft|Comprobado
Built|Gebaut|Construido
Looked at|Angesehen|Mirado
Asked|Gefragt|Preguntado
Named|Benannt|Nombrado
Planned|Geplant|Planeado
Used the database:|Datenbank:|Base de datos:
types|Typen|tipos
build|Build|compilación
pages|Seiten|páginas
pages on a phone|Seiten auf dem Handy|páginas en el móvil
the database|die Datenbank|la base de datos
`;

/** Parts of sentences that the server puts together, in the order in which they are replaced. */
const parts: readonly (readonly [english: RegExp, german: string, spanish: string])[] = [
  [/Checked: /g, "Geprüft: ", "Comprobado: "],
  [/Failed: /g, "Fehlgeschlagen: ", "Con fallos: "],
  [/Not checked: /g, "Nicht geprüft: ", "Sin comprobar: "],
  [/Seen signed in as owner: /g, "Angemeldet als Inhaber gesehen: ", "Visto con la sesión de la persona propietaria: "],
  [
    /, because no page that was opened links to one/g,
    ", weil keine geöffnete Seite darauf verweist",
    ", porque ninguna página abierta enlaza con ella",
  ],
  [/, because /g, ", weil: ", ", porque: "],
  [/ showed only the sign-in/g, " zeigte nur die Anmeldung", " solo mostró el inicio de sesión"],
  [/ and (\d+) more pages?/g, " und $1 weitere Seiten", " y $1 páginas más"],
  [/(\d+) pages? at (\d+) widths?/g, "$1 Seiten in $2 Breiten", "$1 páginas en $2 anchos"],
  [/(\d+) console errors?/g, "$1 Konsolenfehler", "$1 errores de consola"],
  [/\btypes(?=[,. ])/g, "Typen", "tipos"],
  [/\bbuild(?=[,. ])/g, "Build", "compilación"],
  [
    /^Change the project's database: /,
    "Die Datenbank des Projekts ändern: ",
    "Cambiar la base de datos del proyecto: ",
  ],
  [/\bcreate tables\b/g, "Tabellen anlegen", "crear las tablas"],
];

export interface AnswerWords {
  /** Translates English words, or the parts of a sentence that are known. */
  say(english: string): string;
}

const cells = rows
  .trim()
  .split("\n")
  .map((line) => line.split("|") as [string, string, string]);

function wordsIn(language: "de" | "es"): AnswerWords {
  const words = new Map(cells.map(([english, german, spanish]) => [english, language === "de" ? german : spanish]));
  return {
    say: (english) =>
      words.get(english) ??
      parts.reduce(
        (text, [part, german, spanish]) => text.replace(part, language === "de" ? german : spanish),
        english,
      ),
  };
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
