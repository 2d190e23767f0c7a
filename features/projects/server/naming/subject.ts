/** A working title from somebody's request, until the agent names the app. */

const ASKING =
  /^(?:(?:please|hi|hey|hello|ok|so|can|could|would|will|you|i|we|want|wanna|need|would|like|d'?|'d|to|have|build|make|create|design|develop|write|generate|give|me|us|my|our|a|an|the|new|simple|some|for|bitte|erstelle|baue?|mach(?:e)?|mir|uns|eine?n?|ich|möchte|hätte|gerne|crea|créer|crée|haz|hazme|quiero|una?|un|une|cria|criar|um|uma|crei|creami)\b[\s,.:!]*)+/iu;
const JOINING = /\s(?:that|which|where|with|using|so|and|who|mit|für|con|que|avec|pour|com|che)\s/iu;
/** A name that the request gives: words that begin with a capital. */
const NAMED =
  /(?<!\p{L})(?:called|named|namens|llamad[oa]|appelée?) ["'„“«‘]?((?:\p{Lu}[\p{L}\p{N}'’&-]*)(?: (?:&|\p{Lu}[\p{L}\p{N}'’&-]*)){0,4})/u;
const MAX_WORDS = 5;
const MAX_CHARACTERS = 40;

export const UNTITLED = "Untitled project";

/** The name that the request gives; otherwise at most five words and 40 characters of the first sentence, without "please build me a". Never empty. */
export function subjectOf(message: string): string {
  const sentence = message
    .trim()
    .split(/[\n.!?;]/u, 1)[0]!
    .replace(/\s+/gu, " ")
    .trim();
  const named = NAMED.exec(sentence)?.[1]?.replace(/[\s'’&-]+$/u, "");
  if (named !== undefined && Array.from(named).length <= MAX_CHARACTERS) return named;
  const bare = sentence.replace(ASKING, "").trim();
  const head = (bare === "" ? sentence : bare).split(JOINING, 1)[0]!.trim();
  let title = "";
  for (const word of head.split(" ").slice(0, MAX_WORDS)) {
    const longer = title === "" ? word : `${title} ${word}`;
    if (Array.from(longer).length > MAX_CHARACTERS) break;
    title = longer;
  }
  title = title.replace(/[\s,:\-–—"'„“«»(]+$/u, "");
  if (title === "") return UNTITLED;
  return title.charAt(0).toUpperCase() + title.slice(1);
}
