/** Levels of access, and the people who have them, on the wire. */
import { z } from "zod";

/** Levels one can give; `owner` is never given. [W4.10] */
export const givenLevelSchema = z.enum(["read", "write", "admin"]);
export type GivenLevel = z.output<typeof givenLevelSchema>;
export const accessLevelSchema = z.enum(["read", "write", "admin", "owner"]);

/** W3.06. `joined_at` null: Pending. [W4.11] */
export const collaboratorSchema = z.object({
  id: z.string(),
  user_id: z.string().nullable(),
  display_name: z.string().nullable(),
  email: z.string(),
  access_level: accessLevelSchema,
  joined_at: z.string().nullable(),
});
export type Collaborator = z.output<typeof collaboratorSchema>;

/** With the links of the person that let others in, or show the preview: they end when the person loses the right to them. */
export const listedCollaboratorSchema = collaboratorSchema.extend({
  /** Belongs to the project's workspace. Others can only be viewers on Enterprise. [S6] */
  is_member: z.boolean(),
  links: z.object({ invite: z.number().int(), preview: z.number().int() }),
});
export type ListedCollaborator = z.output<typeof listedCollaboratorSchema>;
