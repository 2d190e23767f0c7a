/** Controls over the editor: run and cancel, the time limit, and the switch between reading and changing. */
import { Button, NativeSelect, Switch } from "@mantine/core";
import { Play, Square } from "lucide-react";
import type { ReactNode } from "react";
import { TIME_LIMITS } from "../contract/index.ts";
import type { Run } from "./use-run.ts";
import classes from "./sql.module.css";

export interface RunBarProps {
  run: Run;
  onRun: () => void;
  timeLimit: number;
  onTimeLimit: (seconds: number) => void;
  allowChanges: boolean;
  onAllowChanges: (allow: boolean) => void;
  children?: ReactNode;
}

export function RunBar({ run, onRun, children, ...options }: RunBarProps) {
  const { timeLimit, onTimeLimit, allowChanges, onAllowChanges } = options;
  return (
    <div className={classes.bar} role="toolbar" aria-label="SQL editor">
      {run.isRunning ? (
        <Button
          leftSection={<Square size={14} aria-hidden="true" />}
          loading={run.isCancelling}
          onClick={() => run.cancel()}
        >
          Cancel
        </Button>
      ) : (
        <Button variant="filled" leftSection={<Play size={14} aria-hidden="true" />} onClick={onRun}>
          Run
        </Button>
      )}
      <NativeSelect
        aria-label="Time limit"
        className={classes.limit}
        value={String(timeLimit)}
        data={TIME_LIMITS.map((seconds) => ({ value: String(seconds), label: `${seconds} s limit` }))}
        onChange={({ currentTarget: { value } }) => onTimeLimit(Number(value))}
      />
      {children}
      <span className={classes.space} />
      <span className={classes.access} data-changes={allowChanges || undefined}>
        <Switch
          label="Changes allowed"
          checked={allowChanges}
          onChange={({ currentTarget: { checked } }) => onAllowChanges(checked)}
        />
        <small>{allowChanges ? "Statements may write" : "Read only"}</small>
      </span>
    </div>
  );
}
