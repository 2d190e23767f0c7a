import { usePageTitle } from "@slipway/ui/page/page-status";
import { AppBar } from "../app-bar.tsx";
import { ExampleChips } from "./example-chips.tsx";
import { ExampleGallery } from "./example-gallery.tsx";
import classes from "./home-page.module.css";
import { PromptBox } from "./prompt-box.tsx";

export function HomePage() {
  usePageTitle("");
  return (
    <div className={classes.page}>
      <AppBar />
      <main className={classes.main}>
        <h1>What do you want to build?</h1>
        <div className={classes.composer}>
          <PromptBox autoFocus />
        </div>
        <div className={classes.chips}>
          <ExampleChips />
        </div>
      </main>
      <aside className={classes.gallery}>
        <ExampleGallery />
      </aside>
    </div>
  );
}
