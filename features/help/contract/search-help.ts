/** Search over the help pages, in the words of three languages. */
import MiniSearch from "minisearch";
import type { HelpArticle, HelpLanguage } from "./article.ts";
import { articles } from "./articles/articles.ts";

/** Longer questions are about an app; only this much of a text is read. */
const MAX_CHARACTERS = 300;
const MAX_RESULTS = 8;

/** Words of questions that say nothing about their subject. */
const EMPTY = new Set(
  (
    "a add an and any are as at be been but by can change could did do does for from get had has have he her here him his how i if in into is it its just let left like many much " +
    "me my no not of on one or our out please put she should so some than that the their them then there these they this those to up us want was we were what " +
    "when where which who whose why will with would you your yours thing things way need make use using able possible tell explain help app " +
    "aber alle als am an auch auf aus bei bekomme bekommen bin bitte da das dass dem den der des die dies diese doch du ein eine einem einen einer er es euch für gibt habe haben hat ich ihr im in ist komm komme kommt ändere ändern " +
    "ja kann kannst können man mein meine meinem meinen meiner mich mir mit möchte nach nicht noch nur oder sich sie sind so soll um und uns von vom war was wenn wer wie wir wird wo zu zum zur geht mache macht erkläre " +
    "al algo cómo como con cuál cuando cuándo de del desde donde dónde e el ella en es esa ese eso esta este esto está conseguir consigo hacer hago hay la las le lo los me mi mis muy no nos o para pero por porque puede puedo que qué quién se ser si sin su sus tengo tiene todo tu tus un una uno y ya yo"
  ).split(" "),
);

/** "Colleagues" and "colleague" are one word, so are "einladen" and "einlade"; short words stay. */
function processed(term: string): string | null {
  const word = term.toLowerCase();
  if (word.length < 2 || EMPTY.has(word)) return null;
  return word.length > 4 ? word.replace(/(?:es|s|en|n)$/u, "") : word;
}

let index: MiniSearch<HelpArticle> | undefined;

function searchable(): MiniSearch<HelpArticle> {
  if (index !== undefined) return index;
  index = new MiniSearch<HelpArticle>({
    fields: ["title", "words", "label"],
    extractField: (article, field) => {
      if (field === "label") return article.settings?.label ?? "";
      return String(article[field as keyof HelpArticle]);
    },
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u),
    processTerm: processed,
    searchOptions: {
      boost: { title: 2 },
      prefix: (term) => term.length > 4,
      fuzzy: (term) => (term.length > 5 ? 1 : 0),
    },
  });
  index.addAll(articles);
  return index;
}

const byId = new Map(articles.map((article) => [article.id, article]));

interface Found {
  article: HelpArticle;
  /** Which part of the question's words the page has, 0 to 1. */
  share: number;
}

function search(query: string): Found[] {
  const text = query.slice(0, MAX_CHARACTERS);
  const asked = new Set(text.split(/[^\p{L}\p{N}]+/u).flatMap((term) => processed(term) ?? []));
  if (asked.size === 0) return [];
  return searchable()
    .search(text)
    .slice(0, MAX_RESULTS)
    .map((result) => ({
      article: byId.get(result.id as string)!,
      share: new Set(result.queryTerms).size / asked.size,
    }));
}

/** The pages that fit best first; all of them for an empty text. */
export const findHelp = (query: string): HelpArticle[] =>
  query.trim() === "" ? [...articles] : search(query).map(({ article }) => article);

/** With fewer of a question's words in common, a page is a guess. */
const MIN_SHARE = 0.5;

/** The page that answers the question and its words in that language; null where none does for certain. */
export function answerOf(question: string, language: HelpLanguage): { article: HelpArticle; text: string } | null {
  const best = search(question)[0];
  if (best === undefined || best.share < MIN_SHARE) return null;
  return { article: best.article, text: best.article.text[language] };
}
