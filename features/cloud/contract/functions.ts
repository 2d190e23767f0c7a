/** Functions as the backend has them. [C3.07] [C4.01] [C7.18] */
import { z } from "zod";

export const cloudFunctionSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** ACTIVE, REMOVED or THROTTLED. */
  status: z.string(),
  version: z.number().int(),
  verify_jwt: z.boolean(),
  entrypoint_path: z.string(),
  created_at: z.number(),
  updated_at: z.number(),
});
export type CloudFunction = z.output<typeof cloudFunctionSchema>;
