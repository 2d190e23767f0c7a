/**
 * The course of figures over time as lines, or as areas one upon the other. Straight from slot to slot, with a gap where
 * nothing is known, so that no value is drawn that does not exist.
 */
import { coursesOf, edgesOf, highest, type CourseKind } from "./course-shape.ts";
import { usePlotField } from "./plot-field.ts";
import { PlotFrame, PlotSlot, type PlotProps } from "./plot-frame.tsx";
import { inNumbers, inWords } from "./slots.ts";
import classes from "./plot.module.css";

export interface CoursePlotProps extends PlotProps {
  kind: CourseKind;
}

export function CoursePlot({ kind, title, series, slots, format = inNumbers, onChoose }: CoursePlotProps) {
  const { lookedAt, field, slot: slotProps } = usePlotField(slots, onChoose);
  const edges = edgesOf(kind, series, slots);
  return (
    <PlotFrame
      title={title}
      series={series}
      slots={slots}
      format={format}
      max={highest(kind, slots)}
      lookedAt={lookedAt}
    >
      <div className={classes.course}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {coursesOf(kind, series, slots).map(({ id, color, edge, fill }) => (
            <g key={id} color={color}>
              {fill !== "" && <path d={fill} className={classes.fill} />}
              <path d={edge} className={classes.edge} />
            </g>
          ))}
        </svg>
        <div className={classes.steps} role="group" aria-label={title} {...field}>
          {slots.map((slot, index) => (
            <PlotSlot
              key={slot.at}
              label={inWords(slot, series, format)}
              isChosen={onChoose !== undefined}
              {...slotProps(index)}
            >
              {index === lookedAt &&
                series.map(({ id, color }, at) => {
                  const height = edges[at]![index];
                  return height == null ? null : <i key={id} style={{ bottom: `${height}%`, background: color }} />;
                })}
            </PlotSlot>
          ))}
        </div>
      </div>
    </PlotFrame>
  );
}
