import { fillBlueprint } from "../../emit/blueprint.ts";
import { literal } from "../../emit/literal.ts";
import { pick } from "../../emit/random.ts";
import { inventDetails } from "../../emit/site-content.ts";
import { locales } from "../../language/translate.ts";
import type { Copy, Domain } from "../../lexicon/domain.ts";
import { domainById } from "../../lexicon/domains/index.ts";
import type { Understanding } from "../../parse/understanding.ts";
import { presence } from "../../parse/words.ts";
import type { DraftPlan, Language } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import type { Archetype, SourceFile } from "../archetype.ts";
import { brochureTexts } from "../brochure/texts.ts";
import { slug } from "../../emit/slug.ts";
import { emitStorySite } from "../story-site.ts";
import { subjectsFor } from "../../scenes/subjects-by-word.ts";
import { chooseSubject } from "../subject.ts";
import { copyAbout, topicOfBlog } from "./topical.ts";

const words = {
  en: "blog|weblog|articles|posts|magazine|essays|poetry blog|newsletter site",
  de: "blog|weblog|magazin|artikel|beiträge",
  es: "blog|bitácora|artículos|revista|entradas",
};

interface BlogTexts {
  post: string;
  postPath: string;
  aboutPath: string;
  newsletter: string;
  paper: string;
  comments: string;
  claims(posts: number): string[];
}

const texts: Record<Language, BlogTexts> = {
  en: {
    post: "Post",
    postPath: "/post",
    aboutPath: "/about",
    newsletter: "A letter when something new is up",
    paper: "The newsletter, by email",
    comments: "Comments, kept on the reader's device",
    claims: (posts) => [
      `${posts} posts with search and categories`,
      "A page for each post",
      "Newsletter form that checks the address",
    ],
  },
  de: {
    post: "Beitrag",
    postPath: "/beitrag",
    aboutPath: "/ueber",
    newsletter: "Ein Brief, wenn es etwas Neues gibt",
    paper: "Der Newsletter per E-Mail",
    comments: "Kommentare, auf dem Gerät der Lesenden gespeichert",
    claims: (posts) => [
      `${posts} Beiträge mit Suche und Kategorien`,
      "Eine Seite für jeden Beitrag",
      "Newsletter-Formular, das die Adresse prüft",
    ],
  },
  es: {
    post: "Entrada",
    postPath: "/entrada",
    aboutPath: "/acerca-de",
    newsletter: "Una carta cuando haya algo nuevo",
    paper: "El boletín por correo",
    comments: "Comentarios, guardados en el dispositivo del lector",
    claims: (posts) => [
      `${posts} entradas con búsqueda y categorías`,
      "Una página por entrada",
      "Formulario de boletín que comprueba la dirección",
    ],
  },
};

export const blog: Archetype = {
  id: "blog",
  vocabulary: words,
  score(request) {
    const named = presence(request.index, words[request.language]) + presence(request.index, words.en) * 0.5;
    return named * 2.8;
  },
  plan: planBlog,
  emit: (plan) =>
    emitStorySite(
      plan,
      () => ({
        shell: [{ path: "src/content/posts.ts", content: postsFile(plan) }],
        names: { postTo: texts[plan.language].postPath },
        content: {
          newsletterTitle: plan.archetype === "news" ? texts[plan.language].paper : texts[plan.language].newsletter,
          postsLabel: copyOf(plan).offer.title,
        },
        ownPages: { Post: postPage(plan) },
      }),
      { copy: copyOf(plan), domain: drawnFor(plan) },
    ),
  understood: (plan) => {
    const copy = copyOf(plan);
    return [copy.kind, copy.offer.title, copy.story.title, "Newsletter"];
  },
  built: (plan) => {
    const own = texts[plan.language];
    const posts = copyOf(plan).posts?.length ?? 0;
    return [...own.claims(posts), ...(hasComments(plan) ? [own.comments] : [])];
  },
  caveats: () => [],
  suggestions: (plan) => brochureTexts[plan.language].suggestions.slice(0, 2),
};

const newsWords: Record<Language, string> = {
  en: "news site|news website|news page|news portal|newspaper|newspaper site|newspaper website|newspaper page|local news|village news|town news|school news|club news|village newspaper|town newspaper|local newspaper|school newspaper|student newspaper|community newspaper|online newspaper|news app|news magazine|headlines",
  de: "nachrichtenseite|nachrichtenportal|dorfzeitung|stadtzeitung|schülerzeitung|schulzeitung|vereinszeitung|stadtteilzeitung|gemeindeblatt|lokalzeitung|zeitung|lokalnachrichten|online-zeitung",
  es: "periódico local|periódico escolar|periódico del pueblo|periódico digital|página de noticias|sitio de noticias|portal de noticias|periódico|noticias locales|diario digital|web de noticias",
};

/** A paper: articles by category with a page each, and a newsletter. */
export const news: Archetype = {
  ...blog,
  id: "news",
  vocabulary: newsWords,
  score: (request) =>
    (presence(request.index, newsWords[request.language]) + presence(request.index, newsWords.en) * 0.5) * 3,
  plan: (request) => ({ ...planBlog({ ...request, domains: [domainById("news")] }), archetype: "news" }),
};

function planBlog(request: Understanding): DraftPlan {
  const { language, seed } = request;
  const { domain, copy: usual, known } = chooseSubject(request, (candidate) => candidate.posts !== undefined);
  const topic = known ? null : topicOfBlog(request.text, language);
  const copy = topic === null ? usual : copyAbout(usual, topic, language);
  const name = request.name ?? pick(copy.names, seed, "name");
  const own = texts[language];
  return {
    version: 1,
    request: request.text,
    language,
    name,
    archetype: "blog",
    domain: domain.id,
    seed,
    theme: chooseTheme(domain.look, request.colors, seed),
    pages: [
      {
        path: "/",
        title: brochureTexts[language].home,
        component: "Index",
        nav: true,
        sections: ["hero-plain", "post-list", "newsletter"],
      },
      { path: `${own.postPath}/:id`, title: own.post, component: "Post", nav: false },
      { path: own.aboutPath, title: copy.story.title, component: "About", nav: true, sections: ["story-statement"] },
    ],
    features: ["search", "filter", "newsletter", ...(request.features.includes("comments") ? ["comments"] : [])],
    entities: [],
    forms: [{ id: "newsletter", page: "/", kind: "newsletter" }],
    details: inventDetails(request, { copy, name }),
    options: { known, place: false, ...(topic === null ? {} : { topic }) },
  };
}

/** The words of the blog's subject, or of the topic that the request names. */
function copyOf({ domain, language, options }: DraftPlan): Copy {
  const copy = domainById(domain).copy[language]!;
  return typeof options["topic"] === "string" ? copyAbout(copy, options["topic"], language) : copy;
}

function drawnFor(plan: DraftPlan): Domain {
  const domain = domainById(plan.domain);
  const subjects = plan.options["topic"] === undefined ? null : subjectsFor(plan.request);
  const neutral = typeof plan.options["topic"] === "string" ? ["pen", "book", "lamp", "cup", "leaf"] : null;
  const drawn = subjects ?? neutral;
  return drawn ? { ...domain, art: { backdrop: "window", subjects: drawn } } : domain;
}

function hasComments(plan: DraftPlan): boolean {
  return plan.features.includes("comments");
}

function postPage(plan: DraftPlan): SourceFile[] {
  const values = {
    language: plan.language,
    flags: { comments: hasComments(plan) },
    names: { locale: locales[plan.language].tag, postTo: texts[plan.language].postPath },
  };
  const fill = (blueprint: string, path: string): SourceFile => ({ path, content: fillBlueprint(blueprint, values) });
  return [
    ...(hasComments(plan)
      ? [
          fill("blog/comments.ts", "src/data/comments.ts"),
          fill("blog/Comments.tsx", "src/components/blog/Comments.tsx"),
        ]
      : []),
    fill("pages/blog/Post.tsx", "src/pages/Post.tsx"),
  ];
}

/** Posts are dated a week apart, the newest first; the dates are fixed so that the same plan gives the same file. */
function postsFile(plan: DraftPlan): string {
  const newest = Date.UTC(2026, 9, 30);
  const posts = (copyOf(plan).posts ?? []).map((post, index) => ({
    id: slug(post.title),
    date: new Date(newest - index * 8 * 86_400_000).toISOString().slice(0, 10),
    ...post,
    art: index,
  }));
  const categories = [...new Set(posts.map((post) => post.category))];
  return `export const categories = ${literal(categories)};\n\nexport const posts = ${literal(posts)};\n`;
}
