import type { FieldType, Language } from "../plan/plan.ts";

/** What the last word of a field's name says about its type, in the three languages together. */
const words: [FieldType, string][] = [
  [
    "money",
    "price|amount|cost|costs|fee|salary|budget|total|value|rent|revenue|preis|betrag|kosten|gebühr|gehalt|wert|miete|pacht|kaution|cuota|fianza|alquiler|precio|importe|coste|tarifa|salario|valor|presupuesto",
  ],
  [
    "date",
    "date|dates|day|deadline|birthday|due|expiry|expiration|beginn|ende|anreise|abreise|seit|inicio|fin|llegada|salida|desde|recibido|angenommen|datum|termin|frist|geburtstag|fecha|día|plazo|cumpleaños|caducidad",
  ],
  ["time", "time|uhrzeit|tageszeit|hora"],
  [
    "number",
    "number|quantity|stock|ph|chlorine|humidity|capacity|volume|depth|width|luftfeuchtigkeit|kapazität|breite|tiefe|humedad|capacidad|anchura|profundidad|count|temperature|temperatur|temperatura|age|weight|height|distance|duration|minutes|hours|servings|rating|score|points|level|size|pages|year|miles|km|calories|reps|sets|mileage|kochzeit|backzeit|zubereitungszeit|tiempo de cocción|menge|anzahl|alter|gewicht|dauer|stunden|bewertung|punkte|größe|seiten|cantidad|edad|peso|altura|duración|minutos|horas|puntuación|puntos|páginas",
  ],
  ["email", "email|e-mail|mail|correo"],
  ["phone", "phone|telephone|mobile|telefon|handy|teléfono|móvil"],
  ["url", "url|link|website|webseite|enlace"],
  [
    "long-text",
    "note|notes|description|details|comment|comments|instructions|ingredients|steps|summary|notiz|notizen|beschreibung|kommentar|zutaten|nota|notas|descripción|detalles|ingredientes|pasos",
  ],
];

const types = new Map<string, FieldType>(
  words.flatMap(([type, list]) => list.split("|").map((word) => [word, type] as const)),
);

/** Enums that mean the same nearly everywhere. */
const values: Record<string, Record<Language, string[]>> = {
  status: {
    en: ["Open", "In progress", "Done"],
    de: ["Offen", "In Arbeit", "Erledigt"],
    es: ["Abierto", "En curso", "Hecho"],
  },
  priority: {
    en: ["Low", "Normal", "High", "Urgent"],
    de: ["Niedrig", "Normal", "Hoch", "Dringend"],
    es: ["Baja", "Normal", "Alta", "Urgente"],
  },
  difficulty: { en: ["Easy", "Medium", "Hard"], de: ["Leicht", "Mittel", "Schwer"], es: ["Fácil", "Media", "Difícil"] },
  condition: { en: ["New", "Good", "Worn"], de: ["Neu", "Gut", "Abgenutzt"], es: ["Nuevo", "Bueno", "Gastado"] },
};

const enumNames: Record<string, string> = {
  status: "status",
  state: "status",
  stage: "status",
  estado: "status",
  priority: "priority",
  priorities: "priority",
  priorität: "priority",
  prioridad: "priority",
  urgency: "priority",
  severity: "priority",
  dringlichkeit: "priority",
  schweregrad: "priority",
  urgencia: "priority",
  gravedad: "priority",
  difficulty: "difficulty",
  schwierigkeit: "difficulty",
  dificultad: "difficulty",
  condition: "condition",
  zustand: "condition",
};

export function enumValues(word: string, language: Language): string[] | undefined {
  const name = enumNames[word];
  return name ? values[name]?.[language] : undefined;
}

/** Every word that says something about a field, for the repair of misspellings. */
export const fieldVocabulary: readonly string[] = [...types.keys(), ...Object.keys(enumNames)];

export function fieldTypeOf(word: string): FieldType | undefined {
  return types.get(word);
}
