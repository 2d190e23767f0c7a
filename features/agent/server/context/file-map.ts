/** The project's files by folder. Pure. */
const MAX_FILES = 400;
/** More changes than this are told as a whole map. */
const MAX_CHANGES = 80;

/** `src/pages/ Index.tsx NotFound.tsx`, a line for each folder. */
function byFolder(paths: readonly string[]): string {
  const folders = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf("/") + 1));
  return [...folders]
    .map(([folder, all]) => [folder === "" ? "." : folder, ...all.map((path) => path.slice(folder.length))].join(" "))
    .join("\n");
}

export function fileMap(paths: readonly string[]): string {
  const more = paths.length > MAX_FILES ? `\n${paths.length - MAX_FILES} more: search names them.` : "";
  return `Files of the project, by folder:\n${byFolder(paths.slice(0, MAX_FILES))}${more}`;
}

/** Only what changed since the model was told last; the whole map if that is unknown or much. */
export function filesSince(paths: readonly string[], told: readonly string[] | null): string {
  if (told === null) return fileMap(paths);
  const [now, then] = [new Set(paths), new Set(told)];
  const added = paths.filter((path) => !then.has(path));
  const gone = told.filter((path) => !now.has(path));
  if (added.length + gone.length > MAX_CHANGES) return fileMap(paths);
  const parts = [
    ...(added.length === 0 ? [] : [`New files since then, by folder:\n${byFolder(added)}`]),
    ...(gone.length === 0 ? [] : [`Gone since then, by folder:\n${byFolder(gone)}`]),
  ];
  return parts.join("\n");
}
