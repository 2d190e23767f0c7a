/** Actions as a model writes them: one flat shape, because a shape for each kind would repeat the target six times. */
import type { PageAction } from "@slipway/platform/browser/acting/page-action";
import { z } from "zod";

const UPLOAD_CHARACTERS = 20_000;

/** A file has a name and a text, or is one that the project has, at `path`. */
export type AskedAction =
  | Exclude<PageAction, { kind: "upload" }>
  | (Omit<Extract<PageAction, { kind: "upload" }>, "file"> & Partial<Record<"name" | "text" | "path", string>>);

const words = z.string().min(1).max(300);

export const targetSchema = z
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
  });

const KEY = /^(?:(?:Control|Shift|Alt|Meta)\+)*(?:[A-Z][A-Za-z0-9]{1,15}|\S)$/;

const shape = {
  target: targetSchema.optional(),
  text: z.string().max(UPLOAD_CHARACTERS).optional(),
  key: z.string().regex(KEY, "is a key such as Enter or Control+a").optional(),
  option: words.optional(),
  to: targetSchema.optional(),
  edge: z.enum(["top", "bottom"]).optional(),
  name: z
    .string()
    .max(100)
    .regex(/^[^/\\\p{Cc}]+$/u, "is the name of a file")
    .optional(),
  path: z.string().max(400).optional(),
};
type Shape = z.infer<z.ZodObject<typeof shape>>;

/** Properties that a kind needs; one of a group is enough. */
const NEEDS: Record<string, readonly (readonly (keyof Shape)[])[]> = {
  click: [["target"]],
  type: [["target"], ["text"]],
  press: [["key"]],
  select: [["target"], ["option"]],
  drag: [["target"], ["to"]],
  hover: [["target"]],
  scroll: [["target", "edge"]],
  upload: [
    ["name", "path"],
    ["text", "path"],
  ],
  accept: [],
};
const TYPED_CHARACTERS = 2000;

export const actionSchema = z.object({ kind: z.enum(Object.keys(NEEDS)), ...shape }).superRefine((action, context) => {
  for (const group of NEEDS[action.kind] ?? [])
    if (group.every((name) => action[name] === undefined))
      context.addIssue({ code: "custom", message: `${action.kind} needs ${group.join(" or ")}` });
  if (action.kind !== "upload" && (action.text ?? "").length > TYPED_CHARACTERS)
    context.addIssue({ code: "custom", message: `text has at most ${TYPED_CHARACTERS} characters` });
});
