/** Measured on the 200 requests, with a little room: of some 1,150 wishes, how many may be passed over, and how many denied. */
export const floors = { lost: 30, denied: 40 };
/** For every eighth request, which CI builds. */
export const sampleFloors = { lost: 7, denied: 8 };
