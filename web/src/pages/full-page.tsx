import { Mark } from "@slipway/ui/kit/mark.tsx";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import classes from "./full-page.module.css";

/** A page that is one message. Uses plain links: it must work when the app around it does not. */
export function FullPage({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <a href="/" className={classes.mark} aria-label="Slipway, start page">
          <Mark />
        </a>
      </header>
      <main className={classes.message}>
        <span className={classes.tile} aria-hidden="true">
          <Icon size={20} strokeWidth={1.75} />
        </span>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
