/** Questions about the project, answered from its plan and without an edit. */
import { archetypeById } from "../archetypes/registry.ts";
import { sharingOf, type Sharing } from "../backend/tables.ts";
import { fontPair } from "../theme/fonts.ts";
import { chips } from "../operations/next-steps.ts";
import type { Language, Plan } from "../plan/plan.ts";

type QuestionId = "pages" | "data" | "change" | "stack" | "look" | "can" | "missing";

const asked: readonly (readonly [id: QuestionId, words: RegExp])[] = [
  [
    "pages",
    /\b(?:what|which|how many|list)\b.*\bpages?\b|\b(?:welche|wie viele)\b.*\bseiten?\b|\b(?:qué|cuáles|cuántas)\b.*\bpáginas?\b/iu,
  ],
  [
    "data",
    /\b(?:how|where|what|which|who)\b.*\b(?:data|stored?|saved?|kept|database|entries|lists|fields|see my)\b|\b(?:wo|wie|welche|was|wer)\b.*\b(?:daten|gespeichert|datenbank|einträge|felder|listen)\b|\b(?:dónde|cómo|qué|quién)\b.*\b(?:datos|guardan?|base de datos|campos|listas)\b/iu,
  ],
  [
    "change",
    /\bhow (?:do|can|could|would) (?:i|we|you)\b.*\b(?:change|edit|add|remove|adjust)\b|\bwie (?:kann|ändere|füge)\b.*|\bcómo (?:puedo )?(?:cambi|añad|edit|quit)\p{L}*/iu,
  ],
  [
    "stack",
    /\b(?:what|which)\b.*\b(?:framework|technolog\w*|stack|built with|programming language|librar\w+|files)\b|\bwomit\b.*\bgebaut\b|\bwelche\b.*\b(?:technik|technologie|dateien)\b|\b(?:qué|con qué)\b.*\b(?:tecnología|hecho|archivos)\b/iu,
  ],
  [
    "look",
    /\b(?:what|which)\b.*\b(?:colou?rs?|fonts?|theme)\b|\bwelche\b.*\b(?:farben?|schrift\w*)\b|\bqué\b.*\b(?:colores|tipografía|fuente)\b/iu,
  ],
  [
    "missing",
    /\bwhat\b.*\b(?:missing|cannot|can't|not (?:do|work)|left out|made up|invented)\b|\bwas\b.*\b(?:fehlt|nicht|erfunden)\b|\bqué\b.*\b(?:falta|no puede|inventad\w+)\b/iu,
  ],
  ["can", /\bwhat (?:can|does|is)\b.*\b(?:it|this|app|site|do)\b|\bwas kann\b|\bqué (?:puede|hace)\b/iu],
];
const asking =
  /^(?:and |so |please |und |y )?(?:what|which|how|where|who|list|tell me|explain|is|are|does|welche\w*|was|wie|wo|wer|womit|erklär\w*|qué|cuál\w*|cuánt\w*|cómo|dónde|quién|con qué)(?![\p{L}])/iu;

/** Null where it is no question, or one whose answer the plan does not hold. */
function questionIn(text: string): QuestionId | null {
  const words = text.trim();
  if (!asking.test(words) || words.length > 160) return null;
  return asked.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

export function isAboutTheProject(text: string): boolean {
  return questionIn(text) !== null;
}

/** The answer in a sentence or two, and that nothing was changed. */
export function questionAnswer(text: string, plan: Plan, language: Language): string | null {
  const id = questionIn(text);
  if (id === null) return null;
  return `${answers[language][id](plan)} ${unchanged[language]}`;
}

const unchanged: Record<Language, string> = {
  en: "I changed nothing.",
  de: "Ich habe nichts geändert.",
  es: "No he cambiado nada.",
};

const and: Record<Language, string> = { en: "and", de: "und", es: "y" };

function listed(parts: readonly string[], language: Language): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${and[language]} ${parts.at(-1)}`;
}

const pagesOf = (plan: Plan): string[] => plan.pages.map((page) => `${page.title} (${page.path})`);
const listsOf = (plan: Plan): string[] =>
  plan.entities.map((entity) => `${entity.plural} (${entity.fields.map((field) => field.label).join(", ")})`);
const files = (plan: Plan): number => Object.keys(plan.files).length;
const built = (plan: Plan): string => archetypeById(plan.archetype)?.built(plan).join("; ") ?? "";
const caveats = (plan: Plan): string => archetypeById(plan.archetype)?.caveats(plan).join("; ") ?? "";
const invented = (plan: Plan): string => plan.details.map(({ label }) => label).join(", ");
const steps = (plan: Plan, language: Language): string =>
  chips(plan, language)
    .slice(0, 3)
    .map((chip) => `“${chip}”`)
    .join(", ");

const entryPlaces: Record<Language, Record<Sharing | "browser", string>> = {
  en: {
    browser:
      "The entries stand in the local storage of each visitor's browser: no server has them, and other people do not see them.",
    own: "The entries stand in the project's database; row-level security shows each account its own only.",
    shared: "The entries stand in the project's database; everybody who is signed in sees and changes the same ones.",
  },
  de: {
    browser:
      "Die Einträge liegen im lokalen Speicher des jeweiligen Browsers: kein Server hat sie, andere sehen sie nicht.",
    own: "Die Einträge liegen in der Datenbank des Projekts; zeilenweiser Schutz zeigt jedem Konto nur die eigenen.",
    shared: "Die Einträge liegen in der Datenbank des Projekts; alle Angemeldeten sehen und ändern dieselben.",
  },
  es: {
    browser:
      "Los datos están en el almacenamiento local de cada navegador: ningún servidor los tiene y otras personas no los ven.",
    own: "Los datos están en la base de datos del proyecto; la seguridad por filas muestra a cada cuenta solo los suyos.",
    shared: "Los datos están en la base de datos del proyecto; quienes inician sesión ven y cambian los mismos.",
  },
};

const whereEntriesAre = (plan: Plan, language: Language): string => entryPlaces[language][sharingOf(plan) ?? "browser"];

const answers: Record<Language, Record<QuestionId, (plan: Plan) => string>> = {
  en: {
    pages: (plan) => `${plan.name} has ${plan.pages.length} pages: ${listed(pagesOf(plan), "en")}.`,
    data: (plan) =>
      plan.entities.length > 0
        ? `It keeps ${listed(listsOf(plan), "en")}. ${whereEntriesAre(plan, "en")}`
        : "What visitors enter stands in the local storage of their own browser: no server has it, and other people do not see it. The texts stand in the project's files.",
    change: (plan) => `Say it in a sentence in Agent mode, for example ${steps(plan, "en")}.`,
    stack: (plan) =>
      `It is written in TypeScript with React, styled with Tailwind CSS and built by Vite; ${files(plan)} files come from me.`,
    look: ({ theme }) =>
      `The background is ${theme.background}, the main colour ${theme.primary}, the accent ${theme.accent}; headings are set in ${fontPair(theme.fonts).display}, text in ${fontPair(theme.fonts).body}.`,
    can: (plan) => `It can do this: ${built(plan)}.`,
    missing: (plan) => [caveats(plan), invented(plan) && `made up: ${invented(plan)}`].filter(Boolean).join("; ") + ".",
  },
  de: {
    pages: (plan) => `${plan.name} hat ${plan.pages.length} Seiten: ${listed(pagesOf(plan), "de")}.`,
    data: (plan) =>
      plan.entities.length > 0
        ? `Gespeichert werden ${listed(listsOf(plan), "de")}. ${whereEntriesAre(plan, "de")}`
        : "Was Besucher eingeben, liegt im lokalen Speicher ihres Browsers: kein Server hat es, andere sehen es nicht. Die Texte stehen in den Dateien des Projekts.",
    change: (plan) => `Sagen Sie es im Agent-Modus in einem Satz, zum Beispiel ${steps(plan, "de")}.`,
    stack: (plan) =>
      `Geschrieben in TypeScript mit React, gestaltet mit Tailwind CSS, gebaut von Vite; ${files(plan)} Dateien stammen von mir.`,
    look: ({ theme }) =>
      `Der Hintergrund ist ${theme.background}, die Hauptfarbe ${theme.primary}, der Akzent ${theme.accent}; Überschriften stehen in ${fontPair(theme.fonts).display}, Text in ${fontPair(theme.fonts).body}.`,
    can: (plan) => `Das kann sie: ${built(plan)}.`,
    missing: (plan) =>
      [caveats(plan), invented(plan) && `erfunden: ${invented(plan)}`].filter(Boolean).join("; ") + ".",
  },
  es: {
    pages: (plan) => `${plan.name} tiene ${plan.pages.length} páginas: ${listed(pagesOf(plan), "es")}.`,
    data: (plan) =>
      plan.entities.length > 0
        ? `Guarda ${listed(listsOf(plan), "es")}. ${whereEntriesAre(plan, "es")}`
        : "Lo que escriben los visitantes queda en el almacenamiento local de su navegador: ningún servidor lo tiene y otras personas no lo ven. Los textos están en los archivos del proyecto.",
    change: (plan) => `Dilo en una frase en el modo Agente, por ejemplo ${steps(plan, "es")}.`,
    stack: (plan) =>
      `Está escrita en TypeScript con React, con estilos de Tailwind CSS y compilada con Vite; ${files(plan)} archivos son míos.`,
    look: ({ theme }) =>
      `El fondo es ${theme.background}, el color principal ${theme.primary}, el acento ${theme.accent}; los títulos van en ${fontPair(theme.fonts).display}, el texto en ${fontPair(theme.fonts).body}.`,
    can: (plan) => `Puede hacer esto: ${built(plan)}.`,
    missing: (plan) =>
      [caveats(plan), invented(plan) && `inventado: ${invented(plan)}`].filter(Boolean).join("; ") + ".",
  },
};
