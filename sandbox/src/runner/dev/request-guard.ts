/** Which addresses the dev server answers. Everything else in the sandbox (manifest, lockfile, tool code) stays unread. */

const DEPENDENCY_CACHE = "/node_modules/.vite/deps/";
const OPEN_PREFIXES = ["/src/", "/@vite/", "/@react-refresh", "/@id/", "/_sandbox/", DEPENDENCY_CACHE];
/** Where `/@fs/` may point: fonts and styles that a dependency refers to stand outside the project's root. */
const OPEN_FILES = ["/app/src/", "/app/public/", "/node_modules/"];
const CLOSED_NAMES =
  /^\/(package(-lock)?\.json|tsconfig[^/]*\.json|tailwind\.config\.[cm]?[jt]s|node_modules|supabase|\.[^/]*)(\/|$)/i;

/** `url` is the raw request target. Malformed escapes and dot segments are refused rather than interpreted. */
export function isServable(url: string): boolean {
  const cut = url.search(/[?#]/);
  const raw = cut < 0 ? url : url.slice(0, cut);
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return false;
  }
  if (!path.startsWith("/") || path.startsWith("//") || path.includes("\\") || path.includes("\0")) return false;
  if (path.split("/").some((segment) => segment === ".." || segment === ".")) return false;
  // A second layer of escapes would be decoded by somebody after us.
  if (/%(2e|2f|5c|00)/i.test(path)) return false;
  if (path.startsWith("/@fs/")) {
    const file = `/${path.slice("/@fs/".length).replace(/^\/+/, "")}`;
    return OPEN_FILES.some((prefix) => file.startsWith(prefix)) && !file.includes("/.vite/");
  }
  if (OPEN_PREFIXES.some((prefix) => path.startsWith(prefix))) return true;
  return !CLOSED_NAMES.test(path) && !path.startsWith("/@");
}
