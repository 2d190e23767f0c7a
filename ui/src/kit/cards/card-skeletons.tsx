import { Skeleton } from "@mantine/core";
import cardClasses from "./project-card.module.css";
import classes from "./project-grid.module.css";

/** Six cards in the geometry of the real ones. */
export function CardSkeletons() {
  return (
    <div className={classes.grid} role="status" aria-busy="true" aria-label="Loading projects">
      {Array.from({ length: 6 }, (_none, at) => (
        <div key={at} className={cardClasses.card} aria-hidden="true">
          <div className={cardClasses.thumb}>
            <Skeleton height="100%" radius={0} />
          </div>
          <div className={cardClasses.body} style={{ gap: 10 }}>
            <Skeleton height={13} width="58%" />
            <span />
            <Skeleton height={11} width="36%" />
          </div>
        </div>
      ))}
    </div>
  );
}
