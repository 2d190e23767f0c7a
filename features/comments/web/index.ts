import type { WebFeature } from "@slipway/ui/slots/slots";

export const commentsWeb: WebFeature = { name: "comments" };
