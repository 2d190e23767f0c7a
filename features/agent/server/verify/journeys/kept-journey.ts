import type { ProjectPath } from "@slipway/kernel/project-path";
import { isJourneyFile } from "../../overlay/file-rules.ts";
import { pathFor } from "./journey-files.ts";
import { parseJourney, printJourney } from "./journey-format.ts";

export interface JourneyText {
  title: string;
  /** A path of the app. */
  at: string;
  /** Lines in the format of the file. */
  steps: readonly string[];
}

/**
 * The file for a journey beside those that a project has. The same title replaces one. AppError 400 `journey_invalid` with
 * the line and its rule.
 */
export function keptJourney(
  { title, at, steps }: JourneyText,
  present: ReadonlyMap<ProjectPath, Uint8Array>,
): { path: ProjectPath; content: string } {
  const journey = parseJourney([`# ${title}`, `at ${at}`, ...steps].join("\n"));
  const paths = [...present.keys()].filter(isJourneyFile).toSorted();
  const peek = (path: ProjectPath): string => new TextDecoder().decode(present.get(path));
  return { path: pathFor({ paths: () => paths, peek }, journey.title), content: printJourney(journey) };
}
