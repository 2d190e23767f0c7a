/** Values that functions get as environment. Written here, never read back. [C3.08] [C5.15] [SC1] */
import { z } from "zod";

export const MAX_SECRETS = 100;
export const MAX_SECRET_BYTES = 24_576;
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const OURS = /^(SUPABASE|SLIPWAY)_/i;

/** The first rule that is broken, or null. One function for form and server. */
export function secretNameProblem(name: string): string | null {
  if (name === "") return "Secret name is required.";
  if (!NAME.test(name))
    return "Must contain only letters, numbers, and underscores, and must start with a letter or underscore.";
  if (name.length > 128) return "Must have at most 128 characters.";
  return OURS.test(name) ? "Names that start with SUPABASE_ or SLIPWAY_ are managed by the platform." : null;
}

/** Deleting names at least one. [C5.15] */
export const NO_SECRET_NAMED = "At least one secret name is required.";

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

export function secretValueProblem(value: string): string | null {
  if (value.trim() === "") return "Secret value is required.";
  return bytesOf(value) > MAX_SECRET_BYTES ? "A secret has at most 24,576 bytes." : null;
}

const checked = (rule: (value: string) => string | null) =>
  z.string().superRefine((value, context) => {
    const problem = rule(value);
    if (problem !== null) context.addIssue({ code: "custom", message: problem });
  });

export const newSecretSchema = z.object({ name: checked(secretNameProblem), value: checked(secretValueProblem) });

export const secretSchema = z.object({
  name: z.string(),
  value: z.null(),
  created_at: z.string(),
  /** False: managed by the platform, which alone changes it. */
  is_user_secret: z.boolean(),
  /**
   * Its value cannot be read, for example after a restore without keys: functions lack it until it is entered again.
   */
  needs_value: z.boolean(),
});
export type CloudSecret = z.output<typeof secretSchema>;
