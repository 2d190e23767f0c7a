import { detectLanguage, type Detected } from "../language/detect.ts";
import type { Language } from "../plan/plan.ts";
import type { Conversation } from "../protocol/conversation.ts";

/** Words that a short English change hardly does without. */
const english =
  /\b(?:the|make|add|change|use|put|remove|delete|rename|move|set|show|sort|export|why|undo|translate|store|it|page|with|title|header|buttons?|font|search|on|to)\b/i;

/** Words that neither German nor Spanish has. */
const plainEnglish =
  /(?<!\p{L})(?:the|we|we['’]re|our|my|you|your|they|them|then|only|closed|with|when|there|should|must|don['’]?t|can['’]?t|each|every|first|of|for|and|is|are)(?!\p{L})/iu;

const german =
  /\b(?:mach|nimm|seite|knöpfe|füge|hinzufügen|ändere|entferne|lösche|suche|sortiere|exportiere|dunkel|hell|schrift|warum|rückgängig|runder|größer|kleiner|einfügen)\w*/i;
const spanish =
  /\b(?:haz|hazlo|usa|añade|agrega|pon|quita|elimina|cambia|botones|página|fuente|tipografía|busca|ordena|exporta|modo|deshaz|por qué|más|menos)\w*/iu;

const asked =
  /(?<!\p{L})(?:how|what|why|where|which|who|can|could|does|this|that|after|nothing|here|see|have|not|it|get|put|go)(?!\p{L})/iu;

/** "Why do i see nothing?": small words that are also those of another language are none where the conversation is readable. */
export function spokenIn({ request, earlier }: Conversation): Detected {
  const detected = detectLanguage(request);
  if (detected.language !== null || earlier.length === 0 || /[^\p{Script=Latin}\P{L}]/u.test(request)) return detected;
  const isEnglish = asked.test(request) || plainEnglish.test(request) || english.test(request);
  return isEnglish && detectLanguage(earlier.join("\n")).language === "en" ? { language: "en" } : detected;
}

/** Errors of the app that "Try to fix" hands over, in English: "reading 'phone'" asks for no field. */
export const errorReport = /^Fix (?:this error|these errors):/;

/** A change of three words often says nothing about its language; the conversation does. */
export function followUpLanguage(conversation: Conversation, detected: Language): Language {
  if (errorReport.test(conversation.request))
    return detectLanguage(conversation.earlier.join("\n")).language ?? detected;
  if (detected !== "en") {
    // "We're closed mondays, no bookings then": "no" alone is no other language than that of the conversation.
    const isOther = (detected === "de" ? german : spanish).test(conversation.request);
    const before = detectLanguage(conversation.earlier.join("\n")).language;
    if (before !== "en" || isOther) return detected;
    // "No round corners": without the word that two languages have there is nothing Spanish about it.
    const rest = conversation.request.replace(/(?<!\p{L})no(?!\p{L})/giu, " ");
    const isShared = detected === "es" && detectLanguage(rest).language !== detected;
    return isShared || plainEnglish.test(conversation.request) ? "en" : detected;
  }
  if (english.test(conversation.request)) return "en";
  if (german.test(conversation.request)) return "de";
  if (spanish.test(conversation.request)) return "es";
  return detectLanguage(conversation.earlier.join("\n")).language ?? detected;
}
