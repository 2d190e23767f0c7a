import { fields, type ListShape } from "./entity.ts";

const status = "Open,In progress,Done|Offen,In Arbeit,Erledigt|Abierta,En curso,Hecha";
const priority = "priority:enum:Priority|Priorität|Prioridad:Low,Medium,High|Niedrig,Mittel,Hoch|Baja,Media,Alta";

/**
 * What people keep for themselves or with those they do not employ. No request names these: an app of tasks chooses them by
 * whose tasks they are, so they have no words.
 */
export const privateEntities: readonly ListShape[] = [
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
  },
];
