/** How a file is shown, and which one is opened first. [C2.46] [C3.17] */
import type { SourceFile } from "../../../files/contract/index.ts";

export type FileKind = "text" | "image" | "binary" | "too-large";

const IMAGE = /\.(png|jpe?g|gif|webp|svg|ico|bmp)$/i;

export const isImagePath = (path: string): boolean => IMAGE.test(path);

/** Images are told by their ending [T5.12]; one that is too large is asked for all the same, and says so when it cannot load. */
export function fileKind(file: Pick<SourceFile, "name" | "binary" | "sizeExceeded">): FileKind {
  if (isImagePath(file.name)) return "image";
  if (file.sizeExceeded) return "too-large";
  return file.binary ? "binary" : "text";
}

const FIRST = [/(^|\/)pages\/Index\.tsx$/, /^src\/App\.[jt]sx$/, /^src\/main\.[jt]sx?$/, /^index\.html$/];

/** The one that ends with pages/Index.tsx; without it the file that comes nearest. [T9.08] */
export function defaultFile(paths: readonly string[]): string | null {
  for (const pattern of FIRST) {
    const found = paths.find((path) => pattern.test(path));
    if (found !== undefined) return found;
  }
  return paths[0] ?? null;
}
