/** Pictures of a site: its icon and its share image. [W5.19] [SI1] */

export const SITE_IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/svg+xml"] as const;
export type SiteImageType = (typeof SITE_IMAGE_TYPES)[number];

export const SITE_IMAGE_BYTES = 5_242_880;
/** Pixels on a side. */
export const SITE_IMAGE_SIDE = 1024;

export const SITE_IMAGE_ENDINGS: Record<SiteImageType, string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/svg+xml": "svg",
};

/** Counted, and not enforced. [W5.18] */
export const DESCRIPTION_CHARACTERS = 150;
