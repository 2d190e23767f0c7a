import { appLooks } from "../../../lexicon/app-kinds.ts";
import { fields } from "../../../lexicon/entities/entity.ts";
import type { Language } from "../../../plan/plan.ts";
import { ref, screenArchetype } from "../screen-app.ts";

const asked =
  /(?<![\p{L}])(?:seating (?:plan(?:ner)?|chart|arrangement)|table plan(?:ner)?|seat (?:my |our |the )?guests|guests? (?:to|at|on) tables|who sits (?:at which table|next to whom)|sitzplan|sitzordnung|tischordnung|tischplan|gäste (?:an|auf) tische|plano de mesas|distribución de (?:las )?mesas|organizar (?:las )?mesas|sentar a los invitados|mesas de (?:la|mi|nuestra) boda)(?![\p{L}])/iu;
/** Pupils at desks and desks of an office are planned by the day or by the room. */
const otherThings =
  /(?<![\p{L}])(?:office|büro|oficina|desk sharing|which day|theat(?:re|er)|cinema|kino|cine)(?![\p{L}])/iu;

/** Table, counted from 0, and null for those who still stand. */
const people: Record<Language, [name: string, table: number | null, diet: string][]> = {
  en: [
    ["Nora", 0, ""],
    ["Elias", 0, ""],
    ["Aunt Ruth", 0, "vegetarian"],
    ["Uncle Tom", 0, ""],
    ["Grandma Ida", 0, ""],
    ["Mira", 1, ""],
    ["Leo", 1, "vegan"],
    ["Sam", 1, ""],
    ["Ada", null, ""],
    ["Ines", null, "no nuts"],
    ["Paul", null, ""],
    ["Jo", null, ""],
  ],
  de: [
    ["Nora", 0, ""],
    ["Elias", 0, ""],
    ["Tante Ruth", 0, "vegetarisch"],
    ["Onkel Tom", 0, ""],
    ["Oma Ida", 0, ""],
    ["Mira", 1, ""],
    ["Leo", 1, "vegan"],
    ["Samuel", 1, ""],
    ["Ada", null, ""],
    ["Ines", null, "keine Nüsse"],
    ["Paul", null, ""],
    ["Jo", null, ""],
  ],
  es: [
    ["Nora", 0, ""],
    ["Elías", 0, ""],
    ["Tía Ruth", 0, "vegetariana"],
    ["Tío Tomás", 0, ""],
    ["Abuela Ida", 0, ""],
    ["Mira", 1, ""],
    ["Leo", 1, "vegano"],
    ["Samuel", 1, ""],
    ["Ada", null, ""],
    ["Inés", null, "sin frutos secos"],
    ["Pablo", null, ""],
    ["Jo", null, ""],
  ],
};
const tableNames: Record<Language, string[]> = {
  en: ["Table 1", "Table 2", "Table 3"],
  de: ["Tisch 1", "Tisch 2", "Tisch 3"],
  es: ["Mesa 1", "Mesa 2", "Mesa 3"],
};

/** Tables with chairs, and guests that are moved to them. */
export const seating = screenArchetype({
  id: "seating",
  folder: "seating",
  score: ({ text }) => (asked.test(text) && !otherThings.test(text) ? 15 : 0),
  vocabulary: { en: "seating", de: "sitzplan|tischordnung", es: "mesas|invitados" },
  kind: ["a seating plan", "ein Sitzplan", "un plano de mesas"],
  names: [
    ["Good Company", "Next to Whom"],
    ["Gute Gesellschaft", "Wer neben wem"],
    ["Buena compañía", "Quién con quién"],
  ],
  tagline: [
    "Drag a guest to a table, or choose one and then the table.",
    "Gäste an einen Tisch ziehen, oder erst den Gast und dann den Tisch wählen.",
    "Arrastra a un invitado a una mesa, o elígelo y luego la mesa.",
  ],
  look: { ...appLooks.garden, density: ["regular"] },
  shell: "topbar",
  isPrivate: true,
  pages: [
    { component: "Index", title: ["Seating plan", "Sitzplan", "Plano de mesas"], icon: "Armchair", blueprint: "Plan" },
  ],
  lists: [
    {
      key: "table",
      singular: ["Table", "Tisch", "Mesa"],
      plural: ["Tables", "Tische", "Mesas"],
      fields: fields("name:text!:Name|Name|Nombre", "chairs:number!:Chairs|Stühle|Sillas"),
      samples: (language) => tableNames[language].map((name, at) => ({ name, chairs: at === 0 ? 6 : 8 })),
    },
    {
      key: "guest",
      singular: ["Guest", "Gast", "Invitado"],
      plural: ["Guests", "Gäste", "Invitados"],
      fields: fields(
        "name:text!:Name|Name|Nombre",
        "table:relation>table:Table|Tisch|Mesa",
        "diet:text:What to know|Was zu wissen ist|Qué saber",
      ),
      samples: (language) =>
        people[language].map(([name, at, diet]) => ({ name, diet, table: at === null ? "" : ref("table", at) })),
    },
  ],
  pieces: [
    ["board/use-board-drag.ts", "src/lib/use-board-drag.ts"],
    ["seating/seats.ts", "src/data/seats.ts"],
  ],
  features: ["create", "move", "delete", "undo", "print", "persist"],
  claims: [
    [
      "Guests moved to tables by mouse, touch and keyboard; a table takes no more than it has chairs",
      "Gäste mit Maus, Finger und Tastatur an Tische setzen; kein Tisch nimmt mehr auf, als er Stühle hat",
      "Invitados que se mueven a las mesas con ratón, dedo y teclado; ninguna admite más que sus sillas",
    ],
    [
      "Guests and tables are added and removed, and the plan prints",
      "Gäste und Tische kommen und gehen, der Plan lässt sich drucken",
      "Invitados y mesas se añaden y se quitan, y el plano se imprime",
    ],
  ],
  caveats: [
    [
      "The plan stays in this browser until the database is on",
      "Der Plan liegt in diesem Browser, bis die Datenbank eingeschaltet ist",
      "El plano queda en este navegador hasta activar la base de datos",
    ],
  ],
  speaksOf: { parts: /\b(?:drag\w*|tables?|guests?)\b/iu },
});
