/** "Also split by number of people": what a calculator asks for already, by the words of its fields. */
import { attributeOf, elementsNamed } from "../../edit/jsx.ts";
import { stem, tokens } from "../../parse/words.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { add, has, remove } from "../requests.ts";

const says: Wording = {
  en: "The calculator asks for “{label}” already, and works it into the result. I changed nothing.",
  de: "Der Rechner fragt schon nach „{label}“ und rechnet damit. Ich habe nichts geändert.",
  es: "La calculadora ya pide «{label}» y lo usa en el resultado. No he cambiado nada.",
};

export const calculatorField = operation<{ text: string }>({
  id: "calculator-field",
  words: "",
  match: ({ text }) =>
    has(
      text,
      `${add}|also|by|per|let|can|should|split|consider|include|auch|pro|nach|soll|kann|también|por|entre|divid\\w*`,
    ) &&
    !has(
      text,
      `${remove}|rename|change|start|begin|default|round\\w*|colou?r|page|button|history|\\d+|seite|knopf|página|botón`,
    )
      ? { confidence: 0.5, values: { text }, understood: "" }
      : null,
  reads: sourcePaths,
  change(project, { text }, { language }) {
    if (project.plan.archetype !== "calculator") return { say: "" };
    const words = new Set(tokens(text).map(stem));
    for (const path of project.paths.filter((name) => /^src\/pages\/.+\.tsx$/.test(name))) {
      const source = project.open(path);
      const labels = (source ? elementsNamed(source.program, "Field") : []).map(
        (field) => attributeOf(field, "label")?.value ?? "",
      );
      const label = labels.find((name) => {
        const own = tokens(name)
          .map(stem)
          .filter((word) => word.length > 2);
        return own.length > 0 && own.every((word) => words.has(word));
      });
      if (label) return { say: worded(says, language, { label }) };
    }
    return { say: "" };
  },
});
