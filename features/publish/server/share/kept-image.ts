/** Size of a site's picture, and its place in the store. */

/** In pixels, as the sites that show links recommend. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export const shareImagesOf = (projectId: string): string => `share-images/${projectId}`;
/** `hash`: SHA-256 of the picture. */
export const shareImageKey = (projectId: string, hash: string): string => `${shareImagesOf(projectId)}/${hash}`;
