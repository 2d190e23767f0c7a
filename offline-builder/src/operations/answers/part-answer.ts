import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Wording } from "../operation.ts";

/** A wish that some apps meet in another way already, or cannot meet. */
export interface PartAnswer {
  id: string;
  asks: (text: string) => boolean;
  /** Only apps with this are meant. */
  fits: (project: ProjectEdit) => boolean;
  understood: Wording;
  says: Wording;
}

/** Whether a file of the app has this in it. */
export const contains =
  (part: string) =>
  (project: ProjectEdit): boolean =>
    project.paths.some((path) => project.text(path)?.includes(part));
