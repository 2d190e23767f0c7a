/** A card of an area's first page: what it is, how many, its newest rows, and the way to all of them. */
import { Button } from "@mantine/core";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useViewStack } from "../../navigation/view-stack.ts";
import { SkeletonLines } from "../status/states.tsx";
import classes from "./overview-card.module.css";

const clock = new Intl.DateTimeFormat(undefined, { dateStyle: "short", timeStyle: "short" });

export interface OverviewCardProps {
  /** The view that the title and the last button open. */
  view: string;
  icon: LucideIcon;
  title: string;
  /** Left out while unknown. */
  badge?: string | number;
  /** A second way on, beside that one. */
  action?: ReactNode;
  /** True: grey lines take the place of the rows. */
  isLoading?: boolean;
  /** The sentence in place of the rows when the figures could not be read. */
  error?: { title: string; onRetry: () => void } | null;
  /** Time of figures that are not of now, in epoch milliseconds: they are grey. */
  asOf?: number | null;
  /** True: it sleeps and nothing is known yet. */
  isUnknown?: boolean;
  children?: ReactNode;
}

/** A card lists this many at most, and from then on its button says that there may be more. [C2.05] [C9.08] */
const MANY = 4;

export function OverviewCard(props: OverviewCardProps) {
  const {
    view,
    icon: Icon,
    title,
    badge,
    action,
    isLoading = false,
    error = null,
    asOf = null,
    isUnknown = false,
    children,
  } = props;
  const { start } = useViewStack();
  const open = (): void => start({ id: view });
  const verb = typeof badge === "number" && badge >= MANY ? "View all" : "Open";
  return (
    <section className={classes.card} aria-label={title} aria-busy={isLoading} data-old={asOf !== null || undefined}>
      <header>
        <button type="button" className={classes.title} onClick={open}>
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
          <h3>{title}</h3>
        </button>
        {badge !== undefined && <span className={classes.badge}>{badge.toLocaleString()}</span>}
        {asOf !== null && <span className={classes.asOf}>as of {clock.format(asOf)}</span>}
      </header>
      <div className={classes.rows}>
        {error !== null ? (
          <div className={classes.failed} role="alert">
            <p>{error.title}</p>
            <Button onClick={error.onRetry}>Retry</Button>
          </div>
        ) : isLoading ? (
          <div className={classes.loading}>
            <SkeletonLines widths={["70%", "55%", "62%"]} />
          </div>
        ) : isUnknown ? (
          <CardText>Asleep. Its figures are read once it is awake.</CardText>
        ) : (
          children
        )}
      </div>
      <footer>
        {action}
        <Button variant="subtle" onClick={open} aria-label={`${verb} ${title}`}>
          {verb}
        </Button>
      </footer>
    </section>
  );
}

export interface CardRowProps {
  name: ReactNode;
  facts?: ReactNode;
  /** Left out: the row is only read. */
  onOpen?: () => void;
}

export function CardRow({ name, facts, onOpen }: CardRowProps) {
  const content = (
    <>
      <span className={classes.name}>{name}</span>
      {facts !== undefined && <span className={classes.facts}>{facts}</span>}
    </>
  );
  return onOpen === undefined ? (
    <div className={classes.row}>{content}</div>
  ) : (
    <button type="button" className={classes.row} onClick={onOpen}>
      {content}
    </button>
  );
}

/** One quiet sentence where there are no rows. */
export const CardText = ({ children }: { children: ReactNode }) => <p className={classes.text}>{children}</p>;
