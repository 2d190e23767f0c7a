import { appBlueprint, appFrame, appRoutes } from "../../emit/app/app-frame.ts";
import { dedupe } from "../../emit/site-frame.ts";
import { translate } from "../../language/translate.ts";
import { appLooks } from "../../lexicon/app-kinds.ts";
import type { Understanding } from "../../parse/understanding.ts";
import type { DraftPlan, Language, PlannedPage } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import type { Archetype, ProjectFiles, SourceFile } from "../archetype.ts";

const asked =
  /\b(?:team chat|group chat|chat ?rooms?|chat app(?:lication)?|messaging app|messenger|chat with channels|slack|discord|teamchat|gruppenchat|chat[- ]app|chat für|app de chat|chat de equipo|mensajería)\b|^(?:(?:please )?(?:build|make|create|i (?:want|need)|we (?:want|need)) )?(?:an? )?(?:\p{L}+ )?chat (?:for|with|where|between)\b|\bchat\b.{0,40}\b(?:rooms|channels|groups)\b|\bchat (?:con|entre|para) |\bchat (?:mit|zwischen) /iu;
/** Answers of a model, and chats beside something else. */
const notThis = /\b(?:chat ?bot|ai chat|gpt|assistant|live chat|support chat)\b/i;

interface ChatTexts {
  kind: string;
  name: string;
  tagline: string;
  chat: string;
  people: string;
  claims: string[];
  caveat: string;
  suggestions: string[];
}

const texts: Record<Language, ChatTexts> = {
  en: {
    kind: "a team chat",
    name: "Open Table",
    tagline: "Channels for what belongs together.",
    chat: "Channels",
    people: "People",
    claims: [
      "Channels with a topic, also new ones",
      "Messages with name and time, kept after a reload",
      "Search over all channels",
    ],
    caveat: "Messages stay in this browser: people on other devices do not see them until the project has a database",
    suggestions: ["Make the buttons rounder", "Add a page About", "Use a serif font"],
  },
  de: {
    kind: "ein Team-Chat",
    name: "Runder Tisch",
    tagline: "Kanäle für das, was zusammengehört.",
    chat: "Kanäle",
    people: "Personen",
    claims: [
      "Kanäle mit Thema, auch neue",
      "Nachrichten mit Name und Zeit, auch nach dem Neuladen",
      "Suche über alle Kanäle",
    ],
    caveat: "Nachrichten bleiben in diesem Browser: andere Geräte sehen sie erst mit einer Datenbank",
    suggestions: ["Mach die Knöpfe runder", "Füge eine Seite Über uns hinzu", "Nimm eine Serifenschrift"],
  },
  es: {
    kind: "un chat de equipo",
    name: "Mesa abierta",
    tagline: "Canales para lo que va junto.",
    chat: "Canales",
    people: "Personas",
    claims: [
      "Canales con tema, también nuevos",
      "Mensajes con nombre y hora, también tras recargar",
      "Búsqueda en todos los canales",
    ],
    caveat: "Los mensajes quedan en este navegador: otros dispositivos no los ven hasta que haya una base de datos",
    suggestions: ["Haz los botones más redondos", "Añade una página Sobre nosotros", "Usa una tipografía con serifa"],
  },
};

/** Channels, messages and who wrote them. */
export const chat: Archetype = {
  id: "chat",
  vocabulary: {},
  score: ({ text }) => (asked.test(text) && !notThis.test(text) ? 10 : 0),
  plan: planChat,
  emit: emitChat,
  understood: (plan) => [texts[plan.language].kind, ...plan.pages.filter((page) => page.nav).map((page) => page.title)],
  built: (plan) => texts[plan.language].claims,
  caveats: (plan) => [texts[plan.language].caveat],
  suggestions: (plan) => texts[plan.language].suggestions,
};

function planChat(request: Understanding): DraftPlan {
  const { language, seed, text } = request;
  const own = texts[language];
  const name = request.name ?? own.name;
  return {
    version: 1,
    request: text,
    language,
    name,
    archetype: "chat",
    domain: "chat",
    seed,
    theme: chooseTheme(appLooks.signal, request.colors, seed),
    pages: [
      { path: "/", title: own.chat, component: "Index", nav: true },
      { path: "/channels/:id", title: own.chat, component: "Channel", nav: false },
      { path: "/people", title: own.people, component: "People", nav: true },
    ],
    features: ["create", "send", "search", "persist"],
    entities: [],
    forms: [],
    details: [{ key: "name", label: translate("Name", language), value: name }],
    options: { place: false, shell: "topbar" },
  };
}

function emitChat(plan: DraftPlan): ProjectFiles {
  const fill = (blueprint: string, path: string, component = ""): SourceFile =>
    appBlueprint(plan, { blueprint, path, names: { component } });
  const shell = [
    ...appFrame(plan, {
      tagline: texts[plan.language].tagline,
      icons: { Index: "Hash", People: "Users" },
      sampled: [],
    }),
    fill("app/SearchBox.tsx", "src/components/app/SearchBox.tsx"),
    fill("chat/chat.ts", "src/data/chat.ts"),
  ];
  const files = ({ component }: PlannedPage): SourceFile[] =>
    component === "People"
      ? [fill("chat/People.tsx", "src/pages/People.tsx")]
      : [fill("chat/Chat.tsx", `src/pages/${component}.tsx`, component)];
  return dedupe({ shell, pages: plan.pages.map((page) => ({ page, files: files(page) })), app: appRoutes });
}
