import { appLooks } from "../../../lexicon/app-kinds.ts";
import { fields } from "../../../lexicon/entities/entity.ts";
import { statedItems } from "../../../parse/records/stated-fields.ts";
import type { Language } from "../../../plan/plan.ts";
import { listPieces, removal, writerPieces } from "../pieces.ts";
import { moment, screenArchetype } from "../screen-app.ts";

const asked =
  /(?<![\p{L}])(?:notes? app(?:lication)?|note[- ]?taking(?: app)?|note ?pad|notebook app|app for (?:my )?notes|(?:rich )?text editor|markdown editor|writing app|notion|evernote|notiz(?:en)?[- ]?app|notizbuch|notizblock|texteditor|app für (?:meine )?notizen|app de notas|tomar notas|mis notas|meine notizen|my notes|bloc de notas|cuaderno de notas|editor de texto)(?![\p{L}])/iu;
const otherThings =
  /(?<![\p{L}])(?:meeting|visit|patient|client|customer|sprint|release|delivery|wiki|crm|kanban|diary|tagebuch|diario|website|webseite)(?![\p{L}])/iu;

const samples: Record<Language, [title: string, folder: string, ago: number, pinned: boolean, text: string][]> = {
  en: [
    [
      "Sunday soup",
      "Kitchen",
      1,
      true,
      "<p>Enough for <b>six</b>, better the next day.</p><ul><li>two leeks</li><li>four potatoes</li><li>a bay leaf</li></ul><p><i>Salt at the end.</i></p>",
    ],
    [
      "Talk in spring",
      "Work",
      0,
      false,
      "<h2>What it is about</h2><p>Why small tools last longer than large ones.</p><ol><li>An example from the shed</li><li>What it taught us</li><li>Questions</li></ol>",
    ],
    [
      "Books to borrow",
      "",
      6,
      false,
      "<p>Ask at the library for the one about lighthouses.</p><blockquote>A lamp is a promise to somebody you will not meet.</blockquote>",
    ],
  ],
  de: [
    [
      "Sonntagssuppe",
      "Küche",
      1,
      true,
      "<p>Reicht für <b>sechs</b>, am zweiten Tag besser.</p><ul><li>zwei Stangen Lauch</li><li>vier Kartoffeln</li><li>ein Lorbeerblatt</li></ul><p><i>Salz erst am Ende.</i></p>",
    ],
    [
      "Vortrag im Frühjahr",
      "Arbeit",
      0,
      false,
      "<h2>Worum es geht</h2><p>Warum kleine Werkzeuge länger halten als große.</p><ol><li>Ein Beispiel aus dem Schuppen</li><li>Was wir daraus gelernt haben</li><li>Fragen</li></ol>",
    ],
    [
      "Bücher zum Ausleihen",
      "",
      6,
      false,
      "<p>In der Bücherei nach dem Buch über Leuchttürme fragen.</p><blockquote>Eine Lampe ist ein Versprechen an jemanden, den man nie trifft.</blockquote>",
    ],
  ],
  es: [
    [
      "Sopa de domingo",
      "Cocina",
      1,
      true,
      "<p>Para <b>seis</b>, mejor al día siguiente.</p><ul><li>dos puerros</li><li>cuatro patatas</li><li>una hoja de laurel</li></ul><p><i>La sal, al final.</i></p>",
    ],
    [
      "Charla de primavera",
      "Trabajo",
      0,
      false,
      "<h2>De qué va</h2><p>Por qué las herramientas pequeñas duran más que las grandes.</p><ol><li>Un ejemplo del cobertizo</li><li>Qué nos enseñó</li><li>Preguntas</li></ol>",
    ],
    [
      "Libros que pedir",
      "",
      6,
      false,
      "<p>Preguntar en la biblioteca por el de los faros.</p><blockquote>Una lámpara es una promesa a alguien que no vas a conocer.</blockquote>",
    ],
  ],
};

/** Notes in folders, written in an editor that formats and keeps by itself. */
export const notes = screenArchetype({
  id: "notes",
  folder: "notes",
  score: ({ text }) =>
    asked.test(text) && !otherThings.test(text) && statedItems(text.split(/:\s/)[1] ?? "").length < 2 ? 9 : 0,
  vocabulary: { en: "autosave|formatting", de: "formatierung", es: "formato" },
  kind: ["a notebook", "ein Notizbuch", "un cuaderno de notas"],
  names: [
    ["Margin", "Loose Leaf"],
    ["Randnotiz", "Loseblatt"],
    ["Al margen", "Hoja suelta"],
  ],
  tagline: [
    "Written once, found again by any word.",
    "Einmal geschrieben, mit jedem Wort wiedergefunden.",
    "Se escribe una vez y se encuentra por cualquier palabra.",
  ],
  look: appLooks.night,
  shell: "topbar",
  isPrivate: true,
  pages: [
    { component: "Index", title: ["Notes", "Notizen", "Notas"], icon: "NotebookPen", blueprint: "Notes" },
    { component: "NoteDetail", title: ["Note", "Notiz", "Nota"], blueprint: "Notes", below: "Index" },
  ],
  lists: [
    {
      key: "note",
      singular: ["Note", "Notiz", "Nota"],
      plural: ["Notes", "Notizen", "Notas"],
      fields: fields(
        "title:text!:Title|Titel|Título",
        "folder:text:Folder|Ordner|Carpeta",
        "text:long-text:Text|Text|Texto",
        "pinned:boolean:Pinned|Angeheftet|Fijada",
        "changed:text:Changed|Geändert|Cambiada",
      ),
      samples: (language) =>
        samples[language].map(([title, folder, ago, pinned, text]) => ({
          title,
          folder,
          text,
          pinned,
          changed: moment(-ago, "18:20"),
        })),
    },
  ],
  pieces: [
    ...listPieces,
    removal,
    writerPieces[2]!,
    ["notes/rich-text.ts", "src/lib/rich-text.ts"],
    ["notes/Editor.tsx", "src/components/notes/Editor.tsx"],
  ],
  features: ["create", "edit", "delete", "undo", "search", "filter", "format", "autosave", "pin", "persist"],
  claims: [
    [
      "An editor with bold, italic, headings, lists and quotes, by buttons and keys",
      "Ein Editor mit fett, kursiv, Überschriften, Listen und Zitaten, mit Knöpfen und Tasten",
      "Un editor con negrita, cursiva, títulos, listas y citas, con botones y teclas",
    ],
    [
      "Kept by itself half a second after the last key, with the time it was saved",
      "Wird eine halbe Sekunde nach der letzten Taste von selbst gesichert, mit Uhrzeit",
      "Se guarda solo medio segundo después de la última tecla, con la hora",
    ],
    [
      "Folders, pinned notes, and search in every word",
      "Ordner, angeheftete Notizen und Suche in jedem Wort",
      "Carpetas, notas fijadas y búsqueda en cada palabra",
    ],
  ],
  caveats: [
    [
      "Notes stay in this browser until the database is on",
      "Notizen liegen in diesem Browser, bis die Datenbank eingeschaltet ist",
      "Las notas quedan en este navegador hasta activar la base de datos",
    ],
  ],
  speaksOf: {
    parts:
      /\b(?:autosaves?|auto[- ]save|formatting|rich text|automatisch\w* speicher\w*|autoguardado|guardado automático)\b/iu,
  },
});
