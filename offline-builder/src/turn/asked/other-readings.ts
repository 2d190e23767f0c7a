/** Answers "This is not what I asked for": says how the request was read, and offers other readings of its words. */
import { shortened } from "../../undo/undo-last.ts";
import { isNotARequest } from "@slipway/kernel/chat/not-a-request";
import { notMeant, readingIn, READINGS, type ReadingId } from "@slipway/kernel/chat/not-meant";
import { archetypeById, kindsThatFit } from "../../archetypes/registry.ts";
import { detectLanguage } from "../../language/detect.ts";
import { phrases } from "../../language/phrases.ts";
import { worded, type Wording } from "../../operations/operation.ts";
import { nearestSteps } from "../../operations/next-steps.ts";
import type { Language, Plan } from "../../plan/plan.ts";
import type { Conversation } from "../../protocol/conversation.ts";
import { understand } from "../../parse/understand.ts";
import { fileContent, readFile, type Step, type ToolResult, type Turn } from "../../protocol/tools.ts";
import { undoPath } from "../../undo/undo-file.ts";
import { prepareBuild, type PreparedBuild } from "../build.ts";
import { readProject } from "../project.ts";
import { talk } from "../talk.ts";

/** A website and an app with lists can be made of any words; other kinds are offered where the words fit them. */
const general: readonly ReadingId[] = ["brochure", "tracker"];
const MAX_READINGS = 4;
/** An answer that can be chosen has a length that a button shows. */
const MAX_OPTION = 80;

const built: Wording = {
  en: "I read “{request}” as: {kind}. Choose another reading, or say it differently: what I built is undone first. Until then nothing changes.",
  de: "Ich habe „{request}“ so verstanden: {kind}. Wählen Sie eine andere Lesart, oder sagen Sie es anders: Was ich gebaut habe, wird zuerst rückgängig gemacht. Bis dahin ändert sich nichts.",
  es: "He entendido «{request}» así: {kind}. Elige otra lectura o dilo de otra manera: primero se deshace lo que hice. Hasta entonces no cambia nada.",
};
const changed: Wording = {
  en: "My last answer was to “{request}”. Choose what you meant, or say it differently: what I changed for it is undone first. Until then nothing changes.",
  de: "Zuletzt habe ich auf „{request}“ geantwortet. Wählen Sie, was gemeint war, oder sagen Sie es anders: Was ich dafür geändert habe, wird zuerst rückgängig gemacht. Bis dahin ändert sich nichts.",
  es: "Mi última respuesta fue a «{request}». Elige lo que querías o dilo de otra manera: primero se deshace lo que cambié. Hasta entonces no cambia nada.",
};
const notAgain: Wording = {
  en: "This project was changed since, so I did not start over and changed nothing. Restore the version before the first one, or begin a new project with these words.",
  de: "Dieses Projekt wurde seitdem geändert; ich habe nicht neu begonnen und nichts geändert. Stellen Sie die Version vor der ersten wieder her, oder beginnen Sie ein neues Projekt mit diesen Worten.",
  es: "Este proyecto ha cambiado desde entonces, así que no he empezado de nuevo ni he cambiado nada. Restaura la versión anterior a la primera o empieza un proyecto nuevo con estas palabras.",
};

/** Null where nothing was asked for before, so that nothing can be meant. */
export function disputedRequest({ earlier }: Conversation): string | null {
  return earlier.findLast((text) => !isNotARequest(text) && notMeant(text) === null) ?? null;
}

/** Changes nothing. Undoing and asking again are done by whoever shows the answer, with the request it was an answer to. */
export function* otherReadings(conversation: Conversation, disputed: string): Turn {
  const { plan, has } = yield* readProject("");
  const language = plan?.language ?? detectLanguage(disputed).language ?? "en";
  const wanted = notMeant(conversation.request)?.wanted ?? "";
  const meant = wanted !== "" && wanted.length <= MAX_OPTION ? [wanted] : [];
  const request = shortened(readingIn(disputed)?.request ?? disputed);
  if (plan !== null && !has(undoPath) && prepareReading(disputed, language)?.plan.request === plan.request) {
    const kind = archetypeById(plan.archetype)?.understood(plan)[0] ?? plan.name;
    return yield* talk(worded(built, language, { request, kind }), {
      language,
      replies: [...meant, ...otherKinds(disputed, plan, language)].slice(0, MAX_READINGS),
    });
  }
  const steps =
    plan === null
      ? phrases[language].tiles
      : nearestSteps(plan, yield* readAll(plan, has), { text: disputed, language, conversation });
  yield* talk(worded(changed, language, { request }), {
    language,
    replies: [...new Set([...meant, ...steps.filter((step) => step !== disputed)])].slice(0, MAX_READINGS),
  });
}

/** The app for a request that names its reading, else for what its words say. */
export function prepareReading(text: string, language: Language): PreparedBuild | null {
  const reading = readingIn(text);
  return reading === null
    ? prepareBuild(text, language)
    : prepareBuild(reading.request, language, archetypeById(reading.id));
}

/** Said where the app that is there was not taken back before another reading was sent. */
export const notStartedAgain = (language: Language): string => worded(notAgain, language);

/** Kinds that the words can be read as, those that fit them best first. */
function otherKinds(disputed: string, plan: Plan, language: Language): string[] {
  const words = readingIn(disputed)?.request ?? disputed;
  const fitting = kindsThatFit(understand(words, language)).filter(isReading);
  return [...new Set([...fitting, ...general])]
    .filter((id) => id !== plan.archetype && prepareReading(`${READINGS[id][language]}: ${words}`, language) !== null)
    .map((id) => READINGS[id][language]);
}

const isReading = (id: string): id is ReadingId => id in READINGS;

function* readAll(plan: Plan, has: (path: string) => boolean): Generator<Step, Map<string, string>, ToolResult[]> {
  const paths = Object.keys(plan.files).filter(has);
  const results = yield { text: "", calls: paths.map(readFile) };
  const contents = paths.map((path, at) => [path, fileContent(results[at])] as const);
  return new Map(contents.filter((entry): entry is [string, string] => entry[1] !== null));
}
