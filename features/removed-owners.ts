/**
 * Owners of migrations (usually features) that this version no longer has. Their tables remain in data of earlier
 * versions; without a line here such data would count as written by a newer version and be refused.
 */
export const removedOwners: readonly string[] = [];
