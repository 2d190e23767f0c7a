import { RecentMap } from "@slipway/kernel/recent-map";
import { appBlueprint, appFrame, appRoutes, entityPieces } from "../../emit/app/app-frame.ts";
import { emitDetailPage } from "../../emit/app/entity-detail.ts";
import { emitForm } from "../../emit/app/forms/entity-form.ts";
import { emitListPage } from "../../emit/app/entity-list.ts";
import { dedupe } from "../../emit/site-frame.ts";
import { translate } from "../../language/translate.ts";
import { appLooks } from "../../lexicon/app-kinds.ts";
import { pictureSet, pictureSetIn, picturesSource, things } from "../../lexicon/memory-pictures.ts";
import type { Understanding } from "../../parse/understanding.ts";
import type { DraftPlan, PlannedPage } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import type { Archetype, ProjectFiles, SourceFile } from "../archetype.ts";
import { slug } from "../../emit/slug.ts";
import { questionData, questionEntity, quizPage, scoreFiles, topicOf } from "./quiz-questions.ts";
import { gameTexts, type GameId } from "./texts.ts";

const games: readonly (readonly [id: GameId, words: RegExp])[] = [
  ["tiles", /\b2048\b|\b(?:number )?sliding (?:tiles?|puzzle)\b/i],
  ["three", /\b(?:tic[- ]?tac[- ]?toe|noughts and crosses|three in a row|drei gewinnt|tres en raya|xo game)\b/i],
  [
    "memory",
    /\b(?:memory (?:game|spiel|cards?)|matching (?:pairs|cards?|game)|concentration game|memory-?spiel|memoryspiel|pairs game|juego de (?:memoria|parejas)|memorama)\b/i,
  ],
  ["snake", /\b(?:snake|schlangenspiel|juego de la (?:serpiente|culebra|v[ií]bora))\b/i],
  [
    "blocks",
    /(?<![\p{L}])(?:tetris|falling blocks?|block (?:puzzle|stacking) game|fallenden? (?:blöcken?|steinen?)|bloques que caen|juego de bloques)(?![\p{L}])/iu,
  ],
  [
    "bricks",
    /(?<![\p{L}])(?:break ?out|arkanoid|brick (?:breaker|breaking|game)|bricks? game|paddle game|paddle and (?:a )?ball|ziegel(?:brecher|spiel)|rompeladrillos|juego de ladrillos)(?![\p{L}])/iu,
  ],
  [
    "quiz",
    /(?<![\p{L}])(?:quiz|(?:multiplication|times) ?tables?(?: (?:game|app|trainer|practice|quiz))?|maths? (?:game|trainer|practice)|mental arithmetic|(?:einmaleins|kopfrechen|mathe)-?(?:spiel|trainer|app|übung|quiz)?|kopfrechnen|(?:juego de )?(?:las )?tablas de multiplicar|cálculo mental|juego de matem[aá]ticas|trivia|(?:vocabulary|word(?: matching)?|spelling|geography|language(?: learning)?|educational|brain training|knowledge) games?|guessing game|ratespiel|concurso de preguntas|juego de preguntas)(?![\p{L}])/iu,
  ],
];
/** A snake that is kept and a list of quizzes are no game. */
const noGame =
  /\b(?:hosting|organi[sz]\w*|manag\w*|teams? and|tracker|inventory|breeder|terrarium|pet|manager|shop|store|results|tracken|verwaltung)\b/i;

/** Points of an evening are written down; nothing is played. */
const scored = /\b(?:score ?boards?|score ?sheets?|score ?keepers?|punktetafel|marcador)[.!]?$/i;

/** Games for one in the browser, each with its rules and its scores. */
export const game: Archetype = {
  id: "game",
  vocabulary: {},
  score: ({ text }) => (isGame(text) ? 12 : 0),
  plan: planGame,
  emit: emitGame,
  understood: (plan) => [
    gameTexts[plan.language].kind[gameId(plan)],
    ...plan.pages.filter((page) => page.nav).map((page) => page.title),
  ],
  built(plan) {
    const texts = gameTexts[plan.language];
    const shown = gameId(plan) === "memory" ? [picturesClaim(plan)] : [];
    return [texts.claims[gameId(plan)], ...shown, ...(gameId(plan) === "three" ? [] : [texts.scoreClaim])];
  },
  caveats(plan) {
    const texts = gameTexts[plan.language];
    const other = gameId(plan) === "memory" ? texts.otherPictures : texts.otherTopic;
    return [texts.caveat, ...(plan.options["otherTopic"] === true ? [other] : [])];
  },
  // The name of a game that is called otherwise here.
  speaksOf: { parts: /^(?:2048|tetris|break ?out)$/i },
  suggestions: (plan) => gameTexts[plan.language].suggestions,
};

/** Each part of a change asks it of all that was said before. */
const gamesBefore = new RecentMap<boolean>(64);

export function isGame(text: string): boolean {
  const known = gamesBefore.get(text);
  if (known !== undefined) return known;
  const found = gameOf(text) !== null && !noGame.test(text) && !scored.test(text.trim());
  gamesBefore.set(text, found);
  return found;
}

function gameOf(text: string): GameId | null {
  return games.find(([, words]) => words.test(text))?.[0] ?? null;
}

function gameId(plan: DraftPlan): GameId {
  return plan.domain as GameId;
}

const picturesClaim = ({ language, options }: DraftPlan): string =>
  `${gameTexts[language].cards}: ${pictureSet(String(options["topic"]))
    .pictures.map((picture) => picture[{ en: 1, de: 2, es: 3 }[language] as 1 | 2 | 3])
    .join(", ")}`;

/** What the cards show; `known` is false where a subject is named that has no pictures here. */
function cardsOf(text: string): { id: string; known: boolean } {
  const set = pictureSetIn(text);
  const named =
    /(?<!\p{L})(?:game|cards?|spiel|memory|karten|juego|memoria|parejas)\s+(?:with|about|of|on|mit|über|zu|con|sobre|de)\s+(?!score|points|high|best|timer?|punkt|best|punt|récord|\d)\p{L}/iu.test(
      text.replace(/(?:memory|matching) cards? game/i, "game"),
    );
  return { id: set?.id ?? things.id, known: set !== null || !named };
}

function planGame(request: Understanding): DraftPlan {
  const { language, seed, text } = request;
  const id = gameOf(text)!;
  const texts = gameTexts[language];
  const topic = id === "memory" ? cardsOf(text) : topicOf(text);
  const question = questionEntity(language);
  const name = request.name ?? texts.names[id];
  const theme = chooseTheme(id === "quiz" ? appLooks.signal : appLooks.club, request.colors, seed);
  const list = `/${slug(question.plural)}`;
  const pages: PlannedPage[] = [
    { path: "/", title: texts.play, component: "Index", nav: true },
    ...(id === "quiz"
      ? [
          { path: list, title: question.plural, component: "Questions", nav: true },
          { path: `${list}/:id`, title: question.singular, component: "QuestionDetail", nav: false },
        ]
      : []),
    ...(id === "three"
      ? []
      : [{ path: `/${slug(texts.scores)}`, title: texts.scores, component: "Scores", nav: true }]),
  ];
  return {
    version: 1,
    request: text,
    language,
    name,
    archetype: "game",
    domain: id,
    seed,
    theme,
    pages,
    features: ["play", "score", "persist"],
    entities: id === "quiz" ? [question] : [],
    forms: [],
    details: [{ key: "name", label: translate("Name", language), value: name }],
    options: {
      place: false,
      shell: "topbar",
      ...(id === "quiz" || id === "memory" ? { topic: topic.id, ...(topic.known ? {} : { otherTopic: true }) } : {}),
    },
  };
}

/** The page, the rules it plays by where they stand in a file of their own, and whether it is started and paused. */
const blueprints: Record<Exclude<GameId, "quiz">, { page: string; rules?: string[]; framed?: boolean }> = {
  snake: { page: "Snake", framed: true, rules: ["snake-rules", "swipe"] },
  tiles: { page: "Tiles", rules: ["tiles-rules", "swipe"] },
  three: { page: "ThreeInARow", rules: ["three-rules"] },
  memory: { page: "Memory" },
  blocks: { page: "Blocks", framed: true, rules: ["blocks-rules", "swipe"] },
  bricks: { page: "Bricks", framed: true, rules: ["bricks-rules"] },
};

function emitGame(plan: DraftPlan): ProjectFiles {
  const texts = gameTexts[plan.language];
  const icons = { Index: "Gamepad2", Questions: "CircleHelp", Scores: "Trophy" };
  const shell = [
    ...appFrame(plan, { tagline: texts.lead, icons, sampled: [] }),
    ...(gameId(plan) === "three" ? [] : scoreFiles(plan)),
    ...(plan.entities.length > 0 ? entityPieces(plan) : []),
    ...plan.entities.flatMap((entity) => questionData(plan, entity)),
  ];
  return dedupe({
    shell,
    pages: plan.pages.map((page) => ({ page, files: emitPage(plan, page) })),
    app: appRoutes,
  });
}

const picturesFile = (plan: DraftPlan): SourceFile => ({
  path: "src/content/pictures.ts",
  content: picturesSource(pictureSet(String(plan.options["topic"])), plan.language),
});

function emitPage(plan: DraftPlan, page: PlannedPage): SourceFile[] {
  const [question] = plan.entities;
  if (page.component === "Scores")
    return [appBlueprint(plan, { blueprint: "games/Scores.tsx", path: "src/pages/Scores.tsx" })];
  if (question && page.component !== "Index") {
    const list = plan.pages.find((one) => one.component === "Questions")!;
    return page.component === "Questions"
      ? [
          emitForm(plan, question),
          emitListPage(plan, question, { path: page.path, component: page.component, title: page.title }),
        ]
      : [
          emitForm(plan, question),
          emitDetailPage(plan, question, {
            component: page.component,
            listPath: list.path,
            listTitle: question.plural,
            paths: { question: list.path },
          }),
        ];
  }
  const id = gameId(plan);
  if (id === "quiz") return [quizPage(plan, page.component, plan.name)];
  const { page: blueprint, rules, framed } = blueprints[id];
  const frame = { blueprint: "games/GameFrame.tsx", path: "src/components/games/GameFrame.tsx" };
  return [
    ...(framed ? [appBlueprint(plan, frame)] : []),
    ...(id === "memory" ? [picturesFile(plan)] : []),
    ...(rules ?? []).map((name) => appBlueprint(plan, { blueprint: `games/${name}.ts`, path: `src/lib/${name}.ts` })),
    appBlueprint(plan, {
      blueprint: `games/${blueprint}.tsx`,
      path: "src/pages/Index.tsx",
      content: { title: plan.name },
    }),
  ];
}
