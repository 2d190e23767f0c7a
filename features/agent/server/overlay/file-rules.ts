/** Files the agent may not touch, and texts that are no code. */
import type { ProjectPath } from "@slipway/kernel/project-path";

const FORBIDDEN: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /(^|\/)\.env(\.|$)/i, why: "holds the environment; secrets are set in the project's settings" },
  {
    pattern: /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/i,
    why: "is a lockfile",
  },
  { pattern: /^package\.json$/i, why: "lists the dependencies; use add_dependency" },
  { pattern: /^(vite|vitest|postcss|tailwind|eslint|rollup)\.config\.[cm]?[jt]s$/i, why: "configures the build" },
  { pattern: /^tsconfig[^/]*\.json$/i, why: "configures the build" },
  { pattern: /(^|\/)(\.npmrc|\.pnpmfile\.[cm]?js|pnpm-workspace\.yaml)$/i, why: "configures installs" },
  { pattern: /^src\/integrations\/[^/]+\/(client|types)\.ts$/i, why: "is generated" },
  { pattern: /(^|\/)node_modules\//i, why: "belongs to a dependency" },
];

/** Why the agent may not write the path, or null. */
export function forbiddenReason(path: ProjectPath): string | null {
  const rule = FORBIDDEN.find((candidate) => candidate.pattern.test(path));
  return rule === undefined ? null : `${path} ${rule.why}.`;
}

const PLACEHOLDER =
  /(?:\/\/|\/\*|\{\/\*|<!--|#)\s*(?:\.{3}|…)\s*(?:rest|existing|other|remaining|same|keep|previous|unchanged)\b|(?:\/\/|\/\*|\{\/\*|<!--)\s*(?:rest of (?:the )?(?:code|file|component)|existing code|remaining code|code unchanged|keep existing)\b/i;

/** "// ... rest of the file": written where code was left out, so that saving it would lose that code. */
export const placeholderIn = (content: string): string | null => PLACEHOLDER.exec(content)?.[0] ?? null;
