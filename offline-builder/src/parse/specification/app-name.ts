/** What an app is called whose request gives it no name: the thing the first sentence is about. */

/** "Musikschule" of "Bitte entwickle ein Verwaltungssystem für eine Musikschule"; null when no such thing is named. */
export function toldName(subject: string, language: "de" | "es"): string | null {
  const found =
    language === "de"
      ? /(?<![\p{L}])für\s+(?:(?:mein|unser|ein)\p{Ll}{0,2}|de[nr]|das|die)?\s*(?:\p{Ll}+\s+)?(\p{Lu}[\p{L}-]{3,})/u.exec(
          subject,
        )?.[1]
      : /(?<![\p{L}])para\s+(?:(?:mi|nuestr[oa]|un[ao]?|el|la)\s+)?(\p{Ll}{4,}(?:\s+(?:de\s+)?\p{Ll}{4,})?)/u.exec(
          subject,
        )?.[1];
  return found && found.length <= 36 ? found.charAt(0).toUpperCase() + found.slice(1) : null;
}

const order =
  /^(?:(?:please|we|i|would like|want|need|are looking for|to have|to)\s+)*(?:(?:implement|create|build|develop|design|make|set up|generate|write)\s+)?(?:(?:an?|the|our|my)\s+)?(?:(?:simple|modern|online|web|responsive|comprehensive|multi-\p{L}+)\s+)*/iu;
const kinds =
  /\s*\b(?:web ?site|web ?application|web ?app|application|app|system|platform|site|portal|tool|software|dashboard|company|agency|marketplace|network|community|forum|help ?desk|store|shop|hub|game)\b.*$/iu;

/** Said of many systems: what it is for names it better. */
const generic =
  /^(?:management|administration|information|booking|internal|digital|planning|tracking|corporate|official|business|social|freelance|personal|professional|local|global|interactive|multi-\p{L}+|responsive|static)$/iu;

const article = String.raw`(?:(?:an?|the|our|my|their)\s+)?`;
const threeWords = String.raw`((?:[\p{L}-]+(?: of(?: an?| the)?)? ){0,2}[\p{L}-]+)`;
/** What is done with it is left out: "for selling fresh fish". */
const about = new RegExp(
  String.raw`\b(?:for|about)\s+(?:\p{L}+ing\s+(?:and\s+\p{L}+ing\s+)?)?${article}${threeWords}`,
  "iu",
);
const provided = new RegExp(
  String.raw`\bthat\s+(?:provides?|displays?|shows?|offers?|sells?|presents?|lists?)\s+${article}${threeWords}`,
  "iu",
);

/** "Orchard planning" of "Please build an orchard planning system for …"; null when nothing is left. */
export function nameOf(subject: string): string | null {
  const rest = subject.replace(order, "");
  const whole = rest.replace(kinds, "").trim();
  // "Recruitment and human resources management" is too long for a name; its last part says enough.
  const before = whole.split(" ").length > 4 ? (whole.split(" and ").at(-1) ?? whole) : whole;
  const behind = (provided.exec(rest) ?? about.exec(rest))?.[1] ?? "";
  const isName = before !== "" && before.split(" ").length <= 4 && !generic.test(before);
  // "Freelance marketplace", where nothing says for what.
  const kind = /\b(?:marketplace|network|community|forum|help ?desk|store|shop|hub|portal)\b/i.exec(rest)?.[0];
  const other = behind.replace(kinds, "").trim() || (kind && before !== "" ? `${before} ${kind}` : "");
  const phrase = isName ? before : other;
  const clean = phrase.replace(/(?:\s+(?:to|that|which|for|with|and|of|in|from|on|at|by|an?|the))+$/i, "");
  return /\p{L}{3}/u.test(clean) && clean.length <= 36 ? clean.charAt(0).toUpperCase() + clean.slice(1) : null;
}
