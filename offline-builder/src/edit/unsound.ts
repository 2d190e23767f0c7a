import type { ProjectEdit } from "./project-edit.ts";
import { openSource } from "./source.ts";
import type { Language } from "../plan/plan.ts";

const endings = ["", ".ts", ".tsx", "/index.ts"];

/**
 * The first file that a change would leave unreadable, or without a file that it imports; null when there is none. What was
 * unreadable before is no fault of the change. `has` says whether a file stands in the project.
 */
export function unsoundFile(project: ProjectEdit, has: (path: string) => boolean): string | null {
  const now = new Set(project.paths);
  const gone = new Set(project.changed.filter((path) => project.text(path) === null));
  const stands = (path: string): boolean => !gone.has(path) && (now.has(path) || has(path));
  const isUnsound = (path: string): boolean => {
    const text = project.text(path);
    if (text === null) return false;
    const before = project.original(path);
    if (before !== null && !openSource(path, before)) return false;
    if (!openSource(path, text)) return true;
    return newImports(before, text).some((module) => !endings.some((ending) => stands(`src/${module}${ending}`)));
  };
  return project.changed.find((path) => /\.tsx?$/.test(path) && isUnsound(path)) ?? null;
}

/** `lib/format` of `from "@/lib/format"`. */
function newImports(before: string | null, text: string): string[] {
  const modules = (content: string): string[] => [...content.matchAll(/from "@\/([^"]+)"/g)].map((match) => match[1]!);
  const old = new Set(modules(before ?? ""));
  return modules(text).filter((module) => !old.has(module));
}

/** What is said instead of writing it. */
export const wouldBreak: Record<Language, (path: string) => string> = {
  en: (path) => `This change would have left ${path} broken, so I changed nothing. Another wording may work.`,
  de: (path) =>
    `Diese Änderung hätte ${path} unbrauchbar gemacht, deshalb habe ich nichts geändert. Anders gesagt geht es vielleicht.`,
  es: (path) => `Este cambio habría dejado ${path} roto y no he cambiado nada. Quizá funcione dicho de otra forma.`,
};
