/** Rules for paths in a bucket, the same in the form and on the server. Pure. */

/** A path in a bucket has at most so many characters, as in Supabase. */
export const MAX_PATH = 1024;
const NAME = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]+$/;
const MAX_BUCKET = 100;

export const ALLOWED_LETTERS = "letters a to z, digits, spaces and ! - _ . * ' ( ) & $ @ = ; : + , ?";

/** An empty file of this name keeps a folder that has no other file. */
export const FOLDER_MARK = ".emptyFolderPlaceholder";
export const isFolderMark = (path: string): boolean => path === FOLDER_MARK || path.endsWith(`/${FOLDER_MARK}`);

/** The first rule that a file's or folder's own name breaks, or null. */
export function nameProblem(name: string): string | null {
  if (name.trim() === "") return "Enter a name.";
  if (name.includes("/")) return "A name has no slash. Move it into a folder instead.";
  if (name === "." || name === "..") return `"${name}" is not a name.`;
  if (!NAME.test(name)) return `Names have ${ALLOWED_LETTERS}.`;
  return name.length > MAX_PATH ? `Names have at most ${MAX_PATH} characters.` : null;
}

/** As `nameProblem`, for a path of any depth; empty: the bucket itself. */
export function pathProblem(path: string): string | null {
  if (path.length > MAX_PATH) return `A path has at most ${MAX_PATH} characters.`;
  if (path === "") return null;
  for (const part of path.split("/")) {
    if (part === "") return "A path has no empty folder name.";
    const problem = nameProblem(part);
    if (problem !== null) return problem;
  }
  return null;
}

export function bucketNameProblem(name: string): string | null {
  if (name.trim() === "") return "Enter a name.";
  if (name.trim() !== name) return "A name begins and ends with no space.";
  if (!NAME.test(name) || name === "." || name === "..") return `Names have ${ALLOWED_LETTERS}.`;
  return name.length > MAX_BUCKET ? `Names have at most ${MAX_BUCKET} characters.` : null;
}

/** The name under which a file of somebody's disk can be stored: "Überblick 🎉.pdf" is "Uberblick -.pdf". */
export function storableName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9_!.*'() &$=@;:+,?-]+/g, "-")
    .trim();
  const short = plain.length > 200 ? `${plain.slice(0, 150)}${plain.slice(-50)}` : plain;
  return /^\.{0,2}$/.test(short) ? "file" : short;
}

export const joinPath = (folder: string, name: string): string => (folder === "" ? name : `${folder}/${name}`);
export const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));
