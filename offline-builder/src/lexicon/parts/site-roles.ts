/** Parts of sites that have fields of their own: prices, words with their meaning, the way there. Data only. */
import { fields } from "../entities/entity.ts";
import type { PartRole } from "./roles.ts";

const description = "description:long-text:Description|Beschreibung|Descripción";

export const siteRoles: readonly PartRole[] = [
  {
    id: "prices",
    inOrder: true,
    words: {
      en: /^(?:(?:\p{L}+ )?price lists?|prices|pricing(?: (?:table|list|information))?|rates|fees|tariffs|packages|plans and prices)$/u,
      de: /^(?:preisliste|preise|preisübersicht|tarife)$/,
      es: /^(?:lista de precios|precios|tarifas)$/,
    },
    one: ["Price", "Preis", "Precio"],
    like: "note",
    fields: fields(
      "name:text!:What it is for|Wofür|Para qué",
      "price:money!:Price|Preis|Precio",
      "unit:text:Per|Je|Por",
      description,
    ),
    titles: [
      "Small",
      "Medium",
      "Large",
      "First consultation",
      "By the hour",
      "Half a day",
      "Full day",
      "Express surcharge",
    ],
    texts: [
      "For a single piece or a short task.",
      "The one most people choose.",
      "For larger tasks, agreed beforehand.",
      "We look at it together and say what it will cost.",
    ],
    values: { unit: ["piece", "piece", "piece", "visit", "hour", "half day", "day", "order"] },
  },
  {
    id: "dictionary",
    cards: true,
    words: {
      en: /(?:^|\s)(?:dictionar(?:y|ies)|vocabular(?:y|ies)|phrase ?books?)$/,
      de: /-?(?:wörterbuch|vokabular|sprachführer)$/,
      es: /^(?:diccionario|vocabulario)(?: de)?\s?/,
    },
    one: ["Word", "Wort", "Palabra"],
    like: "note",
    fields: fields(
      "word:text!:Word|Wort|Palabra",
      "category:enum:Category|Kategorie|Categoría:Greetings,Everyday,People,Questions|Begrüßung,Alltag,Menschen,Fragen|Saludos,Día a día,Personas,Preguntas",
      "meaning:long-text!:Meaning|Bedeutung|Significado",
      "example:text:Example|Beispiel|Ejemplo",
    ),
    titles: [
      "Hello",
      "Thank you",
      "Please",
      "Good morning",
      "Friend",
      "Family",
      "Water",
      "Where is it?",
      "Help",
      "See you soon",
    ],
    texts: [
      "Said when people meet, at any time of the day.",
      "Said when somebody has given or done something.",
      "Makes a wish of what would be an order.",
      "Said when people meet before noon.",
      "Somebody one knows well and likes.",
      "The people one lives with or comes from.",
      "What one drinks when thirsty.",
      "Asks for the way to something.",
      "Calls somebody to one's side.",
      "Said when people part and expect to meet again.",
    ],
    values: {
      category: [
        "Greetings",
        "Everyday",
        "Everyday",
        "Greetings",
        "People",
        "People",
        "Everyday",
        "Questions",
        "Everyday",
        "Greetings",
      ],
      example: [
        "Hello, everybody.",
        "Thank you for your help.",
        "A glass of water, please.",
        "Good morning, how are you?",
        "This is my friend.",
        "My family lives here.",
        "Is there water?",
        "Where is the station?",
        "Can you help me?",
        "See you soon!",
      ],
    },
  },
  {
    id: "route",
    inOrder: true,
    words: {
      en: /^(?:directions|(?:maps? and )?directions|getting (?:here|there)|how to (?:get|find) (?:here|there|us)|travel directions)$/,
      de: /^(?:anfahrt|wegbeschreibung|so finden sie uns)$/,
      es: /^(?:cómo llegar|indicaciones)$/,
    },
    one: ["Way", "Weg", "Camino"],
    like: "note",
    cards: true,
    fields: fields(
      "from:text!:From|Von|Desde",
      "by:enum:By|Womit|Medio:Train,Bus,Car,Bicycle,On foot|Bahn,Bus,Auto,Fahrrad,Zu Fuß|Tren,Autobús,Coche,Bicicleta,A pie",
      "minutes:number:Minutes|Minuten|Minutos",
      description,
    ),
    titles: ["Main station", "Airport", "Motorway, northern exit", "Riverside cycle path", "Old town"],
    texts: [
      "Leave by the eastern exit and follow the street for three stops. The entrance is on the left.",
      "Take the airport bus to the last stop and change there.",
      "Take the second exit at the roundabout. There are places to park behind the house.",
      "Follow the path to the bridge and turn right. There are stands in the yard.",
      "Straight on from the market square, past the church.",
    ],
    values: { by: ["Train", "Bus", "Car", "Bicycle", "On foot"] },
  },
  {
    id: "floor-plan",
    cards: true,
    words: {
      en: /(?:^|\s)(?:floor|ground|seating|room) plans$/,
      de: /-?(?:grundrisse|raumpläne|sitzpläne)$/,
      es: /^(?:planos|plantas)(?: de)?\s?/,
    },
    one: ["Floor plan", "Grundriss", "Plano"],
    like: "note",
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "floor:enum:Floor|Stockwerk|Planta:Ground floor,First floor,Second floor|Erdgeschoss,Erster Stock,Zweiter Stock|Planta baja,Primera planta,Segunda planta",
      "rooms:number:Rooms|Räume|Salas",
      "area:number:Area in square metres|Fläche in Quadratmetern|Superficie en metros cuadrados",
      "plan:image:Drawing|Zeichnung|Dibujo",
      description,
    ),
    titles: ["Plan A", "Plan B", "Plan C", "Plan D", "Corner plan", "Garden plan"],
    texts: [
      "Living and cooking in one room, with the doors to the south.",
      "A hall in the middle, rooms on both sides.",
      "One large room that can be divided.",
    ],
  },
];

/** Of a thing that no lexicon knows, what a site shows of it. */
export const shownFields = fields(
  "name:text!:Name|Name|Nombre",
  "category:text:Category|Kategorie|Categoría",
  "date:date:Date|Datum|Fecha",
  description,
);
export const shownValues: Readonly<Record<string, readonly string[]>> = {
  category: ["New", "Popular", "Classic", "For beginners", "New", "Popular"],
};
export const shownTitles: readonly string[] = [
  "{Base} of the month",
  "New {base}",
  "Popular {base}",
  "Classic {base}",
  "{Base} for beginners",
  "Small {base}",
  "{Base} of the year",
  "{Base} from the neighbourhood",
];
