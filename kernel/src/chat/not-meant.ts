/** Recognises "This is not what I asked for" in seven languages, and requests that name another reading. Chat and builder share it. */

const en = [
  "(?:this|that|it)(?:['’]?s| is| was)?(?: (?:so|really|just|clearly|still|definitely))*(?: not|n['’]t) (?:at all |really |quite |even |exactly |remotely )*(?:(?:(?:what|how|the (?:thing|app|site|website|page|one)(?: that)?) )?i(?:['’]ve| have| had|['’]d)? (?:asked(?: for)?|want(?:ed)?|meant?|requested|described|ordered|expected|said|need(?:ed)?|had in mind|in mind|was (?:asking|looking) for)|it|right|correct)",
  "(?:not|isn['’]?t|wasn['’]?t) (?:at all |really |quite |even )*what i(?:['’]ve| have| had|['’]d)? (?:asked(?: you)?(?: for)?|want(?:ed)?|meant|requested|described|expected|said|needed|had in mind|in mind)",
  "i (?:didn['’]?t|did not|never|don['’]?t|do not) (?:ask(?:ed)? for|want(?:ed)?|mean|meant|request(?:ed)?|say|said|need) (?:this|that|it|any of (?:this|that))",
  "i (?:asked for|wanted|meant|was asking for) (?:something|a thing) (?:else|(?:completely |totally |quite |very )?different)",
  "(?:this|that|it)(?:['’]?s| is) (?:all |completely |totally |entirely |just )*(?:wrong|something (?:else|(?:completely |totally )?different)|the wrong (?:thing|app|site|website|kind|idea))",
  "(?:it(?:['’]s| is) )?(?:the )?wrong (?:thing|app|site|website|idea)",
  "you(?:['’]ve| have)? (?:completely |totally )?(?:misunderstood|misread|got (?:it|me|that|this) (?:all |completely )?wrong|built the wrong (?:thing|app|site))(?: me| it| that| this)?",
];
const de = [
  "(?:nein[,.]? )?(?:das|dies|es) (?:ist|war) (?:(?:aber|doch|ja|leider|überhaupt|gar|ganz und gar|absolut|so) )*nicht ?(?:das|die|der|so)?,? ?(?:was|wie|die|das|den) ich (?:(?:eigentlich|mir|dir|hier|haben|es) )*(?:wollte|will|möchte|meinte|sagte|brauche|(?:gemeint|gewollt|gesagt|bestellt|verlangt|gesucht|erwartet|vorgestellt|gewünscht|beschrieben|gebeten)(?: (?:habe|hatte))?|habe|angefragt habe|verlangte|suchte|erwartet)(?: (?:haben )?wollte)?",
  "(?:überhaupt |gar )?nicht ?(?:das|die|der)?,? ?was ich (?:(?:eigentlich|mir|haben) )*(?:wollte|will|meinte|möchte|(?:gemeint|gewollt|gesagt|verlangt|vorgestellt) (?:habe|hatte))",
  "(?:das|so|dies) (?:habe|hatte) ich (?:(?:mir|es|das|dir) )*(?:(?:aber|doch|überhaupt|gar|so) )*nicht (?:so )?(?:gemeint|gewollt|verlangt|gesagt|bestellt|vorgestellt|gewünscht|gebeten)",
  "(?:das|so) (?:wollte|meinte|will) ich (?:(?:das|es|aber|doch|so|gar|überhaupt) )*nicht(?: haben)?",
  "ich (?:wollte|meinte|habe) (?:doch |eigentlich |aber )*(?:etwas|was) (?:ganz |völlig )?anderes(?: (?:gemeint|gewollt|gesagt|haben))?",
  "(?:du hast|sie haben|hast du) (?:mich|das|es) (?:ganz |völlig |komplett )?(?:falsch|nicht (?:richtig)?) ?verstanden",
  "(?:da(?:s|nn) )?(?:ist )?(?:ganz |völlig |komplett )?falsch(?: verstanden)?",
  "das ist (?:etwas|was) (?:ganz |völlig )?anderes",
];
const es = [
  "(?:no,? )?(?:esto|eso|así)?(?: pero)? ?no (?:es|era) (?:para nada |en absoluto |exactamente |así )?(?:lo|la|el|eso)? ?(?:que )?(?:yo |te |le )*(?:(?:he |había )?(?:pedí|pedido|quería|quiero|quise|querido|buscaba|necesito|necesitaba|dije|dicho|esperaba|tenía en mente|describí|solicité))",
  "(?:yo )?no (?:te |le |he |había )*(?:pedí|pedido|quería|quiero|quise|dije|dicho) (?:esto|eso)",
  "no me refería a (?:esto|eso)",
  "(?:yo )?(?:quería|pedí|te pedí|buscaba) (?:otra cosa|algo (?:muy |totalmente )?(?:distinto|diferente))",
  "(?:me (?:has|ha) entendido mal|no me (?:has|ha) entendido(?: bien)?|lo (?:has|ha) entendido mal)",
  "(?:esto|eso) está (?:todo |completamente )?mal",
  "(?:esto|eso) es otra cosa",
];
const others = [
  "ce n['’]est (?:pas|pas du tout|vraiment pas) ce que (?:j['’]ai (?:demandé|dit)|j['’]avais demandé|je (?:voulais|veux|demandais|cherchais))",
  "(?:questo |ciò )?non è (?:affatto )?(?:quello|ciò) che (?:ho |avevo )?(?:chiesto|volevo|voglio|detto|cercavo)",
  "(?:isto |isso )?não (?:é|era|foi) (?:isso |isto )?o? ?que (?:eu )?(?:pedi|queria|quero|disse)",
  "(?:dit|dat) is (?:helemaal )?niet wat ik (?:vroeg|wilde|wil|bedoelde|heb gevraagd|gevraagd had)",
];
const lead =
  "^(?:(?:no|nope|still|again|immer noch|wieder|todavía|sigue|hm+|sorry|wait|but|well|oh|ok(?:ay)?|hey|hello|hi|nein|ne|halt|aber|hallo|also|tut mir leid|perdona|oye|pero|hola|non|mais|ma|nee)[\\s,.!:–—-]+)*";

/** A complaint and the text behind it: "…, I wanted a shop". */
const said = new RegExp(`${lead}(?:${[...en, ...de, ...es, ...others].join("|")})(?!\\p{L})(?<rest>[\\s\\S]*)$`, "iu");
const politeTail =
  /^(?:[\s,.!;:–—-]*(?:at all|here|though|sorry|please|thanks|for|überhaupt|so|leider|bitte|danke|para nada|en absoluto|gracias|por favor|du tout))*[\s.!?;:)(,–—-]*$/iu;
/** Words between the complaint and what was meant: "I wanted", "sondern". */
const instead =
  /^[\s.,;:!–—-]*(?:(?:and|but|because|rather|instead|sondern|aber|denn|sino|pero|y)[\s,]+)*(?:(?:i|we|it|you)(?:['’]ve| have|['’]d)? (?:really |actually |just )?(?:asked for|wanted|want|meant|was asking for|need(?:ed)?|should (?:be|have (?:been|built))|said)|i asked you (?:for|to build)|ich (?:wollte|will|meinte|möchte|brauche)|quería|quiero|pedí|me refería a)\s*:?\s*/iu;
/** Longer messages are wishes of their own. */
const MAX_COMPLAINT = 400;

/** Null where the text is no such complaint; `wanted` is what it says was meant, "" where it says nothing. */
export function notMeant(text: string): { wanted: string } | null {
  const words = text.trim();
  if (words.length > MAX_COMPLAINT) return null;
  const found = said.exec(words);
  if (!found) return null;
  const rest = found.groups?.["rest"] ?? "";
  if (politeTail.test(rest)) return { wanted: "" };
  const meant = instead.exec(rest);
  // "That's wrong in the header" and "this is not what I asked for. Make it blue" ask for a change.
  if (!meant) return null;
  const wanted = rest
    .slice(meant[0].length)
    .trim()
    .replace(/[.!\s]+$/u, "");
  return /\p{L}{2}/u.test(wanted) ? { wanted } : { wanted: "" };
}

/** Kinds of apps that a request can be read as when it is said outright. */
export const READINGS = {
  brochure: { en: "As a website", de: "Als Website", es: "Como sitio web" },
  tracker: { en: "As an app with lists", de: "Als App mit Listen", es: "Como aplicación con listas" },
  booking: { en: "As a site with booking", de: "Als Website mit Buchung", es: "Como sitio con reservas" },
  shop: { en: "As a shop", de: "Als Shop", es: "Como tienda" },
  portfolio: { en: "As a portfolio", de: "Als Portfolio", es: "Como portafolio" },
  blog: { en: "As a blog", de: "Als Blog", es: "Como blog" },
  kanban: { en: "As a board with cards", de: "Als Board mit Karten", es: "Como tablero con tarjetas" },
  dashboard: { en: "As a dashboard", de: "Als Dashboard", es: "Como panel de cifras" },
} as const satisfies Record<string, Record<"en" | "de" | "es", string>>;

export type ReadingId = keyof typeof READINGS;

const labels = Object.entries(READINGS).flatMap(([id, words]) =>
  Object.values(words).map((label) => ({ id: id as ReadingId, label })),
);

/** The request to send when somebody chose this answer: a reading is put before the words that it is a reading of. */
export const insteadOf = (request: string, chosen: string): string =>
  labels.some(({ label }) => label === chosen) ? `${chosen}: ${withoutReading(request)}` : chosen;

/** "As a website: bread, rolls and opening hours"; null where no reading is named. */
export function readingIn(text: string): { id: ReadingId; request: string } | null {
  const found = labels.find(({ label }) => text.startsWith(`${label}: `));
  return found ? { id: found.id, request: text.slice(found.label.length + 2) } : null;
}

const withoutReading = (request: string): string => readingIn(request)?.request ?? request;
