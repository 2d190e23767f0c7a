/** The page of a person: user name, photo, a few words, links. [W2.02] */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";

export const BIO_MAX = 280;
export const MAX_LINKS = 5;
export const LINK_MAX = 200;
/** Bytes of a photo. The browser sends one of `PHOTO_SIDE` pixels, which has about a tenth. */
export const PHOTO_BYTES = 1_000_000;
export const PHOTO_SIDE = 256;
/** Pixels on a side of a photo that a program sends. */
export const MAX_PHOTO_SIDE = 512;

/** No control characters, and none that reverse the direction of the text after them. */
export const PLAIN = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;

/** Only addresses of the web, and none that carries a password. */
export function isWebLink(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}

const linkSchema = z
  .string()
  .trim()
  .max(LINK_MAX)
  .regex(PLAIN, "has characters that cannot be shown")
  .refine(isWebLink, "must begin with https:// or http://");

export const photoId = z.string().regex(/^pho_[0-9a-z]{20}$/, "is not a photo");
export const photoPath = (id: string): string => `/api/photos/${id}`;

export const profileSchema = z.object({
  username: z.string().nullable(),
  /** One paragraph of plain text. */
  bio: z.string(),
  links: z.array(z.string()),
  /** Only people who share a workspace or a project with the person find the page. */
  is_hidden: z.boolean(),
  photo_url: z.string().nullable(),
});
export type Profile = z.output<typeof profileSchema>;

export const profileRoutes = {
  profile: route({
    method: "GET",
    path: "/user/profile",
    policy: "signedIn",
    summary: "One's own page: user name, photo, words, links, and whether strangers find it",
    result: profileSchema,
  }),
  updateProfile: route({
    method: "PUT",
    path: "/user/profile",
    policy: "signedIn",
    rate: { max: 20, seconds: 60 },
    summary: "Change one's page. An old user name leads to it for 30 days",
    body: z.object({
      /** Checked by the rules for user names, so that their own messages reach the person. Null: have none. */
      username: z.string().max(200).nullable().optional(),
      bio: z
        .string()
        .overwrite((text) => text.replace(/\s+/gu, " ").trim())
        .max(BIO_MAX)
        .regex(PLAIN, "has characters that cannot be shown")
        .optional(),
      links: z.array(linkSchema).max(MAX_LINKS).optional(),
      is_hidden: z.boolean().optional(),
    }),
    result: profileSchema,
    errors: [
      { status: 400, code: "invalid_username" },
      { status: 409, code: "username_taken" },
      { status: 409, code: "too_many_usernames" },
    ],
  }),
  checkUsername: route({
    method: "GET",
    path: "/user/username-check",
    policy: "signedIn",
    rate: { max: 60, seconds: 60 },
    summary: "Whether one could have this user name now",
    query: z.object({ username: z.string().max(200) }),
    /** Null: the name is free, or one's own. */
    result: z.object({ problem: z.string().nullable() }),
  }),
  setPhoto: route({
    method: "PUT",
    path: "/user/photo",
    policy: "signedIn",
    rate: { max: 10, seconds: 60 },
    summary: "A photo of oneself: a PNG, of which the pixels are kept and nothing else",
    bodyKind: "bytes",
    maxBodyBytes: PHOTO_BYTES,
    result: profileSchema,
    errors: [
      { status: 400, code: "photo_too_large_to_draw" },
      { status: 413, code: "too_large" },
      { status: 415, code: "unsupported_media_type" },
    ],
  }),
  removePhoto: route({
    method: "DELETE",
    path: "/user/photo",
    policy: "signedIn",
    summary: "Takes the photo away; nobody sees it any longer",
    result: profileSchema,
  }),
  photo: route({
    method: "GET",
    path: "/photos/{photoId}",
    policy: "public",
    summary: "A person's photo. Its id is random and shown only to those who see the person",
    params: z.object({ photoId }),
    resultKind: "bytes",
    errors: [{ status: 404, code: "not_found" }],
  }),
} as const satisfies Contract;
