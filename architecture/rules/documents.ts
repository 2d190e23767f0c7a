/** Documents lead where they say, and every decision stands once in the index. */
import { posix } from "node:path";
import type { SourceTree, Rule, Violation } from "../source-tree.ts";

const DECISIONS = "docs/decisions/";
const INDEX = `${DECISIONS}README.md`;
const TEMPLATE = "000-template-of-decisions.md";
const LINK = /\]\(([^)\s]+)\)/g;

interface Link {
  target: string;
  line: number;
}

/** Links to files of the repository, without their fragment; code blocks are left out. */
function linksIn(text: string): Link[] {
  let isCode = false;
  return text.split("\n").flatMap((words, index) => {
    if (words.startsWith("```")) isCode = !isCode;
    if (isCode) return [];
    return [...words.matchAll(LINK)]
      .map(([, target]) => ({ target: target!.replace(/#.*$/, ""), line: index + 1 }))
      .filter(({ target }) => target !== "" && !/^[a-z]+:/.test(target));
  });
}

export const linksLeadSomewhere: Rule = (tree) =>
  tree.paths
    .filter((path) => path.endsWith(".md"))
    .flatMap((path) =>
      linksIn(tree.read(path))
        .filter(({ target }) => !tree.exists(posix.join(posix.dirname(path), target)))
        .map(({ target, line }) => ({ path, line, message: `links ${target}, which does not exist` })),
    );

const decisionsOf = (tree: SourceTree): string[] =>
  tree.paths
    .filter((path) => path.startsWith(DECISIONS) && /\/\d{3}-[^/]+\.md$/.test(path) && !path.endsWith(TEMPLATE))
    .map((path) => path.slice(DECISIONS.length));

/** A decision that a later one replaced says so on a line of its own: `Replaced by [119](119-….md): what became of it.` */
const isReplaced = (text: string): boolean => /^Replaced (in part )?by \[\d{3}\]/m.test(text);

export const decisionsAreIndexed: Rule = (tree) => {
  const decisions = decisionsOf(tree);
  if (decisions.length === 0) return [];
  const entries = tree.exists(INDEX) ? linesOfIndex(tree.read(INDEX)) : [];
  return decisions.flatMap((name): Violation[] => {
    const listed = entries.filter((entry) => entry.name === name);
    const report = (line: number, message: string): Violation[] => [{ path: INDEX, line, message }];
    if (listed.length !== 1) return report(listed[1]?.line ?? 1, `lists ${name} ${listed.length} times, not once`);
    const replaced = isReplaced(tree.read(DECISIONS + name));
    if (replaced === listed[0]!.isReplaced) return [];
    return report(
      listed[0]!.line,
      `${replaced ? "does not say" : "says"} that ${name} was replaced, and the page ${replaced ? "does" : "does not"}`,
    );
  });
};

/** `- [010](010-launcher-in-posix-sh.md): words.`; further links of a line only refer to other pages. */
const linesOfIndex = (text: string): { name: string; line: number; isReplaced: boolean }[] =>
  text.split("\n").flatMap((words, index) => {
    const name = /^- \[\d{3}\]\(([^)]+)\)/.exec(words)?.[1];
    return name === undefined ? [] : [{ name, line: index + 1, isReplaced: /Replaced (in part )?by/.test(words) }];
  });

const EXCERPT_FILE = /^\/\/ ((?:[\w.@-]+\/)+[\w.-]+\.tsx?)$/;

/** In a block of code a line `// features/x/y.ts` names a file; the lines below it are lines of that file. */
export const excerptsAreReal: Rule = (tree) =>
  tree.paths
    .filter((path) => path.endsWith(".md"))
    .flatMap((path) => {
      let isCode = false;
      let source: { path: string; lines: ReadonlySet<string> } | null = null;
      return tree
        .read(path)
        .split("\n")
        .flatMap((text, index): Violation[] => {
          if (text.startsWith("```")) {
            isCode = !isCode;
            source = null;
            return [];
          }
          const named = isCode ? EXCERPT_FILE.exec(text)?.[1] : undefined;
          const report = (message: string): Violation[] => [{ path, line: index + 1, message }];
          if (named !== undefined) {
            if (!tree.exists(named)) return report(`shows ${named}, which does not exist`);
            source = {
              path: named,
              lines: new Set(
                tree
                  .read(named)
                  .split("\n")
                  .map((line) => line.trim()),
              ),
            };
            return [];
          }
          if (source === null || text.trim() === "" || source.lines.has(text.trim())) return [];
          return report(`shows a line that ${source.path} does not have`);
        });
    });

/** Two screens and one page; the rest belongs on a page of its own, behind a link. */
const MAX_LINES: Readonly<Record<string, number>> = { "README.md": 60, "AGENTS.md": 50 };

export const frontDoorIsShort: Rule = (tree) =>
  Object.entries(MAX_LINES).flatMap(([path, limit]) => {
    const length = tree.exists(path) ? tree.read(path).trimEnd().split("\n").length : 0;
    return length > limit ? [{ path, line: limit + 1, message: `has ${length} lines; the limit is ${limit}` }] : [];
  });
