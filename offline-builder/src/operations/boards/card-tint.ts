/** "Color the cards by person": an edge whose colour says whose a card is, or how urgent; the words stay beside it. */
import { contains, operation, worded, type Wording } from "../operation.ts";
import { has } from "../requests.ts";

const tileFile = "src/components/board/CardTile.tsx";

type By = "assigneeId" | "priority";

const understood: Wording = {
  en: "Cards coloured by {by}.",
  de: "Karten nach {by} gefärbt.",
  es: "Tarjetas coloreadas por {by}.",
};
const did: Wording = {
  en: "Cards have an edge in a colour of its own for each {by}; its name stays on the card",
  de: "Karten haben eine Kante in einer eigenen Farbe je {by}; der Name steht weiter auf der Karte",
  es: "Las tarjetas tienen un borde de un color propio por {by}; su nombre sigue en la tarjeta",
};
const already: Wording = {
  en: "The cards are coloured that way already. I changed nothing.",
  de: "Die Karten sind schon so gefärbt. Ich habe nichts geändert.",
  es: "Las tarjetas ya están coloreadas así. No he cambiado nada.",
};
const noSuch: Wording = {
  en: "The cards carry no priority to be coloured by. Add one first: “Add a priority to the cards”. I changed nothing.",
  de: "Die Karten haben keine Priorität, nach der sie gefärbt werden könnten. Zuerst: „Füge den Karten eine Priorität hinzu“. Ich habe nichts geändert.",
  es: "Las tarjetas no tienen prioridad por la que colorearlas. Antes: «Añade una prioridad a las tarjetas». No he cambiado nada.",
};
const names: Record<By, Wording> = {
  assigneeId: { en: "person", de: "Person", es: "persona" },
  priority: { en: "priority", de: "Priorität", es: "prioridad" },
};
const kinds: readonly (readonly [By, string])[] = [
  [
    "assigneeId",
    "person|people|persons|assignees?|owner|user|member|who|personen?|zuständige\\p{L}*|mitglied\\p{L}*|personas?|responsables?|miembros?",
  ],
  ["priority", "priorit(?:y|ies|ät(?:en)?)|urgency|dringlichkeit|prioridad(?:es)?|urgencia"],
];

export const cardTint = operation<{ by: By }>({
  id: "card-tint",
  words: "",
  match({ text, language }) {
    if (
      !has(
        text,
        "colou?r(?:s|ed|ing|code|-code|[- ]coded)?|farb\\p{L}*|färb\\p{L}*|einfärb\\p{L}*|color(?:es|ea|ear|ead[oa]s)?|pinta\\p{L}*",
      )
    )
      return null;
    if (
      !has(text, "cards?|tasks?|board|karten?|aufgaben|tarjetas?|tareas") ||
      !has(text, "by|per|for each|depending on|based on|after|nach|je|pro|por|según|cada")
    )
      return null;
    const by = kinds.find(([, words]) => has(text, words))?.[0];
    return by
      ? { confidence: 0.5, values: { by }, understood: worded(understood, language, { by: names[by][language] }) }
      : null;
  },
  reads: () => [tileFile],
  change(project, { by }, { language }) {
    const text = project.text(tileFile);
    const style = "style={offset ? { transform: `translate(${offset.x}px, ${offset.y}px) rotate(2deg)` } : undefined}";
    if (text === null || !text.includes("data-card={card.id}")) return { say: "" };
    if (text.includes(`edgeOf(card.${by}`)) return { say: already[language] };
    if (by === "priority" && !text.includes("card.priority")) return { say: noSuch[language] };
    const edged = `style={{\n        borderInlineStart: \`5px solid \${edgeOf(card.${by} ?? "")}\`,\n        ...(offset ? { transform: \`translate(\${offset.x}px, \${offset.y}px) rotate(2deg)\` } : {}),\n      }}`;
    const before = /style=\{\{\n {8}borderInlineStart: `5px solid \$\{edgeOf\(card\.\w+ \?\? ""\)\}`/;
    const next = before.test(text)
      ? text.replace(before, `style={{\n        borderInlineStart: \`5px solid \${edgeOf(card.${by} ?? "")}\``)
      : `${text.replace(style, edged).trimEnd()}\n\n/** One colour for each, the same every time; none where nobody or nothing is set. */\nfunction edgeOf(of: string): string {\n  if (of === "") return "transparent";\n  const number = [...of].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);\n  return \`oklch(0.62 0.17 \${number})\`;\n}\n`;
    if (!next.includes(`edgeOf(card.${by}`)) return { say: "" };
    project.write(tileFile, next);
    return {
      plan: project.plan,
      claims: [contains(worded(did, language, { by: names[by][language] }), tileFile, `edgeOf(card.${by}`)],
      routes: ["/"],
    };
  },
});
