/** One of the facts that a refusal carries; undefined where it has none of that name. */
import { AppError } from "@slipway/kernel/errors";

export const detailOf = ({ details }: AppError, name: "line" | "loss" | "sqlstate"): unknown =>
  (details as Readonly<Record<string, unknown>> | undefined)?.[name];

/** The words for the loss that the person is asked about; null for every other failure. */
export const lossOf = (error: unknown): string | null => {
  const isAsked = error instanceof AppError && error.code === "confirmation_needed";
  const loss = isAsked ? detailOf(error, "loss") : null;
  return typeof loss === "string" ? loss : null;
};
