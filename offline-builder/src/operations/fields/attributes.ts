/** Words that are what is kept about a thing, wherever they stand: "add isbn", "add a genre", "Anzahl Zimmer". */
import { knownEntities, knownEntity } from "../../lexicon/entities/index.ts";
import { englishThings } from "../../lexicon/things/index.ts";
import { localized } from "../../lexicon/entities/entity.ts";
import { fieldOf } from "../../parse/records/stated-fields.ts";
import type { Entity, Language, Plan } from "../../plan/plan.ts";
import { stems } from "../records/records.ts";

/** Besides those of the lexicon's lists. */
const more: Record<Language, string> = {
  en: "isbn|genre|author|publisher|edition|brand|model|barcode|sku|serial number|salary|salary range|bathrooms|bedrooms|rooms|square meters|square metres|square feet|floor|colour|color|size|weight|height|width|length|material|rating|difficulty|servings|calories|nationality|gender|job title|department|nickname|iban|tax id|vat number|website|social media|source|tags|label|labels|language|country|region|postcode|zip code|street|address|follow-up date|start date|end date|reference|version|estimate|effort|mileage|deposit|discount|warranty|supplier|location|venue|duration|capacity|birthday|anniversary",
  de: "isbn|genre|autor|autorin|verlag|auflage|marke|modell|barcode|seriennummer|gehalt|bäder|zimmer|quadratmeter|stockwerk|farbe|größe|gewicht|höhe|breite|länge|material|bewertung|schwierigkeit|portionen|kalorien|geschlecht|abteilung|spitzname|iban|steuernummer|webseite|quelle|schlagwörter|schlagworte|sprache|land|region|postleitzahl|plz|straße|adresse|wiedervorlage|startdatum|enddatum|version|aufwand|kilometerstand|kaution|rabatt|garantie|lieferant|ort|dauer|geburtstag",
  es: "isbn|género|autor|autora|editorial|edición|marca|modelo|código de barras|número de serie|salario|baños|habitaciones|metros cuadrados|planta|color|tamaño|talla|peso|altura|ancho|largo|material|valoración|dificultad|porciones|calorías|departamento|apodo|iban|nif|sitio web|origen|etiquetas|idioma|país|región|código postal|calle|dirección|fecha de inicio|fecha de fin|versión|esfuerzo|kilometraje|fianza|descuento|garantía|proveedor|lugar|duración|cumpleaños",
};

const known = new Map<Language, ReadonlySet<string>>();

function labelsIn(language: Language): ReadonlySet<string> {
  const made = known.get(language);
  if (made) return made;
  const lists = language === "en" ? [...knownEntities, ...englishThings] : knownEntities;
  const labels = lists.flatMap(({ fields }) => fields.map(({ label }) => localized(label, language)));
  const all = new Set([...labels, ...more[language].split("|")].map(stems));
  known.set(language, all);
  return all;
}

/** As a whole; how many there are of something is an attribute, too. */
export function isAttribute(label: string, language: Language): boolean {
  const bare = label.replace(/^(?:number of|anzahl(?: der)?|número de|cantidad de)\s+/iu, "");
  return (
    labelsIn(language).has(stems(label)) ||
    labelsIn(language).has(stems(bare)) ||
    fieldOf(label, [], language)?.sure === true
  );
}

/** Of which thing such a word is said, where the lexicon of its lists does not say it. */
const things: readonly (readonly [attribute: RegExp, keys: RegExp])[] = [
  [
    /^(?:isbn|author|autor(?:a|in)?|publisher|verlag|editorial|edition|auflage|genre|género)$/iu,
    /(?:^|-)(?:book|media|album|film|movie)$/,
  ],
  [/^(?:breed|rasse|raza|species|tierart|especie)$/iu, /(?:^|-)(?:pet|animal|patient)$/],
  [/^(?:barcode|sku|supplier|weight|brand|marke|marca)$/iu, /(?:^|-)(?:product|item|article|part)$/],
];

/** The list whose entries usually have such a thing; undefined where the first one is as likely. */
export function ownerOf({ entities, language }: Plan, label: string): Entity | undefined {
  const wanted = stems(label);
  const keys = things.find(([attribute]) => attribute.test(label.trim()))?.[1];
  return (
    entities.find(({ key }) =>
      (knownEntity(key)?.fields ?? []).some((field) => stems(localized(field.label, language)) === wanted),
    ) ?? entities.find(({ key }) => keys?.test(key))
  );
}
