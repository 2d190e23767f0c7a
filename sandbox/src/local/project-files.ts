/** Files of a project that a sandbox may see. A file that is not written cannot be served, imported or leaked. */

/** A style sheet names what it wants of Tailwind's configuration with `@config`; it runs in the sandbox, as a `@plugin` does. */
const CONFIGURATION = /^(tsconfig[^/]*\.json|\.env(\.[\w-]+)*|tailwind[\w.-]*\.[cm]?[jt]s)$/;

/** For previews and builds: the page, its sources and its public files. Never `.slipway/`, `supabase/`, the project's tooling. */
export const isServedFile = (path: string): boolean =>
  path === "index.html" || path.startsWith("src/") || path.startsWith("public/") || CONFIGURATION.test(path);

/** For type checks: code and configuration, without the backend's functions (Deno's types are not here). */
export const isCheckedFile = (path: string): boolean =>
  isServedFile(path) ? !path.startsWith("public/") : /^[^/]+\.d\.ts$/.test(path);

/** Changes that Vite cannot take while it runs. */
export const needsRestart = (path: string): boolean => path.startsWith(".env") && path !== BACKEND_ENVIRONMENT;

/** Variables that the platform gives an app; the runner takes them as they come (`runner/dev/environment-plugin.ts`). */
export const BACKEND_ENVIRONMENT = ".env.backend";

/** Defence in depth behind the kernel's path type: this module writes to disk as the server. */
export function isSafePath(path: string): boolean {
  if (path.length === 0 || path.length > 1_000 || path.startsWith("/") || /[\\\0]/.test(path)) return false;
  return path
    .split("/")
    .every((part) => part !== "" && part !== "." && part !== ".." && part.length <= 255 && part !== "node_modules");
}
