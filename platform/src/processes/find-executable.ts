import { accessSync, constants } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";

/** Absolute path of a program, or null. Looks in this process's PATH and where system tools live. */
export function findExecutable(name: string): string | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/local/bin", "/usr/bin", "/bin", "/usr/sbin"];
  const candidates = isAbsolute(name) ? [name] : folders.filter(isAbsolute).map((folder) => join(folder, name));
  for (const candidate of candidates) {
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // Not here: the next folder may have it.
    }
  }
  return null;
}
