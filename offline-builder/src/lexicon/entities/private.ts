import { fields, type KnownEntity } from "./entity.ts";

const status = "Open,In progress,Done|Offen,In Arbeit,Erledigt|Abierta,En curso,Hecha";
const priority = "priority:enum:Priority|Priorität|Prioridad:Low,Medium,High|Niedrig,Mittel,Hoch|Baja,Media,Alta";

/**
 * What people keep for themselves or with those they do not employ. No request names these: an app of tasks chooses them by
 * whose tasks they are, so they have no words.
 */
export const privateEntities: readonly KnownEntity[] = [
  {
    key: "todo",
    icon: "ListChecks",
    words: ["", "", ""],
    singular: ["Task", "Aufgabe", "Tarea"],
    plural: ["Tasks", "Aufgaben", "Tareas"],
    fields: fields(
      "title:text!:Title|Titel|Título",
      `status:enum:Status|Status|Estado:${status}`,
      priority,
      "due:date:Due|Fällig|Vence",
      "note:long-text:Notes|Notizen|Notas",
    ),
    rows: {
      en: [
        ["Book the dentist", 0, 1, 2, ""],
        ["Return the library books", 0, 0, 4, "Two are due on the same day"],
        ["Mend the bicycle light", 1, 1, 6, ""],
        ["Pay the electricity bill", 0, 2, -1, ""],
        ["Write to Aunt Rosa", 0, 0, 9, ""],
        ["Buy a birthday present for Sam", 0, 2, 5, "Something that needs no batteries"],
        ["Renew the passport", 1, 2, 21, "Photos are in the drawer"],
        ["Water the tomatoes", 2, 0, -2, ""],
        ["Clear out the cellar", 0, 0, 30, ""],
        ["Collect the parcel", 2, 1, -4, ""],
      ],
    },
  },
  {
    key: "companion",
    icon: "Users",
    words: ["", "", ""],
    singular: ["Person", "Person", "Persona"],
    plural: ["People", "Personen", "Personas"],
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "phone:phone:Phone|Telefon|Teléfono",
      "note:long-text:Notes|Notizen|Notas",
    ),
    rows: {
      en: [
        ["Noor Haddad", "555-0120", ""],
        ["Elias Berg", "555-0121", ""],
        ["Marta Solis", "555-0122", "Best reached in the evening"],
        ["Kofi Mensah", "555-0123", ""],
        ["Ines Duarte", "555-0124", ""],
      ],
    },
  },
  {
    key: "focus-session",
    icon: "Timer",
    words: ["", "", ""],
    singular: ["Session", "Einheit", "Sesión"],
    plural: ["Sessions", "Einheiten", "Sesiones"],
    fields: fields(
      "title:text!:Worked on|Woran|En qué",
      "minutes:number!:Minutes|Minuten|Minutos",
      "date:date!:Date|Datum|Fecha",
      "note:long-text:Notes|Notizen|Notas",
    ),
    rows: {
      en: [
        ["Chapter two", 25, -6, ""],
        ["Inbox", 25, -6, ""],
        ["Chapter two", 50, -5, "Two in a row"],
        ["Slides", 25, -4, ""],
        ["Spanish verbs", 25, -3, ""],
        ["Chapter two", 25, -2, ""],
        ["Slides", 25, -1, ""],
        ["Spanish verbs", 25, -1, ""],
      ],
    },
  },
];
