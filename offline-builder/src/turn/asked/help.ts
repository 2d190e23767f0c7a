/** Questions about the product in which the app is made: its own help answers them. */
import type { Language } from "../../plan/plan.ts";
import type { Conversation } from "../../protocol/conversation.ts";
import type { Step, ToolResult } from "../../protocol/tools.ts";

/** Longer texts are wishes. */
const MAX_QUESTION = 200;
const asks =
  /^(?:¿\s*)?(?:(?:and|so|but|hi|hello|hey|please|und|aber|bitte|hallo|y|pero|hola)[,!]? )*(?:how|where|who|what|which|when|why|can|could|may|do|does|is|are|will|should|tell me how|explain how|wie|wo|wer|was|welche\p{L}*|wann|warum|wieso|kann|können|darf|gibt|ist|sind|muss|cómo|dónde|quién|qué|cuál\p{L}*|cuándo|por qué|puedo|podemos|hay|es|se puede)(?!\p{L})/iu;
/** "Can you make the header blue?" asks for a change. */
const wishes = /^(?:(?:can|could|would|will) you|(?:kannst|könntest|würdest) du|können sie|puedes|podrías)(?!\p{L})/iu;

export function isQuestion(text: string): boolean {
  const words = text.trim();
  return words.length <= MAX_QUESTION && (asks.test(words) || words.endsWith("?")) && !wishes.test(words);
}

const howTo =
  /^(?:¿\s*)?(?:(?:and|so|but|hi|hello|hey|und|aber|hallo|y|pero|hola)[,!]? )*(?:how (?:do|can|would|could|should) (?:i|we)|wie (?:\p{L}+ )?(?:ich|wir|man)|cómo (?:puedo|podemos|\p{L}+[oe])(?=\s))(?!\p{L})/iu;

/** "How do I …", "Wie bekomme ich …": somebody wants to do something in the product. */
export const isHowTo = (text: string): boolean => howTo.test(text.trim());

const unsure: Record<Language, string> = {
  en: "I don't know. Try [Help](/help), or ask about the app: its pages, its data, how it looks.",
  de: "Das weiß ich nicht. Sehen Sie in die [Hilfe](/help), oder fragen Sie zur App: zu Seiten, Daten oder Aussehen.",
  es: "No lo sé. Mira la [ayuda](/help) o pregunta por la aplicación: sus páginas, sus datos o su aspecto.",
};

/** Said where a question has no answer here. */
export const noAnswer = (language: Language): string => unsure[language];

/** The answer of the help with the link to where it is done; null where it has none, or there is no help to ask. */
export function* askHelp(
  { request, tools }: Pick<Conversation, "request" | "tools">,
  language: Language,
): Generator<Step, string | null, ToolResult[]> {
  if (!tools.has("search_help") || !isQuestion(request)) return null;
  const [result] = yield {
    text: "",
    calls: [{ tool: "search_help", input: { query: request.trim(), language } }],
  };
  const answer = result?.ok ? (result.value as { answer?: unknown } | null)?.answer : null;
  const { text, link } = (answer ?? {}) as { text?: unknown; link?: { label?: unknown; href?: unknown } };
  if (typeof text !== "string") return null;
  return typeof link?.label === "string" && typeof link.href === "string"
    ? `${text} [${link.label}](${link.href})`
    : text;
}
