/** Words that ask for a database, for accounts, or say who sees what. */
import { has } from "../operations/requests.ts";
import { isEnrolment } from "../parse/wishes/enrolment.ts";
import type { Sharing } from "./tables.ts";

const database =
  "(?:in|to|into|with|using|on|add|use|connect|a|the|real|own)\\s+(?:a |an |the |my |real |shared |proper |online |cloud ){0,6}(?:database|db|backend|server|cloud)|database|supabase|(?:store|save|keep|put|sync)\\s+(?:\\p{L}+\\s+){0,4}(?:online|permanently)|sync(?:ed|hron\\w*)?(?:\\s+(?:it|them|everything))?(?:\\s+(?:across|between|on))?|on all (?:my )?devices|datenbank|(?:auf|in)\\s+(?:dem|einem|der|einer)\\s+(?:server|cloud)|online speichern|(?:auf|zwischen) (?:allen )?(?:meinen )?geräten|base de datos|en la nube|en (?:un|el) servidor|guárda\\w* en línea|en línea|en todos mis dispositivos";
const accounts =
  "(?<!ship )sign[- ]?(?:in|up|on)s?|log[- ]?ins?|log[- ]?on|(?:user )?accounts|an account|auth(?:entication)?|password protect\\w*|passwords?|registration|anmeld(?:ung|en)|einloggen|login|benutzerkont(?:o|en)|konten|passwort|registrierung|inici(?:o|ar|e) (?:de )?sesión|cuentas?(?: de usuario)?|contraseñas?|registro de usuarios";
const alone =
  "(?:each|every|everyone|everybody|all)\\b.{0,30}\\b(?:only|just)\\b.{0,20}\\b(?:own|their|theirs)|only (?:see|sees|show|shows)\\b.{0,20}\\b(?:own|their|theirs)|(?:their|his|her) own (?:\\p{L}+ )?(?:only|lists?|entries|data|todos|to-dos|tasks)|private (?:to|for|per) (?:each|every|the)\\b|per user|jede[rs]?\\b.{0,30}\\bnur\\b.{0,20}\\b(?:eigene\\w*|seine\\w*|ihre\\w*)|nur (?:die |seine |ihre )?eigenen|cada\\b.{0,30}\\bsolo\\b.{0,20}\\b(?:sus?|propi\\w*)|solo (?:vea|ve|ven|vean) (?:lo|la|los|las)? ?(?:suy\\w*|sus|propi\\w*)";
const team =
  "(?:my|our|the(?: whole| entire)?) (?:\\p{L}+ )?(?:team|colleagues|co-?workers|staff|employees|crew|department)|(?:mein\\p{L}*|unser\\p{L}*|die|den|das|allen?|wir sind) (?:\\p{L}+ )?(?:team|kolleg\\p{L}*|mitarbeiter\\p{L}*|abteilung|belegschaft)|wir sind zu \\p{L}+t|(?:mi|nuestro) (?:equipo|personal)|(?:mis|l[oa]s|nuestr[oa]s|somos \\p{L}+) (?:colegas|compañer\\p{L}*|emplead[oa]s)";
const together =
  "(?:every(?:one|body)|all|(?:my|our|the) (?:whole )?team)\\b[^.]{0,40}\\b(?:sees?|shares?|edits?|uses?|works? on)\\b[^.]{0,20}\\bthe same\\b|(?:alle|jede[rs]?|(?:mein|unser|das)(?: ganze[sn]?)? team)\\b[^.]{0,40}\\b(?:die ?selben?|das ?selbe|die gleichen?|das gleiche)\\b|(?:todos|todas|(?:mi|el|nuestro) equipo)\\b[^.]{0,40}\\b(?:vean?|ven|ve|compart\\p{L}*|usen?)\\b[^.]{0,20}\\bmism[oa]s?\\b|mit (?:meinem|unserem|dem) team teilen|compart\\p{L}* con (?:mi|nuestro|el) equipo|(?:shared|share it|share them|sharing|in common) (?:between|among|amongst|with|by|across) (?:all |the |my |our |different |other |several )*(?:users?|people|persons?|team|family|members?|everybody|everyone|colleagues|flat ?mates|devices)|(?:everybody|everyone|all (?:users?|people|members?)) (?:sees?|share|shares|edits?) (?:and \\p{L}+ )?the same|gemeinsam (?:für|mit|von) (?:allen?|mehreren?|dem|unserem)|(?:alle|mehrere) (?:sehen|teilen|bearbeiten) (?:die|das)?selben?|geteilt (?:mit|zwischen|unter)|zwischen (?:den |mehreren )?(?:benutzern|nutzern|personen)|compartid[oa]s? (?:entre|con|por)|(?:todos|todas) (?:vean|ven|comparten) (?:lo|la|los|las) mism\\w*";

/** A dashboard of a bank's accounts asks for none of its own, and a "database" may be what a list is called. */
const otherThings =
  "bank accounts?|savings accounts?|checking accounts?|accounts? (?:receivable|payable|balances?)|accounting|accounts?,? (?:and )?(?:transactions?|budgets?|transfers?)|transactions,? (?:and )?accounts|volunteers?'? sign[- ]?ups?|(?:people|volunteers|members|neighbou?rs|parents|helpers|students|players|others|charities) (?:can |could )?sign up|(?:customer|contact|movie|recipe|product|member|player|music|book) database|database of|password (?:manager|list|generator)|cuentas? bancarias?|llevar (?:las|mis|nuestras) cuentas|cuentas de (?:mi|la|nuestra) (?:casa|familia)|cuenta (?:atrás|regresiva)";
const without =
  "(?:without|no|not? need(?:ing)?|ohne|kein\\p{L}*|sin)\\s+(?:an? |any |una? |eine?n? )?(?:(?:user|member|customer|client|benutzer|kunden)[ -]?)?(?:log[ -]?ins?|sign[ -]?(?:in|up)s?|accounts?|passwords?|database|backend|server|anmeldung(?:en)?|login|konto|konten|passwort|passwörter|datenbank|cuentas?|contraseñas?|base de datos)";

export interface Wish {
  sharing: Sharing;
  /** Said in the words, not only assumed. */
  isStated: boolean;
}

/** A database for what the site keeps, and no accounts for its visitors. */
export const asksForDatabase = (text: string): boolean =>
  wishIn(text) !== null && has(text, database) && !has(text, accounts);

/** Words that name a team: what it keeps is kept together. */
export const isForTeam = (text: string): boolean => has(text, team);

/** Null where the words ask for neither. Sign-in alone means entries of one's own, and with a team one list of all. */
export function wishIn(written: string): Wish | null {
  // Who signs up for a course signs in nowhere.
  const text = written.replace(
    /(?<![\p{L}])(?:zu|zum|zur|für|bei)\s+(?:\p{L}+\s+){1,3}an(?:zu)?meld(?:en|ung)(?![\p{L}])/giu,
    " ",
  );
  if (has(text, without) || has(text, otherThings) || isEnrolment(written)) return null;
  if (has(text, together)) return { sharing: "shared", isStated: true };
  if (has(text, alone)) return { sharing: "own", isStated: true };
  const asks = has(text, database) || has(text, accounts);
  if (asks && isForTeam(text)) return { sharing: "shared", isStated: true };
  return asks ? { sharing: "own", isStated: false } : null;
}
