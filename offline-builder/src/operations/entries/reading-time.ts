/** "Show the reading time of every post": worked out from its words. */
import type { Language } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has, remove } from "../requests.ts";

const file = "src/lib/reading-time.ts";
const code = `/** At 200 words a minute, and never none. */
export function minutesToRead(paragraphs: readonly string[]): number {
  const words = paragraphs.join(" ").split(/\\s+/).length;
  return Math.max(1, Math.round(words / 200));
}
`;
const date = "{dates.format(new Date(post.date))}";
const unit: Record<Language, string> = { en: "min read", de: "Min. Lesezeit", es: "min de lectura" };

const understood: Wording = {
  en: "How long a post takes.",
  de: "Wie lange ein Beitrag dauert.",
  es: "Cuánto se tarda en leer.",
};
const did: Wording = {
  en: "Each post shows how long it takes to read, worked out from its words",
  de: "Jeder Beitrag zeigt, wie lange man liest, aus seinen Wörtern berechnet",
  es: "Cada entrada muestra cuánto se tarda en leerla, calculado con sus palabras",
};
const already: Wording = {
  en: "Each post shows it already. I changed nothing.",
  de: "Jeder Beitrag zeigt sie schon. Ich habe nichts geändert.",
  es: "Cada entrada ya lo muestra. No he cambiado nada.",
};

export const readingTime = operation<null>({
  id: "reading-time",
  words: "",
  match({ text, language }) {
    const said =
      "reading ?times?|read(?:ing)? (?:time|duration|minutes)|min(?:utes?)? (?:to )?read|how long (?:it|a post|each post|they) takes?|lese(?:zeit|dauer)|tiempo de lectura|minutos de lectura";
    if (!has(text, said) || has(text, remove)) return null;
    return { confidence: 0.5, values: null, understood: understood[language] };
  },
  reads: (plan) => [...sourcePaths(plan), file],
  change(project, _, { language }) {
    const pages = project.paths.filter(
      (path) =>
        path.endsWith(".tsx") && project.text(path)!.includes(date) && project.text(path)!.includes("@/content/posts"),
    );
    if (pages.length === 0) return { say: "" };
    if (project.text(file) !== null) return { say: already[language] };
    const label = unit[project.plan.language];
    const shown = `{minutesToRead(post.paragraphs)} ${label}`;
    for (const path of pages) {
      const source = project.open(path)!;
      const from = source.text.indexOf(date) + date.length;
      source.edits.appendLeft(from, ` · ${shown}`);
      const imports = /^import [^;]+ from "@\/[^"]+";$/gm;
      const place = [...source.text.matchAll(imports)].find((found) => found[0].split('"')[1]! > "@/lib/reading-time");
      const line = 'import { minutesToRead } from "@/lib/reading-time";\n';
      const end = [...source.text.matchAll(imports)].at(-1);
      if (place) source.edits.appendLeft(place.index, line);
      else if (end) source.edits.appendLeft(end.index + end[0].length + 1, line);
      project.save(path, source);
    }
    project.write(file, code);
    return {
      plan: project.plan,
      claims: pages.map((path) => contains(worded(did, language), path, shown)),
      routes: ["/"],
    };
  },
});
