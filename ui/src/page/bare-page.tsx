import type { ElementType, ReactNode } from "react";
import { Mark } from "../kit/mark.tsx";
import classes from "./bare-page.module.css";

export interface BarePageProps {
  /** Component of the link home; a plain link also works when the app around it does not. */
  link?: ElementType;
  /** The page's `main`. */
  children: ReactNode;
}

/** A page without the app's bars: the logo, and its content. */
export function BarePage({ link: Link = "a", children }: BarePageProps) {
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Link href="/" className={classes.mark} aria-label="Slipway, start page">
          <Mark />
        </Link>
      </header>
      {children}
    </div>
  );
}
