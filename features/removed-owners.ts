/**
 * Owners of migrations (a feature's name, as a rule) that this version does not have any more. Their tables stay behind in data of
 * earlier versions; without a line here such data would count as written by a newer version and be refused.
 */
export const removedOwners: readonly string[] = [];
