/** A set of fields that is saved as one: only what changed, and only while every edited field is right. [C4.07] */
import { SaveBar } from "@slipway/ui/kit/settings/save-bar.tsx";
import { useViewBlocker } from "@slipway/ui/navigation/view-blocker";
import { useState, type FormEvent } from "react";
import type { AuthConfig } from "../../cloud/contract/index.ts";
import { changesOf, patchOf, problemsOf, savedDraft } from "./draft.ts";
import { FieldInput } from "./field-input.tsx";
import type { Draft, FieldSet } from "./fields.ts";
import { refusedField, UNSAVED, useSaveAuthSettings } from "./use-auth-settings.ts";
import classes from "./sign-in.module.css";

export interface SettingsFormProps {
  projectId: string;
  config: AuthConfig;
  set: FieldSet;
  label: string;
}

const NOTHING: Draft = {};

export function SettingsForm({ projectId, config, set, label }: SettingsFormProps) {
  const [edits, setEdits] = useState(NOTHING);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const reset = (): void => {
    setEdits(NOTHING);
    setRefused({});
  };
  const under = set.group === null ? "" : `${set.group}.`;
  const save = useSaveAuthSettings(projectId, {
    onSaved: reset,
    onRefused: (error) => {
      const wrong = set.fields.find(({ name }) => `${under}${name}` === refusedField(error));
      if (wrong !== undefined) setRefused({ [wrong.name]: error.userMessage });
    },
  });
  const saved = savedDraft(config, set);
  const draft = { ...saved, ...edits };
  const changes = changesOf(saved, edits);
  const isDirty = Object.keys(changes).length > 0;
  const problems = { ...refused, ...problemsOf(set, { saved, edits, configured: config.configured_secrets }) };
  const hasProblem = Object.keys(problems).length > 0;
  useViewBlocker(isDirty, UNSAVED);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isDirty && !hasProblem) save.mutate({ params: { id: projectId }, body: patchOf(set, changes) });
  };
  return (
    <form className={classes.form} aria-label={label} onSubmit={submit} noValidate>
      <fieldset disabled={save.isPending}>
        {set.fields
          .filter(({ isShown }) => isShown?.(draft) ?? true)
          .map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              value={draft[field.name] ?? null}
              isConfigured={config.configured_secrets.includes(field.name)}
              problem={problems[field.name] ?? null}
              onChange={(value) => {
                setEdits({ ...edits, [field.name]: value });
                setRefused({});
              }}
            />
          ))}
      </fieldset>
      <SaveBar dirty={isDirty} saving={save.isPending} disabled={hasProblem} onCancel={reset} />
    </form>
  );
}
