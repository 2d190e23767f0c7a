import { Mark } from "../mark.tsx";
import { StatusStrip } from "../status/status-strip.tsx";
import { AppLink } from "../../navigation/app-link.tsx";
import { entriesOf, useWebFeatures } from "../../slots/slots.ts";
import type { ReactNode } from "react";
import { SlotBoundary } from "../../slots/slot-boundary.tsx";
import classes from "./app-bar.module.css";

function Placed({ slot }: { slot: "app.bar.left" | "app.bar.right" }) {
  return entriesOf(useWebFeatures(), slot).map(({ id, component: Control }) => (
    <SlotBoundary key={id} whenBroken="nothing">
      <Control />
    </SlotBoundary>
  ));
}

/** The bar of pages outside a project. `children` stand in its middle. */
export function AppBar({ children }: { children?: ReactNode }) {
  return (
    <>
      <header className={classes.bar}>
        <div className={classes.side}>
          <AppLink href="/" className={classes.home} aria-label="Slipway, start page">
            <Mark />
          </AppLink>
          <Placed slot="app.bar.left" />
        </div>
        <div className={classes.middle}>{children}</div>
        <div className={classes.side}>
          <Placed slot="app.bar.right" />
        </div>
      </header>
      <StatusStrip />
    </>
  );
}
