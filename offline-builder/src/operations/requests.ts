/** Turns of phrase that many operations share, in the three languages together: they hardly collide. */

export const make =
  "(?:make|turn|set|give|change|switch|paint|color|colour|mach\\w*|setz\\w*|änder\\w*|färb\\w*|gib|haz|pon|cambia\\w*|pinta)";
export const add =
  "(?:add|include|create|insert|put in|need|want|füge?|erstell\\w*|ergänz\\w*|hinzufügen|einfügen|brauche|añad\\w*|agreg\\w*|crea\\w*|incluy\\w*|pon)";
export const remove =
  "(?:remove|delete|drop|hide|take (?:away|out|off)|get rid of|entfern\\w*|lösch\\w*|nimm|streich\\w*|weg|quita\\w*|elimin\\w*|borra\\w*)";

/** Every operation asks each request the same questions; what a person wrote is in few of them. */
const patterns = new Map<string, RegExp>();
const mostPatterns = 1500;

export function has(text: string, words: string): boolean {
  let pattern = patterns.get(words);
  if (!pattern) {
    pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "iu");
    if (patterns.size >= mostPatterns) patterns.clear();
    patterns.set(words, pattern);
  }
  return pattern.test(text);
}

/** Text in quotes, in the order of the request, apostrophes inside words excepted. */
export function quotedTexts(text: string): string[] {
  const pattern = /["“„«]([^"”“»\n]{1,400})["”“»]|(?<![\p{L}\p{N}])['‘]([^'’\n]{1,400})['’](?![\p{L}\p{N}])/gu;
  return [...text.matchAll(pattern)].map((found) => (found[1] ?? found[2] ?? "").trim()).filter(Boolean);
}

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue", ß: "ss" })[letter] ?? letter)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function pascalOf(text: string): string {
  const name = slugOf(text).replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `Page${name}` : name;
}

export function camelOf(text: string): string {
  const name = pascalOf(text);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** "A soap called Sea Salt" is called Sea Salt. */
const nounOfName =
  /^(?:(?:an?|the|eine?n?|un[ao]?)\s+)?[\p{L}-]+\s+(?:called|named|namens|genannt|llamad[oa])\s+(?=\S)/iu;

export function titled(text: string): string {
  const clean = text
    .trim()
    .replace(nounOfName, "")
    .replace(/[.!?]+$/, "");
  return clean.charAt(0).toUpperCase() + clean.slice(1);
}
