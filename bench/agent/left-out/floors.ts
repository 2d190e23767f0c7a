/** Measured: how many wishes may be passed over, how many denied, and how many kinds misread or misbuilt. */
export const floors = { tuned: { lost: 4, denied: 40 }, fresh: { lost: 5, denied: 42, kinds: 9, built: 21 } };
/** For every eighth request, which CI builds. */
export const sampleFloors = { tuned: { lost: 0, denied: 8 }, fresh: { lost: 1, denied: 3 } };
