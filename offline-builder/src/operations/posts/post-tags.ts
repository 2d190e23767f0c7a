/** "Add tags to the posts": words under each post, in the list and on its page, that the search finds, too. */
import { addImport } from "../../edit/jsx.ts";
import { appendProperty, propertyOf, recordLists, stringAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { operation, type Claim, type Wording } from "../operation.ts";
import { has } from "../requests.ts";

const postsFile = "src/content/posts.ts";
const listFile = "src/components/sections/PostList.tsx";
const pageFile = "src/pages/Post.tsx";

const tags =
  "tags?|hashtags?|keywords?|topics|schlagw(?:ort|orte|örter)|stichw(?:ort|orte|örter)|etiquetas?|palabras clave";
const shows = "add|show|display|put|give|include|want|need|füge|zeige?|gib|añade|agrega|muestra|pon";

const did: Wording = {
  en: "Every post shows its tags, in the list and on its page; the search of posts finds them",
  de: "Jeder Beitrag zeigt seine Schlagwörter, in der Liste und auf seiner Seite; die Suche findet sie",
  es: "Cada entrada muestra sus etiquetas, en la lista y en su página; la búsqueda las encuentra",
};
const taken: Wording = {
  en: "The tags are taken from category and title until you change them, in src/content/posts.ts",
  de: "Die Schlagwörter stammen aus Kategorie und Titel, bis Sie sie in src/content/posts.ts ändern",
  es: "Las etiquetas salen de la categoría y el título hasta que las cambies en src/content/posts.ts",
};
const already: Wording = {
  en: "Posts show their tags already. I changed nothing.",
  de: "Beiträge zeigen ihre Schlagwörter schon. Ich habe nichts geändert.",
  es: "Las entradas ya muestran sus etiquetas. No he cambiado nada.",
};
export const postTags = operation<null>({
  id: "post-tags",
  words: "",
  match: ({ text }) =>
    has(text, tags) && has(text, shows) && !has(text, "filter\\p{L}*|cloud|category|title")
      ? { confidence: 0.5, values: null, understood: "" }
      : null,
  reads: () => [postsFile, listFile, pageFile],
  change(project, _, { language }) {
    const source = project.open(postsFile);
    const list =
      source && recordLists(source).find(({ records }) => records.some((record) => propertyOf(record, "paragraphs")));
    if (!source || !list || project.text(listFile) === null || project.text(pageFile) === null) return { say: "" };
    if (list.records.some((record) => propertyOf(record, "tags"))) return { say: already[language] };
    if (
      !showIn(project, {
        path: listFile,
        behind: /(<p className="mt-2 [^"]*text-muted-foreground">\{post\.summary\}<\/p>)/,
        gap: "mt-3",
      }) ||
      !showIn(project, {
        path: pageFile,
        behind: /(<p className="text-lead [^"]*">\{post\.summary\}<\/p>)/,
        gap: "mt-5",
      })
    )
      return { say: "" };
    for (const record of list.records)
      appendProperty(
        source,
        record,
        `tags: ${JSON.stringify(tagsOf(stringAt(record, "title") ?? "", stringAt(record, "category") ?? ""))}`,
      );
    project.save(postsFile, source);
    const shown = project.text(listFile)!;
    project.write(
      listFile,
      shown.replace("${post.title} ${post.summary}", '${post.title} ${post.tags.join(" ")} ${post.summary}'),
    );
    const claim: Claim = {
      text: did[language],
      path: listFile,
      holds: (content) => content?.includes("post.tags.map(") === true,
    };
    return { plan: project.plan, claims: [claim], notDone: [taken[language]], routes: ["/"] };
  },
});

interface Place {
  path: string;
  /** What the tags stand below. */
  behind: RegExp;
  gap: string;
}

function showIn(project: ProjectEdit, { path, behind, gap }: Place): boolean {
  const before = project.text(path)!;
  const markup = `<p className="${gap} flex flex-wrap gap-1.5">{post.tags.map((tag) => <Badge key={tag}>{tag}</Badge>)}</p>`;
  const after = before.replace(behind, (found, _part, at: number) => {
    const indent = /[ ]*$/.exec(before.slice(0, at))![0];
    return `${found}\n${indent}${markup}`;
  });
  if (after === before) return false;
  project.write(path, after);
  const source = project.open(path);
  if (!source) return false;
  addImport(source, "Badge", "@/components/ui/badge");
  project.save(path, source);
  return true;
}

const plain =
  /^(?:what|that|this|with|from|where|when|does|have|your|their|about|eine[nrms]?|wenn|oder|para|como|desde|sobre)$/iu;

/** The category, and the word of the title that says most: its longest. */
function tagsOf(title: string, category: string): string[] {
  const words = (title.match(/\p{L}+/gu) ?? []).filter((word) => !plain.test(word));
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), "");
  return [...new Set([category.toLowerCase(), longest.toLowerCase()])].filter(Boolean);
}
