/** Every web slice: its screens and what it puts into the shell's slots. */
import type { WebFeature } from "@slipway/ui/slots/slots";

export const webFeatures: readonly WebFeature[] = [];
