/** Functions as the backend has them. [C3.07] [C4.01] [C7.18] */
import { eventName } from "@slipway/kernel/contract/events";
import { z } from "zod";

export const cloudFunctionSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** ACTIVE, REMOVED or THROTTLED; DEPLOYING or FAILED where no version of it runs. */
  status: z.string(),
  version: z.number().int(),
  verify_jwt: z.boolean(),
  entrypoint_path: z.string(),
  created_at: z.number(),
  updated_at: z.number(),
  /** Address for calling it. [C7.22] */
  url: z.string(),
  /** A new version is on its way. */
  is_deploying: z.boolean(),
  /** Why its newest files do not run; the previous deployment still does. */
  error: z.object({ message: z.string(), details: z.string().nullable(), at: z.number() }).nullable(),
});
export type CloudFunction = z.output<typeof cloudFunctionSchema>;

export interface FunctionsFailed {
  projectId: string;
  /** The commit with these files. */
  sha: string;
  failures: readonly { slug: string; reason: string }[];
}
/** Functions of a new version could not be deployed because of their files. */
export const functionsFailed = eventName<FunctionsFailed>("cloud.functions_failed");

/** [T8.11] */
export const DEPLOY_FAILED = "Couldn't deploy Supabase functions";
