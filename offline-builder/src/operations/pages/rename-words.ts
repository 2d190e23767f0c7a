/** What the pages of an app call its entries, where they are written for that kind of app: "Add deal", "3 open deals". */
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { nodesOf } from "../../edit/source.ts";
import { isPlural, pluralOf, singularOf } from "../../parse/records/grammatical-number.ts";
import { literally } from "../../parse/words.ts";
import type { Entity, Language } from "../../plan/plan.ts";
import { placesIn, replaceIn, type Place } from "../words/text-places.ts";

export interface Names {
  one: string;
  many: string;
}

/** Both forms of a name that people say in one of them. */
export function namesFor(to: string, language: Language): Names {
  const words = to.trim().split(" ");
  const at = language === "es" ? 0 : words.length - 1;
  const head = words[at] ?? "";
  const plural = language === "de" || isPlural(head.toLowerCase(), language);
  const withHead = (word: string): string => [...words.slice(0, at), word, ...words.slice(at + 1)].join(" ");
  return {
    many: withHead(plural ? head : pluralOf(head, language)),
    one: withHead(plural ? (singularOf(head, language) ?? head) : head),
  };
}

/** Files that call them by the new name now. Texts of samples and what people wrote stay. */
export function renameWords(project: ProjectEdit, { singular, plural }: Entity, { one, many }: Names): string[] {
  const article = /^[aeiou]/i.test(one) ? "an" : "a";
  const pairs = [
    [plural, many],
    // The article of English follows the noun; other languages have no such words here.
    [`a ${singular}`, `${article} ${one}`],
    [`an ${singular}`, `${article} ${one}`],
    [singular, one],
  ].flatMap(([from, to]): [string, string][] => [
    [capital(from!), capital(to!)],
    [from!.toLowerCase(), to!.toLowerCase()],
  ]);
  return project.paths
    .filter((path) => /^src\/(?:pages|components)\/.+\.tsx$/.test(path))
    .filter((path) => {
      const before = project.text(path);
      for (const [from, to] of pairs) {
        const places = placesIn(project, path).filter(({ value }) => wordIn(from).test(value));
        if (places.length > 0) replaceIn(project, path, { from, to, places: places.map(inPart) });
        inTemplates(project, path, [from, to]);
      }
      return project.text(path) !== before;
    });
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const wordIn = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}/])${literally(word)}(?![\\p{L}\\p{N}])`, "gu");
const inPart = (place: Place): Place => ({ ...place, whole: false });

function inTemplates(project: ProjectEdit, path: string, [from, to]: [string, string]): void {
  const source = project.open(path);
  if (!source) return;
  for (const { node, parents } of nodesOf(source.program)) {
    if (node.type !== "TemplateElement" || parents.at(-2)?.type === "CallExpression") continue;
    const text = source.text.slice(node.start, node.end);
    if (text.includes("/") || !wordIn(from).test(text)) continue;
    source.edits.overwrite(
      node.start,
      node.end,
      text.replaceAll(wordIn(from), () => to),
    );
  }
  if (source.edits.hasChanged()) project.save(path, source);
}
