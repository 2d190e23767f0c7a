import type { ArrayExpression, ObjectExpression } from "oxc-parser";
import {
  appendElement,
  constValue,
  insertElement,
  laidOut,
  setLiteral,
  stringAt,
  valueAt,
} from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Source } from "../../edit/source.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { add, has, quotedTexts, slugOf, titled } from "../requests.ts";

export const boardFile = "src/data/cards.ts";
const columnWords = "columns?|lanes?|spalten?|columnas?";

const understoodAdd: Wording = { en: "A column {name}.", de: "Eine Spalte {name}.", es: "Una columna {name}." };
const didAdd: Wording = {
  en: "The board has a column {name}, on the right",
  de: "Das Board hat eine Spalte {name}, ganz rechts",
  es: "El tablero tiene una columna {name}, a la derecha",
};
const didInsert: Wording = {
  en: "The board has a column {name} in front of {next}",
  de: "Das Board hat eine Spalte {name} vor {next}",
  es: "El tablero tiene una columna {name} delante de {next}",
};
const exists: Wording = {
  en: "There is a column {name} already, so I changed nothing.",
  de: "Eine Spalte {name} gibt es schon, deshalb habe ich nichts geändert.",
  es: "Ya hay una columna {name}, así que no he cambiado nada.",
};
const noBoard: Wording = {
  en: "This app has no board, so I changed nothing.",
  de: "Diese App hat kein Board, deshalb habe ich nichts geändert.",
  es: "Esta aplicación no tiene tablero, así que no he cambiado nada.",
};

export interface BoardColumns {
  source: Source;
  list: ArrayExpression;
  records: ObjectExpression[];
}

/** Null where the project has no board. */
export function columnsOf(project: ProjectEdit): BoardColumns | null {
  const source = project.open(boardFile);
  const list = source && constValue(source, "columns");
  if (!source || list?.type !== "ArrayExpression") return null;
  const records = list.elements.filter((element) => element?.type === "ObjectExpression");
  return { source, list, records };
}

interface Place {
  /** Names of the columns beside it, as they were written. */
  after: string | undefined;
  before: string | undefined;
}

const between =
  /\s+(?:(?:between|zwischen|entre)\s+(?<after>[^,.;]+?)\s+(?:and|und|y)\s+(?<next>[^,.;]+)|(?:before|in front of|left of|vor|antes de|delante de)\s+(?<before>[^,.;]+))$|\s+(?:after|behind|right of|nach|hinter|después de|detrás de)\s+(?<after>[^,.;]+)$/iu;

/** What people call columns that are there under another word. */
const otherWords: readonly (readonly string[])[] = [
  ["to do", "todo", "open", "backlog", "zu tun", "offen", "por hacer", "pendiente"],
  ["doing", "in progress", "in arbeit", "en curso", "haciendo"],
  ["done", "finished", "fertig", "erledigt", "hecho", "terminado"],
];

function columnAt(records: readonly ObjectExpression[], written: string): number {
  const wanted = written
    .toLowerCase()
    .replace(/^(?:the|die|der|la|el)\s+|\s+(?:column|spalte|columna)$/g, "")
    .trim();
  const names = otherWords.find((words) => words.includes(wanted)) ?? [wanted];
  return records.findIndex((record) => names.includes(stringAt(record, "name")?.toLowerCase() ?? ""));
}

/** A column of a board; the word means a field in lists, so it stands back where there is no board. */
export const addColumn = operation<{ name: string; place?: Place }>({
  id: "add-column",
  words: "column board lane add spalte hinzufügen columna tablero añadir",
  match({ text, language, conversation }) {
    if (!isBoard(conversation.earlier) || !has(text, add) || !has(text, columnWords)) return null;
    const groups = between.exec(text.replace(/[.!]+$/, ""))?.groups ?? {};
    const bare = text.replace(/[.!]+$/, "").replace(between, "");
    const name =
      quotedTexts(text)[0] ??
      /(?:columns?|lanes?|spalten?|columnas?)\s+(?:(?:called|named|for|namens|für|llamada|para)\s+)?([\p{L}\p{N}&' -]{2,30}?)(?=\s+(?:hinzu|ein|an|to|at|in)(?![\p{L}])|[.,;!]|$)/iu.exec(
        bare,
      )?.[1] ??
      /\b(?:an?|the|new|eine?|una?)\s+(?:new\s+)?([\p{L}\p{N}&'-]+(?:\s[\p{L}\p{N}&'-]+)?)\s+(?:column|lane)\b/iu.exec(
        bare,
      )?.[1];
    if (!name) return null;
    const clean = titled(name);
    return {
      confidence: 0.92,
      values: { name: clean, place: { after: groups["after"], before: groups["before"] ?? groups["next"] } },
      understood: worded(understoodAdd, language, { name: clean }),
    };
  },
  reads: () => [boardFile],
  change(project, { name, place }, { language }) {
    const columns = columnsOf(project);
    if (!columns) return { say: noBoard[language] };
    const { source, list, records } = columns;
    const id = slugOf(name);
    const taken = records.some(
      (record) => stringAt(record, "id") === id || stringAt(record, "name")?.toLowerCase() === name.toLowerCase(),
    );
    if (taken) return { say: worded(exists, language, { name }) };
    const behind = place?.after === undefined ? -1 : columnAt(records, place.after);
    const following = behind >= 0 ? records[behind + 1] : records[columnAt(records, place?.before ?? "")];
    const column = laidOut(source, { id, name }, records.at(-1)!);
    if (following) insertElement(source, { list, before: following }, column);
    else appendElement(source, list, column);
    project.save(boardFile, source);
    const said = following
      ? worded(didInsert, language, { name, next: stringAt(following, "name") ?? "" })
      : worded(didAdd, language, { name });
    return {
      plan: project.plan,
      claims: [contains(said, boardFile, JSON.stringify(name))],
      routes: ["/"],
    };
  },
});

const understoodRename: Wording = {
  en: "The column {from} is called {to}.",
  de: "Die Spalte {from} heißt {to}.",
  es: "La columna {from} se llama {to}.",
};
const didRename: Wording = {
  en: 'The column "{from}" is now "{to}"',
  de: "Die Spalte „{from}“ heißt jetzt „{to}“",
  es: "La columna «{from}» ahora es «{to}»",
};
const noColumn: Wording = {
  en: 'There is no column "{from}". The columns are: {list}. I changed nothing.',
  de: "Eine Spalte „{from}“ gibt es nicht. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "No hay una columna «{from}». Las columnas son: {list}. No he cambiado nada.",
};

export const renameColumn = operation<{ from: string; to: string }>({
  id: "rename-column",
  words: "column rename board spalte umbenennen columna renombrar",
  match({ text, language, conversation }) {
    if (!isBoard(conversation.earlier)) return null;
    const found =
      /(?:rename|change|call|benenne|nenne|ändere|renombra|cambia)\s+(?:the\s+|die\s+|la\s+)?(?:columns?|lanes?|spalte|columna)\s+["„“«]?(.+?)["“”»]?\s+(?:to|into|in|zu|as|a|por)\s+["„“«]?(.+?)["“”»]?(?:\s+um)?[.!]?$/iu.exec(
        text,
      ) ??
      /(?:rename|change)\s+(?:the\s+)?["“]?(.+?)["”]?\s+(?:column|lane)\s+(?:to|into)\s+["“]?(.+?)["”]?[.!]?$/iu.exec(
        text,
      );
    if (!found) return null;
    const values = { from: found[1]!.trim(), to: titled(found[2]!) };
    return { confidence: 0.93, values, understood: worded(understoodRename, language, values) };
  },
  reads: () => [boardFile],
  change(project, { from, to }, { language }) {
    const columns = columnsOf(project);
    if (!columns) return { say: noBoard[language] };
    const { source, records } = columns;
    const names = records.map((record) => stringAt(record, "name") ?? "");
    const at = names.findIndex((name) => name.toLowerCase() === from.toLowerCase());
    if (at < 0) return { say: worded(noColumn, language, { from, list: names.join(", ") }) };
    setLiteral(source, valueAt(records[at]!, "name")!, to);
    project.save(boardFile, source);
    return {
      plan: project.plan,
      claims: [contains(worded(didRename, language, { from: names[at]!, to }), boardFile, JSON.stringify(to))],
      routes: ["/"],
    };
  },
});

/** Each part of a change asks it of the same conversation. */
const boards = new WeakMap<readonly string[], boolean>();

/** Only the words of the first request are at hand before the plan is read. */
function isBoard(earlier: readonly string[]): boolean {
  const known = boards.get(earlier);
  if (known !== undefined) return known;
  const found = earlier.some((text) =>
    has(text, "kanban\\p{L}*|kanbn|(?:task|project|scrum|sprint)[ -]?board|trello|tablero|aufgabenboard|board"),
  );
  boards.set(earlier, found);
  return found;
}
