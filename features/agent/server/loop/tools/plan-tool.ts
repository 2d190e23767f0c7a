/** The model names the files of a larger change before it begins. The plan informs people and blocks no call. */
import { tool, type ToolSet } from "ai";
import { pathProblem } from "@slipway/kernel/project-path";
import { z } from "zod";

export interface PlannedFile {
  path: string;
  change: string;
}

const MAX_FILES = 60;

/** `plan`: takes the place of the plan before. */
export function planTool(plan: (files: readonly PlannedFile[]) => void): ToolSet {
  return {
    plan: tool({
      description:
        "Names the files that a change of more than one file will create, change, move or delete, and what for. It blocks nothing; call it again with the whole list when the plan changes.",
      inputSchema: z.object({
        files: z
          .array(z.object({ path: z.string().min(1).max(400), change: z.string().min(1).max(300) }))
          .min(1)
          .max(MAX_FILES),
      }),
      execute: ({ files }) => {
        for (const { path } of files) {
          const problem = pathProblem(path);
          if (problem !== null) throw new Error(`The path ${JSON.stringify(path.slice(0, 120))} ${problem}.`);
        }
        plan(files);
        return { planned: files.map(({ path }) => path) };
      },
    }),
  };
}
