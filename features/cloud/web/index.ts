import type { WebFeature } from "@slipway/ui/slots/slots";

export const cloudWeb: WebFeature = { name: "cloud" };
