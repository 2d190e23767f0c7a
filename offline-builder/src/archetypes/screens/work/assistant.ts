import { appLooks } from "../../../lexicon/app-kinds.ts";
import { fields } from "../../../lexicon/entities/entity.ts";
import { writerPieces } from "../pieces.ts";
import { screenArchetype } from "../screen-app.ts";

const asked =
  /(?<![\p{L}])(?:(?:ai|ki|llm|gpt)[- ](?:\p{L}+ )?(?:chat(?:bot)?s?|assistants?|assistent\p{L}*|companion|helper|tutor)|chat ?bots?|chat ?gpt(?: clone)?|chat with (?:an? )?(?:ai|llm|model|gpt)|(?:chat|asistente) (?:de|con) (?:una )?ia|chat mit (?:einer )?ki|claude|copilot)(?![\p{L}])/iu;
const otherThings =
  /(?<![\p{L}])(?:shop|store|crm|kanban|dashboard|website|webseite|homepage|landing page|tienda|agency|agentur|tracker|blog|portfolio)(?![\p{L}])/iu;

/** "A chatbot for my website" is the chatbot. */
const on =
  /(?<![\p{L}])(?:for|on|in|für|auf|para|en)\s+(?:my|our|the|a|meine|unsere|eine|mi|nuestra|una|la)\s+(?:\p{L}+\s+)?(?:website|webseite|homepage|página(?: web)?|shop|store|tienda)(?![\p{L}])/iu;

/** The screen of a conversation with a model. Without a model nothing answers, and nothing pretends to. */
export const assistant = screenArchetype({
  id: "assistant",
  folder: "assistant",
  score: ({ text }) => (asked.test(text) && !otherThings.test(text.replace(on, "")) ? 14 : 0),
  vocabulary: { en: "chatbot|assistant" },
  kind: ["the screen of an AI chat", "die Oberfläche eines KI-Chats", "la pantalla de un chat con IA"],
  names: [
    ["Ask Away", "Second Opinion"],
    ["Nur zu", "Frag ruhig"],
    ["Tú pregunta", "A ver qué dice"],
  ],
  tagline: [
    "Questions, kept in conversations.",
    "Fragen, in Gesprächen aufbewahrt.",
    "Preguntas, guardadas en conversaciones.",
  ],
  look: appLooks.signal,
  shell: "sidebar",
  pages: [
    { component: "Index", title: ["Chat", "Chat", "Chat"], icon: "MessageCircle", blueprint: "Chat" },
    {
      component: "Conversation",
      title: ["Conversation", "Gespräch", "Conversación"],
      blueprint: "Chat",
      below: "Index",
    },
    { component: "Instructions", title: ["Instructions", "Anweisungen", "Instrucciones"], icon: "ScrollText" },
  ],
  lists: [
    {
      key: "conversation",
      singular: ["Conversation", "Gespräch", "Conversación"],
      plural: ["Conversations", "Gespräche", "Conversaciones"],
      fields: fields("title:text!:Title|Titel|Título", "at:text:When|Wann|Cuándo"),
    },
    {
      key: "question",
      singular: ["Question", "Frage", "Pregunta"],
      plural: ["Questions", "Fragen", "Preguntas"],
      fields: fields(
        "text:text!:Text|Text|Texto",
        "conversation:relation>conversation!:Conversation|Gespräch|Conversación",
        "at:text:When|Wann|Cuándo",
      ),
    },
    {
      key: "instruction",
      singular: ["Instruction", "Anweisung", "Instrucción"],
      plural: ["Instructions", "Anweisungen", "Instrucciones"],
      fields: fields("text:text!:Text|Text|Texto"),
    },
  ],
  pieces: [writerPieces[2]!, ["assistant/asking.ts", "src/data/asking.ts"]],
  features: ["create", "delete", "undo", "chat", "persist"],
  claims: [
    [
      "The screen: conversations, questions by Enter or button, kept after a reload, and a page of instructions",
      "Die Oberfläche: Gespräche, Fragen mit Enter oder Knopf, auch nach dem Neuladen, und eine Seite für Anweisungen",
      "La pantalla: conversaciones, preguntas con Intro o botón, también tras recargar, y una página de instrucciones",
    ],
  ],
  caveats: [
    [
      "Answers need a model key: until one is connected no question is answered, and none is made up",
      "Antworten brauchen einen Modellschlüssel: bis dahin wird keine Frage beantwortet und keine Antwort erfunden",
      "Las respuestas necesitan la clave de un modelo: hasta entonces no se responde ni se inventa nada",
    ],
  ],
  speaksOf: { limits: ["model"] },
});
