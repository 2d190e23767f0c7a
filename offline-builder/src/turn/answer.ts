import { isNotARequest } from "@slipway/kernel/chat/not-a-request";
import { notMeant, readingIn } from "@slipway/kernel/chat/not-meant";
import { refusedKind } from "../archetypes/registry.ts";
import { tools } from "../archetypes/screens/tools/tools.ts";
import { builtInEnglish } from "../language/built-in-english.ts";
import { spokenIn } from "./follow-up-language.ts";
import { detectLanguage } from "../language/detect.ts";
import { phrases } from "../language/phrases.ts";
import type { Language } from "../plan/plan.ts";
import type { Conversation } from "../protocol/conversation.ts";
import type { Turn } from "../protocol/tools.ts";
import { afterEnablingAi, isEnablingAi } from "./database/after-enabling-ai.ts";
import { afterEnabling, isEnabling } from "./database/after-enabling.ts";
import { build, prepareBuild, type PreparedBuild } from "./build.ts";
import { followUp, prepareFollowUp, type PreparedChange } from "./follow-up.ts";
import { answers } from "../operations/answers/answers.ts";
import { chips } from "../operations/next-steps.ts";
import { answerBeforehand, isAboutTheProject, questionAnswer } from "./questions.ts";
import { isOutOfReach, posesAsAnother } from "./refused-requests.ts";
import { readProject } from "./project.ts";
import { disputedRequest, notStartedAgain, otherReadings, prepareReading } from "./asked/other-readings.ts";
import { askHelp, isHowTo, isQuestion, noAnswer } from "./asked/help.ts";
import { talk } from "./talk.ts";
import { understand } from "../parse/understand.ts";
import { unbuilt, unclearRequest, type Unclear } from "../parse/wishes/unclear.ts";

/** The whole turn for one message. Everything it knows comes from the conversation and from what it reads. */
export function* answer(conversation: Conversation): Turn {
  const { request } = conversation;
  const disputed = notMeant(request) === null ? null : disputedRequest(conversation);
  if (disputed !== null && (conversation.tools.size === 0 || conversation.tools.has("read_file")))
    return yield* otherReadings(conversation, disputed);
  const detected = spokenIn(conversation);
  const language: Language = detected.language ?? "en";
  const say = phrases[language];
  if (detected.language === null)
    return yield* talk(`${detected.refusal} ${builtInEnglish(detected.refusal)}`, { language, ...foreignTiles });
  if (request === "" && conversation.hasImage) return yield* imageOnly(conversation);
  if (isNotARequest(request))
    return yield* talk(say.notARequest, { language: conversationLanguage(conversation, language), replies: say.tiles });
  if (posesAsAnother(request)) return yield* talk(say.impostor, { language });
  const readOnly = conversation.tools.size > 0 && !conversation.tools.has("write_file");
  if (readOnly && !conversation.tools.has("read_file")) return yield* talk(say.readOnly, { language });
  if (!readOnly && isEnablingAi(request)) return yield* afterEnablingAi(conversation);
  if (!readOnly && isEnabling(request)) return yield* afterEnabling(conversation);
  // A first turn needs the one, a later turn the other, and reading a request takes most of the time to the first words.
  let changed: PreparedChange | undefined;
  const change = (): PreparedChange => (changed ??= prepareFollowUp(conversation, language));
  let planned: PreparedBuild | null | undefined;
  const beforehand = answerBeforehand(request, language);
  const expectsPlan = conversation.earlier.some((text) => !isNotARequest(text) && notMeant(text) === null);
  const unclear = unclearRequest(request, language);
  const reading = readOnly ? null : readingIn(request);
  if (reading !== null) return yield* readAgain(conversation, language);
  const begin = (): PreparedBuild | null =>
    (planned ??=
      isOutOfReach(request) || beforehand !== null ? null : buildable(prepareBuild(request, language), unclear));
  const speaks = !readOnly && !isAboutTheProject(request) && (beforehand === null || expectsPlan);
  const announced = expectsPlan
    ? (change().understood ?? "")
    : (begin()?.understood ?? (isOutOfReach(request) ? "" : (change().understood ?? "")));
  const first = speaks ? announced : "";
  const project = yield* readProject(first);
  const told = project.plan && questionAnswer(request, project.plan, change().language);
  const isClear = onlyTalks(change()) || (!readOnly && change().chosen.length > 0);
  const hints = { language, ...(project.plan ? { suggestions: chips(project.plan, language) } : {}) };
  // Where something is done is known to the help, what the app is and has to the plan.
  const helped = (told ? isHowTo(request) : !isClear) ? yield* askHelp(conversation, language) : null;
  if (told && helped === null)
    return yield* talk(told, { language: change().language, suggestions: chips(project.plan!, change().language) });
  if (helped !== null) return yield* talk(helped, hints);
  const isOpen = readOnly || (project.plan !== null && conversation.tools.has("search_help"));
  if (isOpen && !isClear && change().chosen.length === 0 && isQuestion(request))
    return yield* talk(noAnswer(language), hints);
  if (readOnly && !onlyTalks(change()))
    return yield* talk([change().understood, say.readOnly].filter(Boolean).join(" "), hints);
  if (project.plan) return yield* followUp({ ...change(), has: project.has }, project.plan, first !== "");
  if (project.foreign) return yield* talk(say.foreignProject, { language });
  if (beforehand !== null) return yield* talk(beforehand, { language, replies: say.tiles, suggestions: say.tiles });
  if (isOutOfReach(request))
    return yield* talk(say.outOfReach, { language, replies: say.screens, suggestions: say.screens });
  const prepared = begin();
  const kind = prepared || unclear ? null : refusedKind(understand(request, language));
  const refusal = kind === null ? unclear : unbuilt[kind][language];
  if (!prepared && refusal)
    return yield* talk(refusal.say, { language, replies: refusal.replies, suggestions: refusal.replies });
  if (!prepared) return yield* talk(say.unknownRequest, { language, replies: say.tiles });
  return yield* build(prepared, conversation, first === prepared.understood);
}

/** Builds the request as the kind of app that the person chose. A project that has begun is not built again. */
function* readAgain(conversation: Conversation, language: Language): Turn {
  const { plan, foreign } = yield* readProject("");
  const isBegun = plan !== null || foreign;
  const prepared = isBegun ? null : prepareReading(conversation.request, language);
  if (prepared === null)
    return yield* talk(isBegun ? notStartedAgain(language) : phrases[language].unknownRequest, { language });
  return yield* build(prepared, conversation, false);
}

/** Most games and tools are refused by name; those that stand among the small tools are built. */
const buildable = (prepared: PreparedBuild | null, unclear: Unclear | null): PreparedBuild | null =>
  unclear && !(prepared && tools.includes(prepared.archetype)) ? null : prepared;

/** Where the request cannot be read, examples are offered; that they are built in English is said before one is pressed. */
const foreignTiles = (() => {
  const tiles = ["Inventory for an office", "Booking for a barber shop", "A kanban board", "A shop for candles"];
  return { replies: tiles, suggestions: tiles };
})();

/** Whether all that was understood are answers, which edit nothing in any mode. */
function onlyTalks({ chosen }: PreparedChange): boolean {
  return chosen.length > 0 && chosen.every(({ operation }) => answers.includes(operation));
}

/** A picture alone has no language: the conversation before it has, and it is about the app that is there. */
function* imageOnly(conversation: Conversation): Turn {
  const language = conversationLanguage(conversation, "en");
  const { imageOnly: alone, imagePlace, tiles, defaultSuggestions } = phrases[language];
  const begun = conversation.earlier.some((earlier) => !isNotARequest(earlier));
  const text = begun ? `${alone} ${imagePlace}` : alone;
  return yield* talk(text, { language, suggestions: begun ? defaultSuggestions : tiles });
}

/** "thanks" says nothing about the language; the messages before it do. */
function conversationLanguage(conversation: Conversation, fallback: Language): Language {
  const text = conversation.earlier.join("\n");
  return text === "" ? fallback : (detectLanguage(text).language ?? fallback);
}
