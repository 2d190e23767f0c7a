/** Every server slice, in the order their migrations run (a feature after those it depends on). */
import type { Feature } from "./feature.ts";

export const features: readonly Feature[] = [];
