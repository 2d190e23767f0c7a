/** Tags such as `[W5.16]` and the lines of docs/statements that say what they mean. */
import type { SourceTree, Rule } from "../source-tree.ts";
import type { TextLine } from "../source-file.ts";

const FOLDER = "docs/statements/";
const LINE = /^- ([A-Z]{1,3}\d{1,2}(?:\.\d\d)?): (\S.*)$/;
const TAG = /\[([A-Z]{1,3}\d{1,2}(?:\.\d\d)?)\]/g;
const TEST_FILE = /\.(test|suite|e2e)\.tsx?$/;

export interface Statement {
  id: string;
  text: string;
  /** Headings above it, from the file's own down. */
  headings: readonly string[];
  path: string;
  line: number;
}

const documentsOf = (tree: SourceTree): string[] =>
  tree.paths.filter((path) => path.startsWith(FOLDER) && path.endsWith(".md")).toSorted();

/** In the order of the documents; a list item that is no statement is left out. */
export function statementsOf(tree: SourceTree): Statement[] {
  return documentsOf(tree).flatMap((path) => {
    const headings: string[] = [];
    return tree
      .read(path)
      .split("\n")
      .flatMap((text, index) => {
        const heading = /^(#+) (.+)$/.exec(text);
        if (heading) headings.splice(heading[1]!.length - 1, headings.length, heading[2]!);
        const found = LINE.exec(text);
        if (!found) return [];
        return [{ id: found[1]!, text: found[2]!, headings: [...headings], path, line: index + 1 }];
      });
  });
}

const tagsIn = (text: string): string[] => [...text.matchAll(TAG)].map(([, id]) => id!);

/** Statement ids to the test files whose titles name them. */
export function namedStatements(tree: SourceTree): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  for (const file of tree.files.filter(({ path }) => TEST_FILE.test(path))) {
    for (const id of file.testTitles.flatMap(({ text }) => tagsIn(text)))
      named.set(id, (named.get(id) ?? new Set()).add(file.path));
  }
  return named;
}

/** Titles of tests, and comments that give the source of a rule. */
export const tagsHaveStatements: Rule = (tree) => {
  const known = new Set(statementsOf(tree).map(({ id }) => id));
  const unknownIn = ({ text, line }: TextLine): { id: string; line: number }[] =>
    tagsIn(text)
      .filter((id) => !known.has(id))
      .map((id) => ({ id, line }));
  return tree.files.flatMap((file) =>
    [...file.testTitles, ...file.comments].flatMap(unknownIn).map(({ id, line }) => ({
      path: file.path,
      line,
      message: `names [${id}], which has no line in docs/statements`,
    })),
  );
};

export const statementsAreSaidOnce: Rule = (tree) => {
  const seen = new Map<string, Statement>();
  const twice = statementsOf(tree).flatMap((statement) => {
    const first = seen.get(statement.id);
    if (first === undefined) {
      seen.set(statement.id, statement);
      return [];
    }
    const { path, line, id } = statement;
    return [{ path, line, message: `says ${id} again; ${first.path}:${first.line} says it already` }];
  });
  const broken = documentsOf(tree).flatMap((path) =>
    tree
      .read(path)
      .split("\n")
      .map((text, index) => ({ text, line: index + 1 }))
      .filter(({ text }) => /^\s*[-*] /.test(text) && !LINE.test(text))
      .map(({ line }) => ({ path, line, message: "is no statement: write `- W5.16: A short sentence.`" })),
  );
  return [...twice, ...broken];
};
