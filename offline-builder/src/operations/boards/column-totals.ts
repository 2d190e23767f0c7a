/** "Show the total cost per column": a number that the cards carry, added up at the head of each column. */
import { attributeOf, elementsNamed } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { locales } from "../../language/translate.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";

const drawerFile = "src/components/board/CardDrawer.tsx";

const understood: Wording = {
  en: "A total for each column.",
  de: "Eine Summe je Spalte.",
  es: "Un total por columna.",
};
const did: Wording = {
  en: "The head of each column shows the total of {label} on its cards; it follows search and filters",
  de: "Am Kopf jeder Spalte steht die Summe von {label} ihrer Karten; sie folgt Suche und Filtern",
  es: "La cabecera de cada columna muestra el total de {label} de sus tarjetas; sigue a la búsqueda y los filtros",
};
const already: Wording = {
  en: "That total stands at the head of each column already. I changed nothing.",
  de: "Diese Summe steht schon am Kopf jeder Spalte. Ich habe nichts geändert.",
  es: "Ese total ya está en la cabecera de cada columna. No he cambiado nada.",
};
const noNumber: Wording = {
  en: "The cards carry no number that could be added up. Add one first: “Add a number field Cost to the cards”. I changed nothing.",
  de: "Die Karten tragen keine Zahl, die sich addieren ließe. Zuerst: „Füge den Karten ein Zahlenfeld Kosten hinzu“. Ich habe nichts geändert.",
  es: "Las tarjetas no llevan ningún número que sumar. Antes: «Añade un campo numérico Coste a las tarjetas». No he cambiado nada.",
};

export const columnTotals = operation<{ text: string }>({
  id: "column-totals",
  words: "",
  match: ({ text, language }) =>
    has(text, "totals?|sums?|add(?:ed)? up|summen?|gesamt\\p{L}*|totales?|sumas?") &&
    has(text, "columns?|lanes?|stages?|spalten?|columnas?") &&
    !has(text, "number of|how many|count|anzahl|wie viele|número de|cuántas|remove|hide|entfern\\p{L}*|quita")
      ? { confidence: 0.5, values: { text }, understood: understood[language] }
      : null,
  reads: sourcePaths,
  change(project, { text }, { language }) {
    const board = boardPath(project);
    const drawer = project.open(drawerFile);
    if (board === null || !drawer) return { say: "" };
    const numbers = elementsNamed(drawer.program, "Field").flatMap((field) => {
      const markup = drawer.text.slice(field.start, field.end);
      const key = /type="number"/.test(markup) ? /value=\{card\.(\w+)/.exec(markup)?.[1] : undefined;
      const label = attributeOf(field, "label")?.value;
      return key !== undefined && label !== undefined ? [{ key, label }] : [];
    });
    const number = numbers.find(({ label }) => has(text, label)) ?? numbers[0];
    if (!number) return { say: noNumber[language] };
    const { key, label } = number;
    const source = project.text(board)!;
    if (source.includes(`Number(card.${key}`)) return { say: already[language] };
    const head = "{own.length}</span>\n      </h2>\n";
    if (!source.includes(head)) return { say: "" };
    const tag = locales[project.plan.language].tag;
    const sum = `own.reduce((sum, card) => sum + Number(card.${key} ?? 0), 0)`;
    project.write(
      board,
      source.replace(
        head,
        `${head}      <p className="px-1 pb-3 text-sm text-muted-foreground tabular-nums">\n        {\`${label}: \${${sum}.toLocaleString("${tag}")}\`}\n      </p>\n`,
      ),
    );
    return {
      plan: project.plan,
      claims: [contains(worded(did, language, { label }), board, `Number(card.${key} ?? 0)`)],
      routes: ["/"],
    };
  },
});

function boardPath(project: ProjectEdit): string | null {
  return (
    project.paths.find(
      (path) => /^src\/pages\/.+\.tsx$/.test(path) && project.text(path)?.includes("{own.length}") === true,
    ) ?? null
  );
}
