/** Refusals as RFC 7644, section 3.12, names them. */
import { AppError } from "@slipway/kernel/errors";

type ScimType =
  | "invalidFilter"
  | "invalidPath"
  | "invalidSyntax"
  | "invalidValue"
  | "mutability"
  | "noTarget"
  | "tooMany"
  | "uniqueness";

/** `details` is the scimType of the answer. */
export const scimRefusal = (status: number, detail: string, scimType?: ScimType): AppError =>
  new AppError({ code: "scim_refused", status, userMessage: detail, details: scimType });

export const invalidValue = (detail: string): AppError => scimRefusal(400, detail, "invalidValue");
export const invalidSyntax = (detail: string): AppError => scimRefusal(400, detail, "invalidSyntax");
export const noSuchUser = (): AppError => scimRefusal(404, "There is no such user.");
