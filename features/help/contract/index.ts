/** Slipway's own help: the pages, and a search over them that works without a network. */
export type { HelpArticle, HelpLanguage } from "./article.ts";
export { articles } from "./articles/articles.ts";
export { answerOf, findHelp } from "./search-help.ts";
