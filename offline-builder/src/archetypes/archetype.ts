import type { Understanding } from "../parse/understanding.ts";
import type { DraftPlan, Language, PlannedPage } from "../plan/plan.ts";

export interface SourceFile {
  path: string;
  content: string;
}

/** Files of a project in the order in which they are written. */
export interface ProjectFiles {
  /** Frame, theme and content that every page needs. */
  shell: SourceFile[];
  /** One entry per page of the plan, with the files that only become needed with it. */
  pages: { page: PlannedPage; files: SourceFile[] }[];
  /** `src/App.tsx` with the routes of the pages that exist so far. */
  app(pages: PlannedPage[]): SourceFile;
}

/**
 * A kind of application. `emit` is a pure function of the plan, so a follow-up request changes the plan and emits again;
 * files whose content did not change are not written.
 */
export interface Archetype {
  id: string;
  /** How well it fits; 0 is not at all. The highest wins, the order of the table breaks ties. */
  score(request: Understanding): number;
  /** Words that misspelling repair should know. */
  vocabulary: Partial<Record<Language, string>>;
  plan(request: Understanding): DraftPlan;
  emit(plan: DraftPlan): ProjectFiles;
  /** Nouns for the first sentence: "a site for a bakery", "menu", "contact form". */
  understood(plan: DraftPlan): string[];
  /** What the finished app can do, one line each, for the report. Only what `emit` really wrote. */
  built(plan: DraftPlan): string[];
  /** What it cannot do, besides the limits the request touched. */
  caveats(plan: DraftPlan): string[];
  /** One-tap answers to what the report leaves open; each is a request this builder understands. */
  replies?(plan: DraftPlan): string[];
  /** What its caveats speak of already: parts of a request, and ids of `limits`. The report does not say it twice. */
  speaksOf?: { parts?: RegExp; limits?: readonly string[] };
  /** At least three next steps that operations can really do, at most 32 characters each. */
  suggestions(plan: DraftPlan): string[];
}
