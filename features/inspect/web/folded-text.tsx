import { Button } from "@mantine/core";
import { useState } from "react";
import { isLong } from "./graph-model.ts";
import classes from "./inspect.module.css";

/** Shows only the beginning of a text above 100 characters or one line, until it is opened. [T9.07] */
export function FoldedText({ text, mono = false }: { text: string; mono?: boolean }) {
  const [open, setOpen] = useState(false);
  if (!isLong(text)) return <p className={mono ? classes.mono : classes.text}>{text}</p>;
  return (
    <div className={classes.folded}>
      {open ? (
        <pre className={mono ? classes.mono : classes.text} tabIndex={0}>
          {text}
        </pre>
      ) : (
        <p className={mono ? classes.mono : classes.text}>{`${text.split("\n")[0]!.slice(0, 100)}…`}</p>
      )}
      <Button variant="subtle" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? "Show less" : "Show all"}
      </Button>
    </div>
  );
}
