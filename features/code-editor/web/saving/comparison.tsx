import { Button } from "@mantine/core";
import { unifiedMergeView } from "@codemirror/merge";
import { Compartment, EditorState } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { useEffect, useRef } from "react";
import { languageOf } from "../text/languages.ts";
import { look } from "../text/look.ts";
import { withLineFeeds } from "../text/replace-text.ts";
import styles from "./conflict-bar.module.css";

export interface ComparisonProps {
  path: string;
  mine: string;
  theirs: string;
  who: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Their text as the ground, mine as the change. */
export function Comparison({ path, mine, theirs, who, onKeepMine, onTakeTheirs }: ComparisonProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const colours = languageOf(path, mine.length);
    const language = new Compartment();
    let open = true;
    const view = new EditorView({
      parent: host.current!,
      state: EditorState.create({
        doc: withLineFeeds(mine),
        extensions: [
          lineNumbers(),
          look,
          language.of(colours instanceof Promise ? [] : colours),
          EditorState.readOnly.of(true),
          EditorView.contentAttributes.of({ "aria-label": `Differences of ${path}` }),
          unifiedMergeView({
            original: withLineFeeds(theirs),
            mergeControls: false,
            collapseUnchanged: { margin: 3, minSize: 6 },
          }),
        ],
      }),
    });
    if (colours instanceof Promise)
      void colours.then((loaded) => open && view.dispatch({ effects: language.reconfigure(loaded) }));
    return () => {
      open = false;
      view.destroy();
    };
  }, [path, mine, theirs]);
  return (
    <div className={styles.compared}>
      <p className={styles.legend}>
        <del>{`Only in ${who}'s version`}</del> <ins>Only in yours</ins>
      </p>
      <div ref={host} className={styles.code} />
      <div className={styles.choices}>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
        <Button variant="filled" onClick={onKeepMine}>
          Keep mine as a new version
        </Button>
      </div>
    </div>
  );
}
