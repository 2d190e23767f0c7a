import { constValue, removeElement, setLiteral, stringAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { textOf, type Source } from "../../edit/source.ts";
import {
  lacks,
  operation,
  worded,
  type Changed,
  type OperationRequest,
  type Unchanged,
  type Wording,
} from "../operation.ts";
import { has, quotedTexts, remove, titled } from "../requests.ts";
import { boardFile, columnsOf, type BoardColumns } from "./board-columns.ts";

const samplesFile = "src/content/sample-cards.ts";
const columnWords = "columns?|lanes?|spalten?|columnas?";

const understood: Wording = {
  en: "Without the column {name}.",
  de: "Ohne die Spalte {name}.",
  es: "Sin la columna {name}.",
};
const didBoard: Wording = {
  en: "The board has no column {name} any more; its cards stand in {to}",
  de: "Das Board hat keine Spalte {name} mehr; ihre Karten stehen in {to}",
  es: "El tablero ya no tiene la columna {name}; sus tarjetas están en {to}",
};
const didTable: Wording = {
  en: "{page}: the column {name} is gone; the entries keep what they hold",
  de: "{page}: die Spalte {name} ist weg; die Einträge behalten ihre Angaben",
  es: "{page}: la columna {name} ya no está; las entradas conservan su contenido",
};
const noColumn: Wording = {
  en: 'There is no column "{name}". The columns are: {list}. I changed nothing.',
  de: "Eine Spalte „{name}“ gibt es nicht. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "No hay una columna «{name}». Las columnas son: {list}. No he cambiado nada.",
};
const noTable: Wording = {
  en: "This app has no table or board with columns, so I changed nothing.",
  de: "Diese App hat keine Tabelle und kein Board mit Spalten; ich habe nichts geändert.",
  es: "Esta aplicación no tiene tabla ni tablero con columnas y no he cambiado nada.",
};
const needed: Wording = {
  en: "{name} leads to the entries, so it has to stay. I changed nothing.",
  de: "{name} führt zu den Einträgen und muss bleiben. Ich habe nichts geändert.",
  es: "{name} lleva a las entradas y tiene que quedarse. No he cambiado nada.",
};
const fewest: Wording = {
  en: "A board needs two columns at least, so I changed nothing.",
  de: "Ein Board braucht mindestens zwei Spalten; ich habe nichts geändert.",
  es: "Un tablero necesita al menos dos columnas y no he cambiado nada.",
};

/** A column of a board, whose cards move over, or of a table, whose entries keep their values. */
export const removeColumn = operation<{ name: string }>({
  id: "remove-column",
  words: "remove delete hide column lane table board spalte entfernen columna quitar tabla",
  match({ text, language }) {
    if (!has(text, remove) || !has(text, columnWords)) return null;
    const name = nameIn(text);
    return name === null
      ? null
      : { confidence: 0.91, values: { name }, understood: worded(understood, language, { name }) };
  },
  reads: (plan) => [
    boardFile,
    samplesFile,
    ...Object.keys(plan.files).filter((path) => /^src\/(?:pages|components)\/.+\.tsx$/.test(path)),
  ],
  change(project, { name }, request) {
    const board = columnsOf(project);
    return board ? fromBoard(project, board, { name, request }) : fromTable(project, name, request);
  },
});

function nameIn(text: string): string | null {
  const found =
    quotedTexts(text)[0] ??
    /(?:columns?|lanes?|spalten?|columnas?)\s+(?:(?:called|named|namens|llamada|de)\s+)?(?!(?:from|of|in|on|aus|von|der|weg)\b)([\p{L}\p{N}&' -]{2,30}?)(?=\s+(?:from|in|on|of|aus|im|in der|entfernen|löschen|weg|de la|del|en)(?![\p{L}])|[.,;!]|$)/iu.exec(
      text,
    )?.[1] ??
    /(?:remove|delete|drop|hide|take out|get rid of|entferne?|lösche?|quita|elimina|borra)\s+(?:the\s+|die\s+|la\s+)?([\p{L}\p{N}&' -]{2,30}?)[ -](?:column|lane|spalte)/iu.exec(
      text,
    )?.[1];
  return found ? titled(found) : null;
}

interface BoardWish {
  name: string;
  request: OperationRequest;
}

/** Cards that people keep in the column stand in its neighbour from then on, the ones in their browsers too. */
function fromBoard(project: ProjectEdit, board: BoardColumns, { name, request }: BoardWish): Changed | Unchanged {
  const { source, list, records } = board;
  const { language } = request;
  const names = records.map((record) => stringAt(record, "name") ?? "");
  const at = names.findIndex((entry) => entry.toLowerCase() === name.toLowerCase());
  if (at < 0) return { say: worded(noColumn, language, { name, list: names.join(", ") }) };
  if (records.length < 3) return { say: fewest[language] };
  const neighbour = records[at === 0 ? 1 : at - 1]!;
  const [gone, next] = [stringAt(records[at]!, "id")!, stringAt(neighbour, "id")!];
  const finished = constValue(source, "finished");
  if (finished && textOf(source, finished) === JSON.stringify(gone)) setLiteral(source, finished, next);
  if (at === records.length - 1 || textOf(source, list).includes("\n")) removeElement(source, records[at]!);
  else source.edits.remove(records[at]!.start, records[at + 1]!.start);
  rehouse(source, next);
  project.save(boardFile, source);
  const samples = project.text(samplesFile);
  if (samples)
    project.write(
      samplesFile,
      samples.replaceAll(`column: ${JSON.stringify(gone)}`, `column: ${JSON.stringify(next)}`),
    );
  const to = stringAt(neighbour, "name") ?? "";
  return {
    plan: project.plan,
    claims: [lacks(worded(didBoard, language, { name: names[at]!, to }), boardFile, `id: ${JSON.stringify(gone)}`)],
    routes: ["/"],
  };
}

/** Written once; a second removal finds it there, and its target may be the column that goes now. */
function rehouse(source: Source, next: string) {
  const known = /(cards\.update\(card\.id, \{ column: )"[^"]*"( \}\);)/.exec(source.text);
  if (known) {
    source.edits.overwrite(known.index, known.index + known[0].length, `${known[1]}${JSON.stringify(next)}${known[2]}`);
    return;
  }
  const collection = /export const cards = create(?:Stored)?Collection[\s\S]*?\);\n/.exec(source.text);
  if (!collection) return;
  source.edits.appendLeft(
    collection.index + collection[0].length,
    `
// Cards of a column that is gone stand in another one, also those that are only read later.
function rehouse() {
  const card = cards.all().find((row) => !columns.some((column) => column.id === row.column));
  if (card) cards.update(card.id, { column: ${JSON.stringify(next)} });
}
cards.subscribe(rehouse);
rehouse();
`,
  );
}

function fromTable(
  project: ProjectEdit,
  name: string,
  { language, conversation }: OperationRequest,
): Changed | Unchanged {
  const current = project.plan.pages.find((page) => page.path === conversation.context.current_page);
  const tables = project.paths
    .filter((path) => path.endsWith(".tsx"))
    .flatMap((path) => tableIn(project, path))
    .sort((one, other) => Number(isPage(other, current?.component)) - Number(isPage(one, current?.component)));
  const all = tables.flatMap((table) => table.headers);
  for (const { path, headers } of tables) {
    const at = headers.findIndex((header) => header.toLowerCase() === name.toLowerCase());
    if (at < 0) continue;
    const source = project.open(path)!;
    const columns = constValue(source, "columns");
    const element = columns?.type === "ArrayExpression" ? columns.elements[at] : null;
    if (!element) continue;
    if (textOf(source, element).includes("<Link")) return { say: worded(needed, language, { name: headers[at]! }) };
    removeElement(source, element);
    const kept = source.edits.toString();
    project.write(path, withoutUnused(project, path, kept));
    const page = project.plan.pages.find((entry) => path.endsWith(`/${entry.component}.tsx`));
    return {
      plan: project.plan,
      claims: [
        lacks(
          worded(didTable, language, { page: page?.title ?? "", name: headers[at]! }),
          path,
          `header: ${JSON.stringify(headers[at]!)},`,
        ),
      ],
      routes: [page?.path ?? "/"],
    };
  }
  return {
    say:
      all.length === 0 ? noTable[language] : worded(noColumn, language, { name, list: [...new Set(all)].join(", ") }),
  };
}

function isPage({ path }: { path: string }, component: string | undefined): boolean {
  return component !== undefined && path.endsWith(`/${component}.tsx`);
}

function tableIn(project: ProjectEdit, path: string): { path: string; headers: string[] }[] {
  const source = project.text(path)?.includes("Column<") ? project.open(path) : null;
  const columns = source ? constValue(source, "columns") : null;
  if (columns?.type !== "ArrayExpression") return [];
  const headers = columns.elements.map((element) =>
    element && element.type !== "SpreadElement" ? (stringAt(element, "header") ?? "") : "",
  );
  return [{ path, headers }];
}

/** Imports and variables that only the column used go with it. */
function withoutUnused(project: ProjectEdit, path: string, text: string): string {
  project.write(path, text);
  const names = [...text.matchAll(/^import \{([^}]+)\} from "[^"]+";$/gm)].flatMap((found) =>
    found[1]!.split(",").map((part) => part.trim().replace(/^type /, "")),
  );
  const unused = names.filter((name) => text.split(new RegExp(`\\b${name}\\b`)).length === 2);
  return unused.reduce(
    (rest, name) =>
      rest
        .replace(new RegExp(`^import \\{ (?:type )?${name} \\} from "[^"]+";\\n`, "m"), "")
        .replace(new RegExp(`^(import \\{[^}]*?)(?:, (?:type )?${name}(?=[ ,}])|(?:type )?\\b${name}, )`, "m"), "$1"),
    text,
  );
}
