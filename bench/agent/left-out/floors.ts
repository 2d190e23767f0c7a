/** Measured, with a little room: how many wishes may be passed over, how many denied, and how many kinds misread or misbuilt. */
export const floors = { tuned: { lost: 23, denied: 40 }, fresh: { lost: 22, denied: 56, kinds: 10, built: 22 } };
/** For every eighth request, which CI builds. */
export const sampleFloors = { tuned: { lost: 7, denied: 8 }, fresh: { lost: 7, denied: 8 } };
