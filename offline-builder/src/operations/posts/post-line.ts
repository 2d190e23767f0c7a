/** The line above a post: who wrote it, and when. "Show the author on every post", "remove the dates". */
import { appendProperty, propertyOf, recordLists } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Plan } from "../../plan/plan.ts";
import { operation, worded, type Claim, type Wording, asItIs } from "../operation.ts";
import { quotedTexts, has, remove } from "../requests.ts";

const postsFile = "src/content/posts.ts";
const pages = ["src/pages/Post.tsx", "src/components/sections/PostList.tsx"];

const authors =
  "authors?|writers?|who wrote|bylines?|autor(?:in|en|es|a|as)?|verfasser(?:in)?|wer (?:es|ihn|sie|das) geschrieben hat|quién (?:lo|la) escribió|(?:my|our) names? (?:on|to|in|above|below|under|with) (?:the |each |every |all |my )*posts?|meinen namen|mi nombre";
const dates = "dates?|datum|daten|datumsangaben?|fechas?";
const shows =
  "add|show|display|put|include|with|name|zeige?|anzeigen|füge|mit|schreib\\p{L}*|setze?|muestra|añade|agrega|pon|con";
const notThese =
  "fields?|columns?|pages?|pictures?|photos?|sort\\p{L}*|filter\\p{L}*|feld|spalte|seite|bild|foto|campos?|página|ordena|events?|termine|format";

const understoodAuthor: Wording = {
  en: "The author of posts.",
  de: "Wer einen Beitrag geschrieben hat.",
  es: "El autor de las entradas.",
};
const understoodDates: Wording = {
  en: "Posts without their dates.",
  de: "Beiträge ohne Datum.",
  es: "Entradas sin fecha.",
};
const didAuthor: Wording = {
  en: "Every post names its author, in the list and on its page: {name}",
  de: "Jeder Beitrag nennt, wer ihn geschrieben hat, in der Liste und auf seiner Seite: {name}",
  es: "Cada entrada nombra a su autor, en la lista y en su página: {name}",
};
const each: Wording = {
  en: "Other authors: a name for a single post stands with it in src/content/posts.ts",
  de: "Andere Namen: für einen einzelnen Beitrag stehen sie bei ihm in src/content/posts.ts",
  es: "Otros autores: el de una sola entrada está junto a ella en src/content/posts.ts",
};
const didDates: Wording = {
  en: "Posts show no dates any more, neither in the list nor on their pages; their order stays",
  de: "Beiträge zeigen kein Datum mehr, weder in der Liste noch auf ihrer Seite; ihre Reihenfolge bleibt",
  es: "Las entradas ya no muestran fechas, ni en la lista ni en su página; el orden sigue igual",
};
const whose: Wording = {
  en: "Whose name should stand there? I make none up. Say for example: “show the author Ada Quinn on every post”. I changed nothing.",
  de: "Welcher Name soll da stehen? Ich erfinde keinen. Zum Beispiel: „Zeige die Autorin Ada Quinn bei jedem Beitrag“. Ich habe nichts geändert.",
  es: "¿Qué nombre debe aparecer? No me invento ninguno. Por ejemplo: «Muestra la autora Ada Quinn en cada entrada». No he cambiado nada.",
};
export const postLine = operation<{ text: string; drops: boolean }>({
  id: "post-line",
  words: "",
  match({ text, language }) {
    if (has(text, notThese)) return null;
    const drops = has(text, dates) && has(text, `${remove}|without|no|ohne|kein\\p{L}*|sin`);
    if (!drops && !(has(text, authors) && has(text, shows) && !has(text, remove))) return null;
    return {
      confidence: 0.5,
      values: { text, drops },
      understood: (drops ? understoodDates : understoodAuthor)[language],
    };
  },
  reads: () => [postsFile, ...pages],
  change(project, { text, drops }, { language }) {
    if (pages.some((path) => project.text(path) === null) || project.text(postsFile) === null) return { say: "" };
    if (drops) {
      const found = pages.filter((path) => withoutDate(project, path));
      if (found.length === 0) return { say: asItIs[language] };
      return {
        plan: project.plan,
        claims: [
          {
            text: didDates[language],
            path: found[0]!,
            holds: (content) => content !== null && !content.includes("dates.format"),
          },
        ],
        routes: routesOf(project.plan),
      };
    }
    const name = nameIn(text, project.plan);
    if (name === null) return { say: whose[language] };
    if (project.text(pages[0]!)!.includes("post.author")) return { say: asItIs[language] };
    const source = project.open(postsFile);
    const list =
      source && recordLists(source).find(({ records }) => records.some((record) => propertyOf(record, "paragraphs")));
    const shown = pages.filter((path) => withAuthor(project, path));
    if (!source || !list || shown.length < pages.length) return { say: "" };
    for (const record of list.records) appendProperty(source, record, `author: ${JSON.stringify(name)}`);
    project.save(postsFile, source);
    const claims: Claim[] = [
      {
        text: worded(didAuthor, language, { name }),
        path: pages[0]!,
        holds: (content) => content?.includes("{post.author}") === true,
      },
    ];
    return { plan: project.plan, claims, notDone: [each[language]], routes: routesOf(project.plan) };
  },
});

const routesOf = (plan: Plan): string[] => [
  "/",
  ...plan.pages.filter(({ component }) => component === "Blog").map(({ path }) => path),
];

const when = "{dates.format(new Date(post.date))}";

/** Where the line still stands as it was written. */
function withAuthor(project: ProjectEdit, path: string): boolean {
  const before = project.text(path)!;
  const after = before.includes(when)
    ? before.replace(when, `${when} · {post.author}`)
    : before.replace("{post.category}", "{post.category} · {post.author}");
  if (after !== before) project.write(path, after);
  return after !== before;
}

function withoutDate(project: ProjectEdit, path: string): boolean {
  const before = project.text(path)!;
  const after = before
    .replace(` · ${when}`, "")
    .replace(`${when} · `, "")
    .replace(new RegExp(`\\s*${when.replace(/[{}().]/g, "\\$&")}`), "");
  if (after === before) return false;
  project.write(path, after.includes("dates.") ? after : after.replace(/\nconst dates = [^\n]+\n/, ""));
  return true;
}

const person = "(\\p{Lu}\\p{L}+(?:\\s+(?:(?:de|von|van|del|la)\\s+)?\\p{Lu}[\\p{L}.]+){1,2})";

/** As the words say it, or as the first request did. */
function nameIn(text: string, { request }: Plan): string | null {
  const said =
    quotedTexts(text)[0] ??
    new RegExp(
      `(?:[Aa]uthors?|[Aa]utor(?:in|a)?|[Ww]riter|[Vv]erfasser(?:in)?|by|von|de|name|is|ist|es)[:\\s]+${person}`,
      "u",
    ).exec(text)?.[1];
  return (
    said ??
    new RegExp(`(?:\\bby|von|de|por|I am|I'm|ich bin|soy|name is|heiße|me llamo)\\s+${person}`, "u").exec(
      request,
    )?.[1] ??
    null
  );
}
