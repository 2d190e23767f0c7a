import type { ReactNode } from "react";
import { AppBar } from "@slipway/ui/kit/app-page/app-bar.tsx";
import { ExampleChips } from "./examples/example-chips.tsx";
import classes from "./home-page.module.css";
import { HomeSections } from "./home-sections.tsx";
import { PromptBox } from "./prompt-box.tsx";
import { UnderTheQuestion } from "./under-the-question.tsx";

interface HomeBodyProps {
  /** The server does not answer, and is still being asked. */
  unreachable?: boolean;
  /** Below the examples. */
  children?: ReactNode;
}

/** The question, examples of answers, and below them the person's projects or other people's results. */
export function HomeBody({ unreachable, children }: HomeBodyProps) {
  return (
    <div className={classes.page}>
      <AppBar />
      <main className={classes.main}>
        <h1>What do you want to build?</h1>
        <div className={classes.composer}>
          <PromptBox autoFocus unreachable={unreachable} />
        </div>
        <div className={classes.chips}>
          <ExampleChips />
          {children}
        </div>
      </main>
      <aside className={classes.below} aria-label="Projects and examples">
        <HomeSections />
        <UnderTheQuestion />
      </aside>
    </div>
  );
}
