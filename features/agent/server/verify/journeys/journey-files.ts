/** The journeys of a project: files in `journeys/`, each of which is one. Pure. */
import { AppError } from "@slipway/kernel/errors";
import { slugAttempt, slugFrom } from "@slipway/kernel/project-name";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { isJourneyFile } from "../../overlay/file-rules.ts";
import { parseJourney, type Journey } from "./journey-format.ts";

/** Further files are named as not run. */
export const MAX_JOURNEYS = 20;

interface Files {
  paths(): readonly ProjectPath[];
  peek(path: ProjectPath): string | null;
}

export interface JourneyFile {
  path: ProjectPath;
  /** Null: the text breaks a rule. */
  journey: Journey | null;
  /** The line and the rule; "" for a journey. */
  problem: string;
}

export interface ProjectJourneys {
  files: JourneyFile[];
  /** Files beyond the bound. */
  more: number;
}

export function journeysOf(files: Files): ProjectJourneys {
  const paths = files.paths().filter(isJourneyFile);
  return {
    files: paths.slice(0, MAX_JOURNEYS).map((path) => read(files, path)),
    more: Math.max(0, paths.length - MAX_JOURNEYS),
  };
}

function read(files: Files, path: ProjectPath): JourneyFile {
  try {
    return { path, journey: parseJourney(files.peek(path) ?? ""), problem: "" };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { path, journey: null, problem: error.userMessage };
  }
}

/** The file of the journey with this title, or a free name for one. */
export function pathFor(files: Files, title: string): ProjectPath {
  const { files: known } = journeysOf(files);
  const same = known.find(({ journey }) => journey?.title.toLowerCase() === title.toLowerCase());
  if (same !== undefined) return same.path;
  const slug = slugFrom(title);
  const taken = new Set<string>(files.paths());
  for (let attempt = 1; ; attempt += 1) {
    const path = `journeys/${slugAttempt(slug, attempt)}.md`;
    if (!taken.has(path)) return path as ProjectPath;
  }
}
