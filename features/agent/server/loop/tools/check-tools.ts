/** What a model can try out before it is done: types, build, and pages in a browser, used as a person uses them. */
import { tool, type ToolSet } from "ai";
import { z } from "zod";
import { MOST_ACTIONS, type PageAction } from "@slipway/platform/browser/acting/page-action";

/** With actions each page is a tab of its own, and waits for every one of them. */
const MOST_ACTED_PAGES = 3;

const words = z.string().min(1).max(300);
const target = z
  .object({
    role: z
      .string()
      .regex(/^[a-z]{2,20}$/, "is an ARIA role such as button")
      .optional(),
    text: words.optional(),
    label: words.optional(),
  })
  .refine(({ role, text, label }) => role !== undefined || text !== undefined || label !== undefined, {
    message: "names a role, a text or a label",
  })
  .describe("By role and its name in text, by a text on the page, or a field by its label");

const actionSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("click"), target }),
  z.object({ kind: z.literal("type"), target, text: z.string().max(2000) }),
  z.object({
    kind: z.literal("press"),
    key: z
      .string()
      .regex(/^(?:(?:Control|Shift|Alt|Meta)\+)*(?:[A-Z][A-Za-z0-9]{1,15}|\S)$/, "is a key such as Enter or Control+a"),
    target: target.optional(),
  }),
  z.object({ kind: z.literal("select"), target, option: words }),
  z.object({ kind: z.literal("drag"), target, to: target }),
]);

export interface RenderInput {
  routes?: string[] | undefined;
  viewport?: "desktop" | "mobile" | undefined;
  actions?: PageAction[] | undefined;
}

export interface CheckPorts {
  typecheck(): Promise<unknown>;
  build(): Promise<unknown>;
  render(input: RenderInput): Promise<unknown>;
}

export function checkTools(ports: CheckPorts): ToolSet {
  return {
    typecheck: tool({
      description: "Checks the project's types.",
      inputSchema: z.object({}),
      execute: () => ports.typecheck(),
    }),
    build: tool({
      description: "Builds the project as for publishing.",
      inputSchema: z.object({}),
      execute: () => ports.build(),
    }),
    render: tool({
      description: `Opens pages of the built app in a browser and reports console errors, failed requests, overflow and accessibility. With actions it uses each page as a person does (click, type, press a key, select an option, drag), starting as a newcomer with empty storage, and tells of every action the address afterwards, new console errors, dialogs, a download, and which lines and field values appeared and disappeared; it stops at the first that cannot be done and says what the page has instead. Try what you built this way before you call it working. At most ${MOST_ACTIONS} actions on ${MOST_ACTED_PAGES} pages.`,
      inputSchema: z
        .object({
          routes: z.array(z.string().max(400)).max(20).optional(),
          viewport: z.enum(["desktop", "mobile"]).optional(),
          actions: z.array(actionSchema).min(1).max(MOST_ACTIONS).optional(),
        })
        .refine(({ routes = [], actions }) => actions === undefined || routes.length <= MOST_ACTED_PAGES, {
          message: `With actions at most ${MOST_ACTED_PAGES} routes are opened at once.`,
          path: ["routes"],
        }),
      execute: (query) => ports.render(query),
    }),
  };
}
