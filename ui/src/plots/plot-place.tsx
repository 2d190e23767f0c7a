/** The place of a plot while its figures are read, could not be read, or are none. */
import { Skeleton } from "@mantine/core";
import type { AppError } from "@slipway/kernel/errors";
import type { ReactNode } from "react";
import { LoadFailed } from "../kit/status/load-failed.tsx";
import classes from "./plot.module.css";

/** Height of a plot with its lines above and below, in pixels. */
export const PLOT_HEIGHT = 110;

export interface PlotPlaceProps<Data> {
  asked: { data: Data | undefined; error: AppError | null; refetch: () => unknown };
  /** Sentence in place of a plot without figures; null: there are some. */
  none: (data: Data) => string | null;
  failed: { title: string; text?: string };
  children: (data: Data) => ReactNode;
}

export function PlotPlace<Data>({ asked: { data, error, refetch }, none, failed, children }: PlotPlaceProps<Data>) {
  if (data === undefined)
    return error === null ? (
      <Skeleton height={PLOT_HEIGHT} role="status" aria-busy="true" aria-label="Loading the plot" />
    ) : (
      <LoadFailed {...failed} error={error} onRetry={() => void refetch()} />
    );
  const sentence = none(data);
  return sentence === null ? children(data) : <p className={classes.none}>{sentence}</p>;
}
