/** The turn after the button that enables AI: what is on now, and what is missing before anything answers. [C7.26] [CF2] */
import { detectLanguage } from "../../language/detect.ts";
import type { Language } from "../../plan/plan.ts";
import type { Conversation } from "../../protocol/conversation.ts";
import type { Turn } from "../../protocol/tools.ts";
import { talk } from "../talk.ts";
import { offersDatabase } from "./apply-to-database.ts";

/** What the button sends, in every language. */
const ENABLE_AI = "Enable AI for this project";

export const isEnablingAi = (request: string): boolean =>
  new RegExp(`^${ENABLE_AI}[.!]?$`, "i").test(request.trim()) || /^enable ai[.!]?$/i.test(request.trim());

type AiState = "ready" | "no_provider" | "off";

const said: Record<AiState, Record<Language, string>> = {
  ready: {
    en: "AI is enabled for this project: its functions reach language models with SLIPWAY_AI_KEY at SLIPWAY_AI_URL. I write no functions; a model chosen in the message box does. I changed nothing in the app.",
    de: "KI ist für dieses Projekt eingeschaltet: seine Funktionen erreichen Sprachmodelle mit SLIPWAY_AI_KEY unter SLIPWAY_AI_URL. Ich schreibe keine Funktionen; das macht ein Modell, das im Eingabefeld gewählt wird. An der App habe ich nichts geändert.",
    es: "La IA está activada para este proyecto: sus funciones llegan a los modelos de lenguaje con SLIPWAY_AI_KEY en SLIPWAY_AI_URL. Yo no escribo funciones; lo hace un modelo elegido en el cuadro de mensajes. No he cambiado nada en la aplicación.",
  },
  no_provider: {
    en: "AI is enabled for this project, but nothing answers yet: no model is connected to this Slipway. Ask your admin to connect one under Settings → Models. I changed nothing in the app.",
    de: "KI ist für dieses Projekt eingeschaltet, aber es antwortet noch nichts: Mit diesem Slipway ist kein Modell verbunden. Bitten Sie Ihren Admin, eines unter Settings → Models zu verbinden. An der App habe ich nichts geändert.",
    es: "La IA está activada para este proyecto, pero todavía no responde nada: este Slipway no tiene ningún modelo conectado. Pide a tu admin que conecte uno en Settings → Models. No he cambiado nada en la aplicación.",
  },
  off: {
    en: "AI is not enabled for this project. I changed nothing.",
    de: "KI ist für dieses Projekt nicht eingeschaltet. Ich habe nichts geändert.",
    es: "La IA no está activada para este proyecto. No he cambiado nada.",
  },
};

const isState = (value: unknown): value is "ready" | "no_provider" => value === "ready" || value === "no_provider";

export function* afterEnablingAi(conversation: Conversation): Turn {
  const spoken = conversation.earlier.filter((text) => !isEnablingAi(text));
  const language = detectLanguage(spoken.join("\n")).language ?? "en";
  if (!offersDatabase(conversation)) return yield* talk(said.off[language], { language });
  const [result] = yield { text: "", calls: [{ tool: "db_schema", input: {} }] };
  const { ai } = (result?.ok ? result.value : {}) as { ai?: { state?: unknown; reason?: unknown } };
  const state = isState(ai?.state) ? ai.state : "off";
  const reason = typeof ai?.reason === "string" ? ai.reason.trim() : "";
  yield* talk([reason, said[state][language]].filter(Boolean).join(" "), { language });
}
