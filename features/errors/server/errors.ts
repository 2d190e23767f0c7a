/** The object that errors offer the other features: `services.errors`. */

export interface Reporter {
  projectId: string;
  userId: string;
}

export type HoldsBack = (reporter: Reporter) => boolean;

export interface Errors {
  /** Reports of a page that shows more than the project has are not recorded. The feature that knows such pages says so. */
  holdBack(when: HoldsBack): void;
}
