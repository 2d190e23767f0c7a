/** What the embedded builder noted about a project it wrote, as far as others ask for it. The file is a person's to change: each part stands alone. */
import { projectPath } from "@slipway/kernel/project-path";
import { z } from "zod";

export const BUILDER_PLAN = projectPath(".slipway/plan.json");

const planSchema = z.object({
  /** Of the site's own words. */
  language: z.enum(["en", "de", "es"]).catch("en"),
  /** Forms whose answers the owner should get, and those of them that are stored; null where that cannot be told. */
  forms: z
    .array(z.object({ id: z.string().optional() }))
    .nullable()
    .catch(null),
  answers: z.array(z.unknown()).catch([]),
  pages: z
    .array(z.object({ path: z.string() }))
    .nullable()
    .catch(null),
});
export type BuilderPlan = z.output<typeof planSchema>;

/** Null: there is none, or it is no JSON object. */
export function readBuilderPlan(content: string | Uint8Array | null): BuilderPlan | null {
  if (content === null) return null;
  try {
    return planSchema.parse(JSON.parse(typeof content === "string" ? content : Buffer.from(content).toString("utf8")));
  } catch {
    return null;
  }
}
