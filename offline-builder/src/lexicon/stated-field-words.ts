/** What words of a field say beyond its type: units, values that come again, values to choose from. Data only. */
import { fieldPools } from "./field-pools.ts";
import type { Field, FieldType, Language } from "../plan/plan.ts";

const position: Record<Language, 0 | 1 | 2> = { en: 0, de: 1, es: 2 };

/** Everything but key and label of a field. */
export interface FieldShape {
  type: FieldType;
  unit?: string;
  repeats?: boolean;
  about?: string;
  options?: readonly [string[], string[], string[]];
}

const moods: readonly [string[], string[], string[]] = [
  ["Great", "Good", "Okay", "Tired", "Rough"],
  ["Sehr gut", "Gut", "Ganz okay", "Müde", "Schlecht"],
  ["Genial", "Bien", "Regular", "Cansancio", "Mal"],
];

/** How something was or felt, best first. */
export function moodOptions(language: Language): string[] {
  return [...moods[position[language]]];
}

const shapes: readonly [words: string, shape: FieldShape][] = [
  [
    "distance distanz entfernung strecke distancia kilometers kilometres km kilometer kilómetros",
    { type: "number", unit: "km" },
  ],
  ["miles", { type: "number", unit: "mi" }],
  ["duration dauer duración minutes minuten minutos length", { type: "number", unit: "min" }],
  ["hours stunden horas", { type: "number", unit: "h" }],
  ["weight gewicht peso", { type: "number", unit: "kg" }],
  ["height größe altura elevation ascent höhenmeter", { type: "number", unit: "m" }],
  ["temperature temperatur temperatura", { type: "number", unit: "°C" }],
  [
    "quality qualität calidad",
    {
      type: "enum",
      options: [
        ["Good", "Fair", "Poor"],
        ["Gut", "Mittel", "Schlecht"],
        ["Buena", "Regular", "Mala"],
      ],
    },
  ],
  ["rating stars score bewertung sterne note-von puntuación valoración estrellas", { type: "number", unit: "/ 5" }],
  ["calories kalorien calorías", { type: "number", unit: "kcal" }],
  ["pulse puls pulso heartrate", { type: "number", unit: "bpm" }],
  [
    "pages seiten páginas sets reps repetitions sätze wiederholungen series repeticiones quantity amount-of count number guests people persons seats copies stock menge anzahl personen gäste plätze cantidad personas invitados plazas",
    { type: "number" },
  ],
  ["crop crops kultur bepflanzung cultivo cultivos", { type: "text", about: "crop", repeats: true }],
  ["year jahr año jahrgang vintage cosecha", { type: "text", about: "year" }],
  ["mood feeling feelings stimmung gefühl laune ánimo humor", { type: "enum", options: moods }],
  [
    "diet dietary ernährung kost essen dieta alimentación menú",
    {
      type: "enum",
      options: [
        ["Everything", "Vegetarian", "Vegan", "Gluten-free"],
        ["Alles", "Vegetarisch", "Vegan", "Glutenfrei"],
        ["De todo", "Vegetariana", "Vegana", "Sin gluten"],
      ],
    },
  ],
  [
    "result outcome ergebnis resultado",
    {
      type: "enum",
      options: [
        ["Won", "Drawn", "Lost"],
        ["Gewonnen", "Unentschieden", "Verloren"],
        ["Ganado", "Empate", "Perdido"],
      ],
    },
  ],
  [
    "weather wetter tiempo-atmosférico clima",
    {
      type: "enum",
      options: [
        ["Sun", "Clouds", "Rain", "Wind"],
        ["Sonne", "Wolken", "Regen", "Wind"],
        ["Sol", "Nubes", "Lluvia", "Viento"],
      ],
    },
  ],
  ["table tisch mesa", { type: "text", repeats: true, about: "table" }],
  ["shelf regal estante box kiste caja", { type: "text", repeats: true, about: "shelf" }],
  [
    "category kategorie categoría type kind typ art tipo section tag topic thema tema",
    { type: "text", repeats: true, about: "category" },
  ],
  ["group team gruppe mannschaft grupo equipo class klasse clase", { type: "text", repeats: true, about: "group" }],
  [
    "town city village stadt ort dorf gemeinde ciudad pueblo localidad municipio",
    { type: "text", repeats: true, about: "town" },
  ],
  [
    "country location place room venue where land raum standort platz país lugar sala ubicación",
    { type: "text", repeats: true, about: "place" },
  ],
  [
    "brand maker manufacturer label producer publisher carrier marke hersteller zusteller verlag marca fabricante editorial",
    { type: "text", repeats: true, about: "maker" },
  ],
  ["route course route strecke-name ruta recorrido", { type: "text", about: "place" }],
  [
    "artist author composer opponent partner coach teacher owner customer client guest person borrower friend player contact buyer seller breeder künstler künstlerin autor autorin gegner gegnerin trainer lehrer besitzer kunde kundin gast freund spieler artista autor autora rival oponente profesor dueño cliente invitado persona amigo jugador",
    { type: "text", about: "person" },
  ],
  ["name names full-name vorname nachname namen nombre nombres apellido", { type: "text", about: "name" }],
  ["title titel título book album song", { type: "text", about: "title" }],
  ["address adresse anschrift dirección", { type: "text", about: "address" }],
  ["allergies allergien alergias wishes wünsche deseos ideas ideen", { type: "long-text" }],
  [
    "confirmed paid done finished completed attending invited vaccinated active returned signed delivered shipped available sold watered fed cleaned repaired packed read watched present bestätigt bezahlt erledigt fertig zugesagt eingeladen geimpft aktiv zurückgegeben unterschrieben geliefert verfügbar verkauft gegossen gefüttert geputzt gereinigt repariert gepackt verschickt gelesen gesehen anwesend confirmado confirmada pagado pagada hecho hecha terminado asiste invitado-ya vacunado activo devuelto firmado entregado disponible vendido regado leído visto presente",
    { type: "boolean" },
  ],
];

const byWord = new Map<string, FieldShape>([
  ...shapes.flatMap(([words, shape]) => words.split(" ").map((word) => [word, shape] as const)),
  ...fieldPools.flatMap(({ pool, repeats, words }) =>
    words.map((word): [string, FieldShape] => [
      word,
      { type: "text", about: pool, ...(repeats ? { repeats: true } : {}) },
    ]),
  ),
]);

export function shapeOf(word: string): FieldShape | undefined {
  return byWord.get(word);
}

/** The shape as the plan keeps it, in one language. */
export function shaped(shape: FieldShape, language: Language): Omit<Field, "key" | "label"> {
  const { options, ...rest } = shape;
  return options ? { ...rest, options: [...options[position[language]]] } : rest;
}
