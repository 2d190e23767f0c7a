/** Reads pages and files for hidden checks. */
import type { Page } from "playwright-core";
import type { Visit } from "../../prompts/screen/app.ts";
import type { Files } from "./task.ts";

/** Spaces of any kind as one. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, " ");

/** Text of the page once it holds the part; else as it is after the wait. */
export async function textWith({ page, text }: Visit, part: string): Promise<string> {
  await page
    .waitForFunction((wanted) => document.body.innerText.replaceAll(/\s+/g, " ").includes(wanted), part, {
      timeout: 4000,
    })
    .catch(() => undefined);
  return plain(await text());
}

/** Pixels that the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Errors that the page throws from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}

const RELATIVE = /(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+|@\/[^"]+)"/g;
const ENDINGS = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];

/** Imports inside the project that lead to no file: `src/App.tsx: ./gone`. */
export function brokenImports(files: Files): string[] {
  const broken: string[] = [];
  for (const [path, content] of files) {
    if (!/^src\/.*\.tsx?$/.test(path)) continue;
    for (const [, specifier] of content.matchAll(RELATIVE)) {
      const target = specifier!.startsWith("@/")
        ? `src/${specifier!.slice(2)}`
        : new URL(specifier!, `file:///${path}`).pathname.slice(1);
      if (!ENDINGS.some((ending) => files.has(target + ending))) broken.push(`${path}: ${specifier}`);
    }
  }
  return broken;
}

/** Paths below `src` that match and are not the same in both. */
export const changedPaths = (before: Files, after: Files): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));

/** Code without comments and blank space, to compare meanings. */
export const code = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
