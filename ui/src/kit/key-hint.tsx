import { keyLabels } from "../keys/key-pattern.ts";
import classes from "./key-hint.module.css";

/** `mod+k` drawn as key caps, in the platform's own signs. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <span className={classes.root}>
      {keyLabels(keys).map((label, at) => (
        <kbd key={at}>{label}</kbd>
      ))}
    </span>
  );
}
