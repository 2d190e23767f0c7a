/**
 * The parts of the embedded builder's notes on a project that others ask for. People may edit the file, so each part is
 * parsed on its own.
 */
import { projectPath } from "@slipway/kernel/project-path";
import { z } from "zod";

export const BUILDER_PLAN = projectPath(".slipway/plan.json");

const planSchema = z.object({
  /** Language of the site's texts. */
  language: z.enum(["en", "de", "es"]).catch("en"),
  /** Forms whose answers the owner should get, and those that are stored; null if this is unknown. */
  forms: z
    .array(z.object({ id: z.string().optional() }))
    .nullable()
    .catch(null),
  answers: z.array(z.unknown()).catch([]),
  /** Kinds of entries that stay in visitors' browsers; null in older plans, which did not say. */
  unsent: z
    .array(z.object({ label: z.string(), storable: z.boolean() }))
    .nullable()
    .catch(null),
  /** Lists that the app keeps. */
  entities: z.array(z.unknown()).catch([]),
  /** `backend` is there once the lists are stored in the project's database. */
  options: z.object({ backend: z.unknown() }).catch({ backend: undefined }),
  pages: z
    .array(z.object({ path: z.string() }))
    .nullable()
    .catch(null),
});
export type BuilderPlan = z.output<typeof planSchema>;

/** Null: there is no such file, or it is not a JSON object. */
export function readBuilderPlan(content: string | Uint8Array | null): BuilderPlan | null {
  if (content === null) return null;
  try {
    return planSchema.parse(JSON.parse(typeof content === "string" ? content : Buffer.from(content).toString("utf8")));
  } catch {
    return null;
  }
}
