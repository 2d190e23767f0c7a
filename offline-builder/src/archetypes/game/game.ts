import { appBlueprint, appFrame, appRoutes, entityPieces } from "../../emit/app/app-frame.ts";
import { emitDetailPage } from "../../emit/app/entity-detail.ts";
import { emitForm } from "../../emit/app/entity-form.ts";
import { emitListPage } from "../../emit/app/entity-list.ts";
import { dedupe } from "../../emit/site-frame.ts";
import { translate } from "../../language/translate.ts";
import { appLooks } from "../../lexicon/app-kinds.ts";
import type { Understanding } from "../../parse/understanding.ts";
import type { DraftPlan, PlannedPage } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import type { Archetype, ProjectFiles, SourceFile } from "../archetype.ts";
import { slug } from "../shop/shop.ts";
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
    /(?<![\p{L}])(?:tetris|falling blocks?|block (?:puzzle|stacking) game|fallende (?:blöcke|steine)|bloques que caen|juego de bloques)(?![\p{L}])/iu,
  ],
  [
    "bricks",
    /(?<![\p{L}])(?:break ?out|arkanoid|brick (?:breaker|breaking|game)|bricks? game|paddle game|paddle and (?:a )?ball|ziegel(?:brecher|spiel)|rompeladrillos|juego de ladrillos)(?![\p{L}])/iu,
  ],
  ["quiz", /\b(?:quiz|trivia|guessing game|ratespiel|concurso de preguntas|juego de preguntas)\b/i],
];
/** A snake that is kept and a list of quizzes are no game. */
const noGame =
  /\b(?:hosting|organi[sz]\w*|manag\w*|teams? and|tracker|inventory|breeder|terrarium|pet|manager|shop|store|results|tracken|verwaltung)\b/i;

/** Games for one in the browser, each with its rules and its scores. */
export const game: Archetype = {
  id: "game",
  vocabulary: {},
  score: ({ text }) => (gameOf(text) && !noGame.test(text) ? 12 : 0),
  plan: planGame,
  emit: emitGame,
  understood: (plan) => [
    gameTexts[plan.language].kind[gameId(plan)],
    ...plan.pages.filter((page) => page.nav).map((page) => page.title),
  ],
  built(plan) {
    const texts = gameTexts[plan.language];
    return [texts.claims[gameId(plan)], ...(gameId(plan) === "three" ? [] : [texts.scoreClaim])];
  },
  caveats(plan) {
    const texts = gameTexts[plan.language];
    return [texts.caveat, ...(plan.options["otherTopic"] === true ? [texts.otherTopic] : [])];
  },
  // The name of a game that is called otherwise here.
  speaksOf: { parts: /^(?:2048|tetris|break ?out)$/i },
  suggestions: (plan) => gameTexts[plan.language].suggestions,
};

function gameOf(text: string): GameId | null {
  return games.find(([, words]) => words.test(text))?.[0] ?? null;
}

function gameId(plan: DraftPlan): GameId {
  return plan.domain as GameId;
}

function planGame(request: Understanding): DraftPlan {
  const { language, seed, text } = request;
  const id = gameOf(text)!;
  const texts = gameTexts[language];
  const topic = topicOf(text);
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
      ...(id === "quiz" ? { topic: topic.id, ...(topic.known ? {} : { otherTopic: true }) } : {}),
    },
  };
}

/** The page, and the rules it plays by where they stand in a file of their own. */
const blueprints: Record<Exclude<GameId, "quiz">, { page: string; rules?: string[] }> = {
  snake: { page: "Snake", rules: ["snake-rules", "swipe"] },
  tiles: { page: "Tiles", rules: ["tiles-rules", "swipe"] },
  three: { page: "ThreeInARow", rules: ["three-rules"] },
  memory: { page: "Memory" },
  blocks: { page: "Blocks", rules: ["blocks-rules", "swipe"] },
  bricks: { page: "Bricks", rules: ["bricks-rules"] },
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
  const { page: blueprint, rules } = blueprints[id];
  return [
    ...(rules ?? []).map((name) => appBlueprint(plan, { blueprint: `games/${name}.ts`, path: `src/lib/${name}.ts` })),
    appBlueprint(plan, {
      blueprint: `games/${blueprint}.tsx`,
      path: "src/pages/Index.tsx",
      content: { title: plan.name },
    }),
  ];
}
