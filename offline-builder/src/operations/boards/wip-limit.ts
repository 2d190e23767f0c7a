import { addImport } from "../../edit/jsx.ts";
import { stringAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { boardFile, columnsOf } from "../lists/board-columns.ts";
import { has } from "../requests.ts";
import { literally } from "../../parse/words.ts";

const pageFile = "src/pages/Index.tsx";

const understood: Wording = {
  en: "A limit of {most} cards.",
  de: "Höchstens {most} Karten.",
  es: "Un máximo de {most} tarjetas.",
};
const did: Wording = {
  en: "{column}: at most {most} cards; the head of the column counts them and says when there are more",
  de: "{column}: höchstens {most} Karten; der Kopf der Spalte zählt sie und sagt, wenn es mehr sind",
  es: "{column}: como máximo {most} tarjetas; la cabecera de la columna las cuenta y avisa cuando hay más",
};
const stays: Wording = {
  en: "A full column still takes a card that is moved there; it is marked, nothing is turned away",
  de: "Eine volle Spalte nimmt weiter Karten an; sie wird markiert, abgewiesen wird nichts",
  es: "Una columna llena sigue aceptando tarjetas; se marca, pero no se rechaza ninguna",
};
const which: Wording = { en: "For which column?", de: "Für welche Spalte?", es: "¿Para qué columna?" };
const option: Wording = {
  en: "At most {most} cards in {column}",
  de: "Höchstens {most} Karten in {column}",
  es: "Máximo {most} tarjetas en {column}",
};
const noBoard: Wording = {
  en: "This app has no board with columns to limit, so I changed nothing.",
  de: "Diese App hat kein Board mit Spalten; ich habe nichts geändert.",
  es: "Esta aplicación no tiene un tablero con columnas y no he cambiado nada.",
};

const limitWords =
  "wip|work in progress limit|limits?|limitiere|at most|no more than|max(?:imum|imal)?|up to|höchstens|maximal|nicht mehr als|begrenze?|limit|como máximo|máximo|no más de|límite|limita";
const boardWords =
  "cards?|columns?|lanes?|wip|doing|in progress|board|karten?|spalten?|in arbeit|tarjetas?|columnas?|tablero|en curso";

/** "WIP limit of 3 for Doing". */
export const wipLimit = operation<{ most: number; text: string }>({
  id: "wip-limit",
  words: "wip limit most cards column board karten spalte höchstens máximo tarjetas columna límite",
  match({ text, language }) {
    if (!has(text, limitWords) || !has(text, boardWords)) return null;
    if (has(text, "days?|weeks?|words|characters|euros?|dollars?|per page|pro seite|por página|\\$|€")) return null;
    const most = Number(/(?<![\d.,])(\d{1,2})(?![\d.,%])/.exec(text)?.[1] ?? numberIn(text));
    if (!Number.isInteger(most) || most < 1) return null;
    return { confidence: 0.9, values: { most, text }, understood: worded(understood, language, { most }) };
  },
  reads: () => [boardFile, pageFile],
  change(project, { most, text }, { language }) {
    const columns = columnsOf(project);
    const page = project.text(pageFile);
    if (!columns || !page) return { say: noBoard[language] };
    const known = columns.records.map((record) => ({
      id: stringAt(record, "id") ?? "",
      name: stringAt(record, "name") ?? "",
    }));
    const column = columnSaid(known, text);
    if (!column)
      return {
        say: which[language],
        options: known.map(({ name }) => worded(option, language, { most, column: name })),
      };
    if (!withLimits(project, column.id, most) || !showsLimits(project)) return { say: noBoard[language] };
    return {
      plan: project.plan,
      claims: [
        {
          ...contains(
            worded(did, language, { column: column.name, most }),
            boardFile,
            `${JSON.stringify(column.id)}: ${most}`,
          ),
        },
      ],
      notDone: [stays[language]],
      routes: ["/"],
    };
  },
});

const small: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
};

function numberIn(text: string): number {
  return Object.entries(small).find(([word]) => has(text, word))?.[1] ?? 0;
}

/** What people call the columns that every board begins with. */
const spoken: Record<string, string> = {
  planned: "to ?do|backlog|planned|zu tun|offen|por hacer|pendientes?",
  doing: "doing|in progress|wip|in arbeit|en curso|haciendo|en progreso",
  review: "review|testing|prüfung|abnahme|revisión|pruebas",
  done: "done|finished|fertig|erledigt|hecho|terminad[oa]s?",
};

interface BoardColumn {
  id: string;
  name: string;
}

/** By its name, else by what such columns are called. */
function columnSaid(columns: readonly BoardColumn[], text: string): BoardColumn | null {
  return (
    columns.find(({ name }) => has(text, literally(name))) ??
    columns.find(({ id }) => spoken[id] !== undefined && has(text, spoken[id])) ??
    null
  );
}

function withLimits(project: ProjectEdit, id: string, most: number): boolean {
  const text = project.text(boardFile)!;
  const entry = `${JSON.stringify(id)}: ${most}`;
  const head = "export const limits: Partial<Record<ColumnId, number>> = {";
  const present = text.indexOf(head);
  if (present < 0) {
    const after = 'export type ColumnId = (typeof columns)[number]["id"];\n';
    if (!text.includes(after)) return false;
    project.write(
      boardFile,
      text.replace(
        after,
        `${after}\n/** The most cards that a column should hold at a time. */\n${head} ${entry} };\n`,
      ),
    );
    return true;
  }
  const end = text.indexOf("}", present);
  const others = text
    .slice(present + head.length, end)
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !part.startsWith(`${JSON.stringify(id)}:`));
  project.write(
    boardFile,
    `${text.slice(0, present + head.length)} ${[...others, entry].join(", ")} ${text.slice(end)}`,
  );
  return true;
}

const over: Record<Language, string> = {
  en: "Over the limit of",
  de: "Über der Grenze von",
  es: "Por encima del máximo de",
};

const count = '<span className="text-sm font-normal text-muted-foreground tabular-nums">{own.length}</span>';

/** The column's head counts every card in it, also those that search and filters hide. */
function showsLimits(project: ProjectEdit): boolean {
  const text = project.text(pageFile)!;
  if (text.includes("limits[id]")) return true;
  const start = /(function Column\([^)]*\)[^{]*\{\n)/.exec(text);
  if (!start || !text.includes(count)) return false;
  const active = text.includes("isActive") ? "isActive(card) && " : "";
  const body = text
    .replace(
      start[0],
      `${start[0]}  const limit = limits[id];\n  const all = useRows(cards).filter((card) => ${active}card.column === id).length;\n  const isOver = limit !== undefined && all > limit;\n`,
    )
    .replace(
      count,
      `<span className={cn("text-sm font-normal tabular-nums", isOver ? "text-destructive" : "text-muted-foreground")}>\n          {limit === undefined ? own.length : \`\${all} / \${limit}\`}\n        </span>`,
    )
    .replace(
      "      </h2>\n      <ul",
      `      </h2>\n      {isOver && (\n        <p role="status" className="px-1 pb-3 text-sm font-medium text-destructive">\n          ${over[project.plan.language]} {limit}\n        </p>\n      )}\n      <ul`,
    );
  project.write(pageFile, body);
  const source = project.open(pageFile);
  if (!source || !body.includes("isOver && (")) return false;
  addImport(source, "limits", "@/data/cards");
  project.save(pageFile, source);
  return true;
}
