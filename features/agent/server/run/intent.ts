/** Classifies the request by rules; models may do better later. Read-only kinds get no editing tools. */
import type { RunRequest } from "./run-request.ts";

export type Intent =
  | "build"
  | "edit_ui"
  | "edit_feature"
  | "edit_data"
  | "fix_error"
  | "seo_fix"
  | "security_review"
  | "security_scan"
  | "security_fix_v2"
  | "security_chat"
  | "question"
  | "undo"
  | "diagram"
  | "clarify";

/** Kinds by the tags of the buttons that send them. [T3.11] [CH6] */
const TAGGED: Readonly<Record<string, Intent>> = {
  security_review: "security_review",
  security_scan: "security_scan",
  security_chat: "security_chat",
  // Old clients send security_fix. [CH6]
  security_fix: "security_fix_v2",
  security_fix_v2: "security_fix_v2",
  seo_fix: "seo_fix",
  diagram: "diagram",
};

const READ_ONLY: ReadonlySet<Intent> = new Set<Intent>(["security_review", "security_scan", "security_chat"]);

/** Reviews, scans and chat only read. A model cannot be talked into using tools that it does not have. */
export const isReadOnly = (request: Pick<RunRequest, "chatOnly">, intent: Intent): boolean =>
  request.chatOnly || READ_ONLY.has(intent);

const UNDO = /^\s*(?:please\s+)?(?:undo|revert|go back|roll back|rückgängig|deshacer)\b/i;
const DIAGRAM = /\b(?:diagram|flow ?chart|sequence chart|mermaid|diagramm|diagrama)\b/i;
const QUESTION =
  /^\s*(?:what|which|why|how (?!about)|where|when|who|is |are |does |do (?:i|we|you)|was |wie |warum |wo |welche|qué|cómo|por qué)/i;
/** "Can you make it blue?" asks for a change. */
const POLITE =
  /^[\s¿]*(?:please |bitte |por favor )?(?:(?:can|could|would|will) (?:you|we)|(?:kannst|könntest|würdest) du|(?:können|könnten|würden) sie|(?:puedes|podrías|puede|podría))(?!\p{L})/iu;
/** Whether the message asks to know something, and for no change. */
export const isQuestion = (message: string): boolean => message.trim().endsWith("?") && !POLITE.test(message);

const DATA = /\b(?:table|column|database|schema|field|record|row|tabelle|spalte|datenbank|tabla|columna)s?\b/i;
const CONTENTLESS = /^[\s\p{P}\p{S}]*$/u;

export function intentOf(
  request: Pick<RunRequest, "chatOnly" | "containsError" | "tags" | "context" | "message">,
  isFirstVersion: boolean,
): Intent {
  const { message } = request;
  const tagged = request.tags.map((tag) => TAGGED[tag]).find((intent) => intent !== undefined);
  if (tagged !== undefined && !(request.chatOnly && !READ_ONLY.has(tagged))) return tagged;
  if (request.chatOnly) return DIAGRAM.test(message) ? "diagram" : "question";
  if (request.containsError) return "fix_error";
  if (request.context.selected_elements.length > 0) return "edit_ui";
  if (CONTENTLESS.test(message)) return "clarify";
  if (isFirstVersion) return "build";
  if (UNDO.test(message)) return "undo";
  if (DIAGRAM.test(message)) return "diagram";
  if (QUESTION.test(message) && message.trim().endsWith("?")) return "question";
  return DATA.test(message) ? "edit_data" : "edit_feature";
}
