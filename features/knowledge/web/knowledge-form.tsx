import { Button, Switch, Textarea, TextInput } from "@mantine/core";
import type { AppError } from "@slipway/kernel/errors";
import { useState, type FormEvent } from "react";
import { knowledgeLimits, type KnowledgeFile, type WrittenKnowledge } from "../contract/index.ts";
import classes from "./knowledge.module.css";

export interface KnowledgeFormProps {
  file?: KnowledgeFile;
  readOnly?: boolean;
  saving: boolean;
  error: AppError | null;
  /** The version that somebody else saved meanwhile. */
  theirs?: KnowledgeFile | null;
  onSave: (written: WrittenKnowledge) => void;
  onShowTheirs?: (() => void) | undefined;
  /** Overwrites that version, which the person has seen. */
  onSaveOver?: (written: WrittenKnowledge) => void;
  onCancel: () => void;
}

const EMPTY: WrittenKnowledge = { name: "", description: "", knowledge: "", preprocess: false };
const COUNTED_FROM = 0.9;

export function KnowledgeForm(props: KnowledgeFormProps) {
  const { file, readOnly = false, saving, error, onSave, onCancel } = props;
  const [written, setWritten] = useState<WrittenKnowledge>(file ?? EMPTY);
  const change = (part: Partial<WrittenKnowledge>) => setWritten((before) => ({ ...before, ...part }));
  const { name, description, knowledge, preprocess } = written;
  const mine: WrittenKnowledge = { name: name.trim(), description, knowledge, preprocess };
  const complete = name.trim() !== "" && knowledge.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete && !readOnly) onSave(mine);
  };
  const taken = error?.code === "knowledge_name_taken" ? error.userMessage : null;
  const failure = error !== null && taken === null ? error.userMessage : null;
  const { fileCharacters } = knowledgeLimits;
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput
        label="Name"
        placeholder="How we write"
        value={name}
        maxLength={knowledgeLimits.nameCharacters}
        readOnly={readOnly}
        error={taken}
        data-autofocus
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label="Description"
        description="One line: what it is about"
        value={description}
        maxLength={knowledgeLimits.descriptionCharacters}
        readOnly={readOnly}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <Textarea
        label="Knowledge"
        rows={12}
        resize="vertical"
        value={knowledge}
        maxLength={fileCharacters}
        readOnly={readOnly}
        onChange={(event) => change({ knowledge: event.currentTarget.value })}
      />
      {knowledge.length > fileCharacters * COUNTED_FROM && (
        <p className={classes.count} role="status">
          {knowledge.length.toLocaleString()} of {fileCharacters.toLocaleString()} characters
        </p>
      )}
      <Switch
        label="Summarise"
        description="The agent gets headings and first sentences only. For long texts."
        checked={preprocess}
        disabled={readOnly}
        onChange={(event) => change({ preprocess: event.currentTarget.checked })}
      />
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <Theirs {...props} mine={mine} />
      <div className={classes.row}>
        {!readOnly && (
          <Button type="submit" variant="filled" loading={saving} disabled={!complete}>
            Save
          </Button>
        )}
        <Button onClick={onCancel} disabled={saving}>
          {readOnly ? "Close" : "Cancel"}
        </Button>
      </div>
    </form>
  );
}

function Theirs({ theirs = null, onShowTheirs, onSaveOver, mine }: KnowledgeFormProps & { mine: WrittenKnowledge }) {
  if (onShowTheirs !== undefined) return <Button onClick={onShowTheirs}>Show what they saved</Button>;
  if (theirs === null) return null;
  return (
    <section className={classes.theirs} aria-label="What they saved">
      <h3>{theirs.name}</h3>
      <pre tabIndex={0}>{theirs.knowledge}</pre>
      <Button onClick={() => onSaveOver?.(mine)}>Save mine over it</Button>
    </section>
  );
}
