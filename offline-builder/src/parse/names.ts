import { isRealWord } from "../lexicon/real-words.ts";
import type { Language } from "../plan/plan.ts";

/** Names, places and facts that must appear exactly as they were written. */

const quoted = /[„“"«»'‘]([^„“”"«»'’\n]{2,60})[“”"«»'’]/g;
const introduced =
  /(?:\b[Cc]alled|\b[Nn]amed|\b[Nn]ame it|\b[Cc]all it|\bnamens|\bheißt|\bnennt sich|\bgenannt|\bllamad[oa]|\b[Ss]e llama|\bde nombre|\b[Nn]ame(?: is| ist|:)|(?<=[,;.]\s)(?:[Nn]ame|[Nn]ombre|[Tt]itle)|\b[Tt]itle:|\b[Tt]itel:|\b[Nn]ombre:|\b[Nn]amed it|\b[Ii]ch heiße|\b[Mm]e llamo)\s+((?:\p{Lu}[\p{L}\p{N}&'’.-]*|&|\d+)(?:\s+(?:(?:of|the|and|de|la|del|und|y|&)\s+)?(?:\p{Lu}[\p{L}\p{N}&'’.-]*|&|\d+))*)/u;
const introducedLower = /(?:\bcalled|\bnamed|\bname it|\bcall it)\s+([\p{L}\p{N}&'’-]+(?:\s+[\p{L}\p{N}&'’-]+)?)/iu;
const afterTrade =
  /\b(?:my|our|meine?n?|unsere?n?|mi|nuestr[oa])\s+(?:(?!\b(?:with|mit|con|columns?|spalten|columnas)\b)[\p{Ll}\s-]){3,30}?(?<!\b(?:in|en|from|near|at|aus|bei)|(?:mein|unser)\p{Ll}{0,2}\s\p{Ll}+e[nmrs]?)\s+((?:\p{Lu}[\p{L}&'’]+)(?:\s+(?:(?:&|and|und|y|of|the|de|la)\s+){0,2}\p{Lu}[\p{L}&'’]+){0,3})/u;
/** "For the Harbour Lights jazz festival", "wir sind das Tierheim Sonnenhof", "nuestra boda, Lucía y Andrés". */
const presented =
  /\b(?:for (?:the|our|my)|we are(?: the)?|wir sind (?:das|der|die)|somos(?: el| la| los| las)?|boda(?: de|,)|wedding(?: (?:web ?)?(?:site|page|app))?(?: of| for|,)|hochzeit(?:sseite|swebsite|swebseite|shomepage)?(?: von| für|,))\s+((?:\p{Lu}[\p{L}'’]+)(?:\s+(?:(?:&|and|und|y|of|de)\s+)?\p{Lu}[\p{L}'’]+)+)/iu;

/** "Unser Jazzfestival Hafenklang", "meine Tischlerei Holzwerk": German trades have a capital too, the name stands behind. */
const afterGermanTrade =
  /\b(?:[Mm]eine?[nm]?|[Uu]nsere?[nm]?|[Uu]nser|[Mm]ein)\s+(?:\p{Ll}+e[nmrs]?\s+)?\p{Lu}\p{Ll}{3,}\s+((?:St\.\s+)?\p{Lu}[\p{L}&'’]+(?:\s+(?:(?:&|und)\s+)?\p{Lu}[\p{L}&'’]+){0,2})/u;

/** "For the illustrator Jonas Weidt", "para la fotógrafa Inés Robles": who somebody is stands before the name. */
const titled =
  /\b(?:for|of|by|para|de)\s+(?:(?:the|an?|my|our|la|el|un|una|mi|nuestr[oa])\s+)(?:\p{Ll}+[ -]){1,3}(?<!\b(?:in|at|from|near|of|with|on|and|to|like|by|en|de|con|y|a)\s)(\p{Lu}[\p{L}'’]+(?:\s+(?:(?:&|and|y|of|de|van|von|di)\s+)?\p{Lu}[\p{L}'’]+){1,2})/u;
/** "Portfolio of photographer Inés Robles": the article may be missing where a name of two words follows. */
const titledBare =
  /\b(?:for|of|by|para|de)\s+(?!(?:the|an?|my|our|la|el|un|una|mi|people|all|everyone|todos)\s)\p{Ll}{4,}\s+(\p{Lu}\p{Ll}[\p{L}'’]*\s+(?:(?:&|and|y|of|de|van|von|di)\s+)?\p{Lu}\p{Ll}[\p{L}'’]*(?:\s+\p{Lu}\p{Ll}[\p{L}'’]*)?)(?=$|[,.;:]|\s+\p{Ll})/u;
/** Two people who marry: "an invitation for Priya & Tom". */
const couple =
  /(?:^|(?<=[,:]\s|\b(?:for|of|von|für|de|para|from|wir,)\s))(\p{Lu}\p{Ll}+\s+(?:&|and|und|y|e|\+)\s+\p{Lu}\p{Ll}+)(?![\p{L}-]|\s+\p{Lu})/u;
const marries = /wedding|marr(?:y|ied|iage)|hochzeit|trauung|heirate|boda|nos casamos|enlace/iu;
/** The place and whose it is, said first and without a verb: "Metzgerei Huber mit Mittagstisch", "Café Morgenrot in Kassel". */
const placeFirst = new RegExp(
  `^((?:\\p{Lu}\\p{Ll}*(?:praxis|bäckerei|metzgerei|fleischerei|gärtnerei|schreinerei|tischlerei|brauerei|konditorei|buchhandlung|apotheke|fahrschule|kanzlei|werkstatt|gasthof|gasthaus|weingut|hofladen|autohaus|bauernhof|tierarztpraxis)|${[
    "Café|Cafe|Hotel|Restaurant|Ristorante|Trattoria|Pizzeria|Bistro|Bar|Pension|Salon|Studio|Atelier|Praxis|Haus|Villa|Casa|Hostal|Posada|Bodega|Bodegas|Taller",
    "Panadería|Pastelería|Peluquería|Clínica|Farmacia|Librería|Academia|Escuela|Carnicería|Floristería|Finca|Camping|Bakery|Bakehouse|Chez|Metzgerei|Bäckerei|Fleischerei|Friseur",
    "Gärtnerei|Schreinerei|Tischlerei|Brauerei|Konditorei|Buchhandlung|Apotheke|Fahrschule|Kanzlei|Gasthof|Gasthaus|Weingut|Hofladen|Autohaus|Tierarztpraxis|Kita|Zimmerei|Elektro|Malerbetrieb",
  ].join(
    "|",
  )})\\s+(?:(?:Dr\\.|St\\.|Zum|Zur|Am|El|La|Los|Las|de|del|the)\\s+)*\\p{Lu}[\\p{L}'’-]+(?:\\s+(?:&|und|y|and)\\s+\\p{Lu}[\\p{L}'’-]+)?)(?=$|[,.;:–-]|\\s+(?:\\p{Ll}|Web|Home|Site|Seite|[–-]))`,
  "u",
);
const notNamed =
  /(?<![\p{L}])(?:Web ?site|Website|Webseite|Homepage|Web|Site|Seite|Seiten|Shop|App|Booking|Online|Verwaltung|Software|Termine?|Buchung)$/u;

/** "Für die Fotografin Mira Okafor". */
const titledInGerman =
  /\b(?:[Ff]ür|[Vv]on)\s+(?:die|den|der|das)\s+\p{Lu}\p{Ll}{3,}\s+(\p{Lu}[\p{L}'’]+(?:\s+(?:(?:&|und|von|van)\s+)?\p{Lu}[\p{L}'’]+){1,2})/u;

/** "A launch page for Noctua, a bedside lamp": what it is stands behind the name. */
const explained =
  /\b(?:for|für|para)\s+((?:\p{Lu}[\p{L}\p{N}&'’]+)(?:\s+\p{Lu}[\p{L}\p{N}&'’]+){0,3}),\s+(?:an?|the|our|my|eine?n?|unsere?|meine?|un|una|nuestr[oa]|mi)\s+\p{Ll}/u;
/** "I run the Harbour Lights Trust", "ich leite die Freiwillige Feuerwehr Oberried": two capitals at least. */
const led =
  /\b(?:run|lead|manage|chair|leite|führe|betreibe|vertrete|leiten|führen|betreiben|dirijo|llevo|presido|dirigimos|llevamos)\s+(?:the|die|der|das|den|el|la|los|las)\s+((?:\p{Lu}[\p{L}'’-]+)(?:\s+(?:(?:&|and|und|y|of|de|del)\s+)?\p{Lu}[\p{L}'’-]+){1,3})/u;

/** What a van or a dog is called is not what the site is called. */
const companions =
  /(?<![\p{L}])(?:van|dog|cat|car|truck|lorry|boat|horse|pony|parrot|tractor|bus|hund|katze|kater|lieferwagen|transporter|auto|wagen|pferd|traktor|perr[oa]|gat[oa]|furgoneta|coche|camión|caballo|barco)\s+(?:is |wird |hört auf (?:den Namen )?|se )?(?:called|named|nicknamed|heißt|namens|genannt|llama|llamad[oa])?\s*["“„«]?\p{Lu}[\p{L}'’]+(?: genannt)?/gu;
const introducesSelf =
  /(?<![\p{L}])(?:I am|I'm|[Ii]ch bin|[Ss]oy)\s+(\p{Lu}\p{Ll}[\p{L}'’-]*\s+\p{Lu}\p{Ll}[\p{L}'’-]*)/u;

export function findName(whole: string): string | null {
  const text = whole.replace(companions, " ");
  for (const match of text.matchAll(quoted)) {
    const name = match[1]!.trim();
    const apostrophe = match[0].startsWith("'") && /\p{L}$/u.test(text.slice(0, match.index));
    // In a long text a word in quotes is as often a state or a button as a name.
    const inside = whole.length > 300 && /^\p{Ll}/u.test(name);
    if (!apostrophe && !inside && /\p{L}/u.test(name)) return tidy(name);
  }
  const found =
    introduced.exec(text)?.[1] ??
    (marries.test(text) ? couple.exec(text)?.[1] : undefined) ??
    ownPlace(text) ??
    abbreviated(afterTrade.exec(text)?.[1]) ??
    properName(presented.exec(text)?.[1]) ??
    afterGermanTrade.exec(text)?.[1] ??
    introducesSelf.exec(text)?.[1] ??
    titled.exec(text)?.[1] ??
    titledBare.exec(text)?.[1] ??
    titledInGerman.exec(text)?.[1] ??
    explained.exec(text)?.[1] ??
    led.exec(text)?.[1];
  if (found) return tidy(found.replace(/(?<=\p{L}{3})\.\s.*$/su, ""));
  const lower = introducedLower.exec(text)?.[1];
  return lower
    ? tidy(lower.replace(/\s+(?:with|for|and|where|that|in|to)$/i, "")).replace(/\b\p{Ll}/gu, (c) => c.toUpperCase())
    : null;
}

/** A place is said by its name, and nothing of what is to be done there. */
export function isPlaceByName(text: string): boolean {
  return ownPlace(text) !== undefined && !/:\s/.test(text);
}

function ownPlace(text: string): string | undefined {
  const name = placeFirst.exec(text.trim())?.[1];
  return name && !notNamed.test(name) ? name : undefined;
}

/** "My site as a UX designer": what a trade is abbreviated to is nobody's name. */
function abbreviated(name: string | undefined): string | undefined {
  return name && /^(?:UX|UI|UX\/UI|PR|HR|IT|SEO|3D|VR|AI|DJ|MC|PT|GP|TV|CV|QA|PC|CNC)$/u.test(name) ? undefined : name;
}

/** The case of letters decides, though the words before the name may begin a sentence. */
function properName(words: string | undefined): string | undefined {
  return /^(?:\p{Lu}[\p{L}'’]+)(?:\s+(?:(?:&|and|und|y|of|de)\s+)?\p{Lu}[\p{L}'’]+)+/u.exec(words ?? "")?.[0];
}

const trades: Record<Language, RegExp> = {
  en: /\b(?:for|about)\s+(?:my|our|an?|the)\s+(?:(?:small|local|new|little|family)\s+)*((?:\p{Ll}+[ -]){0,2}\p{Ll}{3,})(?=\s+(?:\p{Lu}|called|named|in|with|w|w\/|and|where|that|["“])|[,.:;]|$)/u,
  de: /\bfür\s+(?:(?:mein|unser|ein)\p{Ll}{0,2}|de[nr]|das|die)\s+(?:(?:klein|neu|lokal)\p{Ll}*\s+)?(\p{Lu}\p{L}{3,})/u,
  es: /\bpara\s+(?:mi|nuestr[oa]|un[ao]?|el|la)\s+((?:\p{Ll}+)(?:\s+de\s+\p{Ll}+)?)/u,
};

/** "Make it pop" and "add AI chat" are changes of something that is there: no trade. */
export const commands =
  /^(?:please )?(?:make (?:it|this|everything)|turn it|add|delete|remove|change|undo|bitte |mach\p{L}* (?:es|das|alles)|füge|lösch\p{L}*|entferne?|ändere?|hazlo|haz que|añade|agrega|quita|borra|elimina|cambia)(?![\p{L}])/iu;

/** What somebody's work is called who says what they do: "I tune pianos", "I teach guitar". */
const works: Readonly<Record<string, string>> = {
  tune: "tuning",
  repair: "repairs",
  fix: "repairs",
  mend: "repairs",
  restore: "restoration",
  teach: "lessons",
  clean: "cleaning",
  paint: "painting",
  photograph: "photography",
  groom: "grooming",
  walk: "walking",
  train: "training",
  build: "building",
  make: "making",
  breed: "breeding",
  grow: "growing",
  translate: "translation",
  sharpen: "sharpening",
  move: "moving",
};

function workOf(text: string): string | null {
  const found = new RegExp(
    `(?<![\\p{L}])(?:I|we|We)\\s+(${Object.keys(works).join("|")})\\s+((?:\\p{Ll}+ )?\\p{Ll}{3,})(?=[\\s,.;]|$)`,
    "u",
  ).exec(text);
  if (!found) return null;
  const things = found[2]!
    .replace(/\s+(?:in|at|for|since|and|from|with)$/u, "")
    .split(" ")
    .slice(-2)
    .join(" ");
  return `${things.replace(/(?<=\p{L}{3})(?<!s)s$/u, "")} ${works[found[1]!]}`;
}

/** A trade alone is three words at most. */
const MAX_TRADE = 200;

/** What kind of place or occasion it is, in the words of the request: "flower shop". */
export function findTrade(text: string, language: Language): string | null {
  const lead =
    language === "en"
      ? /^(?:i(?:'m| am)\s+|we are\s+)?(?:an?\s+)?((?:\p{L}+\s){0,2}?\p{L}{3,}(?:er|or|ist|ian|smith|wright|maker|shop|studio|practice|bar|café|cafe))\s+in\s+\p{Lu}/u.exec(
          text.trim(),
        )?.[1]
      : undefined;
  const work = language === "en" ? workOf(text) : null;
  const alone =
    text.trim().length > MAX_TRADE || commands.test(text.trim())
      ? undefined
      : /^(?:an?\s+|my\s+|ein\p{Ll}*\s+|un[ao]?\s+)?((?:[\p{L}-]+\s?){1,3})$/iu.exec(text.trim())?.[1];
  const found = (
    lead?.toLowerCase() ??
    work ??
    trades[language].exec(text)?.[1] ??
    alone?.replace(/\s*\b(?:web\s?site|site|web|page|homepage|webseite|app)\b/giu, "")
  )?.trim();
  return found &&
    /\p{L}{3}/u.test(found) &&
    !/^(?:commission|quote|chat|change|start|while|visit|betrieb|firma|unternehmen|company|business|team|project|empresa|negocio)$/i.test(
      found,
    )
    ? found
    : null;
}

function tidy(name: string): string {
  return name
    .replace(/^(?:SaaS|App|Startup|Start-up|Software|Tool|Product|Plugin|API)\s+(?=\p{Lu})/u, "")
    .replace(/[.,;:!?]+$/, "")
    .trim()
    .slice(0, 60);
}

export function findPlace(text: string): string | null {
  const found =
    /\b(?:in|en|aus|based in|located in|(?:coast|heart|edge|hills|north|south|east|west|outskirts) of|an der Küste von|en la costa de)\s+(\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?)/u.exec(
      text,
    );
  return found?.[1] ?? smallPlace(text);
}

/** "dog walking in leeds, with prices": in a line without capitals a word of no dictionary is the place. */
function smallPlace(text: string): string | null {
  const said = /\p{Lu}/u.test(text) ? undefined : /\sin (\p{Ll}{4,})(?=[,.]|\s*$)/u.exec(text)?.[1];
  return said === undefined || isRealWord(said) ? null : said.charAt(0).toUpperCase() + said.slice(1);
}

export interface StatedFacts {
  email?: string;
  phone?: string;
  street?: string;
  postcode?: string;
}

export function findFacts(text: string): StatedFacts {
  return {
    email: /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+\w/.exec(text)?.[0],
    phone: /(?:\+\d{1,3}[\s-]?)?(?:\(\d+\)[\s-]?)?\d{2,5}[\s/-]\d{2,}[\d\s-]{2,}\d/.exec(text)?.[0],
  };
}
