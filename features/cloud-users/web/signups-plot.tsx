/** Signups per day; a bar shows only the people of its day. [C2.32] [C2.37] [C9.08] */
import { SegmentedControl } from "@mantine/core";
import { BarPlot } from "@slipway/ui/plots/bar-plot.tsx";
import { PlotPlace } from "@slipway/ui/plots/plot-place.tsx";
import { useState } from "react";
import { SIGNUP_RANGES, type SignupRange } from "../contract/signups.ts";
import { useSignups } from "./use-signups.ts";
import classes from "./users.module.css";

const SERIES = [{ id: "signups", label: "signups", color: "var(--accent)" }];
const day = new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric" });

export const dayInWords = (at: number): string => day.format(at);

export interface SignupsPlotProps {
  projectId: string;
  backendRef: string;
  onDay: (at: number) => void;
}

export function SignupsPlot({ projectId, backendRef, onDay }: SignupsPlotProps) {
  const [range, setRange] = useState<SignupRange>(SIGNUP_RANGES[0]);
  const signups = useSignups(projectId, backendRef, { range });
  const { data } = signups;
  const total = data?.reduce((sum, day) => sum + day.signups, 0) ?? 0;
  return (
    <section className={classes.plot} aria-label="Signups">
      <header>
        <h3>Signups</h3>
        <span>{data === undefined ? "" : total.toLocaleString()}</span>
        {total > 0 && <small>Choose a day to see who it was.</small>}
        <SegmentedControl
          aria-label="Range"
          value={String(range)}
          data={SIGNUP_RANGES.map((days) => ({ value: String(days), label: `${days} days` }))}
          onChange={(value) => setRange(Number(value) as SignupRange)}
        />
      </header>
      <PlotPlace
        asked={signups}
        failed={{ title: "Error loading chart data", text: "There was a problem loading your chart data" }}
        none={() => (total === 0 ? "No data available" : null)}
      >
        {(days) => (
          <BarPlot
            title="Signups"
            series={SERIES}
            slots={days.map((day) => ({
              at: day.at,
              label: dayInWords(day.at),
              values: { signups: day.signups },
            }))}
            onChoose={(first) => onDay(first.at)}
          />
        )}
      </PlotPlace>
    </section>
  );
}
