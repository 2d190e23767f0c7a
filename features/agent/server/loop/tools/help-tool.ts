/** Questions about Slipway itself are answered from its own help. */
import { tool, type ToolSet } from "ai";
import { z } from "zod";
import { answerOf, findHelp, type HelpArticle } from "../../../../help/contract/index.ts";

const MAX_PAGES = 3;

/** Where it is done or explained; the chat follows both without leaving the project. */
const linkOf = (article: HelpArticle): { label: string; href: string } =>
  article.settings === undefined
    ? { label: "Help", href: `/help#${article.id}` }
    : { label: article.settings.label, href: `?settings=${article.settings.section}` };

/** `answer` is null where no page answers the question for certain; `pages` are near it, best first. */
export const helpTool = (): ToolSet => ({
  search_help: tool({
    description:
      "Searches the help of Slipway, the product the person works in, for questions about it and not about their app. Put the link into the answer as [label](href).",
    inputSchema: z.object({
      query: z.string().min(1).max(300),
      language: z.enum(["en", "de", "es"]).default("en"),
    }),
    execute: ({ query, language }) => {
      const found = answerOf(query, language);
      const pages = findHelp(query).slice(0, MAX_PAGES);
      return {
        answer: found === null ? null : { text: found.text, link: linkOf(found.article) },
        pages: pages.map((page) => ({ title: page.title, text: page.text[language], link: linkOf(page) })),
      };
    },
  }),
});
