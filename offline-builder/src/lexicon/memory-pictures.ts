/** What stands on the cards of a memory game: eight pictures for each subject. Data: one line per picture. */
import type { Language } from "../plan/plan.ts";

/** The icon, and what it is called in English, German and Spanish. */
type Picture = readonly [icon: string, en: string, de: string, es: string];

export interface PictureSet {
  id: string;
  /** Words of a request that mean it. */
  words: RegExp;
  name: Record<Language, string>;
  pictures: readonly Picture[];
}

/** For who names no subject. */
export const things: PictureSet = {
  id: "things",
  words: /(?!)/,
  name: { en: "things", de: "Dinge", es: "cosas" },
  pictures: [
    ["Anchor", "Anchor", "Anker", "Ancla"],
    ["Bike", "Bicycle", "Fahrrad", "Bicicleta"],
    ["Cherry", "Cherry", "Kirsche", "Cereza"],
    ["Feather", "Feather", "Feder", "Pluma"],
    ["Flower2", "Flower", "Blume", "Flor"],
    ["Moon", "Moon", "Mond", "Luna"],
    ["Sailboat", "Boat", "Boot", "Barco"],
    ["Umbrella", "Umbrella", "Schirm", "Paraguas"],
  ],
};

const pictureSets: readonly PictureSet[] = [
  {
    id: "sea",
    words:
      /(?<!\p{L})(?:sea|ocean|beach|harbou?r|sailing|ships?|boats?|meer\p{L}*|strand|hafen|schiffe?n?|boote?n?|mar|playa|puerto|barcos?)(?!\p{L})/iu,
    name: { en: "the sea", de: "das Meer", es: "el mar" },
    pictures: [
      ["Fish", "Fish", "Fisch", "Pez"],
      ["Shell", "Shell", "Muschel", "Concha"],
      ["Anchor", "Anchor", "Anker", "Ancla"],
      ["Sailboat", "Sailing boat", "Segelboot", "Velero"],
      ["Ship", "Ship", "Schiff", "Barco"],
      ["Waves", "Waves", "Wellen", "Olas"],
      ["Turtle", "Turtle", "Schildkröte", "Tortuga"],
      ["Shrimp", "Shrimp", "Garnele", "Gamba"],
    ],
  },
  {
    id: "animals",
    words:
      /(?<!\p{L})(?:animals?|pets?|cats?|dogs?|birds?|zoo|farm|tiere?n?|haustiere?n?|zootiere?n?|katzen?|hunde?n?|vögeln?|animales|mascotas|gatos|perros|pájaros)(?!\p{L})/iu,
    name: { en: "animals", de: "Tiere", es: "animales" },
    pictures: [
      ["Cat", "Cat", "Katze", "Gato"],
      ["Dog", "Dog", "Hund", "Perro"],
      ["Bird", "Bird", "Vogel", "Pájaro"],
      ["Fish", "Fish", "Fisch", "Pez"],
      ["Rabbit", "Rabbit", "Hase", "Conejo"],
      ["Squirrel", "Squirrel", "Eichhörnchen", "Ardilla"],
      ["Turtle", "Turtle", "Schildkröte", "Tortuga"],
      ["Snail", "Snail", "Schnecke", "Caracol"],
    ],
  },
  {
    id: "produce",
    words:
      /(?<!\p{L})(?:fruits?|vegetables?|veggies|produce|obst|früchten?|gemüse\p{L}*|frutas?|verduras?|hortalizas?)(?!\p{L})/iu,
    name: { en: "fruit and vegetables", de: "Obst und Gemüse", es: "frutas y verduras" },
    pictures: [
      ["Apple", "Apple", "Apfel", "Manzana"],
      ["Banana", "Banana", "Banane", "Plátano"],
      ["Cherry", "Cherry", "Kirsche", "Cereza"],
      ["Grape", "Grapes", "Trauben", "Uvas"],
      ["Citrus", "Lemon", "Zitrone", "Limón"],
      ["Carrot", "Carrot", "Karotte", "Zanahoria"],
      ["LeafyGreen", "Lettuce", "Salat", "Lechuga"],
      ["Bean", "Bean", "Bohne", "Judía"],
    ],
  },
  {
    id: "food",
    words:
      /(?<!\p{L})(?:foods?|sweets|cakes?|desserts?|snacks|pastr(?:y|ies)|essen|süßigkeiten|kuchen|gebäck|leckereien|comidas?|dulces|pasteles|postres)(?!\p{L})/iu,
    name: { en: "food", de: "Essen", es: "comida" },
    pictures: [
      ["CakeSlice", "Cake", "Kuchen", "Pastel"],
      ["Croissant", "Croissant", "Croissant", "Cruasán"],
      ["Pizza", "Pizza", "Pizza", "Pizza"],
      ["IceCreamCone", "Ice cream", "Eis", "Helado"],
      ["Cookie", "Cookie", "Keks", "Galleta"],
      ["Donut", "Doughnut", "Donut", "Rosquilla"],
      ["Sandwich", "Sandwich", "Sandwich", "Bocadillo"],
      ["Soup", "Soup", "Suppe", "Sopa"],
    ],
  },
  {
    id: "vehicles",
    words:
      /(?<!\p{L})(?:vehicles?|cars?|trains?|planes?|traffic|transport|trucks?|fahrzeugen?|autos?|züge|flugzeugen?|verkehr|vehículos?|coches|carros|trenes|aviones|transporte)(?!\p{L})/iu,
    name: { en: "vehicles", de: "Fahrzeuge", es: "vehículos" },
    pictures: [
      ["Car", "Car", "Auto", "Coche"],
      ["Bus", "Bus", "Bus", "Autobús"],
      ["TrainFront", "Train", "Zug", "Tren"],
      ["Plane", "Plane", "Flugzeug", "Avión"],
      ["Ship", "Ship", "Schiff", "Barco"],
      ["Bike", "Bicycle", "Fahrrad", "Bicicleta"],
      ["Truck", "Lorry", "Lastwagen", "Camión"],
      ["Tractor", "Tractor", "Traktor", "Tractor"],
    ],
  },
  {
    id: "space",
    words:
      /(?<!\p{L})(?:space|planets?|stars|rockets?|astronauts?|universe|galaxy|weltraum|weltall|planeten|sternen?|raketen?|espacio|planetas|estrellas|cohetes?)(?!\p{L})/iu,
    name: { en: "space", de: "der Weltraum", es: "el espacio" },
    pictures: [
      ["Rocket", "Rocket", "Rakete", "Cohete"],
      ["Moon", "Moon", "Mond", "Luna"],
      ["Sun", "Sun", "Sonne", "Sol"],
      ["Star", "Star", "Stern", "Estrella"],
      ["Orbit", "Orbit", "Umlaufbahn", "Órbita"],
      ["Satellite", "Satellite", "Satellit", "Satélite"],
      ["Telescope", "Telescope", "Teleskop", "Telescopio"],
      ["Earth", "Earth", "Erde", "Tierra"],
    ],
  },
  {
    id: "music",
    words:
      /(?<!\p{L})(?:music|instruments?|orchestra|bands?|musik\p{L}*|instrumenten?|orchester|música|instrumentos?|orquesta)(?!\p{L})/iu,
    name: { en: "music", de: "Musik", es: "música" },
    pictures: [
      ["Guitar", "Guitar", "Gitarre", "Guitarra"],
      ["Drum", "Drum", "Trommel", "Tambor"],
      ["Piano", "Piano", "Klavier", "Piano"],
      ["Music", "Note", "Note", "Nota"],
      ["Mic", "Microphone", "Mikrofon", "Micrófono"],
      ["Headphones", "Headphones", "Kopfhörer", "Auriculares"],
      ["Radio", "Radio", "Radio", "Radio"],
      ["Disc3", "Record", "Schallplatte", "Disco"],
    ],
  },
  {
    id: "weather",
    words: /(?<!\p{L})(?:weather|seasons|wetter|jahreszeiten|tiempo atmosférico|clima|estaciones)(?!\p{L})/iu,
    name: { en: "the weather", de: "das Wetter", es: "el tiempo" },
    pictures: [
      ["Sun", "Sun", "Sonne", "Sol"],
      ["Cloud", "Cloud", "Wolke", "Nube"],
      ["CloudRain", "Rain", "Regen", "Lluvia"],
      ["Snowflake", "Snow", "Schnee", "Nieve"],
      ["Wind", "Wind", "Wind", "Viento"],
      ["Rainbow", "Rainbow", "Regenbogen", "Arcoíris"],
      ["CloudLightning", "Thunderstorm", "Gewitter", "Tormenta"],
      ["Umbrella", "Umbrella", "Schirm", "Paraguas"],
    ],
  },
  {
    id: "plants",
    words:
      /(?<!\p{L})(?:plants?|flowers?|trees?|garden|forest|nature|pflanzen?|blumen?|bäumen?|garten|wald|natur|plantas?|flores|árboles|jardín|bosque|naturaleza)(?!\p{L})/iu,
    name: { en: "plants", de: "Pflanzen", es: "plantas" },
    pictures: [
      ["Flower2", "Flower", "Blume", "Flor"],
      ["TreePine", "Fir", "Tanne", "Abeto"],
      ["TreeDeciduous", "Oak", "Eiche", "Roble"],
      ["TreePalm", "Palm", "Palme", "Palmera"],
      ["Leaf", "Leaf", "Blatt", "Hoja"],
      ["Clover", "Clover", "Klee", "Trébol"],
      ["Sprout", "Sprout", "Keimling", "Brote"],
      ["Wheat", "Wheat", "Weizen", "Trigo"],
    ],
  },
  {
    id: "tools",
    words: /(?<!\p{L})(?:tools|workshop|crafts|werkzeugen?|werkstatt|handwerk|herramientas|taller)(?!\p{L})/iu,
    name: { en: "tools", de: "Werkzeuge", es: "herramientas" },
    pictures: [
      ["Hammer", "Hammer", "Hammer", "Martillo"],
      ["Wrench", "Wrench", "Schraubenschlüssel", "Llave"],
      ["Drill", "Drill", "Bohrmaschine", "Taladro"],
      ["Axe", "Axe", "Axt", "Hacha"],
      ["Pickaxe", "Pickaxe", "Spitzhacke", "Pico"],
      ["Shovel", "Shovel", "Schaufel", "Pala"],
      ["Paintbrush", "Brush", "Pinsel", "Brocha"],
      ["Scissors", "Scissors", "Schere", "Tijeras"],
    ],
  },
];

const nameAt: Record<Language, 1 | 2 | 3> = { en: 1, de: 2, es: 3 };

export const pictureSet = (id: string): PictureSet => pictureSets.find((set) => set.id === id) ?? things;

/** The set whose words stand first in the text. */
export function pictureSetIn(text: string): PictureSet | null {
  const found = pictureSets.flatMap((set) => {
    const at = set.words.exec(text)?.index;
    return at === undefined ? [] : [{ set, at }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.set ?? null;
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The module with the pictures of a set, as a person would write it. */
export function picturesSource(set: PictureSet, language: Language): string {
  const icons = set.pictures.map(([icon]) => icon).toSorted();
  const rows = set.pictures.map((picture) => `  { name: "${picture[nameAt[language]]}", icon: ${picture[0]} },`);
  return `import { ${icons.join(", ")}, type LucideIcon } from "lucide-react";

export const subject = "${titled(set.name[language])}";
/** Each stands on two cards. */
export const pictures: { name: string; icon: LucideIcon }[] = [
${rows.join("\n")}
];
`;
}

/** So many pictures of other subjects, none of which is there already. */
export function furtherPictures(
  icons: readonly string[],
  count: number,
  language: Language,
): { icon: string; line: string }[] {
  const taken = new Set(icons);
  const found: { icon: string; line: string }[] = [];
  for (const picture of [things, ...pictureSets].flatMap(({ pictures }) => pictures)) {
    if (found.length === count) break;
    if (taken.has(picture[0])) continue;
    taken.add(picture[0]);
    found.push({ icon: picture[0], line: `  { name: "${picture[nameAt[language]]}", icon: ${picture[0]} },` });
  }
  return found;
}

export function namesOfSets(language: Language): string {
  return pictureSets.map(({ name }) => name[language]).join(", ");
}
