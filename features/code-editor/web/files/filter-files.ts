/** Files whose path contains all typed letters in order, the closest first. */
const MAX_SHOWN = 100;

/** Lower is nearer; null: no match. */
function distance(path: string, wanted: string): number | null {
  const text = path.toLowerCase();
  const name = text.slice(text.lastIndexOf("/") + 1);
  if (name.startsWith(wanted)) return 0;
  if (name.includes(wanted)) return 1;
  if (text.includes(wanted)) return 2;
  let at = -1;
  for (const letter of wanted) {
    at = text.indexOf(letter, at + 1);
    if (at === -1) return null;
  }
  return 3;
}

export function filterFiles(paths: readonly string[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  return paths
    .map((path) => ({ path, far: distance(path, wanted) }))
    .filter((one): one is { path: string; far: number } => one.far !== null)
    .sort((a, b) => a.far - b.far || a.path.length - b.path.length || (a.path < b.path ? -1 : 1))
    .slice(0, MAX_SHOWN)
    .map(({ path }) => path);
}
