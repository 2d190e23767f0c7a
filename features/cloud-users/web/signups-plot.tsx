/** Signups per day; a bar shows only the people of its day. [C2.32] [C2.37] [C9.08] */
import { SegmentedControl, Skeleton } from "@mantine/core";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { queryKey } from "@slipway/kernel/contract/client";
import type { AppError } from "@slipway/kernel/errors";
import { throughProxy } from "@slipway/ui/api/through-proxy";
import { BarPlot } from "@slipway/ui/plots/bar-plot.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accountsContract } from "../../accounts/contract/index.ts";
import { cloudContract } from "../../cloud/contract/index.ts";
import { daysOf, SIGNUP_RANGES, SIGNUPS_QUERY, type DayOfSignups, type SignupRange } from "../contract/signups.ts";
import classes from "./users.module.css";

function useSignups(projectId: string, ref: string, range: SignupRange) {
  const cache = useQueryClient();
  const input = {
    params: { id: projectId, ref },
    body: { query: SIGNUPS_QUERY, read_only: true, parameters: [range] },
  };
  return useQuery<DayOfSignups[], AppError>({
    queryKey: [...queryKey(cloudContract.query, { params: input.params, body: { query: "" } }), "signups", range],
    queryFn: async ({ signal }) => {
      const rows = await throughProxy(
        { cache, issuer: accountsContract },
        { route: cloudContract.query, input, signal },
      );
      return daysOf(rows, range, Date.now());
    },
  });
}

const SERIES = [{ id: "signups", label: "signups", color: "var(--accent)" }];
const day = new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric", timeZone: "UTC" });

export const dayInWords = (at: number): string => day.format(at);

export interface SignupsPlotProps {
  projectId: string;
  backendRef: string;
  onDay: (at: number) => void;
}

export function SignupsPlot({ projectId, backendRef, onDay }: SignupsPlotProps) {
  const [range, setRange] = useState<SignupRange>(SIGNUP_RANGES[0]);
  const { data, error, refetch } = useSignups(projectId, backendRef, range);
  const total = data?.reduce((sum, { signups }) => sum + signups, 0) ?? 0;
  return (
    <section className={classes.plot} aria-label="Signups">
      <header>
        <h3>Signups</h3>
        <span>{data === undefined ? "" : total.toLocaleString()}</span>
        <SegmentedControl
          aria-label="Range"
          value={String(range)}
          data={SIGNUP_RANGES.map((days) => ({ value: String(days), label: `${days} days` }))}
          onChange={(value) => setRange(Number(value) as SignupRange)}
        />
      </header>
      {data !== undefined && total === 0 ? (
        <p className={classes.noData}>No data available</p>
      ) : data !== undefined ? (
        <BarPlot
          title="Signups"
          series={SERIES}
          bars={data.map(({ at, signups }) => ({ at, label: dayInWords(at), values: { signups } }))}
          onChoose={(first) => onDay(first.at)}
        />
      ) : error === null ? (
        <Skeleton height={84} />
      ) : (
        <LoadFailed
          title="Error loading chart data"
          error={error}
          text="There was a problem loading your chart data"
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}
