/** A part of a page that could not be loaded, in one line: its title, the reason, and Retry. */
import { Button } from "@mantine/core";
import type { AppError } from "@slipway/kernel/errors";
import { TraceId } from "./states.tsx";
import classes from "./load-failed.module.css";

export interface LoadFailedProps {
  title: string;
  error: AppError;
  /** Left out: the error's own sentence. */
  text?: string;
  onRetry: () => void;
}

export function LoadFailed({ title, error, text = error.userMessage, onRetry }: LoadFailedProps) {
  return (
    <div className={classes.failed} role="alert">
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
        <TraceId error={error} />
      </div>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
