/** The project's files by folder. Pure. */
const MAX_FILES = 400;
/** More changes than this are told as a whole map. */
const MAX_CHANGES = 80;

export function fileMap(paths: readonly string[]): string {
  const folders = new Map<string, string[]>();
  for (const path of paths.slice(0, MAX_FILES)) {
    const cut = path.lastIndexOf("/") + 1;
    const folder = path.slice(0, cut);
    folders.set(folder, [...(folders.get(folder) ?? []), path.slice(cut)]);
  }
  const lines = [...folders].map(([folder, names]) => `${folder === "" ? "." : folder} ${names.join(" ")}`);
  const more = paths.length > MAX_FILES ? `\n${paths.length - MAX_FILES} more: search names them.` : "";
  return `Files of the project, by folder:\n${lines.join("\n")}${more}`;
}

/** Only what changed since the model was told last; the whole map if that is unknown or much. */
export function filesSince(paths: readonly string[], told: readonly string[] | null): string {
  if (told === null) return fileMap(paths);
  const [now, then] = [new Set(paths), new Set(told)];
  const added = paths.filter((path) => !then.has(path));
  const gone = told.filter((path) => !now.has(path));
  if (added.length + gone.length > MAX_CHANGES) return fileMap(paths);
  const parts = [
    ...(added.length === 0 ? [] : [`New files since then: ${added.join(" ")}`]),
    ...(gone.length === 0 ? [] : [`Gone since then: ${gone.join(" ")}`]),
  ];
  return parts.join("\n");
}
