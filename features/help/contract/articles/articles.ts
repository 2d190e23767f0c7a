import type { HelpArticle } from "../article.ts";
import { online } from "./online.ts";
import { people } from "./people.ts";
import { projects } from "./projects.ts";
import { server } from "./server.ts";

/** In the order of the help page. */
export const articles: readonly HelpArticle[] = [...projects, ...online, ...people, ...server];
