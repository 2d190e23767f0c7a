/** The project's files by folder: part of the prompt's stable beginning. Pure. */
const MAX_FILES = 400;

export function fileMap(paths: readonly string[]): string {
  const folders = new Map<string, string[]>();
  for (const path of paths.slice(0, MAX_FILES)) {
    const cut = path.lastIndexOf("/") + 1;
    const folder = path.slice(0, cut);
    folders.set(folder, [...(folders.get(folder) ?? []), path.slice(cut)]);
  }
  const lines = [...folders].map(([folder, names]) => `${folder === "" ? "." : folder} ${names.join(" ")}`);
  const more = paths.length > MAX_FILES ? `\n${paths.length - MAX_FILES} more: list_files names them.` : "";
  return `Files of the project, by folder:\n${lines.join("\n")}${more}`;
}
