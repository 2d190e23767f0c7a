/** Writes a journey: clicks and expectations that prove what a person asked for, kept in the project and run in every later turn. */
import { tool, type ToolSet } from "ai";
import { z } from "zod";

export interface NewJourney {
  title: string;
  /** A path of the app. */
  at: string;
  as?: string | undefined;
  /** In the format of the file. */
  steps: readonly string[];
}

export type WrittenJourney =
  | { path: string; ok: true; detail: string }
  /** The step where it broke, and what the page has instead. */
  | { path: string; ok: false; broke: string }
  | { path: string; ok: null; not_run: string };

export interface JourneyPort {
  write(journey: NewJourney): Promise<WrittenJourney>;
}

const line = z.string().min(1).max(700);

export const journeyTool = (journeys: JourneyPort): ToolSet => ({
  journey: tool({
    description: `Keeps a proof of what works in journeys/ and runs it, now and in every later turn. Steps: click button "Book" · type "Ana" into "Name" · choose "Massage" in "Treatment" · press Enter in "Name" · drag "One" to "Two" · hover "Menu" · upload "a.csv" with "name" into "List" · accept (a dialog) · open /path (also reloads) · see "You are booked" · do not see "Failed". It begins with empty storage, or signed in with as: user or a role. At most 20 actions and 10 expectations. The same title replaces a journey; end one with delete_file.`,
    inputSchema: z.object({
      title: z.string().min(1).max(80).describe("What works, in the person's language, such as Add a booking"),
      at: z.string().min(1).max(400),
      as: z.string().max(30).optional(),
      steps: z.array(line).min(1).max(30),
    }),
    execute: (journey) => journeys.write(journey),
  }),
});
