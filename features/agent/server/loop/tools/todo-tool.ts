/** The model's to-do list for a larger change. It informs people and blocks no call. */
import { tool, type ToolSet } from "ai";
import { z } from "zod";
import { TODO_STATES, type TodoItem } from "../../../contract/index.ts";

const MAX_ITEMS = 40;

/** `todo`: takes the place of the list before. */
export function todoTool(put: (items: readonly TodoItem[]) => void): ToolSet {
  return {
    todo: tool({
      description:
        "Your to-do list, which the person sees tick off: the parts of a larger change in their words. Call it with the whole list when one is finished or the work turns out different. It blocks nothing.",
      inputSchema: z.object({
        items: z
          .array(z.object({ text: z.string().min(1).max(200), state: z.enum(TODO_STATES) }))
          .min(1)
          .max(MAX_ITEMS),
      }),
      execute: ({ items }) => {
        put(items);
        const left = items.filter(({ state }) => state === "open" || state === "doing").length;
        return { items: items.length, left };
      },
    }),
  };
}
