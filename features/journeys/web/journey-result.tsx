/** A saved journey runs once, so that its author learns at once whether it proves anything. */
import { Button, Group, Loader } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { closeDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { CircleCheck, CircleMinus, CircleX } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { journeysContract } from "../contract/index.ts";
import classes from "./journeys.module.css";

interface Outcome {
  mark: ReactNode;
  title: string;
  detail: string;
}

const MARKS = {
  passed: <CircleCheck size={16} color="var(--ok)" aria-hidden="true" />,
  failed: <CircleX size={16} color="var(--err)" aria-hidden="true" />,
  not_run: <CircleMinus size={16} color="var(--text-3)" aria-hidden="true" />,
} as const;

const TITLES = { passed: "Passed", failed: "Failed", not_run: "Not run" } as const;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function JourneyResult({ projectId, path }: { projectId: string; path: string }) {
  const run = useRouteMutation(journeysContract.run, { onError: () => true });
  const start = useRef(() => run.mutate({ params: { id: projectId }, body: { path } }));
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    start.current();
  }, []);
  const { data, error } = run;
  const outcome: Outcome | null =
    data !== undefined
      ? { mark: MARKS[data.outcome], title: TITLES[data.outcome], detail: capitalised(data.detail) }
      : error !== null
        ? { mark: MARKS.not_run, title: TITLES.not_run, detail: error.message }
        : null;
  return (
    <div className={classes.form}>
      <p className={classes.note}>
        Saved as <span className="mono">{path}</span>. It runs with every change from now on.
      </p>
      <div className={classes.result} role="status" aria-busy={outcome === null}>
        {outcome === null ? <Loader size={14} /> : outcome.mark}
        <div>
          <strong>{outcome?.title ?? "Running it once…"}</strong>
          {outcome !== null && <p>{outcome.detail}</p>}
        </div>
      </div>
      <Group justify="flex-end" gap={8}>
        {outcome !== null && data?.outcome !== "passed" && (
          <Button variant="default" onClick={() => start.current()}>
            Run again
          </Button>
        )}
        <Button variant="filled" onClick={() => closeDialog()}>
          Close
        </Button>
      </Group>
    </div>
  );
}
