import { storedClaim, tableLiteral } from "../../backend/stored-app.ts";
import { sharingOf } from "../../backend/tables.ts";
import { accountFiles, gatedRoutes } from "../../emit/app/accounts.ts";
import { appBlueprint, appFrame, appRoutes, chartFile } from "../../emit/app/app-frame.ts";
import { literal } from "../../emit/literal.ts";
import { pick } from "../../emit/random.ts";
import { dedupe } from "../../emit/site-frame.ts";
import type { Localized } from "../../lexicon/entities/entity.ts";
import type { Look } from "../../lexicon/domain.ts";
import { translate } from "../../language/translate.ts";
import { numbersOnCards } from "../../parse/records/card-fields.ts";
import type { Understanding } from "../../parse/understanding.ts";
import type { DraftPlan, Language } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import { named } from "../app-request.ts";
import type { Archetype, ProjectFiles, SourceFile } from "../archetype.ts";
import { slug } from "../../emit/slug.ts";
import { kanbanTexts } from "./texts.ts";

const words: Localized = [
  "kanban|kanban board|task board|trello|scrum board|sprint board|project board|who does what|drag and drop cards|drag cards",
  "kanban|kanban-board|kanbanboard|aufgabenboard|taskboard|wer macht was",
  "kanban|tablero kanban|tablero de tareas|quién hace qué",
];

const look: Look = {
  palettes: [
    ["#f7f6f3", "#3b3a8f", "#b3420f"],
    ["#f4f6f4", "#17594a", "#b04a0c"],
    ["#f6f4f7", "#7a2e5d", "#8a5010"],
    ["#f5f6f8", "#1f4e79", "#b3420f"],
  ],
  fonts: ["lively", "geometric", "plain"],
  corners: ["soft", "round"],
  density: ["compact"],
  header: ["centred", "solid"],
};

const columnIds = ["planned", "doing", "review", "done"];
const mostColumns = 7;

/** "A board for our film club: ideas, next up, watched": what is listed behind a board and nothing else are its columns. */
const boardList =
  /(?<![\p{L}])(?:an?|the|my|our|eine?n?|unser\p{L}*|mein\p{L}*|una?|nuestro|mi) (?:planning |shared |team )?(?:board|planungstafel|tafel|tablero)(?:\s+(?:for|für|para|of|zum|zur)\s[^:.,;]{2,40})?:\s*((?:[^,.;:\n]{2,24},\s*)+[^,.;:\n]{2,24})$/iu;

/** "With the columns Idea, Review and Done": the names as they were written, in their order. */
function statedColumns(text: string): string[] {
  const tail =
    /\b(?:columns?|lanes|stages|spalten|columnas|etapas)\b(?:\s+(?:are|called|named|sind|namens|llamadas|son))?\s*:?\s+(.+?)(?:[.;!?\n]|\s(?:for|where|so that|für|damit|para|(?:and|und|y) (?:an?|eine?n?|una?|each|every|with|jede\p{L}*|cada|mit|con)\s)|\s(?:with|mit|con)\s|$)/iu.exec(
      text,
    )?.[1] ??
    boardList.exec(text)?.[1] ??
    "";
  const names = tail
    .split(/\s*(?:,|\/|→|->|\band\b|\bund\b|\sy\s)\s*/iu)
    .map((name) => name.replace(/["„“”«»()]/g, "").trim())
    .filter((name) => /\p{L}/u.test(name));
  const fits = names.length >= 2 && names.length <= mostColumns && names.every((name) => name.split(/\s+/).length <= 4);
  return fits ? [...new Set(names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)))] : [];
}

/** A board is one by its columns, whatever stands on its cards. */
const namesColumns = (text: string): boolean =>
  /(?<![\p{L}])(?:\p{L}*board|tafel|tablero)(?![\p{L}])/iu.test(text) && statedColumns(text).length > 0;

/** "A board for planning the school play with tasks": work that somebody does stands on it. */
const plansWork =
  /(?<![\p{L}])(?:an?|the|my|our|shared|eine?n?|unser\p{L}*|un|nuestro) (?:planning |shared |team )?(?:board|planungstafel|tafel|tablero)(?![\p{L}])[^.]{0,60}(?<![\p{L}])(?:tasks?|to-?dos?|cards|who does|aufgaben|karten|wer macht|tareas|tarjetas|quién hace)(?![\p{L}])/iu;
const otherBoards =
  /(?<![\p{L}])(?:message|notice|bulletin|job|mood|score|leader|white|dash|discussion|chess|surf|snow|skate|volunteer|task|issue|ticket|status)[ -]?boards?(?![\p{L}])/iu;

interface BoardColumn {
  id: string;
  name: string;
}

function columnsOf(plan: DraftPlan): BoardColumn[] {
  const { columns } = plan.options;
  if (Array.isArray(columns)) return columns.map((name, index) => ({ id: slug(name) || `column-${index + 1}`, name }));
  return kanbanTexts[plan.language].columns.map((name, index) => ({ id: columnIds[index]!, name }));
}

const priorityWords =
  /(?<![\p{L}])(?:priorit(?:y|ies|ized?|ät(?:en)?)|prioridad(?:es)?|urgency|dringlichkeit|urgencia)(?![\p{L}])/iu;

const hasPriority = (plan: DraftPlan): boolean => plan.features.includes("priority");

export const kanban: Archetype = {
  id: "kanban",
  vocabulary: { en: `${words[0]}|assignee|assignees|due dates`, de: words[1], es: words[2] },
  score: (request) =>
    numbersOnCards(request.text, request.language)
      ? 1
      : Math.max(
          named(request, words) * 3.4,
          namesColumns(request.text) ? 12 : 0,
          plansWork.test(request.text) && !otherBoards.test(request.text) ? 12 : 0,
        ),
  plan: planKanban,
  emit: emitKanban,
  understood: (plan) => {
    const texts = kanbanTexts[plan.language];
    return [texts.kind, ...texts.nouns, texts.calendar, texts.team];
  },
  built: (plan) => [
    kanbanTexts[plan.language].columnsClaim(
      columnsOf(plan)
        .map(({ name }) => name)
        .join(", "),
    ),
    ...kanbanTexts[plan.language].claims,
    ...(sharingOf(plan) === null ? [] : [storedClaim(plan)]),
  ],
  caveats: (plan) => (sharingOf(plan) === null ? [kanbanTexts[plan.language].caveat] : []),
  suggestions: (plan) => kanbanTexts[plan.language].suggestions,
};

function planKanban(request: Understanding): DraftPlan {
  const { language, seed } = request;
  const texts = kanbanTexts[language];
  const name = request.name ?? pick(texts.names, seed, "name");
  const columns = statedColumns(request.text);
  const pressing = priorityWords.test(request.text);
  const theme = chooseTheme(look, request.colors, seed);
  return {
    version: 1,
    request: request.text,
    language,
    name,
    archetype: "kanban",
    domain: "board",
    seed,
    theme,
    pages: [
      { path: "/", title: texts.board, component: "Index", nav: true },
      { path: `/${slug(texts.calendar)}`, title: texts.calendar, component: "Calendar", nav: true },
      { path: `/${slug(texts.team)}`, title: texts.team, component: "Team", nav: true },
    ],
    features: [
      "create",
      "move",
      "delete",
      "due-date",
      "assignee",
      "search",
      "filter",
      "checklist",
      "comments",
      "calendar",
      ...(pressing ? ["priority"] : []),
    ],
    entities: [],
    forms: [],
    details: [{ key: "name", label: translate("Name", language), value: name }],
    options: {
      place: false,
      known: true,
      shell: "topbar",
      ...(columns.length > 0 ? { columns } : {}),
      ...(pressing ? { cardFields: ["priority:text"] } : {}),
    },
  };
}

const week: Record<Language, { weekStart: string; weekShift: string }> = {
  en: { weekStart: "Sunday", weekShift: "0" },
  de: { weekStart: "Monday", weekShift: "6" },
  es: { weekStart: "Monday", weekShift: "6" },
};

function emitKanban(plan: DraftPlan): ProjectFiles {
  const texts = kanbanTexts[plan.language];
  const content = {
    boardTitle: plan.name,
    priority: texts.priority.label,
    boardLead: texts.boardLead,
    calendarTitle: texts.calendar,
    teamTitle: texts.team,
    teamLead: texts.teamLead,
  };
  const columns = columnsOf(plan);
  const stored = sharingOf(plan) !== null;
  const table = (key: string, file: string, samples: string): string =>
    stored ? tableLiteral(plan, { key }, { key: file, samples, isCaughtUp: false }) : "";
  const names = {
    ...week[plan.language],
    columns: literal(columns),
    finished: columns.at(-1)!.id,
    priorities: literal(texts.priority.levels),
    cardsTable: table("card", "cards", "sampleCards"),
    peopleTable: table("person", "people", "samplePeople"),
  };
  const fill = (blueprint: string, path: string): SourceFile =>
    appBlueprint(plan, {
      blueprint,
      path,
      content,
      names,
      flags: { samples: true, stored, priority: hasPriority(plan) },
    });
  const parts = (folder: string, list: string[], target: string): SourceFile[] =>
    list.map((name) => fill(`${folder}/${name}.tsx`, `src/components/${target}/${name}.tsx`));
  const page = (name: string): SourceFile =>
    fill(`kanban/${name === "Index" ? "Board" : name}.tsx`, `src/pages/${name}.tsx`);
  const shell = [
    ...appFrame(plan, {
      tagline: texts.tagline,
      icons: { Index: "SquareKanban", Calendar: "CalendarDays", Team: "Users", Account: "CircleUser" },
      sampled: [
        { many: "cards", file: "cards" },
        { many: "people", file: "people" },
      ],
    }),
    sampleFile("Cards", sampleCards(plan)),
    sampleFile(
      "People",
      texts.people.map((name, index) => `{ id: "sample-person-${index + 1}", name: ${JSON.stringify(name)} }`),
    ),
    fill("kanban/cards.ts", "src/data/cards.ts"),
    fill("kanban/people.ts", "src/data/people.ts"),
    ...(stored ? accountFiles(plan) : []),
    ...["search", "removal"].map((name) => fill(`app/${name}.ts`, `src/lib/${name}.ts`)),
    fill("board/use-board-drag.ts", "src/lib/use-board-drag.ts"),
    ...parts("app", ["FilterSelect", "SearchBox", "Panel"], "app"),
    ...parts("kanban", ["AddCard", "Avatar", "CardDrawer", "CardTile", "Checklist", "Comments"], "board"),
  ];
  return dedupe({
    shell,
    pages: plan.pages.map((planned) => ({
      page: planned,
      files: [
        ...(planned.component === "Team" ? [chartFile(plan, "BarList")] : []),
        ...(planned.component === "Account" ? [] : [page(planned.component)]),
      ],
    })),
    app: stored ? gatedRoutes : appRoutes,
  });
}

function sampleFile(name: "Cards" | "People", rows: string[]): SourceFile {
  const type = name === "Cards" ? "Card" : "Person";
  const file = name.toLowerCase();
  const dates = name === "Cards" ? `\nimport { inDays } from "@/lib/dates";` : "";
  const content = `import type { ${type} } from "@/data/${file}";${dates}

export const sample${name}: ${type}[] = [
${rows.map((row) => `  ${row},`).join("\n")}
];
`;
  return { path: `src/content/sample-${file}.ts`, content };
}

function sampleCards(plan: DraftPlan): string[] {
  const columns = columnsOf(plan);
  // The sample cards know four columns; on a board of other ones they are spread the same way from first to last.
  const columnAt = (place: number): string => columns[Math.round((place / 3) * (columns.length - 1))]!.id;
  const { levels } = kanbanTexts[plan.language].priority;
  return kanbanTexts[plan.language].cards.map((card, index) => {
    const id = `sample-card-${index + 1}`;
    const steps = (card.steps ?? []).map(([text, done], at) => ({ id: `${id}-step-${at + 1}`, text, done }));
    const comments = (card.comments ?? []).map(
      (text, at) =>
        `{ id: "${id}-comment-${at + 1}", text: ${JSON.stringify(text)}, at: \`\${inDays(${at - 3})}T09:30\` }`,
    );
    const lines = [
      `id: "${id}"`,
      `title: ${JSON.stringify(card.title)}`,
      `description: ${JSON.stringify(card.text ?? "")}`,
      `column: "${columnAt(card.column)}"`,
      `due: ${card.due === undefined ? `""` : `inDays(${card.due})`}`,
      `assigneeId: ${card.person === undefined ? `""` : `"sample-person-${card.person + 1}"`}`,
      // Every fourth has none yet.
      ...(hasPriority(plan) ? [`priority: ${literal(index % 4 === 3 ? "" : levels[2 - (index % 4)]!)}`] : []),
      `checklist: ${literal(steps, 2)}`,
      `comments: [${comments.join(", ")}]`,
    ];
    return `{\n${lines.map((line) => `    ${line},`).join("\n")}\n  }`;
  });
}
