import type { WebFeature } from "@slipway/ui/slots/slots";

export const errorsWeb: WebFeature = { name: "errors" };
