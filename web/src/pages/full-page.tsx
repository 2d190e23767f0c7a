import { BarePage } from "@slipway/ui/page/bare-page.tsx";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import classes from "./full-page.module.css";

/** A page that is one message. Uses plain links: it must work when the app around it does not. */
export function FullPage({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <BarePage>
      <main className={classes.message}>
        <span className={classes.tile} aria-hidden="true">
          <Icon size={20} strokeWidth={1.75} />
        </span>
        <h1>{title}</h1>
        {children}
      </main>
    </BarePage>
  );
}
