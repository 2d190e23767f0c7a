/** Keys of stored drafts; the only part that the project page loads to know whether there are any. */

export const PREFIX = "slipway-code-drafts:";

export const keyOf = (userId: string, projectId: string): string => `${PREFIX}${userId}:${projectId}`;

export function hasKept(storage: () => Storage, userId: string, projectId: string): boolean {
  try {
    return storage().getItem(keyOf(userId, projectId)) !== null;
  } catch {
    // Storage is switched off: nothing was kept.
    return false;
  }
}
