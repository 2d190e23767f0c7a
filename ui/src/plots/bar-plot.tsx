/** Stacked bars over time. Each bar can be reached by key and opened; dragging over bars chooses a span. */
import { usePlotField } from "./plot-field.ts";
import { PlotFrame, PlotSlot, type PlotProps } from "./plot-frame.tsx";
import { inNumbers, inWords, totalOf, type Series, type Slot } from "./slots.ts";
import classes from "./plot.module.css";

function Stack({ slot, series, max }: { slot: Slot; series: readonly Series[]; max: number }) {
  return series.map(({ id, color }) => {
    const value = slot.values[id] ?? 0;
    const share = value === 0 ? 0 : Math.max(value / max, 0.02);
    return <i key={id} style={{ flexBasis: `${share * 100}%`, background: color }} />;
  });
}

export function BarPlot({ title, series, slots, format = inNumbers, onChoose }: PlotProps) {
  const max = Math.max(1, ...slots.map(totalOf));
  const { lookedAt, field, slot: slotProps } = usePlotField(slots, onChoose);
  return (
    <PlotFrame title={title} series={series} slots={slots} format={format} max={max} lookedAt={lookedAt}>
      <div className={classes.bars} role="group" aria-label={title} {...field}>
        {slots.map((slot, index) => (
          <PlotSlot
            key={slot.at}
            label={inWords(slot, series, format)}
            isChosen={onChoose !== undefined}
            {...slotProps(index)}
          >
            <Stack slot={slot} series={series} max={max} />
          </PlotSlot>
        ))}
      </div>
    </PlotFrame>
  );
}
