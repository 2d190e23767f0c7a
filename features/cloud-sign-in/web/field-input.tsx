/** One field of the sign-in settings. */
import { Button, NativeSelect, PasswordInput, Switch, Textarea, TextInput } from "@mantine/core";
import type { Field, Value } from "./fields.ts";
import classes from "./sign-in.module.css";

export interface FieldInputProps {
  field: Field;
  value: Value;
  /** A secret that is saved. It is never shown. */
  isConfigured: boolean;
  problem: string | null;
  onChange: (value: Value) => void;
}

const MAX_TEXT = 2000;
const MAX_SECRET = 4000;

/** Write-only: typing replaces the saved one, Remove deletes it. */
function SecretInput({ field, value, isConfigured, problem, onChange }: FieldInputProps) {
  const isRemoved = value === null;
  return (
    <div className={classes.secret}>
      <PasswordInput
        label={field.label}
        description={isRemoved ? "Removed when you save." : field.hint}
        placeholder={isConfigured && !isRemoved ? "Saved. Type to replace it." : undefined}
        autoComplete="new-password"
        maxLength={MAX_SECRET}
        value={value === null ? "" : String(value)}
        error={problem}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {isConfigured && (
        <Button
          aria-label={`${isRemoved ? "Keep" : "Remove"} ${field.label}`}
          onClick={() => onChange(isRemoved ? "" : null)}
        >
          {isRemoved ? "Keep" : "Remove"}
        </Button>
      )}
    </div>
  );
}

function choicesWith(field: Field & { kind: "choice" }, value: string) {
  const isKnown = field.choices.some((choice) => choice.value === value);
  return [...field.choices, ...(isKnown ? [] : [{ value, label: "Custom" }])];
}

export function FieldInput(props: FieldInputProps) {
  const { field, value, problem, onChange } = props;
  const named = { label: field.label, description: field.hint, error: problem };
  const text = typeof value === "string" ? value : "";
  switch (field.kind) {
    case "switch":
      return (
        <Switch {...named} checked={value === true} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      );
    case "secret":
      return <SecretInput {...props} />;
    case "choice":
      return (
        <NativeSelect
          {...named}
          data={choicesWith(field, text)}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case "lines":
      return (
        <Textarea
          {...named}
          rows={2}
          maxLength={MAX_TEXT}
          placeholder={field.placeholder}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    default:
      return (
        <TextInput
          {...named}
          inputMode={field.kind === "number" ? "numeric" : undefined}
          maxLength={MAX_TEXT}
          placeholder={field.placeholder}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
}
