import { stem, tokens } from "../../parse/words.ts";

/** What people keep about things, by its names in the three languages: who asks in German means the English field, too. */
const names: readonly (readonly string[])[] = [
  [
    "birthday",
    "born",
    "date of birth",
    "birth date",
    "geboren",
    "geboren am",
    "nacido",
    "nacimiento",
    "geburtstag",
    "geburtsdatum",
    "cumpleaños",
    "fecha de nacimiento",
  ],
  ["phone", "phone number", "telephone", "mobile", "telefon", "telefonnummer", "handy", "teléfono", "móvil"],
  ["e-mail", "email", "e-mail address", "e-mail-adresse", "correo", "correo electrónico"],
  ["address", "adresse", "anschrift", "dirección"],
  ["company", "firma", "unternehmen", "empresa"],
  ["note", "notes", "notiz", "notizen", "nota", "notas"],
  ["price", "preis", "precio"],
  ["amount", "betrag", "importe"],
  ["quantity", "in stock", "stock", "bestand", "auf lager", "existencias", "menge", "anzahl", "cantidad"],
  ["category", "kategorie", "categoría"],
  ["date", "datum", "fecha"],
  ["status", "estado"],
  ["priority", "priorität", "prioridad"],
  ["description", "beschreibung", "descripción"],
  ["due", "due date", "deadline", "fällig", "fällig am", "frist", "vence", "vencimiento", "fecha límite"],
  ["city", "stadt", "ort", "ciudad"],
  ["website", "webseite", "sitio web"],
  ["photo", "picture", "foto", "bild", "imagen"],
  [
    "assignee",
    "assigned to",
    "assigned",
    "agent",
    "responsible",
    "person in charge",
    "bearbeiter",
    "bearbeiterin",
    "zuständig",
    "zugewiesen an",
    "zugewiesen",
    "verantwortlich",
    "responsable",
    "encargado",
    "asignado a",
    "asignada a",
    "agente",
  ],
];

const plain = (label: string): string => tokens(label).map(stem).join(" ");
const groups = names.map((group) => new Set(group.map(plain)));

/** What else a field of this label is called, in stems. */
export function otherNames(label: string): readonly string[] {
  const own = plain(label);
  return groups.flatMap((group) => (group.has(own) ? [...group] : []));
}

/** Whether two labels name the same thing in other words or another language: "Geburtstag" and "Birthday". */
export function sameInOtherWords(one: string, other: string): boolean {
  const [first, second] = [plain(one), plain(other)];
  return groups.some((group) => group.has(first) && group.has(second));
}
