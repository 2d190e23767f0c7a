/** The path field of the preview: typed text becomes a path, and paths find their route. Pure. [T2.12] [T5.05] */

/** Removes white space and adds a leading slash; an empty field means the first page. */
export function normalisePath(typed: string): string {
  const text = typed.replace(/\s+/g, "");
  if (text === "") return "/";
  return `/${text.replace(/^\/+/, "")}`;
}

const segments = (path: string): string[] => path.split(/[?#]/, 1)[0]!.split("/").filter(Boolean);

/** `:param` segments match anything, trailing slashes do not count. */
export function matchesRoute(route: string, path: string): boolean {
  const wanted = segments(route);
  const given = segments(path);
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(":") || part === given[at]);
}

/**
 * Options below the field: known pages that contain the typed text, then the typed path itself if it is not one of
 * them.
 */
export function pathOptions(known: readonly string[], typed: string): { path: string; custom: boolean }[] {
  const text = typed.trim().toLowerCase();
  const fitting = known.filter((path) => path.toLowerCase().includes(text === "/" ? "" : text));
  const options = fitting.map((path) => ({ path, custom: false }));
  const path = normalisePath(typed);
  const isKnown = known.some((one) => matchesRoute(one, path));
  return typed.trim() === "" || isKnown ? options : [...options, { path, custom: true }];
}

/** Pages one can go to without knowing a parameter: no wildcards, no parameters; the first page is always there. */
export const visitablePages = (paths: readonly string[]): string[] => [
  ...new Set(["/", ...paths.filter((path) => !path.includes("*") && !path.includes(":"))]),
];
