/** People who signed up in the project's app. [C3.11] [CU1] [CU2] [C5.28] */
import { z } from "zod";

export const cloudUserSchema = z.object({
  id: z.string(),
  display_name: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  last_sign_in_at: z.string().nullable(),
  is_sso_user: z.boolean(),
  providers: z.array(z.string()),
  email_data: z
    .object({
      email: z.string(),
      confirmed_at: z.string().nullable(),
      confirmation_sent_at: z.string().nullable(),
      email_verified: z.boolean(),
    })
    .nullable(),
  phone_data: z.object({ phone: z.string(), confirmed_at: z.string().nullable() }).nullable(),
});
export type CloudUser = z.output<typeof cloudUserSchema>;

export const newUserSchema = z.object({
  email: z.string().trim().min(1, "Please enter an email address").max(255),
  password: z
    .string()
    .min(1, "Please enter a password")
    .min(8, "Password must be at least 8 characters long")
    .regex(/\d/, "Password must contain at least one number")
    .max(72),
  auto_confirm: z.boolean().default(true),
});

export const inviteSchema = z.object({ email: z.string().trim().min(1, "Please enter an email address").max(255) });

/** People who read what visitors of the project's site send through its forms. */
export const siteOwnerSchema = z.object({
  user_id: z.string(),
  email: z.string().nullable(),
  created_at: z.string(),
  last_sign_in_at: z.string().nullable(),
});
export type SiteOwner = z.output<typeof siteOwnerSchema>;

/** Path at which the embedded builder puts the page. */
export const OWNER_PATH = "/admin";
