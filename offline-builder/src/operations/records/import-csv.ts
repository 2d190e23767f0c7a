import type { Language } from "../../plan/plan.ts";
import { entityNames } from "../../emit/app/naming.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { has } from "../requests.ts";
import { sourcePaths } from "../pages/routes.ts";
import { entityIn } from "./records.ts";

const understood: Wording = { en: "Entries from a file.", de: "Einträge aus einer Datei.", es: "Datos de un archivo." };
const there: Wording = {
  en: "{list} take a file already: Import CSV stands above the list. Save the spreadsheet as CSV; its first line names the columns: {columns}. I changed nothing.",
  de: "{list} nehmen schon eine Datei: CSV-Import steht über der Liste. Die Tabelle als CSV speichern; die erste Zeile nennt die Spalten: {columns}. Ich habe nichts geändert.",
  es: "{list} ya admiten un archivo: Importar CSV está encima de la lista. Guarda la hoja como CSV; la primera línea nombra las columnas: {columns}. No he cambiado nada.",
};
const none: Wording = {
  en: "This app has no list of entries that could take a file. I changed nothing.",
  de: "Diese App hat keine Liste von Einträgen, die eine Datei aufnehmen könnte. Ich habe nichts geändert.",
  es: "Esta aplicación no tiene una lista que pueda admitir un archivo. No he cambiado nada.",
};

/** Lists of records read files from the beginning: the answer says where. */
export const importCsv = operation<{ text: string }>({
  id: "import-csv",
  words: "import upload csv excel spreadsheet importieren hochladen importar subir",
  match({ text, language }) {
    const asks =
      has(text, "import(?!es?(?![\\p{L}]))\\w*|einlesen|importier\\w*|impórta\\w*|importar") ||
      (has(text, "upload|load|bring|hochladen|übernehmen|subir|cargar") &&
        has(text, "csv|excel|spreadsheets?|tabelle|hoja(?: de cálculo)?"));
    return asks && !has(text, "export\\w*|important")
      ? { confidence: 0.87, values: { text }, understood: understood[language] }
      : null;
  },
  reads: sourcePaths,
  change(project, { text }, { language }: { language: Language }) {
    const { plan } = project;
    const first = entityIn(plan, text) ?? plan.entities[0];
    const page = first && project.text(`src/pages/${entityNames(first).listPage}.tsx`);
    if (!first || !page?.includes("<ImportCsv")) return { say: none[language] };
    const columns = first.fields.filter(({ type }) => type !== "file").map(({ label }) => label);
    return { say: worded(there, language, { list: first.plural, columns: columns.join(", ") }) };
  },
});
