/** Files the agent may not touch, and texts that are no code. */
import type { ProjectPath } from "@slipway/kernel/project-path";

const FORBIDDEN: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /(^|\/)\.env(\.|$)/i, why: "holds the environment; secrets are set in the project's settings" },
  {
    pattern: /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/i,
    why: "is a lockfile",
  },
  { pattern: /^package\.json$/i, why: "lists the dependencies; add_dependency adds and removes them" },
  {
    pattern: /^(vite|vitest|postcss|tailwind|eslint|rollup|rolldown|babel|svgo|playwright)\.config\.[cm]?[jt]s$/i,
    why: "configures the build",
  },
  {
    pattern: /^(tsconfig[^/]*\.json|\.babelrc|\.swcrc|\.postcssrc[^/]*|\.browserslistrc)$/i,
    why: "configures the build",
  },
  { pattern: /(^|\/)(\.npmrc|\.pnpmfile\.[cm]?js|pnpm-workspace\.yaml)$/i, why: "configures installs" },
  { pattern: /^src\/integrations\/[^/]+\/(client|types)\.ts$/i, why: "is generated" },
  { pattern: /^AGENTS\.md$/i, why: "holds the project's rules, which people accept; propose lines with remember" },
  { pattern: /(^|\/)node_modules(\/|$)/i, why: "belongs to a dependency" },
];

/** Why the agent may not write the path, or null. */
export function forbiddenReason(path: ProjectPath): string | null {
  const rule = FORBIDDEN.find((candidate) => candidate.pattern.test(path));
  return rule === undefined ? null : `${path} ${rule.why}.`;
}

/** Holds the project's journeys, which are no part of the app. */
const JOURNEYS = "journeys/";

export const isInJourneys = (path: string): boolean => path.startsWith(JOURNEYS);

/** A text about the folder is no journey. */
export const isJourneyFile = (path: string): boolean =>
  /^journeys\/[^/]+\.md$/.test(path) && !/\/readme\.md$/i.test(path);

const LEAD = String.raw`(?:\/\/|\/\*+|\{\s*\/\*+|<!--|#)\s*`;
/** No comment of finished code reads like this. */
const LEFT_OUT = [
  // "// ... rest of the file", "{/* … existing cards */}"
  String.raw`(?:\.{3}|…)\s*\(?\s*(?:the\s+)?(?:rest|existing|other|remaining|same|keep|previous|unchanged|more|code|all|omitted)\b`,
  String.raw`(?:the\s+)?(?:rest|remainder) of (?:the |your |this )?(?:code|file|component|imports?|function|page|styles?|content)\b`,
  String.raw`\[?(?:truncated|omitted for brevity|snip)\b`,
  // A comment that contains only dots.
  String.raw`(?:\.{3}|…)\s*(?:\*\/\s*\}?|-->|$)`,
];
/** These may be honest: "// keep the existing order of the rows". Where lines went they stand for them. */
const MAYBE_LEFT_OUT = [
  String.raw`(?:existing|previous|remaining|unchanged|original|other) (?:code|imports?|components?|styles?|content|functions?|props|routes|lines)\b(?:\s+(?:here|stays?|remains?|goes here|unchanged|as before|below|above)|\s*(?:\.{3}|…|\*\/|-->|$))`,
  String.raw`(?:code|everything else|the rest|all else|rest)\s+(?:is\s+|stays?\s+|remains?\s+)?(?:unchanged|the same|as before|omitted|truncated)\b`,
  String.raw`(?:keep|leave)\s+(?:the\s+|all\s+)?(?:existing|rest|remaining|other)\b`,
  String.raw`same as before\b`,
];
const commentsLike = (forms: readonly string[]): RegExp => new RegExp(`${LEAD}(?:${forms.join("|")})`, "gim");
const PLACEHOLDER = commentsLike(LEFT_OUT);
const ANY_PLACEHOLDER = commentsLike([...LEFT_OUT, ...MAYBE_LEFT_OUT]);

/** Lines that are neither empty nor such a comment. */
const codeLines = (text: string): number =>
  text.split("\n").filter((line) => line.trim() !== "" && line.search(ANY_PLACEHOLDER) < 0).length;

/** "// ... rest of the file" that was not there before: written where code was left out, so that saving it would lose that code. */
export function newPlaceholder(before: string, after: string): string | null {
  const form = codeLines(after) < codeLines(before) ? ANY_PLACEHOLDER : PLACEHOLDER;
  const placeholdersIn = (content: string): string[] => [...content.matchAll(form)].map((found) => found[0].trim());
  const now = placeholdersIn(after);
  if (now.length === 0) return null;
  const known = placeholdersIn(before);
  return now.length > known.length ? (now.find((text) => !known.includes(text)) ?? now[0]!) : null;
}

/** The app cannot start without these, so they can be edited but not moved or deleted. */
export const neededFile = (files: readonly string[]): string | undefined =>
  files.find((path) => /^(?:index\.html|src\/main\.[jt]sx?)$/.test(path));

/** A name cannot be a file and a folder, nor differ from another only in case (two of three systems fold it). */
export function clashingPath(path: ProjectPath, others: readonly ProjectPath[]): ProjectPath | undefined {
  const folded = path.toLowerCase();
  return others.find((other) => {
    const name = other.toLowerCase();
    return name === folded || name.startsWith(`${folded}/`) || folded.startsWith(`${name}/`);
  });
}
