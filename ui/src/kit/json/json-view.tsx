/** A value as JSON, with its copy. */
import { CopyButton } from "../copying/copy.tsx";
import classes from "./json-view.module.css";

export function JsonView({ value, label }: { value: unknown; label: string }) {
  const text = JSON.stringify(value, null, 2);
  return (
    <div className={classes.json}>
      <pre tabIndex={0} aria-label={label}>
        {text}
      </pre>
      <CopyButton text={text} label="Copy JSON" />
    </div>
  );
}
