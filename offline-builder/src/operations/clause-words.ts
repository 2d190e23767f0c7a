/** Where one wish of a request ends and the next begins, and whether words are a wish of their own. */
import { findColors } from "../parse/colors.ts";

const polite =
  "(?:(?:please|also|then|next|now|can you|could you|would you|i(?:'d| would) like (?:you )?to|i want (?:you )?to|we want to|bitte|auch|dann|kannst du|könntest du|können sie|ich möchte|ich will|por favor|también|luego|puedes|podrías|quiero que)\\s+)*";

/** Words that begin a wish, and hardly anything else when another word follows. */
const plain =
  "show|display|highlight|remind|notify|email|make|turn|give|change|switch|move|rename|remove|delete|hide|replace|sort|add|include|insert|tell|calculate|let|allow|enable|disable|integrate|translate|send|warn|restrict|protect|" +
  "füge?|ergänze|zeige?|mache?|ändere|lösche?|entferne|sortiere|benenne|nenne|verschiebe|ersetze|markiere|erinnere?|schicke?|sende|berechne|erlaube|stelle?|blende|exportiere|importiere|übersetze|erstelle|warne|sperre|schütze|" +
  "añade|agrega|pon|muestra|muéstrame|enseña|haz|cambia|quita|elimina|borra|ordena|renombra|mueve|(?:ordén|cámbia|muéstra|quíta|bórra|agrúpa|elimína|añáde|márca)\\p{L}+|(?:pon|haz)(?:l[oa]s?|les?)|reemplaza|sustituye|resalta|recuérdame|envía|manda|calcula|permite|exporta|importa|imprime|traduce|avisa|bloquea|protege|oculta";
/** Words that are also names of things: only between sentences and after "and". */
const broad =
  "put|place|list|mark|set|call|drop|order|filter|group|count|sum|track|connect|link|print|export|import|download|upload|use|create|build|draw|open|lock|publish|share|alert|check|fix|update|save|store|sync|limit|keep|split|copy|duplicate|ask|require|convert|round|compare|" +
  "setze?|gib|leg|nimm|drucke|verwende|benutze|baue?|speichere?|verbinde|teile|zähle|" +
  "marca|cuenta|deja|usa|crea|guarda|conecta|comparte|imprime|llama";
const obliging =
  "(?:i|we) (?:also )?(?:need|want)|(?:it|they|users?|people|everyone|customers|members|there) (?:should|must|needs? to|has to|have to)|(?:ich|wir) (?:brauche|brauchen|möchten?|wollen)|(?:es|man|sie|er|nutzer|kunden|mitglieder) soll(?:en)?|(?:quiero|queremos|necesito|necesitamos|debe|deben|tiene que|hay que)";
/** "… und die Preise entfernen": German puts the verb last. */
const last =
  /\s(?:machen|entfernen|löschen|hinzufügen|ändern|zeigen|anzeigen|sortieren|umbenennen|verschieben|erinnern|schicken|senden|berechnen|markieren|ausblenden|einblenden|erlauben|sperren|drucken|exportieren|importieren)[.!]?$/iu;

const command = new RegExp(`^${polite}(?:(?:${plain}|${broad})(?:\\s+\\S+)+|(?:${obliging})(?:\\s+\\S+)+)`, "iu");
/** "Am 12. Juli": the point behind a number is no end. */
const months =
  "jan(?:uar)?|feb(?:ruar)?|märz|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?";
/** "Rename it to Oak Table, it's from 2023": a wish about what was just named. */
const about = "(?:it['’]?s|it is|it was|(?:er|sie|es) ist|es de(?:l)?|es un[ao]?)";
const boundary = new RegExp(
  `\\s*(?:;|[.!?](?=\\s)(?!(?<=\\d[.])\\s+(?:${months}))|\\n|,?\\s+(?:and then|then|and also|and|und dann|und|y luego|y)(?=\\s)|,(?=\\s+${polite}(?:${plain})\\s)|,(?=\\s+${about}\\s))\\s*`,
  "giu",
);

export function isCommand(part: string): boolean {
  return command.test(part) || last.test(part);
}

/** The parts of a text between sentences, "and" and commas before a verb; what stands in quotes stays together. */
export function splitClauses(text: string): string[] {
  const quotes = [...text.matchAll(/["„“”«»][^"„“”«»]*["„“”«»]/g)].map((found) => [
    found.index,
    found.index + found[0].length,
  ]);
  const parts: string[] = [];
  let start = 0;
  for (const found of text.matchAll(boundary)) {
    if (quotes.some(([from, to]) => found.index >= from! && found.index < to!)) continue;
    const end = found.index + found[0].length;
    if (isBetweenColors(text.slice(start, found.index), text.slice(end))) continue;
    parts.push(text.slice(start, found.index));
    start = end;
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter(Boolean);
}

/** "Change the colours to brown and cream": two of one wish, which only a change of colours reads as such. */
function isBetweenColors(before: string, after: string): boolean {
  if (!/(?<!\p{L})(?:colou?rs?|farben?|color(?:es)?|palette)\s+(?:to|are|be|auf|in|zu|a|por|:)\s/iu.test(before))
    return false;
  const [color] = findColors(/^[\p{L} ]+?(?=,|\.|\s+(?:and|und|y)\s|$)/iu.exec(after)?.[0] ?? "");
  return (
    color?.index === 0 &&
    findColors(before).some(({ index, words }) => index + words.length === before.trimEnd().length)
  );
}
