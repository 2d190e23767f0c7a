/** "2 columns not 3", "three in a row", "zwei nebeneinander": how many of a list stand side by side. */
import { attributeOf } from "../../edit/jsx.ts";
import { findAll } from "../../edit/source.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { pageFile, sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";

const numbers = [
  "one|1|eine?|einer|un[ao]?",
  "two|2|zwei|dos",
  "three|3|drei|tres",
  "four|4|vier|cuatro",
  "five|5|fünf|cinco",
];
const number = numbers.join("|");
const wanted = new RegExp(
  `(?<!\\p{L})(?<count>${number})\\s+(?:(?:\\p{L}+\\s+)?(?:per|in (?:a|one|each)|a|each|every|pro|je|in einer|por|en cada|en una|en)\\s+(?:row|line|reihe|zeile|fila|línea)|columns?|across|side by side|next to each other|beside each other|nebeneinander|spalten?|columnas?)(?!\\p{L})`,
  "iu",
);
const beside = new RegExp(
  `(?<!\\p{L})(?<count>${number})(?!\\p{L}).{0,30}?(?:side by side|next to each other|beside each other|nebeneinander|en fila|por fila)`,
  "iu",
);

const understood: Wording = {
  en: "{count} side by side.",
  de: "{count} nebeneinander.",
  es: "{count} por fila.",
};
const did: Wording = {
  en: "On wide screens {count} stand side by side; narrow ones show fewer",
  de: "Auf breiten Bildschirmen stehen {count} nebeneinander; auf schmalen weniger",
  es: "En pantallas anchas hay {count} por fila; en las estrechas, menos",
};
const already: Wording = {
  en: "{count} stand side by side already. I changed nothing.",
  de: "Es stehen schon {count} nebeneinander. Ich habe nichts geändert.",
  es: "Ya hay {count} por fila. No he cambiado nada.",
};
const none: Wording = {
  en: "I found no list that stands in columns here: what there is goes one below the other. I changed nothing.",
  de: "Eine Liste in Spalten habe ich hier nicht gefunden: alles steht untereinander. Ich habe nichts geändert.",
  es: "No he encontrado aquí ninguna lista en columnas: todo va uno debajo de otro. No he cambiado nada.",
};
const column = /(?<=(?:^|\s)(?:(?:sm|md|lg|xl|2xl):)?(?:grid-cols|columns)-)\d(?=\s|$)/g;

export const sideBySide = operation<{ count: number }>({
  id: "side-by-side",
  words: "columns row side by side nebeneinander spalten columnas fila",
  match({ text, language }) {
    if (
      has(
        text,
        "add|called|named|table|board|kanban|sort\\p{L}*|field|hinzu\\p{L}*|tabelle|füge|añade|agrega|tabla|tablero|tic-?tac-?toe",
      )
    )
      return null;
    const said = (wanted.exec(text) ?? beside.exec(text))?.groups?.["count"];
    const at = said === undefined ? -1 : numbers.findIndex((words) => new RegExp(`^(?:${words})$`, "iu").test(said));
    if (at < 0) return null;
    return { confidence: 0.86, values: { count: at + 1 }, understood: worded(understood, language, { count: at + 1 }) };
  },
  reads: sourcePaths,
  change(project, { count }, { language, conversation }) {
    const { plan } = project;
    const page = plan.pages.find(({ path }) => path === conversation.context.current_page);
    const all = project.paths.filter((path) => /^src\/(?:pages|components)\/.+\.tsx$/.test(path));
    const own = page ? all.filter((path) => path === pageFile(page)) : [];
    let isThere = false;
    for (const paths of [own, all]) {
      const claims = paths.flatMap((path) => {
        const source = project.open(path);
        if (!source || !source.text.includes(".map(")) return [];
        const next: string[] = [];
        for (const { node } of findAll(source.program, "JSXElement")) {
          const classes = attributeOf(node, "className");
          const isList =
            node.openingElement.name.type === "JSXIdentifier" && /^[uo]l$/.test(node.openingElement.name.name);
          const widths = classes?.value.match(column);
          if (!classes || !isList || !widths) continue;
          isThere = true;
          const most = Math.max(...widths.map(Number));
          if (most === count) continue;
          const changed = classes.value.replace(column, (now) =>
            Number(now) === most ? String(count) : String(Math.min(Number(now), count)),
          );
          source.edits.overwrite(classes.start, classes.end, JSON.stringify(changed));
          next.push(changed);
        }
        if (next.length > 0) project.save(path, source);
        return next.map((classes) => ({
          text: worded(did, language, { count }),
          path,
          holds: (content: string | null) => content?.includes(JSON.stringify(classes)) === true,
        }));
      });
      if (claims.length > 0) return { plan, claims, routes: [page?.path ?? "/"] };
    }
    return { say: worded(isThere ? already : none, language, { count }) };
  },
});
