import { stem, tokens } from "../parse/words.ts";

/** Drawings that fit words of a trade we have no domain for; the first line that is named wins. */
const byWord: readonly [words: string, subjects: string[]][] = [
  [
    "flower florist bouquet garden gardener nursery blume blumen blumenladen florist gärtnerei flor flores floristería jardín",
    ["flower", "vase", "plant"],
  ],
  [
    "pet dog cat animal shelter vet kennel grooming hund katze tier tiere tierheim tierarzt perro gato canina mascota mascotas animales",
    ["paw", "bowl", "plant"],
  ],
  ["yoga meditation pilates massage spa wellness achtsamkeit masaje", ["lotus", "candle", "plant"]],
  [
    "plumber plumbing electrician handyman repair installateur installateurmeister sanitär heizung elektriker handwerker fontanero electricista reparación",
    ["wrench", "house", "box"],
  ],
  [
    "carpenter builder roofing roofer cleaning cleaner estate realtor rental cottage tischlerei schreinerei dachdecker immobilien ferienwohnung carpintero inmobiliaria limpieza",
    ["house", "sofa", "lamp"],
  ],
  [
    "garage mechanic car cars taxi driving autowerkstatt auto taxi fahrschule taller coche coches autoescuela",
    ["car", "wrench", "box"],
  ],
  ["dentist dental zahnarzt zahnarztpraxis dentista", ["tooth", "plant", "lamp"]],
  ["pizza pizzeria", ["pizza", "wine", "plate"]],
  ["cafe café coffee tea tearoom kaffee teestube cafetería", ["cup", "cake", "plant"]],
  [
    "book books library bookshop author writer school tutor bücherei buchladen schule nachhilfe librería biblioteca escuela",
    ["book", "pen", "lamp"],
  ],
  ["tailor upholstery interior furniture möbel raumausstatter muebles", ["sofa", "lamp", "vase"]],
  ["hike hiking climbing mountain guide wandern berg bergführer montaña senderismo", ["mountain", "bag", "book"]],
  ["software developer computer it informatik entwickler informática", ["laptop", "chart", "lamp"]],
];

/** Null when no word of the text has a drawing of its own. */
export function subjectsFor(text: string): string[] | null {
  const said = new Set(tokens(text).map(stem));
  return byWord.find(([words]) => words.split(" ").some((word) => said.has(stem(word))))?.[1] ?? null;
}
