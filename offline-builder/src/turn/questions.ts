/** Questions about the project, answered from its plan and without an edit. */
import { archetypeById } from "../archetypes/registry.ts";
import { ownerPage } from "../backend/answers/owner-page.ts";
import { sampleCount } from "../emit/app/samples/samples.ts";
import { sharingOf, type Sharing } from "../backend/tables.ts";
import { unchanged } from "../operations/backend/store-forms.ts";
import { storeChip } from "../operations/backend/without-accounts.ts";
import { fontPair } from "../theme/fonts.ts";
import { chips } from "../operations/next-steps.ts";
import type { Language, Plan } from "../plan/plan.ts";
import { commonAnswer, isCommonQuestion } from "./asked/common-questions.ts";

type QuestionId = "answers" | "pages" | "count" | "data" | "change" | "stack" | "look" | "can" | "missing";

const asked: readonly (readonly [id: QuestionId, words: RegExp])[] = [
  [
    "answers",
    /\b(?:who|where|how)\b.*\b(?:who (?:wrote|writes|sent|signed up|answered|ordered|booked)|(?:receives?|gets?|reads?|sees?) (?:this|it|them|that|the|my|these|what)\b.*|(?:see|read|find|get) (?:the |my |their )?(?:messages|answers|replies|orders|sign-?ups|submissions|enquiries|responses|applications)|(?:messages|answers|replies|submissions|form) (?:go|end up|arrive))|\b(?:wo|wer|wie)\b.*\b(?:wer (?:geschrieben|geantwortet|sich eingetragen)|(?:bekommt|liest|sieht|erhält|empfängt)\b.*|(?:sehe|finde|lese|bekomme) ich (?:die |meine )?(?:nachrichten|antworten|anfragen|bestellungen|zusagen|bewerbungen)|(?:nachrichten|antworten|anfragen) (?:hin|an))|(?:dónde|quién|cómo)(?!\p{L}).*\b(?:quién (?:escribió|ha escrito|respondió)|recibe\b.*|lee\b.*|(?:veo|leo|encuentro) (?:los |las |mis )?(?:mensajes|respuestas|pedidos|solicitudes)|(?:llegan|van) (?:los |las )?(?:mensajes|respuestas))/iu,
  ],
  [
    "pages",
    /\b(?:what|which|how many|list)\b.*\bpages?\b|\b(?:welche|wie viele)\b.*\bseiten?\b|\b(?:qué|cuáles|cuántas)\b.*\bpáginas?\b/iu,
  ],
  ["count", /^(?:how many|wie viele|cuánt[oa]s)(?!\p{L})(?!.*\b(?:files|dateien|archivos)\b)/iu],
  [
    "data",
    /\b(?:clear|close|delete|lose|lost|gone|wipe|empty|switch|change)\b.*\b(?:browser|cache|cookies|history|data|everything|phone(?! number)|computer|tab)\b|\b(?:other people|anyone|somebody|someone|colleagues|everybody|others|my team|on my phone)\b.*\b(?:see|entries|data|access|use)\b|\bsee what (?:i|we)\b|\b(?:browser|cache|daten)\b.*\b(?:lösch\p{L}*|leer\p{L}*|verloren|weg)\b|\b(?:sehen|seht|sieht) (?:das |es )?(?:auch )?(?:andere|alle|meine kollegen)\b|(?:borro|pierdo|pierden|limpio|cierro).*(?:navegador|datos|caché|historial)|\b(?:how|where|what|which|who)\b.*\b(?:data|stored?|saved?|kept|database|entries|lists|fields|see my)\b|\b(?:wo|wie|welche|was|wer)\b.*\b(?:daten|gespeichert|datenbank|einträge|felder|listen)\b|\b(?:dónde|cómo|qué|quién)\b.*\b(?:datos|guardan?|base de datos|campos|listas)\b/iu,
  ],
  [
    "change",
    /\bhow (?:do|can|could|would) (?:i|we|you)\b.*\b(?:change|edit|add|remove|adjust)\b|\bwhat (?:can|could|should|may) (?:i|we) (?:change|ask|say|do)\b|\bwie (?:kann|ändere|füge)\b.*|\bwas kann (?:ich|man) (?:ändern|sagen|fragen|tun|machen)\b|\bqué (?:puedo|podemos) (?:cambiar|pedir|hacer|decir)\b|\bcómo (?:puedo )?(?:cambi|añad|edit|quit)\p{L}*/iu,
  ],
  [
    "stack",
    /\b(?:what|which)\b.*\b(?:framework|technolog\w*|stack|built with|programming language|librar\w+|files)\b|\bwomit\b.*\bgebaut\b|\bwelche\b.*\b(?:technik|technologie|dateien)\b|\b(?:qué|con qué)(?!\p{L}).*\b(?:tecnología|hecho|archivos)\b/iu,
  ],
  [
    "look",
    /\b(?:what|which)\b.*\b(?:colou?rs?|fonts?|theme)\b|\bwelche\b.*\b(?:farben?|schrift\w*)\b|\bqué(?!\p{L}).*\b(?:colores|tipografía|fuente)\b/iu,
  ],
  [
    "missing",
    /\bwhat\b.*\b(?:missing|cannot|can't|not (?:do|work)|left out|made up|invented)\b|\bwas\b.*\b(?:fehlt|nicht|erfunden)\b|\bqué(?!\p{L}).*\b(?:falta|no puede|inventad\w+)\b/iu,
  ],
  ["can", /\bwhat (?:can|does|is)\b.*\b(?:it|this|app|site|do)\b|\bwas kann\b|\bqué (?:puede|hace)\b/iu],
];
const asking =
  /^(?:and |so |please |but |und |aber |y |pero )?(?:can(?! you)|will|do (?:i|we|other|others|my)|what|which|how|where|who|list|tell me|explain|is|are|does|welche\w*|was|wie|wo|wer|womit|erklär\w*|qué|cuál\w*|cuánt\w*|cómo|dónde|quién|con qué)(?![\p{L}])/iu;

/** "How do I get my own domain?" and "my own address" are about Slipway, whose help knows it. */
const aboutDomains =
  /(?<!\p{L})(?:domains?|dominios?|urls?|(?:own|web|internet)[ -]?(?:web[ -]?)?addres{1,2}(?:es)?|eigene \p{L}*adresse|(?:dirección|direcciones) (?:web|propias?))(?!\p{L})/iu;

/** Null where it is no question, or one whose answer the plan does not hold. */
function questionIn(text: string): QuestionId | null {
  const words = text.trim().replace(/^¿\s*/u, "");
  if (!asking.test(words) || words.length > 160 || aboutDomains.test(words)) return null;
  return asked.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** A question that is asked before there is an app: not a wish to build one. */
const beforehand =
  /^(?:¿\s*)?(?:and |so |but |hi,? |hello,? )?(?:why|how (?:do|can|does|should|would|much|long)|where (?:is|are|do|does|can)|who (?:sees|can|owns)|is (?:it|this|that|my|there)|are (?:there|my)|what (?:is|are|does|do|can|happens|if)|does (?:it|this)|can i|do i|will (?:it|this|my)|warum|wieso|weshalb|wie (?:kann|komme|viel|lange|geht|mache|bekomme|veröffentliche)|wo (?:ist|sind|finde|liegt|liegen|werden)|was (?:ist|kann|kostet|passiert|macht)|kann ich|muss ich|ist (?:es|das|meine)|por qué|cómo|dónde|cuánto|qué (?:es|puede|hace|pasa)|puedo|es (?:gratis|posible))(?!\p{L})[^.!\n]{0,140}\?\s*$/iu;

const noApp: Record<Language, string> = {
  en: "There is no app in this project yet, so there is nothing that I could look at for this. Tell me what it should be, in a sentence or with one of these; then ask again. I built nothing.",
  de: "In diesem Projekt gibt es noch keine App, also auch nichts, woran ich das sehen könnte. Sagen Sie mir, was es werden soll, in einem Satz oder mit einem von diesen; dann fragen Sie noch einmal. Ich habe nichts gebaut.",
  es: "En este proyecto todavía no hay ninguna aplicación, así que no tengo dónde mirarlo. Dime qué debe ser, en una frase o con una de estas; luego pregunta otra vez. No he construido nada.",
};

/** Null where it is a wish. */
export function answerBeforehand(text: string, language: Language): string | null {
  return beforehand.test(text.trim()) ? noApp[language] : null;
}

export function isAboutTheProject(text: string): boolean {
  return questionIn(text) !== null || isCommonQuestion(text);
}

/** The answer in a sentence or two, and that nothing was changed. */
export function questionAnswer(text: string, plan: Plan, language: Language): string | null {
  const common = commonAnswer(text, plan, language);
  if (common !== null) return `${common} ${unchanged[language]}`;
  const id = questionIn(text);
  if (id === null) return null;
  return `${answers[language][id](plan)} ${unchanged[language]}`;
}

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
      "The entries stand in the local storage of each visitor's browser: no server has them, and other people do not see them. Clearing that browser's data deletes them.",
    own: "The entries stand in the project's database; row-level security shows each account its own only.",
    shared: "The entries stand in the project's database; everybody who is signed in sees and changes the same ones.",
  },
  de: {
    browser:
      "Die Einträge liegen im lokalen Speicher des jeweiligen Browsers: kein Server hat sie, andere sehen sie nicht. Wer die Daten dieses Browsers löscht, löscht auch sie.",
    own: "Die Einträge liegen in der Datenbank des Projekts; zeilenweiser Schutz zeigt jedem Konto nur die eigenen.",
    shared: "Die Einträge liegen in der Datenbank des Projekts; alle Angemeldeten sehen und ändern dieselben.",
  },
  es: {
    browser:
      "Los datos están en el almacenamiento local de cada navegador: ningún servidor los tiene y otras personas no los ven. Si se borran los datos de ese navegador, se pierden.",
    own: "Los datos están en la base de datos del proyecto; la seguridad por filas muestra a cada cuenta solo los suyos.",
    shared: "Los datos están en la base de datos del proyecto; quienes inician sesión ven y cambian los mismos.",
  },
};

const whereEntriesAre = (plan: Plan, language: Language): string => entryPlaces[language][sharingOf(plan) ?? "browser"];

const stored: Record<Language, (path: string) => string> = {
  en: (path) =>
    `What visitors send is stored in the project's database, and you read it on the site at ${path}. Only owners get in: the Cloud tool gives you the link for the first time, under Site owners.`,
  de: (path) =>
    `Was Besucher senden, liegt in der Datenbank des Projekts, und Sie lesen es auf der Website unter ${path}. Hinein kommt nur, wer dort eingetragen ist: Den Link für das erste Mal gibt das Werkzeug Cloud unter Site owners.`,
  es: (path) =>
    `Lo que envían los visitantes se guarda en la base de datos del proyecto y lo lees en el sitio, en ${path}. Solo entran los propietarios: la herramienta Cloud te da el enlace para la primera vez, en Site owners.`,
};
const nobody: Record<Language, string> = {
  en: `Nobody receives it yet: what visitors enter stays on their own device. Say “${storeChip.en}”, and you get a page where only you read it.`,
  de: `Noch bekommt es niemand: Was Besucher eingeben, bleibt auf ihrem Gerät. Sagen Sie „${storeChip.de}“, dann gibt es eine Seite, auf der nur Sie es lesen.`,
  es: `Todavía no lo recibe nadie: lo que escriben los visitantes queda en su dispositivo. Di «${storeChip.es}» y tendrás una página donde solo tú lo lees.`,
};

function whoReceives(plan: Plan, language: Language): string {
  const page = ownerPage(plan);
  if (page) return stored[language](page.path);
  return plan.forms.length > 0 ? nobody[language] : answers[language].data(plan);
}

const counted: Record<Language, (lists: string) => string> = {
  en: (lists) =>
    `I do not see what people entered. The app began with ${lists}, and each list says below its rows how many there are now.`,
  de: (lists) =>
    `Was eingetragen wurde, sehe ich nicht. Angefangen hat die App mit ${lists}, und jede Liste sagt unter ihren Zeilen, wie viele es jetzt sind.`,
  es: (lists) =>
    `No veo lo que se ha apuntado. La aplicación empezó con ${lists}, y cada lista dice debajo de sus filas cuántos hay ahora.`,
};
const samples: Record<Language, (count: number, name: string) => string> = {
  en: (count, name) => `${count} sample entries in ${name}`,
  de: (count, name) => `${count} Beispielen in ${name}`,
  es: (count, name) => `${count} ejemplos en ${name}`,
};

/** How many there are stands in people's browsers or in the database; how many it began with is known. */
function counts(plan: Plan, language: Language): string {
  const lists = plan.entities.flatMap((entity) => {
    const count = sampleCount(plan, entity);
    return count > 0 ? [samples[language](count, entity.plural)] : [];
  });
  return lists.length > 0 ? counted[language](listed(lists, language)) : answers[language].data(plan);
}

const answers: Record<Language, Record<QuestionId, (plan: Plan) => string>> = {
  en: {
    answers: (plan) => whoReceives(plan, "en"),
    count: (plan) => counts(plan, "en"),
    pages: (plan) => `${plan.name} has ${plan.pages.length} pages: ${listed(pagesOf(plan), "en")}.`,
    data: (plan) =>
      plan.entities.length > 0
        ? `It keeps ${listed(listsOf(plan), "en")}. ${whereEntriesAre(plan, "en")}`
        : plan.answers
          ? whoReceives(plan, "en")
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
    answers: (plan) => whoReceives(plan, "de"),
    count: (plan) => counts(plan, "de"),
    pages: (plan) => `${plan.name} hat ${plan.pages.length} Seiten: ${listed(pagesOf(plan), "de")}.`,
    data: (plan) =>
      plan.entities.length > 0
        ? `Gespeichert werden ${listed(listsOf(plan), "de")}. ${whereEntriesAre(plan, "de")}`
        : plan.answers
          ? whoReceives(plan, "de")
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
    answers: (plan) => whoReceives(plan, "es"),
    count: (plan) => counts(plan, "es"),
    pages: (plan) => `${plan.name} tiene ${plan.pages.length} páginas: ${listed(pagesOf(plan), "es")}.`,
    data: (plan) =>
      plan.entities.length > 0
        ? `Guarda ${listed(listsOf(plan), "es")}. ${whereEntriesAre(plan, "es")}`
        : plan.answers
          ? whoReceives(plan, "es")
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
