import { ActionIcon, Button, TextInput, Tooltip } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { X } from "lucide-react";
import { useState, type FormEvent } from "react";
import { journeysContract, MAX_TITLE_CHARACTERS } from "../contract/index.ts";
import { JourneyResult } from "./journey-result.tsx";
import { lineOf } from "./page-messages.ts";
import { dropStep, endRecorder, expectsSomething, useRecorder } from "./recorder-store.ts";
import classes from "./journeys.module.css";

/** Names a recorded journey and shows its steps, each of which can be left out. */
function KeepForm({ projectId }: { projectId: string }) {
  const { at, steps } = useRecorder();
  const [title, setTitle] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const keep = useRouteMutation(journeysContract.keep, {
    onSuccess: endRecorder,
    onError: (error) => {
      if (error.kind === "user") setRefusal(error.userMessage);
      return error.kind === "user";
    },
  });
  const isReady = title.trim() !== "" && expectsSomething({ steps });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady)
      keep.mutate({
        params: { id: projectId },
        body: { title: title.trim(), at: at ?? "/", steps: steps.map(lineOf) },
      });
  };
  if (keep.data !== undefined) return <JourneyResult projectId={projectId} path={keep.data.path} />;
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput
        label="What works"
        placeholder="Book a time"
        value={title}
        error={refusal}
        maxLength={MAX_TITLE_CHARACTERS}
        data-autofocus
        onChange={(event) => {
          setRefusal(null);
          setTitle(event.currentTarget.value);
        }}
      />
      <ol className={classes.steps} aria-label="Steps">
        <li className="mono">open {at ?? "/"}</li>
        {steps.map((step, index) => (
          <li key={`${index} ${lineOf(step)}`}>
            <span className="mono">{lineOf(step)}</span>
            <Tooltip label="Leave out">
              <ActionIcon aria-label={`Leave out: ${lineOf(step)}`} onClick={() => dropStep(index)}>
                <X size={14} />
              </ActionIcon>
            </Tooltip>
          </li>
        ))}
      </ol>
      {!expectsSomething({ steps }) && <p className={classes.note}>A journey needs a text that it expects.</p>}
      <Button type="submit" variant="filled" loading={keep.isPending} disabled={!isReady}>
        Save journey
      </Button>
    </form>
  );
}

export function openKeepDialog(projectId: string): void {
  openDialog({ title: "Save this journey", content: <KeepForm projectId={projectId} /> });
}
