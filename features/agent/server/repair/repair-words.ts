/** Repairs in the language of the conversation. Names, tags and paths stay. */
import type { SpokenLanguage } from "@slipway/kernel/chat/language-of";
import { spokenIn, type Heard } from "../context/spoken-in.ts";

const repaired: Record<SpokenLanguage, string> = { en: "Repaired", de: "Repariert", es: "Reparado" };

/** The first row that fits says it, so that narrower ones come first. */
const rows: readonly (readonly [english: RegExp, german: string, spanish: string])[] = [
  [
    /^imported from (.+) in place of (.+) in (\S+)$/,
    "in $3 aus $1 statt aus $2 importiert",
    "importado desde $1 en vez de $2 en $3",
  ],
  [
    /^imported (.+) as the default from (.+) in (\S+)$/,
    "$1 als Standard aus $2 in $3 importiert",
    "importado $1 por defecto desde $2 en $3",
  ],
  [
    /^imported (.+) for (.+), which (.+) does not have, in (\S+)$/,
    "$1 statt $2, das es in $3 nicht gibt, in $4 importiert",
    "importado $1 en lugar de $2, que no está en $3, en $4",
  ],
  [/^imported (.+) as a type in (\S+)$/, "$1 in $2 als Typ importiert", "importado $1 como tipo en $2"],
  [/^imported (.+) as a value in (\S+)$/, "$1 in $2 als Wert importiert", "importado $1 como valor en $2"],
  [/^imported (.+) from (.+) in (\S+)$/, "$1 aus $2 in $3 importiert", "importado $1 desde $2 en $3"],
  [/^imported (.+) in (\S+)$/, "$1 in $2 importiert", "importado $1 en $2"],
  [/^added the package (.+)$/, "das Paket $1 hinzugefügt", "añadido el paquete $1"],
  [/^took (.+) from its useState in (\S+)$/, "$1 aus seinem useState in $2 genommen", "tomado $1 de su useState en $2"],
  [/^wrote (.+) for (.+) in (\S+)$/, "$1 statt $2 in $3 geschrieben", "escrito $1 en lugar de $2 en $3"],
  [/^wrote (.+) as text$/, "$1 als Text geschrieben", "escrito $1 como texto"],
  [
    /^gave the elements of a list a key in (\S+)$/,
    "den Einträgen einer Liste in $1 einen Schlüssel gegeben",
    "puesta una clave a los elementos de una lista en $1",
  ],
  [
    /^gave the elements of (\d+) lists a key in (\S+)$/,
    "den Einträgen von $1 Listen in $2 einen Schlüssel gegeben",
    "puesta una clave a los elementos de $1 listas en $2",
  ],
  [/^read (.+) with care in (\S+)$/, "$1 in $2 vorsichtig gelesen", "leído $1 con cuidado en $2"],
  [
    /^removed the unused import of (.+) in (\S+)$/,
    "den ungenutzten Import von $1 in $2 entfernt",
    "quitada la importación sin uso de $1 en $2",
  ],
  [
    /^removed an unused import in (\S+)$/,
    "einen ungenutzten Import in $1 entfernt",
    "quitada una importación sin uso en $1",
  ],
  [/^removed values that nothing reads in (\S+)$/, "ungelesene Werte in $1 entfernt", "quitados valores sin uso en $1"],
  [
    /^removed a declaration, which nothing uses, in (\S+)$/,
    "eine ungenutzte Deklaration in $1 entfernt",
    "quitada una declaración sin uso en $1",
  ],
  [
    /^removed (.+?),? (?:that|which) nothing (?:reads|uses),? in (\S+)$/,
    "das ungenutzte $1 in $2 entfernt",
    "quitado $1, sin uso, en $2",
  ],
  [
    /^removed a closing tag without an opening one$/,
    "ein schließendes Tag ohne öffnendes entfernt",
    "quitada una etiqueta de cierre sin apertura",
  ],
  [
    /^marked the parameter (.+) as unused in (\S+)$/,
    "den Parameter $1 in $2 als ungenutzt markiert",
    "marcado el parámetro $1 como sin uso en $2",
  ],
  [/^closed (.+) under its own name$/, "$1 unter eigenem Namen geschlossen", "cerrado $1 con su nombre"],
  [/^closed (.+)$/, "$1 geschlossen", "cerrado $1"],
  [
    /^put elements side by side into one$/,
    "Elemente nebeneinander in eines gefasst",
    "reunidos en uno los elementos contiguos",
  ],
];

/** `says` continues "Repaired: ". */
export function repairIn(language: SpokenLanguage, says: string): string {
  const row = language === "en" ? undefined : rows.find(([english]) => english.test(says));
  return row === undefined ? says : says.replace(row[0], language === "de" ? row[1] : row[2]);
}

/** In the language of the conversation: each repair, and the answer that tells them. */
export function repairsIn(heard: Heard, says: readonly string[]): { done: string[]; sentence: string } {
  const language = spokenIn(heard);
  const done = says.map((one) => repairIn(language, one));
  return { done, sentence: `${repaired[language]}: ${done.join("; ")}.` };
}
