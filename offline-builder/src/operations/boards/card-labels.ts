/** "Add labels with colours to the cards". */
import { addImport, elementsNamed, insertBefore } from "../../edit/jsx.ts";
import { findAll, indentAt } from "../../edit/source.ts";
import type { Language } from "../../plan/plan.ts";
import { contains, operation, type Wording } from "../operation.ts";
import { boardFile } from "../lists/board-columns.ts";
import { add, has } from "../requests.ts";

const drawerFile = "src/components/board/CardDrawer.tsx";
const tileFile = "src/components/board/CardTile.tsx";
const componentFile = "src/components/board/Labels.tsx";

const understood: Wording = {
  en: "Coloured labels on cards.",
  de: "Farbige Etiketten auf Karten.",
  es: "Etiquetas de color en las tarjetas.",
};
const did: Wording = {
  en: "Cards: labels in five colours, chosen on the open card and shown on the board",
  de: "Karten: Etiketten in fünf Farben, auf der offenen Karte gewählt und auf dem Board gezeigt",
  es: "Tarjetas: etiquetas de cinco colores, que se eligen en la tarjeta abierta y se ven en el tablero",
};
const already: Wording = {
  en: "Cards have labels already. I changed nothing.",
  de: "Karten haben schon Etiketten. Ich habe nichts geändert.",
  es: "Las tarjetas ya tienen etiquetas. No he cambiado nada.",
};
const noBoard: Wording = {
  en: "This app has no board with cards, so I changed nothing. In a list a field with choices does the same: “Add a field Label with red, green and blue”.",
  de: "Diese App hat kein Board mit Karten; ich habe nichts geändert. In einer Liste leistet das ein Feld mit Auswahl: „Feld Etikett mit rot, grün und blau“.",
  es: "Esta aplicación no tiene un tablero con tarjetas y no he cambiado nada. En una lista lo hace un campo con opciones: «Añade un campo Etiqueta con rojo, verde y azul».",
};
const texts: Record<Language, { legend: string; names: [string, string, string, string, string] }> = {
  en: { legend: "Labels", names: ["Red", "Amber", "Green", "Blue", "Violet"] },
  de: { legend: "Etiketten", names: ["Rot", "Bernstein", "Grün", "Blau", "Violett"] },
  es: { legend: "Etiquetas", names: ["Rojo", "Ámbar", "Verde", "Azul", "Violeta"] },
};

export const cardLabels = operation<null>({
  id: "card-labels",
  words: "labels tags colours cards board etiketten farben karten etiquetas colores tarjetas",
  match({ text, language }) {
    if (
      !has(
        text,
        "(?:colou?r(?:ed|s)? )?(?:labels|tags)|colou?r (?:labels?|tags?|codes?|coding)|(?:farbige )?(?:etiketten|labels|tags)|farbmarkierungen|etiquetas(?: de colou?r(?:es)?)?",
      )
    )
      return null;
    if (
      !has(text, `${add}|colou?r\\w*|farb\\w*|use|have|haben`) ||
      has(
        text,
        "remove|delete|rename|entfern\\w*|lösch\\w*|quita|elimina|form|formular|formulario|field|feld|campo|dish|menu|products?|produkt\\w*|productos?",
      )
    )
      return null;
    return { confidence: 0.93, values: null, understood: understood[language] };
  },
  reads: () => [boardFile, drawerFile, tileFile, componentFile],
  change(project, _, { language }) {
    const { plan } = project;
    const data = project.open(boardFile);
    const drawer = project.open(drawerFile);
    const tile = project.open(tileFile);
    const card =
      data && findAll(data.program, "TSInterfaceDeclaration").find(({ node }) => node.id.name === "Card")?.node;
    const place = drawer ? elementsNamed(drawer.program, "Checklist")[0] : undefined;
    const title = tile ? elementsNamed(tile.program, "div")[0] : undefined;
    if (project.text(componentFile) !== null) return { say: already[language] };
    if (!data || !drawer || !tile || !card || !place || !title) return { say: noBoard[language] };
    const member = card.body.body.at(-1)!;
    data.edits.appendLeft(
      member.end,
      `\n${indentAt(data.text, member.start)}/** Keys in components/board/Labels. */\n${indentAt(data.text, member.start)}labels?: string[];`,
    );
    project.save(boardFile, data);
    insertBefore(drawer, place, "<LabelPicker chosen={card.labels ?? []} onChange={(labels) => change({ labels })} />");
    addImport(drawer, "LabelPicker", "@/components/board/Labels");
    project.save(drawerFile, drawer);
    insertBefore(tile, title, "<Labels chosen={card.labels ?? []} />");
    addImport(tile, "Labels", "@/components/board/Labels");
    project.save(tileFile, tile);
    project.write(componentFile, componentCode(plan.language));
    return {
      plan,
      claims: [contains(did[language], tileFile, "<Labels chosen={card.labels ?? []} />")],
      routes: ["/"],
    };
  },
});

const classes = ["bg-red-700", "bg-amber-800", "bg-green-800", "bg-blue-700", "bg-violet-700"];
const keys = ["red", "amber", "green", "blue", "violet"];

function componentCode(language: Language): string {
  const { legend, names } = texts[language];
  return `import { cn } from "@/lib/cn";

const labels = [
${keys.map((key, at) => `  { key: "${key}", name: "${names[at]}", className: "${classes[at]}" },`).join("\n")}
];

/** The labels of a card, in the order of the list above. */
export function Labels({ chosen }: { chosen: readonly string[] }) {
  const shown = labels.filter((label) => chosen.includes(label.key));
  if (shown.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-1.5 px-4 pt-3">
      {shown.map((label) => (
        <span key={label.key} className={cn("rounded-full px-2 py-0.5 text-xs font-medium text-white", label.className)}>
          {label.name}
        </span>
      ))}
    </p>
  );
}

export function LabelPicker({ chosen, onChange }: { chosen: readonly string[]; onChange: (labels: string[]) => void }) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">${legend}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {labels.map((label) => {
          const isChosen = chosen.includes(label.key);
          return (
            <button
              key={label.key}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? chosen.filter((key) => key !== label.key) : [...chosen, label.key])}
              className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border px-3 text-sm aria-pressed:border-foreground aria-pressed:font-semibold"
            >
              <span aria-hidden className={cn("size-3 rounded-full", label.className)} />
              {label.name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
`;
}
