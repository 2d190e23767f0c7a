/** Asks for one name: of a new folder, or of a file that is renamed. What was typed stays when it is refused. */
import { Button, TextInput } from "@mantine/core";
import type { AppError } from "@slipway/kernel/errors";
import { closeDialog, openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { useState, type FormEvent } from "react";
import { nameProblem } from "../../contract/index.ts";
import classes from "./browser.module.css";

export interface NameQuestion {
  title: string;
  submit: string;
  first: string;
  /** Rejects with the refusal that is shown below the field. */
  save: (name: string) => Promise<unknown>;
}

function NameForm({ submit, first, save }: NameQuestion) {
  const [name, setName] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const broken = nameProblem(name);
    setProblem(broken);
    if (broken !== null) return;
    setSaving(true);
    try {
      await save(name);
      closeDialog();
    } catch (error) {
      setProblem((error as AppError).userMessage);
      setSaving(false);
    }
  };
  return (
    <form className={classes.dialog} onSubmit={(event) => void onSubmit(event)}>
      <TextInput
        label="Name"
        data-autofocus
        value={name}
        error={problem}
        maxLength={1024}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className={classes.ways}>
        <Button variant="subtle" onClick={() => closeDialog()}>
          Cancel
        </Button>
        <Button type="submit" variant="filled" loading={isSaving} disabled={name === first && first !== ""}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

export const askForName = (question: NameQuestion): void =>
  void openDialog({ title: question.title, content: <NameForm {...question} /> });
