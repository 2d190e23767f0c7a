/** "Start with 15 percent", "the default number of people is 4": what a calculator begins with. */
import { constValue, propertyOf, setLiteral } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Plan } from "../../plan/plan.ts";
import { tokens, stem } from "../../parse/words.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";

const did: Wording = {
  en: "{label} begins with {value}",
  de: "{label} beginnt mit {value}",
  es: "{label} empieza en {value}",
};
const already: Wording = {
  en: "{label} begins with {value} already. I changed nothing.",
  de: "{label} beginnt schon mit {value}. Ich habe nichts geändert.",
  es: "{label} ya empieza en {value}. No he cambiado nada.",
};
const which: Wording = {
  en: "Which of these begins with {value}: {list}? Say it with its name, for example “{first} starts at {value}”. I changed nothing.",
  de: "Was davon soll mit {value} anfangen: {list}? Sagen Sie es mit Namen, etwa „{first} beginnt mit {value}“. Ich habe nichts geändert.",
  es: "¿Cuál de estos empieza en {value}: {list}? Dilo con su nombre, por ejemplo «{first} empieza en {value}». No he cambiado nada.",
};

const begins =
  "default\\p{L}*|starts?|starting|begins?|initial(?:ly)?|pre-?(?:set|filled?)|standard\\p{L}*|usual(?:ly)?|always|instead of|voreingestellt|vorgabe|anfangs\\p{L}*|beginn\\p{L}*|start\\p{L}*|normalerweise|por defecto|predeterminad\\p{L}*|empie[cz]\\p{L}*|empezar|inicial\\p{L}*|should be|is|soll\\p{L}*|sea|debe\\p{L}*|make|set|change|mach|setze?|stelle?|pon|cambia";

interface Given {
  path: string;
  key: string;
  label: string;
}

function givens(project: ProjectEdit): Given[] {
  return project.paths
    .filter((path) => /^src\/pages\/.+\.tsx$/.test(path))
    .flatMap((path) => {
      const text = project.text(path) ?? "";
      if (!/^const start = \{/m.test(text)) return [];
      return [...text.matchAll(/<Field label="([^"]+)"[^>]*?errors\.(\w+)/g)].map((found) => ({
        path,
        label: found[1]!,
        key: found[2]!,
      }));
    });
}

const isCalculator = ({ archetype }: Plan): boolean => archetype === "calculator";

export const startValue = operation<{ value: string; text: string }>({
  id: "start-value",
  words: "",
  match({ text }) {
    const numbers = [...text.matchAll(/(?<![\p{L}\d.,])\d+(?:[.,]\d+)?(?![\p{L}\d])/gu)].map((found) => found[0]);
    const value = has(text, "instead of|statt|en (?:lugar|vez) de") ? numbers[0] : numbers.at(-1);
    if (!value || numbers.length > 2 || !has(text, begins) || text.includes("?")) return null;
    if (has(text, "px|pixels?|add|columns?|font|size|bigger|round\\p{L}*|rund\\p{L}*|redonde\\p{L}*|decimals?"))
      return null;
    return {
      confidence: 0.5,
      values: { value: value.replace(",", "."), text }, // Said only once it is known that the app has such a thing.
      understood: "",
    };
  },
  reads: sourcePaths,
  change(project, { value, text }, { language }) {
    const all = isCalculator(project.plan) ? givens(project) : [];
    if (all.length === 0) return { say: "" };
    const words = new Set(tokens(text).map(stem));
    // "20 years" is the field Years before it is the interest of a year.
    const share = ({ label, key }: Given): number => {
      const own = tokens(label).filter((word) => word.length > 1);
      return own.filter((word) => words.has(stem(word))).length / own.length || (words.has(stem(key)) ? 0.4 : 0);
    };
    const named = all.filter((one) => share(one) > 0).toSorted((one, other) => share(other) - share(one));
    const isPercent = has(text, "percent|prozent|por ciento|porcentaje") || text.includes("%");
    const found = named[0] ?? (isPercent ? all.find(({ label }) => label.includes("%")) : undefined);
    const list = all.map(({ label }) => label).join(", ");
    if (!found) return { say: worded(which, language, { value, list, first: all[0]!.label }) };
    const source = project.open(found.path);
    const start = source ? constValue(source, "start") : null;
    const place = start?.type === "ObjectExpression" ? propertyOf(start, found.key)?.value : undefined;
    if (!source || place?.type !== "Literal") return { say: "" };
    const names = { label: found.label, value };
    if (String(place.value) === value) return { say: worded(already, language, names) };
    setLiteral(source, place, value);
    project.save(found.path, source);
    return {
      plan: project.plan,
      claims: [contains(worded(did, language, names), found.path, `${found.key}: ${JSON.stringify(value)}`)],
    };
  },
});
