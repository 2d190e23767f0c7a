/** One of the facts that a refusal carries; undefined where it has none of that name. */
import type { AppError } from "@slipway/kernel/errors";

export const detailOf = ({ details }: AppError, name: "line" | "loss" | "sqlstate"): unknown =>
  (details as Readonly<Record<string, unknown>> | undefined)?.[name];
