/** Decides how a file is shown, and which one is opened first. [C2.46] [C3.17] */
import type { SourceFile } from "../../../files/contract/index.ts";

export type FileKind = "text" | "image" | "binary" | "too-large";

const IMAGE = /\.(png|jpe?g|gif|webp|svg|ico|bmp)$/i;

export const isImagePath = (path: string): boolean => IMAGE.test(path);

/**
 * Images are recognised by extension [T5.12]. One that is too large is still requested, and reports that it cannot
 * load.
 */
export function fileKind(file: Pick<SourceFile, "name" | "binary" | "sizeExceeded">): FileKind {
  if (isImagePath(file.name)) return "image";
  if (file.sizeExceeded) return "too-large";
  return file.binary ? "binary" : "text";
}

const FIRST = [/(^|\/)pages\/Index\.tsx$/, /^src\/App\.[jt]sx$/, /^src\/main\.[jt]sx?$/, /^index\.html$/];

/** The path ending in pages/Index.tsx, else the closest match. [T9.08] */
export function defaultFile(paths: readonly string[]): string | null {
  for (const pattern of FIRST) {
    const found = paths.find((path) => pattern.test(path));
    if (found !== undefined) return found;
  }
  return paths[0] ?? null;
}
